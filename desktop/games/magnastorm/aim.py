"""The pictures of the loop of a game of Magnastorm, on the card with its aim: crew, Scout, lab, objective."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.magnastorm import pieces
from desktop.games.magnastorm.action_painting import cell
from desktop.games.magnastorm.planet_painting import draw_space
from desktop.paint.marks import earned
from desktop.paint.painting import pen
from desktop.paint.paths import polygon, square_around
from desktop.style.mixing import solid
from desktop.style.theme import Style

SEAT, CREW, FIELD = "grey", "yellow", "green"


def middle_part(rect: QRectF, wide: float, high: float) -> QRectF:
    """Return a part of this shape in the middle, as large as there is room for."""
    scale = min(rect.width() / wide, rect.height() / high)
    part = QRectF(0, 0, wide * scale, high * scale)
    part.moveCenter(rect.center())
    return part


def crew_goes_down(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A neutral crew member above a cell with a bonus."""
    part = middle_part(rect, 1.0, 1.25)
    side = part.width() * 0.56
    below = QRectF(part.x(), part.bottom() - side, part.width(), side)
    cell(painter, below, style, "double", "", False)
    pieces.crew(painter, square_around(QPointF(part.center().x(), part.y() + side * 0.52), side * 0.56), style, CREW)
    arrow_down(painter, QPointF(part.right() - side * 0.28, part.y() + side * 0.72), side * 0.3, style)


def arrow_down(painter: QPainter, tip: QPointF, size: float, style: Style) -> None:
    corners = ((-0.6, -0.7), (0.6, -0.7), (0.0, 0.3))
    path = polygon((tip.x() + x * size, tip.y() + y * size) for x, y in corners)
    painter.fillPath(path, solid(style.accent))


def scout_drives(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Along a line to a green space in the calm."""
    part = middle_part(rect, 1.5, 1.0)
    radius = part.height() * 0.22
    start = QPointF(part.x() + radius * 1.9, part.center().y() + radius * 0.9)
    end = QPointF(part.right() - radius * 1.2, part.center().y() - radius * 0.9)
    painter.setPen(pen(style.ground.edge, max(2.0, radius * 0.22)))
    painter.drawLine(start, end)
    draw_space(painter, square_around(end, radius), FIELD, is_calm=True)
    pieces.scout(painter, square_around(start, radius * 1.5), style, SEAT)


def lab_is_installed(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw a lab on its space, with the cubes that it will be paid."""
    part = middle_part(rect, 1.2, 1.0)
    radius = part.height() * 0.28
    spot = QPointF(part.center().x(), part.y() + radius * 1.25)
    draw_space(painter, square_around(spot, radius), FIELD, is_calm=True)
    pieces.lab(painter, square_around(spot, radius * 1.02), style, SEAT)
    side = part.height() * 0.26
    row = QRectF(part.center().x() - side, part.bottom() - side, side * 2, side)
    pieces.cubes(painter, row, style, (SEAT, CREW))


def objective_pays(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Labs that go, points that come."""
    part = middle_part(rect, 1.25, 1.0)
    side = part.height() * 0.32
    for x, y in ((0.16, 0.24), (0.44, 0.24), (0.16, 0.66), (0.44, 0.66)):
        spot = QPointF(part.x() + part.width() * x, part.y() + part.height() * y)
        pieces.lab(painter, square_around(spot, side * 0.55), style, SEAT)
    earned(painter, QPointF(part.x() + part.width() * 0.80, part.center().y()), part.height() * 0.25, "5", style)


LOOP: tuple[Callable[[QPainter, QRectF, Style], None], ...] = (
    crew_goes_down,
    scout_drives,
    lab_is_installed,
    objective_pays,
)
