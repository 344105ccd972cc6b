"""The Consortium before a game: the planet in the storm, with more stations and labs on it at each level."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.magnastorm.cover import draw_half_planet
from desktop.games.magnastorm.pieces import lab, scout, station
from desktop.paint.paths import square_around
from desktop.style.theme import Style

THEIRS = "purple"
STATIONS = (1, 2, 3, 3, 3)
LABS = (1, 1, 2, 3, 4)
"""On the planet, by level: never more stations than it may build there."""
STATION_PLACES = (200.0, 155.0, 245.0)
LAB_PLACES = (15.0, 335.0, 50.0, 295.0)
"""Where they stand, in degrees."""


def draw_picture(painter: QPainter, rect: QRectF, rank: int, style: Style) -> None:
    """Draw the planet and what the Consortium has there."""
    radius = min(rect.width() * 0.40, rect.height() * 0.42)
    centre = rect.center()
    draw_half_planet(painter, centre, radius)
    for turn in LAB_PLACES[: LABS[rank - 1]]:
        lab(painter, square_around(at(centre, radius * 0.70, turn), radius * 0.19), style, THEIRS)
    for turn in STATION_PLACES[: STATIONS[rank - 1]]:
        station(painter, square_around(at(centre, radius * 0.68, turn), radius * 0.23), style, THEIRS)
    scout(painter, square_around(centre + QPointF(0, -radius * 0.08), radius * 0.22), style, THEIRS)


def at(centre: QPointF, far: float, turn: float) -> QPointF:
    return centre + QPointF(cos(radians(turn)), sin(radians(turn))) * far
