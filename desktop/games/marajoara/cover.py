"""Marajoara off its table: its emblem, what lies in its drawer, the piece of a seat."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.jar import Workshop, small_jar
from desktop.paint.grounds import board, well
from desktop.paint.marks import rope
from desktop.paint.paths import rounded
from desktop.paint.pieces import die, seat_token, vase
from desktop.paint.still_life import in_turn, two_rows
from desktop.style.theme import Style

JAR_SHAPE = {"1": (1, 1), "2": (2, 1), "3": (1, 2), "4": (2, 2), "5": (1, 3), "6": (2, 3)}


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    """Draw the emblem on the front of the drawer: a jar half put together, and a few dice."""
    jar = QRectF(centre.x() - size * 0.5, centre.y() - size * 0.6, size * 0.98, size * 1.2)
    small_jar(painter, jar, Workshop((), JAR_SHAPE, tuple(JAR_SHAPE)), style)
    for number, (colour, face) in enumerate((("yellow", 3), ("red", 5), ("blue", 2), ("grey", 4))):
        place = centre + QPointF(size * (0.92 + 0.58 * number), size * (0.1 if number % 2 else -0.06))
        die(painter, place, size * 0.5, colour, face, style)


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the contents of the drawer: the dig site, vases, tokens, dice."""
    unit, seats = rect.height() / 100, ("turquoise", "purple", "black", "orange")
    side = 30 * unit
    dig = QRectF(rect.x() + rect.width() * 0.06, rect.y() + 10 * unit, side * 8 + 4, rect.height())
    board(painter, dig, style, radius=8)
    for number in range(24):
        column, row = number % 8, number // 8
        space = QRectF(dig.x() + 3 + column * side, dig.y() + 5 + row * side, side - 2, side - 2)
        well(painter, rounded(space, 4), style, "#DCC59A")
        if number % 7 in (0, 3):
            colour = ("red", "yellow", "blue", "grey")[number % 4]
            die(painter, space.center(), side * 0.68, colour, number % 6 + 1, style)
        elif number % 7 == len(seats):
            seat_token(painter, space.center(), side * 0.40, seats[number % 4], style)
    for column in (0, 6):
        rope(painter, rounded(QRectF(dig.x() + 3 + column * side, dig.y() + 5, 2 * side - 3, 2 * side - 3), 6), 4.5)
    for seat, spot in zip(seats, two_rows(rect, 0.40, 0.585, 4), strict=False):
        vase(painter, spot + QPointF(0, 22 * unit), 37 * unit, seat, style)
    for seat, spot in zip(in_turn(seats, 8), two_rows(rect, 0.61, 0.77, 4), strict=True):
        seat_token(painter, spot, 14 * unit, seat, style)
    faces = (("red", 3), ("yellow", 6), ("blue", 5), ("grey", 2), ("yellow", 1), ("red", 4))
    for (colour, face), spot in zip(faces, two_rows(rect, 0.82, 0.95, 3), strict=True):
        die(painter, spot, 26 * unit, colour, face, style)


def draw_seat_piece(painter: QPainter, square: QRectF, seat: str, style: Style) -> None:
    vase(painter, QPointF(square.center().x(), square.bottom()), square.height(), seat, style)
