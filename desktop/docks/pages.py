"""The pages of the dock: the open one follows the game, the others when they are opened."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget

from desktop.board.hand import Hand
from desktop.board.situation import Situation
from desktop.docks.charts import ChartsPage
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.log import LogPage
from desktop.docks.moves import MovesPage
from desktop.docks.pieces_list import PiecesList
from desktop.docks.rules_dock import RulesPage
from desktop.table.seat_at_table import Stepped
from rules.core.refusal import Refusal

PAGES = {"moves": "play", "log": "history", "rules": "book", "charts": "chart", "pieces": "grip"}
"""In order, each with its icon."""

WITH_FIELD = ("moves", "rules", "pieces")
"""Pages in which one can search."""

FOLLOWS_AFTER_MS = 30
"""Two frames: by then a move stands on the table. A list of a hundred moves must not hold up the piece that is dropped,
nor the light under the piece that is taken.
"""


class Guest(QWidget):
    """A page that is not always there. It follows what is held, too, and sees itself whether anything has changed."""

    def say_again(self) -> None: ...
    def look_again(self) -> None: ...


class Pages(QStackedWidget):
    """Signal: `rule_wanted` with a rule that the moves or the log speak of."""

    rule_wanted = Signal(str)

    def __init__(self, formatter: Formatter, game_log: GameLog, hand: Hand, situation: Situation) -> None:
        super().__init__()
        self.formatter = formatter
        self.moves = MovesPage(formatter, game_log, hand)
        self.log = LogPage(formatter, game_log)
        self.rules = RulesPage(formatter)
        self.charts = ChartsPage(formatter, game_log)
        self.pieces = PiecesList(formatter, hand, situation)
        pages: tuple[QWidget, ...] = (self.moves, self.log, self.rules, self.charts, self.pieces)
        self.by_name = dict(zip(PAGES, pages, strict=True))
        for page in pages:
            self.addWidget(page)
        self.names = list(PAGES)
        """The pages in the order of their tabs: a guided game has one more."""
        self.guests: dict[str, Guest] = {}
        self._shown: dict[str, object] = {}
        self.follows_after = FOLLOWS_AFTER_MS
        """Milliseconds; a measurement has the page wait until it is asked."""
        self._following = QTimer(self, singleShot=True)
        self._following.timeout.connect(self.catch_up)
        self._connect()

    def _connect(self) -> None:
        table = self.formatter.table
        table.stepped.connect(self._forget_filter)
        table.refused.connect(self._remember_refusal)
        table.notes.changed.connect(self.catch_up)
        self.log.point_wanted.connect(table.go_to)
        for page in (self.log, self.moves):
            page.play_on_wanted.connect(table.play_on)
            page.way_back_wanted.connect(table.come_back)
            page.rule_wanted.connect(self.rule_wanted)

    @property
    def open_one(self) -> str:
        return self.names[self.currentIndex()]

    def add_first(self, name: str, page: Guest) -> None:
        """A page that only some games have, before the others."""
        self.guests[name] = page
        self.insertWidget(0, page)
        self.names.insert(0, name)

    def remove(self, name: str) -> None:
        self._shown.pop(name, None)
        self.removeWidget(self.guests.pop(name))
        self.names.remove(name)

    def open(self, at: int) -> None:
        self.setCurrentIndex(at)
        self.charts.is_open = self.open_one == "charts"
        self.catch_up()

    def field_of(self, name: str) -> QLineEdit:
        """Return the search field of this page."""
        return {"moves": self.moves.field, "rules": self.rules.field, "pieces": self.pieces.field}[name]

    def say_again(self) -> None:
        """All words in the language in use now."""
        for page in (self.moves, self.log, self.rules, self.charts, self.pieces):
            page.say_again()
        for guest in self.guests.values():
            guest.say_again()
        self._shown.clear()
        self.catch_up()

    def follow(self) -> None:
        """Something has happened: the open page shows it once the table has been painted, a hidden one when it comes
        back.
        """
        if self.isVisible() and not self._following.isActive():
            self._following.start(self.follows_after)

    def catch_up(self) -> None:
        """The open page shows the game as it is now."""
        self._following.stop()
        name, state = self.open_one, self._state()
        if name in self.guests:
            self.guests[name].look_again()
            return
        before, self._shown[name] = self._shown.get(name), state
        if before != state:
            self._look(name)
        elif name == "moves":
            self.moves.show_held()
        elif name == "pieces":
            self.pieces.look_again()

    def forget(self) -> None:
        """The screen is handed on: what the pages told one person must not wait here for the next."""
        self._following.stop()
        self._shown.clear()
        self.pieces.pieces = ()
        self.moves.forget()
        for page in (self.moves, self.log, self.rules, self.pieces):
            page.list.show_rows([])

    def _remember_refusal(self, refusal: Refusal) -> None:
        self.catch_up()
        self.rules.remember(refusal)
        if self.open_one == "log":
            self.log.look_again()

    def _forget_filter(self, stepped: Stepped) -> None:
        """Clear the search among the moves: the move that was searched for has been played, or is over."""
        if stepped.by_person:
            self.moves.field.clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.catch_up()

    def _state(self) -> object:
        """All that pages depend on, but for what is held."""
        table, line = self.formatter.table, self.formatter.table.timeline
        here = line.now, line.last, line.line()[-1], table.looking, table.is_covered, table.is_looking_back
        return here, table.asking.following, table.notes.number, self.pieces.pieces

    def _look(self, name: str) -> None:
        match name:
            case "moves":
                self.moves.look_again()
            case "log":
                self.log.look_again()
            case "rules":
                self.rules.look_again()
            case "charts":
                self.charts.look_again()
            case "pieces":
                self.pieces.look_again()
