"""What lies on mats and beside the village: construction tiles, trays, house tiles that wait, marker, score tokens."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.hoyuk.houses import house
from desktop.games.hoyuk.signs import sign
from desktop.paint.grounds import tile as cardboard
from desktop.paint.grounds import well, wood
from desktop.paint.light import shadow
from desktop.paint.marks import glyph, rope, victory_points
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, regular_polygon, rounded
from desktop.paint.pieces import disc
from desktop.paint.text import figure
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark

WOOD, EDGE, HOLLOW = "#B3844F", "#4A2E14", "#E9D2A8"
LEAST_MARK, WORDS = 5.0, 1.9
"""Narrower marks of families cannot be counted: then a figure stands there, so wide in heights of its letters."""
HEXAGON, FLAG = 6, 34.0


def wooden_tile(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = rounded(rect, min(8.0, rect.height() * 0.1))
    shadow(painter, path, style, drop=3, blur=6, strength=0.3)
    painter.fillPath(path.translated(0, 2.5), solid("#5B3A1E"))
    wood(painter, path, WOOD)
    painter.strokePath(path, pen(EDGE, 1.2))


def hollow(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A place of the tile, for one element."""
    well(painter, rounded(rect, min(7.0, rect.width() * 0.1)), style, HOLLOW)


def tile_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    wooden_tile(painter, rect, style)
    inner = rect.adjusted(5, 4, -5, -4)
    with clipped(painter, rounded(inner, 4)):
        motif(painter, inner, style.game, MotifInk("#FFF1D6", "#FFF1D6", 0.5, max(14.0, rect.height() * 0.5)))


def tile_pile(painter: QPainter, rect: QRectF, style: Style, count: int) -> None:
    step = min(2.2, rect.height() * 0.05)
    for number in range(min(3, count - 1), 0, -1):
        tile_back(painter, rect.translated(step * number, -step * number), style)
    if count:
        tile_back(painter, rect, style)


def small_tile(painter: QPainter, rect: QRectF, style: Style, elements: tuple[str, ...]) -> None:
    """Draw the tile of what another seat has to build."""
    wooden_tile(painter, rect, style)
    room = rect.adjusted(3, 2, -3, -2)
    wide = room.width() / max(1, len(elements))
    for number, element in enumerate(elements):
        middle = QPointF(room.x() + wide * (number + 0.5), room.center().y())
        sign(painter, middle, min(wide * 0.94, room.height() * 0.9), element, style)


def done(painter: QPainter, rect: QRectF, style: Style) -> None:
    """An element that is built: a tick on a dark disc."""
    radius = min(rect.width(), rect.height()) / 2
    painter.fillPath(circle(rect.center(), radius), solid(style.ground.ink))
    line = QPointF(rect.center().x() - radius * 0.5, rect.center().y() + radius * 0.05)
    painter.setPen(pen(style.ground.board, max(1.8, radius * 0.2)))
    painter.drawPolyline([line, line + QPointF(radius * 0.34, radius * 0.36), line + QPointF(radius, -radius * 0.42)])


