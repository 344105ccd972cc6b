"""Marajoara on the front of its drawer: a jar half put together, and a few dice."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.jar import Workshop, small_jar
from desktop.paint.pieces import die
from desktop.theme import Style

JAR_SHAPE = {"1": (1, 1), "2": (2, 1), "3": (1, 2), "4": (2, 2), "5": (1, 3), "6": (2, 3)}


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    jar = QRectF(centre.x() - size * 0.5, centre.y() - size * 0.6, size * 0.98, size * 1.2)
    small_jar(painter, jar, Workshop((), JAR_SHAPE, tuple(JAR_SHAPE)), style)
    for number, (colour, face) in enumerate((("yellow", 3), ("red", 5), ("blue", 2), ("grey", 4))):
        place = centre + QPointF(size * (0.92 + 0.58 * number), size * (0.1 if number % 2 else -0.06))
        die(painter, place, size * 0.5, colour, face, style)
