"""What advice is drawn with: the lamp, the expected result as a band and a stone, terms as bars, a line of play."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.icons import icon
from desktop.paint.marks import hatching
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, polygon, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.palette import ThemeName
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint

FOR: dict[ThemeName, str] = {"light": "#2B4C8C", "dark": "#9DB8FF", "contrast": "#8FD0FF"}
"""The ink of thinking: means, bands, terms that speak for a move. Never on pieces."""
AGAINST: dict[ThemeName, str] = {"light": "#A8501A", "dark": "#F0A062", "contrast": "#FFC08A"}
"""Terms that speak against it; always with falling hatching."""
WARM: dict[ThemeName, str] = {"light": "#FFF8E6", "dark": "#2E2616", "contrast": "#000000"}
WARM_LINE: dict[ThemeName, str] = {"light": "#A87A1A", "dark": "#D8AE52", "contrast": "#FFF200"}
"""Ground and edge of the tutor's box: like a refusal, but warm."""
LIT, LAMP_LINE, LAMP_INK = "#FFE7A6", "#8A5A00", "#5A3A00"
FRAME = "#FFF200"


def lamp_sign(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the sign of all that helps: a bulb on warm light."""
    painter.fillPath(circle(centre, radius), solid(LIT))
    painter.strokePath(circle(centre, radius), pen(LAMP_LINE, 1.2))
    icon(painter, "hint", square_around(centre, radius * 0.62), LAMP_INK)


def step_badge(painter: QPainter, centre: QPointF, radius: float, words: str, seat: str = "") -> None:
    """Draw a dark disc with a figure; with a seat, its colour stands around it."""
    ring = circle(centre, radius + 2.4)
    painter.fillPath(circle(centre + QPointF(0, 1.5), radius + 2.4), with_alpha("#000000", 0.25))
    painter.fillPath(ring, solid(seat_mark(seat).colour if seat else "#FFFFFF"))
    painter.strokePath(ring, pen(with_alpha("#000000", 0.45), 1))
    painter.fillPath(circle(centre, radius), solid("#2A1F1C"))
    painter.strokePath(circle(centre, radius), pen("#FFFFFF", 1.6))
    figure(painter, square_around(centre, radius), words, radius * 1.25, "#FFFFFF")


# The expected result


@dataclass(frozen=True, slots=True)
class Axis:
    """One scale for all moves of a list."""

    left: float
    right: float
    low: float
    high: float

    def x(self, value: float) -> float:
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)

    @property
    def ticks(self) -> Sequence[int]:
        """Round figures along the axis, four to seven of them; zero always where it is in sight."""
        wide = self.high - self.low
        step = next((each for each in STEPS if wide / each <= MOST_TICKS), round(wide))
        first = -(-round(self.low) // step) * step
        return [each for each in range(int(first), int(self.high) + 1, step) if self.low <= each <= self.high]


STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_TICKS = 6


def ticks(painter: QPainter, axis: Axis, top: float, bottom: float, style: Style) -> None:
    """Draw thin lines at round figures; level with the others is drawn stronger."""
    for tick in axis.ticks:
        wide, share = (1.5, 0.55) if tick == 0 else (1.0, 0.16)
        painter.fillRect(QRectF(axis.x(tick) - wide / 2, top, wide, bottom - top), with_alpha(style.theme.text, share))


def tick_words(painter: QPainter, axis: Axis, top: float, words: Sequence[str], size: float, style: Style) -> None:
    widest = max((width_of(each, size, "semibold") for each in words), default=0.0) + 8
    apart = abs(axis.x(axis.ticks[1]) - axis.x(axis.ticks[0])) if len(axis.ticks) > 1 else widest
    every = max(1, -int(-widest // max(1.0, apart)))
    zero = axis.ticks.index(0) if 0 in axis.ticks else 0
    for number, (tick, said) in enumerate(zip(axis.ticks, words, strict=True)):
        if (number - zero) % every:
            continue
        place = QRectF(axis.x(tick) - 40, top, 80, size * 1.4)
        text_line(painter, place, said, size, style.theme.muted, "regular" if tick else "semibold", across="centre")


def expected(
    painter: QPainter,
    axis: Axis,
    y: float,
    mean: float,
    band: tuple[float, float] | None,
    style: Style,
    *,
    strong: bool,
) -> None:
    """Draw the mean as a stone; eight games of ten end inside the band."""
    colour: Tint = FOR[style.theme_name] if strong else style.theme.muted
    high = BAND
    if band is not None:
        low_x, high_x = (axis.x(max(axis.low, min(axis.high, each))) for each in band)
        path = rounded(QRectF(low_x, y - high / 2, max(high, high_x - low_x), high), high / 2)
        if style.theme_name == "contrast":
            painter.strokePath(path, pen(colour, 2))
        else:
            painter.fillPath(path, with_alpha(colour, 0.26 if strong else 0.16))
            painter.strokePath(path, pen(with_alpha(colour, 0.7 if strong else 0.5), 1.2))
    stone = QPointF(axis.x(mean), y)
    painter.fillPath(circle(stone, high * 0.62), solid(style.theme.raised))
    painter.fillPath(circle(stone, high * 0.46), solid(colour))
    painter.strokePath(circle(stone, high * 0.62), pen(colour, 1.4))


BAND = 13.0


def term_bar(painter: QPainter, middle: float, y: float, wide: float, high: float, style: Style) -> None:
    """Draw how much a term makes: for a move to the right and plain, against it to the left and hatched."""
    if wide >= 0:
        bar = rounded(QRectF(middle, y - high / 2, max(2.0, wide), high), 2.5)
        painter.fillPath(bar, solid(FOR[style.theme_name]))
    else:
        ink = AGAINST[style.theme_name]
        bar = rounded(QRectF(middle + min(-2.0, wide), y - high / 2, max(2.0, -wide), high), 2.5)
        painter.fillPath(bar, with_alpha(ink, 0.28))
        hatching(painter, bar, pen(ink, 1.6), 5, falling=True)
        painter.strokePath(bar, pen(ink, 1.2))
    painter.fillRect(QRectF(middle - 0.75, y - high / 2 - 4, 1.5, high + 8), with_alpha(style.theme.text, 0.6))


# A line of play


def play_arrow(painter: QPainter, journey: QLineF, bend: float, width: float, seat: str, style: Style) -> None:
    """Draw a move that has not been made: dashed in the colour of its seat, with a casing and a solid head."""
    path = bow(journey, bend)
    length = path.length()
    if length < width * 6:
        return
    tip_at = path.percentAtLength(length - width * 1.5)
    tip, turn = path.pointAtPercent(tip_at), radians(-path.angleAtPercent(tip_at))
    ahead = QPointF(cos(turn), sin(turn))
    aside = QPointF(-ahead.y(), ahead.x())
    neck = tip - ahead * (width * 3.0)
    corners = (tip, neck + aside * (width * 1.7), neck - aside * (width * 1.7))
    head = polygon((each.x(), each.y()) for each in corners)
    body = part(path, path.percentAtLength(width * 3), path.percentAtLength(length - width * 3.9))
    colour = mix(seat_mark(seat).colour, "#000000", 0.12)
    casing = QColor("#0E1210" if style.is_dark else "#FFFFFF")
    round_ends: tuple[Literal[Qt.PenStyle.SolidLine], Qt.PenCapStyle, Qt.PenJoinStyle] = (
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
    painter.strokePath(body, QPen(casing, width + 3.0, *round_ends))
    painter.strokePath(head, pen(casing, 4))
    painter.strokePath(body, dashed(colour, width, (2.4, 1.0)))
    painter.fillPath(head, colour)


def bow(journey: QLineF, bend: float) -> QPainterPath:
    middle, normal = journey.pointAt(0.5), QPointF(-journey.dy(), journey.dx())
    path = QPainterPath(journey.p1())
    path.quadTo(middle + normal * bend, journey.p2())
    return path


def part(path: QPainterPath, first: float, last: float) -> QPainterPath:
    shown = QPainterPath(path.pointAtPercent(first))
    for step in range(1, 33):
        shown.lineTo(path.pointAtPercent(first + (last - first) * step / 32))
    return shown
