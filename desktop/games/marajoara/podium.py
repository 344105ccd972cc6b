"""Marajoara's podium: the jar of each museum, with the shards that were restored, on a plinth as high as its rank."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara.art import CASE_WOOD
from desktop.games.marajoara.jar import Workshop, small_jar
from desktop.paint.colours import glyph_ink, solid
from desktop.paint.grounds import tile
from desktop.paint.marks import glyph
from desktop.paint.paths import rounded
from desktop.paint.pieces import vase
from desktop.score.podium import Standing
from desktop.theme import Style, seat_mark
from rules.marajoara.components import SECOND
from rules.marajoara.view import View

JAR_SHARE = 0.46
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    player = view.players[standing.seat]
    jar_high = rect.height() * JAR_SHARE
    step = (rect.height() - jar_high - 4) / max(standing.most, 2)
    plinth_high = step * standing.steps
    wide = min(rect.width() * 0.94, jar_high * 1.12)
    plinth = QRectF(rect.center().x() - wide / 2, rect.bottom() - plinth_high, wide, plinth_high)
    _plinth(painter, plinth, standing, style)
    jar_wide = jar_high * 0.84
    place = QRectF(rect.center().x() - jar_wide / 2, plinth.y() - jar_high + 2, jar_wide, jar_high)
    # In mission 6 the fuller of the two jars stands there.
    museum = max(player.museums, key=lambda each: len(each.fragments))
    placed = frozenset(ref.removeprefix(SECOND) for ref in museum.fragments)
    box = view.box
    small_jar(painter, place, Workshop(box.parts.museum.fragments, box.parts.museum.shape, placed), style)
    if standing.rank == 1 and standing.most > 1:
        vase(painter, QPointF(plinth.right() - 2, plinth.y() + 4), jar_high * 0.42, standing.colour, style)


def _plinth(painter: QPainter, rect: QRectF, standing: Standing, style: Style) -> None:
    """Wood, with the colour and the glyph of the seat on its front."""
    tile(painter, rounded(rect, 3), CASE_WOOD, style, thickness=2)
    mark = seat_mark(standing.colour)
    band = QRectF(rect.x(), rect.y() + 3, rect.width(), min(rect.height() - 6, 26 * style.unit))
    painter.fillRect(band, solid(mark.colour))
    glyph(painter, mark.shape, band.center(), band.height() * 0.30, glyph_ink(mark.colour))
