"""The podium of Council of Shadows: the planets a seat settled most, on a plinth; the throne for its owner."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, plinth, raised
from desktop.games.council_of_shadows.board_painting import throne
from desktop.games.council_of_shadows.cubes import tower
from desktop.games.council_of_shadows.planets import planet
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.council_of_shadows.view import View

GROUND = "#2A2F66"
PIECE_SHARE = 0.56
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = min(rect.height() * PIECE_SHARE, rect.width() * 1.15)
    foot = raised(rect, standing, high, high * 1.2)
    plinth(painter, foot, standing, GROUND, style)
    radius = high * 0.27
    middle = QPointF(foot.center().x(), foot.y() - radius * 0.9)
    if view.throne == standing.seat:
        seat = QRectF(foot.center().x() - high * 0.36, foot.y() - high, high * 0.72, high)
        throne(painter, seat, style)
        middle = QPointF(foot.center().x() + high * 0.33, foot.y() - radius * 0.55)
        radius *= 0.62
    planet(painter, middle, radius, most_settled(view, standing.seat), style)
    side = radius * 0.9
    cubes = QRectF(middle.x() - side / 2, middle.y() - radius * 1.62, side, side * 1.74)
    tower(painter, cubes, style, standing.colour, 2)


def most_settled(view: View, seat: Seat) -> str:
    """The type of planet with most cubes of a seat; Earth-like where there are none."""
    counts = dict.fromkeys("BDV", 0)
    for planet_, cubes in zip(view.box.planets, view.colonies, strict=True):
        counts[view.box.planet_type[planet_]] += cubes[seat]
    return max(counts, key=lambda kind: counts[kind])
