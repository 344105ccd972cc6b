"""What widgets lie on: a paper board on the cloth, a dock at the side, a page that scrolls when it must."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.buttons import ARROWS
from desktop.cabinet.look import Look
from desktop.paint.colours import solid
from desktop.paint.grounds import board
from desktop.paint.painting import SMOOTH

SHADE = 12
"""How far the shadow of a board reaches."""


class Board(QFrame):
    """A pale paper board; its column holds what stands on it."""

    def __init__(self, look: Look, *, gap: int = 8) -> None:
        super().__init__()
        self.look = look
        self.column = QVBoxLayout(self)
        self.column.setSpacing(gap)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        side = max(10, self.look.px(16))
        self.column.setContentsMargins(side, max(8, self.look.px(12)), side, max(10, self.look.px(16)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        draw_board(painter, QRectF(self.rect()), self.look)
        painter.end()


def draw_board(painter: QPainter, rect: QRectF, look: Look, radius: float = 12) -> None:
    """The board as far as its widget reaches; the shadow falls inside its lower edge."""
    key = "board", rect.width(), rect.height(), radius
    look.art.draw(
        painter,
        rect,
        key,
        lambda brush, place: _board(brush, place.adjusted(3, 1, -3, -6), look, radius),
    )


def _board(painter: QPainter, rect: QRectF, look: Look, radius: float) -> None:
    board(painter, rect, look.style, radius=radius, lift=0.6)


class Page(QScrollArea):
    """A column as wide as the page, which scrolls when it is too high. Shows what the keyboard comes to."""

    def __init__(self, look: Look, content: QWidget) -> None:
        super().__init__()
        self.look = look
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        see_through(self)
        see_through(self.viewport())
        see_through(content)
        self.setWidget(content)
        self.verticalScrollBar().rangeChanged.connect(self._dress)
        look.changed.connect(self._dress)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the screen; Page Up and Page Down scroll."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        """The bar in the colours of the style, once there is one."""
        if self.verticalScrollBar().maximum() > 0:
            from desktop.qss import stylesheet  # noqa: PLC0415 (not before the first window is there)

            self.verticalScrollBar().setStyleSheet(stylesheet(self.look.style))


def see_through(widget: QWidget) -> None:
    widget.setAutoFillBackground(False)
    palette = QPalette(widget.palette())
    palette.setColor(QPalette.ColorRole.Window, QColor(0, 0, 0, 0))
    widget.setPalette(palette)


class Plain(QWidget):
    """A surface of one colour: a dock, the foot of a dock."""

    def __init__(self, look: Look, colour: str = "panel") -> None:
        super().__init__()
        self.look, self.colour = look, colour
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.style.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(getattr(theme, self.colour)))
        painter.fillRect(QRectF(0, 0, 1, self.height()), solid(theme.line))
        if self.colour == "window":
            painter.fillRect(QRectF(0, 0, self.width(), 1), solid(theme.line))
        painter.end()
