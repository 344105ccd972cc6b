"""The painters of Marajoara by name: each paints one picture into its rectangle and knows nothing of the position.

What they are told is small and hashable, because pictures are kept by it; the unit says how large the table is.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.board.room import table_style
from desktop.games.marajoara import cart, dig_grid, jar, museum, places, tracks
from desktop.games.marajoara.art import CART_WOOD, CASE_WOOD
from desktop.paint import grounds, marks, pieces
from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.mats import seat_mat, small_seat_mat
from desktop.paint.painting import dashed, faded, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure
from desktop.style.mixing import darker, glyph_ink, mix, solid
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from desktop.style.vision import Tint
from rules.core.types import Ref
from rules.marajoara.components import Box, Colour, TrackName

LEAST_CARD = 46.0
"""A card less high shows figures only."""

FEWEST_PIXELS = 22.0
"""A die smaller than this shows a figure: its pips would run together."""


# Boards


def track_board(painter: QPainter, rect: QRectF, style: Style, box: Box, unit: float) -> None:
    """The board with the score ring."""
    style = table_style(style, unit)
    grounds.board(painter, rect, style)
    tracks.score_ring(painter, places.track_board(rect, box, style).ring, style)


def track(
    painter: QPainter, rect: QRectF, style: Style, box: Box, name: TrackName, occupied: tuple[int, ...], unit: float
) -> None:
    """One excavation track; where discs stand the signs make room."""
    tracks.excavation_track(painter, rect, name, box.tracks[name], table_style(style, unit), occupied)


def rounds(painter: QPainter, rect: QRectF, style: Style, count: int, played: int, unit: float) -> None:
    tracks.round_track(painter, rect, count, played, table_style(style, unit))


def round_marker(painter: QPainter, rect: QRectF, style: Style, number: int, unit: float) -> None:
    tracks.round_marker(painter, rect, number, table_style(style, unit))


def dig_site(painter: QPainter, rect: QRectF, style: Style, box: Box, unit: float) -> None:
    style = table_style(style, unit)
    zones = [zone.split() for zone in box.parts.grid.zones]
    dig_grid.dig_grid(painter, dig_grid.grid_place(rect, box.spaces, style), box.spaces, zones, style)


def the_cart(painter: QPainter, rect: QRectF, style: Style, slots: int, unit: float) -> None:
    cart.cart(painter, rect, slots, table_style(style, unit))


def mat(painter: QPainter, rect: QRectF, style: Style, colour: str, unit: float) -> None:
    style = table_style(style, unit)
    seat_mat(painter, rect, museum.mat_places(rect, len(places.ROWS), 3, style).head.height(), colour, style)


def small_mat(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    small_seat_mat(painter, rect, colour, style)


def row_light(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    """Draw light behind the line of the seat whose turn it is."""
    light, ground = seat_mark(seat_light(colour, style)).colour, style.ground
    tint = style.tinted(ground.board, light, 0.30 if style.is_dark else 0.22, ground.ink)
    painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), 6), solid(tint))


def seat_light(colour: str, style: Style) -> str:
    """A black seat throws no light on a dark board."""
    return "white" if colour == "black" and style.is_dark else colour


# Museums


def empty_jar(painter: QPainter, rect: QRectF, style: Style, box: Box, line: float) -> None:
    jar.bare_jar(painter, rect, box.parts.museum.shape, style, line=line)


def shard(painter: QPainter, rect: QRectF, style: Style, box: Box, ref: Ref, unit: float) -> None:
    """A restored fragment, in the rectangle that bounds it."""
    style = table_style(style, unit)
    whole = places.jar_around(rect, places.unit_shards(box)[ref][0])
    path = places.shard_path(box, ref, whole)
    jar.shard(painter, whole, path, style, line=1.5 if whole.height() > jar.ROOM_FOR_POINTS / 2 else 1.0)


def shard_label(painter: QPainter, rect: QRectF, style: Style, box: Box, ref: Ref, unit: float, token: str) -> None:
    """What a missing fragment asks and gives; the Dig token that still lies on its icon, by its colour."""
    style = table_style(style, unit)
    whole = places.jar_around(rect, places.unit_shards(box)[ref][0])
    path = places.shard_path(box, ref, whole)
    jar.label(painter, whole, path, box.fragments[ref], style, token=token)


def case(painter: QPainter, rect: QRectF, style: Style, box: Box, vases: int, unit: float) -> None:
    """The display case; niches that hold a vase are lit and hide what they gave."""
    style = table_style(style, unit)
    grounds.tile(painter, rounded(rect, 8), CASE_WOOD, style, thickness=3)
    for number, (place, space) in enumerate(zip(museum.niches(rect, len(box.case)), box.case, strict=True)):
        museum.niche(painter, place, space, style, is_filled=number < vases, lift=museum.lift_of(place, number))


def vase(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    pieces.vase(painter, QPointF(rect.center().x(), rect.bottom()), rect.height(), colour, style)


def slot(painter: QPainter, rect: QRectF, style: Style, colour: Colour, has_icon: bool) -> None:
    museum.storage_slot(painter, rect, colour, style, has_token=has_icon)


def small_slot(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    museum.small_slot(painter, rect, colour, style)


def slate(painter: QPainter, rect: QRectF, style: Style) -> None:
    museum.slate(painter, rect, "", style)


def supply(painter: QPainter, rect: QRectF, style: Style, colour: str, tokens: int, vases: int, figures: float) -> None:
    """What a seat has left beside its mat: Dig tokens above, with room for figures beside them; vases below."""
    upper = QRectF(rect.x(), rect.y(), rect.width() - figures, rect.height() * 0.46)
    lower = QRectF(rect.x(), upper.bottom(), rect.width(), rect.height() - upper.height())
    for place in in_supply(upper, tokens, upper.height() * 0.86):
        pieces.seat_token(painter, place.center(), place.width() / 2, colour, style)
    for place in in_supply(lower, vases, lower.height() * 0.9):
        foot = QPointF(place.center().x(), place.bottom() - place.height() * 0.06)
        pieces.vase(painter, foot, place.height() * 0.9, colour, style)


def in_supply(rect: QRectF, count: int, side: float) -> list[QRectF]:
    """Squares from the left, small enough that each can be counted."""
    side = min(side, rect.width() / (1 + 0.82 * max(0, count - 1)))
    return [
        QRectF(rect.x() + 0.82 * side * number, rect.center().y() - side / 2, side, side) for number in range(count)
    ]


def tray(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    """A wooden tray for pieces that are in use just now."""
    path = rounded(rect, min(rect.height() * 0.22, 10))
    grounds.tile(painter, path, darker(CART_WOOD, 0.08), style, thickness=3)
    hollow = rounded(rect.adjusted(3, 3, -3, -3), min(rect.height() * 0.18, 8))
    grounds.well(painter, hollow, style, darker(CART_WOOD, 0.42), 1.3)


# Pieces


def die(painter: QPainter, rect: QRectF, style: Style, colour: str, face: int) -> None:
    if rect.width() < FEWEST_PIXELS:
        size = max(SMALLEST_TEXT + 1, rect.height() * 0.8)
        marks.die_figure(painter, rect, colour, face, size, style)
    else:
        pieces.die(painter, rect.center(), rect.width(), colour, face, style)


def token(painter: QPainter, rect: QRectF, style: Style, colour: str, is_covered: bool) -> None:
    draw = pieces.covered_seat_token if is_covered else pieces.seat_token
    draw(painter, rect.center(), rect.width() / 2, colour, style)


def disc(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    pieces.disc(painter, rect.center(), rect.width() / 2, colour, style)


def lap(painter: QPainter, rect: QRectF, style: Style, points: int) -> None:
    """The marker +30 or +60 under a score disc."""
    path = rounded(rect, rect.height() / 2)
    shadow(painter, path, style, drop=1, blur=2, strength=0.3)
    painter.fillPath(path, solid(marks.SUN))
    painter.strokePath(path, pen(marks.SUN_LINE, 1.2))
    figure(painter, rect, f"+{points}", max(SMALLEST_TEXT, rect.height() * 0.8), marks.SUN_INK)


def star(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A space that a mission asks to reach, with its vase still there."""
    dig_grid.objective_star(painter, rect, style)


