"""The table of the class book, painted: where its columns stand, what is drawn in a cell, its head and its foot."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip

from desktop.class_book.standings import Cell
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.presenter.controls import right_ink
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.surfaces import inks_of

NAME_SHARE, LEAST_NAME, MOST_NAME = 0.27, 118, 230
LEAST_CELL, MOST_CELL, TOTAL, PAD = 58, 130, 66, 10
SIZE, SMALL = 16, 14
DOT, DOT_STEP, NONE = 4.2, 11.5, "–"


@dataclass(frozen=True, slots=True)
class Places:
    """The places of columns in a width: the name, the lessons that are shown, the total at the end."""

    width: float
    name: float
    cell: float
    total: float
    first: int
    count: int

    def cell_rect(self, at: int, rect: QRectF) -> QRectF:
        """The place of the lesson that is shown as the so-manieth."""
        return QRectF(rect.x() + self.name + at * self.cell, rect.y(), self.cell, rect.height())

    def total_rect(self, rect: QRectF) -> QRectF:
        return QRectF(rect.x() + self.width - self.total, rect.y(), self.total - PAD, rect.height())

    @property
    def shown(self) -> range:
        return range(self.first, self.first + self.count)


@dataclass(slots=True)
class Grid:
    """How many lessons there are, and the first that is shown where not all have room."""

    lessons: int = 0
    first: int = 0
    bar: int = 0
    """Room that the scroll bar of the list takes at the right."""

    def places(self, width: float, style: Style) -> Places:
        name = max(style.grown(LEAST_NAME), min(style.grown(MOST_NAME), width * NAME_SHARE))
        total = style.grown(TOTAL)
        room = max(1.0, width - name - total)
        count = max(1, min(self.lessons, int(room // style.grown(LEAST_CELL))))
        first = max(0, min(self.first, self.lessons - count))
        cell = min(room / count, style.grown(MOST_CELL))
        return Places(width, name, cell, total, first, min(count, self.lessons))

    def beside_bar(self, width: float, style: Style) -> Places:
        """The same above and below the list, whose scroll bar takes some of the width."""
        return self.places(width - self.bar, style)

    def step(self, by: int, width: float, style: Style) -> bool:
        """Show other lessons. Whether there are any there."""
        places = self.places(width, style)
        first = max(0, min(places.first + by, self.lessons - places.count))
        changed, self.first = first != places.first, first
        return changed


# Cells


def draw_cell(painter: QPainter, rect: QRectF, cell: Cell, style: Style) -> None:
    """A check with the number of mistakes, dots for the steps that are done, or a dash."""
    inks, size = inks_of(style, "board"), style.text_size(SIZE)
    if not cell.is_begun:
        text_line(painter, rect, NONE, size, inks.muted, across="centre")
    elif cell.is_done:
        draw_done(painter, rect, cell.mistakes, style)
    else:
        draw_steps(painter, rect, cell.solved, cell.steps, style)


def draw_done(painter: QPainter, rect: QRectF, mistakes: int, style: Style) -> None:
    inks, size = inks_of(style, "board"), style.text_size(SIZE)
    words = str(mistakes) if mistakes else ""
    wide = width_of(words, size, "semibold")
    side, gap = size * 1.0, size * 0.4
    x = rect.center().x() - side / 2 - size * 0.5
    place = QRectF(x, rect.center().y() - side / 2, side, side)
    icon(painter, "check", place, style.readable_on(right_ink(style), inks.ground))
    text_line(painter, QRectF(x + side + gap, rect.y(), wide + 2, rect.height()), words, size, inks.text, "semibold")


def draw_steps(painter: QPainter, rect: QRectF, solved: int, steps: int, style: Style) -> None:
    """A dot for each step, full where it is solved; in figures where they have no room."""
    inks, unit = inks_of(style, "board"), style.text_size(SIZE) / SIZE
    step, radius = DOT_STEP * unit, DOT * unit
    if steps * step > rect.width() - 4:
        size = style.text_size(SMALL)
        text_line(painter, rect, f"{solved}/{steps}", size, inks.accent, "semibold", across="centre")
        return
    x = rect.center().x() - (steps - 1) * step / 2
    for number in range(steps):
        dot = circle(QPointF(x + number * step, rect.center().y()), radius)
        if number < solved:
            painter.fillPath(dot, solid(inks.accent))
        painter.strokePath(dot, pen(inks.accent, 1.6 * unit))


# Head and foot


@dataclass(frozen=True, slots=True)
class Head:
    """What stands over a column."""

    number: str
    short: str
    """The number alone, where the words have no room."""
    title: str


class TableHead(Drawn):
    """The names of the columns; the titles of the lessons are whole in the tip."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        self.heads: Sequence[Head] = ()
        self.name = self.total = ""

    def say(self, name: str, total: str, heads: Sequence[Head]) -> None:
        self.name, self.total, self.heads = name, total, heads
        self.setAccessibleName(" · ".join([name, *(f"{each.number} {each.title}" for each in heads), total]))
        self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedHeight(round(style.text_size(SMALL) * 2.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, rect = self.style_now, QRectF(self.rect())
        inks, size, places = (
            inks_of(style, "board"),
            style.text_size(SMALL),
            self.grid.beside_bar(self.width(), style),
        )
        name = QRectF(PAD, 0, places.name - PAD, rect.height())
        text_line(painter, name, self.name, size, inks.text, "bold")
        for at, number in enumerate(places.shown):
            self._draw_head(painter, places.cell_rect(at, rect), self.heads[number])
        text_line(painter, places.total_rect(rect), self.total, size, inks.text, "bold", across="right")
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), solid(inks.line))
        painter.end()

    def _draw_head(self, painter: QPainter, place: QRectF, head: Head) -> None:
        style, size = self.style_now, self.style_now.text_size(SMALL)
        inks, inside = inks_of(style, "board"), place.adjusted(3, 2, -3, -4)
        words = head.number if width_of(head.number, size, "bold") <= inside.width() else head.short
        upper = QRectF(inside.x(), inside.y(), inside.width(), inside.height() / 2)
        text_line(painter, upper, words, size, inks.text, "bold", across="centre")
        lower = upper.translated(0, inside.height() / 2)
        text_line(painter, lower, head.title, size, inks.muted, across="centre")

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            places = self.grid.beside_bar(self.width(), self.style_now)
            at = int((event.pos().x() - places.name) // places.cell)
            if event.pos().x() >= places.name and 0 <= at < places.count:
                head = self.heads[places.first + at]
                QToolTip.showText(event.globalPos(), f"{head.number} · {head.title}", self)
                return True
            QToolTip.hideText()
        return super().event(event)


class TableFoot(Drawn):
    """How many have solved each lesson, and all mistakes."""

    def __init__(self, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        self.name = self.total = ""
        self.cells: Sequence[str] = ()

    def say(self, name: str, cells: Sequence[str], total: str) -> None:
        self.name, self.cells, self.total = name, cells, total
        self.setAccessibleName(" · ".join([name, *cells, total]))
        self.update()

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.setFixedHeight(round(style.text_size(SIZE) * 2.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, rect = self.style_now, QRectF(self.rect())
        inks, size, places = (
            inks_of(style, "board"),
            style.text_size(SMALL),
            self.grid.beside_bar(self.width(), style),
        )
        painter.fillRect(QRectF(0, 0, rect.width(), 1), solid(inks.line))
        name = QRectF(PAD, 0, places.name - PAD, rect.height())
        text_line(painter, name, self.name, size, inks.muted, "semibold")
        for at, number in enumerate(places.shown):
            place = places.cell_rect(at, rect)
            text_line(painter, place, self.cells[number], size, inks.muted, "semibold", across="centre")
        text_line(painter, places.total_rect(rect), self.total, size, inks.text, "bold", across="right")
        painter.end()
