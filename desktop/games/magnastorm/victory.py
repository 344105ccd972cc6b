"""The centre of the celebration: the planet, where the storm gives way all around, with what its victor has built."""

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from desktop.board.podium import Standing, plinth
from desktop.games.magnastorm import pieces, planet_painting
from desktop.games.magnastorm.planet import SECTOR, PlanetPlaces, Track
from desktop.games.magnastorm.planet_sprites import LAB, STACKED, STATION
from desktop.paint.light import around, glow
from desktop.paint.marks import earned
from desktop.paint.painting import SMOOTH, clipped, faded, pen
from desktop.paint.paths import circle, square_around
from desktop.style.mixing import with_alpha
from desktop.style.theme import Style
from rules.core.types import Seat
from rules.magnastorm.components import Layout
from rules.magnastorm.queries import calm_sectors
from rules.magnastorm.view import View

PLANET, FOOT = 0.90, 0.28
"""Heights, of all: of the planet, and of the plinth before it with all that stands there."""
CALMED = 0.55
"""By this part of the celebration the storm is gone; then labs and stations shine up, one after the other."""
BLOCK, FIGURE = 0.38, 0.68
"""Of the height of the plinth's place: the block itself, the Scout on it."""
PLINTH_SHAPE = 2.3
"""The width of the block, of the height of its place."""
SUN = 0.25
"""Half the sign of the reputation, of the radius of the planet."""
STANDS = 0.86
"""How much of the Scout is above the block: its wheels stand in it a little."""
STONE, CALM_LIGHT = "#9CCBB0", "#8FE0C0"
RIM = 0.07
"""Of the picture of the planet, beyond its disc."""
OTHERS = 0.38
"""How much is seen of what the others have built."""
GROWS = 0.6
"""From which size a piece grows to its own."""
ALL = range(6)


def draw_victory(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style, share: float) -> None:
    """Draw the planet as far as the storm has gone, and on its plinth the Scout of the seat."""
    at = planet_in(QRectF(rect.x(), rect.y(), rect.width(), rect.height() * PLANET), view.layout)
    foot = QRectF(rect.x(), rect.bottom() - rect.height() * FOOT, rect.width(), rect.height() * FOOT)
    calm = min(1.0, share / CALMED)
    draw_planet(painter, at, view, style, calm)
    built = max(0.0, share - CALMED) / (1 - CALMED)
    draw_built(painter, at, view, seat, style, built)
    draw_total(painter, at, view.players[seat].reputation, style, built)
    draw_foot(painter, foot, view, seat, style)


def planet_in(rect: QRectF, layout: Layout) -> PlanetPlaces:
    """Place the planet as large as fits, in the middle of the upper part."""
    radius = min(rect.width(), rect.height()) / 2 * (1 - RIM)
    box = square_around(rect.center(), min(rect.width(), rect.height()) / 2)
    return PlanetPlaces(layout, box, Track(()), box, box.center(), radius)


# The planet


def draw_planet(painter: QPainter, at: PlanetPlaces, view: View, style: Style, calm: float) -> None:
    """The calm half first; then the calm goes round, clockwise, until it meets itself."""
    side = round(at.rect.width() * ratio_of(painter))
    then = calm_sectors(view)
    picture = at.rect
    painter.drawPixmap(picture, planet_picture(view.layout, side, style, then), QRectF(0, 0, side, side))
    if not calm:
        return
    first, left = then[0], len(ALL) - len(then)
    swept = SECTOR * (len(then) + left * calm)
    pie = QPainterPath(at.centre)
    pie.arcTo(square_around(at.centre, at.radius * 1.2), at.angle_of(first) + SECTOR / 2, -swept)
    pie.closeSubpath()
    with clipped(painter, pie if calm < 1 else circle(at.centre, at.radius * 1.2)):
        painter.drawPixmap(picture, planet_picture(view.layout, side, style, tuple(ALL)), QRectF(0, 0, side, side))


@lru_cache(maxsize=6)
def planet_picture(layout: Layout, side: int, style: Style, calm: tuple[int, ...]) -> QPixmap:
    """Paint once a size the disc with sectors in calm and storm, lines, spaces and sites; all calm, it shines."""
    picture = QPixmap(QSize(side, side))
    picture.fill(Qt.GlobalColor.transparent)
    at = planet_in(QRectF(0, 0, side, side), layout)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    disc = circle(at.centre, at.radius)
    if len(calm) == len(layout.sectors) and style.theme_name != "contrast":
        glow(painter, disc, CALM_LIGHT, blur=at.radius * RIM, strength=0.75)
    with clipped(painter, disc):
        for sector in range(len(layout.sectors)):
            paint = planet_painting.dunes if sector in calm else planet_painting.storm
            paint(painter, at, style, sector)
        inner = circle(at.centre, at.radius * planet_painting.TILE_INNER * 1.02)
        painter.fillPath(inner, around(at.centre, at.radius * 0.4, ((0, "#F4FBF6"), (1, "#BFE5CF"))))
        light = at.centre - QPointF(0.35, 0.45) * at.radius
        shade = ((0, with_alpha("#FFFFFF", 0.24)), (0.5, with_alpha("#FFFFFF", 0)), (1, with_alpha("#000000", 0.3)))
        painter.fillPath(disc, around(light, at.radius * 1.6, shade))
        planet_painting.network(painter, at)
    painter.strokePath(disc, pen("#12141A", max(1.5, at.radius * 0.012)))
    for number, area in enumerate(layout.areas):
        if area.spaces:
            planet_painting.area_plate(painter, at, style, number, is_calm=area.sector in calm)
    for number in range(len(layout.sites)):
        planet_painting.site(painter, at.site(number), style)
    painter.end()
    return picture


