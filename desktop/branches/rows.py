"""The rows of the comparison: the seats at its head, then what each source of points brings on either way."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.docks.row_style import BODY, SMALL, badge, badge_radius, ground, high
from desktop.paint.marks import rule_tag
from desktop.paint.painting import pen
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.widgets.rows import RowState

LABEL = 0.38
"""How much of a row the words take."""
PAD = 12.0


def cells(rect: QRectF, count: int) -> Iterator[QRectF]:
    """The places of the seats, side by side."""
    left = rect.x() + rect.width() * LABEL
    wide = (rect.right() - left) / max(1, count)
    for at in range(count):
        yield QRectF(left + at * wide, rect.y(), wide, rect.height())


@dataclass(frozen=True, slots=True)
class SeatsRow:
    """Who sits there, over their columns."""

    words: str
    title: str
    seats: tuple[tuple[str, str], ...]
    """The colour and the name of each seat."""
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return max(2 * badge_radius(style) + 16, high(self.title, width * LABEL - 2 * PAD, style.text_size(BODY)) + 12)

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(PAD, 0, -rect.width() * (1 - LABEL) - PAD, 0)
        text_block(painter, place, self.title, style.text_size(BODY), style.theme.muted, "semibold", down="middle")
        for cell, (colour, name) in zip(cells(rect, len(self.seats)), self.seats, strict=True):
            radius = badge_radius(style)
            badge(painter, cell.x() + 6 + radius, cell.center().y(), colour, style)
            words = cell.adjusted(2 * radius + 14, 0, -4, 0)
            text_line(painter, words, name, style.text_size(BODY), style.theme.text, "bold")
        painter.setPen(pen(style.theme.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())


@dataclass(frozen=True, slots=True)
class SectionRow:
    """What the rows below it have in common."""

    words: str
    can_be_chosen: bool = False

    def height(self, width: float, style: Style) -> float:
        return high(self.words, width - 2 * PAD, style.text_size(BODY), "semibold") + 20

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        place = rect.adjusted(PAD, 10, -PAD, -4)
        text_block(painter, place, self.words, style.text_size(BODY), style.theme.muted, "semibold", down="middle")


@dataclass(frozen=True, slots=True)
class Cell:
    """What a seat has on either way, and by how much that differs."""

    both: str
    change: str = ""


@dataclass(frozen=True, slots=True)
class DifferenceRow:
    """A source of points, its rule, and a cell for each seat. It leads to the rule."""

    words: str
    title: str
    rule: str
    cells: tuple[Cell, ...]
    is_total: bool = False
    is_same: bool = False

    @property
    def can_be_chosen(self) -> bool:
        return bool(self.rule)

    def _room(self, width: float, style: Style) -> float:
        """How wide the words may be beside the rule."""
        tag = width_of(self.rule, style.text_size(SMALLEST_TEXT), "semibold") + 24 if self.rule else 0
        return max(60.0, width * LABEL - 2 * PAD - tag)

    def height(self, width: float, style: Style) -> float:
        words = high(
            self.title, self._room(width, style), style.text_size(BODY), "bold" if self.is_total else "regular"
        )
        return max(words, high("0", 100, style.text_size(18 if self.is_total else BODY), "bold")) + 12

    def paint(self, painter: QPainter, rect: QRectF, style: Style, state: RowState) -> None:
        ground(painter, rect, style, state, is_now=self.is_total)
        ink = style.theme.muted if self.is_same else style.theme.text
        words = QRectF(rect.x() + PAD, rect.y(), self._room(rect.width(), style), rect.height())
        weight: Weight = "bold" if self.is_total else "regular"
        text_block(painter, words, self.title, style.text_size(BODY), ink, weight, down="middle")
        if self.rule:
            size = style.text_size(SMALLEST_TEXT)
            wide = width_of(self.rule, size, "semibold") + 12
            corner = QPointF(rect.x() + rect.width() * LABEL - PAD - wide, rect.center().y() - size / 2 - 4)
            rule_tag(painter, corner, self.rule, style, size)
        for place, cell in zip(cells(rect, len(self.cells)), self.cells, strict=True):
            self._paint_cell(painter, place.adjusted(8, 0, -6, 0), cell, style)

    def _paint_cell(self, painter: QPainter, place: QRectF, cell: Cell, style: Style) -> None:
        """Both figures, and the difference bold; where there is no room for both, the difference alone."""
        theme = style.theme
        quiet = theme.text if self.is_total else theme.muted
        if not cell.change:
            text_line(painter, place, cell.both, style.text_size(BODY), quiet)
            return
        size, small = style.text_size(18 if self.is_total else 16), style.text_size(SMALL)
        change, both = width_of(cell.change, size, "bold") + 10, width_of(cell.both, small)
        if change + both <= place.width():
            text_line(painter, place.adjusted(change, 0, 0, 0), cell.both, small, quiet)
        text_line(painter, place, cell.change, size, theme.text, "bold")
