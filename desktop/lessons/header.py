"""The top line of a lesson: the game, how far one is, the way out, the languages."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.page.header import TopLeaf
from desktop.paint.colours import ink_on, mix, solid
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_line
from desktop.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.switch import Switch

RADIUS, STEP = 15.0, 7.0


class LessonHeader(TopLeaf):
    side = 20

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style, Button(icon_name="close", size=20, floor=20), Switch(size=20, floor=20))
        self.game = self.shelf = ""
        self.finished: Sequence[bool] = ()
        self.at, self.steps, self.step = 0, 1, 0

    def say(self, game: str, shelf: str, leave: str, menu: str) -> None:
        self.game, self.shelf = game, shelf
        self.menu_button.say(menu)
        self.way_back.say(leave)
        self.update()

    def show_progress(self, finished: Sequence[bool], at: int, steps: int, step: int) -> None:
        """Which lessons are finished, which is open, how many steps it has, and at which one stands."""
        self.finished, self.at, self.steps, self.step = tuple(finished), at, steps, step
        self.setAccessibleDescription(f"{at + 1} / {len(finished)} · {step + 1} / {steps}")
        self.update()

    @property
    def high(self) -> int:
        return round(max(self.style_now.px(70), 20 * self.style_now.text_scale * 2.7))

    def draw(self, painter: QPainter, rect: QRectF, end: float) -> None:
        style, theme = self.style_now, self.style_now.theme
        size, small = max(26 * style.text_scale, style.text_size(32)), max(20 * style.text_scale, style.text_size(22))
        x = self.begins
        title = QRectF(x, 0, end - x, rect.height())
        x += text_line(painter, title, self.game, size, theme.text, "semibold", serif=True)
        room = QRectF(x + 40, 0, max(0.0, end - x - 40), rect.height())
        if room.width() > small * 6:
            painter.fillRect(QRectF(x + 20, rect.height() * 0.3, 1, rect.height() * 0.4), solid(theme.line))
            x = room.x() + text_line(painter, room, self.shelf, small, theme.muted)
        self._draw_progress(painter, x + 40, end, rect.center().y())

    def _draw_progress(self, painter: QPainter, start: float, end: float, middle: float) -> None:
        """All lessons when there is room; else only the steps of this one."""
        pill = self.steps * 22.0 + 20
        count = len(self.finished)
        spacing = min(38.0, (end - start - pill - 20) / max(1, count - 1)) if count else 0
        if spacing < 2 * RADIUS + 3:
            if end - start > pill:
                self._draw_pill(painter, start, middle, pill)
            return
        x = start + max(0.0, (end - start - pill - spacing * (count - 1)) / 2)
        for number, finished in enumerate(self.finished):
            if number == self.at:
                self._draw_pill(painter, x - RADIUS, middle, pill)
                x += pill + spacing - 2 * RADIUS
            else:
                self._draw_lesson(painter, QPointF(x, middle), number, finished=finished)
                x += spacing

    def _draw_lesson(self, painter: QPainter, centre: QPointF, number: int, *, finished: bool) -> None:
        style, theme = self.style_now, self.style_now.theme
        disc = circle(centre, RADIUS)
        if finished:
            painter.fillPath(disc, solid(style.accent_text))
            icon(painter, "check", QRectF(centre.x() - 9, centre.y() - 9, 18, 18), ink_on(style.accent_text))
            return
        painter.strokePath(disc, pen(theme.line, 2.2))
        place = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
        figure(painter, place, str(number + 1), 17, theme.muted, "semibold")

    def _draw_pill(self, painter: QPainter, x: float, middle: float, wide: float) -> None:
        style, theme = self.style_now, self.style_now.theme
        pill = QRectF(x, middle - 18, wide, 36)
        painter.fillPath(rounded(pill, 18), mix(style.accent, theme.panel, 0.86))
        painter.strokePath(rounded(pill, 18), pen(style.accent_text, 2))
        for number in range(self.steps):
            centre = QPointF(x + 21 + number * 22, middle)
            if number < self.step:
                painter.fillPath(circle(centre, STEP), solid(style.accent_text))
            elif number == self.step:
                painter.fillPath(circle(centre, STEP + 2), solid(theme.raised))
                painter.strokePath(circle(centre, STEP + 1), pen(style.accent_text, 4))
            else:
                painter.strokePath(circle(centre, STEP), pen(style.accent_text, 1.8))
