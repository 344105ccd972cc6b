"""All that is drawn for Marajoara, in an invented position: python -m desktop.games.marajoara.sheet OUT [theme]."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.marajoara import cart, dig_grid, museum, tracks
from desktop.games.marajoara.jar import Workshop, jar, small_jar
from desktop.paint import marks, pieces, states
from desktop.paint.grounds import board, felt
from desktop.paint.mats import seat_mat, small_seat_mat
from desktop.paint.sheet import save_picture
from desktop.palette import THEMES
from desktop.theme import Style
from rules.core.edition import read_edition
from rules.marajoara.components import TRACKS, Box, Colour, box_of

WIDTH, HEIGHT = 1264, 946
ASSETS = Path(__file__).parents[3] / "assets" / "marajoara" / "edition"
SEATS = ("turquoise", "purple", "black", "orange")
ROWS: dict[Colour, tuple[int | None, ...]] = {"yellow": (4, 2, None), "red": (3, 5, 2), "blue": (4, None, None)}
ROUND = 9


def main(arguments: Sequence[str]) -> int:
    out, *rest = arguments
    theme = rest[0] if rest else "light"
    if theme not in THEMES:
        sys.stderr.write(f"themes: {', '.join(THEMES)}\n")
        return 2
    box, style = box_of(read_edition(ASSETS, "marajoara")), Style(theme, "marajoara")
    save_picture(out, WIDTH, HEIGHT, lambda painter, rect: draw_parts(painter, rect, box, style))
    return 0


def draw_parts(painter: QPainter, rect: QRectF, box: Box, style: Style) -> None:
    felt(painter, rect, style)
    draw_tracks(painter, QRectF(18, 18, 372, 588), box, style)
    draw_grid(painter, QRectF(408, 18, 588, 588), box, style)
    draw_cart(painter, QRectF(1014, 18, 232, 588), box, style)
    draw_mat(painter, QRectF(18, 624, 676, 304), box, style)
    for number, seat in enumerate(SEATS[:3]):
        draw_small_mat(painter, QRectF(712, 624 + number * 105, 534, 93), seat, box, style)


def draw_tracks(painter: QPainter, rect: QRectF, box: Box, style: Style) -> None:
    board(painter, rect, style)
    ring = tracks.score_spaces(rect, 36, box.parts.box.score_lap)
    tracks.score_ring(painter, ring, style)
    for seat, score in zip(SEATS, (15, 23, 16, 18), strict=True):
        pieces.disc(painter, ring[score].center(), 13, seat, style)
    for number, name in enumerate(TRACKS):
        column = QRectF(rect.x() + 44 + number * 80, rect.y() + 68, 78, rect.height() - 110)
        tracks.track_head(painter, QRectF(column.x(), column.y() - 30, column.width(), 26), name.title(), style)
        tracks.excavation_track(painter, column, name, box.tracks[name], style, (1 + number, 3))
        places = tracks.track_spaces(column, len(box.tracks[name]))
        for seat, at in zip(SEATS, (0, 0, 1 + number, 3), strict=True):
            spots = tracks.start_places(places[0], 2) if at == 0 else tracks.disc_places(places[at], 1)
            spot = spots[SEATS.index(seat) % len(spots)]
            pieces.disc(painter, spot, tracks.disc_radius(places[at]), seat, style)
    rounds = QRectF(rect.right() - 86, rect.y() + 68, 46, rect.height() - 110)
    tracks.round_track(painter, rounds, box.parts.box.rounds, ROUND - 1, style)
    marker = tracks.round_spaces(rounds, box.parts.box.rounds)[ROUND - 1]
    tracks.round_marker(painter, marker, ROUND, style)


def draw_grid(painter: QPainter, rect: QRectF, box: Box, style: Style) -> None:
    place = dig_grid.grid_place(rect, box.spaces, style)
    zones = [zone.split() for zone in box.parts.grid.zones]
    dig_grid.dig_grid(painter, place, box.spaces, zones, style)
    die_side, radius = place.cell * dig_grid.DIE_SHARE, place.cell * dig_grid.TOKEN_SHARE
    middles = {space.ref: place.of(space).center() for space in box.spaces}
    for number, seat in enumerate(SEATS):
        pieces.seat_token(painter, middles[f"{'cdef'[number]}6"], radius, seat, style)
        covered = box.spaces[box.number[f"{'cdef'[number]}3"]]
        pieces.covered_seat_token(painter, middles[covered.ref], radius, seat, style)
        pieces.die(painter, middles[covered.ref], die_side, "grey", number + 1, style)
        marks.seat_badge(painter, place.badge(covered), place.cell * dig_grid.BADGE_SHARE, seat, style)
    for ref, colour, face in (("a1", "red", 2), ("b1", "yellow", 1), ("d1", "blue", 1), ("h7", "yellow", 2)):
        pieces.die(painter, middles[ref], die_side, colour, face, style)
    lit = box.spaces[box.number["b5"]]
    states.lit_target(painter, place.outline(lit), style)
    pieces.ghost_die(painter, middles["b5"], die_side * 0.84, "yellow", 5)
    states.refused_target(painter, place.outline(box.spaces[box.number["g5"]]), style)
    dig_grid.objective_star(painter, place.of(box.spaces[box.number["h5"]]), style)


def draw_cart(painter: QPainter, rect: QRectF, box: Box, style: Style) -> None:
    board(painter, rect, style)
    room, count = QRectF(rect.x(), rect.y() + 40, rect.width(), 390), box.parts.box.cart_slots
    cart.cart(painter, room, count, style)
    for number, slot in enumerate(cart.cart_slots(room, count)):
        side = slot.height() * cart.DIE_SHARE / cart.SLOT_SHARE
        pieces.die(painter, slot.center(), side, ("grey", "red", "yellow", "blue")[number % 4], number + 1, style)


def draw_mat(painter: QPainter, rect: QRectF, box: Box, style: Style) -> None:
    seat = SEATS[3]
    places = museum.mat_places(rect, len(ROWS), box.parts.museum.row_length, style)
    seat_mat(painter, rect, places.head.height(), seat, style)
    jar(painter, places.jar, workshop(box, ("F4",)), style)
    museum.display_case(painter, places.case, box.case, 1, seat, style)
    museum.slate(painter, places.slate, "Slate", style)
    slots = museum.storage_slots(places.storage, len(ROWS), box.parts.museum.row_length)
    for (colour, faces), row in zip(ROWS.items(), slots, strict=True):
        for number, (face, slot) in enumerate(zip(faces, row, strict=True)):
            museum.storage_slot(painter, slot, colour, style, has_token=colour == "yellow" and number == len(row) - 1)
            if face:
                pieces.die(painter, slot.center(), slot.width() * 0.78, colour, face, style)
    for number in range(3):
        centre = places.supply.topLeft() + QPointF(20 + 40 * number, 24)
        pieces.seat_token(painter, centre, 17, seat, style)
        pieces.vase(painter, centre + QPointF(0, 66), 36, seat, style)


def draw_small_mat(painter: QPainter, rect: QRectF, seat: str, box: Box, style: Style) -> None:
    places = museum.small_mat_places(rect, len(box.case), len(ROWS), box.parts.museum.row_length, style)
    small_seat_mat(painter, rect, seat, style)
    marks.seat_badge(painter, places.badge.center(), places.badge.width() / 2, seat, style)
    small_jar(painter, places.jar, workshop(box, ("F3", "F9")), style)
    museum.display_case(painter, places.case, box.case, 2, seat, style)
    pieces.seat_token(painter, places.supply.center(), places.supply.height() * 0.2, seat, style)
    museum.small_storage(painter, places.storage, ROWS, style)


def workshop(box: Box, placed: Sequence[str]) -> Workshop:
    return Workshop(box.parts.museum.fragments, box.parts.museum.shape, placed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
