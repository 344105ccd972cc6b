"""The pictures of Caravan that are its own: a map of roads, goods on cards, camels, tents."""

from collections.abc import Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.paint import grounds, marks, pieces
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, glyph_path, polygon, rounded
from desktop.paint.text import figure
from desktop.style.mixing import darker, mix, solid, with_alpha
from desktop.style.palette import Shape
from desktop.style.theme import Style, seat_mark

GOODS: dict[str, tuple[str, Shape]] = {
    "salt": ("#8FA6B2", "square"),
    "copper": ("#B4691A", "hexagon"),
    "silk": ("#8A4B8F", "diamond"),
}
"""Each good has a colour and a shape."""


def felt(painter: QPainter, rect: QRectF, style: Style) -> None:
    grounds.felt(painter, rect, style)


def roads(painter: QPainter, rect: QRectF, style: Style, lines: tuple[tuple[float, float, float, float], ...]) -> None:
    """The board of the map; roads are told in parts of it."""
    grounds.board(painter, rect, style)
    for x0, y0, x1, y1 in lines:
        line = QLineF(
            rect.x() + x0 * rect.width(),
            rect.y() + y0 * rect.height(),
            rect.x() + x1 * rect.width(),
            rect.y() + y1 * rect.height(),
        )
        painter.setPen(pen(darker(style.ground.edge, 0.3), 7))
        painter.drawLine(line)
        painter.setPen(dashed(style.ground.board, 3, (2, 2)))
        painter.drawLine(line)


def stop(painter: QPainter, rect: QRectF, style: Style, good: str, price: int) -> None:
    """A place of the map, and what is bought there."""
    disc = circle(rect.center(), rect.width() / 2)
    grounds.well(painter, disc, style)
    if good:
        badge = QPointF(rect.right() - rect.width() * 0.16, rect.top() + rect.height() * 0.16)
        sign(painter, badge, rect.width() * 0.17, good)
        marks.victory_points(painter, badge + QPointF(rect.width() * 0.30, 0), rect.width() * 0.19, price)


def sign(painter: QPainter, centre: QPointF, radius: float, good: str) -> None:
    colour, shape = GOODS[good]
    painter.fillPath(circle(centre, radius), solid(colour))
    painter.strokePath(circle(centre, radius), pen(darker(colour, 0.5), 1.4))
    painter.fillPath(glyph_path(shape, centre, radius * 0.56), solid("#FFFFFF"))


def card(painter: QPainter, rect: QRectF, style: Style, good: str, strength: int) -> None:
    colour, _ = GOODS[good]

    def face(brush: QPainter, room: QRectF) -> None:
        sign(brush, room.center(), min(room.width(), room.height()) * 0.34, good)

    grounds.card(painter, rect, style, value=str(strength), band=colour, face=face)


def camel(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    pieces.meeple(painter, QPointF(rect.center().x(), rect.bottom() - 2), rect.height() - 4, colour, style)


def tent(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    body = seat_mark(colour)
    path = polygon(
        ((rect.center().x(), rect.y() + 3), (rect.right() - 2, rect.bottom() - 3), (rect.x() + 2, rect.bottom() - 3))
    )
    painter.fillPath(path, solid(body.colour))
    painter.strokePath(path, pen(darker(body.colour, 0.5), 2))
    middle = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.30)
    marks.glyph(painter, body.shape, middle, rect.height() * 0.14, "#FFFFFF")


def coins(painter: QPainter, rect: QRectF, style: Style, count: int) -> None:
    marks.coin(painter, rect.center(), min(rect.width(), rect.height()) / 2 - 2, count)


def slot(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = rounded(rect, rect.width() * 0.07)
    grounds.well(painter, path, style)
    painter.strokePath(path, dashed(style.quiet_ink, 1.6))


def mat(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    """A board with a head in the seat's colour."""
    grounds.board(painter, rect, style, radius=10)
    head = QRectF(rect.x() + 1, rect.y() + 1, rect.width() - 2, min(rect.height() * 0.34, 40 * style.unit))
    painter.fillPath(rounded(head, 9), solid(seat_mark(colour).colour))
    painter.fillRect(QRectF(head.x(), head.bottom() - 8, head.width(), 8), solid(seat_mark(colour).colour))


def unfolded(painter: QPainter, rect: QRectF, style: Style) -> None:
    """What lies over the table for as long as one looks."""
    path = rounded(rect, 12)
    painter.fillPath(path.translated(0, 6), with_alpha("#000000", 0.35))
    painter.fillPath(path, mix(style.ground.board, style.theme.raised, 0.5))
    painter.strokePath(path, pen(style.ground.edge, 1.4))


def number(painter: QPainter, rect: QRectF, style: Style, value: int) -> None:
    figure(painter, rect, str(value), max(16.0, rect.height() * 0.7), style.ground.ink)


PAINTERS: Mapping[str, Painter] = {
    "cv-felt": felt,
    "cv-roads": roads,
    "cv-stop": stop,
    "cv-card": card,
    "cv-camel": camel,
    "cv-tent": tent,
    "cv-coins": coins,
    "cv-slot": slot,
    "cv-mat": mat,
    "cv-unfolded": unfolded,
    "cv-number": number,
}
