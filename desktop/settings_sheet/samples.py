"""What a setting does, made visible: a small table in each theme, words at the size chosen, a die on its way."""

from dataclasses import replace
from typing import Any, Literal

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.art import Art
from desktop.paint.grounds import board, felt, well
from desktop.paint.marks import seat_badge
from desktop.paint.painting import SMOOTH, clipped, faded, pen
from desktop.paint.paths import rounded
from desktop.paint.pieces import die, ghost_die
from desktop.paint.states import lit_target, trail
from desktop.paint.text import text_block, text_line
from desktop.settings import TEXT_SCALES, TRAVEL_MS, Pace
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from desktop.widgets.dressing import Drawn
from desktop.widgets.pressable import Pressable
from desktop.widgets.slider import STEPS, Slider

GAME = "marajoara"
"""Whose pieces the samples show."""


BY_SYSTEM: Literal["system"] = "system"
"""Stands for the theme, or the pace, that the system asks for."""


class ThemeTile(Pressable):
    """A small table as it looks in a theme, and the theme's name; half light and half dark where the system chooses."""

    radius = 12

    def __init__(self, art: Art, theme: ThemeName | Literal["system"]) -> None:
        self.art = art
        self.theme = theme
        super().__init__(size=16)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.let_grow(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wide(self) -> int:
        return self.px(180)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "bold") for word in self.words.split()), default=0)
        return max(self.px(130), round(longest) + 8)

    def high_for(self, width: float) -> int:
        """Return the height, the same at every width, so that all samples stand in one row."""
        return self.px(108) + round(height_of(self.words, self.least_wide(), self.size_now, "bold")) + 8

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        wide = min(rect.width() - 16, self.px(190))
        picture = QRectF(rect.center().x() - wide / 2, rect.y() + 8, wide, self.px(92))
        style = self.style_now
        art = self.art.worn(style, self.devicePixelRatioF())
        art.draw(painter, picture, ("theme", self.theme), self._small_table)
        if self.isChecked() or self.is_hovered:
            ring = rounded(picture.adjusted(-4.5, -4.5, 4.5, 4.5), 12)
            painter.strokePath(ring, pen(style.accent_text if self.isChecked() else style.theme.line, 3))
        line = QRectF(rect.x(), picture.bottom() + 8, rect.width(), rect.bottom() - picture.bottom() - 8)
        weight: Weight = "bold" if self.isChecked() else "regular"
        text_block(painter, line, self.words, self.size_now, style.theme.text, weight, across="centre")

    def _small_table(self, painter: QPainter, rect: QRectF) -> None:
        if self.theme != BY_SYSTEM:
            self._table_in(painter, rect, self.theme)
            return
        self._table_in(painter, rect, "light")
        dark = QPainterPath(rect.topRight())
        for corner in (rect.bottomRight(), rect.bottomLeft()):
            dark.lineTo(corner)
        with clipped(painter, dark):
            self._table_in(painter, rect, "dark")

    def _table_in(self, painter: QPainter, rect: QRectF, theme_name: ThemeName) -> None:
        style = Style(theme_name, GAME, unit=0.6)
        theme, outline = style.theme, rounded(rect, 9)
        with clipped(painter, outline):
            felt(painter, rect, style)
            painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), 13), solid(theme.panel))
            painter.fillRect(QRectF(rect.x() + 8, rect.y() + 5, rect.width() * 0.3, 3.4), solid(theme.text))
            dock = QRectF(rect.right() - rect.width() * 0.27, rect.y() + 13, rect.width() * 0.27, rect.height())
            painter.fillRect(dock, solid(theme.panel))
            for number, share in enumerate((0.7, 0.55, 0.65, 0.4)):
                line = QRectF(dock.x() + 7, dock.y() + 10 + number * 11, dock.width() * share, 3.2)
                painter.fillRect(line, solid(theme.text if number == 0 else theme.muted))
            painter.fillPath(
                rounded(QRectF(dock.x() + 7, rect.bottom() - 18, dock.width() * 0.7, 10), 3), solid(style.accent_text)
            )
            self._small_board(painter, rect, dock.x() - 10, style)
        painter.strokePath(outline, pen(theme.line if style.is_dark else "#8A8378", 1.2))

    def _small_board(self, painter: QPainter, rect: QRectF, right: float, style: Style) -> None:
        paper = QRectF(rect.x() + 10, rect.y() + 22, right - rect.x() - 14, rect.height() - 32)
        board(painter, paper, style, radius=5)
        side = (paper.height() - 11) / 2
        for row in range(2):
            for column in range(int((paper.width() - 6) // (side + 3))):
                place = rounded(
                    QRectF(paper.x() + 5 + column * (side + 3), paper.y() + 4 + row * (side + 3), side, side), 4
                )
                well(painter, place, style)
                if (column, row) == (1, 1):
                    lit_target(painter, place, style)
                if (column, row) in ((0, 0), (2, 1)):
                    middle = place.boundingRect().center()
                    die(painter, middle, side * 0.78, "yellow" if row else "red", 4 if row else 2, style)


PERCENTS = tuple(round(scale * 100) for scale in TEXT_SCALES)
BY_KEY = {
    **STEPS,
    Qt.Key.Key_PageUp: 1,
    Qt.Key.Key_PageDown: -1,
    Qt.Key.Key_Home: -len(PERCENTS),
    Qt.Key.Key_End: len(PERCENTS),
}


class SizeSlider(Slider):
    """Slider for the text size: six steps from 100 to 300 per cent.

    Its value is per cent, as screen readers say it. Signal `valueChanged` once the slider is let go: before that, the
    layout of the page would change while the user drags."""

    def __init__(self) -> None:
        super().__init__(PERCENTS[-1], step=1, page=1, wide=400, knob=14)
        self.setMinimum(PERCENTS[0])
        self.setTracking(False)
        self.sliderMoved.connect(self.update)

    @property
    def _size(self) -> int:
        return min(24, self.style_now.text_size(15))

    @property
    def high(self) -> int:
        return 44 + round(self._size * 1.3)

    @property
    def line_y(self) -> float:
        return 20

    def x_of(self, value: int) -> float:
        share = (value - PERCENTS[0]) / (PERCENTS[-1] - PERCENTS[0])
        return 22 + (self.width() - 44) * share

    def nearest(self, x: float) -> int:
        return min(PERCENTS, key=lambda percent: abs(self.x_of(percent) - x))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = BY_KEY.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            at = PERCENTS.index(self.nearest(self.x_of(self.value()))) + step
            self.setValue(PERCENTS[max(0, min(len(PERCENTS) - 1, at))])

    def draw_scale(self, painter: QPainter) -> None:
        theme = self.style_now.theme
        for percent in PERCENTS:
            x, chosen = self.x_of(percent), percent == self.sliderPosition()
            painter.fillRect(QRectF(x - 1, 32, 2, 6), with_alpha(theme.muted, 0.7))
            room = QRectF(x - 60, 40, 120, self._size * 1.3)
            weight: Weight = "bold" if chosen else "regular"
            ink = theme.text if chosen else theme.muted
            text_line(painter, room, str(percent), self._size, ink, weight, across="centre")


class SizeSample(Drawn):
    """A top line and a move, at the size chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.asked, self.what, self.below = "", "", "", ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, name: str, asked: str, move: str, below: str) -> None:
        self.name, self.asked, self.what, self.below = name, asked, move, below
        self.setAccessibleName(f"{name}. {asked}. {move}. {below}")
        self.updateGeometry()
        self.update()

    def _sizes(self) -> tuple[int, int, int]:
        style = self.style_now
        return style.text_size(19), style.text_size(16), style.text_size(14)

    def _heights(self, width: float) -> tuple[float, float, float]:
        """Return the heights of the top line, of the move and of the line below it."""
        ask, move, below = self._sizes()
        room = self._move_room(width)
        return (
            max(44.0, height_of(self._ask_line, width - self._ask_x - 10, ask, "bold") + 16),
            height_of(self.what, room, move, "bold"),
            height_of(self.below, room, below),
        )

    @property
    def _ask_x(self) -> float:
        return 60.0

    @property
    def _ask_line(self) -> str:
        return f"{self.name} · {self.asked}"

    def _move_room(self, width: float) -> float:
        return width - 120 - 80

    def heightForWidth(self, width: int) -> int:
        top, move, below = self._heights(width)
        return round(top + max(96, move + below + 30) + 16)

    def sizeHint(self) -> QSize:
        width = self.px(560)
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        style = replace(self.style_now, game=GAME)
        theme, rect = style.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        top, move, below = self._heights(rect.width())
        with clipped(painter, rounded(rect, 10)):
            felt(painter, rect, style)
            painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), top), solid(theme.panel))
            painter.fillRect(QRectF(rect.x(), rect.y() + top, rect.width(), 1), solid(theme.line))
        seat_badge(painter, QPointF(rect.x() + 34, rect.y() + top / 2), 16, "orange", style)
        line = QRectF(rect.x() + self._ask_x, rect.y(), rect.width() - self._ask_x - 10, top)
        text_block(painter, line, self._ask_line, self._sizes()[0], theme.text, "bold", down="middle")
        lower = QRectF(rect.x(), rect.y() + top, rect.width(), rect.height() - top)
        self._draw_place(painter, lower, style)
        self._draw_move(painter, lower, style, move, below)
        painter.strokePath(rounded(rect, 10), pen(theme.line, 1.2))
        painter.end()

    def _draw_place(self, painter: QPainter, lower: QRectF, style: Style) -> None:
        side = 78.0
        place = rounded(QRectF(lower.x() + 22, lower.center().y() - side / 2, side, side), 9)
        well(painter, place, style, "#DCC59A" if not style.is_dark else "#6B5540")
        lit_target(painter, place, style)
        ghost_die(painter, place.boundingRect().center(), side * 0.68, "yellow", 5)

    def _draw_move(self, painter: QPainter, lower: QRectF, style: Style, move: float, below: float) -> None:
        theme, body = style.theme, QRectF(lower.x() + 118, lower.y() + 9, lower.width() - 132, lower.height() - 18)
        path = rounded(body, 10)
        painter.fillPath(path, mix(theme.panel, theme.lit_fill, 0.14))
        painter.strokePath(path, pen(theme.lit, 2))
        die(painter, QPointF(body.x() + 38, body.center().y()), 46, "blue", 2, style)
        x, room = body.x() + 74, self._move_room(lower.width())
        y = body.center().y() - (move + below) / 2
        text_block(painter, QRectF(x, y, room, move + 1), self.what, self._sizes()[1], theme.text, "bold")
        text_block(painter, QRectF(x, y + move, room, below + 1), self.below, self._sizes()[2], theme.muted)


class PaceSample(Drawn):
    """A die that travels as fast as those of the opponents."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(44)
        self.journey = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self.journey.valueChanged.connect(lambda _: self.update())

    def sizeHint(self) -> QSize:
        return QSize(200, 44)

    def show_pace(self, pace: Pace) -> None:
        self.journey.stop()
        duration = TRAVEL_MS[pace]
        if duration:
            self.journey.setDuration(duration)
            self.journey.start()
        self.update()

    def paintEvent(self, event: Any) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        running = self.journey.state() == QVariantAnimation.State.Running
        share = float(self.journey.currentValue()) if running else 1.0
        start, end = 18.0, min(self.width() - 20.0, 170.0)
        x, y, style = start + (end - start) * share, self.height() / 2, self.style_now
        trail(painter, QLineF(start, y, max(start + 1, x - 14), y), "blue", style, 6)
        for number, part in enumerate((0.0, 0.35, 0.65)):
            with faded(painter, 0.18 + 0.16 * number):
                die(painter, QPointF(start + (x - start) * part, y), 20, "blue", 3, style)
        die(painter, QPointF(x, y), 26, "blue", 3, style)
        painter.end()
