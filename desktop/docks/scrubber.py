"""The bar over the log that runs from the first to the last move, with a tick where a round begins."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style

SCRUB_MS = 40
"""While the bar is dragged, the table follows this often at most."""
GROOVE, HANDLE, EDGE, DOT = 5.0, 8.0, 10.0, 3.6

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)


class Scrubber(QSlider):
    """A slider of Qt's, with its keyboard and role; a click on the bar goes there at once."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.style_now = Style()
        self.ticks: Sequence[int] = ()
        self.noted: Sequence[int] = ()
        """Where people noted something."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setPageStep(10)

    def show_points(self, last: int, now: int, ticks: Sequence[int]) -> None:
        """Quietly: only people move it with a signal."""
        was_blocked = self.blockSignals(True)
        self.setRange(0, last)
        self.setValue(now)
        self.blockSignals(was_blocked)
        self.ticks = ticks
        self.update()

    def show_notes(self, noted: Sequence[int]) -> None:
        """Show a dot where something is noted."""
        if noted != self.noted:
            self.noted = noted
            self.update()

    def paint_notes(self, painter: QPainter, y: float) -> None:
        for place in self.noted:
            dot = circle(QPointF(self._x_of(place), y), DOT)
            painter.fillPath(dot, solid(self.style_now.theme.text))
            painter.strokePath(dot, pen(self.style_now.theme.panel, 1.2))

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(120, round(30 + 6 * self.style_now.text_scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Its own keys are its own, whatever else they do at the table."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in KEYS:
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def _value_at(self, x: float) -> int:
        share = (x - EDGE) / max(1.0, self.width() - 2 * EDGE)
        return round(max(0.0, min(1.0, share)) * self.maximum())

    def _x_of(self, value: int) -> float:
        return EDGE + (self.width() - 2 * EDGE) * value / max(1, self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, y = self.style_now.theme, self.height() / 2 - 3
        whole = QRectF(EDGE, y - GROOVE / 2, self.width() - 2 * EDGE, GROOVE)
        painter.fillPath(rounded(whole, GROOVE / 2), mix(theme.line, theme.muted, 0.15))
        x = self._x_of(self.value())
        done = QRectF(whole.x(), whole.y(), x - whole.x(), GROOVE)
        painter.fillPath(rounded(done, GROOVE / 2), solid(self.style_now.accent_text))
        painter.setPen(pen(theme.muted, 1.2))
        for tick in self.ticks:
            at = self._x_of(tick)
            painter.drawLine(QPointF(at, y + 11), QPointF(at, y + 15))
        self.paint_notes(painter, y)
        handle = circle(QPointF(x, y), HANDLE)
        painter.fillPath(handle.translated(0, 1.5), with_alpha(theme.shadow, 0.3))
        painter.fillPath(handle, solid("#FFFFFF" if not self.style_now.is_dark else theme.text))
        painter.strokePath(handle, pen(theme.text if self.hasFocus() else theme.muted, 2.4 if self.hasFocus() else 1.2))
        painter.end()
