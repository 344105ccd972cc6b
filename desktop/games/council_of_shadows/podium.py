"""The podium of Council of Shadows: the planets a seat settled most, on a plinth; the throne for its owner."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.council_of_shadows.board_painting import throne
from desktop.games.council_of_shadows.cubes import tower
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.colours import glyph_ink, solid
from desktop.paint.grounds import tile
from desktop.paint.marks import glyph
from desktop.paint.paths import rounded
from desktop.score.podium import Standing
from desktop.theme import Style, seat_mark
from rules.core.types import Seat
from rules.council_of_shadows.view import View

PLINTH = "#2A2F66"
PIECE_SHARE = 0.56
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    high = min(rect.height() * PIECE_SHARE, rect.width() * 1.15)
    step = (rect.height() - high - 4) / max(standing.most, 2)
    wide = min(rect.width() * 0.94, high * 1.2)
    plinth = QRectF(rect.center().x() - wide / 2, rect.bottom() - step * standing.steps, wide, step * standing.steps)
    draw_plinth(painter, plinth, standing, style)
    radius = high * 0.27
    middle = QPointF(plinth.center().x(), plinth.y() - radius * 0.9)
    if view.throne == standing.seat:
        seat = QRectF(plinth.center().x() - high * 0.36, plinth.y() - high, high * 0.72, high)
        throne(painter, seat, style)
        middle = QPointF(plinth.center().x() + high * 0.33, plinth.y() - radius * 0.55)
        radius *= 0.62
    planet(painter, middle, radius, most_settled(view, standing.seat), style)
    side = radius * 0.9
    cubes = QRectF(middle.x() - side / 2, middle.y() - radius * 1.62, side, side * 1.74)
    tower(painter, cubes, style, standing.colour, 2)


def most_settled(view: View, seat: Seat) -> str:
    """The type of planet with most cubes of a seat; Earth-like where there are none."""
    counts = dict.fromkeys("BDV", 0)
    for planet_, cubes in zip(view.box.planets, view.colonies, strict=True):
        counts[view.box.planet_type[planet_]] += cubes[seat]
    return max(counts, key=lambda kind: counts[kind])


def draw_plinth(painter: QPainter, rect: QRectF, standing: Standing, style: Style) -> None:
    """With the colour and the glyph of the seat on its front."""
    tile(painter, rounded(rect, 3), PLINTH, style, thickness=2)
    mark = seat_mark(standing.colour)
    band = QRectF(rect.x(), rect.y() + 3, rect.width(), min(rect.height() - 6, 26 * style.unit))
    painter.fillRect(band, solid(mark.colour))
    glyph(painter, mark.shape, band.center(), band.height() * 0.30, glyph_ink(mark.colour))
