"""The curve of a review on paper: the band, what is not settled yet, rounds, marks, the end; what is told of a move."""

from collections.abc import Collection
from functools import cached_property
from itertools import pairwise
from math import ceil, floor

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.paint.grades import grade_mark
from desktop.paint.light import shadow
from desktop.paint.marks import hatching, seat_badge
from desktop.paint.painting import clipped, dashed, faded, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import text_line
from desktop.paint.thinking import FOR
from desktop.review.face import CurveFace, CurveMark, Readout
from desktop.score.curves_chart import paper
from desktop.score.plot import STEPS, Scale, scale_for
from desktop.score.words import plain, signed
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

RADIUS, CHOSEN_RADIUS = 9.5, 13.0
LINE, CASING = 3.0, 6.5
CLEAR = 6.0
"""So far from the curve stands what is told of a move."""
DIMMED = 0.25
"""What the filters of the list hide is drawn this faintly."""
FILL, FILL_IN_DARK = 0.13, 0.26


class Chart:
    """The curve laid out on a part of a board."""

    def __init__(self, face: CurveFace, whole: QRectF, style: Style) -> None:
        self.face, self.whole, self.style = face, whole, style

    # Geometry

    @cached_property
    def scale(self) -> Scale:
        lows = [each.low for each in self.face.points] or [0.0]
        highs = [each.high for each in self.face.points] or [1.0]
        return scale_for([floor(min(lows)), ceil(max(highs))])

    @cached_property
    def plot(self) -> QRectF:
        whole, size = self.whole, self.style.text_size(14)
        left = max((width_of(self.tick_words(tick), size) for tick in self.scale.ticks), default=20.0) + 14
        right = self._end_width + 12
        foot = size * (2.9 if self.face.stretches else 1.6)
        return QRectF(whole.x() + left, whole.y(), whole.width() - left - right, whole.height() - foot)

    def tick_words(self, tick: int) -> str:
        return signed(tick) if tick else "0"

    @property
    def _end_width(self) -> float:
        if not self.face.end_words:
            return 8.0
        words = width_of(self.face.end_words, self.style.text_size(16), "bold")
        return words + 46.0 * float(self.style.text_scale**0.5)

    def x(self, at: float) -> float:
        left, wide = self.plot.x(), self.plot.width()
        return left + wide * at / max(1, self.face.moves)

    def y(self, lead: float) -> float:
        return self.plot.bottom() - self.plot.height() * self.scale.share(lead)

    def place_of(self, mark: CurveMark) -> QPointF:
        return QPointF(self.x(mark.at - 0.5), self.y(mark.lead))

    def move_at(self, x: float) -> int:
        """The move under a point: that of a mark nearby, else the nearest."""
        near = min(self.face.marks, key=lambda each: abs(self.place_of(each).x() - x), default=None)
        if near is not None and abs(self.place_of(near).x() - x) <= RADIUS:
            return near.at
        share = (x - self.plot.x()) / max(1.0, self.plot.width())
        return max(1, min(self.face.moves, round(share * self.face.moves)))

    # Painting

    def paint(self, painter: QPainter, shown: Collection[int], chosen: int) -> None:
        """`shown` are the moments that the list shows, `chosen` the move that is looked at."""
        self._paint_paper(painter)
        if not self.face.points:
            size = self.style.text_size(15)
            text_line(painter, self.plot, self.face.waiting, size, self.style.quiet_ink, across="centre")
            return
        if self.face.has_band:
            self._paint_band(painter)
        self._paint_curve(painter)
        self._paint_end(painter)
        if chosen:
            x = self.x(chosen - 0.5)
            painter.setPen(dashed(self.style.ground.ink, 1.6, (4, 3)))
            painter.drawLine(QLineF(x, self.plot.y(), x, self.plot.bottom()))
        self._paint_marks(painter, shown, chosen)

    def _paint_paper(self, painter: QPainter) -> None:
        style, plot, ground = self.style, self.plot, self.style.ground
        size, small = style.text_size(14), style.text_size(13)
        painter.fillPath(rounded(plot, 3), paper(style))
        for number, each in enumerate(self.face.stretches):
            place = QRectF(self.x(each.start), plot.y(), self.x(each.end) - self.x(each.start), plot.height())
            if number % 2:
                painter.fillRect(place, with_alpha(ground.well, 0.45))
        for tick in self.scale.ticks:
            y, is_level = self.y(tick), tick == 0
            share = 0.75 if is_level else 0.16
            painter.fillRect(
                QRectF(plot.x(), y - 0.6, plot.width(), 1.4 if is_level else 1), with_alpha(ground.ink, share)
            )
            label = QRectF(plot.x() - 88, y - size, 80, 2 * size)
            weight: Weight = "semibold" if is_level else "regular"
            text_line(painter, label, self.tick_words(tick), size, style.quiet_ink, weight, across="right")
        if self.face.ahead and self.plot.height() > 6 * size:
            inside = plot.adjusted(8, 3, -8, -3)
            text_line(painter, inside, self.face.ahead, small, style.quiet_ink, "semibold", down="top")
            place = QRectF(inside.x(), inside.bottom() - small * 1.5, inside.width(), small * 1.5)
            text_line(painter, place, self.face.behind, small, style.quiet_ink, "semibold")
        self._paint_ticks(painter, small)

    def _paint_ticks(self, painter: QPainter, size: float) -> None:
        plot, moves = self.plot, max(1, self.face.moves)
        widest = width_of(plain(moves), size) + 14
        step = next((each for each in STEPS if plot.width() * each / moves >= widest), moves)
        for tick in range(0, moves + 1, step):
            place = QRectF(self.x(tick) - 30, plot.bottom() + 2, 60, size * 1.4)
            text_line(painter, place, plain(tick), size, self.style.quiet_ink, across="centre")
        below = plot.bottom() + 2 + size * 1.4
        right = plot.x()
        for each in self.face.stretches:
            wide = width_of(each.words, size, "semibold") + 6
            middle = (self.x(each.start) + self.x(each.end)) / 2
            if middle - wide / 2 < right or middle + wide / 2 > plot.right() + 6:
                continue
            right = middle + wide / 2
            place = QRectF(middle - wide / 2, below, wide, size * 1.4)
            text_line(painter, place, each.words, size, self.style.quiet_ink, "semibold", across="centre")

    def _paint_band(self, painter: QPainter) -> None:
        points, ink = self.face.points, FOR[self.style.theme_name]
        upper = [QPointF(self.x(each.at), self.y(each.high)) for each in points]
        lower = [QPointF(self.x(each.at), self.y(each.low)) for each in points]
        band = QPainterPath(upper[0])
        for each in (*upper[1:], *reversed(lower)):
            band.lineTo(each)
        band.closeSubpath()
        with clipped(painter, self.plot):
            if self.style.theme_name == "contrast":
                painter.strokePath(band, pen(ink, 2))
            else:
                painter.fillPath(band, with_alpha(ink, FILL_IN_DARK if self.style.is_dark else FILL))
            with clipped(painter, band):
                for rough in self._rough_parts():
                    hatching(painter, rough, pen(with_alpha(ink, 0.35), 1.2), 8)

    def _rough_parts(self) -> list[QPainterPath]:
        """The parts that somebody may look at again, each as long as it goes on: hatching many small ones is slow."""
        runs: list[tuple[float, float]] = []
        for one, other in pairwise(self.face.points):
            if one.is_settled and other.is_settled:
                continue
            if runs and runs[-1][1] == one.at:
                runs[-1] = runs[-1][0], other.at
            else:
                runs.append((one.at, other.at))
        parts: list[QPainterPath] = []
        for start, end in runs:
            path = QPainterPath()
            path.addRect(QRectF(self.x(start), self.plot.y(), self.x(end) - self.x(start), self.plot.height()))
            parts.append(path)
        return parts

    def _paint_curve(self, painter: QPainter) -> None:
        points, ink = self.face.points, FOR[self.style.theme_name]
        curve = QPainterPath(QPointF(self.x(points[0].at), self.y(points[0].lead)))
        for each in points[1:]:
            curve.lineTo(self.x(each.at), self.y(each.lead))
        with clipped(painter, self.plot.adjusted(-CASING, -CASING, CASING, CASING)):
            painter.strokePath(curve, pen(paper(self.style), CASING))
            painter.strokePath(curve, pen(ink, LINE))

    def _paint_end(self, painter: QPainter) -> None:
        face, style = self.face, self.style
        if face.end is None:
            return
        y = max(self.plot.y() + 8, min(self.plot.bottom() - 8, self.y(face.end)))
        if face.has_band:
            painter.fillPath(circle(QPointF(self.plot.right(), y), 5), solid(FOR[style.theme_name]))
        radius = 11 * style.text_scale**0.5
        seat_badge(painter, QPointF(self.plot.right() + 12 + radius, y), radius, face.end_colour, style)
        size = style.text_size(16)
        place = QRectF(self.plot.right() + 20 + 2 * radius, y - size, self._end_width, 2 * size)
        text_line(painter, place, face.end_words, size, style.ground.ink, "bold")

    def _paint_marks(self, painter: QPainter, shown: Collection[int], chosen: int) -> None:
        for each in self._marks_with_room(chosen):
            is_chosen = each.at == chosen
            share = 1.0 if is_chosen or each.grade == "best" or each.number in shown else DIMMED
            with faded(painter, share):
                radius = CHOSEN_RADIUS if is_chosen else RADIUS
                grade_mark(
                    painter, self.place_of(each), radius, each.grade, self.style, paper(self.style), is_said=share == 1
                )

    def _marks_with_room(self, chosen: int) -> list[CurveMark]:
        """All that cost something, the chosen one on top; good moves only where they hide nothing."""
        found = [each for each in self.face.marks if each.grade != "best" or each.at == chosen]
        for each in self.face.marks:
            x = self.place_of(each).x()
            if each not in found and all(abs(self.place_of(other).x() - x) >= 2 * RADIUS for other in found):
                found.append(each)
        return sorted(found, key=lambda mark: mark.at == chosen)

    # What is told of a move

    def readout_box(self, told: Readout, at: int) -> QRectF | None:
        """Find room beside the line of a move where nothing of the curve is hidden; None where there is none."""
        plot, size, x = self.plot, self.style.text_size(15), self.x(at - 0.5)
        wide = max(width_of(told.title, size, "bold"), width_of(told.words, size)) + 26
        high = size * (3.4 if told.words else 1.9)
        lefts = [left for left in (x - wide - 18, x + 18) if left > plot.x() and left + wide < plot.right() - 4]
        tops = [plot.y() + 8, plot.bottom() - high - 10]
        marks = [self.place_of(each) for each in self.face.marks if each.at == at]
        if marks and marks[0].y() < plot.center().y():
            tops.reverse()
        boxes = (QRectF(left, top, wide, high) for left in lefts for top in tops if high < plot.height())
        return next((box for box in boxes if not self._hides(box)), None)

    def _hides(self, box: QRectF) -> bool:
        """Whether something of the curve, or a mark on it, lies in a box."""
        room, wide = box.adjusted(-CLEAR, -CLEAR, CLEAR, CLEAR), CLEAR + RADIUS
        around = box.adjusted(-wide, -wide, wide, wide)
        marks = (self.place_of(each) for each in self.face.marks)
        return any(map(around.contains, marks)) or any(crosses(line, room) for line in self._lines)

    @cached_property
    def _lines(self) -> list[QLineF]:
        """The curve, piece by piece."""
        return [
            QLineF(self.x(one.at), self.y(one.lead), self.x(other.at), self.y(other.lead))
            for one, other in pairwise(self.face.points)
        ]

    def paint_readout(self, painter: QPainter, told: Readout, box: QRectF) -> None:
        """Tell of the move in its box."""
        style, size = self.style, self.style.text_size(15)
        shadow(painter, rounded(box, 8), style, drop=3, blur=8, strength=0.3)
        painter.fillPath(rounded(box, 8), solid(style.theme.raised))
        painter.strokePath(rounded(box, 8), pen(style.theme.line))
        line = QRectF(box.x() + 12, box.y() + size * 0.3, box.width() - 24, size * 1.4)
        text_line(painter, line, told.title, size, style.theme.text, "bold")
        if told.words:
            text_line(painter, line.translated(0, size * 1.4), told.words, size, style.theme.text)


def crosses(line: QLineF, box: QRectF) -> bool:
    """Whether a line that goes from left to right passes through a box."""
    left, right = max(line.x1(), box.left()), min(line.x2(), box.right())
    if left > right:
        return False
    steep = line.dy() / line.dx() if line.dx() else 0.0
    ends = (line.y1() + steep * (left - line.x1()), line.y1() + steep * (right - line.x1()))
    if not line.dx():
        ends = line.y1(), line.y2()
    return min(ends) <= box.bottom() and max(ends) >= box.top()
