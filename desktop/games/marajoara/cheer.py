"""What flies around the jar of whoever has won: shards instead of paper."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.art import BLACK_SLIP, IRON_RED, SLIP
from desktop.games.marajoara.victory import PLINTH, vessels_on
from desktop.paint.painting import clipped, kept, pen
from desktop.paint.paths import polygon
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style, seat_mark
from rules.core.rng import Rng, seeded
from rules.core.types import Seat
from rules.marajoara.view import View

FLYING = 52


def draw_cheer(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw what flies around the jar of whoever has won; with high contrast nothing."""
    if style.theme_name == "contrast":
        return
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * PLINTH, rect.width(), rect.height() * PLINTH)
    vessels = vessels_on(rect, foot, view, seat)
    colour = seat_mark(view.players[seat].museums[0].colour).colour
    with clipped(painter, rect):
        draw_flying(painter, rect, vessels[0].rect.united(vessels[-1].rect), style, colour, share)


class Chip(NamedTuple):
    """A shard that flies: where to, as shares of the place, how large, how it is turned, which colour."""

    x: float
    y: float
    size: float
    turn: float
    colour: int


@lru_cache(maxsize=1)
def chips() -> tuple[Chip, ...]:
    found, rng = [], seeded(4, "flying shards")
    for number in range(FLYING):
        (x, y, size, turn), rng = drawn(rng)
        found.append(Chip(x, y, 0.35 + size, 360 * turn, number % 5))
    return tuple(found)


def drawn(rng: Rng) -> tuple[tuple[float, ...], Rng]:
    values = []
    for _ in range(4):
        value, rng = rng.below(1000)
        values.append(value / 1000)
    return tuple(values), rng


def draw_flying(painter: QPainter, rect: QRectF, jars: QRectF, style: Style, colour: str, share: float) -> None:
    """Shards that spread from the jar; none stays before it."""
    come = min(1.0, share / 0.7)
    colours = (IRON_RED, BLACK_SLIP, SLIP, colour, "#EDB92E")
    for chip in chips():
        end = QPointF(
            rect.x() + rect.width() * (0.03 + 0.94 * chip.x),
            rect.y() + rect.height() * (0.04 + (0.94 - PLINTH) * chip.y),
        )
        if jars.adjusted(-12, -12, 12, 12).contains(end):
            continue
        place = jars.center() + (end - jars.center()) * (1 - (1 - come) ** 2)
        size = rect.height() * 0.018 * (0.6 + chip.size)
        with kept(painter):
            painter.translate(place)
            painter.rotate(chip.turn + 140 * (1 - come))
            corners = ((-1, -0.5), (0.7, -0.8), (1, 0.4), (-0.4, 0.8))
            path = polygon((x * size, y * size) for x, y in corners)
            painter.fillPath(path, with_alpha(colours[chip.colour], min(1.0, 2 * come)))
            painter.strokePath(path, pen(with_alpha("#2A1B17", 0.5 * come)))
