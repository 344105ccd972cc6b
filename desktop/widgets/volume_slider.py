"""A slider from silent to full volume. The wheel, which scrolls the page, does not move it."""

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy

from desktop.paint.light import around, shadow
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle
from desktop.style.theme import Style
from desktop.widgets.dressing import Measured, focus_ring

FULL, STEP, PAGE = 100, 5, 20
KNOB, LINE = 11.0, 6
HIGH = 30


class VolumeSlider(Measured, QAbstractSlider):
    def __init__(self, *, wide: float = 400) -> None:
        super().__init__()
        self.style_now = Style()
        self.wide_wanted = wide
        self.setRange(0, FULL)
        self.setSingleStep(STEP)
        self.setPageStep(PAGE)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.update)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.px(self.wide_wanted), HIGH)

    @property
    def _ends(self) -> tuple[float, float]:
        return KNOB + 4, self.width() - KNOB - 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, y, (start, end) = self.style_now, self.height() / 2, self._ends
        here = start + (end - start) * self.sliderPosition() / FULL
        painter.setPen(pen(style.theme.line, LINE / 2))
        painter.drawLine(QLineF(start, y, end, y))
        painter.setPen(pen(style.accent_text if self.isEnabled() else style.theme.muted, LINE))
        painter.drawLine(QLineF(start, y, here, y))
        knob = circle(QPointF(here, y), KNOB)
        shadow(painter, knob, style, drop=2, blur=5, strength=0.4)
        painter.fillPath(knob, around(QPointF(here - 3, y - 4), 16, ((0, "#FFFFFF"), (1, "#EFE6D6"))))
        painter.strokePath(knob, pen(style.accent_text, 2.6))
        if self.hasFocus():
            rect = knob.boundingRect()
            focus_ring(painter, rect.adjusted(-4, -4, 4, 4), KNOB + 4, style)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(True)
        self._go_to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _go_to(self, x: float) -> None:
        start, end = self._ends
        self.setSliderPosition(round(FULL * (x - start) / max(1.0, end - start)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -STEP, Qt.Key.Key_Down: -STEP, Qt.Key.Key_Right: STEP, Qt.Key.Key_Up: STEP}
        if event.key() in steps:
            self.setValue(self.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)
