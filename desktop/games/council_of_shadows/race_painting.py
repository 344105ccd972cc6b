"""A row of the race: whose turn comes when, gems, both markers on one bar, and the gap as the largest figure."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.fonts import width_of
from desktop.games.council_of_shadows.cubes import energy_marker
from desktop.games.council_of_shadows.gems import gem
from desktop.paint.colours import mix, solid
from desktop.paint.marks import seat_badge
from desktop.paint.paths import rounded, square_around
from desktop.paint.pieces import disc
from desktop.paint.text import text_line
from desktop.theme import SMALLEST_TEXT, Style, seat_mark
from rules.council_of_shadows.parts import GEMS

GOLD = "#E5B52E"
BAR_FROM, BAR_TO = 0.40, 0.80
"""Of the row."""
APART = 30.0
"""Markers nearer than this have their figures on either side."""
PARTED = 4.0
"""At least so far from the middle, even where the markers lie on each other."""
OWN = 0.80


@dataclass(frozen=True, slots=True)
class Runner:
    """What the row of a seat shows."""

    turn: int
    colour: str
    name: str
    energy: int
    consumption: int
    level: int
    gems: tuple[int, ...] | None
    """None: an automa, which has none."""
    most: int
    """What the end of the bar stands for."""
    is_own: bool
    note: str
    """Planning, ready; empty: nothing is to be said."""


def race_row(painter: QPainter, rect: QRectF, style: Style, runner: Runner, size: float) -> None:
    """`size` is that of the name."""
    ground, ink, colour = style.ground, style.ground.ink, seat_mark(runner.colour).colour
    if runner.is_own:
        painter.fillPath(rounded(rect, 8), mix(colour, ground.board, OWN))
    wide, high, middle = rect.width(), rect.height(), rect.center().y()
    turn = QRectF(rect.x() + 4, rect.y(), 18, high)
    text_line(painter, turn, str(runner.turn), size, style.quiet_ink, "bold", across="centre", serif=True)
    radius = min(high * 0.28, wide * 0.042)
    seat_badge(painter, QPointF(turn.right() + radius + 4, middle), radius, runner.colour, style)
    left = turn.right() + 2 * radius + 10
    name = QRectF(left, rect.y() + 1, rect.x() + wide * BAR_FROM - left - 4, high * 0.5)
    shown = fitted(runner.name, size, name.width())
    text_line(painter, name, runner.name, shown, ink, "semibold")
    below = QRectF(left, rect.y() + high * 0.5, name.width(), high * 0.46)
    if runner.note:
        note = fitted(runner.note, size - 1, name.width())
        text_line(painter, below, runner.note, note, style.accent_on_board, "semibold")
    elif runner.gems is not None:
        gem_counts(painter, below, runner.gems, style)
    bar(painter, rect, runner, style, size)
    gap = QRectF(rect.x() + wide * BAR_TO + 10, rect.y(), wide * (1 - BAR_TO) - 16, high)
    text_line(painter, gap, str(runner.consumption - runner.energy), size * 1.55, ink, "bold", across="right")


def fitted(words: str, size: float, width: float) -> float:
    return max(float(SMALLEST_TEXT), size * min(1.0, width / max(1.0, width_of(words, size, "semibold"))))


def gem_counts(painter: QPainter, rect: QRectF, counts: tuple[int, ...], style: Style) -> None:
    """Only kinds of which there are any."""
    size = float(SMALLEST_TEXT) if rect.height() < SMALLEST_TEXT * 1.5 else rect.height() * 0.66
    radius = min(rect.height() * 0.28, rect.width() * 0.07)
    step = rect.width() / len(GEMS)
    there = [(kind, count) for kind, count in zip(GEMS, counts, strict=True) if count]
    for number, (kind, count) in enumerate(there):
        middle = QPointF(rect.x() + radius + 1 + number * step, rect.center().y())
        gem(painter, middle, radius, kind, style)
        place = QRectF(middle.x() + radius + 2, rect.y(), step - 2 * radius - 2, rect.height())
        text_line(painter, place, str(count), size, style.ground.ink, "semibold")


def bar(painter: QPainter, rect: QRectF, runner: Runner, style: Style, size: float) -> None:
    colour, ground = seat_mark(runner.colour).colour, style.ground
    left, right = rect.x() + rect.width() * BAR_FROM, rect.x() + rect.width() * BAR_TO
    high = rect.height()
    level = rect.y() + high * 0.70

    def at(value: int) -> float:
        return left + (right - left) * min(value, runner.most) / runner.most

    energy, consumption = at(runner.energy), at(runner.consumption)
    thick = high * 0.2
    painter.fillPath(rounded(QRectF(left, level - thick / 2, right - left, thick), thick / 2), solid(ground.well))
    painter.fillPath(rounded(QRectF(left, level - thick / 2, energy - left, thick), thick / 2), solid(GOLD))
    painter.fillRect(QRectF(energy, level - thick * 0.22, consumption - energy, thick * 0.44), solid(colour))
    side = min(high * 0.36, 20.0)
    disc(painter, QPointF(consumption, level), side * 0.5, runner.colour, style)
    energy_marker(painter, square_around(QPointF(energy, level), side / 2), style, runner.colour, runner.level)
    top, line = rect.y() + high * 0.03, high * 0.44
    small = max(float(SMALLEST_TEXT), size - 1)
    near = consumption - energy < APART * small / SMALLEST_TEXT
    wide, between = 44.0, (energy + consumption) / 2
    first = QRectF((min(energy, between - PARTED) - wide) if near else energy - wide / 2, top, wide, line)
    second = QRectF(max(consumption - 2, between + PARTED) if near else consumption - wide / 2, top, wide, line)
    text_line(painter, first, str(runner.energy), small, ground.ink, "semibold", across="right" if near else "centre")
    text_line(
        painter, second, str(runner.consumption), small, ground.ink, "semibold", across="left" if near else "centre"
    )
