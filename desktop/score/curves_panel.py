"""The points along the game: a line per seat in its colour, pattern and glyph; the round pointed at is read out."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen

from desktop.paint.art import Art
from desktop.paint.light import shadow
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH, dashed, pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.score.boards import EDGE, SIDE, Panel
from desktop.score.plot import STEPS, Curves, Plot, scale_for, spread
from desktop.score.sheet_layout import line_height
from desktop.score.words import plain, signed
from desktop.style.fonts import Weight, width_of
from desktop.style.mixing import darker, is_deep, lighter, mix, solid, with_alpha
from desktop.style.theme import Style, seat_mark
from desktop.style.vision import Tint
from desktop.widgets.dressing import focus_ring

PATTERNS: tuple[tuple[float, ...], ...] = ((), (3.2, 1.5), (1.1, 1.5), (4.2, 1.3, 1.1, 1.3))
"""Solid, dashed, dotted, dash-dot: by seat, in lengths of the line's width."""

LINE, CASING = 3.2, 6.5
LEAST_PLOT = 112.0
PALE = 140
"""Colours at least this light are darkened more to show on paper."""


@dataclass(frozen=True, slots=True)
class CurveWords:
    title: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    ticks: tuple[str, ...]
    """Below each mark; the last one is the end, if anything was counted then."""
    titles: tuple[str, ...]
    """At the head of the readout of each mark."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A turning point on the curve of a seat."""

    number: int
    seat: int
    mark: float


