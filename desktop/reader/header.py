"""The top line of a book: the game, where one reads, the way back, and the languages."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Leaf
from desktop.paint.colours import solid
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.switch import Choice, Switch


class Header(Leaf):
    """Signals: `back` and `language` with the value of the choice."""

    back = Signal()
    language = Signal(object)

    def __init__(self, parent: QWidget, style: Style, icon_name: str) -> None:
        super().__init__(parent, style)
        self.icon_name = icon_name
        self.game = self.crumb = self.here = ""
        self.way_back = self.hold(Button(icon_name="chevron_left"))
        self.way_back.clicked.connect(self.back)
        self.languages = self.hold(Switch())
        self.languages.chosen.connect(self.language)

    def say(self, game: str, crumb: str, here: str, back: str) -> None:
        self.game, self.crumb, self.here = game, crumb, here
        self.way_back.say(back)
        self.setAccessibleName(" · ".join(each for each in (game, crumb, here) if each))
        self.update()

    def offer(self, languages: Sequence[Choice], value: str, name: str) -> None:
        self.languages.offer(languages, value, name)

    def arrange(self, width: int) -> int:
        style = self.style_now
        high = round(max(style.px(54), style.text_size(22) * 2.2))
        x = width - 16 - self.languages.sizeHint().width()
        self.languages.put(x, (high - self.languages.sizeHint().height()) / 2)
        back = self.way_back.sizeHint()
        self.way_back.put(x - 14 - back.width(), (high - back.height()) / 2)
        return high

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme = self.style_now, self.style_now.theme
        rect = QRectF(self.rect())
        painter.fillRect(rect, solid(theme.panel))
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), solid(theme.line))
        end = self.way_back.x() - 16.0
        size, small, large = style.text_size(22), style.text_size(16), style.text_size(19)
        x = 20.0
        room = QRectF(x, 0, end - x, rect.height())
        x += text_line(painter, room, self.game, size, theme.text, "semibold", serif=True) + 16
        painter.fillRect(QRectF(x, rect.height() * 0.26, 1, rect.height() * 0.48), solid(theme.line))
        x += 16
        if self.crumb and x + large + width_of(self.crumb, small) + 40 + width_of(self.here, large, "bold") < end:
            icon(painter, self.icon_name, QRectF(x, rect.height() / 2 - large / 2, large, large), style.accent_text)
            x += large + 8
            x += text_line(painter, QRectF(x, 0, end - x, rect.height()), self.crumb, small, theme.muted) + 8
            side = small * 0.7
            icon(painter, "chevron_right", QRectF(x, rect.height() / 2 - side / 2, side, side), theme.muted)
            x += side + 10
        text_line(painter, QRectF(x, 0, max(0.0, end - x), rect.height()), self.here, large, theme.text, "bold")
        painter.end()
