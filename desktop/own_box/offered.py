"""A list of what may stand in a line: each entry with its picture, its name, and how it is typed."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.own_box.choosing import Entry
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, kept, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.scrolling import Bar, see_through

Index = QModelIndex | QPersistentModelIndex
MOST_SHOWN = 8
TEXT, NOTE, HIGH = 16, 14, 36
PAD, EDGE, GAP = 10, 7, 2
LEAST_WIDE, MOST_WIDE = 150, 420
DROP = 5
"""Below it, for its shadow."""
NONE = -1


class Entries(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (as Qt declares it)
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.entries[index.row()].said
        return None


class EntryDelegate(QStyledItemDelegate):
    def __init__(self, view: "Offered") -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(10, self.view.line_high)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, entry = self.view.style_now, self.view.entries.entries[index.row()]
        theme, rect = style.theme, QRectF(option.rect).adjusted(2, 1, -2, -1)
        is_marked = bool(option.state & QStyle.StateFlag.State_Selected)
        with kept(painter):
            painter.setRenderHints(SMOOTH)
            if is_marked:
                painter.fillPath(rounded(rect, 5), solid(style.owner_ink))
            elif option.state & QStyle.StateFlag.State_MouseOver:
                painter.fillPath(rounded(rect, 5), with_alpha(style.owner_ink, 0.14))
            inside = rect.adjusted(PAD - 4, 0, -PAD, 0)
            if self.view.has_pictures:
                side = rect.height() - 4
                square = QRectF(inside.x(), rect.y() + 2, side, side)
                if is_marked:
                    painter.fillPath(rounded(square, 4), solid(theme.raised))
                if entry.draw is not None:
                    entry.draw(painter, square.adjusted(2, 2, -2, -2), style)
                inside.setLeft(square.right() + 9)
            ink = style.readable_on(
                theme.panel if is_marked else theme.text, style.owner_ink if is_marked else theme.raised
            )
            quiet = ink if is_marked else theme.muted
            note = width_of(entry.note, style.text_size(NOTE)) + 12 if entry.note else 0.0
            text_line(painter, inside.adjusted(0, 0, -note, 0), entry.said, style.text_size(TEXT), ink, "semibold")
            if entry.note:
                text_line(painter, inside, entry.note, style.text_size(NOTE), quiet, across="right")


class EntryList(QListView):
    def __init__(self, parent: QWidget, entries: Entries) -> None:
        super().__init__(parent)
        self.setModel(entries)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(Bar())
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        for each in (self, self.viewport()):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            see_through(each)


class Offered(Drawn):
    """Lies over its window, below a line, and never takes the keyboard. Signal: `pointed_at` with the number of the
    entry that was clicked."""

    pointed_at = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries = Entries()
        self.has_pictures = False
        self.list = EntryList(self, self.entries)
        self.list.setItemDelegate(EntryDelegate(self))
        self.list.clicked.connect(lambda index: self.pointed_at.emit(index.row()))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wear(self, style: Style) -> None:
        super().wear(style)
        bar = self.list.verticalScrollBar()
        if isinstance(bar, Bar):
            bar.wear(style)

    @property
    def line_high(self) -> int:
        return self.style_now.grown(HIGH)

    # What is offered, and which is marked

    def show_entries(self, entries: Sequence[Entry], marked: int) -> None:
        self.has_pictures = any(each.draw is not None for each in entries)
        self.entries.show(entries)
        self.mark(marked)

    def mark(self, at: int) -> None:
        if at < 0:
            self.list.setCurrentIndex(QModelIndex())
            self.list.scrollToTop()
        else:
            self.list.setCurrentIndex(self.entries.index(at))

    @property
    def marked(self) -> int:
        found = self.list.currentIndex()
        return found.row() if found.isValid() else NONE

    # Where it lies

    def lie_below(self, line: QRect) -> None:
        """Lie where there is room in the window: below the line, else above it."""
        room, high = self.parentWidget().rect(), self.line_high
        wide = max(min(line.width(), self.style_now.grown(MOST_WIDE)), min(self._wanted, room.width() - 2 * GAP))
        frame = 2 * EDGE + DROP
        below, above = room.bottom() - line.bottom() - GAP, line.top() - room.top() - GAP
        whole = min(len(self.entries.entries), MOST_SHOWN) * high + frame
        is_below = whole <= below or below >= above
        rows = max(1, (min(whole, below if is_below else above) - frame) // high)
        tall = rows * high + frame
        x = max(room.left() + GAP, min(line.x(), room.right() - wide - GAP))
        self.setGeometry(x, line.bottom() + GAP if is_below else line.top() - GAP - tall, wide, tall)
        self.list.setGeometry(EDGE, EDGE, wide - 2 * EDGE, rows * high)
        if self.marked != NONE:
            self.list.scrollTo(self.list.currentIndex())

    @property
    def _wanted(self) -> int:
        """What nothing is cut in."""
        style = self.style_now
        size, small = style.text_size(TEXT), style.text_size(NOTE)
        words = (
            width_of(each.said, size, "semibold") + (width_of(each.note, small) + 20 if each.note else 0)
            for each in self.entries.entries
        )
        picture = self.line_high + 5 if self.has_pictures else 0
        wanted = round(max(words, default=0.0)) + picture + 2 * (PAD + EDGE) + Bar.wide + 4
        return max(style.grown(LEAST_WIDE), min(wanted, style.grown(MOST_WIDE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(3, 1, -3, -DROP), 8)
        shadow(painter, body, self.style_now, drop=2, blur=4, strength=0.35)
        painter.fillPath(body, solid(self.style_now.theme.raised))
        painter.strokePath(body, pen(self.style_now.owner_ink, 1.6))
        painter.end()
