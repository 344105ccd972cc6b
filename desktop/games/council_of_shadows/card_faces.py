"""The faces of action, Dark Tech and bonus cards and of leaders, and the backs of all cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.bonus_signs import groups_of_dark, groups_of_light
from desktop.games.council_of_shadows.card_layout import (
    Group,
    draw_signs,
    groups_of_card,
    groups_of_power,
    groups_of_tech,
)
from desktop.games.council_of_shadows.card_signs import Brush, for_ever
from desktop.games.council_of_shadows.cubes import roman
from desktop.games.council_of_shadows.gems import bolt, gem, octagon
from desktop.games.council_of_shadows.hues import (
    DEEP_VIOLET,
    INK,
    PALE_VIOLET,
    SLATE,
    STAR_WHITE,
    VIOLET,
    hue_of,
)
from desktop.games.council_of_shadows.shadows import shadow_of_rounded
from desktop.paint.light import aslant, downwards
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_block
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import darker, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from desktop.style.vision import Tint
from rules.council_of_shadows.parts import NO_POWER, DarkScore, Effects, LightScore, Power

RADIUS, HEAD = 0.08, 0.225
NAME = 0.108
"""Size of the name, of the width of a card."""
MOST_NAME = 0.34
"""Of the height: what a name may take at most; one that needs more is left to the closer look."""
FACE_OF_AI, FACE_OF_START = ("#FBFAFF", "#DCDDF3"), ("#FBFAFF", "#E9E4D6")
TECH, LIGHT, DARK = ("#5A43B0", "#1D1542"), ("#F4F1FF", "#BDB4E6"), ("#3A2B78", "#150F34")
LEADER = ("#3A4276", "#151A3C")
LIGHT_LINE = "#6F5BBF"
MOST_EDGES = 3


def corner(rect: QRectF) -> float:
    return max(3.0, min(rect.width(), rect.height()) * RADIUS)


def outline(rect: QRectF) -> QPainterPath:
    return rounded(rect, corner(rect))


def blank(painter: QPainter, rect: QRectF, colours: tuple[str, str], style: Style) -> QPainterPath:
    path = outline(rect)
    shadow_of_rounded(painter, rect, corner(rect), style, drop=3, blur=7, strength=0.4)
    painter.fillPath(path, aslant(rect, ((0, colours[0]), (1, colours[1]))))
    return path


def orbits(painter: QPainter, path: QPainterPath, centre: QPointF, step: float, ink: Tint) -> None:
    """Thin rings behind what a card does."""
    with clipped(painter, path):
        for number in (1, 2, 3):
            ring = QPainterPath()
            ring.addEllipse(centre, step * number, step * number * 0.56)
            painter.strokePath(ring, pen(ink, 1.1))


def name_height(name: str, width: float, height: float, size: float) -> float:
    """0 where the name would be cut, or would leave too little room."""
    longest = max((width_of(word, size, "semibold") for word in name.split()), default=width + 1)
    high = height_of(name, width, size, "semibold") if longest <= width else 0.0
    return high if high <= height * MOST_NAME else 0.0


def name_below(painter: QPainter, rect: QRectF, name: str, ink: Tint) -> float:
    """Draw the name at the foot of a card, in as large a size as fits, and return the height it takes."""
    width = rect.width() - 6
    wanted = max(float(SMALLEST_TEXT), rect.width() * NAME)
    while wanted >= SMALLEST_TEXT:
        high = name_height(name, width, rect.height(), wanted)
        if high:
            place = QRectF(rect.x() + 3, rect.bottom() - high - rect.height() * 0.025, width, high)
            text_block(painter, place, name, wanted, ink, "semibold", across="centre", down="middle")
            return high + rect.height() * 0.025
        wanted -= 1
    return 0.0


# Action cards


def action_card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    kind: str,
    name: str,
    cost: str | None,
    consumption: int,
    effects: Effects,
) -> None:
    """What it costs at the left, what it consumes at the right, what it does below; a starting card costs nothing."""
    is_ai = cost is not None
    colours = FACE_OF_AI if is_ai else FACE_OF_START
    path = outline(rect)
    shadow_of_rounded(painter, rect, corner(rect), style, drop=3, blur=7, strength=0.4)
    painter.fillPath(path, downwards(rect, ((0, colours[0]), (1, colours[1]))))
    head = QRectF(rect.x(), rect.y(), rect.width(), max(rect.height() * HEAD, SMALLEST_TEXT * 1.5))
    with clipped(painter, path):
        painter.fillRect(head, solid(DEEP_VIOLET if is_ai else SLATE))
    orbits(
        painter, path, rect.center() + QPointF(0, rect.height() * 0.05), rect.width() * 0.18, with_alpha(VIOLET, 0.28)
    )
    radius = min(head.height() * 0.32, rect.width() * 0.105)
    for number, kind_of_gem in enumerate(cost or ""):
        gem(painter, QPointF(rect.x() + radius * (1.5 + 2.25 * number), head.center().y()), radius, kind_of_gem, style)
    size = max(16.0, head.height() * 0.56)
    half = head.height() * 0.45
    octagon(painter, QPointF(rect.right() - half - 2, head.center().y()), half, consumption, size)
    words = name_below(painter, rect, name, INK)
    below = rect.adjusted(rect.width() * 0.05, head.height() + 3, -rect.width() * 0.05, -max(words, 4))
    draw_signs(painter, below, groups_of_card(effects, consumption), INK, style)
    painter.strokePath(path, pen(with_alpha("#0A0D20", 0.6), 1))


# Dark Tech


def tech_card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    ref: str,
    name: str,
    level: int,
    effects: Effects,
    power: Power,
) -> None:
    """The level at the left; two loops at the right of what lasts."""
    path = blank(painter, rect, TECH, style)
    high = max(rect.height() * 0.19, SMALLEST_TEXT * 1.4)
    orbits(painter, path, rect.center(), rect.width() * 0.19, with_alpha(PALE_VIOLET, 0.4))
    corner = QRectF(rect.x() + rect.width() * 0.04, rect.y() + 2, rect.width() * 0.3, high)
    figure(painter, corner, roman(level), max(16.0, high * 0.8), "#FFFFFF", serif=True)
    if power != NO_POWER:
        unit = high * 0.34
        for_ever(Brush(painter, style, PALE_VIOLET, unit), QPointF(rect.right() - unit * 1.35, rect.y() + high / 2 + 2))
    words = name_below(painter, rect, name, "#FFFFFF")
    below = rect.adjusted(rect.width() * 0.05, high, -rect.width() * 0.05, -max(words, 4))
    draw_signs(painter, below, groups_of_tech(effects, power), "#FFFFFF", style)
    painter.strokePath(path, pen("#B9A4FF", 1.6))


# Bonus cards


def light_card(painter: QPainter, rect: QRectF, style: Style, name: str, score: LightScore) -> None:
    bonus_card(painter, rect, style, name, LIGHT, (LIGHT_LINE, INK), groups_of_light(score))


def dark_card(painter: QPainter, rect: QRectF, style: Style, name: str, galaxy: str, score: DarkScore) -> None:
    bonus_card(
        painter,
        rect,
        style,
        name,
        DARK,
        (hue_of(galaxy) if galaxy else VIOLET, STAR_WHITE),
        groups_of_dark(galaxy, score),
        may_shorten=True,
    )


def bonus_card(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    name: str,
    colours: tuple[str, str],
    inks: tuple[str, str],
    groups: tuple[Group, ...],
    *,
    may_shorten: bool = False,
) -> None:
    path = blank(painter, rect, colours, style)
    orbits(painter, path, rect.center(), rect.width() * 0.16, with_alpha(inks[0], 0.35))
    words = name_below(painter, rect, name, inks[1])
    side, above = rect.width() * 0.06, rect.height() * 0.05
    room = rect.adjusted(side, above, -side, -max(words, above))
    draw_signs(painter, room, groups, inks[1], style, may_shorten=may_shorten)
    painter.strokePath(path, pen(inks[0], 1.6))


# Leaders


def leader_tile(
    painter: QPainter,
    rect: QRectF,
    style: Style,
    ref: str,
    name: str,
    consumption: int,
    energy: int,
    power: Power,
) -> None:
    """Name, what it starts with, what it can do."""
    path = blank(painter, rect, LEADER, style)
    with clipped(painter, path):
        motif(painter, rect, "council_of_shadows", MotifInk(STAR_WHITE, VIOLET, 0.2, rect.height() * 0.4))
    high = max(rect.height() * 0.24, SMALLEST_TEXT * 1.4)
    half = high * 0.46
    octagon(painter, QPointF(rect.right() - half - 4, rect.y() + half + 4), half, consumption, max(16.0, high * 0.5))
    if energy:
        start = QRectF(rect.right() - high * 2.6, rect.y() + 4, high * 0.7, high)
        figure(painter, start, str(energy), max(16.0, high * 0.55), STAR_WHITE)
        bolt(painter, QPointF(start.right() + high * 0.22, start.center().y()), high * 0.3)
    words = name_below(painter, rect, name, "#FFFFFF")
    room = rect.adjusted(rect.width() * 0.06, high + 2, -rect.width() * 0.06, -max(words, 4))
    draw_signs(painter, room, groups_of_power(power), STAR_WHITE, style)
    painter.strokePath(path, pen(PALE_VIOLET, 1.4))


# Backs


BACKS: dict[str, tuple[tuple[str, str], str, str]] = {
    "tech": (DARK, VIOLET, "#FFFFFF"),
    "dark": (DARK, VIOLET, "#FFFFFF"),
    "light": (LIGHT, LIGHT_LINE, "#2A1C66"),
    "plan": (("#4A5380", "#262C50"), STAR_WHITE, "#FFFFFF"),
    "automa": (("#274E78", "#0E1E3A"), "#8FC3FF", "#FFFFFF"),
}
"""Of each kind of card: from light to shade, lines, and what stands on it."""


def card_back(painter: QPainter, rect: QRectF, style: Style, kind: str, label: str = "") -> None:
    """A card face down; a label says its level."""
    colours, line, ink = BACKS[kind]
    path = blank(painter, rect, colours, style)
    step = rect.width() * (0.15 if label else 0.13)
    orbits(painter, path, rect.center(), step, with_alpha(line, 0.8))
    if label:
        size = max(16.0, rect.width() * 0.42)
        painter.fillPath(circle(rect.center(), size * 0.62), aslant(rect, ((0, colours[0]), (1, colours[1]))))
        figure(painter, rect, label, size, ink, serif=True)
    painter.strokePath(path, pen(line, 1.3))


def card_pile(painter: QPainter, rect: QRectF, style: Style, kind: str, label: str, count: int) -> None:
    """Draw a pile as thick as it is high; where no card is left, only its place."""
    if not count:
        empty_place(painter, rect, style)
        return
    colours, line, _ = BACKS[kind]
    for below in range(min(MOST_EDGES, (count + 2) // 3), 0, -1):
        path = outline(rect.translated(below * 2.0, -below * 1.6))
        painter.fillPath(path, darker(colours[1], 0.15))
        painter.strokePath(path, pen(line, 1))
    card_back(painter, rect, style, kind, label)


def empty_place(painter: QPainter, rect: QRectF, style: Style) -> None:
    painter.strokePath(outline(rect), dashed(with_alpha(style.ground.ink, 0.4), 1.4, (3, 2.5)))
