"""A slider as a line with a knob. The wheel, which scrolls the page, does not move it."""

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from desktop.paint.light import around, shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle
from desktop.style.theme import Style
from desktop.widgets.dressing import Measured, focus_ring

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1}


class Slider(Measured, QAbstractSlider):
    """A subclass says where on the line each value stands, and which is nearest to a place there."""

    def __init__(self, most: int, *, step: int, page: int, wide: float, knob: float) -> None:
        super().__init__()
        self.style_now = Style()
        self.wide_wanted, self.knob = wide, knob
        self.setRange(0, most)
        self.setSingleStep(step)
        self.setPageStep(page)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.update)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()

    # What a subclass brings

    @property
    def high(self) -> int:
        raise NotImplementedError

    @property
    def line_y(self) -> float:
        """How high the line lies."""
        raise NotImplementedError

    def x_of(self, value: int) -> float:
        raise NotImplementedError

    def nearest(self, x: float) -> int:
        raise NotImplementedError

    def draw_scale(self, painter: QPainter) -> None:
        """Draw what stands along the line, below the knob."""

    # Looks

    def sizeHint(self) -> QSize:
        return QSize(self.px(self.wide_wanted), self.high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, y, here, unit = self.style_now, self.line_y, self.x_of(self.sliderPosition()), self.knob / 14
        ink = style.accent_text if self.isEnabled() else style.theme.muted
        painter.setPen(pen(style.theme.line, 6 * unit))
        painter.drawLine(QLineF(self.x_of(0), y, self.x_of(self.maximum()), y))
        painter.setPen(pen(ink, 6))
        painter.drawLine(QLineF(self.x_of(0), y, here, y))
        self.draw_scale(painter)
        knob = circle(QPointF(here, y), self.knob)
        shadow(painter, knob, style, drop=3 * unit, blur=6 * unit, strength=0.4)
        light = QPointF(here - 4 * unit, y - 5 * unit)
        painter.fillPath(knob, around(light, 20 * unit, ((0, "#FFFFFF"), (1, "#EFE6D6"))))
        painter.strokePath(knob, pen(ink, 3 * unit))
        if self.hasFocus():
            focus_ring(painter, knob.boundingRect().adjusted(-5, -5, 5, 5), self.knob + 4, style)
        painter.end()

    # Pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(True)
        self.setSliderPosition(self.nearest(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.setSliderPosition(self.nearest(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setValue(self.value() + step * self.singleStep())
