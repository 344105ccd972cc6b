"""The board: a ring of spaces for the score around the village, its ground, and the names of columns and rows."""

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.paint.grounds import board
from desktop.paint.light import aslant, glow, grain
from desktop.paint.marks import hatching
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import rounded
from desktop.paint.text import WIDEST, Row, figure
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint

COLUMNS, ROWS = "ABCDEFGHIJKLM", 13
SIDES = 4
ROOMY = 22.0
"""From this length on every space of the ring bears its number; below, every fifth."""
EVERY = 5
PADDING, EDGE = 8.0, 3.0


@dataclass(frozen=True, slots=True)
class Ground:
    """The places of the parts of a square board."""

    rect: QRectF
    ring: QRectF
    """Around the outer edge of the ring."""
    step: float
    """The length of a space of the ring."""
    thick: float
    """How deep the ring is."""
    village: QRectF
    label: float
    """Room for the names of columns and rows."""

    cells: tuple[QRectF, ...]
    """By their numbers in reading order."""

    @property
    def cell(self) -> float:
        return self.village.width() / len(COLUMNS)

    def cell_rect(self, number: int) -> QRectF:
        return self.cells[number]

    def space(self, number: int, spaces: int) -> QRectF:
        """A space of the ring, clockwise from the upper left corner; it goes round and round."""
        side, at = divmod(number % spaces, spaces // SIDES)
        ring, deep = self.ring, self.thick
        along = deep + (at - 1) * self.step if at else 0.0
        long = self.step if at else deep
        match side:
            case 0:
                return QRectF(ring.x() + along, ring.y(), long, deep)
            case 1:
                return QRectF(ring.right() - deep, ring.y() + along, deep, long)
            case 2:
                return QRectF(ring.right() - along - long, ring.bottom() - deep, long, deep)
            case _:
                return QRectF(ring.x(), ring.bottom() - along - long, deep, long)


def ground_in(rect: QRectF, spaces: int, style: Style) -> Ground:
    """Small boards have a thinner ring and lose its plain numbers before their cells shrink."""
    padding = max(5.0, PADDING * style.unit)
    ring = rect.adjusted(padding, padding, -padding, -padding)
    per_side = spaces // SIDES
    even = ring.width() / (per_side + 1)
    thick = even if even >= ROOMY else max(SMALLEST_TEXT * 1.15, even * 0.72)
    step = (ring.width() - 2 * thick) / (per_side - 1)
    label = style.text_size(14) * 1.3
    beyond = thick + EDGE + 1
    inner = ring.adjusted(thick + label, thick + label, -beyond, -beyond)
    side = inner.width() / len(COLUMNS)
    cells = tuple(
        QRectF(inner.x() + column * side, inner.y() + row * side, side, side)
        for row in range(ROWS)
        for column in range(len(COLUMNS))
    )
    return Ground(rect, ring, step, thick, inner, label, cells)


def village_board(painter: QPainter, rect: QRectF, style: Style, spaces: int) -> None:
    """Everything that never changes."""
    at = ground_in(rect, spaces, style)
    board(painter, rect, style)
    for number in range(spaces):
        score_space(painter, at.space(number, spaces), style, number, is_roomy=at.step >= ROOMY)
    earth(painter, at, style)
    size = float(style.text_size(14))
    line_of_figures = Row(WIDEST, QRectF(0, 0, at.label - EDGE, at.label - EDGE))
    for number, letter in enumerate(COLUMNS):
        x = at.village.x() + number * at.cell
        line = QRectF(x, at.village.y() - at.label, at.cell, at.label - EDGE)
        figure(painter, line, letter, size, style.ground.ink, "semibold", row=line_of_figures)
    for row in range(ROWS):
        line = QRectF(at.village.x() - at.label, at.village.y() + row * at.cell, at.label - EDGE, at.cell)
        figure(painter, line, str(row + 1), size, style.ground.ink, "semibold", row=line_of_figures)


def score_space(painter: QPainter, space: QRectF, style: Style, number: int, *, is_roomy: bool) -> None:
    """Every fifth is tinted and numbered, the others numbered where there is room."""
    ground, is_fifth = style.ground, number % EVERY == 0
    path = rounded(space.adjusted(1, 1, -1, -1), min(4.0, space.width() * 0.2))
    tint = mix(style.accent, ground.board, 0.62 if style.is_dark else 0.66)
    painter.fillPath(path, tint if is_fifth else with_alpha(ground.well, 0.75))
    painter.strokePath(path, pen(with_alpha(ground.edge, 0.9)))
    if is_fifth or is_roomy:
        size = max(float(SMALLEST_TEXT), min(style.text_size(13), min(space.width(), space.height()) * 0.62))
        ink = ground.ink if is_fifth else style.quiet_ink
        figure(painter, space, str(number), size, ink, "bold" if is_fifth else "regular", row=Row(WIDEST, space))


def earth(painter: QPainter, at: Ground, style: Style) -> None:
    """Dry grass on sand, and the hairlines between cells."""
    village = at.village
    path = rounded(village.adjusted(-EDGE, -EDGE, EDGE, EDGE), 6)
    pale, deep, blades, lines, rim = (
        ("#6B5233", "#513C24", "#A68A55", "#A78657", "#8A6A3E")
        if style.is_dark
        else ("#EBD3A6", "#DDBB85", "#8A6A34", "#9B7440", "#9B7440")
    )
    if style.on_paper:
        painter.fillPath(path, solid(style.ground.board))
    else:
        painter.fillPath(path, aslant(village, ((0, pale), (1, deep))))
        grain(painter, path, 26, "#5A3C14", 15)
        painter.setPen(pen(with_alpha(blades, 0.5), max(0.9, 1.2 * style.unit)))
        painter.drawLines(grass(village, at.cell / 46))
    painter.setPen(pen(style.ground.edge if style.on_paper else with_alpha(lines, 0.34)))
    cells = range(1, ROWS)
    painter.drawLines([QLineF(x, village.y(), x, village.bottom()) for x in (village.x() + n * at.cell for n in cells)])
    painter.drawLines([QLineF(village.x(), y, village.right(), y) for y in (village.y() + n * at.cell for n in cells)])
    painter.strokePath(path, pen(rim, 1.4))


def grass(village: QRectF, unit: float) -> list[QLineF]:
    chance, blades = Random(4), []
    for _ in range(230):
        foot = QPointF(
            village.x() + chance.random() * village.width(), village.y() + 5 + chance.random() * (village.height() - 5)
        )
        for lean, high in ((-2, 3.4), (0, 4.4), (2, 3.4)):
            blades.append(QLineF(foot, foot + QPointF(lean, -high) * unit))
    return blades


# Blocks

Shape = tuple[tuple[int, int], ...]
"""(column, row) of the cells of a block, counted from its upper left corner."""


def shape_of(cells: tuple[int, ...]) -> Shape:
    spots = [divmod(cell, len(COLUMNS)) for cell in cells]
    top, left = min(row for row, _ in spots), min(column for _, column in spots)
    return tuple((column - left, row - top) for row, column in spots)


def outline_of(shape: Shape, rect: QRectF, grow: float = 0.0) -> QPainterPath:
    """The line around these cells, which fill the rectangle from edge to edge."""
    cell = rect.width() / (1 + max(column for column, _ in shape))
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for column, row in shape:
        place = QRectF(rect.x() + column * cell, rect.y() + row * cell, cell, cell)
        path.addRect(place.adjusted(-grow, -grow, grow, grow))
    return path.simplified()


def terrace(painter: QPainter, rect: QRectF, style: Style, shape: Shape, mark: str = "") -> None:
    """The trodden ground of a block, with a line around all of it.

    `struck`: by a catastrophe, hatched; `locusts`: speckled with them; `blessed`: the shaman's light around it.
    """
    path = outline_of(shape, rect, 2.5)
    for wide, alpha in ((10.0, 0.05), (7.0, 0.08), (4.0, 0.12)):
        painter.strokePath(path.translated(0, 2), pen(with_alpha(style.theme.shadow, alpha), wide))
    if mark == "blessed":
        glow(painter, path, "#FFE9A8", blur=6, strength=0.9)
    painter.strokePath(path, pen(with_alpha("#FFF8E6", 0.35 if style.is_dark else 0.95), 6))
    trodden = mix("#C79F66", "#000000", 0.35 if style.is_dark else 0.0)
    painter.fillPath(path, trodden)
    painter.strokePath(path, pen(style.ground.ink, 2))
    if mark == "struck":
        hatching(painter, path, hatched_on(trodden, "#8F1D12", 0.8, 2.4), 9)
        painter.strokePath(path, pen("#FFF8E6", 5))
        painter.strokePath(path, dashed("#A3271C", 3.4, (3, 1.6)))
    elif mark == "locusts":
        hatching(painter, path, hatched_on(trodden, "#5E6B1C", 0.75, 2), 8, falling=True)
        painter.strokePath(path, dashed("#5E6B1C", 3, (1.2, 1.6)))
    elif mark == "blessed":
        painter.strokePath(path, dashed("#E9B93A", 2.6, (4, 2)))


def hatched_on(ground: Tint, colour: Tint, strength: float, width: float) -> QPen:
    """Return a pen for lines that seem to let the ground through.

    Truly translucent ones, with round ends, would hold up the table for many times as long as all else of a large
    block.
    """
    return pen(mix(ground, colour, strength), width, flat=True)
