"""When the end of a round shows itself: once the pieces have travelled, to each person once, never in anyone's way."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolTip

from desktop.board.area import BoardArea
from desktop.program import Program
from desktop.round_summary.sheet import SummarySheet
from desktop.round_summary.words import sheet_words
from desktop.settings import Pace
from desktop.table.seat_at_table import Stepped
from desktop.table.table import Table
from rules.core.summary import Summary
from rules.core.types import Seat

STAYS_MS: dict[Pace, int] = {"off": 0, "fast": 3000, "normal": 5000, "slow": 8000}
"""How long the sheet stays if nobody keeps it; with animation off it does not come by itself."""
PUTS_AWAY = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class RoundSummaries(QObject):
    """Signals: `comes` when the sheet shows by itself; `rule_wanted` with a rule id; `log_wanted` with the point at
    which the round ended.
    """

    comes = Signal()
    rule_wanted = Signal(str)
    log_wanted = Signal(int)

    def __init__(self, program: Program, table: Table, area: BoardArea) -> None:
        super().__init__(area)
        self.program, self.table, self.area = program, table, area
        self.sheet = SummarySheet(program, table.game.id, area, area.view, area.desk.signs)
        self.shown = 0
        """The point whose round the sheet tells of, or told of last."""
        self.latest = 0
        """The last point of this sitting at which a round ended."""
        self.is_due = False
        """Whether the sheet comes as soon as the pieces have arrived."""
        self._told: dict[Seat | None, int] = {}
        """By who looked, the last round that showed itself."""
        self.sheet.rule_wanted.connect(self.rule_wanted)
        self.sheet.log_wanted.connect(self._open_log)
        table.stepped.connect(self._step)
        table.went.connect(self._leave)
        table.curtain.connect(self._leave)
        area.animations.arrived.connect(self._wait)
        area.showing.over.connect(self._wait)
        program.language_changed.connect(self._write)
        program.style_changed.connect(self._write)
        for each in (area, area.view, area.view.viewport()):
            each.installEventFilter(self)

    @property
    def is_out(self) -> bool:
        return not self.sheet.isHidden()

    @property
    def is_watched(self) -> bool:
        """Whether people still watch what was done before, or read what a round brought."""
        return self.area.is_watched or self.is_due or self.is_out

    # By itself

    def _step(self, stepped: Stepped) -> None:
        self.sheet.put_away()
        self.is_due = False
        if self.table.history.summary_at(stepped.number) is not None:
            self.latest = stepped.number
            self.is_due = self._comes
            self._wait()

    @property
    def _comes(self) -> bool:
        """Whether the sheet may come by itself: not where nothing moves by itself, nor over what tells it better."""
        return STAYS_MS[self.program.settings.pace] > 0 and not self.table.is_over

    def _wait(self) -> None:
        if self.is_due:
            QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        """Show the sheet now that everything lies where it belongs; who is busy by then is left alone."""
        if not self.is_due or self.area.is_watched:
            return
        self.is_due = False
        is_busy = bool(self.area.hand.held) or self.table.is_looking_back
        if not (self.table.is_covered or is_busy):
            self._show_latest()

    def show_missed(self, *_: object) -> None:
        """Show the round that ended before the screen was handed to this person."""
        is_there = self.latest in self.table.timeline.past()
        if self.latest and is_there and self._comes and self._told.get(self.table.looking) != self.latest:
            self._show_latest()

    def _show_latest(self) -> None:
        self._told[self.table.looking] = self.latest
        is_teaching = self.table.timeline.record.policy == "teaching"
        self.comes.emit()
        self.show(self.latest, 0 if is_teaching else STAYS_MS[self.program.settings.pace])

    # When asked

    def show_again(self) -> None:
        """Show the end of the last round before the point that is looked at, or put it away."""
        if self.table.is_covered or self.put_away():
            return
        past = self.table.timeline.past()
        ended = next((point for point in reversed(past) if self._summary(point) is not None), 0)
        if ended:
            self.show(ended, 0)
            self.sheet.go_on.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            middle = self.area.mapToGlobal(self.area.rect().center())
            QToolTip.showText(middle, self.program.say("summary-nothing"), self.area)

    def show(self, point: int, stays_ms: int) -> None:
        """Show the round that ended at this point, for so long, or until put away if that is 0."""
        summary = self._summary(point)
        if summary is not None:
            self.shown = point
            words = sheet_words(summary, self.area.situation.say, self._colours)
            self.sheet.show_words(words, stays_ms, comes=self.program.settings.pace != "off")

    def put_away(self) -> bool:
        """Returns whether the sheet was there."""
        return self.sheet.put_away()

    def skip(self) -> None:
        """Leave out what would still come."""
        self.is_due = False
        self.put_away()

    def _summary(self, point: int) -> Summary | None:
        return self.table.history.summary_at(point)

    @property
    def _colours(self) -> tuple[str, ...]:
        return tuple(map(self.table.colour_of, range(len(self.table.players))))

    def _leave(self, *_: object) -> None:
        """Another point, or other eyes: nothing of what one person read stays."""
        self.is_due = False
        self.put_away()

    def _write(self) -> None:
        summary = self._summary(self.shown) if self.is_out else None
        if summary is not None:
            self.sheet.words = sheet_words(summary, self.area.situation.say, self._colours)
            self.sheet.write()

    def _open_log(self) -> None:
        self.put_away()
        self.log_wanted.emit(self.shown)

    # What is done at the table

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key at the table puts the sheet away and means nothing else; a click there is a click as well."""
        if not self.is_out:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.area.view:
            is_plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if not is_plain or Qt.Key(event.key()) not in PUTS_AWAY:
                return False
            return (event.key() == Qt.Key.Key_Escape and self.area.cards.close_last()) or self.put_away()
        if event.type() == QEvent.Type.MouseButtonPress and watched is self.area.view.viewport():
            self.put_away()
        elif event.type() == QEvent.Type.Resize and watched is self.area:
            self.sheet.write()
        return False
