"""The book of rules in a full window: contents at the left, one paper page on the game's felt."""

from pathlib import Path
from typing import Any, Literal, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.page.book_header import BookHeader
from desktop.page.ways_out import below, open_menu, way_back
from desktop.program import Program
from desktop.reader.aim_page import AimPage
from desktop.reader.book import AIM, EDITION, Book
from desktop.reader.contents import Contents
from desktop.reader.edition_page import EditionPage
from desktop.reader.pages import Page
from desktop.reader.paper import Paper
from desktop.reader.rules_page import ChapterPage
from desktop.reader.rulings_page import RulingsPage
from desktop.reader.word_pages import DifferencesPage, GlossaryPage
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.style.theme import Style
from desktop.table.table import Table
from desktop.widgets.dressing import wear_all
from desktop.widgets.letter_keys import acts
from desktop.widgets.switch import Choice
from rules.core.contract import AnyGame
from rules.reference.search import DIFFERENCES, RULINGS
from rules.text.localise import Language

BOTH: Literal["both"] = "both"
BOTH_FROM = 1400
"""Windows narrower than this, at text of the usual size, show one language."""


class TellsLog(Protocol):
    """A screen that can show a point of the game in its log."""

    def show_in_log(self, point: int) -> None: ...


class Reader(Screen):
    """Opened through the shell as `reader`, with a game and, if wanted, the id of a rule, a ruling or a section, and
    the table at which the game is being played."""

    def __init__(
        self,
        program: Program,
        shell: Shell,
        game: AnyGame | str,
        at: str = "",
        home: Path | None = None,
        table: Table | None = None,
    ) -> None:
        super().__init__(program)
        found = program.library.named(game) if isinstance(game, str) else game
        assert found is not None
        self.shell = shell
        self.game_id = found.id
        self.book = Book(program, found, home, table)
        self.section = ""
        self.last_chapter = self.book.sections[0]
        """Where one comes back to from the pages after the chapters."""
        self.wants_both = True
        style = self.style_now
        self.paper = Paper(self, self.book, style)
        self.contents = Contents(self, self.book, style)
        self.header = BookHeader(self, style, "book")
        self.begins_at = self.paper.stop
        self._connect()
        self._choose_languages()
        self.contents.say_again()
        self.open_at(at)

    def _connect(self) -> None:
        self.paper.read.connect(self.contents.show_rule)
        self.paper.footer.opened.connect(self.open_at)
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self._set_languages)
        self.contents.opened.connect(lambda section: self.open_at(section or self.last_chapter))
        self.contents.filtered.connect(self._show_rulings)
        self.contents.part_wanted.connect(self.paper.go_to)
        self.contents.ruling_wanted.connect(self.open_at)
        self.contents.log_wanted.connect(self._show_in_log)
        self.contents.box_wanted.connect(self._open_box)
        self.contents.searched.connect(self.search)
        self.contents.stepped.connect(self.step)

    # What is open

    def open_at(self, id: str) -> None:
        """A rule, a ruling or a section; empty: the first chapter."""
        section = self.book.section_of(id)
        if section != self.section:
            self.section = section
            if self.book.chapter(section) is not None:
                self.last_chapter = section
            self._show_page()
        if isinstance(self.paper.page, RulingsPage):
            self.paper.page.see(id)
            self.contents.rulings.show_filter(self.paper.page.filter)
        self.contents.open(section)
        self._arrange()
        self.paper.go_to(id)

    def _show_rulings(self, filter_id: str) -> None:
        if not isinstance(self.paper.page, RulingsPage):
            self.open_at(RULINGS)
        assert isinstance(self.paper.page, RulingsPage)
        self.paper.page.show_filter(filter_id)
        self.contents.rulings.show_filter(filter_id)
        self.paper.scroller.arrange()
        self.paper.at = ""
        self.paper.bring()
        self.paper.mark_found()

    def _show_in_log(self, point: int) -> None:
        """Go back to the table, and show in the log where it happened."""
        under = below(self.shell, self)
        if under is not None and hasattr(under, "show_in_log"):
            formatter: TellsLog = under
            self.shell.back()
            formatter.show_in_log(point)

    def search(self, query: str) -> None:
        self.book.search(query, self.section)
        self._say_found()
        found = self.book.current
        if found is not None and found.section == self.section:
            self.open_at(found.id)

    def step(self, by: int) -> None:
        """Go to the next passage, or the previous one; around at the ends."""
        found = self.book.step(by, self.section)
        if found is not None:
            self.open_at(found.id)
            self._say_found()

    def turn(self, by: int) -> None:
        """Open the next chapter, or the previous one."""
        section = self.book.beside(self.section, by)
        if section:
            self.open_at(section)

    def _show_page(self) -> None:
        page = page_of(self.section, self.book, self.style_now)
        page.rule_wanted.connect(self.open_at)
        page.ruling_wanted.connect(self.open_at)
        page.read.connect(self.paper.point_at)
        page.changed.connect(self.contents.show_counts)
        page.box_wanted.connect(self._open_box)
        page.lesson_wanted.connect(lambda lesson: self._open("lesson", lesson=lesson[0], rule=lesson[1]))
        page.shown.connect(lambda rule: self._open("figure", rule=rule))
        page.say_again()
        self.paper.show_page(page)
        self._say_place()
        self._arrange()

    def _open_box(self) -> None:
        self._open("own_box")

    def _open(self, screen: str, **what: Any) -> None:
        if screen in self.shell.makers:
            self.shell.open(screen, game=self.book.game, **what)

    # Words

    def say_again(self) -> None:
        self._choose_languages()
        self.contents.say_again()
        self._show_again()

    def _say_place(self) -> None:
        book = self.book
        self.header.say(
            book.say(f"game-{book.game.id}"),
            book.say("reader-rules"),
            book.title_of(self.section),
            way_back(self.shell, self),
            book.say("back-key"),
            book.say("top-menu"),
        )
        shown = BOTH if len(book.languages) > 1 else book.languages[0]
        choices = [Choice("fr", book.say("reader-french")), Choice("en", book.say("reader-english"))]
        if self._is_wide:
            choices.insert(1, Choice(BOTH, book.say("reader-both")))
        self.header.offer(choices, shown, book.say("reader-languages"))
        has_figures = isinstance(self.paper.page, ChapterPage) and self.paper.page.has_figures
        self.paper.footer.say_place(book, self.section, has_figures=has_figures)

    def _say_found(self) -> None:
        self.contents.say_found()
        self.paper.page.say_again()
        self.paper.page.update()
        self._arrange()

    # Languages

    @property
    def _is_wide(self) -> bool:
        return self.width() >= BOTH_FROM * self.program.settings.text_scale

    def _choose_languages(self) -> None:
        mine: Language = self.program.settings.language
        both: tuple[Language, ...] = (mine, "en" if mine == "fr" else "fr")
        self.book.languages = both if self.wants_both and self._is_wide else (mine,)

    def _set_languages(self, shown: Language | Literal["both"]) -> None:
        self.wants_both = shown == BOTH or not self._is_wide
        if shown != BOTH:
            self.program.set_language(shown)
        self._choose_languages()
        self._show_again()

    def _show_again(self) -> None:
        """Build the page again in the current language, at the same place."""
        filter_id = self.paper.page.filter if isinstance(self.paper.page, RulingsPage) else ""
        self._show_page()
        if isinstance(self.paper.page, RulingsPage):
            self.paper.page.show_filter(filter_id)
            self.paper.scroller.arrange()
        self.paper.bring()
        self.paper.say_reading()
        self.paper.mark_found()

    # Looks

    def draw_again(self) -> None:
        style = self.style_now
        for each in (*self.paper.parts, self.header, self.contents):
            wear_all(each, style)
        self._choose_languages()
        self._show_again()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.draw_again()
        self._arrange()

    def _arrange(self) -> None:
        top = self.header.put(0, 0, self.width())
        left = self.contents.wide(self.width())
        self.contents.height_given = self.height() - top
        self.contents.put(0, top, left)
        self.paper.arrange(self.rect().adjusted(left, top, 0, 0))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        ctrl = bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier))
        if key == Qt.Key.Key_Escape:
            self.shell.back()
        elif (key == Qt.Key.Key_Slash and acts(self.program, event)) or (ctrl and key == Qt.Key.Key_F):
            self.contents.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.contents.search.selectAll()
        elif key == Qt.Key.Key_F3:
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif ctrl and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.paper.turn(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turn(1 if key == Qt.Key.Key_Right else -1)
        elif not self.paper.scroll(key):
            super().keyPressEvent(event)


def page_of(section: str, book: Book, style: Style) -> Page:
    """What a section of the book looks like."""
    chapter = book.chapter(section)
    if chapter is not None:
        return ChapterPage(None, book, chapter, style)
    kinds: dict[str, type[Page]] = {
        AIM: AimPage,
        RULINGS: RulingsPage,
        DIFFERENCES: DifferencesPage,
        EDITION: EditionPage,
    }
    return kinds.get(section, GlossaryPage)(None, book, style)
