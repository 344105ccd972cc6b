"""The cabinet: wall, case, a drawer per game, closed or pulled out, with brass plate and knob."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.cabinet.places import (
    CASE_WOOD,
    FOOT,
    FRONT_WOOD,
    FULL_HEIGHT,
    LID,
    PAPER,
    DrawerPlace,
    PlateWords,
    knob_place,
    plate_lines,
    plate_place,
)
from desktop.cabinet.weights import HEAVIEST
from desktop.paint.grounds import felt, wood
from desktop.paint.light import Stop, around, aslant, downwards, grain, shadow
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.text import text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import darker, lighter, solid, with_alpha
from desktop.style.palette import GAMES
from desktop.style.theme import Style
from desktop.style.vision import Tint

if TYPE_CHECKING:
    from PySide6.QtGui import QLinearGradient

LID_WOOD, FOOT_WOOD, SIDE_WOOD = "#7C5233", "#6A4427", "#6E4628"
HOLLOW, BRASS_LINE = "#1C1009", "#4A3010"
BRASS: tuple[Stop, ...] = ((0, "#F1D79B"), (0.4, "#B58742"), (0.6, "#DDB76E"), (1, "#8A6026"))
KNOB: tuple[Stop, ...] = ((0, "#FFE9B8"), (0.4, "#C99A4E"), (1, "#5E3D14"))
WEIGHT_INK = "#7E2718"
DIMMED = 0.45
PALE_FELT = 120


def cabinet(painter: QPainter, rect: QRectF, places: Sequence[DrawerPlace], style: Style) -> None:
    """The empty case: sides, lid, foot, the dark behind the drawers. Drawers go on it, the opened one last."""
    unit = rect.height() / FULL_HEIGHT
    case = rect.adjusted(0, 22 * unit, 0, 0)
    hollow = rect.adjusted(20 * unit, (LID + 6) * unit, -20 * unit, -FOOT * unit)
    shadow(painter, rounded(case, 6), style, drop=14 * unit, blur=34 * unit, strength=0.42)
    frame = rounded(case, 6)
    frame.addRect(hollow)
    wood(painter, frame, CASE_WOOD, seed=8, upright=True)
    painter.fillRect(hollow, solid(HOLLOW))
    wood(
        painter,
        rounded(QRectF(rect.x() - 14 * unit, rect.y(), rect.width() + 28 * unit, 34 * unit), 5),
        LID_WOOD,
        seed=9,
    )
    under_lid = QRectF(rect.x() + 2, rect.y() + 34 * unit, rect.width() - 4, 10 * unit)
    painter.fillRect(under_lid, with_alpha("#000000", 0.28))
    foot = QRectF(rect.x() - 8 * unit, rect.bottom() - FOOT * unit, rect.width() + 16 * unit, 38 * unit)
    wood(painter, rounded(foot, 4), FOOT_WOOD, seed=10)


def lamplight(painter: QPainter, rect: QRectF, style: Style) -> None:
    """The lamp over the finished cabinet; in the dark themes it is all the light there is."""
    lamp, reach = rect.topLeft() + QPointF(rect.width() * 0.5, rect.height() * 0.22), rect.width() * 0.85
    if style.is_dark:
        painter.fillRect(
            rect, around(lamp, reach, ((0, with_alpha("#000000", 0.12)), (1, with_alpha("#000000", DIMMED))))
        )
    else:
        painter.fillRect(rect, around(lamp, reach, ((0, with_alpha("#FFF1CF", 0.16)), (0.6, with_alpha("#FFF1CF", 0)))))


def closed_drawer(painter: QPainter, place: DrawerPlace, words: PlateWords, style: Style) -> None:
    _front(painter, place.front, place.game, words, style, FRONT_WOOD, lift=1.0)


def pulled_drawer(painter: QPainter, place: DrawerPlace, words: PlateWords, style: Style) -> None:
    """The opened drawer: its inside from above, its shadow on what is below, its front nearer and brighter."""
    if place.inside:
        drawer_inside(painter, place.inside, place.game)
    below = QRectF(place.front.x() + 12, place.front.bottom(), place.front.width() - 24, place.front.height() * 0.34)
    painter.fillRect(below, downwards(below, ((0, with_alpha("#000000", 0.55)), (1, with_alpha("#000000", 0)))))
    # In the last line of its plate stand the ways to go on from there.
    plate = words._replace(second="")
    _front(painter, place.front, place.game, plate, style, lighter(FRONT_WOOD, 0.06), lift=2.0)


def _front(
    painter: QPainter, rect: QRectF, game: str, words: PlateWords, style: Style, timber: Tint, *, lift: float
) -> None:
    from desktop.cabinet.covers import WIDTH, emblem  # noqa: PLC0415 (a window that finds its picture needs neither)

    unit = rect.height() / 134
    frame = rounded(rect, 5)
    shadow(painter, frame, style, drop=4 * lift, blur=8 * lift, strength=0.5)
    inner = rect.adjusted(13 * unit, 12 * unit, -13 * unit, -12 * unit)
    edge = QPainterPath(frame)
    edge.addRect(inner)
    wood(painter, edge, timber, seed=len(game))
    painter.strokePath(rounded(rect.adjusted(1, 1, -1, -1), 4), pen(with_alpha("#FFFFFF", 0.18), 1.2))
    _cloth(painter, inner, game)
    name_plate(painter, plate_place(rect, style), words, style)
    knob(painter, knob_place(rect), 17 * unit, style)
    room = QRectF(0, 0, min(93 * unit * WIDTH, inner.width() * 0.36), 93 * unit)
    room.moveCenter(QPointF(inner.right() - room.width() / 2 - 8 * unit, inner.center().y()))
    emblem(painter, room, game)


def _cloth(painter: QPainter, rect: QRectF, game: str) -> None:
    """The panel of a front: the game's ground and motif, sunk a little."""
    colours = GAMES[game]
    ground, path = colours.light, rounded(rect, 3)
    deep = solid(ground.felt_centre).lightness() < PALE_FELT
    ink = MotifInk("#F3EAD7" if deep else ground.ink, colours.accent, 0.26 if deep else 0.17, rect.height() * 0.46)
    with clipped(painter, path):
        painter.fillRect(rect, aslant(rect, ((0, ground.felt_centre), (1, ground.felt_rim))))
        motif(painter, rect, game, ink)
        grain(painter, path, 16, "#000000", 3)
        grain(painter, path, 14, "#FFFFFF", 4)
        sunk: tuple[Stop, ...] = (
            (0, with_alpha("#000000", 0.34)),
            (0.13, with_alpha("#000000", 0)),
            (0.93, with_alpha("#FFFFFF", 0)),
            (1, with_alpha("#FFFFFF", 0.22)),
        )
        painter.fillRect(rect, downwards(rect, sunk))
    painter.strokePath(path, pen("#20120A", 1.6))


