"""The aim of a game on paper: what wins, a turn and the end; beside it where points come from, and tips."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.aim.words import AimWords, Share
from desktop.board.signs import SIGNS
from desktop.page.leaf import Leaf
from desktop.paint.marks import earned, hatching, numeral
from desktop.paint.painting import SMOOTH, clipped, pen
from desktop.paint.paths import circle, polygon, rounded
from desktop.paint.rich_text import Signs, rich_height, rich_text
from desktop.paint.text import text_block, text_line
from desktop.style.fonts import Weight, height_of, width_of
from desktop.style.mixing import mix, solid, with_alpha
from desktop.style.theme import Style

StepPainter = Callable[[QPainter, QRectF, Style], None]

TWO_COLUMNS = 860
"""A page narrower than this, at text of the usual size, has one column."""
GAP, HEAD_GAP = 48.0, 6.0
SUN, SWATCH = 32.0, 26.0
STEP = 124.0
TEXTURES = ("solid", "hatched", "dotted", "pale")
PALENESS = {"solid": 0.0, "hatched": 0.62, "dotted": 0.76, "pale": 0.9}


@dataclass(frozen=True, slots=True)
class Spacing:
    """How far apart all stands, and how large what has no words is."""

    part: float = 24.0
    tip: float = 14.0
    picture: float = 92.0
    bar: float = 44.0
    line: float = 1.7
    """Of the size of the words beside a share."""
    name: float = 15.0
    """Size of the name of a step."""
    arrow: float = 15.0
    """From one step to the next."""


USUAL, TIGHT = Spacing(), Spacing(part=12.0, tip=8.0, picture=76.0, bar=34.0, line=1.5, name=13.0, arrow=12.0)


class AimLeaf(Leaf):
    """Painted as a whole; a test asks for the height that it takes at a width."""

    def __init__(
        self, parent: QWidget | None, style: Style, words: AimWords, loop: Sequence[StepPainter], signs: Signs
    ) -> None:
        super().__init__(parent, style)
        self.words, self.loop, self.signs = words, loop, {**SIGNS, **signs}
        self.spacing = USUAL
        self.setAccessibleName(words.spoken)

    def fit(self, width: int, room: int) -> int:
        """Stand closer together where that lets all be seen at once; return how high it is."""
        self.spacing = USUAL
        high = self.arrange(width)
        if high <= room:
            return high
        self.spacing = TIGHT
        tight = self.arrange(width)
        if tight <= room:
            return tight
        self.spacing = USUAL
        return high

    def arrange(self, width: int) -> int:
        if width < TWO_COLUMNS * self.style_now.text_scale:
            left = self._left(None, QRectF(0, 0, width, 0))
            return round(self._right(None, QRectF(0, left + self.spacing.part, width, 0)) + 4)
        column = (width - GAP) / 2
        left, right = self._left(None, QRectF(0, 0, column, 0)), self._right(None, QRectF(0, 0, column, 0))
        return round(max(left, right) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        width, style = float(self.width()), self.style_now
        if width < TWO_COLUMNS * style.text_scale:
            end = self._left(painter, QRectF(0, 0, width, 0))
            self._right(painter, QRectF(0, end + self.spacing.part, width, 0))
        else:
            column = (width - GAP) / 2
            self._left(painter, QRectF(0, 0, column, 0))
            self._right(painter, QRectF(column + GAP, 0, column, 0))
            painter.fillRect(QRectF(width / 2, 4, 1, self.height() - 8), solid(style.theme.line))
        painter.end()

    # Each part draws itself where there is a painter, and says where it ends

    def _left(self, painter: QPainter | None, at: QRectF) -> float:
        words, style = self.words, self.style_now
        sun = SUN * style.text_scale**0.5 * style.unit
        if painter is not None:
            earned(painter, QPointF(at.x() + sun, at.y() + sun + 2), sun, "", style)
        goal = QRectF(at.x() + 2 * sun + 20, at.y(), at.width() - 2 * sun - 20, 0)
        y = (
            max(self._block(painter, goal, words.goal, 21, "semibold", serif=True), at.y() + 2 * sun + 4)
            + self.spacing.part
        )
        y = self._head(painter, at, y, words.turn_title)
        y = self._rich(painter, QRectF(at.x(), y, at.width(), 0), words.turn, 17) + 14
        y = self._steps(painter, QRectF(at.x(), y, at.width(), 0)) + 14
        if words.others:
            y = self._rich(painter, QRectF(at.x(), y, at.width(), 0), words.others, 16)
        y = self._head(painter, at, y + self.spacing.part, words.end_title)
        return self._rich(painter, QRectF(at.x(), y, at.width(), 0), words.end, 17)

    def _right(self, painter: QPainter | None, at: QRectF) -> float:
        words, y = self.words, at.y()
        if words.shares:
            y = self._head(painter, at, y, words.from_title)
            y = self._shares(painter, QRectF(at.x(), y, at.width(), 0)) + 8
            y = (
                self._block(painter, QRectF(at.x(), y, at.width(), 0), words.measured, 14, muted=True)
                + self.spacing.part
            )
        y = self._head(painter, at, y, words.tips_title) + 4
        radius = 13.0 * self.style_now.text_scale**0.5
        for number, tip in enumerate(words.tips, 1):
            if painter is not None:
                numeral(painter, QPointF(at.x() + radius, y + radius), radius, number, self.style_now)
            room = QRectF(at.x() + 2 * radius + 14, y, at.width() - 2 * radius - 14, 0)
            y = max(self._rich(painter, room, tip, 17), y + 2 * radius) + self.spacing.tip
        return y - self.spacing.tip

    def _head(self, painter: QPainter | None, at: QRectF, y: float, words: str) -> float:
        size = self.style_now.text_size(16)
        if painter is not None:
            line = QRectF(at.x(), y, at.width(), size * 1.4)
            text_line(painter, line, words, size, self.style_now.accent_text, "bold")
        return y + size * 1.4 + HEAD_GAP

    def _block(
        self,
        painter: QPainter | None,
        at: QRectF,
        words: str,
        size: float,
        weight: Weight = "regular",
        *,
        serif: bool = False,
        muted: bool = False,
    ) -> float:
        style = self.style_now
        high = height_of(words, at.width(), style.text_size(size), weight, serif=serif)
        if painter is not None:
            ink = style.theme.muted if muted else style.theme.text
            room = QRectF(at.x(), at.y(), at.width() + 1, high + 2)
            text_block(painter, room, words, style.text_size(size), ink, weight, serif=serif)
        return at.y() + high

    def _rich(self, painter: QPainter | None, at: QRectF, words: str, size: float) -> float:
        style, large = self.style_now, self.style_now.text_size(size)
        if painter is not None:
            rich_text(painter, at, words, large, style.theme.text, style, self.signs)
        return at.y() + rich_height(words, at.width(), large, self.signs)

    # The loop

    @property
    def picture(self) -> float:
        """How high the picture of a step is."""
        return self.spacing.picture * (1 + self.style_now.unit) / 2

    def _steps(self, painter: QPainter | None, at: QRectF) -> float:
        """Draw the steps of the loop side by side; in as many rows as they need."""
        style, steps = self.style_now, self.words.steps
        if not steps:
            return at.y()
        name, note = style.text_size(self.spacing.name), style.text_size(13)
        least = max(width_of(word, name, "bold") for title, _ in steps for word in title.split(" ")) + 8
        fit = max(1, int((at.width() + self.spacing.arrow) // (least + self.spacing.arrow)))
        in_row = -(-len(steps) // -(-len(steps) // fit))
        wide = min((at.width() - self.spacing.arrow * (in_row - 1)) / in_row, max(least, STEP * style.text_scale))
        words_high = max(
            height_of(title, wide - 8, name, "bold") + (height_of(caption, wide - 12, note) if caption else 0)
            for title, caption in steps
        )
        high, y = self.picture + words_high + 12, at.y()
        for number, (title, caption) in enumerate(steps):
            row, column = divmod(number, in_row)
            box = QRectF(at.x() + column * (wide + self.spacing.arrow), y + row * (high + 12), wide, high)
            if painter is not None:
                self._step(painter, box, number, title, caption)
                if number + 1 < len(steps) and column + 1 < in_row:
                    arrow(painter, QPointF(box.right() + self.spacing.arrow / 2, box.y() + self.picture / 2), style)
        rows = -(-len(steps) // in_row)
        return y + rows * (high + 12) - 12

    def _step(self, painter: QPainter, box: QRectF, number: int, title: str, caption: str) -> None:
        style = self.style_now
        path = rounded(box, 10)
        ground = mix(style.theme.panel, style.ground.well, 0.5)
        painter.fillPath(path, ground)
        painter.strokePath(path, pen(style.ground.edge, 1.1))
        if number < len(self.loop):
            self.loop[number](painter, QRectF(box.x() + 6, box.y() + 8, box.width() - 12, self.picture - 14), style)
        size = style.text_size(self.spacing.name)
        high = height_of(title, box.width() - 8, size, "bold")
        place = QRectF(box.x() + 4, box.y() + self.picture, box.width() - 8, high + 2)
        text_block(painter, place, title, size, style.theme.text, "bold", across="centre")
        below = QRectF(box.x() + 6, place.y() + high, box.width() - 12, box.bottom() - place.y())
        text_block(painter, below, caption, style.text_size(13), style.theme.muted, across="centre")

    # Where points come from

    def _shares(self, painter: QPainter | None, at: QRectF) -> float:
        style, shares, size = self.style_now, self.words.shares, self.style_now.text_size(17)
        bar = QRectF(at.x(), at.y(), at.width(), self.spacing.bar)
        if painter is not None:
            self._bar(painter, bar, shares)
        y, line = bar.bottom() + 12, size * self.spacing.line
        for share, texture in zip(shares, TEXTURES, strict=False):
            if painter is not None:
                swatch = rounded(QRectF(at.x(), y + line / 2 - 9, SWATCH, 17), 4)
                woven(painter, swatch, texture, style)
                amount = f"≈\u202f{share.mean}"
                taken = width_of(amount, size, "bold") + 40
                words = QRectF(at.x() + SWATCH + 12, y, at.width() - SWATCH - 12 - taken, line)
                text_line(painter, words, share.label, size, style.theme.text)
                room = QRectF(at.right() - taken, y, taken - 32, line)
                text_line(painter, room, amount, size, style.theme.text, "bold", across="right")
                earned(painter, QPointF(at.right() - 13, y + line / 2), 11, "", style)
            y += line
        return y

    def _bar(self, painter: QPainter, bar: QRectF, shares: Sequence[Share]) -> None:
        style, path, x = self.style_now, rounded(bar, 8), bar.x()
        with clipped(painter, path):
            for share, texture in zip(shares, TEXTURES, strict=False):
                part = QRectF(x, bar.y(), bar.width() * share.share, bar.height())
                area = QPainterPath()
                area.addRect(part)
                woven(painter, area, texture, style, edge=False)
                painter.fillRect(QRectF(part.right() - 1, part.y(), 2, part.height()), solid(style.theme.panel))
                percent(painter, part, share.share, texture, style)
                x = part.right()
        painter.strokePath(path, pen(style.theme.text, 1.2))


def percent(painter: QPainter, part: QRectF, share: float, texture: str, style: Style) -> None:
    """Write the share into its part of the bar, where there is room for it."""
    words, size = f"{round(share * 100)}\u00a0%", style.text_size(16)
    wide = width_of(words, size, "bold") + 14
    if wide > part.width():
        return
    if texture != "solid":
        pill = QRectF(part.center().x() - wide / 2, part.center().y() - 12, wide, 24)
        painter.fillPath(rounded(pill, 6), solid(style.theme.panel))
    ink = style.readable_on(style.theme.text, style.accent_text if texture == "solid" else style.theme.panel)
    text_line(painter, part, words, size, ink, "bold", across="centre")


def woven(painter: QPainter, path: QPainterPath, texture: str, style: Style, *, edge: bool = True) -> None:
    """Fill an area with the accent as it stands for one source: full, hatched, dotted or pale."""
    colour, box = style.accent_text, path.boundingRect()
    painter.fillPath(path, mix(colour, style.theme.panel, PALENESS[texture]))
    if texture == "hatched":
        hatching(painter, path, pen(with_alpha(colour, 0.75), 2), 8)
    elif texture == "dotted":
        with clipped(painter, path):
            for row in range(int(box.height() / 8) + 2):
                for column in range(int(box.width() / 10) + 2):
                    dot = QPointF(box.x() + 4 + column * 10 + row % 2 * 5, box.y() + 5 + row * 8)
                    painter.fillPath(circle(dot, 1.7), solid(colour))
    if edge:
        painter.strokePath(path, pen(style.theme.text))


def arrow(painter: QPainter, at: QPointF, style: Style) -> None:
    """Draw the way from one step to the next."""
    corners = ((at.x() - 5, at.y() - 10), (at.x() + 7, at.y()), (at.x() - 5, at.y() + 10))
    painter.fillPath(polygon(corners), solid(style.accent_text))