# What was built


def draw_built(painter: QPainter, at: PlanetPlaces, view: View, seat: Seat, style: Style, share: float) -> None:
    """What the others have stays pale; what the seat has shines up, one piece after the other."""
    labs = [(number, which, owner) for number, owners in enumerate(view.labs) for which, owner in enumerate(owners)]
    stations = [(number, owner) for number, owner in enumerate(view.stations) if owner in view.seats]
    own = [*(lab for lab in labs if lab[2] == seat), *(each for each in stations if each[1] == seat)]
    for number, which, owner in labs:
        bright = OTHERS if owner != seat else shining(share, own.index((number, which, owner)), len(own))
        spot = at.space(number).center() + QPointF(2 * STACKED * which, 0) * at.radius
        draw_piece(painter, square_around(spot, at.radius * LAB * 1.25), view.colours[owner], style, bright, "lab")
    for number, owner in stations:
        bright = OTHERS if owner != seat else shining(share, own.index((number, owner)), len(own))
        spot = at.site(number).center() - QPointF(0, at.radius * STATION * 0.48)
        draw_piece(painter, square_around(spot, at.radius * STATION), view.colours[owner], style, bright, "station")


def shining(share: float, step: int, steps: int) -> float:
    """Return how far a piece has come, from 0 to 1."""
    return min(1.0, max(0.0, share * steps - step))


def draw_piece(painter: QPainter, rect: QRectF, colour: str, style: Style, bright: float, kind: str) -> None:
    """Pale ones as they are; one of the seat grows into its light."""
    if not bright:
        return
    is_own = bright != OTHERS
    half = rect.width() / 2 * (GROWS + (1 - GROWS) * bright if is_own else 1)
    draw_kept(painter, square_around(rect.center(), half), rect.width(), Face(kind, colour, style, is_own), bright)


class Face(NamedTuple):
    """What is kept of a piece that is painted in every frame."""

    kind: str
    colour: str
    style: Style
    is_lit: bool = False


def draw_kept(painter: QPainter, rect: QRectF, full: float, face: Face, bright: float = 1.0) -> None:
    """Draw a piece that grows to its full size from the one picture that is kept of it."""
    side = round(full * MARGIN * ratio_of(painter))
    with faded(painter, bright):
        place = square_around(rect.center(), rect.width() / 2 * MARGIN)
        painter.drawPixmap(place, piece_picture(face, side), QRectF(0, 0, side, side))


@lru_cache(maxsize=32)
def piece_picture(face: Face, side: int) -> QPixmap:
    """Paint a piece, with room for its shadow and its light."""
    picture = QPixmap(QSize(side, side))
    picture.fill(Qt.GlobalColor.transparent)
    rect = square_around(QPointF(side / 2, side / 2), side / MARGIN / 2)
    painter = QPainter(picture)
    painter.setRenderHints(SMOOTH)
    if face.is_lit and face.style.theme_name != "contrast":
        light = circle(rect.center(), rect.width() * 0.46)
        glow(painter, light, face.style.theme.rim, blur=rect.width() * 0.4, strength=0.9)
    PAINT[face.kind](painter, rect, face.style, face.colour)
    painter.end()
    return picture


def ratio_of(painter: QPainter) -> float:
    """Return how many points of the device a point of the drawing has."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


PAINT = {"lab": pieces.lab, "station": pieces.station, "scout": pieces.scout}
MARGIN = 1.9
"""A kept picture, of the size of its piece."""


# The plinth


def draw_foot(painter: QPainter, rect: QRectF, view: View, seat: Seat, style: Style) -> None:
    """Draw the foot in the colour of the seat; on it its Scout, before the planet."""
    colour, wide = view.colours[seat], min(rect.width(), rect.height() * PLINTH_SHAPE)
    block = QRectF(rect.center().x() - wide / 2, rect.bottom() - rect.height() * BLOCK, wide, rect.height() * BLOCK)
    plinth(painter, block, Standing(seat, colour, 1, 1, 1), STONE, style)
    tall = rect.height() * FIGURE
    stands = QRectF(block.center().x() - tall * 1.3, block.y() - tall * STANDS, tall, tall)
    draw_kept(painter, stands, tall, Face("scout", colour, style))


def draw_total(painter: QPainter, at: PlanetPlaces, points: int, style: Style, bright: float) -> None:
    """The reputation of the seat, like a sun in the middle of the planet."""
    if bright:
        radius = at.radius * SUN * (GROWS + (1 - GROWS) * bright)
        with faded(painter, bright):
            earned(painter, at.centre, radius, str(points), style)
