"""Painters of the marks that any table shows, by the names that marks.py uses."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.board import tags
from desktop.board.desk import Painter
from desktop.board.sprite import NOTHING
from desktop.paint import marks, states, thinking
from desktop.paint.grades import GradeName, grade_mark
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

ROUNDNESS = 0.18
"""Corner radius of a mark, in parts of its smaller side: between that of a die and that of a space."""

Outlined = Callable[[QPainter, QPainterPath, Style], None]


def around(draw: Outlined) -> Painter:
    """A mark that follows the outline of its place, or of the round piece that lies there."""

    def paint(painter: QPainter, rect: QRectF, style: Style, is_round: bool = False) -> None:
        side = min(rect.width(), rect.height())
        path = circle(rect.center(), side / 2) if is_round else rounded(rect, ROUNDNESS * side)
        draw(painter, path, style)

    return paint


def focus(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the frame of the keyboard focus, which no other state has."""
    painter.strokePath(path, pen(style.theme.casing, 7))
    painter.strokePath(path, dashed(style.theme.text, 3, (1.2, 1.2)))


def explained(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """What a card speaks of: a ring without a glow."""
    painter.strokePath(path, pen("#3A2A08", 5))
    painter.strokePath(path, pen(style.theme.rim, 3))


def chosen(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """What an automa took: amber, never the green of what people may do."""
    painter.fillPath(path, with_alpha(AMBER, 0.26))
    painter.strokePath(path, pen(style.theme.casing, 6.5))
    painter.strokePath(path, pen(AMBER_LINE if not style.is_dark else AMBER, 3.4))


def considered(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """What it weighed and left."""
    painter.strokePath(path, pen(AMBER_DARK, 5))
    painter.strokePath(path, dashed("#FFFFFF", 2.6, (2.2, 1.8)))


def number(painter: QPainter, rect: QRectF, style: Style, said: int) -> None:
    """Which decision of an automa took it."""
    disc = circle(rect.center(), min(rect.width(), rect.height()) / 2)
    painter.fillPath(disc, solid(AMBER_LINE))
    painter.strokePath(disc, pen("#FFFFFF", 2))
    figure(painter, rect, str(said), rect.height() * 0.62, "#FFFFFF")


def trail(
    painter: QPainter, rect: QRectF, style: Style, colour: str, leftwards: bool, upwards: bool, short: float
) -> None:
    """Draw a trail from corner to corner of the rectangle, towards where the piece went, and short of the piece."""
    start = QPointF(rect.right() if leftwards else rect.left(), rect.bottom() if upwards else rect.top())
    end = QPointF(rect.left() if leftwards else rect.right(), rect.top() if upwards else rect.bottom())
    states.trail(painter, states.journey_between(start, end, short), colour, style, TRAIL_WIDTH)


def spoken_of(painter: QPainter, rect: QRectF, style: Style) -> None:
    """Draw the line around what the guide speaks of: dark in a pale casing, unlike any light of a move."""
    path = rounded(rect, min(SPOKEN_RADIUS, min(rect.width(), rect.height()) * ROUNDNESS))
    painter.strokePath(path, pen(style.theme.casing, 6))
    painter.strokePath(path, pen(style.theme.text, 2.4))


def numeral(painter: QPainter, rect: QRectF, style: Style, said: int) -> None:
    """Draw the number under which the guide speaks of what lies there."""
    marks.numeral(painter, rect.center(), min(rect.width(), rect.height()) / 2, said, style)


def advised_arrow(
    painter: QPainter, rect: QRectF, style: Style, seat: str, leftwards: bool, upwards: bool, width: float, bend: float
) -> None:
    """Draw a move of a line of play, from corner to corner of the rectangle."""
    start = QPointF(rect.right() if leftwards else rect.left(), rect.bottom() if upwards else rect.top())
    end = QPointF(rect.left() if leftwards else rect.right(), rect.top() if upwards else rect.bottom())
    thinking.play_arrow(painter, QLineF(start, end), bend, width, seat, style)


def advised_step(painter: QPainter, rect: QRectF, style: Style, said: str, seat: str) -> None:
    thinking.step_badge(painter, rect.center(), min(rect.width(), rect.height()) / 2, said, seat)


def in_the_light(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw what stays in the light where no shade falls: in high contrast."""
    painter.strokePath(path, dashed(thinking.FRAME, 3, (2.4, 1.6)))


def waits(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the ring of a move that waits, since it costs much."""
    painter.strokePath(path, pen(style.theme.casing, 8))
    painter.strokePath(path, pen(thinking.AGAINST[style.theme_name], 4))


def overlooked(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the line around what is overlooked."""
    painter.strokePath(path, pen(style.theme.casing, 5.5))
    painter.strokePath(path, dashed(thinking.AGAINST[style.theme_name], 3, (2.6, 1.4)))


def grade(painter: QPainter, rect: QRectF, style: Style, name: GradeName) -> None:
    grade_mark(painter, rect.center(), min(rect.width(), rect.height()) / 2, name, style)


def nothing(painter: QPainter, rect: QRectF, style: Style) -> None:
    """A place that is printed on a board: there is nothing to paint, but something to point at."""


TRAIL_WIDTH = 9.0
SPOKEN_RADIUS = 14.0
AMBER, AMBER_LINE, AMBER_DARK = "#F2A541", "#B4691A", "#3A2308"

STATE_PAINTERS: Mapping[str, Painter] = {
    NOTHING: nothing,
    "state-can-take": around(states.can_pick),
    "state-target": around(states.lit_target),
    "state-target-strong": around(states.hovered_target),
    "state-companion": around(states.companion),
    "state-refused": around(states.refused_target),
    "state-blamed": around(states.refusing),
    "state-origin": around(states.origin),
    "state-focus": around(focus),
    "state-explained": around(explained),
    "state-chosen": around(chosen),
    "state-considered": around(considered),
    "state-number": number,
    "state-trail": trail,
    "state-spoken-of": spoken_of,
    "state-numeral": numeral,
    "advised-arrow": advised_arrow,
    "advised-step": advised_step,
    "advised-region": around(in_the_light),
    "tutor-waits": around(waits),
    "tutor-overlooked": around(overlooked),
    "tutor-grade": grade,
    tags.PAINTER: tags.paint,
}
