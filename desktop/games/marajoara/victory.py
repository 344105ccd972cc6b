"""The centre of the celebration: the jar of the seat is put together on its plinth, its vases beside it, then points.

Fragments that were not restored stay bare. The light behind the jar and flying shards are only for those who won.
"""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.podium import Standing, plinth
from desktop.games.marajoara.art import CASE_WOOD
from desktop.games.marajoara.jar import bare_jar, jar_outline, shard
from desktop.games.marajoara.places import shard_path
from desktop.paint import pieces
from desktop.paint.light import aslant, glow
from desktop.paint.marks import earned
from desktop.paint.painting import SMOOTH, clipped, faded, kept
from desktop.paint.paths import circle
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from rules.core.types import Ref, Seat
from rules.marajoara.components import Box
from rules.marajoara.scoring import winners
from rules.marajoara.view import View

PLINTH, JAR, ASPECT = 0.13, 0.74, 0.76
"""Height of the plinth and of the jar, of all; width of a jar, of its height."""
FITTED, STOOD, SHONE = 0.58, 0.74, 0.86
"""By these parts of the celebration all shards fit, all vases stand, light has run over the jar; then come points."""
FALLS, VASE, SUN = 0.16, 0.25, 0.1
"""From how far above a shard comes, the height of a vase, both of the jar; half of the sun, of the smaller side."""
LIGHT = "#FFD978"
GLOW = "*"
"""Instead of a shard: the light behind the jar."""
MARGIN = 1.3
"""A kept picture of the jar, of the size of the jar."""


class Vessel(NamedTuple):
    """A jar on the plinth, and which of its shards are there."""

    box: Box
    rect: QRectF
    placed: tuple[Ref, ...]