def money(painter: QPainter, rect: QRectF, style: Style) -> None:
    marks.coin(painter, rect.center(), rect.width() / 2)


# What can be chosen


def coin(painter: QPainter, rect: QRectF, style: Style, change: int) -> None:
    """A coin that turns the die beside it up or down by one."""
    disc_path = circle(rect.center(), rect.width() / 2)
    shadow(painter, disc_path, style, drop=1, blur=3, strength=0.4)
    marks.coin(painter, rect.center(), rect.width() / 2)
    painter.strokePath(disc_path, pen(style.theme.casing, 3.4))
    painter.strokePath(disc_path, pen(style.theme.lit, 2))
    side = rect.width() * 0.30
    icon(painter, "plus" if change > 0 else "minus", rect.adjusted(side, side, -side, -side), marks.SUN_INK)


def card(painter: QPainter, rect: QRectF, style: Style, faces: tuple[int, ...], pips: tuple[int, ...]) -> None:
    """One way to pay: what each yellow die pays; on wood, the dice that are used up and go to the cart."""
    theme, path = style.theme, rounded(rect, 8)
    painter.fillPath(path, mix(style.ground.board, theme.lit_fill, 0.16))
    painter.strokePath(path, pen(theme.lit, 1.6))
    if rect.height() < LEAST_CARD:
        draw_figures(painter, rect, faces, pips, style)
        return
    paying = [(face, paid) for face, paid in zip(faces, pips, strict=True) if paid]
    column = min(rect.width() / len(paying), rect.height() * 0.72)
    left = rect.center().x() - column * len(paying) / 2
    for number, (face, paid) in enumerate(paying):
        cell = QRectF(left + column * number, rect.y(), column, rect.height()).adjusted(3, 4, -3, -4)
        draw_payment(painter, cell, face, paid, style)


