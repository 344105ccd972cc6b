"""A row of the race: whose turn comes when, gems, both markers on one bar, and the gap as the largest figure.

Badge, gems and markers are pieces of their own that lie on it: they move, and only words and bar are painted anew.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import floor

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.describing import has_room_for_most
from desktop.paint.marks import fitting
from desktop.paint.paths import rounded, square_around
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.theme import SMALLEST_TEXT, Style, seat_mark
from rules.council_of_shadows.parts import GEMS

GOLD = "#E5B52E"
BAR_FROM, BAR_TO = 0.40, 0.80
"""Of the row."""
MOST_FROM = 0.58
"""Where the bars begin at the latest, so that names and notes are not cut."""
AIR = 0.8
"""Of the size of the words, from them to the bar: its first figure stands over where that begins."""
APART = 30.0
"""Markers nearer than this have their figures on either side."""
PARTED = 4.0
"""At least so far from the middle, even where the markers lie on each other."""
OWN = 0.80
TURN = 0.058
"""What the number of the turn takes, of the width of the row."""
GEM = 0.92
"""Of the half side of its place, the radius of a gem: see `one_gem`."""


@dataclass(frozen=True, slots=True)
class Runner:
    """What the row of a seat shows."""

    turn: int
    colour: str
    name: str
    energy: int
    consumption: int
    gems: tuple[int, ...] | None
    """None: an automa, which has none."""
    most: int
    """What the end of the bar stands for."""
    is_own: bool
    note: str
    """Planning, ready; empty: nothing is to be said."""
    bar_from: float = BAR_FROM
    """Where its bar begins, the same in all rows."""


def race_row(painter: QPainter, rect: QRectF, style: Style, runner: Runner, size: float) -> None:
    """`size` is that of the name."""
    ground, ink, colour = style.ground, style.ground.ink, seat_mark(runner.colour).colour
    lit = own_ground(style, colour) if runner.is_own else ground.board
    if runner.is_own:
        painter.fillPath(rounded(rect, 8), solid(lit))
    wide, high = rect.width(), rect.height()
    turn = QRectF(rect.x() + 4, rect.y(), wide * TURN, high)
    quiet = style.readable_on(style.quiet_ink, lit)
    text_line(painter, turn, str(runner.turn), size, quiet, "bold", across="centre", serif=True)
    below = lower_line(rect, runner.bar_from)
    name = QRectF(below.x(), rect.y() + 1, below.width(), high * 0.5)
    if not is_low(rect) and has_room_for_most(runner.name, name.width()):
        shown = fitted(runner.name, size, name.width())
        text_line(painter, name, runner.name, shown, ink, "semibold")
    if runner.note:
        note = fitted(runner.note, size - 1, name.width())
        text_line(painter, below, runner.note, note, style.readable_on(style.accent_on_board, lit), "semibold")
    elif runner.gems is not None:
        gem_counts(painter, below, runner.gems, style)
    bar(painter, rect, runner, style, size)
    gap = QRectF(rect.x() + wide * BAR_TO + 10, rect.y(), wide * (1 - BAR_TO) - 16, high)
    said = str(runner.consumption - runner.energy)
    text_line(painter, gap, said, fitting(said, size * 1.55, gap.width()), ink, "bold", across="right")


def own_ground(style: Style, colour: str) -> str:
    """Return the ground of the row of whoever looks: a breath of their colour."""
    return style.tinted(style.ground.board, colour, 1 - OWN, style.ground.ink)


def badge_spot(rect: QRectF) -> QRectF:
    """Place the badge of a seat in its row."""
    radius = min(rect.height() * 0.28, rect.width() * 0.042)
    left = rect.x() + 4 + rect.width() * TURN + 4
    return square_around(QPointF(left + radius, rect.center().y()), radius)


def lower_line(rect: QRectF, bar_from: float) -> QRectF:
    """Place the gems of a seat in its row."""
    left = badge_spot(rect).right() + 6
    wide, high = rect.x() + rect.width() * bar_from - left - 4, rect.height()
    if is_low(rect):
        return QRectF(left, rect.y(), wide, high)
    return QRectF(left, rect.y() + high * 0.5, wide, high * 0.46)


def is_low(rect: QRectF) -> bool:
    """No room for two lines of words: the badge alone says whose row it is."""
    return rect.height() < 2 * SMALLEST_TEXT * 1.1


def bars_from(rect: QRectF, words: Iterable[str], size: float) -> float:
    """Return where the bars of all rows begin, as a share of a row, so that these words have room before them."""
    widest = max((width_of(each, size, "semibold") for each in words), default=0.0)
    wanted = (badge_spot(rect).right() + 6 - rect.x() + widest + size * AIR) / rect.width()
    return min(max(BAR_FROM, wanted), MOST_FROM)


def marker_spots(rect: QRectF, runner: Runner) -> tuple[QRectF, QRectF]:
    """Place both markers on the bar, whose end stands for `most`."""
    left, wide = rect.x() + rect.width() * runner.bar_from, rect.width() * (BAR_TO - runner.bar_from)
    level, half = rect.y() + rect.height() * 0.70, min(rect.height() * 0.36, 20.0) / 2
    values = (min(value, runner.most) for value in (runner.energy, runner.consumption))
    first, second = (QPointF(left + wide * value / runner.most, level) for value in values)
    return square_around(first, half), square_around(second, half)


def fitted(words: str, size: float, width: float) -> float:
    return max(float(SMALLEST_TEXT), floor(size * min(1.0, width / max(1.0, width_of(words, size, "semibold")))))


def gem_counts(painter: QPainter, rect: QRectF, counts: tuple[int, ...], style: Style) -> None:
    """Draw the number of gems of each kind beside its gem; leave out kinds of which there are none."""
    step = rect.width() / len(GEMS)
    there = [count for count in counts if count]
    for spot, count in zip(gem_spots(rect, len(there)), there, strict=True):
        size = max(float(SMALLEST_TEXT), spot.height() * 1.15)
        place = QRectF(spot.right() + 2, rect.y(), step - spot.width() - 3, rect.height())
        text_line(painter, place, str(count), size, style.ground.ink, "semibold")


def gem_spots(rect: QRectF, kinds: int) -> list[QRectF]:
    """Place gems of so many kinds in the lower line of the row."""
    radius = min(rect.height() * 0.28, rect.width() * 0.07)
    step = rect.width() / len(GEMS)
    return [
        square_around(QPointF(rect.x() + radius + 1 + number * step, rect.center().y()), radius / GEM)
        for number in range(kinds)
    ]


def bar(painter: QPainter, rect: QRectF, runner: Runner, style: Style, size: float) -> None:
    colour, ground = seat_mark(runner.colour).colour, style.ground
    left, right = rect.x() + rect.width() * runner.bar_from, rect.x() + rect.width() * BAR_TO
    high = rect.height()
    spots = marker_spots(rect, runner)
    level, (energy, consumption) = spots[0].center().y(), (spot.center().x() for spot in spots)
    thick = high * 0.2
    painter.fillPath(rounded(QRectF(left, level - thick / 2, right - left, thick), thick / 2), solid(ground.well))
    painter.fillPath(rounded(QRectF(left, level - thick / 2, energy - left, thick), thick / 2), solid(GOLD))
    painter.fillRect(QRectF(energy, level - thick * 0.22, consumption - energy, thick * 0.44), solid(colour))
    top, line = rect.y() + high * 0.03, high * 0.44
    small = max(float(SMALLEST_TEXT), min(size - 1, line * 1.15))
    near = consumption - energy < APART * small / SMALLEST_TEXT
    wide, between = 44.0, (energy + consumption) / 2
    first = QRectF((min(energy, between - PARTED) - wide) if near else energy - wide / 2, top, wide, line)
    second = QRectF(max(consumption - 2, between + PARTED) if near else consumption - wide / 2, top, wide, line)
    text_line(painter, first, str(runner.energy), small, ground.ink, "semibold", across="right" if near else "centre")
    text_line(
        painter, second, str(runner.consumption), small, ground.ink, "semibold", across="left" if near else "centre"
    )
