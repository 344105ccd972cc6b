"""The parts of the board of a seat: zones with the ladders of their ranges, improvements, wells, the summary."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.council_of_shadows.card_signs import Brush, for_ever
from desktop.games.council_of_shadows.gems import bolt, gem, gem_paths, octagon
from desktop.games.council_of_shadows.hues import INK, NIGHT, PALE_VIOLET, PAPER, PLAIN_CUBE, STAR_WHITE, VIOLET
from desktop.games.council_of_shadows.planets import planet
from desktop.paint.grounds import well
from desktop.paint.light import aslant, shadow
from desktop.paint.marks import fitting, seat_badge
from desktop.paint.mats import seat_mat
from desktop.paint.motifs import MotifInk, motif
from desktop.paint.painting import clipped, faded, kept, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.pieces import cube
from desktop.paint.text import figure, text_line
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import SMALLEST_TEXT, Style
from rules.council_of_shadows.parts import GEMS

PRINTED_CUBE = "#8E94B8"
"""On the nearest sector of every zone."""
STEP = PAPER
UNREACHABLE = 0.42
"""How much shows of a step that needs another one first."""

LEAST_WITH_TITLE = 5.5
"""A summary that is lower, in sizes of its words, shows the order by badges alone."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What this turn costs and brings."""

    consumption: str
    """How far the marker moves, with its sign; empty: nothing is known yet."""
    perpetual: bool
    """It never moves (CS-DTII-2)."""
    energy: str
    """What exploiting everything would bring now."""
    order_title: str
    order: tuple[str, ...]
    """Colours of the seats, as their turns would come."""


def mat(painter: QPainter, rect: QRectF, style: Style, colour: str, head: float) -> None:
    seat_mat(painter, rect, head, colour, style)


def plain_well(painter: QPainter, rect: QRectF, style: Style, tint: str = "") -> None:
    ground = style.ground
    fill = style.tinted(ground.well, tint, 0.22, ground.ink, style.quiet_ink) if tint else ""
    well(painter, rounded(rect, 8), style, fill)


def purse(painter: QPainter, rect: QRectF, style: Style, missing: str, side: float) -> None:
    """The kinds of gems that are missing stand there as pale outlines."""
    plain_well(painter, rect, style, VIOLET)
    high = rect.height() / len(GEMS)
    with faded(painter, UNREACHABLE * 0.6):
        for row, kind in enumerate(GEMS):
            if kind in missing:
                centre = QPointF(rect.x() + side * 0.66, rect.y() + high * (row + 0.5))
                painter.strokePath(gem_paths(centre, side * 0.46, kind)[0], pen(style.ground.ink, 1.6))


# Zones


def zone(painter: QPainter, rect: QRectF, style: Style, is_now: bool) -> None:
    """A place for cards; the one that acts now is brighter."""
    fill = mix(style.ground.well, VIOLET, 0.28).name() if is_now else ""
    path = rounded(rect, 9)
    well(painter, path, style, fill)
    if is_now:
        painter.strokePath(path, pen(style.accent, 2))


