"""The cards of the automate Zu: each says as a picture and in words what it does."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.excavation_earth.cards import blank, edges, finish, orbits
from desktop.games.excavation_earth.hues import PALE_GOLD, REGIONS, SIGNAL, hue
from desktop.games.excavation_earth.signs import emblem, symbol
from desktop.paint.captions import caption, caption_height, caption_size
from desktop.paint.marks import credit
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import rounded, square_around
from desktop.paint.text import figure
from desktop.style.mixing import lighter, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

FACE, BACK, WORDS = "#22302F", "#3A2B22", "#FFF3D8"


def zu_card(painter: QPainter, rect: QRectF, kind: str, shown: Sequence[str], title: str, style: Style) -> None:
    """What it does as a picture (`shown`: regions, or a market and its symbol) and in words."""
    path = zu_ground(painter, rect, FACE, style)
    inner = rect.adjusted(3, rect.height() * 0.06, -3, -rect.height() * 0.04)
    size = caption_size(title, inner.width(), inner.height() * 0.55, max(float(SMALLEST_TEXT), rect.height() * 0.13))
    words = caption_height(title, inner.width(), size) if size else 0
    zu_picture(painter, inner.adjusted(0, 0, 0, -words), kind, shown)
    if size:
        caption(painter, inner.adjusted(0, inner.height() - words, 0, 0), title, size, WORDS)
    finish(painter, path)


def zu_ground(painter: QPainter, rect: QRectF, colour: str, style: Style) -> QPainterPath:
    path = blank(painter, rect, colour, style)
    with clipped(painter, path):
        orbits(painter, rect, "#F3EAD7", style.accent, 0.20)
    painter.strokePath(path, pen(with_alpha(SIGNAL, 0.8), 1.4))
    return path


def zu_picture(painter: QPainter, rect: QRectF, kind: str, shown: Sequence[str]) -> None:
    """Emblems of the regions it digs in; the market it commands; the sign of what else it does."""
    side = min(rect.height() * 0.40, rect.width() * 0.21)
    match kind:
        case "excavate" if shown:
            step = side * 2.3
            for number, letter in enumerate(shown):
                centre = rect.center() + QPointF((number - (len(shown) - 1) / 2) * step, 0)
                emblem(painter, letter, square_around(centre, side), lighter(hue(letter), 0.18))
        case "excavate":
            bars(painter, square_around(rect.center(), side * 1.25))
        case "command":
            figure(painter, rect.adjusted(0, 0, -side * 1.5, 0), shown[0], side * 1.9, PALE_GOLD, serif=True)
            symbol(painter, shown[1], rect.center() + QPointF(side * 0.95, 0), side * 0.8, SIGNAL)
        case "market":
            queue_sign(painter, rect, side, with_coin=False)
        case "sell":
            coins(painter, rect.center(), side)
        case "quick_sale":
            queue_sign(painter, rect, side, with_coin=True)
        case _:
            core_sample(painter, square_around(rect.center(), side * 1.2))


def bars(painter: QPainter, box: QRectF) -> None:
    """The highest of five: the most popular region."""
    wide = box.width() / 5
    for number, (letter, high) in enumerate(zip(REGIONS, (0.45, 0.7, 1.0, 0.3, 0.55), strict=True)):
        bar = QRectF(box.x() + wide * number + 1, box.bottom() - box.height() * high, wide - 2, box.height() * high)
        painter.fillRect(bar, lighter(hue(letter), 0.15) if high == 1 else with_alpha("#F3EAD7", 0.45))


def queue_sign(painter: QPainter, rect: QRectF, side: float, *, with_coin: bool) -> None:
    """Three heads in a row; a coin where one is served at once."""
    for number in range(3):
        centre = rect.center() + QPointF((number - 1) * side * 1.15, side * 0.2)
        head = QPainterPath()
        head.addEllipse(centre - QPointF(0, side * 0.42), side * 0.34, side * 0.34)
        shoulders = QRectF(centre.x() - side * 0.5, centre.y(), side, side * 0.62)
        head.addRoundedRect(shoulders, side * 0.3, side * 0.3)
        painter.fillPath(head, solid(PALE_GOLD if number or not with_coin else SIGNAL))
    if with_coin:
        coins(painter, rect.center() + QPointF(side * 1.3, -side * 0.75), side * 0.42)


def coins(painter: QPainter, centre: QPointF, radius: float) -> None:
    credit(painter, centre + QPointF(radius * 0.5, radius * 0.2), radius * 0.8)
    credit(painter, centre - QPointF(radius * 0.5, radius * 0.2), radius * 0.8)


def core_sample(painter: QPainter, box: QRectF) -> None:
    """A drill core: layers of the five regions."""
    core = rounded(QRectF(box.center().x() - box.width() * 0.24, box.y(), box.width() * 0.48, box.height()), 5)
    with clipped(painter, core):
        high = box.height() / 5
        for number, letter in enumerate(REGIONS):
            painter.fillRect(QRectF(box.x(), box.y() + high * number, box.width(), high + 1), solid(hue(letter)))
    painter.strokePath(core, pen(PALE_GOLD, 1.6))


def zu_back(painter: QPainter, rect: QRectF, style: Style) -> None:
    path = zu_ground(painter, rect, BACK, style)
    figure(painter, rect, "Zu", max(float(SMALLEST_TEXT), rect.width() * 0.46), PALE_GOLD, "semibold", serif=True)
    finish(painter, path)


def zu_pile(painter: QPainter, rect: QRectF, count: int, style: Style) -> None:
    edges(painter, rect, min(3, (count + 2) // 3), BACK, with_alpha(SIGNAL, 0.7))
    zu_back(painter, rect, style)
