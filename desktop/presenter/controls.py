"""What a class is run with: tools, inks, answers of a vote, drawn for the bar and for the teacher's screen."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent

from desktop.marking.marking import Marking, Tool
from desktop.paint.icons import icon
from desktop.paint.painting import pen
from desktop.paint.paths import circle, rounded, square_around
from desktop.paint.text import figure, text_line
from desktop.style.fonts import width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style
from desktop.style.vision import Tint
from desktop.widgets.pressable import Pressable
from rules.core.marks import INKS
from rules.teaching.vote import Vote

WORDS, KEY = 15.0, 13.0
LINE = 1.3
RIGHT_DARK, RIGHT_LIGHT = "#4FE3A8", "#0B7F57"
SLATE = "#4B5180"
DISC_RIGHT = "#0B7F57"


def right_ink(style: Style) -> str:
    return RIGHT_DARK if style.is_dark else RIGHT_LIGHT


class ToolButton(Pressable):
    """A sign with its words and its key, one below the other or in a row; without words where there is no room."""

    def __init__(self, icon_name: str, key: str = "", *, is_upright: bool = True) -> None:
        self.icon_name, self.key, self.is_upright = icon_name, key, is_upright
        self.is_short = False
        super().__init__(size=WORDS)
        self.setCheckable(True)
        self.setAccessibleDescription(key)

    def nextCheckState(self) -> None:
        """Who connected it says whether it is on."""

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(f"{words} ({self.key})" if self.key else words)

    def light(self, is_on: bool) -> None:
        if is_on != self.isChecked():
            self.setChecked(is_on)
            self.update()

    @property
    def _key_size(self) -> int:
        return self.style_now.text_size(KEY)

    @property
    def _side(self) -> float:
        return self.grown(22 if self.is_upright else 18)

    def wide(self) -> int:
        words = 0.0 if self.is_short else width_of(self.words, self.size_now, "semibold")
        key = width_of(self.key, self._key_size)
        if self.is_upright:
            return round(max(self._side, words, key)) + self.grown(16)
        return round(self._side + (words + 8 if words else 0) + (key + 8 if key else 0)) + self.grown(22)

    def high_for(self, width: float) -> int:
        if not self.is_upright:
            return self.grown(40)
        words = 0.0 if self.is_short else self.size_now * LINE
        return round(self._side + words + self._key_size * LINE) + self.grown(14)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme = self.style_now.theme
        body = rounded(rect.adjusted(1, 1, -1, -1), 8)
        ink: Tint = theme.text if self.isEnabled() else mix(theme.text, theme.panel, 0.55)
        quiet: Tint = theme.muted
        if self.isChecked():
            painter.fillPath(body, solid(theme.text))
            ink, quiet = theme.panel, mix(theme.panel, theme.text, 0.35)
        elif self.isEnabled() and (self.isDown() or self.is_hovered):
            painter.fillPath(body, with_alpha(theme.text, 0.14 if self.isDown() else 0.07))
        if self.is_upright:
            self._draw_upright(painter, rect, ink, quiet)
        else:
            self._draw_in_a_row(painter, rect, ink, quiet)

    def _draw_upright(self, painter: QPainter, rect: QRectF, ink: Tint, quiet: Tint) -> None:
        side, y = self._side, rect.y() + self.grown(7)
        icon(painter, self.icon_name, QRectF(rect.center().x() - side / 2, y, side, side), ink)
        y += side
        if not self.is_short:
            line = self.size_now * LINE
            place = QRectF(rect.x(), y, rect.width(), line)
            text_line(painter, place, self.words, self.size_now, ink, "semibold", across="centre")
            y += line
        place = QRectF(rect.x(), y, rect.width(), self._key_size * LINE)
        text_line(painter, place, self.key, self._key_size, quiet, across="centre")

    def _draw_in_a_row(self, painter: QPainter, rect: QRectF, ink: Tint, quiet: Tint) -> None:
        side, x = self._side, rect.x() + self.grown(11)
        icon(painter, self.icon_name, QRectF(x, rect.center().y() - side / 2, side, side), ink)
        x += side + 8
        if not self.is_short:
            words = width_of(self.words, self.size_now, "semibold")
            text_line(painter, QRectF(x, 0, words + 3, rect.height()), self.words, self.size_now, ink, "semibold")
            x += words + 8
        text_line(painter, QRectF(x, 0, rect.right() - x, rect.height()), self.key, self._key_size, quiet)


class InkButton(Pressable):
    """One of the inks."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        super().__init__()
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """Who connected it says whether it is on."""

    def say(self, words: str) -> None:
        super().say(words)
        self.setToolTip(words)

    def wide(self) -> int:
        return self.grown(34)

    def high_for(self, width: float) -> int:
        return self.grown(34)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        disc = circle(rect.center(), self.grown(11))
        painter.fillPath(disc, solid(self.colour))
        painter.strokePath(disc, pen("#8E8478", 1.2))
        if self.isChecked():
            painter.strokePath(circle(rect.center(), self.grown(15)), pen(self.style_now.theme.text, 2.2))


