"""The ceramic jar in a workshop, a painted urn in shards. Which there are and what they ask, the edition says."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.marajoara.art import BLACK_SLIP, IRON_RED, SLIP
from desktop.paint.light import across, grain, shadow
from desktop.paint.marks import die_symbol, magnifier, victory_points
from desktop.paint.motifs import meander_unit
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import Corner, polygon
from desktop.paint.pieces import seat_token
from desktop.paint.text import figure
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from rules.core.types import Ref

if TYPE_CHECKING:
    from rules.marajoara.components import Fragment

STORED_FOR_JAR = "blue"
"""The colour of the dice that restore fragments (MJ-RES-1)."""

ROOM_FOR_POINTS = 190
"""A jar less high shows requirements only; the points are told when a shard is pointed at."""

SHEAR, FIRST_CUT = 0.09, 0.03
"""Each band is cut further to the right than the one above, so that shards touch as printed."""
CRACK = (0.0, 0.022, -0.012, 0.03, -0.006, 0.024, -0.016, 0.018, 0.0)

SLIP_BANDS: tuple[tuple[float, float, str], ...] = (
    (0.0, 0.045, BLACK_SLIP),
    (0.155, 0.03, IRON_RED),
    (0.345, 0.02, IRON_RED),
    (0.37, 0.012, IRON_RED),
    (0.662, 0.012, IRON_RED),
    (0.68, 0.02, IRON_RED),
    (0.955, 0.05, BLACK_SLIP),
)
TEETH = 12


@dataclass(frozen=True, slots=True)
class Workshop:
    """The fragments of the edition, where each sits (column and row, from 1), and which are restored."""

    fragments: "Sequence[Fragment]"
    shape: Mapping[Ref, tuple[int, int]]
    placed: Collection[Ref] = ()


def small_jar(painter: QPainter, rect: QRectF, workshop: Workshop, style: Style) -> None:
    """The jar of an opponent's mat: which shards are restored, and nothing to read."""
    bare_jar(painter, rect, workshop.shape, style, line=1.0)
    for ref, path in shard_paths(rect, workshop.shape).items():
        if ref in workshop.placed:
            shard(painter, rect, path, style, line=1.0)


def bare_jar(
    painter: QPainter, rect: QRectF, shape: Mapping[Ref, tuple[int, int]], style: Style, *, line: float
) -> None:
    """The clay on which the shards are put together, with the cracks between them."""
    outline, clay = jar_outline(rect), mix(style.ground.well, style.ground.ink, 0.07)
    shadow(painter, outline, style, drop=3, blur=6, strength=0.16)
    painter.fillPath(outline, clay)
    for path in shard_paths(rect, shape).values():
        painter.strokePath(path, dashed(mix(style.ground.ink, style.ground.well, 0.35), line))
    painter.strokePath(outline, pen(mix(style.ground.ink, style.ground.well, 0.15), line * 1.2))


def shard(painter: QPainter, rect: QRectF, path: QPainterPath, style: Style, *, line: float = 1.5) -> None:
    """One shard of the painted jar that fills `rect`: also the piece that travels when it is restored."""
    shadow(painter, path, style, drop=1.3 * line, blur=2.6 * line, strength=0.3)
    with clipped(painter, path):
        _paint_slip(painter, rect)
    grain(painter, path, 26, "#3C1E00", 2)
    painter.strokePath(path, pen("#F7EAD0", 1.6 * line))
    painter.strokePath(path, pen("#3B1D10", 0.9 * line))


def jar_outline(rect: QRectF) -> QPainterPath:
    """The silhouette of the urn that fills the rectangle."""
    right = (
        (0.81, 0.06, 0.73, 0.08, 0.75, 0.13),
        (0.80, 0.20, 1.02, 0.26, 0.99, 0.50),
        (0.96, 0.74, 0.80, 0.86, 0.74, 1.0),
    )

    def at(across_jar: float, down: float) -> QPointF:
        return QPointF(rect.x() + rect.width() * across_jar, rect.y() + rect.height() * down)

    path = QPainterPath(at(0.20, 0))
    path.lineTo(at(0.80, 0))
    for x1, y1, x2, y2, x, y in right:
        path.cubicTo(at(x1, y1), at(x2, y2), at(x, y))
    path.lineTo(at(0.26, 1.0))
    starts = ((0.80, 0.0), *((x, y) for *_, x, y in right))
    for (x1, y1, x2, y2, _, _), (x, y) in reversed(list(zip(right, starts[:-1], strict=True))):
        path.cubicTo(at(1 - x2, y2), at(1 - x1, y1), at(1 - x, y))
    path.closeSubpath()
    return path


