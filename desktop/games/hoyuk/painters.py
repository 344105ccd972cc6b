"""The painters of Höyük by name: each paints one picture into its rectangle and knows no position.

What they are told is small and hashable, because pictures are kept by it; the unit says how large the table is.
"""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.room import table_style
from desktop.games.hoyuk import (
    calamity_cards,
    cards,
    houses,
    labels,
    objects,
    outlook_painting,
    tiles,
    village_ground,
    yards,
)
from desktop.games.hoyuk.emblems import emblem
from desktop.games.hoyuk.signs import sign
from desktop.paint.light import glow
from desktop.paint.mats import seat_mat, small_seat_mat
from desktop.paint.painting import faded, pen
from desktop.paint.paths import rounded
from desktop.style.theme import Style


def village(painter: QPainter, rect: QRectF, style: Style, spaces: int, unit: float) -> None:
    village_ground.village_board(painter, rect, table_style(style, unit), spaces)


def house(painter: QPainter, rect: QRectF, style: Style, clan: str, storeys: int, is_occupied: bool) -> None:
    houses.house(painter, rect, style, clan, storeys, is_occupied=is_occupied)


def pen_yard(painter: QPainter, rect: QRectF, style: Style, gate: int, clan: str, look: int) -> None:
    yards.pen_yard(painter, rect, style, gate, clan, look)


def one_sign(painter: QPainter, rect: QRectF, style: Style, kind: str) -> None:
    sign(painter, rect.center(), min(rect.width(), rect.height()), kind, style)


def faded_sign(painter: QPainter, rect: QRectF, style: Style, kind: str) -> None:
    """Draw the sign of an element that is built already."""
    with faded(painter, 0.35):
        one_sign(painter, rect, style, kind)


def calamity_sign(painter: QPainter, rect: QRectF, style: Style, name: str) -> None:
    emblem(painter, rect, name)


def mat(
    painter: QPainter, rect: QRectF, style: Style, colour: str, head: float, bare_from: float, bare_to: float
) -> None:
    seat_mat(painter, rect, head, colour, style, (bare_from, bare_to))


def small_mat(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    small_seat_mat(painter, rect, colour, style)


def light(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw light behind the mat of the clan that is asked."""
    path = rounded(rect, 12)
    glow(painter, path, style.theme.rim, blur=9, strength=0.9)
    painter.strokePath(path, pen(style.accent, 7))


PAINTERS: Mapping[str, Painter] = {
    "hk-village": village,
    "hk-terrace": village_ground.terrace,
    "hk-house": house,
    "hk-ghost-house": houses.ghost_house,
    "hk-ruin": yards.ruin,
    "hk-pen": pen_yard,
    "hk-ghost-pen": yards.ghost_pen,
    "hk-oven": objects.oven,
    "hk-shrine": objects.totem,
    "hk-villager": objects.villager,
    "hk-shaman": objects.shaman,
    "hk-cattle": objects.cow,
    "hk-sign": one_sign,
    "hk-faded-sign": faded_sign,
    "hk-emblem": calamity_sign,
    "hk-token": tiles.score_token,
    "hk-marker": tiles.first_player,
    "hk-points": tiles.points,
    "hk-houses": tiles.houses_left,
    "hk-pips": tiles.family_marks,
    "hk-tile": tiles.wooden_tile,
    "hk-hollow": tiles.hollow,
    "hk-small-tile": tiles.small_tile,
    "hk-tile-pile": tiles.tile_pile,
    "hk-done": tiles.done,
    "hk-tray": tiles.tray,
    "hk-bundle": tiles.bundle,
    "hk-card": cards.aspect_card,
    "hk-used-card": cards.used_card,
    "hk-card-back": cards.aspect_back,
    "hk-aspect-pile": cards.aspect_pile,
    "hk-empty-card": cards.empty_place,
    "hk-calamity": calamity_cards.calamity_card,
    "hk-calamity-deck": calamity_cards.calamity_deck,
    "hk-badge": calamity_cards.calamity_badge,
    "hk-pill": labels.block_pill,
    "hk-leader": labels.leader,
    "hk-chips": labels.chips,
    "hk-verdicts": labels.verdicts,
    "hk-dangers": labels.dangers,
    "hk-note": labels.note,
    "hk-heading": labels.heading,
    "hk-aspect-row": labels.aspect_row,
    "hk-overlay": labels.overlay_button,
    "hk-family": labels.family_line,
    "hk-family-size": labels.family_size,
    "hk-exit": labels.exit_arrow,
    "hk-kept": labels.kept_free,
    "hk-raise": labels.raise_mark,
    "hk-outcome": outlook_painting.outcome,
    "hk-draws": outlook_painting.draws,
    "hk-poster": outlook_painting.poster,
    "hk-banner": outlook_painting.banner,
    "hk-struck": outlook_painting.struck_frame,
    "hk-details": outlook_painting.details,
    "hk-panel": outlook_painting.panel,
    "hk-mat": mat,
    "hk-small-mat": small_mat,
    "hk-light": light,
}
