"""The round of Council of Shadows in four pictures, for the card with its aim: plan, settle, exploit, catch up."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.cubes import consumption_marker, energy_marker, seat_cube, tower
from desktop.games.council_of_shadows.gems import bolt, octagon
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.marks import earned
from desktop.paint.painting import pen
from desktop.paint.paths import polygon, rounded, square_around
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

SEAT, RIVAL = "purple", "red"
NIGHT, NIGHT_LINE = "#1C2350", "#8C6CFF"
CARD, CARD_LINE = "#F4F1FA", "#4A2FB0"
PLANNED = (3, 6, 3)
"""What the cards in the picture consume."""


def middle_part(rect: QRectF, wide: float, high: float) -> QRectF:
    """Return a part of this shape in the middle, as large as there is room for."""
    scale = min(rect.width() / wide, rect.height() / high)
    part = QRectF(0, 0, wide * scale, high * scale)
    part.moveCenter(rect.center())
    return part


def cards_are_planned(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A card on each of three zones, with what it consumes; they move on to the right."""
    part = middle_part(rect, 1.6, 1.0)
    wide, step = part.width() * 0.27, part.width() * 0.35
    for number, amount in enumerate(PLANNED):
        card = QRectF(part.x() + step * number + wide * 0.08, part.y(), wide, part.height() * 0.74)
        path = rounded(card, wide * 0.12)
        painter.fillPath(path, solid(CARD))
        painter.strokePath(path, pen(CARD_LINE, max(1.2, wide * 0.05)))
        radius = wide * 0.3
        octagon(painter, QPointF(card.center().x(), card.y() + radius * 1.5), radius, amount, radius * 1.2)
        seat_cube(
            painter, square_around(QPointF(card.center().x(), card.bottom() - radius * 1.45), radius), style, SEAT
        )
    arrow(painter, QRectF(part.x(), part.bottom() - part.height() * 0.16, part.width(), part.height() * 0.16), style)


def arrow(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw an arrow to the right."""
    middle, head = rect.center().y(), rect.height()
    painter.setPen(pen(style.accent, max(2.0, head * 0.28)))
    painter.drawLine(QPointF(rect.x() + head, middle), QPointF(rect.right() - head * 1.4, middle))
    tip = rect.right() - head * 0.4
    corners = ((tip - head, middle - head * 0.55), (tip - head, middle + head * 0.55), (tip, middle))
    painter.fillPath(polygon(corners), solid(style.accent))


def sky(painter: QPainter, rect: QRectF) -> None:
    """A piece of night, for planets to lie on."""
    path: QPainterPath = rounded(rect, rect.height() * 0.14)
    painter.fillPath(path, solid(NIGHT))
    painter.strokePath(path, pen(with_alpha(NIGHT_LINE, 0.8), max(1.2, rect.height() * 0.02)))


def planets_are_settled(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A system of two planets, with a tower on the blue one."""
    part = middle_part(rect, 1.5, 1.0)
    sky(painter, part)
    radius = part.height() * 0.24
    blue = QPointF(part.x() + part.width() * 0.3, part.y() + part.height() * 0.56)
    brown = QPointF(part.x() + part.width() * 0.74, part.y() + part.height() * 0.62)
    planet(painter, blue, radius, "B", style)
    planet(painter, brown, radius * 0.8, "D", style)
    side = radius * 1.1
    tower(painter, QRectF(blue.x() - side / 2, blue.y() - side * 1.5, side, side * 1.74), style, SEAT, 2)


def galaxy_is_exploited(painter: QPainter, rect: QRectF, style: Style) -> None:
    """More cubes than the rival: energy for the majority."""
    part = middle_part(rect, 1.5, 1.0)
    sky(painter, part)
    side = part.height() * 0.27
    for x, y, colour in ((0.14, 0.32, SEAT), (0.36, 0.32, SEAT), (0.14, 0.7, RIVAL)):
        spot = QPointF(part.x() + part.width() * x, part.y() + part.height() * y)
        seat_cube(painter, square_around(spot, side / 2), style, colour)
    bolt(painter, QPointF(part.x() + part.width() * 0.55, part.center().y()), part.height() * 0.2)
    earned(painter, QPointF(part.x() + part.width() * 0.82, part.center().y()), part.height() * 0.23, "8", style)


def energy_catches_up(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The energy marker close behind the consumption marker, and the level that comes then."""
    part = middle_part(rect, 1.6, 1.0)
    lane = part.height() * 0.3
    y = part.bottom() - lane * 0.9
    track = rounded(QRectF(part.x(), y - lane * 0.5, part.width(), lane), lane * 0.3)
    painter.fillPath(track, solid(NIGHT))
    painter.strokePath(track, pen(with_alpha(NIGHT_LINE, 0.8), max(1.2, lane * 0.06)))
    energy = QPointF(part.x() + part.width() * 0.5, y)
    consumption_marker(painter, square_around(QPointF(part.x() + part.width() * 0.78, y), lane * 0.42), style, SEAT)
    energy_marker(painter, square_around(energy, lane * 0.44), style, SEAT, 0)
    painter.setPen(pen(style.accent, max(2.0, lane * 0.12)))
    painter.drawLine(QPointF(part.x() + part.width() * 0.1, y), QPointF(part.x() + part.width() * 0.36, y))
    energy_marker(
        painter,
        square_around(QPointF(part.center().x(), part.y() + part.height() * 0.27), part.height() * 0.25),
        style,
        SEAT,
        1,
    )


LOOP: tuple[Callable[[QPainter, QRectF, Style], None], ...] = (
    cards_are_planned,
    planets_are_settled,
    galaxy_is_exploited,
    energy_catches_up,
)