def draw_victory(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw the celebration as far as it has come."""
    player, has_won = view.players[seat], seat in winners(view.players, view)
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * PLINTH, rect.width(), rect.height() * PLINTH)
    vessels = vessels_on(rect, foot, view, seat)
    whole = vessels[0].rect.united(vessels[-1].rect)
    with clipped(painter, rect):
        wide = min(rect.width() * 0.96, whole.width() * 1.1 + 4 * VASE * whole.height())
        block = QRectF(whole.center().x() - wide / 2, foot.y(), wide, foot.height() - 4)
        plinth(painter, block, Standing(seat, player.museums[0].colour, 1, 1, 1), CASE_WOOD, style)
        for vessel in vessels:
            draw_jar(painter, vessel, style, share, has_won=has_won)
        draw_vases(painter, whole, block, [(each.colour, each.vases) for each in player.museums], style, share)
        if share > SHONE:
            draw_points(painter, rect, player.score, style, (share - SHONE) / (1 - SHONE))


def vessels_on(rect: QRectF, foot: QRectF, view: View, seat: Seat) -> list[Vessel]:
    museums = view.players[seat].museums
    high = min(rect.height() * JAR, rect.width() * 0.8 / len(museums) / ASPECT)
    wide = high * ASPECT
    left = rect.center().x() - wide * (len(museums) + 0.1 * (len(museums) - 1)) / 2
    return [
        Vessel(view.box, QRectF(left + wide * 1.1 * number, foot.y() - high, wide, high), museum.fragments)
        for number, museum in enumerate(museums)
    ]


def arrived(share: float, step: int, steps: int) -> float:
    """Return how far one of several has come, from 0 to 1; the next sets out when this one is half there."""
    return min(1.0, max(0.0, share * (steps + 1) / 2 - step / 2))


# The jar


def draw_jar(painter: QPainter, vessel: Vessel, style: Style, share: float, *, has_won: bool) -> None:
    """The bare clay, then shard after shard from above; at last light runs over it."""
    outline = jar_outline(vessel.rect)
    if has_won and style.theme_name != "contrast":
        with faded(painter, min(1.0, share / 0.5)):
            draw_kept(painter, vessel, GLOW, style)
    draw_kept(painter, vessel, "", style)
    for number, ref in enumerate(vessel.placed):
        come = arrived(share / FITTED, number, len(vessel.placed))
        if come:
            with kept(painter), faded(painter, come):
                painter.translate(0, -vessel.rect.height() * FALLS * (1 - come))
                draw_kept(painter, vessel, ref, style)
    if STOOD < share < 1 and vessel.placed:
        at = -0.2 + 1.4 * (share - STOOD) / (1 - STOOD)
        stops = [(min(1.0, max(0.0, at + off)), with_alpha("#FFFFFF", alpha)) for off, alpha in SHEEN]
        with clipped(painter, outline):
            painter.fillRect(vessel.rect, aslant(vessel.rect, stops))


SHEEN = ((-0.1, 0.0), (0.0, 0.42), (0.1, 0.0))


def draw_kept(painter: QPainter, vessel: Vessel, ref: Ref, style: Style) -> None:
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    size = vessel.rect.size() * MARGIN * ratio
    picture = jar_picture(vessel.box, ref, round(size.width()), round(size.height()), style)
    # At its own size and on whole pixels it is only copied.
    corner = vessel.rect.center() - QPointF(picture.width(), picture.height()) / (2 * ratio)
    place = QRectF(round(corner.x()), round(corner.y()), picture.width() / ratio, picture.height() / ratio)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


@lru_cache(maxsize=32)
def jar_picture(box: Box, ref: Ref, wide: int, high: int, style: Style) -> QPixmap:
    """Paint the bare jar, its light, or a shard where it belongs: to paint one anew in every frame would be slow."""
    picture = QPixmap(QSize(wide, high))
    picture.fill(Qt.GlobalColor.transparent)
    inner = QRectF(0, 0, wide / MARGIN, high / MARGIN)
    inner.moveCenter(QPointF(wide / 2, high / 2))
    line = max(1.0, high / 300)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    if ref == GLOW:
        glow(painter, jar_outline(inner), LIGHT, blur=inner.height() * 0.06, strength=0.7)
    elif ref:
        shard(painter, inner, shard_path(box, ref, inner), style, line=line)
    else:
        bare_jar(painter, inner, box.parts.museum.shape, style, line=line)
    painter.end()
    return picture


def draw_vases(
    painter: QPainter, jars: QRectF, block: QRectF, vases: list[tuple[str, int]], style: Style, share: float
) -> None:
    """The vases on display, to the left and to the right of the jar by turns."""
    standing = [colour for colour, count in vases for _ in range(count)]
    high, rows = jars.height() * VASE * (1 if len(vases) == 1 else 0.8), (len(standing) + 1) // 2
    outer = block.width() / 2 - high * 0.42
    inner = min(jars.width() * 0.36, outer)
    between = min(high * 0.74, (outer - inner) / max(1, rows - 1))
    for number, colour in enumerate(standing):
        come = arrived((share - FITTED) / (STOOD - FITTED), number, len(standing))
        if come:
            aside, row = (-1 if number % 2 else 1), number // 2
            step = inner + between * row
            foot = QPointF(jars.center().x() + aside * step, block.y() + 2)
            with faded(painter, come):
                pieces.vase(painter, foot - QPointF(0, high * 0.3 * (1 - come)), high, colour, style)


# Points


def draw_points(painter: QPainter, rect: QRectF, points: int, style: Style, come: float) -> None:
    half = min(rect.width(), rect.height()) * SUN
    centre = QPointF(rect.right() - half * 1.5, rect.y() + half * 1.5)
    with kept(painter), faded(painter, come):
        painter.translate(centre)
        painter.scale(1.5 - 0.5 * come, 1.5 - 0.5 * come)
        if style.theme_name != "contrast":
            glow(painter, circle(QPointF(), half * 0.9), LIGHT, blur=half * 0.4, strength=0.6)
        earned(painter, QPointF(), half, points, style)