def shard_paths(rect: QRectF, shape: Mapping[Ref, tuple[int, int]]) -> dict[Ref, QPainterPath]:
    """The outline of every shard of the jar that fills the rectangle, for painting and for pointing at."""
    outline, rows = jar_outline(rect), max(row for _, row in shape.values())
    columns = {row: max(column for column, own in shape.values() if own == row) for _, row in shape.values()}
    return {
        ref: outline.intersected(_band(rect, row, rows)).intersected(_strip(rect, column, columns[row], row, rows))
        for ref, (column, row) in shape.items()
    }


def _band(rect: QRectF, row: int, rows: int) -> QPainterPath:
    top, bottom = _level(rect, row - 1, rows), _level(rect, row, rows)
    return polygon([*top, *reversed(bottom)])


def _level(rect: QRectF, number: int, rows: int) -> list[Corner]:
    """The jagged line below this many rows; above the first and below the last it is straight and out of sight."""
    inside = 0 < number < rows
    height = number / rows + 0.025 if inside else (-0.1 if number == 0 else 1.1)
    steps = len(CRACK) - 1
    return [
        (
            rect.x() + rect.width() * (1.1 * step / steps - 0.05),
            rect.y() + rect.height() * (height + (jag if inside else 0)),
        )
        for step, jag in enumerate(CRACK)
    ]


def _strip(rect: QRectF, column: int, columns: int, row: int, rows: int) -> QPainterPath:
    return polygon([*_cut(rect, column - 1, columns, row, rows), *reversed(_cut(rect, column, columns, row, rows))])


def _cut(rect: QRectF, number: int, columns: int, row: int, rows: int) -> list[Corner]:
    """The jagged line to the right of this many columns, a little higher and lower than its band."""
    inside = 0 < number < columns
    share = (
        number / columns + FIRST_CUT + SHEAR * (row - 1 - (rows - 1) / 2) if inside else number / columns * 1.2 - 0.1
    )
    steps = len(CRACK) - 1
    return [
        (
            rect.x() + rect.width() * (share + (2.2 * jag if inside else 0)),
            rect.y() + rect.height() * (row - 1.3 + 1.6 * step / steps) / rows,
        )
        for step, jag in enumerate(CRACK)
    ]


def _paint_slip(painter: QPainter, rect: QRectF) -> None:
    """Cream slip with red and black meanders, teeth, and the roundness of the belly."""
    whole = rect.adjusted(-9, -9, 9, 9)
    painter.fillRect(whole, solid(SLIP))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for top, high, colour in SLIP_BANDS:
        band = QRectF(whole.x(), rect.y() + rect.height() * top, whole.width(), rect.height() * high)
        painter.fillRect(band, solid(colour))
    _paint_meanders(painter, rect, 0.205, 0.115, 1.22, IRON_RED, 0.15)
    _paint_meanders(painter, rect, 0.425, 0.20, 1.16, BLACK_SLIP, 0.12)
    half = rect.width() / TEETH / 2
    for number in range(TEETH):
        x = rect.x() + rect.width() * (number + 0.5) / TEETH
        for base, tip, colour in ((0.72, 0.80, IRON_RED), (0.93, 0.86, BLACK_SLIP)):
            low, high = rect.y() + rect.height() * base, rect.y() + rect.height() * tip
            painter.fillPath(polygon(((x - half, low), (x + half, low), (x, high))), solid(colour))
    round_light = (
        (0, with_alpha("#3A1D0C", 0.55)),
        (0.18, with_alpha("#3A1D0C", 0.12)),
        (0.36, with_alpha("#FFFFFF", 0.28)),
        (0.6, with_alpha("#3A1D0C", 0.02)),
        (1, with_alpha("#2A1408", 0.62)),
    )
    painter.fillRect(whole, across(rect, round_light))


