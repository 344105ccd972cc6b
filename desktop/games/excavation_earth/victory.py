"""The centre of the celebration: the gallery of a seat, lit row by row, its relics on show and what its lines paid."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, plinth
from desktop.games.excavation_earth.hues import hue, tinted_well
from desktop.games.excavation_earth.pieces import cube, explorer
from desktop.games.excavation_earth.podium import STONE
from desktop.games.excavation_earth.relics import relic, silhouette_of
from desktop.games.excavation_earth.signs import alien_glyph, emblem
from desktop.paint.grounds import board, well
from desktop.paint.light import across, glow
from desktop.paint.marks import credit
from desktop.paint.painting import clipped, faded
from desktop.paint.paths import circle, rounded, square_around
from desktop.style.mixing import mix, with_alpha
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.excavation_earth.components import Box
from rules.excavation_earth.outlook import LineOutlook, gallery_lines
from rules.excavation_earth.view import View

GALLERY, FOOT = 0.71, 0.29
"""Of the height: the gallery on its wall, the plinth under it."""
PLINTH, FIGURE = 0.38, 0.60
"""The plinth and the explorer on it, of what is under the gallery."""
HEAD, LABEL, SUMS = 0.60, 0.66, 0.92
"""Emblems above, glyphs at the left, coins below and at the right, in cells."""
SHOWN, GUARD = 0.86, 0.30
"""A relic and the cube that guards it, of a cell."""
DIM = 0.16


@dataclass(frozen=True, slots=True)
class Wall:
    """The place where the gallery hangs."""

    frame: QRectF
    left: float
    top: float
    cell: float

    def place(self, column: float, row: float) -> QRectF:
        return QRectF(self.left + self.cell * column, self.top + self.cell * row, self.cell, self.cell)


def draw_victory(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw the gallery as far as it is lit: row after row, then what all of it paid."""
    box, player = view.box, view.players[seat]
    lines = {each.line: each for each in gallery_lines(box, player.guards)}
    at = wall_in(QRectF(rect.x(), rect.y(), rect.width(), rect.height() * GALLERY), box)
    lit = [brightness(share, row, len(box.glyphs) + 1) for row in range(len(box.glyphs) + 1)]
    board(painter, at.frame, style, radius=14, lift=2.4)
    draw_heads(painter, at, box, style)
    for row, kinds in enumerate(box.rows):
        draw_lamp(painter, at, row, len(kinds), style, lit[row])
        for column, kind in enumerate(kinds):
            place = at.place(column, row)
            draw_cell(painter, place, kind, player.colour if kind in player.guards else "", style, lit[row])
        draw_sum(painter, at.place(len(kinds), row), lines[box.glyphs[row]], lit[row])
    for column, colour in enumerate(box.colours):
        draw_sum(painter, at.place(column, len(box.rows)), lines[colour], lit[-1])
    total = sum(each.pays for each in lines.values())
    draw_foot(painter, rect, at, player.colour, seat, total, style, lit[-1])


def brightness(share: float, step: int, steps: int) -> float:
    """Return how bright a step of the lighting is, from 0 to 1."""
    return min(1.0, max(0.0, share * steps - step))


def wall_in(rect: QRectF, box: Box) -> Wall:
    """Place the wall as large as fits, in the middle; its lower edge stands on that of the rectangle."""
    across_, down = len(box.colours) + LABEL + SUMS, len(box.glyphs) + HEAD + SUMS
    cell = min(rect.width() / across_, rect.height() / down)
    wide, high = cell * across_, cell * down
    frame = QRectF(rect.center().x() - wide / 2, rect.bottom() - high, wide, high)
    return Wall(frame, frame.x() + cell * LABEL, frame.y() + cell * HEAD, cell)


def draw_heads(painter: QPainter, at: Wall, box: Box, style: Style) -> None:
    """The emblems of the regions above, the glyphs at the left."""
    for column, colour in enumerate(box.colours):
        centre = QPointF(at.place(column, 0).center().x(), at.frame.y() + at.cell * HEAD * 0.54)
        tint = mix(hue(colour), style.ground.ink, 0.12)
        emblem(painter, colour, square_around(centre, at.cell * 0.19), tint)
    for row, glyph in enumerate(box.glyphs):
        centre = QPointF(at.frame.x() + at.cell * LABEL * 0.52, at.place(0, row).center().y())
        alien_glyph(painter, glyph, centre, at.cell * 0.18, style.ground.ink)


def draw_lamp(painter: QPainter, at: Wall, row: int, cells: int, style: Style, bright: float) -> None:
    """The light that falls on a row, fading to both ends."""
    if not bright or style.theme_name == "contrast":
        return
    strip = at.place(0, row)
    strip.setWidth(at.cell * cells)
    light = style.theme.rim
    stops = ((0.0, with_alpha(light, 0.12 * bright)), (0.5, with_alpha(light, 0.62 * bright)))
    with clipped(painter, rounded(strip, at.cell * 0.14)):
        painter.fillRect(strip, across(strip, (*stops, (1.0, with_alpha(light, 0.12 * bright)))))


def draw_cell(painter: QPainter, place: QRectF, kind: str, owner: str, style: Style, bright: float) -> None:
    """A relic that was kept stands in its light with its guard; any other is a shadow on the wall."""
    inset = place.width() * 0.05
    inner = place.adjusted(inset, inset, -inset, -inset)
    with faded(painter, 0.72):
        well(painter, rounded(inner, inner.width() * 0.13), style, tinted_well(kind[0], style, 0.30), 0.9)
    shown = square_around(inner.center(), inner.width() * SHOWN / 2)
    if not owner or bright < 1:
        silhouette_of(painter, shown, kind, with_alpha(style.ground.ink, DIM))
    if not owner or not bright:
        return
    with faded(painter, bright):
        if style.theme_name != "contrast":
            glow(painter, circle(inner.center(), inner.width() * 0.34), style.theme.rim, blur=14, strength=0.8 * bright)
        relic(painter, shown, kind, "", "", style)
        side = inner.width() * GUARD
        cube(painter, QRectF(inner.right() - side, inner.bottom() - side, side, side), owner, style)


def draw_sum(painter: QPainter, place: QRectF, line: LineOutlook, bright: float) -> None:
    """What a line paid, as a coin."""
    if line.pays and bright:
        with faded(painter, bright):
            credit(
                painter,
                place.topLeft() + QPointF(place.width(), place.height()) * 0.47,
                place.width() * 0.33,
                line.pays,
            )


def draw_foot(
    painter: QPainter, rect: QRectF, at: Wall, colour: str, seat: Seat, total: int, style: Style, bright: float
) -> None:
    """The plinth of the seat, its explorer before the wall, and what all lines paid together."""
    high = rect.height() * FOOT * PLINTH
    foot = QRectF(rect.center().x() - at.frame.width() * 0.36, rect.bottom() - high, at.frame.width() * 0.72, high)
    plinth(painter, foot, Standing(seat, colour, 1, 1, 1), STONE, style)
    tall = rect.height() * FOOT * FIGURE
    explorer(painter, QRectF(foot.x() + tall * 0.10, foot.y() - tall + 3, tall, tall), colour, style)
    if total and bright:
        radius = rect.height() * FOOT * 0.24
        with faded(painter, bright):
            credit(painter, QPointF(foot.right() - radius * 1.5, foot.y() - radius * 0.72), radius, total)
