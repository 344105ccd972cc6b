"""The chances of all seats on paper: a line for each in its colour and pattern, named where it ends."""

from functools import cached_property
from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.marks import seat_badge
from desktop.paint.painting import clipped, pen
from desktop.paint.text import text_line
from desktop.review.chart import CASING, Chart
from desktop.review.face import ChanceLine
from desktop.score.curves_chart import curve_pen, paper, strong
from desktop.score.plot import Scale, spread
from desktop.style.fonts import Weight, width_of

LINE, OWN_LINE = 2.6, 3.6
WHOLE = Scale(0, 100, 25)
MOST_FOR_NAMES = 0.3
"""Names stand at the right if they leave this much of the paper."""


class ChancesChart(Chart):
    @cached_property
    def scale(self) -> Scale:
        return WHOLE

    def tick_words(self, tick: int) -> str:
        return dict(self.face.ticks)[tick]

    # Names at the right

    @property
    def _radius(self) -> float:
        return 9 * float(self.style.text_scale**0.5)

    @property
    def _figure_width(self) -> float:
        return max(width_of(each.last, self.style.text_size(15), "bold") for each in self.face.lines)

    @cached_property
    def _names_width(self) -> float:
        """Room for the names; none where they would take too much of the paper."""
        wide = max(width_of(each.name, self.style.text_size(15), "bold") for each in self.face.lines) + 8
        return wide if wide + self._figure_width <= self.whole.width() * MOST_FOR_NAMES else 0.0

    @property
    def _end_width(self) -> float:
        return 26 + 2 * self._radius + 7 + self._names_width + self._figure_width

    # Painting

    def _paint_curve(self, painter: QPainter) -> None:
        """Each line on its casing; that of the seat that is reviewed on top."""
        with clipped(painter, self.plot.adjusted(-CASING, -CASING, CASING, CASING)):
            for seat in self._in_order:
                each = self.face.lines[seat]
                path = QPainterPath()
                for number, (at, chance) in enumerate(each.points):
                    place = QPointF(self.x(at), self.y(chance))
                    path.lineTo(place) if number else path.moveTo(place)
                wide = OWN_LINE if self._is_own(each) else LINE
                painter.strokePath(path, pen(paper(self.style), CASING))
                painter.strokePath(path, curve_pen(each.colour, seat, wide, self.style))

    @cached_property
    def _lines(self) -> list[QLineF]:
        return [
            QLineF(self.x(one[0]), self.y(one[1]), self.x(other[0]), self.y(other[1]))
            for each in self.face.lines
            for one, other in pairwise(each.points)
        ]

    @property
    def _in_order(self) -> list[int]:
        return sorted(range(len(self.face.lines)), key=lambda seat: self._is_own(self.face.lines[seat]))

    def _is_own(self, line: ChanceLine) -> bool:
        return line.colour == self.face.end_colour

    def _paint_end(self, painter: QPainter) -> None:
        style, lines = self.style, [each for each in self.face.lines if each.points]
        size, radius = style.text_size(15), self._radius
        ends = [QPointF(self.x(each.points[-1][0]), self.y(each.points[-1][1])) for each in lines]
        apart = max(2 * radius + 3, size * 1.4)
        levels = spread([end.y() for end in ends], apart, self.plot.y() + radius, self.plot.bottom() - radius)
        x = self.plot.right() + 24 + radius
        right = self.plot.right() + self._end_width
        for each, end, y in zip(lines, ends, levels, strict=True):
            painter.setPen(pen(strong(each.colour, style), 1.4))
            painter.drawLine(QLineF(end + QPointF(2, 0), QPointF(x - radius, y)))
            seat_badge(painter, QPointF(x, y), radius, each.colour, style)
            place = QRectF(x + radius + 7, y - size, right - x - radius - 7, 2 * size)
            weight: Weight = "bold" if self._is_own(each) else "regular"
            if self._names_width:
                text_line(painter, place, each.name, size, style.ground.ink, weight)
            text_line(painter, place, each.last, size, style.ground.ink, "bold", across="right")
