"""Construction tiles of wood with three hollows, the first-player marker, score tokens."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.hoyuk.signs import sign
from desktop.paint.colours import solid, with_alpha
from desktop.paint.grounds import tile as cardboard
from desktop.paint.grounds import well, wood
from desktop.paint.light import shadow
from desktop.paint.marks import glyph
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, regular_polygon, rounded
from desktop.paint.pieces import disc
from desktop.paint.text import figure
from desktop.theme import SMALLEST_TEXT, Style, seat_mark

WOOD, EDGE, HOLLOW = "#B3844F", "#4A2E14", "#E9D2A8"
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
    """What somebody else has to build."""
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
    figure(painter, rect, "1", max(16.0, radius * 1.15), "#3A2618", serif=True)


def score_token(painter: QPainter, rect: QRectF, style: Style, clan: str, laps: int = 0) -> None:
    """On the ring; a flag tells how often it has gone round."""
    radius = min(rect.width(), rect.height()) / 2
    disc(painter, rect.center(), radius, clan, style)
    if laps:
        flag = QRectF(rect.center().x() - FLAG / 2, rect.y() - SMALLEST_TEXT * 0.8, FLAG, SMALLEST_TEXT * 1.2)
        painter.fillPath(rounded(flag, 3), solid("#FFFBF1"))
        painter.strokePath(rounded(flag, 3), pen(style.ground.ink))
        figure(painter, flag, f"+{laps}00", float(SMALLEST_TEXT), "#26211C")


def house_place(painter: QPainter, rect: QRectF, style: Style, clan: str) -> None:
    """Where a house tile lay that has been built: faintly, the clan's glyph."""
    path = rounded(rect.adjusted(1, 1, -1, -1), 4)
    painter.fillPath(path, solid(style.ground.well))
    painter.strokePath(path, pen(with_alpha(style.ground.edge, 0.9)))
    mark = seat_mark(clan)
    glyph(painter, mark.shape, rect.center(), rect.width() * 0.2, with_alpha(style.ground.ink, 0.16))
