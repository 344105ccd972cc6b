"""What the two screens at the end of a game share: the frame around a page, how large it is, its menu and its words."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.analysis.offering import objection_to_review
from desktop.docks.formatting import Formatter
from desktop.program import FULL_HEIGHT, FULL_WIDTH, Program
from desktop.score.action_bar import ActionBar
from desktop.score.going_on import GoingOn
from desktop.score.progress import remember
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.menu import Menu
from desktop.widgets.top_line import TopLine

LEAST_UNIT, MOST_UNIT = 0.6, 1.6
"""A large screen shows a large sheet: it is read from across the room."""


class EndScreen(Screen):
    """A top line, a page that scrolls where it must, an action bar; the game is written down when it opens."""

    kept_as = "score-kept"
    """The message that says that the game is kept."""

    def __init__(self, program: Program, shell: Shell, table: Table, action_bar: ActionBar) -> None:
        super().__init__(program)
        self.shell, self.table = shell, table
        self.game_id = table.game.id
        self.formatter = Formatter(program, table)
        self.remembered = remember(program.profile, program.results, table)
        self.going_on = GoingOn(self, shell, self.formatter)
        self.top, self.action_bar, self.scroller = TopLine(program), action_bar, QScrollArea()
        self.going_on.refused.connect(self._tell)
        self.action_bar.wanted.connect(self.do)
        self.top.menu_asked.connect(self._open_menu)

    def frame(self, page: QWidget) -> None:
        """Put the page between the top line and the action bar."""
        self.scroller.setWidget(page)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self.scroller, 1)
        column.addWidget(self.action_bar)

    # What a subclass brings

    def do(self, action: str) -> None:
        """Carry out an action of the bar."""
        raise NotImplementedError

    def _arrange(self) -> None:
        """Lay out the page in the room there is."""
        raise NotImplementedError

    # Looks

    @property
    def style_large(self) -> Style:
        """The style for text that is read from far away: it grows with the window."""
        unit = min(self.width() / FULL_WIDTH, self.height() / FULL_HEIGHT)
        return replace(self.style_now, unit=max(LEAST_UNIT, min(MOST_UNIT, unit)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    # What people want

    def open_rule(self, rule: str) -> None:
        if "reader" in self.shell.makers:
            self.shell.open("reader", game=self.table.game, at=rule, table=self.table)

    def _offer_review(self) -> None:
        """Offer a review where there is one."""
        is_offered = "review" in self.shell.makers and not objection_to_review(self.table.timeline)
        self.action_bar.offer("review", is_offered)
        self.action_bar.buttons["review"].setToolTip(self.formatter.say_id("review-open-tip"))

    def open_review(self) -> None:
        """Every decision of a person, judged; Esc leads back."""
        self.shell.open("review", table=self.table)

    def _play_again(self) -> None:
        shift = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self.going_on.play_again(same_seed=bool(shift))

    def _open_menu(self) -> None:
        menu = Menu(self, self.style_now)
        for name, button in (*self.action_bar.shown(), ("home", self.action_bar.home)):
            menu.addAction(button.accessibleName()).triggered.connect(lambda _=False, name=name: self.do(name))
        menu.popup(self.top.menu.mapToGlobal(QPoint(0, self.top.menu.height())))

    def _open_above(self, menu: Menu, button: str) -> None:
        """Open a menu over the button of the action bar that it belongs to."""
        corner = self.action_bar.buttons[button].mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))

    # Words of the bar

    def _tell_kept(self) -> None:
        problems, kept = self.remembered.problems, self.remembered.kept
        if problems:
            self.action_bar.tell(self.formatter.say(problems[0].sentence))
            return
        is_kept = self.formatter.say_id(self.kept_as if self.table.timeline.keeper else "score-not-kept")
        self.action_bar.tell(" ".join(map(self.formatter.say, kept)) or is_kept)

    def _tell(self, words: str) -> None:
        """Show the words in the action bar; empty words leave it as it was."""
        if words:
            self.action_bar.tell(words)
            self._arrange()
