"""The top line of a book: the menu, the game, where one reads, the way back, and the languages."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.fonts import width_of
from desktop.page.leaf import Leaf
from desktop.page.press import IconPress, Push, Segments
from desktop.paint.colours import solid
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH
from desktop.paint.text import text_line
from desktop.theme import Style

MARGIN = 14


class Header(Leaf):
    """Signals: `back`, `menu`, and `language` with the number of the choice."""

    back = Signal()
    menu = Signal()
    language = Signal(int)

    def __init__(self, parent: QWidget, style: Style, icon_name: str) -> None:
        super().__init__(parent, style)
        self.icon_name = icon_name
        self.game = self.crumb = self.here = ""
        self.menu_button = IconPress(self, style, "menu", size=16)
        self.menu_button.clicked.connect(self.menu)
        self.way_back = Push(self, style, "quiet", "chevron_left")
        self.way_back.clicked.connect(self.back)
        self.languages = Segments(self, style)
        self.languages.chosen.connect(self.language)

    def say(self, game: str, crumb: str, here: str, back: str, key: str, menu: str) -> None:
        self.game, self.crumb, self.here = game, crumb, here
        self.way_back.say(back)
        self.way_back.say_key(key)
        self.menu_button.name(menu)
        self.setAccessibleName(" · ".join(each for each in (game, crumb, here) if each))
        self.update()

    def offer(self, languages: Sequence[str], at: int, name: str) -> None:
        self.languages.offer(languages, at)
        self.languages.setAccessibleName(name)

    def arrange(self, width: int) -> int:
        style = self.style_now
        high = round(max(style.px(54), style.text_size(22) * 2.2))
        x = width - 16 - self.languages.wide()
        self.languages.put(x, (high - self.languages.high()) / 2)
        self.way_back.put(x - 14 - self.way_back.wide(), (high - self.way_back.high()) / 2)
        self.menu_button.put(MARGIN - 6, (high - self.menu_button.high()) / 2)
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
        x = self.menu_button.geometry().right() + 8.0
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