def onwards(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Cards move on to the right, from zone to zone."""
    line = pen(style.quiet_ink, max(1.6, rect.width() * 0.22))
    middle, reach = rect.center(), rect.width() * 0.42
    with kept(painter):
        painter.setPen(line)
        for side in (-1, 1):
            tip = middle + QPointF(reach, 0)
            painter.drawLine(QLineF(middle + QPointF(-reach * 0.4, side * reach * 1.3), tip))


def rounds(painter: QPainter, rect: QRectF, style: Style, left: int, of: int) -> None:
    """Draw in how many of its rounds a card still acts."""
    step = rect.width() / of
    radius = min(step * 0.36, rect.height() * 0.3)
    for number in range(of):
        disc = circle(QPointF(rect.x() + step * (number + 0.5), rect.center().y()), radius)
        is_left = number >= of - left
        if is_left:
            painter.fillPath(disc, solid(style.accent_on_board))
        painter.strokePath(disc, pen(style.accent_on_board if is_left else style.quiet_ink, 1.3))


def step(
    painter: QPainter, rect: QRectF, style: Style, label: str, cost: str, energy: int, state: str, size: float
) -> None:
    """How far a zone reaches: printed, reached, to be bought, or only after another step."""
    path = rounded(rect, 6)
    ink = style.ground.ink if style.is_dark else INK
    well(painter, path, style, step_ground(style))
    high = size * 1.25
    head = QRectF(rect.x(), rect.y() + 1, rect.width(), high)
    text_line(painter, head, label, size, ink, "bold", across="centre")
    room = QRectF(rect.x(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
    if state == "printed":
        cube(painter, room.center(), min(room.height() * 0.8, rect.width() * 0.6), PRINTED_CUBE, style)
    elif state != "reached":
        price(painter, room, cost, style, energy, is_open=state != "later")


def price(painter: QPainter, room: QRectF, cost: str, style: Style, energy: int = 0, *, is_open: bool = True) -> None:
    """Gems side by side; below them the energy that comes with it at once, where there is room. What cannot be bought
    yet is pale, and its figure quiet."""
    both = bool(energy) and room.height() > SMALLEST_TEXT * 2.2
    upper = QRectF(room.x(), room.y(), room.width(), room.height() * (0.56 if both else 1))
    radius = min(upper.height() * 0.38, room.width() * (0.26 if len(cost) < 2 else 0.2))  # noqa: PLR2004
    with faded(painter, 1.0 if is_open else UNREACHABLE):
        for number, kind in enumerate(cost):
            across = (number - (len(cost) - 1) / 2) * radius * 2.4
            gem(painter, upper.center() + QPointF(across, 0), radius, kind, style)
    if both:
        ink = style.ground.ink if is_open else style.readable_on(style.quiet_ink, step_ground(style))
        lower = QRectF(room.x(), upper.bottom(), room.width() * 0.62, room.bottom() - upper.bottom() - 2)
        figure(painter, lower, f"+{energy}", max(float(SMALLEST_TEXT), lower.height() * 0.7), ink)
        with faded(painter, 1.0 if is_open else UNREACHABLE):
            bolt(painter, QPointF(lower.right() + room.width() * 0.06, lower.center().y()), lower.height() * 0.36)


def step_ground(style: Style) -> str:
    return mix(style.ground.well, style.ground.ink, 0.1).name() if style.is_dark else STEP


def check(painter: QPainter, rect: QRectF, style: Style) -> None:
    """This card has acted."""
    disc = circle(rect.center(), rect.width() / 2)
    painter.fillPath(disc, solid(NIGHT))
    painter.strokePath(disc, pen(STAR_WHITE, 1.4))
    unit = rect.width() / 2
    tick = QPainterPath(rect.center() + QPointF(-0.45, 0.02) * unit)
    tick.lineTo(rect.center() + QPointF(-0.1, 0.38) * unit)
    tick.lineTo(rect.center() + QPointF(0.48, -0.36) * unit)
    painter.strokePath(tick, pen("#FFFFFF", max(2.0, unit * 0.2)))


def veil(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw a veil over a card that has acted this round."""
    painter.fillPath(rounded(rect, max(3.0, rect.width() * 0.08)), with_alpha(style.ground.well, 0.5))


def planned(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw three corners around a card that lies behind the screen, as the screen has three parts."""
    painter.strokePath(rounded(rect, max(3.0, rect.width() * 0.08)), pen(PALE_VIOLET, 3))


def screen(painter: QPainter, rect: QRectF, style: Style, colour: str, words: str, size: float) -> None:
    """Draw the screen of three parts, behind which a seat plans."""
    fold = rect.width() * 0.08
    corners = (
        (rect.x(), rect.y() + fold * 0.4),
        (rect.x() + fold * 2, rect.y()),
        (rect.right() - fold * 2, rect.y()),
        (rect.right(), rect.y() + fold * 0.4),
        (rect.right(), rect.bottom()),
        (rect.x(), rect.bottom()),
    )
    path = polygon(corners)
    shadow(painter, path, style, drop=4, blur=9, strength=0.5)
    painter.fillPath(path, aslant(rect, ((0, "#3A2F7C"), (1, "#12102A"))))
    with clipped(painter, path):
        motif(painter, rect, "council_of_shadows", MotifInk(STAR_WHITE, VIOLET, 0.3, rect.height() * 0.8))
    painter.setPen(pen(with_alpha(STAR_WHITE, 0.5), 1.2))
    for x in (rect.x() + fold * 2, rect.right() - fold * 2):
        painter.drawLine(QLineF(x, rect.y(), x, rect.bottom()))
    painter.strokePath(path, pen(VIOLET, 1.6))
    side = min(rect.height() * 0.7, size * 1.5)
    seat_badge(painter, QPointF(rect.x() + fold * 2 + side, rect.center().y()), side / 2, colour, style)
    place = rect.adjusted(fold * 2 + side * 1.7, 0, -fold * 2 - 4, 0)
    text_line(painter, place, words, fitting(words, size, place.width()), STAR_WHITE, "semibold")


# Improvements


def improvement(
    painter: QPainter, rect: QRectF, style: Style, planet_: str, stacks: bool, energy: int, cost: str
) -> None:
    """What it brings above; below what it costs, empty where a cube lies on it."""
    well(painter, rounded(rect, 7), style)
    upper = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.52)
    lower = QRectF(rect.x(), upper.bottom(), rect.width(), rect.bottom() - upper.bottom() - 3)
    middle = upper.center() + QPointF(0, upper.height() * 0.04)
    if planet_:
        planet(painter, middle, min(upper.width() * 0.28, upper.height() * 0.32), planet_, style)
    elif stacks:
        side = min(upper.width() * 0.36, upper.height() * 0.4)
        planet(painter, middle + QPointF(0, side * 0.55), side * 0.72, "B", style)
        cube(painter, middle + QPointF(0, side * 0.2), side, PLAIN_CUBE, style)
        cube(painter, middle - QPointF(0, side * 0.54), side, VIOLET, style)
    else:
        size = max(16.0, min(upper.height() * 0.42, upper.width() * 0.42))
        left = QRectF(upper.x(), upper.y(), upper.width() * 0.58, upper.height())
        figure(painter, left, str(energy), size, style.ground.ink)
        bolt(painter, QPointF(left.right() + size * 0.22, middle.y()), size * 0.5)
    if cost:
        price(painter, lower, cost, style)


# Leader and summary


def leader_badge(painter: QPainter, rect: QRectF, style: Style, name: str) -> None:
    """The first letter of the leader, in the head of the board."""
    path = rounded(rect, rect.width() * 0.2)
    painter.fillPath(path, aslant(rect, ((0, "#4A4296"), (1, "#15122F"))))
    painter.strokePath(path, pen("#FFFFFF", 1.4))
    figure(painter, rect, name[:1], max(16.0, rect.height() * 0.62), STAR_WHITE, serif=True)


def summary(painter: QPainter, rect: QRectF, style: Style, shown: Summary, size: float) -> None:
    well(painter, rounded(rect, 8), style)
    ink = style.ground.ink
    lines = [line for line in (shown.consumption, shown.energy) if line]
    said = size * 1.2 if rect.height() > LEAST_WITH_TITLE * size else 0.0
    foot = said + rect.height() * 0.22 if shown.order else 0.0
    room = QRectF(rect.x(), rect.y() + 2, rect.width(), rect.height() - foot - 5)
    high = room.height() / max(1, len(lines))
    figures = max(16.0, min(size * 1.35, high * 0.62))
    radius = min(high * 0.36, figures * 0.72)
    for number, line in enumerate(lines):
        middle = room.y() + high * (number + 0.5)
        spot = QPointF(rect.x() + rect.width() * 0.27, middle)
        if number == 0 and shown.consumption:
            octagon(painter, spot, radius, None, 0)
            if shown.perpetual:
                for_ever(Brush(painter, style, PALE_VIOLET, radius * 0.62), spot)
        else:
            bolt(painter, spot, radius)
        place = QRectF(spot.x() + radius * 1.3, room.y() + high * number, rect.right() - spot.x() - radius * 1.3, high)
        text_line(painter, place, line, fitting(line, figures, place.width() - 2), ink, "bold")
    if shown.order:
        below = QRectF(rect.x(), rect.bottom() - foot, rect.width(), foot - 3)
        order(painter, below, style, shown, size if said else 0.0)


def order(painter: QPainter, rect: QRectF, style: Style, shown: Summary, size: float) -> None:
    """Who would come first, from left to right; without a size only the badges."""
    title = QRectF(rect.x() + 3, rect.y(), rect.width() - 6, 0)
    if size:
        small = max(float(SMALLEST_TEXT), size * 0.92)
        title.setHeight(small * 1.2)
        said = fitting(shown.order_title, small, title.width())
        text_line(painter, title, shown.order_title, said, style.quiet_ink, "regular", across="centre")
    high = rect.bottom() - title.bottom()
    step = min(rect.width() / (len(shown.order) + 0.4), high * 1.5)
    radius = min(step * 0.42, high * 0.46)
    left = rect.center().x() - step * (len(shown.order) - 1) / 2
    for number, colour in enumerate(shown.order):
        seat_badge(painter, QPointF(left + step * number, title.bottom() + high / 2), radius, colour, style)
