"""How a person's level went in each game: lines over the rungs of the ladder, each with its pattern and its name."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Drawing, Panel
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.painting import clipped, dashed, pen
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.score.curves_chart import PATTERNS
from desktop.score.plot import spread
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style

MORE_PATTERNS = (*PATTERNS, (6.0, 2.0))
"""One for each game: the fifth has long dashes."""
LINE, CASING, POINT = 2.8, 5.4, 4.0
STEP, LEAST_STEP, MOST_STEP = 36.0, 22.0, 64.0
PAD, BESIDE, GAP = 10.0, 26.0, 9.0
LEAST_PLOT = 230.0
NEAR = 14.0
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class PointFace:
    day: date
    rung: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class LineFace:
    game: str
    name: str
    pattern: int
    points: tuple[PointFace, ...]
    tip: str


@dataclass(frozen=True, slots=True)
class LevelFace:
    rungs: tuple[str, ...]
    """The lowest first."""
    months: tuple[tuple[date, str], ...]
    """The first days of months, and their names."""
    first: date
    last: date
    lines: tuple[LineFace, ...]
    how: str
    """How levels are estimated."""


class LevelChart(Drawing):
    def __init__(self) -> None:
        super().__init__()
        self.face: LevelFace | None = None
        self.pointed: int | None = None
        """The line whose uncertainty shows."""
        self.more = 0.0
        """How much more room than it must have."""
        self.setMouseTracking(True)

    def show_face(self, name: str, face: LevelFace | None) -> None:
        self.face, self.pointed = face, None
        self.setVisible(face is not None)
        self.tell(name, self._all_said)
        self.update()

    @property
    def _all_said(self) -> str:
        return " · ".join([*(line.tip for line in self.face.lines), self.face.how]) if self.face is not None else ""

    # Measures

    @property
    def _small(self) -> int:
        return self.style_now.text_size(14)

    @property
    def _label(self) -> int:
        return self.style_now.text_size(15)

    def _labels_wide(self) -> float:
        return (
            max((width_of(line.name, self._label, "semibold") for line in self.face.lines), default=0.0)
            if self.face
            else 0.0
        )

    def _left(self) -> float:
        return max(width_of(name, self._small) for name in self.face.rungs) + GAP if self.face else 0.0

    def _is_beside(self, width: float) -> bool:
        """Whether names have room at the ends of the lines."""
        return width - self._left() - self._labels_wide() - BESIDE >= self.grown(LEAST_PLOT)

    def _step(self) -> float:
        return max(LEAST_STEP, self._small * 1.35, self.px(STEP))

    def _below(self, width: float) -> float:
        """Room for the names below the months, where they have none beside."""
        return 0.0 if self._is_beside(width) or self.face is None else self._label * 1.6 * len(self.face.lines) + 4

    def high_for(self, width: float) -> int:
        rungs = len(self.face.rungs) if self.face is not None else 0
        return round(rungs * self._step() + self.more + self._small * 1.6 + self._below(width))

    @property
    def plot(self) -> QRectF:
        left, wide = self._left(), float(self.width())
        right = self._labels_wide() + BESIDE if self._is_beside(wide) else 4.0
        return QRectF(left, 2, wide - left - right, self.height() - self._small * 1.6 - self._below(wide) - 2)

    def _x(self, day: date) -> float:
        face, plot = self.face, self.plot
        assert face is not None
        days = max(1, (face.last - face.first).days)
        return plot.x() + PAD + (plot.width() - 2 * PAD) * (day - face.first).days / days

    def _y(self, rung: float) -> float:
        assert self.face is not None
        return self.plot.bottom() - (rung + 0.5) * self.plot.height() / len(self.face.rungs)

    def _points(self, line: LineFace) -> list[QPointF]:
        return [QPointF(self._x(each.day), self._y(each.rung)) for each in line.points]

    @property
    def _levels(self) -> list[float]:
        """How high the names stand, none on another."""
        assert self.face is not None
        if self._is_beside(self.width()):
            wanted = [self._y(line.points[-1].rung) for line in self.face.lines]
            half = self._label * 0.7
            return spread(wanted, self._label * 1.5, self.plot.y() + half, self.plot.bottom() - half)
        top = self.plot.bottom() + self._small * 1.6 + 4
        return [top + (number + 0.5) * self._label * 1.6 for number, _ in enumerate(self.face.lines)]

    # Pointing

    def line_at(self, point: QPointF) -> int | None:
        """The line that is nearest, or whose name is there."""
        if self.face is None:
            return None
        levels, plot, is_beside = self._levels, self.plot, self._is_beside(self.width())
        for number, level in enumerate(levels):
            is_across = point.x() > plot.right() + 4 if is_beside else point.y() > plot.bottom() + self._small * 1.6
            if is_across and abs(point.y() - level) <= self._label * 0.75:
                return number
        away = {number: distance(self._points(line), point) for number, line in enumerate(self.face.lines)}
        nearest = min(away, key=lambda number: away[number], default=None)
        return nearest if nearest is not None and away[nearest] <= NEAR else None

    def tip_at(self, point: QPointF) -> str:
        if self.face is None:
            return ""
        number = self.line_at(point)
        return self.face.lines[number].tip if number is not None else self.face.how

    def point_at(self, number: int | None) -> None:
        if number != self.pointed:
            self.pointed = number
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self.line_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or self.face is None:
            super().keyPressEvent(event)
            return
        count = len(self.face.lines)
        first = 0 if step > 0 else count - 1
        number = first if self.pointed is None else (self.pointed + step) % count
        self.point_at(number)
        self.setAccessibleDescription(self.face.lines[number].tip)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)
        self.setAccessibleDescription(self._all_said)

    # Drawing

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        face = self.face
        if face is None:
            return
        self._draw_ground(painter, face)
        with clipped(painter, self.plot):
            if self.pointed is not None:
                self._draw_band(painter, face.lines[self.pointed])
        for line in face.lines:
            self._draw_line(painter, line)
        for line, level in zip(face.lines, self._levels, strict=True):
            self._draw_name(painter, line, level)

    def _draw_ground(self, painter: QPainter, face: LevelFace) -> None:
        plot, small, inks = self.plot, self._small, self.inks
        painter.fillRect(plot, solid(self.style_now.theme.raised))
        for number, name in enumerate(face.rungs):
            y = self._y(number)
            painter.fillRect(QRectF(plot.x(), y, plot.width(), 1), with_alpha(inks.text, 0.16))
            place = QRectF(0, y - small, plot.x() - GAP, 2 * small)
            text_line(painter, place, name, small, inks.muted, across="right")
        free = 0.0
        for day, name in face.months:
            wide, x = width_of(name, small), self._x(day)
            if x >= max(free, plot.x() - 1) and x + wide <= plot.right() + 2:
                text_line(painter, QRectF(x, plot.bottom() + 3, wide + 2, small * 1.4), name, small, inks.muted)
                painter.fillRect(QRectF(x, plot.bottom() - 4, 1, 4), with_alpha(inks.text, 0.4))
                free = x + wide + 12

    def _draw_band(self, painter: QPainter, line: LineFace) -> None:
        """Show between which rungs it lies in eight of ten cases."""
        xs = [self._x(each.day) for each in line.points]
        if len(xs) == 1:
            xs = [xs[0] - 6, xs[0] + 6]
        points = line.points if len(line.points) > 1 else line.points * 2
        high = [QPointF(x, self._y(each.most)) for x, each in zip(xs, points, strict=True)]
        low = [QPointF(x, self._y(each.least)) for x, each in zip(xs, points, strict=True)]
        band = QPainterPath(high[0])
        for point in (*high[1:], *reversed(low)):
            band.lineTo(point)
        band.closeSubpath()
        ink = game_ink(line.game, self.style_now)
        if self.style_now.theme_name == "contrast":
            painter.strokePath(band, pen(ink, 1.4))
        else:
            painter.fillPath(band, with_alpha(ink, 0.20))

    def _draw_line(self, painter: QPainter, line: LineFace) -> None:
        points, ink = self._points(line), game_ink(line.game, self.style_now)
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        painter.strokePath(path, pen(solid(self.style_now.theme.raised), CASING))
        painter.strokePath(path, line_pen(line, self.style_now))
        painter.fillPath(circle(points[-1], POINT), solid(ink))

    def _draw_name(self, painter: QPainter, line: LineFace, level: float) -> None:
        ink, size, plot = game_ink(line.game, self.style_now), self._label, self.plot
        is_beside, end = self._is_beside(self.width()), self._points(line)[-1]
        x = plot.right() + BESIDE - 4 if is_beside else plot.x() + 40
        if is_beside:
            painter.setPen(pen(with_alpha(ink, 0.7), 1.2))
            painter.drawLine(QLineF(end.x() + 5, end.y(), x - 6, level))
        else:
            painter.setPen(line_pen(line, self.style_now))
            painter.drawLine(QLineF(plot.x(), level, x - 8, level))
        is_pointed = self.pointed is not None and self.face is not None and self.face.lines[self.pointed] is line
        place = QRectF(x, level - size, self.width() - x, 2 * size)
        text_line(painter, place, line.name, size, ink, "bold" if is_pointed else "semibold")


def game_ink(game: str, style: Style) -> str:
    return Style(style.theme_name, game).among_games


def line_pen(line: LineFace, style: Style) -> QPen:
    pattern, ink = MORE_PATTERNS[line.pattern % len(MORE_PATTERNS)], game_ink(line.game, style)
    return dashed(ink, LINE, pattern) if pattern else pen(ink, LINE)


def distance(points: Sequence[QPointF], from_: QPointF) -> float:
    """How far away a line is that goes through these points."""
    ends = zip(points, points[1:] or points, strict=False)
    return min(to_segment(first, last, from_) for first, last in ends)


def to_segment(first: QPointF, last: QPointF, point: QPointF) -> float:
    along, to = last - first, point - first
    length = QPointF.dotProduct(along, along)
    share = max(0.0, min(1.0, QPointF.dotProduct(to, along) / length)) if length else 0.0
    return QLineF(point, first + along * share).length()


class LevelPanel(Panel):
    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style, art)
        self.chart = self.hold(LevelChart())
        self.nothing = Words(self, Type(16, ink="muted"), style)

    def arrange(self, width: int) -> int:
        return self._arrange(width, 0.0)

    def arrange_in(self, width: int, height: int) -> None:
        face = self.chart.face
        most = (MOST_STEP - STEP) * self.style_now.unit * len(face.rungs) if face is not None else 0.0
        self._arrange(width, min(max(0.0, most), max(0.0, height - self._arrange(width, 0.0))))

    def _arrange(self, width: int, more: float) -> int:
        pad, wide = self.pad, self.inside(width)
        self.chart.more = more
        y = self.nothing.put(pad, self.put_head(width), wide)
        if not self.chart.isHidden():
            y = self.chart.put(pad, y, wide)
        return y + self.foot
