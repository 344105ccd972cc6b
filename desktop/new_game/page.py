"""The new-game page: a card for each place, what is played, how far one may go back, and what is still missing.

Every change makes new `Choices`, and the whole page shows them; nothing on it remembers anything of its own.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.kept_games.files import ask_folder
from desktop.new_game.boards import Boards
from desktop.new_game.choices import Choices
from desktop.new_game.company import companies, company_of
from desktop.new_game.company_row import CompanyRow
from desktop.new_game.gaps import CHALLENGES
from desktop.new_game.option_faces import company_face
from desktop.new_game.preparation import Preparation
from desktop.new_game.seat_cards import SeatCards
from desktop.new_game.side import AGAIN, ELSEWHERE, PlayingWith
from desktop.new_game.words import Wording
from desktop.program import Program
from desktop.screen import Screen
from desktop.widgets.dressing import dress
from desktop.widgets.pressable import ENTER, tab_through
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.top_line import Now, TopLine
from rules.core.edition import Problem

if TYPE_CHECKING:
    from desktop.shell import Shell

ROOM_FOR_BOTH = 1500
"""In windows narrower than this, challenges leave no room for the table at the start."""


class NewGame(Screen):
    """Opened with the id of a game; without, it is the first that can be played. It says what kept a game from
    beginning elsewhere."""

    largest_unit = 1.4

    def __init__(self, program: Program, shell: "Shell", game: str = "", trouble: Problem | None = None) -> None:
        found = program.library.named(game or program.playable[0])
        assert found is not None
        self.game_id = found.id
        super().__init__(program)
        self.shell, self.game = shell, found
        self.words = Wording(program, found)
        self.preparation = Preparation(program, found)
        self.preparation.trouble = trouble
        self.ask = ask_folder
        self.tab_order: list[QWidget] = []
        self._build()
        self._arrange()
        self._connect()
        self.draw_again()
        self.say_again()

    # Building

    def _build(self) -> None:
        self.top = TopLine(self.program)
        self.company = CompanyRow()
        self.seats = SeatCards(self.preparation, self.words)
        self.boards = Boards(self.preparation, self.words)
        self.dock = PlayingWith(self.preparation, self.words)
        self.begins_at = self.dock.action_bar.start

    def _arrange(self) -> None:
        content = QWidget()
        self.centre = QVBoxLayout(content)
        self.centre.addWidget(self.company)
        self.centre.addLayout(self.seats)
        self.centre.addLayout(self.boards, 1)
        self.page = ScrollingColumn(content)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.page, 1)
        across.addWidget(self.dock)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(across, 1)

    def _connect(self) -> None:
        self.top.menu_asked.connect(self.shell.back)
        self.company.chosen.connect(self.preparation.sit)
        for part in (self.seats, self.boards, self.dock):
            part.asked.connect(self.show_rule)
        self.dock.action_bar.started.connect(self.start)
        self.dock.action_bar.mended.connect(self._mend)
        self.preparation.changed.connect(self.show_choices)

    # Acting

    def _mend(self, change: Choices | str) -> None:
        """What a button of the foot does about what is missing."""
        if isinstance(change, Choices):
            self.preparation.change(change)
        elif change == CHALLENGES:
            self.boards.challenges.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
        elif change == AGAIN:
            self.start()
        elif change == ELSEWHERE:
            folder = self.ask(self, self.words.say("kept-elsewhere-title"))
            if folder is not None:
                self.start(folder)

    def start(self, folder: Path | None = None) -> None:
        """Begins the game, kept in this folder, if nothing is missing; else the keyboard goes to what is."""
        if self.preparation.objections:
            button = next((each for each in self.dock.action_bar.mends if each.isVisible()), None)
            if button is not None:
                button.setFocus(Qt.FocusReason.TabFocusReason)
            return
        begun = self.preparation.begin(folder)
        if begun is not None:
            shell = self.shell
            shell.back()
            shell.open("table", timeline=begun.timeline, journal=begun.journal, told=begun.told)

    def show_rule(self, at: str) -> None:
        """A rule or a section of the book."""
        self.shell.open("reader", game=self.game, at=at)

    # Showing

    def say_again(self) -> None:
        self.top.show_title(self.words.say(f"game-{self.game.id}"))
        self.top.menu.say(self.words.say("new-leave"))
        self.seats.say_again()
        self.boards.options.say_again()
        self.dock.say_again()
        self.show_choices()

    def show_choices(self) -> None:
        """The page says and draws the choices as they are."""
        words, choices = self.words, self.preparation.choices
        faces = [company_face(words, each) for each in companies(self.game)]
        self.company.show_faces(words.say("new-company"), faces, company_of(self.game, choices))
        self.seats.show_choices()
        self._show_boards()
        self.dock.show_choices()
        step = words.say("new-step", count=self.preparation.players)
        asked = self.dock.gap.words if self.dock.gap else words.say("new-ask")
        self.top.show_now(Now(choices.places[0].colour, words.name(choices, 0), step, asked))
        self._order_tabs()

    def _show_boards(self) -> None:
        self.boards.show_choices(has_room=self.width() >= ROOM_FOR_BOTH * self.style_now.text_scale)

    def _order_tabs(self) -> None:
        """Order the tab stops as the page is read; what was made later finds its place among them.

        The levels of a second seat, for example, are made later.
        """
        order = [*self.company.tiles, *self.seats.tabs, *self.boards.tabs, *self.dock.tabs]
        if order != self.tab_order:
            self.tab_order = order
            tab_through(order)

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.page, self.dock):
            dress(self.top, self.style_now)
        self.centre.setContentsMargins(self.px(18), self.px(10), self.px(18), self.px(14))
        for column in (self.centre, self.seats):
            column.setSpacing(self.px(10))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_again()
        self._show_boards()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shell.back()
        elif event.key() in ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.start()
        else:
            super().keyPressEvent(event)