def first_player(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The marker that is handed on each turn."""
    radius = min(rect.width(), rect.height()) / 2
    cardboard(painter, regular_polygon(rect.center(), radius, HEXAGON), "#D9B27C", style, thickness=2)
    figure(painter, rect, "1", max(16.0, radius * 1.15), style.readable_on("#3A2618", "#C4A070"), serif=True)


def score_token(painter: QPainter, rect: QRectF, style: Style, clan: str, laps: int = 0) -> None:
    """Draw a score token on the ring; a flag tells how often it has gone round."""
    radius = min(rect.width(), rect.height()) / 2
    disc(painter, rect.center(), radius, clan, style)
    if laps:
        flag = QRectF(rect.center().x() - FLAG / 2, rect.y() - SMALLEST_TEXT * 0.8, FLAG, SMALLEST_TEXT * 1.2)
        painter.fillPath(rounded(flag, 3), solid("#FFFBF1"))
        painter.strokePath(rounded(flag, 3), pen(style.ground.ink))
        figure(painter, flag, f"+{laps}00", float(SMALLEST_TEXT), "#26211C")


def house_grid(rect: QRectF, count: int) -> list[QRectF]:
    """Places for house tiles in rows, as large as they can be."""
    best = max(range(1, count + 1), key=lambda across: (side_of(rect, count, across), -across))
    side = side_of(rect, count, best)
    return [
        QRectF(rect.x() + number % best * side, rect.y() + number // best * side, side * 0.94, side * 0.94)
        for number in range(count)
    ]


def side_of(rect: QRectF, count: int, across: int) -> float:
    return min(rect.width() / across, rect.height() / -(-count // across))


def houses_left(painter: QPainter, rect: QRectF, style: Style, clan: str, left: int, target: int) -> None:
    """House tiles in their places, but the next one, which can be taken; the places of the others are empty."""
    mark = seat_mark(clan)
    for number, place in enumerate(house_grid(rect, target)):
        if number < left - 1:
            house(painter, place, style, clan)
            continue
        path = rounded(place.adjusted(1, 1, -1, -1), 4)
        painter.fillPath(path, solid(style.ground.well))
        painter.strokePath(path, pen(with_alpha(style.ground.edge, 0.9)))
        glyph(painter, mark.shape, place.center(), place.width() * 0.2, with_alpha(style.ground.ink, 0.16))


def family_marks(painter: QPainter, rect: QRectF, style: Style, clan: str, spent: int, families: int) -> None:
    """One for each family, filled when a card was used for it; more cards than families stay filled."""
    count = max(spent, families)
    high = min(rect.height() * 0.7, 18.0 * style.unit + 4)
    wide = min(high * 0.6, rect.width() / max(1, count) - 3)
    if wide < LEAST_MARK:
        wide = high * 0.6
        words = QRectF(rect.right() - WORDS * SMALLEST_TEXT, rect.y(), WORDS * SMALLEST_TEXT, rect.height())
        figure(painter, words, f"{spent}/{families}", float(SMALLEST_TEXT), style.ground.ink, "semibold")
        left, count = words.x() - wide - 2, 1
    else:
        left = rect.right() - count * (wide + 3)
    for number in range(count):
        mark = rounded(QRectF(left + number * (wide + 3), rect.center().y() - high / 2, wide, high), 2)
        painter.fillPath(mark, solid(seat_mark(clan).colour if number < spent else "#FFFBF1"))
        painter.strokePath(mark, pen(style.ground.ink if number < families else style.theme.refuse, 1.2))


def tray(painter: QPainter, rect: QRectF, style: Style, kind: str, ladder: tuple[int, ...] = ()) -> None:
    """Draw the tray where cards are laid: for points, or to build what they show."""
    wooden_tile(painter, rect, style)
    room = rect.adjusted(8, 8, -8, -max(22.0, rect.height() * 0.22))
    hollow(painter, room, style)
    if kind == "building":
        sign(painter, room.center(), min(room.height() * 0.9, room.width() * 0.8), "choice", style)
        return
    wide = min(room.width() / max(1, len(ladder)), room.height() * 0.8)
    first = room.center().x() - wide * (len(ladder) - 1) / 2
    for number, points in enumerate(ladder):
        centre = QPointF(first + wide * number, room.center().y())
        victory_points(painter, centre, wide * 0.44, points)


def bundle(painter: QPainter, rect: QRectF, style: Style, count: int) -> None:
    """A cord around cards that go together."""
    middle = rect.center().y()
    path = QPainterPath(QPointF(rect.x() - 3, middle))
    path.lineTo(rect.right() + 3, middle)
    if count > 1:
        rope(painter, path, max(4.0, rect.height() * 0.07))


def points(painter: QPainter, rect: QRectF, style: Style, score: int) -> None:
    radius = min(rect.width(), rect.height()) / 2
    victory_points(painter, rect.center(), radius, score, max(16.0, radius * 0.95))
