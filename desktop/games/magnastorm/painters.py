"""The painters of Magnastorm by name: each paints one picture into its rectangle and knows no position.

What they are told is small and hashable, because pictures are kept by it; the unit says how large the table is.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.desk import Painter
from desktop.games.magnastorm import action_painting, pieces, planet_painting, portraits, research_painting, signs
from desktop.games.magnastorm.administration import Item, Line
from desktop.games.magnastorm.hues import PAPER
from desktop.games.magnastorm.pieces import bag as bag_of
from desktop.games.magnastorm.pieces import cubes
from desktop.paint.grounds import board, well
from desktop.paint.light import glow
from desktop.paint.marks import seat_badge
from desktop.paint.mats import seat_mat, small_seat_mat
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_block, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import ink_on, mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark

POSTER_HEAD, POSTER_WORDS, WIDEST_WORDS = 1.5, 0.3, 0.62
"""Rows of a poster for its title, and as many for its note; the width of words before what belongs to them."""


def space(painter: QPainter, rect: QRectF, style: Style, colour: str, is_calm: bool = True) -> None:
    planet_painting.draw_space(painter, rect, colour, is_calm=is_calm)


def sector_name(painter: QPainter, rect: QRectF, style: Style, said: str, leader: str) -> None:
    """Draw the name of a sector on dark ground, with the badge of the seat that has most labs."""
    high = rect.height()
    path = rounded(rect, high / 2)
    painter.fillPath(path, with_alpha("#20242E", 0.9))
    painter.strokePath(path, pen(with_alpha("#FFFFFF", 0.4)))
    words = QRectF(rect.x(), rect.y(), high * 1.55 if leader else rect.width(), high)
    figure(painter, words, said, max(float(SMALLEST_TEXT), high * 0.66), "#FFFFFF")
    if leader:
        seat_badge(painter, QPointF(rect.right() - high * 0.56, rect.center().y()), high * 0.40, leader, style)


def badge(painter: QPainter, rect: QRectF, style: Style, seat: str) -> None:
    seat_badge(painter, rect.center(), min(rect.width(), rect.height()) / 2, seat, style)


def slot(painter: QPainter, rect: QRectF, style: Style, is_next: bool) -> None:
    """A place on the player board; amber, where the next piece leaves from."""
    path = rounded(rect, min(7.0, rect.height() * 0.18))
    well(painter, path, style, mix(style.ground.well, "#F4D98B", 0.62) if is_next else "", 0.9)
    if is_next:
        painter.strokePath(path, pen("#B4691A", 1.8))


def step(painter: QPainter, rect: QRectF, style: Style, letter: str, is_next: bool = True) -> None:
    """A step of the Consortium's programme: explore, analyse, or rest."""
    side = min(rect.width(), rect.height())
    path = rounded(rect, side * 0.14)
    painter.fillPath(path, solid("#3F4657" if is_next else "#6B7182"))
    painter.strokePath(path, pen(style.accent if is_next else "#20242E", 2.4 if is_next else 1))
    inner = square_around(rect.center(), side * 0.34)
    if letter == "E":
        painter.fillPath(pieces.turtle_path(rect.center(), side * 0.64), solid("#CFE6D6"))
    elif letter == "A":
        signs.field_tile(painter, inner, style, "blue")
    else:
        figure(painter, rect, "–", max(float(SMALLEST_TEXT), side * 0.6), "#E9ECF1")


def poster(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    title: str,
    note: str,
    lines: tuple[Line, ...],
    size: float,
) -> None:
    """A step of an administration: what it is, and line by line what it has brought to whom."""
    board(painter, rect, style, lift=6)
    high = rect.height() / (len(lines) + 2 * POSTER_HEAD + 0.25)
    pad = high * 0.5
    room = rect.adjusted(pad, high * 0.1, -pad, 0)
    head = QRectF(room.x(), room.y(), room.width(), high * POSTER_HEAD)
    text_line(painter, head, title, size * 1.4, style.ground.ink, "semibold", serif=True)
    below = QRectF(room.x(), head.bottom(), room.width(), high * POSTER_HEAD * 0.85)
    text_block(painter, below, note, size, style.ground.ink, down="top")
    labels = [width_of(said, size, "semibold") for said, items in lines if items]
    words = min(max([room.width() * POSTER_WORDS, *(wide + pad for wide in labels)]), room.width() * WIDEST_WORDS)
    for number, (said, items) in enumerate(lines):
        y = rect.y() + high * (number + 2 * POSTER_HEAD - 0.15)
        line = QRectF(room.x(), y, words - pad if items else room.width(), high)
        text_line(painter, line, said, size, style.ground.ink, "semibold" if items else "regular")
        x = room.x() + words
        for item in items:
            x = poster_item(painter, QRectF(x, y, rect.right() - pad - x, high), style, item, size)


def poster_item(painter: QPainter, room: QRectF, style: Style, item: Item, size: float) -> float:
    """A seat, a few words, cubes; says where the next one begins."""
    seat, said, names = item
    x, radius = room.x(), room.height() * 0.27
    if seat:
        seat_badge(painter, QPointF(x + radius, room.center().y()), radius, seat, style)
        x += radius * 2.3
    if said:
        wide = text_line(painter, QRectF(x, room.y(), room.right() - x, room.height()), said, size, style.ground.ink)
        x += wide + radius * 0.6
    if names:
        side = min(radius * 1.6, max(6.0, (room.right() - x) / len(names)))
        cubes(painter, QRectF(x, room.center().y() - side / 2, side * len(names), side), style, names)
        x += side * len(names)
    return x + radius * 0.9


