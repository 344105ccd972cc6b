"""The book of rules in a full window: contents at the left, one paper page on the game's felt."""

from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.page.leaf import Scroller, Sheet
from desktop.program import Program
from desktop.reader.book import EDITION, Book
from desktop.reader.contents import Contents
from desktop.reader.edition_page import EditionPage
from desktop.reader.footer import Footer
from desktop.reader.header import Header
from desktop.reader.pages import Page
from desktop.reader.rules_page import ChapterPage
from desktop.reader.rulings_page import RulingsPage
from desktop.reader.word_pages import DifferencesPage, GlossaryPage
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.widgets.dressing import wear_all
from desktop.widgets.switch import Choice
from rules.core.contract import AnyGame
from rules.reference.search import DIFFERENCES, NOTHING, RULINGS
from rules.text.localise import Language

BOTH: Literal["both"] = "both"
BOTH_FROM = 1400
"""Windows narrower than this, at text of the usual size, show one language."""

MOST_WIDE = 1640
"""Lines longer than a page this wide gives are hard to follow."""

ABOVE = 6
"""Room above the entry that one reads."""

MARGIN, PADDING, GAP = 16, 26, 12


class Reader(Screen):
    """Opened through the shell as `reader`, with a game and, if wanted, the id of a rule, a ruling or a section."""

    def __init__(
        self, program: Program, shell: Shell, game: AnyGame | str, at: str = "", home: Path | None = None
    ) -> None:
        super().__init__(program)
        found = program.library.named(game) if isinstance(game, str) else game
        assert found is not None
        self.shell = shell
        self.game_id = found.id
        self.book = Book(program, found, home)
        self.section = self.at = ""
        self._bringing = False
        self.wants_both = True
        style = self.style_now
        self.sheet = Sheet(self, style, program.art)
        self.scroller = Scroller(self)
        self.scroller.gap = GAP
        self.page: Page | None = None
        self.footer = Footer(self, style)
        self.contents = Contents(self, self.book, style)
        self.header = Header(self, style, "book")
        self._connect()
        self._choose_languages()
        self.contents.say_again()
        self.open_at(at)

    def _connect(self) -> None:
        self.scroller.laid_out.connect(self._bring)
        self.scroller.bar.valueChanged.connect(self._follow)
        self.header.back.connect(self.shell.back)
        self.header.language.connect(self._set_languages)
        self.contents.opened.connect(self.open_at)
        self.contents.searched.connect(self.search)
        self.contents.stepped.connect(self.step)
        self.footer.opened.connect(self.open_at)

    # Where one reads

    def open_at(self, id: str) -> None:
        """A rule, a ruling or a section; empty: the first chapter."""
        section = self.book.section_of(id)
        if section != self.section:
            self.section = section
            self._show_page()
        self.contents.open(section)
        self.at = id
        self._bring()

    def _bring(self) -> None:
        """Scrolls to the entry that one reads."""
        top = self.page.tops.get(self.at, 0) if self.page is not None else 0
        self._bringing = True
        self.scroller.scroll_to(max(0, top - ABOVE))
        self._bringing = False

    def _follow(self) -> None:
        """Somebody scrolls: another entry is read now."""
        if self._bringing or self.scroller.is_arranging or self.page is None:
            return
        value = self.scroller.bar.value() + ABOVE
        above = [id for id, top in self.page.tops.items() if top <= value]
        self.at = above[-1] if above else ""

    def search(self, query: str) -> None:
        book = self.book
        book.found = book.index.search(query) if query.strip() else NOTHING
        here = [entry for entry in book.found.entries if entry.section == self.section]
        book.current = next(iter(here or book.found.entries), None)
        self._say_found()
        if here and book.current is not None:
            self.open_at(book.current.id)

    def step(self, by: int) -> None:
        """To the next passage, or the previous one; around at the ends."""
        book, entries = self.book, self.book.found.entries
        if not entries:
            return
        at = entries.index(book.current) + by if book.current in entries else 0
        if book.current is not None and book.current.section != self.section:
            at -= by
        book.current = entries[at % len(entries)]
        self.open_at(book.current.id)
        self._say_found()

    def turn(self, by: int) -> None:
        """To the next chapter, or the previous one."""
        sections = self.book.sections
        at = sections.index(self.section) + by
        if 0 <= at < len(sections):
            self.open_at(sections[at])

    def _show_page(self) -> None:
        page = self._page_of(self.section)
        page.rule_wanted.connect(self.open_at)
        page.ruling_wanted.connect(self.open_at)
        page.lesson_wanted.connect(self._play)
        page.shown.connect(self._show_on_table)
        self.page = page
        page.say_again()
        self.scroller.show_leaf(page)
        self._say_place()
        self._arrange()

    def _page_of(self, section: str) -> Page:
        style, book = self.style_now, self.book
        chapter = book.chapter(section)
        if chapter is not None:
            return ChapterPage(None, book, chapter, style)
        if section == RULINGS:
            return RulingsPage(None, book, style)
        if section == DIFFERENCES:
            return DifferencesPage(None, book, style)
        if section == EDITION:
            return EditionPage(None, book, style)
        return GlossaryPage(None, book, style)

    def _play(self, lesson: str) -> None:
        self._open("lesson", lesson=lesson)

    def _show_on_table(self, rule: str) -> None:
        self._open("figure", rule=rule)

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
            book.say("reader-back"),
        )
        shown = BOTH if len(book.languages) > 1 else book.languages[0]
        choices = [Choice("fr", book.say("reader-french")), Choice("en", book.say("reader-english"))]
        if self._is_wide:
            choices.insert(1, Choice(BOTH, book.say("reader-both")))
        self.header.offer(choices, shown, book.say("reader-languages"))
        self.footer.say_place(book, self.section, has_figures=getattr(self.page, "has_figures", False))

    def _say_found(self) -> None:
        self.contents.say_found()
        if self.page is not None:
            self.page.say_again()
            self.page.update()
        self._mark_bar()
        self._arrange()

    def _mark_bar(self) -> None:
        if self.page is None:
            return
        high = max(1, self.page.height())
        found = [self.page.tops[each.id] for each in self.book.found.entries if each.id in self.page.tops]
        self.scroller.bar.mark(tuple(top / high for top in found))

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
        """The same place, with its words made anew."""
        self._show_page()
        self._bring()
        self._mark_bar()

    # Looks

    def draw_again(self) -> None:
        style = self.style_now
        for each in (self.sheet, self.header, self.contents, self.footer, self.scroller):
            wear_all(each, style)
        self._choose_languages()
        self._show_again()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = self.style_now
        if event.oldSize().width() != self.width():
            for each in (self.sheet, self.header, self.contents, self.footer, self.scroller):
                wear_all(each, style)
            self._choose_languages()
            self._show_again()
        self._arrange()

    def _arrange(self) -> None:
        wide = self.width()
        top = self.header.put(0, 0, wide)
        left = self.contents.wide(wide)
        self.contents.height_given = self.height() - top
        self.contents.put(0, top, left)
        paper = self.sheet.bleed
        x, y = left + MARGIN, top + MARGIN
        right, bottom = wide - MARGIN, self.height() - MARGIN
        spare = max(0, round(right - x - MOST_WIDE * self.program.settings.text_scale))
        x, right = x + spare // 2, right - (spare - spare // 2)
        self.sheet.setGeometry(x - paper, y - paper, right - x + 2 * paper, bottom - y + 2 * paper)
        pad = round(self.style_now.px(PADDING))
        foot = self.footer.arrange(right - x - 2 * pad)
        self.footer.setGeometry(x + pad, bottom - foot - 4, right - x - 2 * pad, foot)
        self.scroller.setGeometry(x + pad, y + 12, right - x - pad - 8, bottom - y - foot - 20)
        self._mark_bar()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, bar = event.key(), self.scroller.bar
        steps = {
            Qt.Key.Key_Down: 60,
            Qt.Key.Key_Up: -60,
            Qt.Key.Key_PageDown: bar.pageStep() - 60,
            Qt.Key.Key_PageUp: 60 - bar.pageStep(),
            Qt.Key.Key_Space: bar.pageStep() - 60,
        }
        ctrl = bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier))
        if key == Qt.Key.Key_Escape:
            self.shell.back()
        elif key == Qt.Key.Key_Slash or (ctrl and key == Qt.Key.Key_F):
            self.contents.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.contents.search.selectAll()
        elif key == Qt.Key.Key_F3:
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turn(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Home:
            bar.setValue(0)
        elif key == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        elif key in steps:
            bar.setValue(bar.value() + steps[Qt.Key(key)])
        else:
            super().keyPressEvent(event)
