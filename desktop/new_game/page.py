"""The new-game page: in whose company one plays, then one board of what there is to choose, and the button that begins.

Every change makes new `Choices`, and the whole page shows them; nothing on it remembers anything of its own.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.kept_games.files import ask_folder
from desktop.new_game import choices as c
from desktop.new_game.beginning import Begun
from desktop.new_game.boards import Boards
from desktop.new_game.choices import Choices
from desktop.new_game.company import companies
from desktop.new_game.company_row import CompanyRow
from desktop.new_game.data_menu import choose_data
from desktop.new_game.gaps import CHALLENGES
from desktop.new_game.ladder_place import LadderPlace
from desktop.new_game.levelling import Levelling
from desktop.new_game.opponents import Opponents
from desktop.new_game.option_faces import company_face
from desktop.new_game.preparation import Preparation
from desktop.new_game.seat_cards import SeatCards
from desktop.new_game.side import AGAIN, BOX, ELSEWHERE, ChosenPanel
from desktop.new_game.sign_cards import SignCards
from desktop.new_game.solo import Solo
from desktop.new_game.words import Wording
from desktop.program import Program
from desktop.screen import Screen
from desktop.widgets.dressing import dress
from desktop.widgets.letter_keys import acts
from desktop.widgets.pressable import ENTER, tab_through
from desktop.widgets.scrolling import ScrollingColumn
from desktop.widgets.top_line import Now, TopLine
from desktop.widgets.words import Label
from rules.core.edition import Problem

if TYPE_CHECKING:
    from desktop.shell import Shell

COMPANY_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


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
        self.levelling = Levelling(self.preparation)
        self.ask = ask_folder
        self.tab_order: list[QWidget] = []
        self._build()
        self._arrange()
        self._connect()
        self.draw_again()
        self.say_again()
        # What needs earlier games is said once the page has been seen.
        self.idle = QTimer(self, singleShot=True, interval=0)
        self.idle.timeout.connect(self.preparation.know_results)
        self.idle.start()

    # Building

    def _build(self) -> None:
        self.top = TopLine(self.program)
        self.company = CompanyRow()
        self.settings_title = Label(size=24, weight="semibold", on="felt", serif=True)
        self.solo = Solo(self.preparation, self.words)
        self.opponents = Opponents(self.preparation, self.levelling, self.words)
        self.seats = SeatCards(self.preparation, self.levelling, self.words)
        self.ladder = LadderPlace(self.levelling, self.words, self.opponents, self.seats)
        self.boards = Boards(self.preparation, self.words)
        self.dock = ChosenPanel(self.preparation, self.levelling, self.words)
        self.signs = SignCards(self)
        self.begins_at = self.dock.action_bar.start

    def _arrange(self) -> None:
        content = QWidget()
        self.centre = QVBoxLayout(content)
        self.centre.addWidget(self.settings_title)
        self.centre.addWidget(self.solo, 1)
        self.centre.addLayout(self.opponents)
        self.centre.addLayout(self.seats)
        self.centre.addLayout(self.boards, 1)
        self.page = ScrollingColumn(content)
        self.across = QHBoxLayout()
        self.across.addWidget(self.page, 1)
        self.across.addWidget(self.dock)
        self.below = QVBoxLayout()
        self.below.addWidget(self.company)
        self.below.addLayout(self.across, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addLayout(self.below, 1)

    def _connect(self) -> None:
        self.top.menu_asked.connect(self.shell.back)
        self.company.chosen.connect(self.preparation.sit)
        for part in (self.solo, self.seats, self.boards, self.dock):
            part.asked.connect(self.show_rule)
        self.solo.confirmed.connect(self.start)
        self.solo.sign_pointed.connect(self.signs.point)
        self.solo.sign_asked.connect(self.signs.ask)
        self.dock.guided.connect(self.start_guided)
        self.dock.daily.connect(self.start_daily)
        self.dock.box.connect(lambda: choose_data(self, self.dock.links[BOX]))
        self.dock.action_bar.started.connect(self.start)
        self.dock.action_bar.mended.connect(self._mend)
        self.preparation.changed.connect(self.show_choices)
        self.levelling.changed.connect(self.show_choices)

    # Acting

    def _mend(self, change: Choices | str) -> None:
        """What a button of the foot does about what is missing."""
        if isinstance(change, Choices):
            self.preparation.change(change)
        elif change == CHALLENGES:
            self.preparation.unfold(wanted=False)
            self.solo.grid.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
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
        self._open(self.preparation.begin(folder))

    def start_guided(self) -> None:
        """Begins a first game with a guide."""
        self._open(self.preparation.begin_guided(), guided=True)

    def start_daily(self) -> None:
        """Begins the challenge of the day."""
        self._open(self.preparation.begin_daily())

    def _open(self, begun: Begun | None, **how: bool) -> None:
        if begun is not None:
            shell = self.shell
            shell.back()
            shell.open("table", timeline=begun.timeline, journal=begun.journal, told=begun.told, **how)

    def show_rule(self, at: str) -> None:
        """A rule or a section of the book."""
        self.shell.open("reader", game=self.game, at=at)

    def correct(self) -> None:
        """Open what the owner of the box knows better; where it keeps from playing, at what is wrong."""
        self.shell.open("own_box", game=self.game, **self.preparation.data.kept.where_to_look)

    # Showing

    def say_again(self) -> None:
        self.preparation.data.read_again()
        self.top.show_title(self.words.say(f"game-{self.game.id}"))
        self.top.menu.say(self.words.say("new-leave"))
        self.settings_title.setText(self.words.say("new-settings"))
        self.seats.say_again()
        self.boards.options.say_again()
        self.dock.say_again()
        self.show_choices()

    def show_choices(self) -> None:
        """The page says and draws the choices as they are."""
        words, now = self.words, self.preparation
        self.signs.put_away()
        faces = [company_face(words, each) for each in companies(self.game)]
        self.company.show_faces(words.say("new-company"), faces, now.company)
        self._show_boards()
        self.dock.show_choices()
        asked = self.dock.gap.words if self.dock.gap else words.say("new-ask")
        seat = c.me(now.choices)
        if self.levelling.seat is not None:
            seat, asked = self.levelling.seat, words.say("new-level-ask")
        self.top.show_now(
            Now(now.choices.places[seat].colour, words.name(now.choices, seat), words.say("new-step"), asked)
        )
        self._order_tabs()

    def _show_boards(self) -> None:
        """Show the board of the company, or the settings in its place."""
        is_open, company = self.preparation.shows_settings, self.preparation.company
        self.settings_title.setVisible(is_open)
        self.solo.show_choices(wanted=company == "alone" and not is_open)
        self.opponents.show_choices(wanted=company == "computer" and not is_open)
        self.seats.show_choices(wanted=company == "together" and not is_open)
        is_levelling = self.levelling.seat is not None
        self.ladder.show_choices(self.page, *self._room)
        self.boards.show_choices(has_room=company != "alone" and not is_levelling and self._has_room())
        has_boards = not is_levelling and (company != "alone" or is_open)
        self.centre.setStretchFactor(self.boards, 1 if has_boards else 0)
        for place, above in (("computer", self.opponents), ("together", self.seats)):
            self.centre.setStretchFactor(above, 1 if is_levelling and company == place else 0)

    @property
    def _room(self) -> tuple[int, int]:
        """The width and the height of what can be seen of the page, within its margins."""
        margins, seen = self.centre.contentsMargins(), self.page.viewport().size()
        return seen.width() - margins.left() - margins.right(), seen.height() - margins.top() - margins.bottom()

    def _has_room(self) -> bool:
        """Whether the table finds room below the board of the company without scrolling."""
        above = self.opponents if self.preparation.company == "computer" else self.seats
        width, high = self._room
        above.invalidate()
        needed = self.boards.table.column.heightForWidth(width) + 2 * self.centre.spacing()
        return above.heightForWidth(width) + needed <= high

    def _order_tabs(self) -> None:
        """Order the tab stops as the page is read; what was made later finds its place among them."""
        parts = (self.solo, self.opponents, self.seats, self.ladder, self.boards, self.dock)
        order = [*self.company.tiles, *(each for part in parts for each in part.tabs)]
        if order != self.tab_order:
            self.tab_order = order
            tab_through(order)

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.company, self.page, self.dock):
            dress(self.top, self.style_now)
            self.boards.fit(self.style_now)
        edge, gap = self.px(18), max(6, self.px(12))
        self.below.setContentsMargins(edge, gap, edge, gap)
        self.below.setSpacing(gap)
        self.across.setSpacing(max(4, self.px(10)))
        self.centre.setContentsMargins(0, 0, 2, 2)
        for column in (self.centre, self.opponents, self.seats):
            column.setSpacing(self.px(10))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.signs.put_away()
        self.draw_again()
        self.below.activate()
        self._show_boards()

    def help(self) -> bool:
        """Open the rule of what is explained, while it is."""
        if self.signs.rule:
            self.show_rule(self.signs.rule)
            return True
        return super().help()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        in_field = isinstance(focus, QLineEdit) and focus.hasFocus()
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in ENTER and in_field and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.focusNextChild()
        elif event.key() in ENTER:
            self.start()
        elif event.key() in COMPANY_KEYS and not in_field and acts(self.program, event):
            self._sit(COMPANY_KEYS.index(Qt.Key(event.key())))
        else:
            super().keyPressEvent(event)

    def _leave(self) -> None:
        """Escape puts away what is explained, and folds the levels or the settings first."""
        if self.signs.put_away():
            return
        if self.levelling.seat is not None:
            self.levelling.fold()
        elif self.preparation.shows_settings:
            self.preparation.unfold(wanted=False)
        else:
            self.shell.back()

    def _sit(self, number: int) -> None:
        shown = companies(self.game)
        if number < len(shown):
            self.preparation.sit(shown[number])
