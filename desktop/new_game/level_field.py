"""The field that says how good a computer is; pressed, the levels unfold below."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import solid, with_alpha
from desktop.widgets.pressable import Pressable

LABEL, SIDE, GAP = 14, 11, 11
HIGH, WIDE = 40, 250
OPENING = (Qt.Key.Key_Down, Qt.Key.Key_Up)
"""Keys that unfold it, beside those that press it."""


class LevelField(Pressable):
    """Checked while the levels are unfolded."""

    radius = 7

    def __init__(self) -> None:
        self.label = ""
        super().__init__(on="board", size=16)
        self.setCheckable(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, label: str, value: str, said: str, *, is_open: bool) -> None:
        """`said`: what a screen reader calls the field."""
        self.label = label
        self.say_as(value, f"{said}: {value}")
        self.setChecked(is_open)

    @property
    def _label_size(self) -> int:
        return self.style_now.text_size(LABEL)

    @property
    def _sign(self) -> int:
        return self.grown(14)

    def wide(self) -> int:
        return max(self.least_wide(), self.grown(WIDE))

    def least_wide(self) -> int:
        words = width_of(self.label, self._label_size) + width_of(self.words, self.size_now, "bold")
        return round(words) + 2 * SIDE + 2 * GAP + self._sign + 4

    def high_for(self, width: float) -> int:
        return max(self.px(HIGH), round(self.size_now * 1.3) + 14)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        style, inks = self.style_now, self.inks
        body = rect.adjusted(1, 1, -1, -1)
        path = rounded(body, self.radius)
        painter.fillPath(path, solid(style.theme.raised))
        if self.is_hovered:
            painter.fillPath(path, with_alpha(inks.text, 0.05))
        is_strong = self.isChecked() or style.theme_name == "contrast"
        painter.strokePath(rounded(body.adjusted(1, 1, -1, -1), 6), pen(inks.text if is_strong else inks.line, 2))
        ink = style.theme.text
        x = body.x() + SIDE
        line = QRectF(x, body.y(), body.width(), body.height())
        x += text_line(painter, line, self.label, self._label_size, style.theme.muted) + GAP
        side = float(self._sign)
        room = QRectF(x, body.y(), body.right() - SIDE - side - GAP / 2 - x, body.height())
        text_line(painter, room, self.words, self.size_now, ink, "bold")
        place = QRectF(body.right() - SIDE - side, body.center().y() - side / 2, side, side)
        icon(painter, "chevron_up" if self.isChecked() else "chevron_down", place, ink)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in OPENING and not self.isChecked():
            Pressable.was_by_keyboard = True
            self.click()
        else:
            super().keyPressEvent(event)
