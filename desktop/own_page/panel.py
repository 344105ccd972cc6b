"""What the page is made of: pale boards with a heading, drawings with a name for screen readers."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.page.leaf import Leaf
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.painting import SMOOTH
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.boards import lay_board
from desktop.widgets.ringed import Ringed
from desktop.widgets.surfaces import Inks, inks_of

SHADOW = 6
"""Room around a board for its shadow."""


def own_ink(style: Style) -> Tint:
    return style.own_ink


class Panel(Leaf):
    """A board with a heading and, at its right, something to remark."""

    def __init__(self, parent: QWidget, style: Style, art: Art) -> None:
        super().__init__(parent, style)
        self.art = art
        self.title = Words(self, Type(20, "semibold", serif=True), style)
        self.aside = Words(self, Type(15, ink="muted", across="right"), style)

    def head(self, words: str, aside: str = "") -> None:
        self.title.say(words)
        self.aside.say(aside)
        self.setAccessibleName(words)
        self.setAccessibleDescription(aside)

    @property
    def pad(self) -> int:
        return self.px(18) + SHADOW

    def inside(self, width: int) -> int:
        """Return the width within its margins."""
        return width - 2 * self.pad

    def put_head(self, width: int, room: int = 0) -> int:
        """The heading, with what is remarked beside it or below; `room` is kept free at the right. Returns where it
        ends."""
        pad, wide = self.pad, self.inside(width) - room
        y = SHADOW + max(8, self.px(12))
        aside = self.aside.natural_width() if self.aside.text() else 0
        end = self.title.put(pad, y, wide if not aside else min(self.title.natural_width() + 2, wide))
        beside = wide - self.title.width() - 16
        if aside and aside <= beside:
            top = y + (self.title.line - self.aside.line) * 0.75
            end = max(end, self.aside.put(pad + self.title.width() + 16, top, beside))
        elif aside:
            end = self.aside.put(pad, end, wide)
        return end + max(4, self.px(8))

    @property
    def foot(self) -> int:
        """Room below what stands on it."""
        return SHADOW + max(10, self.px(16))

    def arrange_in(self, width: int, height: int) -> None:
        """Place everything where there may be more room than `arrange` asks for."""
        self.arrange(width)

    def put_in(self, x: float, y: float, width: int, height: int) -> None:
        self.arrange_in(width, height)
        self.setGeometry(round(x), round(y), width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        art = self.art.worn(self.style_now, self.devicePixelRatioF())
        place = QRectF(self.rect()).adjusted(SHADOW, SHADOW / 2, -SHADOW, -SHADOW)
        lay_board(painter, place, art, lift=0.6, fill=self.style_now.theme.panel, margin=SHADOW)
        painter.end()


class Drawing(Ringed):
    """A figure that the keyboard comes to, so that a screen reader says what it shows."""

    radius = 8

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def tell(self, name: str, description: str) -> None:
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    @property
    def inks(self) -> Inks:
        return inks_of(self.style_now, "panel")

    def high_for(self, width: float) -> int:
        raise NotImplementedError

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        raise NotImplementedError

    def tip_at(self, point: QPointF) -> str:
        """What the pointer is told that rests there."""
        return ""

    def put(self, x: float, y: float, width: float) -> int:
        """Moves it there, as high as it must be; returns where it ends."""
        high = self.high_for(width)
        self.setGeometry(round(x), round(y), round(width), high)
        return round(y) + high

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        rect = QRectF(self.rect())
        self.draw(painter, rect)
        self.draw_ring(painter, rect, self.radius)
        painter.end()