def _paint_meanders(
    painter: QPainter, rect: QRectF, top: float, side: float, step: float, colour: str, line: float
) -> None:
    unit = rect.height() * side
    for number in range(int(rect.width() / unit) + 2):
        x = rect.x() + number * unit * step - unit * 0.2
        spiral = meander_unit(x, rect.y() + rect.height() * top, unit, number % 2 == 1)
        painter.strokePath(spiral, pen(colour, unit * line, flat=True))


LABEL = 1.75
"""Room for what a shard asks, in sizes of its letters."""


def label(
    painter: QPainter, rect: QRectF, path: QPainterPath, fragment: "Fragment", style: Style, *, token: str = ""
) -> None:
    """What the shard asks, and below it what it gives: points, a sign for each die it takes, its Dig token.

    A token that still lies on its icon shows in the colour of its seat.
    """
    size = max(13.0, min(style.text_size(19), rect.height() * 0.085, rect.width() * 0.105))
    ink, words = style.ground.ink, requirement_of(fragment)
    middle = middle_of_label(path, size, 1.4 if rect.height() >= ROOM_FOR_POINTS else 0.5)
    shown = max(13.0, size * (0.78 if fragment.distinct else 1))
    room = QRectF(middle.x() - size * LABEL / 2, middle.y(), size * LABEL, size * 1.2)
    if rect.height() < ROOM_FOR_POINTS:
        figure(painter, room.translated(0, -size * 0.6), words, shown, ink)
        return
    figure(painter, room.translated(0, -size * 1.15), words, shown, ink)
    radius = size * 0.66
    dice = fragment.dice_min if fragment.dice_min == fragment.dice_max else 0
    beside = bool(dice or fragment.token)
    sun = QPointF(middle.x() - (radius * 0.55 if beside else 0), middle.y() + radius)
    victory_points(painter, sun, radius, fragment.points)
    mark = QPointF(sun.x() + size * 1.02, sun.y())
    for number in range(dice):
        up = (number - (dice - 1) / 2) * size * 0.6
        die_symbol(painter, mark + QPointF(0, up), size * 0.52, STORED_FOR_JAR)
    if fragment.token and token:
        seat_token(painter, mark + QPointF(size * 0.1, 0), size * 0.5, token, style)
    elif fragment.token:
        magnifier(painter, mark, size * 0.42, ink)


def requirement_of(fragment: "Fragment") -> str:
    """What the dice must show, without words: at least, exactly, and all different."""
    return f"{'=' if fragment.exact else '≥'}{fragment.target}{'≠' if fragment.distinct else ''}"


def middle_of_label(path: QPainterPath, size: float, below: float) -> QPointF:
    """Return the point where a label fits best between the sides of the shard.

    Its lines have the height `size`, and it reaches `below` lines below the middle.
    """
    middle, bounds = middle_of(path), path.boundingRect()
    strips = (QRectF(bounds.x(), middle.y() + down * size, bounds.width(), 2) for down in (-below * 0.65, 0, below))
    crossed = [path.intersected(strip_path(strip)).boundingRect() for strip in strips]
    sides = [rect for rect in crossed if rect.width() > 0]
    if not sides:
        return middle
    left, right = max(rect.left() for rect in sides), min(rect.right() for rect in sides)
    return QPointF((left + right) / 2, middle.y())


def strip_path(strip: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(strip)
    return path


def middle_of(path: QPainterPath) -> QPointF:
    """The centre of gravity of a shape: where a label looks centred."""
    corners = path.toFillPolygon()
    points = [corners.at(number) for number in range(corners.count())]
    area = x = y = 0.0
    for one, other in zip(points, points[1:] + points[:1], strict=True):
        part = one.x() * other.y() - other.x() * one.y()
        area, x, y = area + part, x + part * (one.x() + other.x()), y + part * (one.y() + other.y())
    return QPointF(x / (3 * area), y / (3 * area)) if area else path.boundingRect().center()