def name_plate(painter: QPainter, rect: QRectF, words: PlateWords, style: Style) -> None:
    """A paper label in a brass holder: the name of the game, how many play it, how demanding it is."""
    brass_holder(painter, rect, style)
    inner = rect.adjusted(16, 3, -12, -3)
    name, (last, small) = inner.height() * 0.44, plate_lines(rect, style)
    title = min(style.text_size(28), name * 0.86)
    text_line(
        painter, QRectF(inner.x(), inner.y(), inner.width(), name), words.name, title, "#26190F", "semibold", serif=True
    )
    middle = last.translated(0, -last.height())
    room = weight_discs(painter, middle, words, small) if words.discs else 0.0
    line = middle.adjusted(0, 0, -room, 0)
    text_line(painter, line, words.first, whole(words.first, small, line.width(), "semibold"), "#4A3A2A", "semibold")
    text_line(painter, last, words.second, whole(words.second, small, last.width()), "#5C4A38")


LEAST_WORDS = 10
"""Smaller than this no word of a plate becomes."""


def whole(words: str, size: float, width: float, weight: Weight = "regular") -> int:
    """The largest size up to this one at which the words are not cut."""
    sizes = range(round(size), LEAST_WORDS, -1)
    return next((each for each in sizes if width_of(words, each, weight) <= width), LEAST_WORDS)


