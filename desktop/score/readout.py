"""What stands beside the line at the mark that is pointed at: the points of all, the first ones on top."""

from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.light import shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import dashed, pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.score.curves_chart import CurvesChart
from desktop.score.sheet_layout import line_height
from desktop.score.words import plain, signed
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha


class Readout:
    def __init__(self, chart: CurvesChart, mark: int) -> None:
        self.chart, self.mark = chart, mark
        self.curves, self.words, self.plot, self.style = chart.curves, chart.words, chart.plot, chart.style
        self._line = line_height(self.style.text_size(15)) + 2

    def paint(self, painter: QPainter) -> None:
        style, mark, x = self.style, self.mark, self.plot.x(self.mark)
        painter.setPen(dashed(with_alpha(style.ground.ink, 0.6), 1.4, (3, 3)))
        painter.drawLine(QLineF(x, self.plot.rect.y() - 6, x, self.plot.rect.bottom()))
        box = self.box
        path = rounded(box, 7)
        shadow(painter, path, style, drop=3, blur=8, strength=0.3)
        painter.fillPath(path, solid(style.theme.raised))
        painter.strokePath(path, pen(style.theme.line))
        small, size, high = style.text_size(14), style.text_size(15), self._line
        head = QRectF(box.x() + 10, box.y() + 4, box.width() - 20, high)
        text_line(painter, head, self.words.titles[mark], small, style.theme.muted, "semibold")
        for number, seat in enumerate(self.chart.face.ranked(mark), 1):
            line = head.translated(0, number * high)
            radius = size * 0.48
            seat_badge(painter, QPointF(line.x() + radius, line.center().y()), radius, self.words.colours[seat], style)
            text_line(painter, line.adjusted(2 * radius + 7, 0, 0, 0), self.words.names[seat], small, style.theme.text)
            change = signed(self.curves.change(seat, mark))
            text_line(painter, line, change, small, style.theme.muted, across="right")
            points = line.adjusted(0, 0, -self._change_width - 8, 0)
            total = plain(self.curves.heights[seat][mark])
            text_line(painter, points, total, size, style.theme.text, "bold", across="right")

    @property
    def box(self) -> QRectF:
        """Beside the line, where there is room, inside the board."""
        style, whole = self.style, self.chart.board
        small, size = style.text_size(14), style.text_size(15)
        names = max(width_of(name, small) for name in self.words.names)
        rows = names + size + 14 + self._points_width + self._change_width + 22
        wide = max(width_of(self.words.titles[self.mark], small, "semibold"), rows) + 20
        high = self._line * (1 + len(self.chart.order)) + 10
        x = self.plot.x(self.mark)
        left = x - wide - 12 if x - wide - 12 > whole.x() + 4 else min(x + 12, whole.right() - wide - 4)
        top = min(self.plot.rect.y(), whole.bottom() - high - 4)
        return QRectF(left, max(whole.y() + 2, top), wide, high)

    @cached_property
    def _points_width(self) -> float:
        size = self.style.text_size(15)
        return max(width_of(plain(points), size, "bold") for heights in self.curves.heights for points in heights)

    @cached_property
    def _change_width(self) -> float:
        size = self.style.text_size(14)
        marks = range(self.curves.marks)
        return max(
            width_of(signed(self.curves.change(seat, mark)), size) for seat in self.chart.order for mark in marks
        )
