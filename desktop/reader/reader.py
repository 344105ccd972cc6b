"""The book of rules in a full window: contents at the left, one paper page on the game's felt."""

from pathlib import Path
from typing import Any, Literal, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent

from desktop.page.book_header import BookHeader
from desktop.page.leaf import Scroller, Sheet
from desktop.page.ways_out import below, open_menu, way_back
from desktop.program import Program
from desktop.reader.book import EDITION, Book
from desktop.reader.contents import Contents
from desktop.reader.edition_page import EditionPage
from desktop.reader.footer import Footer
from desktop.reader.pages import Page
from desktop.reader.rules_page import ChapterPage
from desktop.reader.rulings_page import RulingsPage
from desktop.reader.word_pages import DifferencesPage, GlossaryPage
from desktop.screen import Screen
from desktop.shell import Shell
from desktop.table.table import Table
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

SEEN = 30
"""So much of a rule must be in sight to be counted."""

ABOVE = 6
"""Room above the entry that one reads."""

MARGIN, PADDING, GAP = 16, 26, 12


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
        self.section = self.at = ""
        self.last_chapter = self.book.sections[0]
        """Where one comes back to from the pages after the chapters."""
        self._bringing = False
        self.wants_both = True
        style = self.style_now
        self.sheet = Sheet(self, style, program.art)
        self.scroller = Scroller(self)
        self.scroller.gap = GAP
        self.page: Page | None = None
        self.footer = Footer(self, style)
        self.contents = Contents(self, self.book, style)
        self.header = BookHeader(self, style, "book")
        self._connect()
        self._choose_languages()
        self.contents.say_again()
        self.open_at(at)

    def _connect(self) -> None:
        self.scroller.laid_out.connect(self._bring)
        self.scroller.bar.valueChanged.connect(self._follow)
        self.header.back.connect(self.shell.back)
        self.header.menu.connect(lambda: open_menu(self.shell, self, self.header.menu_button))
        self.header.language.connect(self._set_languages)
        self.contents.opened.connect(lambda section: self.open_at(section or self.last_chapter))
        self.contents.filtered.connect(self._show_rulings)
        self.contents.part_wanted.connect(self._go_to)
        self.contents.ruling_wanted.connect(self.open_at)
        self.contents.log_wanted.connect(self._show_in_log)
        self.contents.searched.connect(self.search)
        self.contents.stepped.connect(self.step)
        self.footer.opened.connect(self.open_at)

    # Where one reads

    def open_at(self, id: str) -> None:
        """A rule, a ruling or a section; empty: the first chapter."""
        section = self.book.section_of(id)
        if section != self.section:
            self.section = section
            if self.book.chapter(section) is not None:
                self.last_chapter = section
            self._show_page()
        if isinstance(self.page, RulingsPage):
            self.page.see(id)
            self.contents.rulings.show_filter(self.page.filter)
        self.contents.open(section)
        self._arrange()
        self._go_to(id)

    def _go_to(self, id: str) -> None:
        """To an entry of this page."""
        self.at = id
        self._bring()
        self._say_reading()

    def _say_reading(self) -> None:
        """Which rule one reads, for the page and for the box that speaks of one's game; which are in sight."""
        chapter = self.book.chapter(self.section)
        rule = self.at if chapter is not None and self.at in chapter.rules else ""
        if chapter is not None and not rule:
            rule = chapter.rules[0]
        if self.page is not None:
            self.page.mark_read(rule)
        self.contents.show_rule(rule)
        self.footer.show_place(self._place_words())

    def _place_words(self) -> str:
        chapter, page = self.book.chapter(self.section), self.page
        if chapter is None or page is None or not page.tops:
            return ""
        top = self.scroller.bar.value()
        bottom = top + self.scroller.viewport().height()
        ends = [*list(page.tops.values())[1:], page.height()]
        seen = [
            at
            for at, (start, end) in enumerate(zip(page.tops.values(), ends, strict=True), 1)
            if start + SEEN <= bottom and end - SEEN >= top
        ]
        if not seen:
            return ""
        last = seen[-1] if len(seen) > 1 else 0
        return self.book.say("reader-place", first=seen[0], last=last, count=len(chapter.rules))

    def _show_rulings(self, filter_id: str) -> None:
        if not isinstance(self.page, RulingsPage):
            self.open_at(RULINGS)
        assert isinstance(self.page, RulingsPage)
        self.page.show_filter(filter_id)
        self.contents.rulings.show_filter(filter_id)
        self.scroller.arrange()
        self.at = ""
        self._bring()
        self._mark_bar()

    def _show_in_log(self, point: int) -> None:
        """Back at the table, where it happened."""
        under = below(self.shell, self)
        if under is not None and hasattr(under, "show_in_log"):
            formatter: TellsLog = under
            self.shell.back()
            formatter.show_in_log(point)

    def _bring(self) -> None:
        """Scrolls to the entry that one reads."""
        top = self.page.tops.get(self.at, 0) if self.page is not None else 0
        self._bringing = True
        self.scroller.scroll_to(max(0, top - ABOVE))
        self._bringing = False
        self.footer.show_place(self._place_words())

    def _follow(self) -> None:
        """Somebody scrolls: another entry is read now."""
        if self._bringing or self.scroller.is_arranging or self.page is None:
            return
        value = self.scroller.bar.value() + ABOVE
        above = [id for id, top in self.page.tops.items() if top <= value]
        self.at = above[-1] if above else ""
        self._say_reading()

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
        page.read.connect(self._read)
        page.changed.connect(self.contents.show_counts)
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

    def _read(self, rule: str) -> None:
        """Somebody points at a rule; the page stays where it is."""
        self.at = rule
        self._say_reading()

    def _play(self, lesson: tuple[str, str]) -> None:
        self._open("lesson", lesson=lesson[0], rule=lesson[1])

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
            way_back(self.shell, self),
            book.say("back-key"),
            book.say("top-menu"),
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
        filter_id = self.page.filter if isinstance(self.page, RulingsPage) else ""
        self._show_page()
        if isinstance(self.page, RulingsPage):
            self.page.show_filter(filter_id)
            self.scroller.arrange()
        self._bring()
        self._say_reading()
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
        on_felt = self.page is not None and self.page.is_on_felt
        self.sheet.setVisible(not on_felt)
        self.sheet.setGeometry(x - paper, y - paper, right - x + 2 * paper, bottom - y + 2 * paper)
        pad = 0 if on_felt else round(self.style_now.px(PADDING))
        foot = self.footer.arrange(right - x - 2 * pad)
        self.footer.setGeometry(x + pad, bottom - foot - 4, right - x - 2 * pad, foot)
        self.footer.setVisible(not on_felt)
        foot = 0 if on_felt else foot + 8
        self.scroller.setGeometry(x + pad, y + 12, right - x - pad - 8, bottom - y - foot - 12)
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
