"""The centre of the celebration: the houses of the clan heaped into a mound, with the shaman on its top."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.podium import Standing, plinth
from desktop.games.hoyuk.houses import house, roof_of
from desktop.games.hoyuk.objects import oven, shaman, totem, villager
from desktop.games.hoyuk.still_life import Piece
from desktop.paint.light import glow
from desktop.paint.marks import earned
from desktop.paint.painting import SMOOTH, faded
from desktop.paint.paths import circle, square_around
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.hoyuk.cells import cells_in
from rules.hoyuk.view import View
from rules.hoyuk.village import House

MOST = 21
"""More houses than these are not told apart; six rows of a mound."""
PLINTH, WIDE = 0.13, 0.86
"""Height of the plinth, of all; width of the mound, of that."""
STEP = 0.72
"""From one row of houses to the next, of their width."""
HEAD = 1.15
"""Room above the highest row, of the width of a house: a storey, what stands on it, the shaman."""
BUILT, ARRIVED = 0.66, 0.84
"""By these parts of the celebration all houses stand, and the shaman is there; then comes the sun."""
SUN = 0.13
"""Half the sign of the points, of the smaller side."""
SHAMAN = 0.74
"""Height of the shaman, of the width of a house."""
FALLS = 0.7
"""How far above its place a house appears, in its width."""
MARGIN = 1.7
"""A kept picture, of the size of what it shows."""
CLAY, LIGHT = "#C8A777", "#FFD978"
PIECES: dict[str, Piece] = {"oven": oven, "shrine": totem}


def draw_victory(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw the mound as far as it is heaped up, its shaman, and last the points."""
    colour = view.box.parts.clans[view.players[seat].clan].colour
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * PLINTH, rect.width(), rect.height() * PLINTH)
    room = QRectF(rect.x(), rect.y(), rect.width(), rect.height() - foot.height() * 0.9)
    spots = mound(room, len(houses_of(view, seat)))
    draw_light(painter, room, style, share)
    wide = min(rect.width(), (max(spot.right() for spot in spots) - min(spot.x() for spot in spots)) * 1.12)
    block = QRectF(rect.center().x() - wide / 2, foot.y(), wide, foot.height())
    plinth(painter, block, Standing(seat, colour, 1, 1, 1), CLAY, style)
    draw_houses(painter, spots, houses_of(view, seat), Look(colour, style), share)
    draw_head(painter, spots, houses_of(view, seat), style, share)
    if share > ARRIVED:
        points(painter, rect, view.players[seat].score, style, (share - ARRIVED) / (1 - ARRIVED))


# The mound


def houses_of(view: View, seat: Seat) -> tuple[House, ...]:
    """The houses of a clan, those with a storey or something on the roof first: they come to the top."""
    own = [found for cell in cells_in(view.village.where.houses[seat]) if (found := view.village.house(cell))]
    own.sort(key=lambda each: (-each.storeys, -bool(each.roof), -each.villager))
    return tuple(own[:MOST]) or (House(seat),)


def rows_for(count: int) -> list[int]:
    """How many houses stand in each row, from the top: each has more than the one above."""
    rows = 1
    while (rows + 1) * (rows + 2) // 2 <= count:
        rows += 1
    over = count - rows * (rows + 1) // 2
    return [row + (row > rows - over) for row in range(1, rows + 1)]


def mound(room: QRectF, count: int) -> list[QRectF]:
    """The cells of so many houses, from the top row down; southern rows hide the foot of northern ones."""
    rows = rows_for(count)
    high = HEAD + STEP * (len(rows) - 1) + 1
    side = min(room.width() * WIDE / max(rows), room.height() / high, room.height() * 0.42)
    top = room.bottom() - side * (STEP * (len(rows) - 1) + 1)
    found = []
    for row, wide in enumerate(rows):
        left = room.center().x() - side * wide / 2
        found += [QRectF(left + side * at, top + row * side * STEP, side, side) for at in range(wide)]
    return found


