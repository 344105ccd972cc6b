"""What widgets lie on: a paper board on the cloth, a dock at the side, a page that scrolls when it must."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.cabinet.buttons import IconButton
from desktop.cabinet.labels import Label
from desktop.cabinet.look import Look
from desktop.cabinet.switches import Segments
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

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        see_through(self)
        see_through(self.viewport())
        see_through(content)
        self.setWidget(content)


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


class TopLine(QWidget):
    """Back, where we are, what is asked; the language at the right. One line that never wraps."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.back = IconButton(look, "chevron_left")
        self.title = Label(look, size=22, weight="semibold", serif=True)
        self.where = Label(look, size=16, ink="quiet")
        self.asked = Label(look, size=19, weight="bold")
        self.language = Segments(look, size=14)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 16, 0)
        row.setSpacing(12)
        for widget in (self.back, self.title, self.where, self.asked):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.language)
        look.changed.connect(self.wear)
        self.wear()

    def wear(self) -> None:
        self.setFixedHeight(max(self.look.px(54), 46, self.look.grown(46)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.look.style.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), solid(theme.panel))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), solid(theme.line))
        painter.end()
