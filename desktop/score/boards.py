"""The paper boards that everything here is printed on, painted once and kept."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.paint.art import Art
from desktop.paint.grounds import board
from desktop.theme import Style

EDGE = 6.0
"""Between the edge of a panel and its board, where part of the shadow falls."""
SIDE = 18.0
"""From the edge of a board to what is printed on it."""
SHADE = 16.0


def board_of(panel: QWidget) -> QRectF:
    return QRectF(panel.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)


def lay_board(painter: QPainter, rect: QRectF, panel: QWidget, art: Art, style: Style) -> None:
    kept = art.with_style(style).with_ratio(panel.devicePixelRatioF())
    kept.draw(painter, rect, ("score-board",), lambda brush, place: _paint(brush, place, style), margin=SHADE)


def _paint(painter: QPainter, rect: QRectF, style: Style) -> None:
    board(painter, rect, style)
