"""Buttons that are on or off: advice in the top line, its line of play on the table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.paint.thinking import FOR, LIT
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid
from desktop.style.vision import Tint
from desktop.widgets.buttons import Button

GAP = 6.0


class LitButton(Button):
    """Quiet while it is off; while it is on, in the ink of thinking."""

    is_lit = False

    def light(self, is_lit: bool) -> None:
        if is_lit != self.is_lit:
            self.is_lit = is_lit
            self.update()

    def colours(self) -> tuple[Tint, Tint, Tint]:
        """Return ground, edge and ink while it is on."""
        ink = FOR[self.style_now.theme_name]
        return mix(self.style_now.theme.raised, ink, 0.16), ink, ink

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if not self.is_lit or not self.isEnabled():
            super().draw(painter, rect)
            return
        ground, edge, ink = self.colours()
        body = rounded(rect.adjusted(1, 1, -1, -2), self.radius)
        painter.fillPath(body, solid(ground))
        painter.strokePath(body, pen(edge, 2))
        side = min(rect.height() * 0.5, self.size_now * 1.25)
        words = "" if self.is_icon_only else self.words
        wide = width_of(words, self.size_now, "semibold") + GAP if words else 0.0
        if words and side + wide + 8 > rect.width():
            text_block(painter, rect, words, self.size_now, ink, "semibold", across="centre", down="middle")
            return
        left = max(4.0, (rect.width() - side - wide) / 2)
        icon(painter, self.icon_name, QRectF(left, (rect.height() - side) / 2, side, side), ink)
        if words:
            place = QRectF(left + side + GAP, 0, rect.width() - left - side - GAP, rect.height())
            text_line(painter, place, words, self.size_now, ink, "semibold")


class LampButton(LitButton):
    """Warm while advice is open."""

    def __init__(self) -> None:
        self.tip = ""
        super().__init__(icon_name="hint", is_compact=True)

    def say_tip(self, tip: str) -> None:
        """Say what it does, or why it does nothing now."""
        if tip == self.tip:
            return
        self.tip = tip
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(self.tip)

    def colours(self) -> tuple[Tint, Tint, Tint]:
        return LIT, "#A87A1A", "#3A2600"
