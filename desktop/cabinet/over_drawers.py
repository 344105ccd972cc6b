"""What stands over the painted cabinet: a button for each drawer, and the slip that says why one stays shut."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent

from desktop.cabinet.buttons import Pressable
from desktop.cabinet.labels import Label
from desktop.cabinet.look import Look

if TYPE_CHECKING:
    from desktop.cabinet.home import Cabinet

LINGER_MS = 110
"""How long the pointer rests on a drawer before it opens."""


class DrawerButton(Pressable):
    """A drawer: nothing of its own to see, for the cabinet is painted as a whole; a name, a place, focus and clicks."""

    def __init__(self, look: Look, cabinet: "Cabinet", game: str) -> None:
        self.cabinet, self.game = cabinet, game
        super().__init__(look, "", "wall")
        self.setParent(cabinet)
        self.linger = QTimer(self, singleShot=True, interval=LINGER_MS)
        self.linger.timeout.connect(lambda: cabinet.pull(game))

    @property
    def is_lit(self) -> bool:
        return self.is_hovered or (self.hasFocus() and self.is_ringed)

    def say_again(self) -> None:
        say = self.cabinet.program.say
        self.say(say(f"drawer-{self.game}"))
        playable = self.game in self.cabinet.program.playable
        below = say(f"drawer-{self.game}-seats") if playable else say(f"drawer-{self.game}-closed")
        self.setAccessibleDescription(below)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """The cabinet draws it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cabinet draws it."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.cabinet.pull(self.game)
        self.cabinet.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cabinet.slip.hide()
        self.cabinet.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.linger.start()
        self.cabinet.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.linger.stop()
        self.cabinet.update()


class Slip(Label):
    """A slip of paper that says why nothing opens here, laid where one looked."""

    SHOWN_MS = 7000

    def __init__(self, look: Look, cabinet: "Cabinet") -> None:
        super().__init__(look, on="panel", size=16, weight="semibold", wraps=True)
        self.cabinet = cabinet
        self.setParent(cabinet)
        self.setMargin(14)
        self.setAutoFillBackground(True)
        self.clock = QTimer(self, singleShot=True, interval=self.SHOWN_MS)
        self.clock.timeout.connect(self.hide)
        self.hide()
        self.wear()

    def wear(self) -> None:
        super().wear()
        theme = self.look.style.theme
        palette = self.palette()
        palette.setColor(self.backgroundRole(), theme.panel)
        self.setPalette(palette)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.look.style.theme.text)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def show_at(self, place: QRectF, words: str) -> None:
        """Beside the middle of the place, inside the window."""
        self.setText(words)
        window = self.cabinet.rect()
        width = min(self.look.grown(430), window.width() - 24)
        height = self.heightForWidth(width)
        x = min(place.center().x(), window.width() - width - 16)
        y = min(max(8.0, place.center().y() - height / 2), window.height() - height - 8)
        self.setGeometry(round(max(8, x)), round(y), width, height)
        self.show()
        self.raise_()
        self.clock.start()
