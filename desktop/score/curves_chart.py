"""The curves of a game on paper: ticks, badges, names with totals, the numbers of turning points."""

from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.light import shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.score.boards import EDGE, SIDE
from desktop.score.curves_face import CurvesFace
from desktop.score.plot import STEPS, Plot, scale_for, spread
from desktop.score.sheet_layout import line_height
from desktop.score.words import plain
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import darker, is_deep, lighter, mix, solid, with_alpha
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint

PATTERNS: tuple[tuple[float, ...], ...] = ((), (3.2, 1.5), (1.1, 1.5), (4.2, 1.3, 1.1, 1.3))
"""Solid, dashed, dotted, dash-dot: by seat, in lengths of the line's width."""

LINE, CASING = 3.2, 6.5
LEAST_PLOT = 112.0
PALE = 140
"""Colours at least this light are darkened more to show on paper."""


class CurvesChart:
    """The curves laid out on a board, without what is pointed at."""

    def __init__(self, face: CurvesFace, board: QRectF, style: Style) -> None:
        self.face, self.board, self.style = face, board, style
        self.curves, self.words, self.order = face.curves, face.words, face.order

    @cached_property
    def plot(self) -> Plot:
        style, whole, heights = self.style, self.board, self.curves.heights
        scale = scale_for([points for each in heights for points in each])
        left = max(width_of(plain(tick), style.text_size(14)) for tick in scale.ticks) + 12 + SIDE
        names = max(width_of(name, style.text_size(15), "bold") for name in self.words.names)
        totals = max(width_of(plain(each[-1]), style.text_size(16), "bold") for each in heights)
        right = names + totals + style.text_size(20) + 66
        top, bottom = whole.y() + head(style), whole.bottom() - action_bar(style)
        return Plot(QRectF(whole.x() + left, top, whole.width() - left - right, bottom - top), self.curves, scale)

    def paint(self, painter: QPainter) -> None:
        style, whole = self.style, self.board
        title = QRectF(whole.x() + SIDE, whole.y() + 8, whole.width() - 2 * SIDE, head(style) - 16)
        size = style.text_size(20)
        text_line(painter, title, self.words.title, size, style.ground.ink, "semibold", down="top", serif=True)
        self._paint_paper(painter)
        for seat in reversed(self.order):
            self._paint_curve(painter, seat)
        self._paint_badges(painter)
        self._paint_names(painter)
        self._paint_numbers(painter)

    def _paint_paper(self, painter: QPainter) -> None:
        style, rect = self.style, self.plot.rect
        ground, size = style.ground, style.text_size(14)
        painter.fillPath(rounded(rect.adjusted(0, -6, 6, 0), 3), paper(style))
        if self.curves.has_end:
            start = self.plot.x(self.curves.marks - 2)
            end = QRectF(start, rect.y() - 6, rect.right() + 6 - start, rect.height() + 6)
            painter.fillRect(end, with_alpha(mix(ground.well, ground.board, 0.2), 0.8))
        for tick in self.plot.scale.ticks:
            y = self.plot.y(tick)
            painter.fillRect(QRectF(rect.x(), y, rect.width() + 6, 1), with_alpha(ground.edge, 1 if tick == 0 else 0.8))
            label = QRectF(rect.x() - 88, y - size, 80, 2 * size)
            text_line(painter, label, plain(tick), size, style.quiet_ink, across="right")
        self._paint_ticks(painter, size)

    def _paint_ticks(self, painter: QPainter, size: float) -> None:
        """As many as find room, at even distances; the end always."""
        last = self.curves.marks - 1 - (1 if self.curves.has_end else 0)
        widest = max(width_of(words, size) for words in self.words.ticks[: last + 1])
        apart = self.plot.rect.width() / self.plot.span
        step = next((step for step in STEPS if step * apart >= widest + 6), last or 1)
        for mark in range(step if step > 1 else 0, last + 1, step):
            self._paint_tick(painter, mark, "regular")
        if self.curves.has_end:
            self._paint_tick(painter, last + 1, "semibold")

    def _paint_tick(self, painter: QPainter, mark: int, weight: Weight) -> None:
        size = self.style.text_size(14)
        words = self.words.ticks[mark]
        wide = width_of(words, size, weight) + 4
        place = QRectF(self.plot.x(mark) - wide / 2, self.plot.rect.bottom() + 4, wide, size * 1.5)
        text_line(painter, place, words, size, self.style.quiet_ink, weight, across="centre")

    def _paint_curve(self, painter: QPainter, seat: int) -> None:
        path = QPainterPath(self.plot.at(seat, 0))
        for mark in range(1, self.curves.marks):
            path.lineTo(self.plot.at(seat, mark))
        painter.strokePath(path, pen(solid(paper(self.style)), CASING))
        painter.strokePath(path, curve_pen(self.words.colours[seat], seat, LINE, self.style))

    def _paint_badges(self, painter: QPainter) -> None:
        """The seat's glyph at each round, as long as they do not touch."""
        step = self.plot.rect.width() / self.plot.span
        every = max(1, -(-18 // max(1, int(step))))
        radius = min(7.0, 4 + 3 * self.style.unit)
        last = self.curves.marks - (2 if self.curves.has_end else 1)
        for seat in reversed(self.order):
            for mark in range(last, 0, -every):
                seat_badge(painter, self.plot.at(seat, mark), radius, self.words.colours[seat], self.style)

    def _paint_names(self, painter: QPainter) -> None:
        """At the right, apart from each other, each led to by a line."""
        style, last = self.style, self.curves.marks - 1
        size, radius = style.text_size(15), style.text_size(20) * 0.5
        ends = [self.plot.at(seat, last) for seat in self.order]
        apart = max(2 * radius + 4, line_height(size))
        levels = spread([end.y() for end in ends], apart, self.plot.rect.y() - 4, self.plot.rect.bottom())
        right = self.board.right() - SIDE
        for seat, end, y in zip(self.order, ends, levels, strict=True):
            colour = self.words.colours[seat]
            painter.setPen(pen(strong(colour, style), 1.4))
            x = self.plot.rect.right() + 26 + radius
            painter.drawLine(QLineF(end + QPointF(2, 0), QPointF(x - radius, y)))
            seat_badge(painter, QPointF(x, y), radius, colour, style)
            weight: Weight = "bold" if seat == self.order[0] else "regular"
            name = QRectF(x + radius + 7, y - size, right - x - radius - 7, 2 * size)
            text_line(painter, name, self.words.names[seat], size, style.ground.ink, weight)
            total = plain(self.curves.heights[seat][last])
            text_line(painter, name, total, style.text_size(16), style.ground.ink, "bold", across="right")

    def _paint_numbers(self, painter: QPainter) -> None:
        """The same numbers as in the list of turning points."""
        radius = self.style.text_size(24) * 0.5
        placed: list[QPointF] = []
        for each in self.face.numbered:
            centre = self.plot.at(each.seat, each.mark)
            for shift in (-2.0, 2.0, -3.9, 3.9, 0.0):
                tried = centre + QPointF(0, shift * radius)
                inside = self.plot.rect.y() < tried.y() < self.plot.rect.bottom() - radius
                if inside and all((tried - other).manhattanLength() > 2.2 * radius for other in placed):
                    break
            placed.append(tried)
            numeral(painter, tried, radius, each.number, self.style)


def head(style: Style) -> float:
    """The height of the title above the paper."""
    return line_height(style.text_size(20), "semibold") + 20


def action_bar(style: Style) -> float:
    """The height of the ticks below the paper."""
    return line_height(style.text_size(14)) + 16


def needed_height(style: Style, seats: int) -> float:
    """Of a panel with so many names beside the paper."""
    labels = line_height(style.text_size(15)) * max(1, seats)
    return head(style) + max(LEAST_PLOT * style.unit, labels + 10) + action_bar(style) + 2 * EDGE


def paper(style: Style) -> QColor:
    """What curves are drawn on: a little paler than the board, or darker at night."""
    return mix(style.ground.board, "#000000", 0.28) if style.is_dark else mix(style.ground.board, "#FFFFFF", 0.6)


def strong(colour: str, style: Style) -> Tint:
    """A seat's colour as a thin line that shows on paper."""
    mark = seat_mark(colour).colour
    if style.is_dark:
        return lighter(mark, 0.62 if is_deep(mark) else 0.15)
    return darker(mark, 0.15) if solid(mark).lightness() < PALE else darker(mark, 0.35)


def curve_pen(colour: str, seat: int, width: float, style: Style) -> QPen:
    pattern = PATTERNS[seat % len(PATTERNS)]
    return dashed(strong(colour, style), width, pattern) if pattern else pen(strong(colour, style), width)


def numeral(painter: QPainter, centre: QPointF, radius: float, number: int, style: Style) -> None:
    """A number on a dark disc, the same on the curve and in the list."""
    disc = circle(centre, radius)
    body, ink = (style.ground.ink, style.ground.board) if not style.is_dark else (style.ground.ink, "#1A1411")
    shadow(painter, disc, style, drop=1.5, blur=3, strength=0.3)
    painter.fillPath(disc, solid(body))
    painter.strokePath(disc, pen(ink, 1.6))
    figure(painter, square_around(centre, radius), str(number), radius * 1.25, ink)
