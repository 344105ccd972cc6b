"""What scrolls: a slim bar that shows where something was found, and a column as wide as its page."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from desktop.paint.painting import SMOOTH
from desktop.paint.paths import rounded
from desktop.style.mixing import mix, with_alpha
from desktop.style.palette import FOUND_LINE, FOUND_NOW
from desktop.style.theme import Style
from desktop.widgets.pressable import ARROWS

LEAST_THUMB = 28.0


class Bar(QScrollBar):
    """Upright; empty while there is nothing to scroll. Amber ticks tell where something was found."""

    wide = 14

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.style_now = Style()
        self.ticks: tuple[float, ...] = ()
        """Places of what was found, from 0 to 1."""
        self.setFixedWidth(self.wide)

    def wear(self, style: Style) -> None:
        self.style_now = style
        self.update()

    def mark(self, ticks: tuple[float, ...]) -> None:
        self.ticks = ticks
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.wide, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        ground, high = self.style_now.ground, float(self.height())
        track = QRectF(self.wide / 2 - 3, 0, 6, high)
        painter.fillPath(rounded(track, 3), with_alpha(ground.edge, 0.35))
        whole = self.maximum() - self.minimum() + self.pageStep()
        size = max(LEAST_THUMB, high * self.pageStep() / whole)
        thumb = QRectF(track.x(), min(high - size, high * self.value() / whole), track.width(), size)
        painter.fillPath(rounded(thumb, 3), mix(ground.edge, self.style_now.theme.text, 0.35))
        for tick in self.ticks:
            place = QRectF(1, tick * (high - 4), self.wide - 2, 4)
            painter.fillRect(place, QColor(FOUND_LINE))
            painter.fillRect(place.adjusted(0.8, 0.8, -0.8, -0.8), QColor(FOUND_NOW))
        painter.end()


class ScrollingColumn(QScrollArea):
    """A column as wide as the page, which scrolls when it is too high. Shows what the keyboard comes to."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.bar = Bar()
        self.setVerticalScrollBar(self.bar)
        ground = QWidget()
        # The first widget that Qt has made itself is slow to reach: Python loads all kinds of widgets to tell its kind.
        self.setViewport(ground)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for each in (self, ground, content):
            see_through(each)
        self.setWidget(content)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the screen; ScrollingColumn Up and ScrollingColumn Down scroll."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


def see_through(widget: QWidget) -> None:
    widget.setAutoFillBackground(False)
    palette = QPalette(widget.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
    widget.setPalette(palette)