class Look(NamedTuple):
    colour: str
    style: Style


def draw_houses(painter: QPainter, spots: Sequence[QRectF], houses: Sequence[House], look: Look, share: float) -> None:
    """The lowest rows are laid first, and the highest stand behind them: painted from the top."""
    count = len(spots)
    for number, (spot, each) in enumerate(zip(spots, houses, strict=True)):
        come = arrived(share / BUILT, count - 1 - number, count)
        if come:
            face = Face(look.colour, each.storeys, each.roof, each.villager, number == 0, look.style)
            place = spot.translated(0, -spot.height() * FALLS * (1 - come))
            with faded(painter, come):
                draw_kept(painter, place, face)


def arrived(share: float, step: int, steps: int) -> float:
    """Return how far one of several has come, from 0 to 1; the next sets out when this one is half there."""
    return min(1.0, max(0.0, share * (steps + 1) / 2 - step / 2))


class Face(NamedTuple):
    """What is kept of a house that is painted in every frame."""

    colour: str
    storeys: int
    roof: str
    has_villager: bool
    is_top: bool
    """The shaman will stand there: its glyph leaves him the middle."""
    style: Style


def draw_kept(painter: QPainter, rect: QRectF, face: Face) -> None:
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    side = round(rect.width() * MARGIN * ratio)
    place = square_around(rect.center(), rect.width() * MARGIN / 2)
    painter.drawPixmap(place, house_picture(face, side), QRectF(0, 0, side, side))


@lru_cache(maxsize=48)
def house_picture(face: Face, side: int) -> QPixmap:
    """Paint a house with what stands on its roof, and room for a storey and shadows."""
    picture = QPixmap(QSize(side, side))
    picture.fill(Qt.GlobalColor.transparent)
    rect = square_around(QPointF(side / 2, side / 2), side / MARGIN / 2)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    standing = [*([PIECES[face.roof]] if face.roof else []), *([villager] if face.has_villager else [])]
    house(painter, rect, face.style, face.colour, face.storeys, is_occupied=bool(standing) or face.is_top)
    roof, half = roof_of(rect, face.storeys), rect.width() * (0.25 if len(standing) <= 1 else 0.2)
    for at, piece in enumerate(standing):
        aside = (at - (len(standing) - 1) / 2) * half * 1.6
        piece(painter, square_around(roof.center() + QPointF(aside, half * 0.08), half), face.style)
    painter.end()
    return picture


# Above it


def draw_light(painter: QPainter, room: QRectF, style: Style, share: float) -> None:
    """A light behind the mound, as it grows; none with high contrast."""
    if style.theme_name == "contrast" or not share:
        return
    radius = min(room.width(), room.height()) * 0.27
    with faded(painter, share):
        glow(painter, circle(room.center() + QPointF(0, radius * 0.3), radius), LIGHT, blur=radius * 0.6, strength=0.5)


def draw_head(painter: QPainter, spots: Sequence[QRectF], houses: Sequence[House], style: Style, share: float) -> None:
    """The shaman comes to the top: behind what stands there."""
    if share <= BUILT:
        return
    come = min(1.0, (share - BUILT) / (ARRIVED - BUILT))
    top, first = spots[0], houses[0]
    roof = roof_of(top, first.storeys)
    high = top.width() * SHAMAN
    lifted = 0.3 * top.width() if first.roof or first.villager else 0.0
    foot = roof.center().y() + high * 0.3 - lifted
    rect = QRectF(roof.center().x() - high / 2, foot - high - high * 0.4 * (1 - come), high, high)
    with faded(painter, come):
        shaman(painter, rect, style)


def points(painter: QPainter, rect: QRectF, score: int, style: Style, come: float) -> None:
    """The total, like a sun beside the top of the mound."""
    radius = min(rect.width(), rect.height()) * SUN
    middle = QPointF(rect.right() - radius * 1.35, rect.y() + radius * 1.35)
    with faded(painter, come):
        earned(painter, middle, radius * (0.6 + 0.4 * come), score, style)