class CurvesPanel(Panel):
    """Arrow keys walk from round to round; what the readout says is also the widget's description."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.words: CurveWords | None = None
        self.curves = Curves(((0,),), has_end=False)
        self.order: tuple[int, ...] = ()
        self.numbered: tuple[Numbered, ...] = ()
        self.pointed: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_curves(
        self, curves: Curves, words: CurveWords, order: Sequence[int], numbered: Sequence[Numbered] = ()
    ) -> None:
        self.curves, self.words = curves, words
        self.order, self.numbered = tuple(order), tuple(numbered)
        self.setAccessibleName(words.title)
        self.point(self.pointed if self.pointed is not None and self.pointed < curves.marks else None)

    # What is pointed at

    def point(self, mark: int | None) -> None:
        self.pointed = mark
        self.setAccessibleDescription(self.readout(mark) if mark is not None else "")
        self.update()

    def readout(self, mark: int) -> str:
        """The same in one line: "Round 5: Inès 33 (+12), Malo 30 (+8)"."""
        assert self.words is not None
        return " · ".join((self.words.titles[mark], *(self._seat_said(seat, mark) for seat in self.ranked(mark))))

    def _seat_said(self, seat: int, mark: int) -> str:
        assert self.words is not None
        points, change = self.curves.heights[seat][mark], self.curves.change(seat, mark)
        return f"{self.words.names[seat]} {plain(points)} ({signed(change)})"

    def ranked(self, mark: int) -> list[int]:
        return sorted(self.order, key=lambda seat: -self.curves.heights[seat][mark])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        plot = self.plot()
        inside = plot.rect.adjusted(-14, -14, 14, 30).contains(event.position())
        self.point(plot.nearest(event.position().x()) if inside else None)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.point(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = self.curves.marks - 1
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -last, Qt.Key.Key_End: last}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        start = last + 1 if self.pointed is None and step < 0 else -1 if self.pointed is None else self.pointed
        self.point(max(0, min(last, start + step)))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point(None)

    # Measures

    def needed_height(self, wide: float) -> float:
        labels = line_height(self.style_now.text_size(15)) * max(1, len(self.order))
        return self._head() + max(LEAST_PLOT * self.style_now.unit, labels + 10) + self._foot() + 2 * EDGE

    def _head(self) -> float:
        return line_height(self.style_now.text_size(20), "semibold") + 20

    def _foot(self) -> float:
        return line_height(self.style_now.text_size(14)) + 16

    def plot(self) -> Plot:
        whole, style = self.board, self.style_now
        scale = scale_for([points for heights in self.curves.heights for points in heights])
        left = max(width_of(plain(tick), style.text_size(14)) for tick in scale.ticks) + 12 + SIDE
        assert self.words is not None
        names = max(width_of(name, style.text_size(15), "bold") for name in self.words.names)
        totals = max(width_of(plain(heights[-1]), style.text_size(16), "bold") for heights in self.curves.heights)
        right = names + totals + style.text_size(20) + 66
        rect = QRectF(whole.x() + left, whole.y() + self._head(), whole.width() - left - right, 0)
        rect.setBottom(whole.bottom() - self._foot())
        return Plot(rect, self.curves, scale)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.words is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, whole = self.style_now, self.board
        self.lay(painter, whole)
        title = QRectF(whole.x() + SIDE, whole.y() + 8, whole.width() - 2 * SIDE, self._head() - 16)
        size = style.text_size(20)
        text_line(painter, title, self.words.title, size, style.ground.ink, "semibold", down="top", serif=True)
        plot = self.plot()
        self._paint_paper(painter, plot)
        for seat in reversed(self.order):
            self._paint_curve(painter, plot, seat)
        self._paint_badges(painter, plot)
        self._paint_names(painter, plot)
        self._paint_numbers(painter, plot)
        if self.pointed is not None:
            self._paint_readout(painter, plot, self.pointed)
        if self.hasFocus():
            focus_ring(painter, whole, 12, style)
        painter.end()

    def _paint_paper(self, painter: QPainter, plot: Plot) -> None:
        assert self.words is not None
        style, rect = self.style_now, plot.rect
        ground, size = style.ground, style.text_size(14)
        painter.fillPath(rounded(rect.adjusted(0, -6, 6, 0), 3), paper(style))
        if self.curves.has_end:
            start = plot.x(self.curves.marks - 2)
            end = QRectF(start, rect.y() - 6, rect.right() + 6 - start, rect.height() + 6)
            painter.fillRect(end, with_alpha(mix(ground.well, ground.board, 0.2), 0.8))
        for tick in plot.scale.ticks:
            y = plot.y(tick)
            painter.fillRect(QRectF(rect.x(), y, rect.width() + 6, 1), with_alpha(ground.edge, 1 if tick == 0 else 0.8))
            label = QRectF(rect.x() - 88, y - size, 80, 2 * size)
            text_line(painter, label, plain(tick), size, style.quiet_ink, across="right")
        self._paint_ticks(painter, plot, size)

    def _paint_ticks(self, painter: QPainter, plot: Plot, size: float) -> None:
        """As many as find room, at even distances; the end always."""
        assert self.words is not None
        last = self.curves.marks - 1 - (1 if self.curves.has_end else 0)
        widest = max(width_of(words, size) for words in self.words.ticks[: last + 1])
        apart = plot.rect.width() / plot.span
        step = next((step for step in STEPS if step * apart >= widest + 6), last or 1)
        for mark in range(step if step > 1 else 0, last + 1, step):
            self._paint_tick(painter, plot, mark, "regular")
        if self.curves.has_end:
            self._paint_tick(painter, plot, last + 1, "semibold")

    def _paint_tick(self, painter: QPainter, plot: Plot, mark: int, weight: Weight) -> None:
        assert self.words is not None
        size = self.style_now.text_size(14)
        words = self.words.ticks[mark]
        wide = width_of(words, size, weight) + 4
        place = QRectF(plot.x(mark) - wide / 2, plot.rect.bottom() + 4, wide, size * 1.5)
        text_line(painter, place, words, size, self.style_now.quiet_ink, weight, across="centre")

    def _path(self, plot: Plot, seat: int) -> QPainterPath:
        path = QPainterPath(plot.at(seat, 0))
        for mark in range(1, self.curves.marks):
            path.lineTo(plot.at(seat, mark))
        return path

    def _paint_curve(self, painter: QPainter, plot: Plot, seat: int) -> None:
        assert self.words is not None
        path, colour = self._path(plot, seat), self.words.colours[seat]
        painter.strokePath(path, pen(solid(paper(self.style_now)), CASING))
        painter.strokePath(path, curve_pen(colour, seat, LINE, self.style_now))

    def _paint_badges(self, painter: QPainter, plot: Plot) -> None:
        """The seat's glyph at each round, as long as they do not touch."""
        assert self.words is not None
        step = plot.rect.width() / plot.span
        every = max(1, -(-18 // max(1, int(step))))
        radius = min(7.0, 4 + 3 * self.style_now.unit)
        last = self.curves.marks - (2 if self.curves.has_end else 1)
        for seat in reversed(self.order):
            for mark in range(last, 0, -every):
                seat_badge(painter, plot.at(seat, mark), radius, self.words.colours[seat], self.style_now)

    def _paint_names(self, painter: QPainter, plot: Plot) -> None:
        """At the right, apart from each other, each led to by a line."""
        assert self.words is not None
        style, last = self.style_now, self.curves.marks - 1
        size, radius = style.text_size(15), style.text_size(20) * 0.5
        ends = [plot.at(seat, last) for seat in self.order]
        apart = max(2 * radius + 4, line_height(size))
        levels = spread([end.y() for end in ends], apart, plot.rect.y() - 4, plot.rect.bottom())
        right = self.board.right() - SIDE
        for seat, end, y in zip(self.order, ends, levels, strict=True):
            colour = self.words.colours[seat]
            painter.setPen(pen(strong(colour, style), 1.4))
            x = plot.rect.right() + 26 + radius
            painter.drawLine(QLineF(end + QPointF(2, 0), QPointF(x - radius, y)))
            seat_badge(painter, QPointF(x, y), radius, colour, style)
            weight: Weight = "bold" if seat == self.order[0] else "regular"
            name = QRectF(x + radius + 7, y - size, right - x - radius - 7, 2 * size)
            text_line(painter, name, self.words.names[seat], size, style.ground.ink, weight)
            total = plain(self.curves.heights[seat][last])
            text_line(painter, name, total, style.text_size(16), style.ground.ink, "bold", across="right")

    def _paint_numbers(self, painter: QPainter, plot: Plot) -> None:
        """The same numbers as in the list of turning points."""
        radius = self.style_now.text_size(24) * 0.5
        placed: list[QPointF] = []
        for each in self.numbered:
            centre = plot.at(each.seat, each.mark)
            for shift in (-2.0, 2.0, -3.9, 3.9, 0.0):
                tried = centre + QPointF(0, shift * radius)
                inside = plot.rect.y() < tried.y() < plot.rect.bottom() - radius
                if inside and all((tried - other).manhattanLength() > 2.2 * radius for other in placed):
                    break
            placed.append(tried)
            numeral(painter, tried, radius, each.number, self.style_now)

    def _paint_readout(self, painter: QPainter, plot: Plot, mark: int) -> None:
        assert self.words is not None
        style, x = self.style_now, plot.x(mark)
        painter.setPen(dashed(with_alpha(style.ground.ink, 0.6), 1.4, (3, 3)))
        painter.drawLine(QLineF(x, plot.rect.y() - 6, x, plot.rect.bottom()))
        box = self.readout_box(plot, mark)
        path = rounded(box, 7)
        shadow(painter, path, style, drop=3, blur=8, strength=0.3)
        painter.fillPath(path, solid(style.theme.raised))
        painter.strokePath(path, pen(style.theme.line))
        small, size, high = style.text_size(14), style.text_size(15), self._readout_line()
        head = QRectF(box.x() + 10, box.y() + 4, box.width() - 20, high)
        text_line(painter, head, self.words.titles[mark], small, style.theme.muted, "semibold")
        for number, seat in enumerate(self.ranked(mark), 1):
            line = head.translated(0, number * high)
            radius = size * 0.48
            seat_badge(painter, QPointF(line.x() + radius, line.center().y()), radius, self.words.colours[seat], style)
            text_line(painter, line.adjusted(2 * radius + 7, 0, 0, 0), self.words.names[seat], small, style.theme.text)
            change = signed(self.curves.change(seat, mark))
            text_line(painter, line, change, small, style.theme.muted, across="right")
            points = line.adjusted(0, 0, -self._change_width() - 8, 0)
            total = plain(self.curves.heights[seat][mark])
            text_line(painter, points, total, size, style.theme.text, "bold", across="right")

    def readout_box(self, plot: Plot, mark: int) -> QRectF:
        """Beside the line, where there is room, inside the board."""
        assert self.words is not None
        style, whole = self.style_now, self.board
        small, size = style.text_size(14), style.text_size(15)
        names = max(width_of(name, small) for name in self.words.names)
        rows = names + size + 14 + self._points_width() + self._change_width() + 22
        wide = max(width_of(self.words.titles[mark], small, "semibold"), rows) + 20
        high = self._readout_line() * (1 + len(self.order)) + 10
        x = plot.x(mark)
        left = x - wide - 12 if x - wide - 12 > whole.x() + 4 else min(x + 12, whole.right() - wide - 4)
        top = min(plot.rect.y(), whole.bottom() - high - 4)
        return QRectF(left, max(whole.y() + 2, top), wide, high)

    def _readout_line(self) -> float:
        return line_height(self.style_now.text_size(15)) + 2

    def _points_width(self) -> float:
        size = self.style_now.text_size(15)
        return max(width_of(plain(points), size, "bold") for heights in self.curves.heights for points in heights)

    def _change_width(self) -> float:
        size = self.style_now.text_size(14)
        marks = range(self.curves.marks)
        return max(width_of(signed(self.curves.change(seat, mark)), size) for seat in self.order for mark in marks)


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