def overlay(painter: QPainter, rect: QRectF, style: Style, cap: str, is_on: bool) -> None:
    """The button of what can be laid over the table: an income table, and the key that does it."""
    path, ground = rounded(rect, min(8.0, rect.height() / 4)), style.ground
    if is_on:
        glow(painter, path, style.theme.rim, blur=6, strength=0.6)
    painter.fillPath(path, solid(ground.ink if is_on else ground.board))
    painter.strokePath(path, pen(ground.edge, 1.2))
    size = max(float(SMALLEST_TEXT), rect.height() * 0.5)
    side = rect.height() * 0.8
    planet_painting.tile_hexagon(painter, square_around(QPointF(rect.x() + 4 + side / 2, rect.center().y()), side / 2))
    key = QRectF(rect.x() + side + 4, rect.y(), rect.width() - side - 6, rect.height())
    figure(painter, key, cap, size, ground.board if is_on else ground.ink, "semibold")


def mat(painter: QPainter, rect: QRectF, style: Style, colour: str, head: float) -> None:
    seat_mat(painter, rect, head, colour, style)


def small_mat(painter: QPainter, rect: QRectF, style: Style, colour: str) -> None:
    small_seat_mat(painter, rect, colour, style)


def light(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw light behind the board of the player who is asked."""
    path = rounded(rect, 12)
    glow(painter, path, style.theme.rim, blur=9, strength=0.9)
    painter.strokePath(path, pen(style.accent, 7))


def panel(painter: QPainter, rect: QRectF, style: Style) -> None:
    board(painter, rect, style, lift=2)


def note(painter: QPainter, rect: QRectF, style: Style, said: str, size: float) -> None:
    board(painter, rect, style, lift=2)
    text_block(painter, rect.adjusted(12, 8, -10, -8), said, size, style.ground.ink, down="middle")


def answer(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    said: str,
    size: float,
    names: tuple[str, ...],
    drawn: int,
    side: float,
) -> None:
    """Something that can be answered, with the cubes that it takes or brings."""
    path = rounded(rect, 8)
    painter.fillPath(path.translated(0, 2), with_alpha(style.theme.shadow, 0.3))
    painter.fillPath(path, solid(mix(style.ground.board, "#FFFFFF", 0.06 if style.is_dark else 0.7)))
    painter.strokePath(path, pen(style.ground.edge, 1.4))
    wide = side * 0.96 * len(names)
    if said:
        words = rect.adjusted(size * 0.6, 0, -wide - size * 0.6, 0)
        text_line(painter, words, said, size, style.ground.ink, "semibold")
    left = rect.right() - wide - size * 0.6 if said else rect.center().x() - wide / 2
    cubes(painter, QRectF(left, rect.center().y() - side / 2, wide, side), style, names)
    if drawn:
        bag_of(painter, square_around(rect.center(), side * 0.62), style, drawn)


def fare(painter: QPainter, rect: QRectF, style: Style, said: str, owner: str) -> None:
    """Draw what a ride costs: in the colour of the station's owner, else in that of what is allowed."""
    path = circle(rect.center(), min(rect.width(), rect.height()) / 2)
    ground = seat_mark(owner).colour if owner else style.theme.lit
    painter.fillPath(path, solid(ground))
    painter.strokePath(path, pen("#FFFFFF", 1.6))
    figure(painter, rect, said, max(float(SMALLEST_TEXT), rect.height() * 0.78), ink_on(ground))


def paid(painter: QPainter, rect: QRectF, style: Style, names: tuple[str, ...]) -> None:
    """Cubes that something costs, on a strip of paper."""
    path = rounded(rect, rect.height() / 2)
    painter.fillPath(path, solid(PAPER))
    painter.strokePath(path, pen("#B4691A", 1.6))
    cubes(painter, rect.adjusted(5, 4, -5, -4), style, names)


PAINTERS: Mapping[str, Painter] = {
    "ms-planet": planet_painting.planet_board,
    "ms-tile": planet_painting.centre_tile,
    "ms-space": space,
    "ms-sector": sector_name,
    "ms-badge": badge,
    "ms-lab": pieces.lab,
    "ms-ghost-lab": pieces.ghost_lab,
    "ms-station": pieces.station,
    "ms-ghost-station": pieces.ghost_station,
    "ms-scout": pieces.scout,
    "ms-crew": pieces.crew,
    "ms-ghost-crew": pieces.ghost_crew,
    "ms-cube": pieces.cube,
    "ms-cubes": cubes,
    "ms-heap": pieces.cube_row,
    "ms-marker": pieces.marker,
    "ms-token": pieces.token,
    "ms-bag": pieces.bag,
    "ms-field": signs.field_tile,
    "ms-portrait": portraits.portrait,
    "ms-artefact": portraits.artefact,
    "ms-card": portraits.commander_card,
    "ms-empty": portraits.empty_slot,
    "ms-cell": action_painting.cell,
    "ms-cell-sign": action_painting.sign,
    "ms-price": action_painting.price,
    "ms-no-price": action_painting.no_price,
    "ms-row": action_painting.row_part,
    "ms-order": action_painting.order_place,
    "ms-level": research_painting.level,
    "ms-start": research_painting.start,
    "ms-tie": research_painting.tie,
    "ms-objective": research_painting.objective,
    "ms-reward": research_painting.reward,
    "ms-cover": research_painting.cover,
    "ms-slot": slot,
    "ms-step": step,
    "ms-poster": poster,
    "ms-overlay": overlay,
    "ms-side": planet_painting.tile_side,
    "ms-mat": mat,
    "ms-small-mat": small_mat,
    "ms-light": light,
    "ms-panel": panel,
    "ms-note": note,
    "ms-answer": answer,
    "ms-fare": fare,
    "ms-paid": paid,
}
