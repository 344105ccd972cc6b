"""Under the top line, while one looks back: the whole game as a thin line, with a bead to drag along it."""

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.docks.scrubber import SCRUB_MS, Scrubber
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle
from desktop.style.mixing import mix, solid
from desktop.widgets.past_bar import WARNING

LINE, BEAD, HEIGHT = 5.0, 7.0, 20


class PastTimeline(Scrubber):
    """Signal `place_wanted` with a place on the line of the game. It lies over the table's upper edge."""

    place_wanted = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._pause = QTimer(self, singleShot=True, interval=SCRUB_MS)
        self._pause.timeout.connect(self._want)
        self.valueChanged.connect(lambda _: None if self._pause.isActive() else self._pause.start())
        self.sliderReleased.connect(self._want)
        self.hide()

    def _want(self) -> None:
        self._pause.stop()
        self.place_wanted.emit(self.value())

    def sizeHint(self) -> QSize:
        return QSize(200, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, x, y = self.style_now, self._x_of(self.value()), self.height() / 2
        theme = style.theme
        painter.fillRect(QRectF(0, y - LINE / 2, self.width(), LINE), mix(theme.line, theme.muted, 0.15))
        painter.fillRect(
            QRectF(0, y - LINE / 2, x, LINE), solid(WARNING if style.theme_name == "contrast" else style.accent_text)
        )
        self.paint_notes(painter, y)
        bead = circle(QPointF(x, y), BEAD + (1.5 if self.hasFocus() else 0))
        painter.fillPath(bead, solid(theme.raised))
        painter.strokePath(bead, pen(theme.text if self.hasFocus() else style.accent_text, 2.4))
        painter.end()