def letter_disc(painter: QPainter, centre: QPointF, radius: float, letter: str, *, is_right: bool) -> None:
    painter.fillPath(circle(centre, radius), solid(DISC_RIGHT if is_right else SLATE))
    figure(painter, square_around(centre, radius), letter, radius * 1.15, "#FFFFFF")


class HandsButton(Pressable):
    """An answer of a vote with its hands: a click or the wheel adds one, a right click takes one away.

    Signal: `counted` with how many.
    """

    counted = Signal(int)

    def __init__(self, at: int) -> None:
        self.letter, self.hands, self.is_right = "ABCD"[at], 0, False
        self.key_words = ""
        super().__init__(size=19)
        self.clicked.connect(lambda: self.counted.emit(1))

    def show_hands(self, hands: int, words: str, key_words: str, *, is_right: bool) -> None:
        self.hands, self.is_right, self.key_words = hands, is_right, key_words
        self.say(words)
        self.setToolTip(words)
        self.update()

    def wide(self) -> int:
        key = width_of(self.key_words, self.style_now.text_size(KEY))
        return max(self.grown(66), round(key) + self.grown(14))

    def high_for(self, width: float) -> int:
        return self.grown(62)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == event.button().RightButton:
            self.counted.emit(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.counted.emit(1 if event.angleDelta().y() > 0 else -1)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        theme, style = self.style_now.theme, self.style_now
        body = rounded(rect.adjusted(1, 1, -1, -1), 8)
        painter.fillPath(body, solid(theme.raised))
        line, wide = (right_ink(style), 2.4) if self.is_right else (theme.line, 1.2)
        painter.strokePath(body, pen(line, wide))
        radius, high = self.grown(12), rect.height()
        letter_disc(painter, QPointF(radius + 8, high * 0.36), radius, self.letter, is_right=self.is_right)
        place = QRectF(2 * radius + 8, high * 0.08, rect.width() - 2 * radius - 10, high * 0.56)
        figure(painter, place, str(self.hands), self.size_now, theme.text)
        size = style.text_size(KEY)
        foot = QRectF(0, high * 0.66, rect.width(), high * 0.28)
        if self.is_right:
            side = high * 0.24
            icon(painter, "check", QRectF(rect.center().x() - side / 2, foot.y(), side, side), line)
        else:
            text_line(painter, foot, self.key_words, size, theme.muted, across="centre")


Say = Callable[..., str]


def show_tools(tools: Mapping[Tool, ToolButton], inks: Sequence[InkButton], marking: Marking, say: Say) -> None:
    """Say the tools and inks, and light those in hand."""
    for tool, button in tools.items():
        button.say(say(f"tool-{tool}"))
        button.light(tool == marking.tool)
    for number, ink in zip(INKS, inks, strict=True):
        ink.say(say(f"ink-{number}"))
        ink.setChecked(number == marking.ink)


def show_vote(buttons: Sequence[HandsButton], vote: Vote | None, say: Say) -> None:
    """Show the hands of each answer of a vote; buttons for which there is no answer are hidden."""
    for at, button in enumerate(buttons):
        button.setVisible(vote is not None and at < len(vote.choices))
        if vote is not None and at < len(vote.choices):
            hands = vote.choices[at].hands
            words = say("class-hands", letter=button.letter, hands=hands)
            button.show_hands(hands, words, say("class-key", key=at + 1), is_right=vote.is_right(at))
