"""Where the keyboard stands on a page of the book: on the entry that one reads, which says all its words."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.aloud.roles import Role
from desktop.aloud.voice import Kind, joined, tell_from
from desktop.reader.pages import Page
from desktop.widgets.ringed import Ringed

INSET, LINE = 2, 8


class EntryStop(Ringed):
    """Lies over its entry, sees through it, and leaves the mouse and most keys to the book."""

    spoken_as = Role.Paragraph

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_on(self, page: Page) -> None:
        """Move to another page; the keyboard comes along."""
        had_focus = self.hasFocus()
        self.setParent(page)
        self.show()
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def stand_on(self, page: Page, entry: str) -> None:
        """Lie over this entry, or over what stands above all entries, and say its words."""
        place = place_of(page, entry)
        self.setGeometry(place)
        self.raise_()
        words = joined(words_in(page, place))
        if words != self.accessibleName():
            self.setAccessibleName(words)
            if self.hasFocus():
                tell_from(self, words, Kind.PLACE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        # The words begin at the very edge: the ring stands above and below them, open at the sides.
        wide, high = self.width(), self.height()
        painter.setClipRegion(QRegion(0, 0, wide, LINE) + QRegion(0, high - LINE, wide, LINE))
        self.draw_ring(painter, QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET), 7)
        painter.end()


def place_of(page: Page, entry: str) -> QRect:
    """Return where an entry lies on its page; of an unknown one, what lies above the first."""
    tops = list(page.tops.items())
    at = next((number for number, (id, _) in enumerate(tops) if id == entry), -1)
    top = tops[at][1] if at >= 0 else 0
    below = [y for _, y in tops if y > top]
    return QRect(0, top, page.width(), min(below, default=page.height()) - top)


def words_in(page: QWidget, place: QRect) -> Iterator[str]:
    """All words that begin there, from above to below; links say themselves."""
    found = [each for each in page.findChildren(QWidget) if is_read(each, page)]
    spots = {each: each.mapTo(page, QPoint()) for each in found}
    for each in sorted(found, key=lambda one: (spots[one].y(), spots[one].x())):
        if place.top() <= spots[each].y() <= place.bottom():
            yield each.text() if isinstance(each, QLabel) else each.accessibleName()


def is_read(widget: QWidget, page: QWidget) -> bool:
    is_link = isinstance(widget, (QAbstractButton, EntryStop))
    return not is_link and widget.isVisibleTo(page) and bool(isinstance(widget, QLabel) or widget.accessibleName())
