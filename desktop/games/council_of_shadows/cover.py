"""Council of Shadows off its table: its emblem, what lies in its drawer, the piece of a seat."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.cubes import seat_cube, tower
from desktop.games.council_of_shadows.gems import gem
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.paths import square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.style.theme import Style

PLANETS = ((0.0, 0.1, 0.38, "B"), (1.32, 0.1, 0.27, "D"), (2.32, 0.02, 0.27, "V"))
GEMS = ((0.68, 0.3, "a"), (1.9, 0.34, "g"), (1.86, -0.34, "t"))
TOWER = 0.30
"""Side of a cube."""
SEATS = ("blue", "red", "purple", "green")


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    """Draw the emblem on the front of the drawer: three planets, a tower on the first, gems on their way."""
    for right, down, share, kind in PLANETS:
        planet(painter, centre + QPointF(right, down) * size, share * size, kind, style)
    for right, down, kind in GEMS:
        gem(painter, centre + QPointF(right, down) * size, size * 0.13, kind, style)
    side = size * TOWER
    spot = QRectF(centre.x() - side / 2, centre.y() - size * 0.5, side, side * 1.74)
    tower(painter, spot, style, "blue", 2)


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the contents of the drawer: card backs, planets of all kinds, gems, cubes of all seats."""
    unit = rect.height() / 100
    card_backs(painter, rect, style)
    for kind, spot in zip(in_turn("BDV", 8), two_rows(rect, 0.36, 0.60, 4), strict=True):
        planet(painter, spot, 13 * unit, kind, style)
    for kind, spot in zip(in_turn("agt", 6), two_rows(rect, 0.62, 0.74, 3), strict=True):
        gem(painter, spot, 8 * unit, kind, style)
    for seat, spot in zip(in_turn(SEATS, 8), two_rows(rect, 0.76, 0.95, 4), strict=True):
        seat_cube(painter, square_around(spot, 11 * unit), style, seat)


def draw_seat_piece(painter: QPainter, square: QRectF, seat: str, style: Style) -> None:
    tower(painter, square, style, seat, 2)
