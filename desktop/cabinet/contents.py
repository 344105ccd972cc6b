"""What lies in a drawer that is pulled out: a handful of pieces of the game, in rows along the felt."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.colours import solid
from desktop.paint.grounds import board, card_back, tile, well
from desktop.paint.light import around
from desktop.paint.marks import rope
from desktop.paint.paths import circle, regular_polygon, rounded, square_around
from desktop.paint.pieces import cube, die, disc, meeple, seat_token, vase
from desktop.palette import SEATS
from desktop.theme import Style

RELICS = ("Yg1", "Vg1", "Og2", "Gg3", "Rg4", "Yg3", "Og4", "Gg2", "Vg4", "Rg3", "Og3", "Vg2")
ROOFS = ("#C77B4A", "#8FA66A", "#B9543F", "#E3BE8C")
SECTORS = ("#6B7488", "#58B48C", "#8A93A6", "#C7A24A")
PLANETS = ("#7D6BE0", "#E3A857", "#4FA9A0", "#C95F5F")


def contents(painter: QPainter, rect: QRectF, game: str) -> None:
    """Lay the game's pieces out in the rectangle; the front of the drawer may hide its lower edge."""
    draw = CONTENTS.get(game)
    if draw:
        draw(painter, rect, Style("light", game))


def _spots(rect: QRectF, left: float, right: float, columns: int) -> list[QPointF]:
    """Two rows of places between two shares of the width, the second row a little to the right."""
    wide = rect.width() * (right - left) / columns
    start = rect.x() + rect.width() * left
    return [
        QPointF(start + wide * (number + 0.5 + 0.28 * row), rect.y() + rect.height() * (0.30 + 0.42 * row))
        for row in range(2)
        for number in range(columns)
    ]


def _seated(seats: Sequence[str], count: int) -> list[str]:
    return [seats[number % len(seats)] for number in range(count)]


def _marajoara(painter: QPainter, rect: QRectF, style: Style) -> None:
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
    for seat, spot in zip(seats, _spots(rect, 0.40, 0.585, 4), strict=False):
        vase(painter, spot + QPointF(0, 22 * unit), 37 * unit, seat, style)
    for seat, spot in zip(_seated(seats, 8), _spots(rect, 0.61, 0.77, 4), strict=True):
        seat_token(painter, spot, 14 * unit, seat, style)
    faces = (("red", 3), ("yellow", 6), ("blue", 5), ("grey", 2), ("yellow", 1), ("red", 4))
    for (colour, face), spot in zip(faces, _spots(rect, 0.82, 0.95, 3), strict=True):
        die(painter, spot, 26 * unit, colour, face, style)


def _excavation_earth(painter: QPainter, rect: QRectF, style: Style) -> None:
    from desktop.games.excavation_earth.pieces import explorer  # noqa: PLC0415 (only this drawer needs it)
    from desktop.games.excavation_earth.relics import relic  # noqa: PLC0415

    unit, seats = rect.height() / 100, ("pink", "black", "brown", "blue", "yellow")
    for kind, spot in zip(RELICS, _spots(rect, 0.04, 0.52, 6), strict=True):
        relic(painter, square_around(spot, 22 * unit), kind, "", "", style)
    for seat, spot in zip(_seated(seats, 10), _spots(rect, 0.54, 0.74, 5), strict=True):
        cube(painter, spot, 24 * unit, SEATS[seat].colour, style, SEATS[seat].shape)
    for seat, spot in zip(seats, _spots(rect, 0.77, 0.95, 3), strict=False):
        explorer(painter, square_around(spot + QPointF(0, 2 * unit), 22 * unit), seat, style)


def _hoyuk(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("yellow", "blue", "red", "purple", "brown")
    _cards(painter, rect, style)
    for number, spot in enumerate(_spots(rect, 0.38, 0.64, 5)):
        roof = QRectF(spot.x() - 16 * unit, spot.y() - 16 * unit, 32 * unit, 32 * unit)
        tile(painter, rounded(roof, 3), ROOFS[number % len(ROOFS)], style, thickness=4)
    for seat, spot in zip(_seated(seats, 10), _spots(rect, 0.70, 0.94, 5), strict=True):
        meeple(painter, spot + QPointF(0, 16 * unit), 34 * unit, seat, style)


def _council_of_shadows(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("blue", "red", "purple", "green")
    _cards(painter, rect, style)
    for number, spot in enumerate(_spots(rect, 0.38, 0.64, 5)):
        colour = PLANETS[number % len(PLANETS)]
        light = spot - QPointF(5, 6) * unit
        painter.fillPath(
            circle(spot, 15 * unit), around(light, 26 * unit, ((0, "#FFFFFF"), (0.3, colour), (1, "#0B0D1C")))
        )
    for seat, spot in zip(_seated(seats, 8), _spots(rect, 0.70, 0.94, 4), strict=True):
        cube(painter, spot, 26 * unit, SEATS[seat].colour, style, SEATS[seat].shape)


def _magnastorm(painter: QPainter, rect: QRectF, style: Style) -> None:
    unit, seats = rect.height() / 100, ("grey", "purple", "green", "turquoise")
    _cards(painter, rect, style)
    for number, spot in enumerate(_spots(rect, 0.38, 0.64, 5)):
        tile(painter, regular_polygon(spot, 19 * unit, 6), SECTORS[number % len(SECTORS)], style, thickness=3)
    for seat, spot in zip(_seated(seats, 8), _spots(rect, 0.70, 0.94, 4), strict=True):
        disc(painter, spot, 13 * unit, seat, style)


def _cards(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A row of card backs at the left."""
    for number in range(3):
        x = rect.x() + rect.width() * (0.06 + 0.1 * number)
        card_back(painter, QRectF(x, rect.y() + rect.height() * 0.14, rect.height() * 0.56, rect.height() * 0.8), style)
    line = QRectF(rect.x(), rect.bottom() - 1, rect.width(), 1)
    painter.fillRect(line, solid(style.ground.felt_rim))


CONTENTS: dict[str, Callable[[QPainter, QRectF, Style], None]] = {
    "excavation_earth": _excavation_earth,
    "hoyuk": _hoyuk,
    "marajoara": _marajoara,
    "council_of_shadows": _council_of_shadows,
    "magnastorm": _magnastorm,
}
