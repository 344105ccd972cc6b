"""A list of what may stand in a line: each entry with its picture, its name, and how it is typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.own_box.choosing import Entry
from desktop.paint.light import shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, wear_all
from desktop.widgets.rows import RowList, RowState
from desktop.widgets.scrolling import Bar, see_through

MOST_SHOWN = 8
TEXT, NOTE, HIGH = 16, 14, 36
PAD, EDGE, GAP = 10, 7, 2
LEAST_WIDE, MOST_WIDE = 150, 420
DROP = 5
"""Below it, for its shadow."""
NONE = -1


@dataclass(frozen=True, slots=True)
class EntryRow:
    entry: Entry
    has_picture: bool
    """Whether room is kept for one: some entry of the list has it."""
    can_be_chosen: bool = True

    @property
    def words(self) -> str:
        return self.entry.said

    def height(self, width: float, style: Style) -> float:
        return style.grown(HIGH)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        theme, entry, rect = style.theme, self.entry, rect.adjusted(2, 1, -2, -1)
        ground = style.owner_ink if state.is_chosen else theme.raised
        if state.is_chosen:
            painter.fillPath(rounded(rect, 5), solid(ground))
        elif state.is_pointed:
            painter.fillPath(rounded(rect, 5), with_alpha(style.owner_ink, 0.14))
        inside = rect.adjusted(PAD - 4, 0, -PAD, 0)
        if self.has_picture:
            side = rect.height() - 4
            square = QRectF(inside.x(), rect.y() + 2, side, side)
            if state.is_chosen:
                painter.fillPath(rounded(square, 4), solid(theme.raised))
            if entry.draw is not None:
                entry.draw(painter, square.adjusted(2, 2, -2, -2), style)
            inside.setLeft(square.right() + 9)
        ink = style.readable_on(theme.panel if state.is_chosen else theme.text, ground)
        note = width_of(entry.note, style.text_size(NOTE)) + 12 if entry.note else 0.0
        text_line(painter, inside.adjusted(0, 0, -note, 0), entry.said, style.text_size(TEXT), ink, "semibold")
        if entry.note:
            quiet = ink if state.is_chosen else theme.muted
            text_line(painter, inside, entry.note, style.text_size(NOTE), quiet, across="right")


class Offered(Drawn):
    """Lies over its window, below a line, and never takes the keyboard. Signal: `pointed_at` with the entry that was
    clicked."""

    pointed_at = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()
        self.list = RowList()
        self.list.setParent(self)
        self.list.setVerticalScrollBar(Bar())
        self.list.setFrameShape(RowList.Shape.NoFrame)
        self.list.setStyleSheet("QListView { background: transparent; border: none; }")
        self.list.picked.connect(lambda row: self.pointed_at.emit(row.entry))
        for each in (self, self.list, self.list.viewport()):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for each in (self.list, self.list.viewport()):
            see_through(each)
        self.hide()

    def put_on(self, style: Style) -> None:
        """Wear this style, and all that is in it."""
        if style != self.style_now:
            wear_all(self, style)

    # What is offered, and which is marked

    def show_entries(self, entries: Sequence[Entry], marked: int) -> None:
        self.entries = tuple(entries)
        has_picture = any(each.draw is not None for each in entries)
        self.list.show_rows([EntryRow(each, has_picture) for each in entries], from_top=True)
        self.mark(marked)

    def mark(self, at: int) -> None:
        if at == NONE:
            self.list.setCurrentIndex(QModelIndex())
        else:
            self.list.choose(at)

    @property
    def marked(self) -> int:
        found = self.list.currentIndex()
        return found.row() if found.isValid() else NONE

    # Where it lies

    def lie_below(self, line: QRect) -> None:
        """Lie where there is room in the window: below the line, else above it."""
        window, high = self.parentWidget(), self.grown(HIGH)
        room = window.rect() if window is not None else line
        wide = max(min(line.width(), self.grown(MOST_WIDE)), min(self._wanted, room.width() - 2 * GAP))
        frame = 2 * EDGE + DROP
        below, above = room.bottom() - line.bottom() - GAP, line.top() - room.top() - GAP
        whole = min(len(self.entries), MOST_SHOWN) * high + frame
        is_below = whole <= below or below >= above
        rows = max(1, (min(whole, below if is_below else above) - frame) // high)
        tall = rows * high + frame
        x = max(room.left() + GAP, min(line.x(), room.right() - wide - GAP))
        self.setGeometry(x, line.bottom() + GAP if is_below else line.top() - GAP - tall, wide, tall)
        bar = 0 if rows < len(self.entries) else Bar.wide  # rows keep its room even where there is none
        self.list.setGeometry(EDGE, EDGE, wide - 2 * EDGE + bar, rows * high)
        if self.marked != NONE:
            self.list.bring_into_sight(self.marked)

    @property
    def _wanted(self) -> int:
        """What nothing is cut in."""
        style = self.style_now
        size, small = style.text_size(TEXT), style.text_size(NOTE)
        words = (
            width_of(each.said, size, "semibold") + (width_of(each.note, small) + 20 if each.note else 0)
            for each in self.entries
        )
        picture = self.grown(HIGH) + 5 if any(each.draw is not None for each in self.entries) else 0
        wanted = round(max(words, default=0.0)) + picture + 2 * (PAD + EDGE) + Bar.wide + 4
        return max(self.grown(LEAST_WIDE), min(wanted, self.grown(MOST_WIDE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        body = rounded(QRectF(self.rect()).adjusted(3, 1, -3, -DROP), 8)
        shadow(painter, body, self.style_now, drop=2, blur=4, strength=0.35)
        painter.fillPath(body, solid(self.style_now.theme.raised))
        painter.strokePath(body, pen(self.style_now.owner_ink, 1.6))
        painter.end()
