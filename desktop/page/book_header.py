"""The top line of a book: the menu, the game, where one reads, the way back, and the languages."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.page.header import TopLeaf
from desktop.paint.icons import icon
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid
from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.switch import Switch
from rules.core.about import NAME


class BookHeader(TopLeaf):
    def __init__(self, parent: QWidget, style: Style, icon_name: str) -> None:
        super().__init__(parent, style, Button(icon_name="chevron_left"), Switch())
        self.icon_name = icon_name
        self.game = self.crumb = self.here = ""

    def say(self, game: str, crumb: str, here: str, back: str, key: str, menu: str) -> None:
        self.game, self.crumb, self.here = game, crumb, here
        self.way_back.say(back)
        self.way_back.say_key(key)
        self.menu_button.say(menu)
        self._name()
        self.update()

    def _name(self) -> None:
        """Name itself to screen readers, and the window after what is read here."""
        parts = [each for each in (self.game, self.crumb, self.here) if each]
        self.setAccessibleName(" · ".join(parts))
        self.setWindowTitle(" · ".join(each for each in parts if each != NAME))

    @property
    def high(self) -> int:
        return round(max(self.style_now.px(54), self.style_now.text_size(22) * 2.2))

    def draw(self, painter: QPainter, rect: QRectF, end: float) -> None:
        style, theme = self.style_now, self.style_now.theme
        size, small, large = style.text_size(22), style.text_size(16), style.text_size(19)
        x = self.begins
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
