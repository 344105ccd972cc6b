"""What is printed on the research board: levels with what they bring, objectives with what they pay."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.room import table_style
from desktop.games.magnastorm.hues import FIELDS, INK
from desktop.games.magnastorm.pieces import turtle_path
from desktop.games.magnastorm.signs import bonus, field_icon
from desktop.paint.captions import caption_size
from desktop.paint.grounds import tile, well
from desktop.paint.marks import glyph, victory_points
from desktop.paint.painting import clipped, faded, pen
from desktop.paint.paths import polygon, regular_polygon, rounded, square_around
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

HEADS = {"research": "#3F4657", "sector": "#4F6B5C"}
PAPER = "#FBF6EA"


def level(painter: QPainter, rect: QRectF, style: Style, field: str, kind: str = "", more: str = "") -> None:
    path = rounded(rect, 5)
    well(painter, path, style, mix(style.ground.well, FIELDS[field], 0.34), 0.7)
    if kind:
        side = min(rect.height() * 0.82, rect.width() * 0.62)
        bonus(painter, square_around(rect.center(), side / 2), style, kind, more)


def start(painter: QPainter, rect: QRectF, style: Style, field: str) -> None:
    """The hexagon at the foot of a column, with the sign of its field."""
    radius = min(rect.width() / 2, rect.height() * 0.54)
    well(painter, regular_polygon(rect.center(), radius, 6), style, FIELDS[field], 0.7)
    field_icon(painter, rect.center(), radius * 0.5, field)


def tie(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the sign of a tie: no seat leads alone."""
    painter.fillPath(rounded(rect, rect.height() / 2), with_alpha("#FFFFFF", 0.92))
    figure(painter, rect, "=", max(14.0, rect.height() * 0.9), INK)


def objective(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    kind: str,
    name: str,
    demand: str,
    note: str,
    is_met: bool,
    unit: float,
) -> None:
    """Its name, what it asks in this round, and a line beside it."""
    style = table_style(style, unit)
    shape = shape_of(style, rect.width(), rect.height())
    path = rounded(rect, 7)
    tile(painter, path, PAPER, style, thickness=2)
    head = QRectF(rect.x(), rect.y(), rect.width(), shape.head)
    with clipped(painter, path):
        painter.fillRect(head, solid(style.plate(HEADS[kind])))
    figure(painter, head, name, float(style.text_size(16)), style.ink_on_plate(HEADS[kind]))
    size = float(style.text_size(22))
    line = QRectF(rect.x(), head.bottom() + 1, rect.width(), shape.line)
    room = line.adjusted(2, 0, -2, 0)
    size = max(float(SMALLEST_TEXT), size * min(1.0, room.width() / width_of(demand, size, "bold", serif=True)))
    text_line(painter, room, demand, size, INK, "bold", across="centre", serif=True)
    if shape.sign:
        sign(painter, QPointF(rect.center().x(), line.bottom() + shape.sign * 0.5), shape.sign, kind)
    if shape.note:
        words = QRectF(rect.x() + 2, line.bottom() + shape.sign * 1.06, rect.width() - 4, shape.note)
        ink = style.readable_on("#0B6B49" if is_met else "#4A4F5C", darker(PAPER, 0.08))
        small = caption_size(note, words.width(), words.height(), float(style.text_size(13)))
        if small:
            text_block(painter, words, note, small, ink, "semibold", across="centre")


def sign(painter: QPainter, spot: QPointF, side: float, kind: str) -> None:
    """What an objective takes: a marker that goes back, or labs."""
    if kind == "sector":
        painter.fillPath(turtle_path(spot, side * 0.9), solid("#4F6B5C"))
        return
    glyph(painter, "hexagon", spot - QPointF(0, side * 0.12), side * 0.30, "#5A6274")
    arrow = ((-0.2, 0.26), (0.2, 0.26), (0, 0.5))
    painter.fillPath(polygon((spot.x() + x * side, spot.y() + y * side) for x, y in arrow), solid("#5A6274"))


class Shape(NamedTuple):
    """Heights of the parts of an objective; 0 for what it has no room for."""

    head: float
    line: float
    sign: float
    note: float

    @property
    def height(self) -> float:
        """Height above the reputation spaces: they begin there."""
        return self.head + self.line + self.sign * 1.06 + self.note + 2


MOST_WORDS = 0.75
"""How much of an objective its words may take, before its sign gives way, and then the note."""


def shape_of(style: Style, width: float, height: float) -> Shape:
    head, line = max(style.text_size(16) * 1.4, height * 0.09), style.text_size(22) * 1.3
    small = style.text_size(13)
    shapes = (
        Shape(head, line, width * 0.42, small * 3.9),
        Shape(head, line, 0, small * 3.9),
        Shape(head, line, 0, small * 2.7),
        Shape(head, line, 0, 0),
    )
    return next((shape for shape in shapes if shape.height <= height * MOST_WORDS), shapes[-1])


def reward(painter: QPainter, rect: QRectF, style: Style, value: int, is_next: bool, is_taken: bool) -> None:
    """A reputation space: the next one is lit, one that was taken shows its value small."""
    side = min(rect.width(), rect.height())
    if is_next:
        painter.fillPath(rounded(square_around(rect.center(), side * 0.52), side * 0.2), solid("#F4D98B"))
    with faded(painter, 0.5 if is_taken else 1.0):
        radius = side * 0.45
        victory_points(painter, rect.center(), radius, value, max(float(SMALLEST_TEXT), radius * 1.1))


def cover(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The tile that hides a space from two players."""
    tile(painter, rounded(square_around(rect.center(), min(rect.width(), rect.height()) * 0.4), 5), "#8B93A4", style)
    slash = square_around(rect.center(), rect.height() * 0.16)
    painter.setPen(pen("#E9ECF1", 2))
    painter.drawLine(slash.bottomLeft(), slash.topRight())
