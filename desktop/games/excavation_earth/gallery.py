"""The gallery: five columns of regions, four rows of glyphs; what a line pays now and with one more sample."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.excavation_earth.hues import CELL, hue, region_ink, silhouette_in, tinted_well
from desktop.games.excavation_earth.relics import silhouette_of
from desktop.games.excavation_earth.signs import alien_glyph, emblem
from desktop.paint.grounds import well
from desktop.paint.marks import credit
from desktop.paint.paths import rounded
from desktop.paint.text import figure
from desktop.style.mixing import lighter, mix, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style

ROOM_FOR_FIGURES = 17.0
"""A cell this wide shows the value of its relic."""
ROOM_FOR_BOTH = 30.0
"""A cell this wide shows the silhouette of its relic too."""
MOST_FOR_SUMS = 0.15
"""What the line of sums takes at most, of the height of the gallery."""


@dataclass(frozen=True, slots=True)
class GalleryPlaces:
    rect: QRectF
    cells: dict[str, QRectF]
    columns: dict[str, QRectF]
    """What each column pays, below it."""
    rows: dict[str, QRectF]
    """What each row pays, at its right end."""
    total: QRectF
    heads: dict[str, QRectF]
    glyphs: dict[str, QRectF]


def gallery_places(rect: QRectF, colours: tuple[str, ...], glyphs: tuple[str, ...], style: Style) -> GalleryPlaces:
    """Place the gallery as large as fits: emblems above, glyphs at the left, sums below and at the right."""
    line = line_height(rect, style)
    across, down = len(colours), len(glyphs)
    side = min((rect.width() - line * 1.6) / (across + 0.62), (rect.height() - line * 1.15) / (down + 0.55))
    gap = max(2.0, side * 0.08)
    cell = side - gap
    left, top = rect.x() + side * 0.62, rect.y() + side * 0.55
    right, bottom = left + side * across, top + side * down
    return GalleryPlaces(
        rect=rect,
        cells={
            colour + glyph: QRectF(left + side * column, top + side * row, cell, cell)
            for column, colour in enumerate(colours)
            for row, glyph in enumerate(glyphs)
        },
        columns={colour: QRectF(left + side * at, bottom - 1, cell, line) for at, colour in enumerate(colours)},
        rows={glyph: QRectF(right, top + side * at, line * 1.5, cell) for at, glyph in enumerate(glyphs)},
        total=QRectF(right + line * 0.1, bottom - 1, line * 1.45, line * 1.15),
        heads={
            colour: QRectF(left + side * at + cell * 0.26, rect.y(), cell * 0.48, side * 0.50)
            for at, colour in enumerate(colours)
        },
        glyphs={
            glyph: QRectF(rect.x(), top + side * at + cell * 0.26, cell * 0.48, cell * 0.48)
            for at, glyph in enumerate(glyphs)
        },
    )


def line_height(rect: QRectF, style: Style) -> float:
    """Return the line height of the sums: large words leave the cells their room."""
    return max(SMALLEST_TEXT * 1.3, min(style.text_size(16) * 1.3, rect.height() * MOST_FOR_SUMS))


def small_gallery_places(rect: QRectF, colours: tuple[str, ...], glyphs: tuple[str, ...]) -> dict[str, QRectF]:
    """Place only the cells, for the mats of others."""
    wide, high = rect.width() / len(colours), rect.height() / len(glyphs)
    side = min(wide, high)
    left, top = rect.right() - side * len(colours), rect.center().y() - side * len(glyphs) / 2
    return {
        colour + glyph: QRectF(left + side * column, top + side * row, side, side).adjusted(1, 1, -1, -1)
        for column, colour in enumerate(colours)
        for row, glyph in enumerate(glyphs)
    }


def gallery_heads(
    painter: QPainter, rect: QRectF, colours: tuple[str, ...], glyphs: tuple[str, ...], style: Style
) -> None:
    """The emblems of the regions over their columns, the glyphs before their rows."""
    at = gallery_places(rect, colours, glyphs, style)
    for colour, place in at.heads.items():
        tint = lighter(hue(colour), 0.18) if style.is_dark else mix(hue(colour), "#1A1005", 0.18)
        emblem(painter, colour, place, tint)
    for glyph, place in at.glyphs.items():
        alien_glyph(painter, glyph, place.center(), place.width() / 2, style.ground.ink)


def gallery_cell(painter: QPainter, rect: QRectF, kind: str, value: int, style: Style) -> None:
    """Draw the cell for a guard on a sample of this relic: its value, and its silhouette if there is room."""
    letter, side = kind[0], min(rect.width(), rect.height())
    well(painter, rounded(rect, side * 0.14), style, tinted_well(letter, style, CELL), 0.9)
    if side >= ROOM_FOR_BOTH:
        picture = QRectF(rect.x() + side * 0.06, rect.y() + side * 0.06, side * 0.88, side * 0.88)
        silhouette_of(painter, picture, kind, with_alpha(region_ink(letter, style), silhouette_in(style)))
    if side >= ROOM_FOR_FIGURES:
        size = max(float(SMALLEST_TEXT), side * 0.48)
        figure(painter, rect, str(value), size, region_ink(letter, style), "semibold")


def line_value(painter: QPainter, rect: QRectF, now: int, following: int, style: Style) -> None:
    """What a line pays now, as a coin that grows with it; before it pays, what the next sample would bring."""
    radius = min(rect.height(), rect.width()) / 2
    size = max(float(SMALLEST_TEXT), radius * 1.2)
    if now:
        credit(painter, rect.center(), radius * 1.04 if now == following else radius * 0.94, now, size)
    elif following:
        figure(painter, rect, f"+{following}", size, style.accent_on_board, "semibold")
    else:
        figure(painter, rect, "·", size, style.quiet_ink, "regular")
