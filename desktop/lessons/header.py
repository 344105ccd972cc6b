"""The top line of a lesson: the game, how far one is, the way out, the languages."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.page.leaf import Leaf
from desktop.page.press import IconPress, Push, Segments
from desktop.paint.colours import ink_on, mix, solid
from desktop.paint.icons import icon
from desktop.paint.painting import SMOOTH, pen
from desktop.paint.paths import circle, rounded
from desktop.paint.text import figure, text_line
from desktop.theme import Style

RADIUS, STEP = 15.0, 7.0


class LessonHeader(Leaf):
    """Signals: `back`, `menu`, and `language` with the number of the choice."""

    back = Signal()
    menu = Signal()
    language = Signal(int)

    def __init__(self, parent: QWidget, style: Style) -> None:
        super().__init__(parent, style)
        self.game = self.shelf = ""
        self.finished: Sequence[bool] = ()
        self.at, self.steps, self.step = 0, 1, 0
        self.menu_button = IconPress(self, style, "menu", size=22)
        self.menu_button.clicked.connect(self.menu)
        self.way_out = Push(self, style, "quiet", "close", size=20, floor=20)
        self.way_out.clicked.connect(self.back)
        self.languages = Segments(self, style, size=20)
        self.languages.floor = 20
        self.languages.chosen.connect(self.language)

    def say(self, game: str, shelf: str, leave: str, languages: Sequence[str], language: int, menu: str) -> None:
        self.game, self.shelf = game, shelf
        self.menu_button.name(menu)
        self.way_out.say(leave)
        self.languages.offer(languages, language)
        self.update()

    def show_progress(self, finished: Sequence[bool], at: int, steps: int, step: int) -> None:
        """Which lessons are finished, which is open, how many steps it has, and at which one stands."""
        self.finished, self.at, self.steps, self.step = tuple(finished), at, steps, step
        self.setAccessibleDescription(f"{at + 1} / {len(finished)} · {step + 1} / {steps}")
        self.update()

    def arrange(self, width: int) -> int:
        style = self.style_now
        high = round(max(style.px(70), 20 * style.text_scale * 2.7))
        x = width - 20 - self.languages.wide()
        self.languages.put(x, (high - self.languages.high()) / 2)
        self.way_out.put(x - 14 - self.way_out.wide(), (high - self.way_out.high()) / 2)
        self.menu_button.put(12, (high - self.menu_button.high()) / 2)
        return high

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style, theme, rect = self.style_now, self.style_now.theme, QRectF(self.rect())
        painter.fillRect(rect, solid(theme.panel))
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), solid(theme.line))
        end = self.way_out.x() - 20.0
        size, small = max(26 * style.text_scale, style.text_size(32)), max(20 * style.text_scale, style.text_size(22))
        left = self.menu_button.geometry().right() + 10.0
        title = QRectF(left, 0, end - left, rect.height())
        x = left + text_line(painter, title, self.game, size, theme.text, "semibold", serif=True)
        room = QRectF(x + 40, 0, max(0.0, end - x - 40), rect.height())
        if room.width() > small * 6:
            painter.fillRect(QRectF(x + 20, rect.height() * 0.3, 1, rect.height() * 0.4), solid(theme.line))
            x = room.x() + text_line(painter, room, self.shelf, small, theme.muted)
        self._draw_progress(painter, x + 40, end, rect.center().y())
        painter.end()

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
