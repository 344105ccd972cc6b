"""Marajoara's podium: the jar of each museum, with the shards that were restored, on a plinth as high as its rank."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.podium import Standing, plinth, raised
from desktop.games.marajoara.art import CASE_WOOD
from desktop.games.marajoara.jar import Workshop, small_jar
from desktop.paint.pieces import vase
from desktop.style.theme import Style
from rules.marajoara.components import SECOND
from rules.marajoara.view import View

JAR_SHARE = 0.46
"""Of the height; the highest plinth takes what is left."""


def podium_piece(painter: QPainter, rect: QRectF, standing: Standing, view: View, style: Style) -> None:
    player = view.players[standing.seat]
    jar_high = rect.height() * JAR_SHARE
    foot = raised(rect, standing, jar_high, jar_high * 1.12)
    plinth(painter, foot, standing, CASE_WOOD, style)
    jar_wide = jar_high * 0.84
    place = QRectF(rect.center().x() - jar_wide / 2, foot.y() - jar_high + 2, jar_wide, jar_high)
    # In mission 6 the fuller of the two jars stands there.
    museum = max(player.museums, key=lambda each: len(each.fragments))
    placed = frozenset(ref.removeprefix(SECOND) for ref in museum.fragments)
    box = view.box
    small_jar(painter, place, Workshop(box.parts.museum.fragments, box.parts.museum.shape, placed), style)
    if standing.rank == 1 and standing.most > 1:
        vase(painter, QPointF(foot.right() - 2, foot.y() + 4), jar_high * 0.42, standing.colour, style)
