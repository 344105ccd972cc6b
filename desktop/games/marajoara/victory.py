"""The centre of the celebration: the jar of the seat is put together on its plinth, its vases beside it, then points.

Fragments that were not restored stay bare. Light and flying shards are only for those who won.
"""

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.podium import Standing, plinth
from desktop.games.marajoara.art import BLACK_SLIP, CASE_WOOD, IRON_RED, SLIP
from desktop.games.marajoara.jar import bare_jar, jar_outline, shard
from desktop.games.marajoara.places import shard_path
from desktop.paint import pieces
from desktop.paint.light import around, aslant, glow, shadow
from desktop.paint.marks import earned
from desktop.paint.painting import SMOOTH, clipped, faded, kept, pen
from desktop.paint.paths import circle, polygon, rays
from desktop.paint.text import figure
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style, seat_mark
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from rules.marajoara.components import Box
from rules.marajoara.scoring import winners
from rules.marajoara.view import View

PLINTH, JAR, ASPECT = 0.13, 0.74, 0.76
"""Height of the plinth and of the jar, of all; width of a jar, of its height."""
FITTED, STOOD, SHONE = 0.58, 0.74, 0.86
"""By these parts of the celebration all shards fit, all vases stand, light has run over the jar; then come points."""
FALLS, VASE, SUN, STAMP = 0.16, 0.25, 0.1, 0.13
"""From how far above a shard comes, the height of a vase, both of the jar; half of sun and stamp, of the smaller side.
"""
RAYS, FLYING = 22, 52
LIGHT = "#FFD978"
GLOW = "*"
"""Instead of a shard: the light behind the jar."""
MARGIN = 1.3
"""A kept picture of the jar, of the size of the jar."""
STAMP_LIGHT, STAMP_DARK, STAMP_INK = "#CF5A45", "#8E2F22", "#F3C9B8"


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
        if has_won and style.theme_name != "contrast":
            draw_rays(painter, rect, whole.center(), min(1.0, share / 0.3))
            draw_flying(painter, rect, whole, style, seat_mark(player.museums[0].colour).colour, share)
        wide = min(rect.width() * 0.96, whole.width() * 1.1 + 4 * VASE * whole.height())
        block = QRectF(whole.center().x() - wide / 2, foot.y(), wide, foot.height() - 4)
        plinth(painter, block, Standing(seat, player.museums[0].colour, 1, 1, 1), CASE_WOOD, style)
        for vessel in vessels:
            draw_jar(painter, vessel, style, share, has_won=has_won)
        draw_vases(painter, whole, block, [(each.colour, each.vases) for each in player.museums], style, share)
        if share > SHONE:
            come = (share - SHONE) / (1 - SHONE)
            draw_points(painter, rect, player.score, style, come)
            if view.options.mission and has_won:
                draw_stamp(painter, rect, view.options.mission, style, come)


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


# Light and points


def draw_rays(painter: QPainter, rect: QRectF, centre: QPointF, share: float) -> None:
    at = centre - rect.topLeft()
    picture = rays_picture(round(rect.width()), round(rect.height()), round(at.x()), round(at.y()))
    with faded(painter, share):
        painter.drawPixmap(QPointF(round(rect.x()), round(rect.y())), picture)


@lru_cache(maxsize=4)
def rays_picture(wide: int, high: int, x: int, y: int) -> QPixmap:
    """Paint the rays from a point of a rectangle: soft as they are, one picture does for every frame and screen."""
    picture = QPixmap(QSize(wide, high))
    picture.fill(Qt.GlobalColor.transparent)
    far = max(wide, high) * 0.62
    stops = ((0, with_alpha(LIGHT, 0.5)), (0.7, with_alpha(LIGHT, 0.12)), (1, with_alpha(LIGHT, 0)))
    light = around(QPointF(x, y), far, stops)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    for number in range(RAYS):
        start = 2 * pi * number / RAYS
        ends = (start, start + 0.11 + 0.04 * (number % 2))
        corners = [(x + far * cos(angle), y + far * sin(angle)) for angle in ends]
        painter.fillPath(polygon([(x, y), *corners]), light)
    painter.end()
    return picture


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


def draw_points(painter: QPainter, rect: QRectF, points: int, style: Style, come: float) -> None:
    half = min(rect.width(), rect.height()) * SUN
    centre = QPointF(rect.right() - half * 1.5, rect.y() + half * 1.5)
    with kept(painter), faded(painter, come):
        painter.translate(centre)
        painter.scale(1.5 - 0.5 * come, 1.5 - 0.5 * come)
        if style.theme_name != "contrast":
            glow(painter, circle(QPointF(), half * 0.9), LIGHT, blur=half * 0.4, strength=0.6)
        earned(painter, QPointF(), half, points, style)


def draw_stamp(painter: QPainter, rect: QRectF, mission: int, style: Style, come: float) -> None:
    """The stamp of a mission comes down on the other side."""
    half = min(rect.width(), rect.height()) * STAMP
    with kept(painter), faded(painter, come):
        painter.translate(rect.x() + half * 1.4, rect.y() + half * 1.4)
        painter.rotate(-11)
        painter.scale(1.7 - 0.7 * come, 1.7 - 0.7 * come)
        seal = rays(QPointF(), half, half * 0.91, 26)
        shadow(painter, seal, style, drop=half * 0.06, blur=half * 0.12, strength=0.4)
        light = QPointF(-half * 0.25, -half * 0.33)
        painter.fillPath(seal, around(light, half * 1.5, ((0, STAMP_LIGHT), (1, STAMP_DARK))))
        painter.strokePath(circle(QPointF(), half * 0.74), pen(STAMP_INK, max(1.2, half * 0.026)))
        painter.strokePath(circle(QPointF(), half * 0.67), pen(with_alpha(STAMP_INK, 0.6)))
        figure(painter, QRectF(-half, -half, 2 * half, 2 * half), str(mission), half * 0.9, "#FFFFFF", serif=True)
