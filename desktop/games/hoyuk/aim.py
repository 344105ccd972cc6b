"""The turn of Höyük in four pictures, for the card with its aim: build, a catastrophe, inspect, use cards."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.cards import CARD_RATIO, aspect_card
from desktop.games.hoyuk.emblems import emblem
from desktop.games.hoyuk.objects import oven
from desktop.games.hoyuk.still_life import Standing, block
from desktop.games.hoyuk.yards import ruin
from desktop.paint.marks import earned
from desktop.paint.painting import kept
from desktop.paint.paths import square_around
from desktop.style.theme import Style

BUILT: tuple[Standing, ...] = ((0, 0, "red", 1, None), (1, 0, "red", 2, None), (0, 1, "blue", 1, oven))
STRUCK: tuple[Standing, ...] = ((0, 0, "blue", 1, None), (0, 1, "red", 1, None))
COMPARED: tuple[Standing, ...] = ((0, 0, "red", 1, oven), (1, 0, "red", 1, oven), (0, 1, "blue", 1, oven))
TURNS = (-9.0, 3.0, 15.0)
"""How the cards of a hand lie, in degrees."""


def side_for(rect: QRectF, columns: float, rows: float) -> float:
    """Return the side of a cell, of which so many fit; high houses need a little more room above."""
    return min(rect.width() / columns, rect.height() / (rows + 0.35))


def corner_of(rect: QRectF, side: float, columns: float, rows: float) -> QPointF:
    middle = rect.center()
    return QPointF(middle.x() - side * columns / 2, middle.y() - side * (rows - 0.2) / 2)


def building(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Houses, one of them high, an oven and a pen."""
    side = side_for(rect, 3, 2)
    block(painter, corner_of(rect, side, 2, 2), side, BUILT, ((1, 1, 3, "blue"),), style)


def catastrophe(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A block in part in ruins, under fire."""
    side = side_for(rect, 3, 2)
    corner = corner_of(rect, side, 2.4, 2)
    for number in range(2):
        place = QRectF(corner.x() + side, corner.y() + number * side, side, side)
        ruin(painter, place, style, number + 1)
    block(painter, corner, side, STRUCK, (), style)
    emblem(painter, square_around(QPointF(corner.x() + side * 2.1, rect.center().y()), side * 0.66), "fire")


def inspection(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Two ovens against one: a card."""
    side = side_for(rect, 3.75, 2)
    corner = corner_of(rect, side, 3.6, 2)
    block(painter, corner, side, COMPARED, ((1, 1, 0, "red"),), style)
    high = min(rect.height() * 0.92, side * 1.9)
    card = QRectF(corner.x() + side * 2.2, rect.center().y() - high / 2, high * CARD_RATIO, high)
    aspect_card(painter, card, style, "oven", "", ())


def spending(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Three cards alike, and what they bring."""
    high = min(rect.height() * 0.74, rect.width() * 0.52)
    wide = high * CARD_RATIO
    foot = QPointF(rect.x() + rect.width() * 0.36, rect.center().y() + high * 0.5)
    for turn in TURNS:
        with kept(painter):
            painter.translate(foot)
            painter.rotate(turn)
            aspect_card(painter, QRectF(-wide / 2, -high, wide, high), style, "oven", "", ())
    sun = min(rect.height() * 0.24, rect.width() * 0.18)
    earned(painter, QPointF(rect.right() - sun - 2, rect.center().y()), sun, 5, style)


LOOP: tuple[Callable[[QPainter, QRectF, Style], None], ...] = (building, catastrophe, inspection, spending)
