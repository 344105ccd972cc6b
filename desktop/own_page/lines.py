"""Lines in a list: a finished game, a best score, the lessons of a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.own_page.panel import Panel, own_ink
from desktop.page.words import Type, Words
from desktop.paint.art import Art
from desktop.paint.motifs import draw_patch
from desktop.paint.painting import pen
from desktop.paint.paths import rounded
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import height_of, width_of
from desktop.style.mixing import solid, with_alpha
from desktop.style.theme import Style
from desktop.widgets.links import TextLink
from desktop.widgets.pressable import Pressable

PATCH, BAR = 38.0, 6.0
MOST_APART = 10


@dataclass(frozen=True, slots=True)
class Said:
    """What stands on a line, and what pressing it means; nothing where it leads nowhere."""

    game: str
    title: str
    below: str
    figure: str = ""
    beside: str = ""
    """Below the figure."""
    leads: str = ""
    share: float | None = None
    """How far a bar below the words is filled."""


class GameLine(Pressable):
    radius = 8

    def __init__(self) -> None:
        self.said = Said("", "", "")
        super().__init__(size=16)

    def show_line(self, said: Said) -> None:
        self.said = said
        self.say(said.title)
        self.setAccessibleDescription(
            " · ".join(each for each in (said.figure, said.below, said.beside, said.leads) if each)
        )
        self.setToolTip(said.leads)

    @property
    def small(self) -> int:
        return self.style_now.text_size(14)

    @property
    def _first(self) -> float:
        return self.grown(PATCH) + 14.0

    @property
    def _last(self) -> float:
        figure = width_of(self.said.figure, self.size_now, "bold") if self.said.figure else 0.0
        return max(figure, width_of(self.said.beside, self.small)) + 6 if self.said.figure or self.said.beside else 0.0

    def _room(self, width: float) -> float:
        return width - self._first - self._last - 16

    def wide(self) -> int:
        return self.grown(300)

    def least_wide(self) -> int:
        longest = max((width_of(word, self.size_now, "semibold") for word in self.said.title.split()), default=0.0)
        return round(self._first + self._last + longest + 16)

    def _heights(self, width: float) -> tuple[float, float]:
        room = max(1.0, self._room(width))
        below = height_of(self.said.below, room, self.small) if self.said.below else 0.0
        return height_of(self.said.title, room, self.size_now, "semibold"), below

    def high_for(self, width: float) -> int:
        bar = BAR + 4 if self.said.share is not None else 0
        return round(max(sum(self._heights(width)) + bar, self.size_now * 1.4 + self.small * 1.4, self.grown(30)) + 10)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inks, said = self.inks, self.said
        if self.said.leads and (self.is_hovered or self.isDown()):
            painter.fillPath(rounded(rect.adjusted(0, 1, 0, -1), self.radius), with_alpha(inks.text, 0.07))
        patch = QRectF(6, 0, self.grown(PATCH), self.grown(28))
        patch.moveTop(rect.center().y() - patch.height() / 2)
        draw_patch(painter, patch, said.game)
        title, below = self._heights(rect.width())
        bar = BAR + 4 if said.share is not None else 0.0
        room, top = self._room(rect.width()), rect.center().y() - (title + below + bar) / 2
        text_block(painter, QRectF(self._first, top, room, title + 2), said.title, self.size_now, inks.text, "semibold")
        text_block(painter, QRectF(self._first, top + title, room, below + 2), said.below, self.small, inks.muted)
        if said.share is not None:
            self._draw_bar(painter, QRectF(self._first, top + title + below + 4, rect.width() - self._first - 6, BAR))
        end = QRectF(rect.right() - self._last - 4, rect.y(), self._last, rect.height())
        self._draw_end(painter, end.adjusted(0, 0, 0, -bar))

    def _draw_end(self, painter: QPainter, place: QRectF) -> None:
        inks, said = self.inks, self.said
        lines = self.size_now * 1.4 if said.figure else 0.0, self.small * 1.4 if said.beside else 0.0
        y = place.center().y() - sum(lines) / 2
        figure = QRectF(place.x(), y, place.width(), lines[0])
        text_line(painter, figure, said.figure, self.size_now, inks.text, "bold", across="right")
        beside = QRectF(place.x(), y + lines[0], place.width(), lines[1])
        text_line(painter, beside, said.beside, self.small, inks.muted, across="right")

    def _draw_bar(self, painter: QPainter, place: QRectF) -> None:
        share = self.said.share or 0.0
        path = rounded(place, BAR / 2)
        painter.fillPath(path, with_alpha(self.inks.text, 0.12))
        if share:
            filled = QRectF(place.x(), place.y(), max(BAR, place.width() * share), place.height())
            painter.fillPath(rounded(filled, BAR / 2), solid(own_ink(self.style_now)))
        if self.style_now.theme_name == "contrast":
            painter.strokePath(path, pen(self.inks.text))


class ListPanel(Panel):
    """Lines, as many as there is room for; below them a link that leads on. Signals: `chosen` with the number of a
    line, `followed` when the link is."""

    chosen = Signal(int)
    followed = Signal()

    def __init__(self, parent: QWidget, style: Style, art: Art, least: int = 4) -> None:
        super().__init__(parent, style, art)
        self.least = least
        self.lines: list[GameLine] = []
        self.count = 0
        self.nothing = Words(self, Type(16, ink="muted"), style)
        self.link = self.hold(TextLink(icon_name="chevron_right", icon_last=True))
        self.link.clicked.connect(self.followed)

    def show_lines(self, lines: Sequence[Said], nothing: str, link: str) -> None:
        """`nothing` is said where there is no line."""
        while len(self.lines) < len(lines):
            line = self.hold(GameLine())
            number = len(self.lines)
            line.clicked.connect(lambda _=False, number=number: self.chosen.emit(number))
            self.lines.append(line)
        self.count = len(lines)
        for line, said in zip(self.lines, lines, strict=False):
            line.show_line(said)
        self.nothing.say("" if lines else nothing)
        self.link.say(link)

    def arrange(self, width: int) -> int:
        return self._arrange(width, self._heights(width)[: self.least], 0)

    def arrange_in(self, width: int, height: int) -> None:
        """Show as many lines as there is room for, a little apart where room is left."""
        heights, shown = self._heights(width), self._heights(width)[: self.least]
        while len(shown) < len(heights) and self._arrange(width, heights[: len(shown) + 1], 0) <= height:
            shown = heights[: len(shown) + 1]
        spare = height - self._arrange(width, shown, 0)
        self._arrange(width, shown, min(self.px(MOST_APART), spare // max(1, len(shown))))

    def _heights(self, width: int) -> list[int]:
        return [line.high_for(self.inside(width) + 12) for line in self.lines[: self.count]]

    def _arrange(self, width: int, heights: Sequence[int], apart: int) -> int:
        """Show lines of these heights, the others not."""
        pad, wide = self.pad, self.inside(width)
        y = self.put_head(width)
        y = self.nothing.put(pad, y, wide) + (self.px(8) if self.nothing.text() else 0)
        for number, line in enumerate(self.lines):
            line.setVisible(number < len(heights))
        for line, high in zip(self.lines, heights, strict=False):
            line.put(pad - 6, y, wide + 12, high)
            y += high + apart
        self.link.setVisible(bool(self.link.words))
        if self.link.words:
            self.link.put(pad - 4, y + self.px(4), min(self.link.wide(), wide + 4))
            y += self.link.high_for(wide) + self.px(4)
        return y + self.foot
