"""Magnastorm off its table: its emblem, what lies in its drawer, the piece of a seat."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.magnastorm.pieces import crew, lab, scout, station
from desktop.games.magnastorm.signs import bolt
from desktop.paint.light import around
from desktop.paint.marks import hatching
from desktop.paint.painting import pen
from desktop.paint.paths import circle, square_around
from desktop.paint.still_life import card_backs, in_turn, two_rows
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style

TURN = -30.0
"""Where the storm begins, in degrees."""
SEATS = ("grey", "purple", "pink", "orange")


def draw_emblem(painter: QPainter, centre: QPointF, size: float, style: Style) -> None:
    """Draw the emblem on the front of the drawer: planet half in the storm, turtle lab, station, scout."""
    draw_half_planet(painter, centre, size * 0.46)
    lab(painter, square_around(centre + QPointF(0.94, 0.06) * size, size * 0.34), style, "orange")
    station(painter, square_around(centre + QPointF(1.60, 0.0) * size, size * 0.42), style, "purple")
    scout(painter, square_around(centre + QPointF(2.30, 0.12) * size, size * 0.36), style, "grey")


def draw_half_planet(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the planet, half of it in the storm."""
    planet = circle(centre, radius)
    light = centre - QPointF(0.3, 0.35) * radius
    painter.fillPath(planet, around(light, radius * 1.7, ((0, "#CFE6D6"), (1, "#5F9A80"))))
    storm = QPainterPath(centre)
    storm.arcTo(square_around(centre, radius), TURN, -180)
    storm.closeSubpath()
    painter.fillPath(storm, around(light, radius * 1.7, ((0, "#6B7182"), (1, "#343946"))))
    hatching(painter, storm, pen(with_alpha("#14161C", 0.5), 1.4), 5)
    bolt(painter, centre + QPointF(-0.1, 0.5) * radius, radius * 0.26)
    painter.strokePath(planet, pen("#12141A", 1.6))


def draw_contents(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the contents of the drawer: card backs, turtle labs, stations, scouts, crew."""
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


def draw_seat_piece(painter: QPainter, square: QRectF, seat: str, style: Style) -> None:
    scout(painter, square, style, seat)
