"""Magnastorm in its drawer: card backs, turtle labs, stations, scouts, crew."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.magnastorm.pieces import crew, lab, scout, station
from desktop.paint.paths import square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.theme import Style

SEATS = ("grey", "purple", "pink", "orange")


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit = rect.height() / 100
    card_backs(painter, rect, style)
    for seat, spot in zip(in_turn(SEATS, 8), two_rows(rect, 0.36, 0.60, 4), strict=True):
        lab(painter, square_around(spot, 19 * unit), style, seat)
    for seat, spot in zip(in_turn(SEATS, 4), two_rows(rect, 0.61, 0.73, 2), strict=True):
        station(painter, square_around(spot, 19 * unit), style, seat)
    for seat, spot in zip(in_turn(SEATS, 2), two_rows(rect, 0.75, 0.83, 1), strict=True):
        scout(painter, square_around(spot, 20 * unit), style, seat)
    for seat, spot in zip((*SEATS[2:], "yellow", "yellow"), two_rows(rect, 0.84, 0.96, 2), strict=True):
        crew(painter, square_around(spot + QPointF(0, 2 * unit), 16 * unit), style, seat)
