"""Cubes of the seats: on planets and boards, in towers, and as energy markers that show a level."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.board_places import LIFT
from desktop.paint.marks import glyph
from desktop.paint.painting import dashed, faded, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.pieces import cube, disc
from desktop.paint.text import figure
from desktop.style.mixing import darker, solid
from desktop.style.theme import Style, seat_mark

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
LONG = 2
"""Levels with more letters are written smaller."""


def roman(level: int) -> str:
    return ROMAN[level] if level < len(ROMAN) else str(level)


def seat_cube(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    mark = seat_mark(colour)
    cube(painter, rect.center(), min(rect.width(), rect.height()), mark.colour, style, mark.shape)


def tower(painter: QPainter, rect: QRectF, style: Style, colour: str, height: int) -> None:
    """Draw so many cubes, as large as fits, on the lower edge."""
    side = min(rect.width(), rect.height() / (1 + LIFT * (height - 1)))
    for number in range(height):
        middle = QPointF(rect.center().x(), rect.bottom() - side / 2 - number * side * LIFT)
        seat_cube(painter, square_around(middle, side / 2), style, colour)


def ghost_tower(painter: QPainter, rect: QRectF, style: Style, colour: str, height: int) -> None:
    """Draw a tower as it would stand there."""
    with faded(painter, 0.86):
        tower(painter, rect, style, colour, height)
    painter.strokePath(rounded(rect, 4), dashed("#FFFFFF", 1.8, (2.2, 1.8)))


CORNER, BADGE = 0.40, 0.34
"""Where the badge of an energy marker hangs, and how large it is, of the side of the die."""


def energy_marker(painter: QPainter, rect: QRectF, style: Style, colour: str, level: int) -> None:
    """A die with the Dark Tech level on its front, and the glyph of its seat at a corner."""
    mark = seat_mark(colour)
    side = min(rect.width(), rect.height())
    cube(painter, rect.center(), side, style.plate(mark.colour), style)
    front = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.24, side * 0.74, side * 0.74)
    said = roman(level)
    size = side * (0.62 if len(said) <= LONG else 0.46)
    figure(painter, front, said, size, style.ink_on_plate(mark.colour), serif=True)
    corner = rect.center() + QPointF(side, -side) * CORNER
    painter.fillPath(circle(corner, side * BADGE), solid("#FFFFFF"))
    painter.strokePath(circle(corner, side * BADGE), pen(darker(mark.colour, 0.4), 1))
    glyph(painter, mark.shape, corner, side * BADGE * 0.72, darker(mark.colour, 0.25))


def consumption_marker(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    disc(painter, rect.center(), rect.width() / 2, colour, style)
