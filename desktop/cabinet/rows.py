"""The rows of the cabinet's left side: what one can do, and the games played last."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.paint.icons import icon
from desktop.paint.light import shadow
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.vision import Tint
from desktop.widgets.pressable import Pressable

TITLE, BELOW = 24, 16
ON_ACCENT, ON_ACCENT_BELOW = "#FFFFFF", "#FBE3DC"
TITLE_LIMIT = 2.0
"""A heading grows with the text up to this; beyond, it would only push away what it heads."""


class DoRow(Pressable):
    """Something to do: a sign, its name, and a line that says what awaits. `bright` for the first of them."""

    radius = 10

    def __init__(self, icon_name: str, *, bright: bool = False, title: int = TITLE) -> None:
        self.icon_name, self.is_bright, self.title, self.below = icon_name, bright, title, ""
        self.is_tight = False
        """Whether it stands closer to the others, in a low window."""
        super().__init__(on="wall")
        self.let_grow(QSizePolicy.Policy.Expanding)

    def tell(self, words: str, below: str) -> None:
        self.below = below
        self.say(words)
        self.setAccessibleDescription(below)

    @property
    def indent(self) -> float:
        return self.px(68)

    def _sizes(self) -> tuple[float, float]:
        style = self.style_now
        return min(style.text_size(self.title), self.title * TITLE_LIMIT), style.text_size(BELOW)

    def wide(self) -> int:
        return self.px(412)

    def least_wide(self) -> int:
        return self.px(260)

    def high_for(self, width: float) -> int:
        title, below = self._heights(width)
        if self.is_tight:
            return round(max(title + below + self.px(16), self.px(80 if self.is_bright else 66)))
        return round(max(title + below + self.px(30), self.px(96 if self.is_bright else 86)))

    def _heights(self, width: float) -> tuple[float, float]:
        room = width - self.indent - 14
        big, small = self._sizes()
        return (
            height_of(self.words, room, big, "semibold", serif=True),
            height_of(self.below, room, small) if self.below else 0.0,
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inks = self.inks
        ink, quiet, sign = inks.text, inks.muted, inks.accent
        if self.is_bright:
            self._draw_ground(painter, rect.adjusted(4, 2, -4, -8))
            ground = self.style_now.plate(self.style_now.accent)
            ink, quiet, sign = ON_ACCENT, self.style_now.readable_on(ON_ACCENT_BELOW, ground), ON_ACCENT
        else:
            if self.is_hovered:
                painter.fillPath(rounded(rect.adjusted(2, 2, -2, -2), 8), with_alpha(inks.accent, 0.10))
            # As a path: a filled rectangle makes Python load all gradients that Qt knows by name.
            line = QRectF(rect.x() + 4, rect.bottom() - 1, rect.width() - 8, 1)
            painter.fillPath(rounded(line, 0), solid(inks.line))
        self._draw_words(painter, rect.adjusted(0, 0, 0, -6 if self.is_bright else 0), ink, quiet, sign)

    def _draw_ground(self, painter: QPainter, body: QRectF) -> None:
        style, path = self.style_now, rounded(body, self.radius)
        shadow(painter, path, style, drop=3, blur=5, strength=0.28)
        ground = solid(style.plate(style.accent))
        painter.fillPath(path, ground.lighter(112) if self.is_hovered else ground)
        edge = style.theme.text if style.theme_name == "contrast" else with_alpha("#FFFFFF", 0.20)
        painter.strokePath(rounded(body.adjusted(1.2, 1.2, -1.2, -1.2), 9), pen(edge, 1.2))

    def _draw_words(self, painter: QPainter, rect: QRectF, ink: Tint, quiet: Tint, sign: Tint) -> None:
        title, below = self._heights(rect.width())
        big, small = self._sizes()
        side = self.px(28)
        centre = rect.x() + self.px(36)
        icon(painter, self.icon_name, QRectF(centre - side / 2, rect.center().y() - side / 2, side, side), sign)
        x, room = rect.x() + self.indent, rect.width() - self.indent - 14
        top = rect.center().y() - (title + below) / 2 - 1
        text_block(painter, QRectF(x, top, room, title + 2), self.words, big, ink, "semibold", serif=True)
        text_block(painter, QRectF(x, top + title + 1, room, below + 2), self.below, small, quiet)


class GameRow(Pressable):
    """A game played lately: a piece of its cloth, what it was, and when."""

    radius = 6

    def __init__(self) -> None:
        self.game, self.when = "", ""
        super().__init__(on="wall", size=16)
        self.let_grow(QSizePolicy.Policy.Expanding)

    def tell(self, game: str, words: str, when: str) -> None:
        self.game, self.when = game, when
        self.say(words)
        self.setAccessibleDescription(when)

    def wide(self) -> int:
        return self.px(412)

    def least_wide(self) -> int:
        return self.px(260)

    def high_for(self, width: float) -> int:
        words, when = self._heights(width)
        return round(max(words + when, self.px(30))) + 8

    def _fits(self, width: float) -> bool:
        """Whether the day stands on the same line."""
        needed = width_of(self.words, self.size_now) + width_of(self.when, self.size_now) + 20
        return needed <= width - self.px(50) - 8

    def _heights(self, width: float) -> tuple[float, float]:
        room = width - self.px(50) - 8
        words = height_of(self.words, room, self.size_now)
        return words, 0.0 if self._fits(width) else height_of(self.when, room, self.size_now)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inks = self.inks
        if self.is_hovered:
            painter.fillPath(rounded(rect.adjusted(1, 1, -1, -1), self.radius), with_alpha(inks.accent, 0.10))
        patch = QRectF(rect.x() + 5, rect.center().y() - self.px(12), self.px(32), self.px(24))
        draw_patch(painter, patch, self.game)
        words, when = self._heights(rect.width())
        x, right = rect.x() + self.px(50), rect.right() - 8
        top = rect.center().y() - (words + when) / 2
        text_block(painter, QRectF(x, top, right - x, words + 2), self.words, self.size_now, inks.text)
        if when:
            text_block(painter, QRectF(x, top + words, right - x, when + 2), self.when, self.size_now, inks.muted)
        else:
            line = QRectF(x, top, right - x, words + 2)
            text_line(painter, line, self.when, self.size_now, inks.muted, across="right")
