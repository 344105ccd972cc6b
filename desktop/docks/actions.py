"""What the buttons of the foot do and say: undo, redo, confirm, and moves that have no place on the table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.hand import Hand
from desktop.board.keyboard import BARE_KEYS
from desktop.board.situation import Situation
from desktop.docks.action_bar import MOST_CHOICES, ActionBar
from desktop.docks.formatting import Formatter
from desktop.table.table import Table


class Actions(QObject):
    """Signal: `score_wanted` of a game that is over."""

    score_wanted = Signal()

    def __init__(
        self, formatter: Formatter, hand: Hand, situation: Situation, action_bar: ActionBar, otherwise: QWidget
    ) -> None:
        super().__init__(action_bar)
        self.formatter = formatter
        self.table: Table = formatter.table
        self.hand = hand
        self.program = situation.program
        self.situation = situation
        self.showing = situation.showing
        self.action_bar = action_bar
        self.otherwise = otherwise
        """Where the keyboard goes when no button does anything."""
        self._warned: Any = None
        self._shown: object = None
        action_bar.undo_wanted.connect(self.table.undo)
        action_bar.redo_wanted.connect(self.table.redo)
        action_bar.confirmed.connect(self.confirm)
        action_bar.choice_made.connect(self._choose)

    # What they do

    def buttons(self) -> Sequence[Any]:
        """Moves that have no place on the table."""
        return self.hand.buttons()

    def confirm(self) -> None:
        """The next reason of an automa, or what comes next of what is acted out; else plays the one move that is a
        button, such as ending the turn, or at once what plays itself in a moment.

        After the end of a game: its score sheet."""
        buttons = self.buttons()
        if self._reads_on:
            self.showing.next()
        elif len(buttons) == 1:
            self._play(buttons[0])
        elif self.table.asking.following is not None:
            self.table.asking.follow_now()
        elif self._leads_to_score:
            self.score_wanted.emit()

    def forget_warning(self) -> None:
        """Forget the move that waited to be confirmed once more."""
        self._warn(None)

    def _choose(self, number: int) -> None:
        self._play(self.buttons()[number])

    @property
    def _reads_on(self) -> bool:
        """Whether the next reason of an automa is to be read, or the next act to be seen."""
        return self.showing.card is not None or self.showing.is_acting

    @property
    def _leads_to_score(self) -> bool:
        table = self.table
        return table.is_over and not table.is_looking_back and not table.is_covered

    def _play(self, move: Any) -> None:
        """What people tend to regret is asked once more, without a dialog."""
        if self.program.settings.warnings and move != self._warned and self.table.warnings(move):
            self._warn(move)
        elif move == self._warned:
            self.table.propose(move)
        else:
            self.situation.play(move)

    def _warn(self, move: Any | None) -> None:
        """Says what would be regretted, and waits for the same once more; whatever else is done ends that."""
        application = QApplication.instance()
        if application is not None and (move is None) != (self._warned is None):
            (application.removeEventFilter if move is None else application.installEventFilter)(self)
        self._warned = move
        if move is None:
            self.action_bar.show_note("")
            return
        warnings = self.table.warnings(move)
        words = " ".join(self.formatter.say(each.sentence) for each in warnings)
        rule = warnings[0].rule
        link = self.formatter.say_id("dock-rule-link", rule=rule)
        self.action_bar.show_note(self.formatter.say_id("dock-confirm-again", warning=words), rule, link)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop the warning when the player acts elsewhere; active only while a move waits for confirmation."""
        is_act = event.type() == QEvent.Type.MouseButtonPress
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            is_act = event.key() not in BARE_KEYS
        if (
            is_act
            and isinstance(watched, QWidget)
            and watched is not self.action_bar
            and not self.action_bar.isAncestorOf(watched)
        ):
            self._warn(None)
        return False

    # What they say

    def say_again(self) -> None:
        """All words in the language in use now."""
        self._shown = None
        tips = [self.formatter.say_id(f"dock-{name}-tip") for name in ("undo", "redo", "confirm")]
        self.action_bar.say(self.formatter.say_id("dock-undo"), self.formatter.say_id("dock-redo"), tips)

    def look_again(self) -> None:
        """The position may have changed."""
        table, line = self.table, self.table.timeline
        state = (
            line.now,
            line.line()[-1],
            table.looking,
            table.is_covered,
            table.is_looking_back,
            table.asking.following,
        )
        if state != self._shown:
            self._shown = state
            self.show()

    def show(self) -> None:
        """What can be done now; the keyboard stays on a button that does something."""
        here = QApplication.focusWidget()
        was_here = here is not None and self.action_bar.isAncestorOf(here)
        self._show()
        here = QApplication.focusWidget()
        if was_here and not (here is not None and self.action_bar.isAncestorOf(here) and here.isEnabled()):
            self._pass_keyboard_on()

    def _pass_keyboard_on(self) -> None:
        """The button that was pressed does nothing any more: the keyboard goes to the next that does."""
        action_bar = self.action_bar
        buttons = (action_bar.confirm, *action_bar.choices, action_bar.undo, action_bar.redo)
        wanted = next((each for each in buttons if each.isEnabled()), self.otherwise)
        wanted.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        buttons = self.buttons()
        one = buttons[0] if len(buttons) == 1 else self.table.asking.following
        self._warn(None)
        self.action_bar.show_choices(
            [self.formatter.move(move) for move in buttons] if 1 < len(buttons) <= MOST_CHOICES else []
        )
        reads, ends = self._reads_on, self._leads_to_score
        rest = self.formatter.say_id("score-sheet" if ends else "dock-confirm")
        words = self.formatter.move(one) if one is not None else rest
        self.action_bar.show_state(
            can_undo=self.table.can_undo,
            can_redo=self.table.standpoint.is_in_the_past,
            confirm=self.formatter.say_id("explain-next") if reads else words,
            can_confirm=reads or one is not None or ends,
            is_all=reads or one is None or len(self.table.legal) <= 1,
        )
