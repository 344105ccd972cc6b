"""The dig site: its spaces as the edition lays them out, with boosts, magnifiers, shaded spaces and roped zones."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.marajoara.art import BOOST, sand, soil, soil_ink
from desktop.paint.grounds import board, well
from desktop.paint.light import grain
from desktop.paint.marks import hatching, magnifier, rope
from desktop.paint.painting import pen
from desktop.paint.paths import rays, rounded
from desktop.paint.text import Row, figure
from desktop.style.mixing import darker, lighter, mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from rules.core.types import Ref
from rules.marajoara.components import Space

MARGIN = 30.0
GRAINY = 0.06
"""How much lighter and darker the grain of the soil is than the soil."""
SMALLEST_MARGIN = 22.0
"""The rim of the board bears letters and numbers, which never fall below the smallest text."""

DIE_SHARE, TOKEN_SHARE, BADGE_SHARE = 0.70, 0.445, 0.145
"""Side of a die, radius of a token and of a badge, as shares of a space."""


@dataclass(frozen=True, slots=True)
class GridPlace:
    """The places of the spaces on the table."""

    rect: QRectF
    corner: QPointF
    cell: float
    columns: int
    rows: int

    def box(self, column: int, row: int, inset: float = 0.0) -> QRectF:
        """The square of a space, smaller by `inset` on each side."""
        side = self.cell - 2 * inset
        x = self.corner.x() + column * self.cell + inset
        return QRectF(x, self.corner.y() + row * self.cell + inset, side, side)

    def of(self, space: Space, inset: float = 0.0) -> QRectF:
        return self.box(space.column, space.row, inset)

    def badge(self, space: Space) -> QPointF:
        """Return where the owner's badge stands when a die lies on a token."""
        off = self.cell * 0.33
        return self.of(space).center() + QPointF(off, -off)

    @property
    def pit(self) -> QRectF:
        """All spaces together."""
        return QRectF(self.corner.x(), self.corner.y(), self.columns * self.cell, self.rows * self.cell)


def grid_place(rect: QRectF, spaces: Sequence[Space], style: Style) -> GridPlace:
    """The largest square spaces that fit the board, in its middle."""
    columns = 1 + max(space.column for space in spaces)
    rows = 1 + max(space.row for space in spaces)
    margin = max(SMALLEST_MARGIN, style.px(MARGIN))
    cell = min((rect.width() - 2 * margin) / columns, (rect.height() - 2 * margin) / rows)
    corner = rect.center() - QPointF(cell * columns, cell * rows) / 2
    return GridPlace(rect, corner, cell, columns, rows)


def dig_grid(
    painter: QPainter, place: GridPlace, spaces: Sequence[Space], zones: Sequence[Sequence[Ref]], style: Style
) -> None:
    """The whole board without dice and tokens. Zones are the spaces inside one rope."""
    board(painter, place.rect, style)
    pit = rounded(place.pit.adjusted(-5, -5, 5, 5), 8)
    painter.fillPath(pit, solid(soil(style)))
    if not style.on_paper:
        grain(painter, pit, 34, "#321900", 12)
    painter.strokePath(pit, pen(darker(soil(style), 0.45), 1.4))
    _label_rim(painter, place, style)
    for space in spaces:
        draw_space(painter, place.of(space, 2), space, style)
    by_ref = {space.ref: space for space in spaces}
    for zone in zones:
        rope(painter, _zone_outline(place, [by_ref[ref] for ref in zone]), max(6, place.cell * 0.10))


def _label_rim(painter: QPainter, place: GridPlace, style: Style) -> None:
    size, pit = min(style.text_size(14), 18 * max(1.0, style.unit)), place.pit
    margin = min(pit.x() - place.rect.x(), pit.y() - place.rect.y())
    row = Row("m", QRectF(0, 0, margin - 5, margin - 5))
    for column in range(place.columns):
        box = place.box(column, 0)
        above = QRectF(box.x(), pit.y() - margin, box.width(), margin - 4)
        figure(painter, above, ascii_lowercase[column], size, style.quiet_ink, "semibold", row=row)
    for line in range(place.rows):
        box = place.box(0, line)
        beside = QRectF(pit.x() - margin, box.y(), margin - 5, box.height())
        figure(painter, beside, str(line + 1), size, style.quiet_ink, "semibold", row=row)


def draw_space(painter: QPainter, box: QRectF, space: Space, style: Style) -> None:
    path, ink = rounded(box, 7), soil_ink(style)
    well(painter, path, style, _ground_of(space, style))
    if not style.on_paper:
        grain(painter, path, 18, "#462800", 15)
    if space.shaded:
        hatching(painter, path, pen(with_alpha(ink, 0.35), 1.3), 8)
    if space.boost:
        wanted = "#FFD2C4" if style.is_dark else "#7E2013"
        ground = _ground_of(space, style)
        colour = style.readable_on(wanted, lighter(ground, GRAINY), darker(ground, GRAINY))
        figure(painter, box.adjusted(0, 0, 0, -1), f"+{space.boost}", box.width() * 0.44, colour, serif=True)
    if space.magnifier:
        magnifier(painter, box.center(), box.width() * 0.27, with_alpha(ink, 0.8))


def _ground_of(space: Space, style: Style) -> Tint:
    earth = sand(style)
    if space.boost:
        first, more = (0.22, 0.28) if style.is_dark else (0.20, 0.22)
        share = min(0.7, first + more * (space.boost - 1))
        return style.tinted(earth, BOOST, share, "#FFFFFF" if style.is_dark else "#3A0E08")
    if space.shaded:
        return darker(earth, 0.20)
    return lighter(earth, 0.12) if space.roped else earth


def _zone_outline(place: GridPlace, zone: Sequence[Space]) -> QPainterPath:
    """The line around the spaces of a zone, whatever figure they form."""
    whole, bounds = QPainterPath(), QRectF()
    for space in zone:
        whole.addRect(place.of(space))
        bounds = bounds.united(place.of(space))
    if len(zone) * place.cell**2 >= bounds.width() * bounds.height() - 1:
        return rounded(bounds.adjusted(1, 1, -1, -1), 11)
    return whole.simplified()


def objective_star(painter: QPainter, box: QRectF, style: Style) -> None:
    """A space that a solo mission asks to reach."""
    star = rays(box.center(), box.width() * 0.30, box.width() * 0.13, 5)
    painter.fillPath(star, mix(style.theme.rim, "#C58A1E", 0.35))
    painter.strokePath(star, pen("#5A3A0A", 1.6))