def draw_payment(painter: QPainter, cell: QRectF, face: int, paid: int, style: Style) -> None:
    """A die as it is now, and under it what it pays."""
    is_used_up = face == paid
    if is_used_up:
        painter.fillPath(rounded(cell, 6), darker(CART_WOOD, 0.1))
    low = max(SMALLEST_TEXT * 1.25, cell.height() * 0.36)
    side = min(cell.width() - 6, cell.height() - low - 3)
    middle = QPointF(cell.center().x(), cell.y() + 3 + side / 2)
    die(painter, places.square(middle, side), style, "yellow", face)
    below = QRectF(cell.x(), cell.bottom() - low, cell.width(), low)
    ink = glyph_ink(darker(CART_WOOD, 0.1)) if is_used_up else style.ground.ink
    figure(painter, below, f"−{paid}", max(SMALLEST_TEXT, min(20.0, low * 0.78)), ink)


def draw_figures(painter: QPainter, rect: QRectF, faces: tuple[int, ...], pips: tuple[int, ...], style: Style) -> None:
    """What each slot pays, from left to right; those of dice that are used up on wood."""
    inner = rect.adjusted(3, 2, -3, -2)
    column = inner.width() / len(faces)
    for number, (face, paid) in enumerate(zip(faces, pips, strict=True)):
        cell = QRectF(inner.x() + column * number, inner.y(), column, inner.height())
        ink: Tint = style.ground.ink if paid else style.quiet_ink
        if paid and paid == face:
            painter.fillPath(rounded(cell.adjusted(1, 0, -1, 0), 4), darker(CART_WOOD, 0.1))
            ink = glyph_ink(darker(CART_WOOD, 0.1))
        size = max(SMALLEST_TEXT, min(18.0, cell.height() * 0.82))
        figure(painter, cell, str(paid) if paid else "·", size, ink, "bold")


def zone(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The yellow slots of a museum, to be chosen."""
    painter.strokePath(rounded(rect, 9), dashed(style.theme.lit, 2.4))


def mark(painter: QPainter, rect: QRectF, style: Style, reached: bool) -> None:
    """Whether a goal is reached: a tick in a filled disc, or an empty ring."""
    disc_path = circle(rect.center(), rect.width() / 2 - 1)
    if reached:
        painter.fillPath(disc_path, solid(style.theme.lit))
        side = rect.width() * 0.24
        icon(painter, "check", rect.adjusted(side, side, -side, -side), style.ground.board)
    else:
        painter.strokePath(disc_path, pen(style.quiet_ink, 2))


# What would be


def ghost_die(painter: QPainter, rect: QRectF, style: Style, colour: str, face: int) -> None:
    if rect.width() < FEWEST_PIXELS:
        with faded(painter, 0.84):
            die(painter, rect, style, colour, face)
    else:
        pieces.ghost_die(painter, rect.center(), rect.width(), colour, face)


def ghost_token(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    with faded(painter, 0.7):
        token(painter, rect, style, colour, False)


def ghost_disc(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    with faded(painter, 0.84):
        disc(painter, rect, style, colour)
    painter.strokePath(circle(rect.center(), rect.width() / 2), dashed("#FFFFFF", 1.6, (2.2, 1.8)))


def ghost_vase(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    with faded(painter, 0.6):
        vase(painter, rect, style, colour)


def sun(painter: QPainter, rect: QRectF, style: Style, points: int) -> None:
    said = f"+{points}" if points > 0 else f"−{-points}"
    path = circle(rect.center(), rect.width() * 0.46)
    shadow(painter, path, style, drop=2, blur=5, strength=0.45)
    marks.victory_points(painter, rect.center(), rect.width() / 2, said)


def tag(painter: QPainter, rect: QRectF, style: Style, colour: str, said: str) -> None:
    marks.seat_tag(painter, rect.topRight(), rect.height() - 5, colour, said, style)


PAINTERS: Mapping[str, Painter] = {
    "mj-tracks": track_board,
    "mj-track": track,
    "mj-rounds": rounds,
    "mj-round-marker": round_marker,
    "mj-dig-site": dig_site,
    "mj-cart": the_cart,
    "mj-mat": mat,
    "mj-small-mat": small_mat,
    "mj-row-light": row_light,
    "mj-jar": empty_jar,
    "mj-shard": shard,
    "mj-shard-label": shard_label,
    "mj-case": case,
    "mj-vase": vase,
    "mj-slot": slot,
    "mj-small-slot": small_slot,
    "mj-slate": slate,
    "mj-supply": supply,
    "mj-tray": tray,
    "mj-die": die,
    "mj-token": token,
    "mj-disc": disc,
    "mj-lap": lap,
    "mj-star": star,
    "mj-money": money,
    "mj-coin": coin,
    "mj-card": card,
    "mj-zone": zone,
    "mj-mark": mark,
    "mj-ghost-die": ghost_die,
    "mj-ghost-token": ghost_token,
    "mj-ghost-disc": ghost_disc,
    "mj-ghost-vase": ghost_vase,
    "mj-sun": sun,
    "mj-tag": tag,
}
