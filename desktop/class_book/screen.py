"""The class book as a screen: a game is chosen, and whether lessons ask who is there."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.class_book.class_book import ClassBook, open_step
from desktop.class_book.saying import ClassWords, begun_in, lessons_of
from desktop.page.book_header import BookHeader
from desktop.page.ways_out import open_menu, way_back
from desktop.program import Program
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.start_cache import recall
from desktop.widgets.dressing import Drawn, dress
from desktop.widgets.dropdown import Dropdown, Item
from desktop.widgets.options import OptionRow
from desktop.widgets.switch import Choice
from rules.core.contract import AnyGame
from rules.games import GAME_IDS

WIDEST, EDGE = 1480, 16
ROOM_FOR_HELP = 560
"""The height from which there is room for what the switch means, at text of the usual size."""


class Top(Drawn):
    """What stands above the board: the game, and the switch."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Dropdown(size=17)
        self.asks = OptionRow("switch", on="felt")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.game)
        row.addStretch(1)
        row.addWidget(self.asks, 2)


class ClassBookScreen(Screen):
    """Opened through the shell as `class_book`, with a game, and with files to take if there are any."""

    def __init__(self, program: Program, shell: Shell, game: AnyGame | str = "", files: Sequence[Path] = ()) -> None:
        super().__init__(program)
        self.shell, self.words = shell, ClassWords(program)
        self.game_id = self._first_game(game if isinstance(game, str) else game.id)
        program.pupils.read_again()
        self.begun = begun_in(program)
        self.header = BookHeader(self, self.style_now, "people")
        self.header.back.connect(self.leave_screen)
        self.header.menu.connect(lambda: open_menu(shell, self, self.header.menu_button))
        self.header.language.connect(program.set_language)
        self.face = QWidget(self)
        self.top = Top()
        self.book = ClassBook(program, shell, lessons_of(program, self.game_id))
        column = QVBoxLayout(self.face)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.top)
        column.addWidget(self.book, 1)
        self.begins_at = self.book.list if self.book.pupils else self.book.buttons["add"]
        self.top.game.chosen.connect(self.show_game)
        self.top.asks.toggled.connect(self._ask_or_not)
        self.book.step_wanted.connect(lambda lesson, step: open_step(shell, lesson, step))
        self.book.rule_wanted.connect(lambda game, rule: shell.open("reader", game=game, at=rule))
        self.book.changed.connect(self._follow_class)
        self.say_again()
        if files:
            self.take(files)

    def _first_game(self, wanted: str) -> str:
        """The game that is wanted, else the one that was played last, else the first."""
        known = [each for each in GAME_IDS if each in self.program.playable] or list(self.program.playable)
        return next((each for each in (wanted, recall().game) if each in known), known[0])

    def show_game(self, game: str) -> None:
        self.game_id = game
        self.book.show_lessons(lessons_of(self.program, game))
        self._say_top()
        self.draw_again()

    def _follow_class(self) -> None:
        """Show the game of what has come into the class book, with the made lessons that are begun by now."""
        before, self.begun = self.begun, begun_in(self.program)
        games = [key.partition("/")[0] for key in sorted(self.begun - before)]
        if games and self.game_id not in games and games[0] in self.program.playable:
            self.game_id = games[0]
        lessons = lessons_of(self.program, self.game_id)
        if lessons != self.book.lessons:
            self.book.show_lessons(lessons)
        self._say_top()

    def _ask_or_not(self, asks: bool) -> None:
        if asks != self.program.settings.class_book:
            self.program.settings_file.change(class_book=asks)

    def take(self, files: Sequence[Path]) -> None:
        """Take what pupils handed in, dropped on the window or opened."""
        self.book.doing.take(files)

    # What it says

    def say_again(self) -> None:
        say = self.program.say
        back = way_back(self.shell, self)
        self.header.say("Vestiges", say("teach"), say("class-book"), back, say("back-key"), say("top-menu"))
        languages = [Choice("fr", say("reader-french")), Choice("en", say("reader-english"))]
        self.header.offer(languages, self.program.settings.language, say("top-language"))
        self.book.read_again()
        self._follow_class()

    def _say_top(self) -> None:
        say = self.program.say
        games = [Item(each, self.words.game(each)) for each in GAME_IDS if each in self.program.playable]
        self.top.game.offer(say("class-book-game"), games, self.game_id)
        has_room = self.height() >= ROOM_FOR_HELP * self.program.settings.text_scale
        self.top.asks.tell(say("class-asks"), say("class-asks-below") if has_room else "")
        self.top.asks.setChecked(self.program.settings.class_book)

    # Looks and keys

    def draw_again(self) -> None:
        if self.wear_anew(self.header, self.face):
            dress(self.face, self.style_now)
        self._say_top()
        top, gap = self.header.put(0, 0, self.width()), self.px(EDGE)
        wide = min(self.width() - 2 * gap, round(WIDEST * self.program.settings.text_scale * self.style_now.unit))
        self.face.setGeometry((self.width() - wide) // 2, top + gap, wide, self.height() - top - 2 * gap)
        self.book.make_room()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.draw_again()

    def leave_screen(self) -> None:
        """One level: what is asked or written, then the screen."""
        if not self.book.doing.leave_it():
            self.shell.back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_screen()
        elif event.key() == Qt.Key.Key_O and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.book.doing.ask_for_files()
        else:
            super().keyPressEvent(event)
