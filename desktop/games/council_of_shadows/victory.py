"""The centre of the celebration: the race of the seat comes to its goal around the planet that it settled most."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, plinth
from desktop.games.council_of_shadows.board_painting import throne
from desktop.games.council_of_shadows.cubes import consumption_marker, energy_marker, tower
from desktop.games.council_of_shadows.gems import bolt
from desktop.games.council_of_shadows.planets import planet
from desktop.games.council_of_shadows.podium import GROUND, most_settled
from desktop.paint.painting import faded, pen
from desktop.paint.paths import circle, square_around
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.council_of_shadows.view import View

PLINTH = 0.13
"""Of the height; the sky takes what is left."""
ORBIT = 0.86
"""Of half the smaller side of the sky: how far the race goes from the middle."""
PLANET, MARKER = 0.46, 0.17
"""The planet and a marker, of half the smaller side."""
SETTLED, RACED = 0.3, 0.82
"""By these parts of the celebration the tower stands, and energy has caught up; then come the level and the throne."""
START, WAY = 200.0, 230.0
"""Where the race begins, clockwise from the right, and how far it goes, in degrees."""
BEHIND = 26.0
"""How far before the goal the consumption marker waits, in degrees of the way."""
LIGHT, LANE, DONE = "#B9A8FF", "#3B4583", "#FFD84D"
STARS = 26
SEED = 7
"""Stars lie where multiples of this fall, the same in every frame."""


def draw_victory(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw the sky, the planet with its tower, the race as far as it has come, and last level and throne."""
    player = view.players[seat]
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * PLINTH, rect.width(), rect.height() * PLINTH)
    room = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - foot.height())
    half = min(room.width(), room.height()) / 2
    middle = room.center()
    draw_sky(painter, middle, half)
    draw_planet(painter, middle, half, most_settled(view, seat), style)
    draw_tower(painter, middle, half, player.colour, style, min(1.0, share / SETTLED))
    come = min(1.0, max(0.0, (share - SETTLED) / (RACED - SETTLED)))
    draw_race(painter, middle, half, (player.colour, max(0, player.level - 1)), style, come)
    wide = min(rect.width(), half * 1.9)
    block = QRectF(middle.x() - wide / 2, foot.y(), wide, foot.height())
    plinth(painter, block, Standing(seat, player.colour, 1, 1, 1), GROUND, style)
    if share > RACED:
        last = (share - RACED) / (1 - RACED)
        draw_level(painter, middle, half, (player.colour, player.level), style, last)
        if view.throne == seat:
            draw_throne(painter, middle, half, style, last)


def draw_sky(painter: QPainter, middle: QPointF, half: float) -> None:
    """A disc of night with stars."""
    disc = circle(middle, half * 0.96)
    painter.fillPath(disc, solid(GROUND))
    for number in range(STARS):
        angle, far = number * 137.5 * math.pi / 180, half * 0.92 * math.sqrt((number * SEED % STARS + 0.5) / STARS)
        spot = middle + QPointF(math.cos(angle), math.sin(angle)) * far
        painter.fillPath(circle(spot, half * 0.008 * (1 + number % 2)), solid("#FFFFFF"))
    painter.strokePath(disc, pen(with_alpha(LIGHT, 0.8), max(1.2, half * 0.012)))


def draw_planet(painter: QPainter, middle: QPointF, half: float, kind: str, style: Style) -> None:
    planet(painter, middle + QPointF(0, half * 0.08), half * PLANET * 0.9, kind, style)


def draw_tower(painter: QPainter, middle: QPointF, half: float, colour: str, style: Style, come: float) -> None:
    """Three cubes, one after the other."""
    height = min(3, int(come * 3 + 0.5))
    if not height:
        return
    side = half * 0.25
    foot = middle.y() + half * 0.06
    tall = side * (1 + 0.74 * (height - 1))
    tower(painter, QRectF(middle.x() - side / 2, foot - tall, side, tall), style, colour, height)


# The race


def on_orbit(middle: QPointF, half: float, degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return middle + QPointF(math.cos(angle), math.sin(angle)) * half * ORBIT * 0.88


def draw_race(
    painter: QPainter, middle: QPointF, half: float, runner: tuple[str, int], style: Style, come: float
) -> None:
    """The lane, the energy on its way with the level before the last, and the consumption that it catches up with."""
    colour, level = runner
    box = square_around(middle, half * ORBIT * 0.88)
    goal = START + WAY
    painter.setPen(pen(LANE, max(3.0, half * 0.07)))
    painter.drawArc(box, round(-START * 16), round(-WAY * 16))
    if come:
        painter.setPen(pen(DONE, max(2.0, half * 0.04)))
        painter.drawArc(box, round(-START * 16), round(-WAY * come * 16))
    consumption_marker(
        painter, square_around(on_orbit(middle, half, goal - BEHIND * (1 - come)), half * MARKER * 0.42), style, colour
    )
    at = on_orbit(middle, half, START + WAY * come)
    energy_marker(painter, square_around(at, half * MARKER * 0.5), style, colour, level)


def draw_level(
    painter: QPainter, middle: QPointF, half: float, reached: tuple[str, int], style: Style, come: float
) -> None:
    """The level that was reached, as the marker shows it, with the energy over it."""
    colour, level = reached
    size = half * 0.26 * (0.6 + 0.4 * come)
    spot = on_orbit(middle, half, START + WAY)
    with faded(painter, come):
        energy_marker(painter, square_around(spot, size * 0.8), style, colour, level)
        bolt(painter, spot - QPointF(size * 1.15, size * 0.1), size * 0.42)


def draw_throne(painter: QPainter, middle: QPointF, half: float, style: Style, come: float) -> None:
    size = half * 0.34
    spot = QRectF(middle.x() - half * 0.58, middle.y() + half * 0.34, size, size * 1.15)
    with faded(painter, come):
        throne(painter, spot, style)