def weight_discs(painter: QPainter, line: QRectF, words: PlateWords, size: float) -> float:
    """Draw how demanding a game is at the end of a line: discs, of which so many are full, after a word where there is
    room for it. Return the width that this takes."""
    radius, step = size * 0.31, size * 0.92
    for number in range(HEAVIEST):
        centre = QPointF(line.right() - radius - (HEAVIEST - 1 - number) * step, line.center().y() + size * 0.06)
        disc = circle(centre, radius)
        if number < words.discs:
            painter.fillPath(disc, solid(WEIGHT_INK))
        painter.strokePath(disc, pen(WEIGHT_INK, 1.3))
    discs = (HEAVIEST - 1) * step + 2 * radius + size * 0.55
    wide, taken = width_of(words.weight, size), width_of(words.first, size, "semibold")
    if taken + wide + discs + size * 0.6 > line.width():
        return discs
    text_line(painter, line.adjusted(0, 0, -discs, 0), words.weight, size, "#5C4A38", across="right")
    return discs + wide + size * 0.6


def brass_holder(
    painter: QPainter, rect: QRectF, style: Style, paper: Tint = PAPER, edge: Tint | None = None, *, rim: float = 7
) -> None:
    """A label of paper in a brass frame with two screws."""
    holder, label = rounded(rect.adjusted(-rim, -rim, rim, rim), 5), rounded(rect, 2)
    shadow(painter, holder, style, drop=3, blur=6, strength=0.45)
    painter.fillPath(holder, aslant(rect, BRASS))
    painter.strokePath(holder, pen(BRASS_LINE, 1.2))
    for x in (rect.x() - rim / 2, rect.right() + rim / 2):
        painter.fillPath(circle(QPointF(x, rect.center().y()), rim * 0.34), solid("#5A3B14"))
    painter.fillPath(label, solid(paper))
    if edge is None:
        grain(painter, label, 14, "#50320A", 6)
    painter.strokePath(label, pen(edge or with_alpha("#6B4A1E", 0.6), 2 if edge else 1))


def knob(painter: QPainter, centre: QPointF, radius: float, style: Style) -> None:
    """A turned brass knob."""
    disc = circle(centre, radius)
    shadow(painter, disc, style, drop=5, blur=7, strength=0.5)
    painter.fillPath(disc, around(centre - QPointF(radius * 0.35, radius * 0.4), radius * 1.5, KNOB))
    painter.strokePath(disc, pen("#3B2408", 1.2))
    painter.strokePath(circle(centre, radius * 0.55), pen(with_alpha("#FFE9B8", 0.55), 1.2))


def drawer_inside(painter: QPainter, rect: QRectF, game: str) -> None:
    """Felt floor between two sides, darker towards the back, with a few pieces of the game."""
    from desktop.cabinet.covers import contents  # noqa: PLC0415 (as above)

    inset, board_width = rect.height() * 0.27, 12.0
    top, bottom = rect.top(), rect.bottom()
    outer = [(rect.left() + inset, top), (rect.right() - inset, top), (rect.right(), bottom), (rect.left(), bottom)]
    inner = [
        (outer[0][0] + board_width, top + 8),
        (outer[1][0] - board_width, top + 8),
        (outer[2][0] - board_width - 1, bottom),
        (outer[3][0] + board_width + 1, bottom),
    ]
    painter.fillPath(polygon(outer), solid("#24150B"))
    with clipped(painter, polygon(inner)):
        felt(painter, rect, Style("light", game))
        painter.fillRect(rect, _depth(rect))
    for number, corners in enumerate(((0, 0, 3, 3), (1, 1, 2, 2))):
        side = [outer[corners[0]], inner[corners[1]], inner[corners[2]], outer[corners[3]]]
        wood(painter, polygon(side), darker(SIDE_WOOD, 0.05), seed=4 + number)
    with clipped(painter, polygon(inner)):
        contents(painter, rect.adjusted(inset, 8, -inset, 0), game)


def _depth(rect: QRectF) -> "QLinearGradient":
    return downwards(
        rect, ((0, with_alpha("#000000", 0.62)), (0.4, with_alpha("#000000", 0.12)), (1, with_alpha("#000000", 0.05)))
    )
