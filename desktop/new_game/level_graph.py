"""A person's level from game to game, drawn over the rungs of the ladder."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFocusEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn, focus_ring

TEXT, STEP, PAD, GAP = 13, 27, 8, 9
LEAST_STEP = 17
EDGE = 3
"""Room around it for the focus ring."""


@dataclass(frozen=True, slots=True)
class GraphFace:
    names: tuple[str, ...]
    """Of the rungs, the lowest first."""
    strong: int
    """The rung that is suggested."""
    course: tuple[tuple[float, float, float], ...]
    """After each game: the level, in rungs, and between what it lies."""
    ends: tuple[str, str]
    """When the first and the last game were."""
    said: str
    """What a screen reader says of it."""


class LevelGraph(Drawn):
    def __init__(self) -> None:
        super().__init__()
        self.face: GraphFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_face(self, name: str, face: GraphFace | None) -> None:
        """Show a course; nothing where there is none yet."""
        self.face = face
        self.setVisible(face is not None)
        self.setAccessibleName(name)
        self.setAccessibleDescription(face.said if face is not None else "")
        self.updateGeometry()
        self.update()

    @property
    def _text(self) -> int:
        return self.style_now.text_size(TEXT)

    @property
    def _step(self) -> int:
        return max(LEAST_STEP, self.px(STEP), round(self._text * 1.25))

    def sizeHint(self) -> QSize:
        rungs = len(self.face.names) if self.face is not None else 0
        return QSize(self.grown(240), rungs * self._step + round(self._text * 1.6) + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.grown(150), self.sizeHint().height())

    def wear(self, style: Style) -> None:
        super().wear(style)
        self.updateGeometry()

    @property
    def plot(self) -> QRectF:
        """The place of the course, beside the names."""
        if self.face is None:
            return QRectF()
        strong = [width_of(name, self._text, "semibold") for name in self.face.names]
        left = EDGE + max(strong) + GAP
        return QRectF(left, EDGE, self.width() - left - EDGE, len(self.face.names) * self._step)

    def _point(self, number: int, rung: float) -> QPointF:
        assert self.face is not None
        plot, last = self.plot, max(1, len(self.face.course) - 1)
        x = plot.x() + PAD + (plot.width() - 2 * PAD) * number / last
        return QPointF(x, plot.bottom() - (rung + 0.5) * self._step)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        self._draw_rungs(painter, self.face)
        with clipped(painter, self.plot):
            self._draw_course(painter, self.face)
        self._draw_ends(painter, self.face)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()), 6, self.style_now)
        painter.end()

    def _draw_rungs(self, painter: QPainter, face: GraphFace) -> None:
        theme, plot, size = self.style_now.theme, self.plot, self._text
        painter.fillRect(plot, solid(theme.raised))
        for number, name in enumerate(face.names):
            y = self._point(0, number).y()
            painter.fillRect(QRectF(plot.x(), y, plot.width(), 1), with_alpha(theme.text, 0.16))
            is_strong = number == face.strong
            place = QRectF(0, y - size, plot.x() - GAP, 2 * size)
            ink = theme.text if is_strong else theme.muted
            text_line(painter, place, name, size, ink, "semibold" if is_strong else "regular", across="right")

    def _draw_course(self, painter: QPainter, face: GraphFace) -> None:
        style, course = self.style_now, face.course
        ink = style.own_ink
        middle = [self._point(number, at) for number, (at, _, _) in enumerate(course)]
        low = [self._point(number, least) for number, (_, least, _) in enumerate(course)]
        high = [self._point(number, most) for number, (_, _, most) in enumerate(course)]
        band = QPainterPath(high[0])
        for point in (*high[1:], *reversed(low)):
            band.lineTo(point)
        band.closeSubpath()
        if style.theme_name == "contrast":
            painter.strokePath(band, pen(ink, 1.4))
        else:
            painter.fillPath(band, with_alpha(ink, 0.26 if style.is_dark else 0.15))
        line = QPainterPath(middle[0])
        for point in middle[1:]:
            line.lineTo(point)
        painter.strokePath(line, pen(ink, 2.6))
        painter.fillPath(circle(middle[-1], 5), solid(ink))
        painter.strokePath(circle(middle[-1], 5), pen(mix(ink, style.theme.raised, 0.6), 1))

    def _draw_ends(self, painter: QPainter, face: GraphFace) -> None:
        plot, muted = self.plot, self.style_now.theme.muted
        line = QRectF(plot.x(), plot.bottom() + 2, plot.width(), self._text * 1.5)
        first, last = face.ends
        text_line(painter, line, last, self._text, muted, across="right")
        if first != last and width_of(first, self._text) + width_of(last, self._text) + GAP <= line.width():
            text_line(painter, line, first, self._text, muted)

    # Keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
