"""The paper of a book: the page that is open, the entry on it that one reads, and the foot of the page."""

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Scroller, Sheet
from desktop.reader.book import Book
from desktop.reader.entry_stop import EntryStop
from desktop.reader.footer import Footer
from desktop.reader.pages import Page
from desktop.reader.rules_page import ChapterPage
from desktop.style.theme import Style
from rules.reference.model import Chapter

MOST_WIDE = 1640
"""Lines longer than a page this wide gives are hard to follow."""

SEEN = 30
"""So much of a rule must be in sight to be counted."""

ABOVE = 6
"""Room above the entry that one reads."""

MARGIN, PADDING, GAP = 16, 26, 12
LINE = 60
"""How far an arrow key scrolls, and how much of what was seen stays in sight when a whole page is scrolled."""


class Paper(QObject):
    """Lies on the screen of the book, which arranges it. Signal: `read` with the rule that one reads, or empty."""

    read = Signal(str)

    def __init__(self, screen: QWidget, book: Book, style: Style) -> None:
        super().__init__(screen)
        self.book = book
        self.sheet = Sheet(screen, style, book.program.art)
        self.scroller = Scroller(screen)
        self.scroller.gap = GAP
        self.footer = Footer(screen, style)
        self.page: Page
        """There from the first `show_page` on."""
        self.at = ""
        """The entry that one reads: a rule, a ruling; empty at the top."""
        self.stop = EntryStop(screen)
        self._bringing = False
        self.scroller.laid_out.connect(self.bring)
        self.scroller.bar.valueChanged.connect(self._follow)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        return self.sheet, self.scroller, self.footer

    @property
    def chapter(self) -> Chapter | None:
        return self.page.chapter if isinstance(self.page, ChapterPage) else None

    def show_page(self, page: Page) -> None:
        self.page = page
        self.stop.lie_on(page)
        self.scroller.show_leaf(page)

    # Where one reads

    def go_to(self, entry: str) -> None:
        """Scrolls to an entry of this page, which is read then."""
        self.at = entry
        self.bring()
        self.say_reading()

    def point_at(self, entry: str) -> None:
        """It is read where it stands."""
        self.at = entry
        self.say_reading()

    def bring(self) -> None:
        """Scrolls to the entry that one reads."""
        self._bringing = True
        self.scroller.scroll_to(max(0, self.page.tops.get(self.at, 0) - ABOVE))
        self._bringing = False
        self.footer.show_place(self._place())
        self.stop.stand_on(self.page, self.at)

    def turn(self, by: int) -> None:
        """Read the next entry of the page, or the one before."""
        entries = ["", *self.page.tops]
        at = entries.index(self.at) if self.at in entries else 0
        self.go_to(entries[max(0, min(len(entries) - 1, at + by))])

    def _follow(self, value: int) -> None:
        """Follow the scroll bar: another entry is read now."""
        if not self._bringing and not self.scroller.is_arranging:
            above = [id for id, top in self.page.tops.items() if top <= value + ABOVE]
            self.point_at(above[-1] if above else "")

    def say_reading(self) -> None:
        """Which rule one reads, the first where none was chosen; which are in sight."""
        rules = self.chapter.rules if self.chapter is not None else ("",)
        rule = self.at if self.at in rules else rules[0]
        self.page.mark_read(rule)
        self.stop.stand_on(self.page, self.at)
        self.read.emit(rule)
        self.footer.show_place(self._place())

    def _place(self) -> str:
        """Which rules of a chapter are in sight, in words."""
        tops = list(self.page.tops.values())
        if self.chapter is None or not tops:
            return ""
        top = self.scroller.bar.value()
        bottom = top + self.scroller.viewport().height()
        entries = enumerate(zip(tops, [*tops[1:], self.page.height()], strict=True), 1)
        seen = [at for at, (start, end) in entries if start + SEEN <= bottom and end - SEEN >= top]
        if not seen:
            return ""
        last = seen[-1] if len(seen) > 1 else 0
        return self.book.say("reader-place", first=seen[0], last=last, count=len(self.chapter.rules))

    def mark_found(self) -> None:
        """Ticks on the scroll bar where something was found on this page."""
        high, tops = max(1, self.page.height()), self.page.tops
        self.scroller.bar.mark(tuple(tops[each.id] / high for each in self.book.found.entries if each.id in tops))

    def scroll(self, key: int) -> bool:
        """Scroll as a key asks. Returns False for a key that does not scroll."""
        bar = self.scroller.bar
        screenful = bar.pageStep() - LINE
        wanted = {
            Qt.Key.Key_Down: bar.value() + LINE,
            Qt.Key.Key_Up: bar.value() - LINE,
            Qt.Key.Key_PageDown: bar.value() + screenful,
            Qt.Key.Key_PageUp: bar.value() - screenful,
            Qt.Key.Key_Space: bar.value() + screenful,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: bar.maximum(),
        }.get(Qt.Key(key))
        if wanted is not None:
            bar.setValue(wanted)
        return wanted is not None

    # Places

    def arrange(self, room: QRect) -> None:
        """Place sheet, page and footer: a sheet no wider than lines can be followed; a page on the felt has neither."""
        style, on_felt, bleed = self.sheet.style_now, self.page.is_on_felt, self.sheet.bleed
        paper = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        spare = max(0, round(paper.width() - MOST_WIDE * style.text_scale))
        paper.adjust(spare // 2, 0, spare // 2 - spare, 0)
        self.sheet.setVisible(not on_felt)
        self.sheet.setGeometry(paper.adjusted(-bleed, -bleed, bleed, bleed))
        pad = 0 if on_felt else round(style.px(PADDING))
        inner = paper.adjusted(pad, 0, -pad, 0)
        foot = self.footer.arrange(inner.width())
        below = paper.y() + paper.height()
        self.footer.setGeometry(inner.x(), below - foot - 4, inner.width(), foot)
        self.footer.setVisible(not on_felt)
        foot = 0 if on_felt else foot + 8
        self.scroller.setGeometry(inner.x(), paper.y() + 12, paper.width() - pad - 8, paper.height() - foot - 12)
        self.mark_found()
