"""The top line of a page to read: the menu at the left, a way back and the languages at the right; between them stands
what the page has to say."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.paint.painting import SMOOTH
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button, IconButton
from desktop.widgets.switch import Choice, Switch

GAP = 14


class TopLeaf(Leaf):
    """Signals: `back`, `menu`, and `language` with the value of the choice."""

    back = Signal()
    menu = Signal()
    language = Signal(object)
    side = 16

    def __init__(self, parent: QWidget, style: Style, way_back: Button, languages: Switch) -> None:
        super().__init__(parent, style)
        self.way_back, self.languages = self.hold(way_back), self.hold(languages)
        self.menu_button = self.hold(IconButton("", "menu"))
        self.menu_button.clicked.connect(self.menu)
        self.way_back.clicked.connect(self.back)
        self.languages.chosen.connect(self.language)

    def offer(self, languages: Sequence[Choice], value: str, name: str) -> None:
        self.languages.offer(languages, value, name)

    @property
    def high(self) -> int:
        raise NotImplementedError

    def arrange(self, width: int) -> int:
        languages, back, high = self.languages.sizeHint(), self.way_back.sizeHint(), self.high
        x = width - self.side - languages.width()
        self.languages.put(x, (high - languages.height()) / 2)
        self.way_back.put(x - GAP - back.width(), (high - back.height()) / 2)
        self.menu_button.put(self.side - 6, (high - self.menu_button.sizeHint().height()) / 2)
        return high

    @property
    def ground(self) -> Tint:
        return self.style_now.theme.panel

    @property
    def begins(self) -> float:
        """The left edge from where the page may draw."""
        return self.menu_button.geometry().right() + 10.0

    @property
    def ends(self) -> float:
        """The right edge as far as which the page may draw."""
        return float(self.way_back.x() - self.side)

    def draw(self, painter: QPainter, rect: QRectF, end: float) -> None:
        """What stands after the menu, as far as `end`."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        theme, rect = self.style_now.theme, QRectF(self.rect())
        painter.fillRect(rect, solid(self.ground))
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), solid(theme.line))
        self.draw(painter, rect, self.ends)
        painter.end()
