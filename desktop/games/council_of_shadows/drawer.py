"""Council of Shadows in its drawer: card backs, planets of all kinds, gems, cubes of all seats."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.cubes import seat_cube
from desktop.games.council_of_shadows.gems import gem
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.paths import square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.theme import Style

SEATS = ("blue", "red", "purple", "green")


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit = rect.height() / 100
    card_backs(painter, rect, style)
    for kind, spot in zip(in_turn("BDV", 8), two_rows(rect, 0.36, 0.60, 4), strict=True):
        planet(painter, spot, 13 * unit, kind, style)
    for kind, spot in zip(in_turn("agt", 6), two_rows(rect, 0.62, 0.74, 3), strict=True):
        gem(painter, spot, 8 * unit, kind, style)
    for seat, spot in zip(in_turn(SEATS, 8), two_rows(rect, 0.76, 0.95, 4), strict=True):
        seat_cube(painter, square_around(spot, 11 * unit), style, seat)
