"""The states of a piece or a place, the same in all games: drawn around any outline, never by colour alone."""

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.light import Stop, along, glow
from desktop.paint.marks import hatching
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import polygon
from desktop.style.mixing import is_deep, lighter, mix, with_alpha
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint


def can_pick(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """May be picked up now: a warm rim light. Draw it before the piece."""
    rim = style.theme.rim
    glow(painter, path, rim, blur=11, strength=0.9)
    painter.strokePath(path, pen(mix(rim, "#5A3A00", 0.75), 8))
    painter.strokePath(path, pen(rim, 5))


def lit_target(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """A legal target: gently filled, glowing, with a casing that holds on any ground."""
    _target(painter, path, style, fill=0.26, blur=7)


def hovered_target(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """The legal target under the pointer, or the one the keyboard is on."""
    _target(painter, path, style, fill=0.46, blur=10)


def _target(painter: QPainter, path: QPainterPath, style: Style, *, fill: float, blur: float) -> None:
    theme = style.theme
    painter.fillPath(path, with_alpha(theme.lit_fill, fill))
    glow(painter, path, theme.lit_fill, blur=blur, strength=0.42)
    painter.strokePath(path, pen(theme.casing, 5.5))
    painter.strokePath(path, pen(theme.lit, 3))


def companion(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """What a legal target takes with it (the die captured, the card paid): a dashed lit ring without fill."""
    painter.strokePath(path, pen(style.theme.casing, 4.5))
    painter.strokePath(path, dashed(style.theme.lit, 2.4, (2.6, 1.6)))


def refused_target(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """The target under the pointer that is not allowed: dimmed, hatched, dashed. The reason stands beside it."""
    theme = style.theme
    painter.fillPath(path, with_alpha(theme.shadow, 0.30))
    hatching(painter, path, pen(with_alpha(theme.refuse, 0.85), 2), 9)
    painter.strokePath(path, pen(theme.casing, 5))
    painter.strokePath(path, dashed(theme.refuse, 3))


def refusing(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """What causes a refusal (a full row, two houses that would join): the dashed line without hatching."""
    painter.strokePath(path, pen(style.theme.casing, 4.4))
    painter.strokePath(path, dashed(style.theme.refuse, 2.4))


def origin(painter: QPainter, path: QPainterPath, style: Style) -> None:
    """Draw the mark where the held piece came from."""
    under, over = ("#000000", "#F2EADC") if style.is_dark else ("#FFFFFF", "#2A1F1C")
    painter.strokePath(path, pen(with_alpha(under, 0.5), 3.6))
    painter.strokePath(path, dashed(with_alpha(over, 0.85), 2, (3, 2.4)))


def trail(painter: QPainter, journey: QLineF, seat: str, style: Style, width: float) -> None:
    """The last change: a wedge that widens and grows opaque towards the arrival, and ends in a chevron."""
    for path, colour, opacity in (
        (_wedge(journey, width, 1.6), style.theme.casing, 0.85),
        (_wedge(journey, width, 0), trail_colour(seat, style), 0.95),
    ):
        stops: tuple[Stop, ...] = (
            (0, with_alpha(colour, 0)),
            (0.5, with_alpha(colour, opacity * 0.55)),
            (1, with_alpha(colour, opacity)),
        )
        painter.fillPath(path, along(journey, stops))


def trail_colour(seat: str, style: Style) -> Tint:
    """The seat's colour, paler in the dark themes, where a dark wedge would not show."""
    colour = seat_mark(seat).colour
    if not style.is_dark:
        return colour
    return "#D8CFC2" if is_deep(colour) else lighter(colour, 0.38)


def _wedge(journey: QLineF, width: float, casing: float) -> QPainterPath:
    length = journey.length() or 1.0
    ahead = QPointF(journey.dx(), journey.dy()) / length
    aside = QPointF(-ahead.y(), ahead.x())
    start, tip, neck = journey.p1(), journey.p2() + ahead * casing * 1.6, journey.p2() - ahead * width
    half, head = width / 2 + casing, width + casing
    shaft = polygon(_corners(start + aside * 0.6, neck + aside * half, neck - aside * half, start - aside * 0.6))
    barb = neck - ahead * 2
    return shaft.united(polygon(_corners(tip, barb + aside * head, barb - aside * head)))


def _corners(*points: QPointF) -> list[tuple[float, float]]:
    return [(point.x(), point.y()) for point in points]


def journey_between(start: QPointF, end: QPointF, short_by: float) -> QLineF:
    """The line of a trail that stops `short_by` before the end, so that the piece that arrived stays whole."""
    line = QLineF(start, end)
    line.setLength(max(1.0, line.length() - short_by))
    return line
