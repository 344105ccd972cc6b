"""Measures how well words can be read on what is really under them, wherever they are painted.

While it listens, every painter writes letters in a colour that belongs to these words alone, without soft edges. In the
picture of a window each pixel of a letter is then known, and so is what lies around it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QWidget

from desktop.page.words import Words
from desktop.style.mixing import mix
from desktop.style.vision import contrast

UNDER, SOFT = 1, 2
"""So many pixels around a letter are what lies under it, and so many tell whether its edges are soft."""
WHOLE = 0.6
"""The least share of the height or width of words that is seen of them, else they are cut by an edge."""
MEASURED = 40
"""Letters: longer words are not measured whole."""
WRAPS = Qt.TextFlag.TextWordWrap.value
LEAST_PIXELS = 6
"""Of letters that are seen, else they lie under something else."""
GRAIN = 0xE0
"""Colours that are alike in these bits are one ground, grain and all."""
SHARE = 0.25
"""The least share of a ground that counts: a line of a drawing may touch a letter."""
MIXED, NEAR, SMEARED = 0.12, 12, 0.05
"""From which share on a pixel is a mixture of letter and ground, how exactly, and how many make soft edges."""
BLUE = 0xF0
PLACES, LETTERS = 0xF0F0, BLUE
"""Colours of words have at least so much blue, and as little green: nothing else that is painted has."""
MOST_WORDS = 0x10000
"""So many colours are left."""

Pixels = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True, slots=True)
class Written:
    words: str
    ink: QColor
    size: float
    room: tuple[float, float] = (0, 0)
    """How wide and high its letters are at least."""


@dataclass(frozen=True, slots=True)
class Read:
    """Words that are seen in a picture, and on what they are."""

    written: Written
    ground: QColor
    at: tuple[int, int]

    @property
    def contrast(self) -> float:
        return contrast(laid_on(self.written.ink, self.ground), self.ground)


def laid_on(ink: QColor, ground: QColor) -> QColor:
    """The ink as it shows on the ground, where it is not opaque."""
    return mix(ground, QColor(ink.name()), ink.alphaF())


@dataclass
class Listener:
    """Knows all words that were painted since it began to listen."""

    written: list[Written] = field(default_factory=list)

    def colour_of(self, words: str, ink: QColor, font: QFont, *, wraps: bool = True) -> QColor:
        """A colour for these words alone."""
        tight = QFontMetricsF(font).tightBoundingRect(words[:MEASURED])
        room = 0 if wraps or len(words) > MEASURED else tight.width(), tight.height()
        self.written.append(Written(words, ink, font.pixelSize(), room))
        number = len(self.written) - 1
        assert number < MOST_WORDS
        return QColor(number & 0xFF, number >> 8 & 0xF, BLUE + (number >> 12 & 0xF))

    def read_in(self, window: QWidget, picture: QImage, promised: float) -> Iterator[Read]:
        """All words that are seen in the picture of a window, with each ground that they are on.

        Those with less contrast than promised are left out where nobody is to read them.
        """
        pixels = pixels_of(picture)
        yield from self.painted_in(pixels, promised)
        yield from in_qt(window, pixels)

    def painted_in(self, pixels: Pixels, promised: float) -> Iterator[Read]:
        down, across = np.nonzero((pixels & PLACES) == LETTERS)
        found = number_in(pixels[down, across])
        is_known = found < len(self.written)
        down, across = down[is_known], across[is_known]
        numbers = np.full(pixels.shape, -1, np.int32)
        numbers[down, across] = found[is_known]
        order = np.argsort(numbers[down, across], kind="stable")
        down, across = down[order], across[order]
        found, starts = np.unique(numbers[down, across], return_index=True)
        ends = [*starts[1:], len(down)]
        for number, start, end in zip(found, starts, ends, strict=True):
            ys, xs = down[start:end], across[start:end]
            if end - start < LEAST_PIXELS or not is_whole(self.written[number], ys, xs):
                continue
            at = int(xs.mean()), int(ys.mean())
            found_on = [
                Read(self.written[number], ground, at) for ground in grounds(around(pixels, numbers, ys, xs, UNDER))
            ]
            is_faint = any(each.contrast < promised for each in found_on)
            if not (is_faint and is_smeared(around(pixels, numbers, ys, xs, SOFT), int(pixels[ys[0], xs[0]]))):
                yield from found_on


def in_qt(window: QWidget, pixels: Pixels) -> Iterator[Read]:
    """What Qt itself writes: labels and fields, each on a ground of one colour."""
    whole = QRect(0, 0, pixels.shape[1], pixels.shape[0])
    for each in window.findChildren(QWidget):
        if not isinstance(each, QLabel | QLineEdit | QPlainTextEdit) or isinstance(each, Words):
            continue
        if not (each.isVisible() and each.isEnabled() and words_of(each).strip()):
            continue
        shown = each.visibleRegion().boundingRect().translated(each.mapTo(window, QPoint())) & whole
        if not shown.isEmpty():
            under = pixels[shown.top() : shown.bottom() + 1, shown.left() : shown.right() + 1]
            size = each.font().pixelSize()
            found = Written(words_of(each), ink_of(each), size)
            at = shown.center().x(), shown.center().y()
            yield from (Read(found, ground, at) for ground in list(grounds(without(found.ink, under.ravel())))[:1])


def words_of(widget: QLabel | QLineEdit | QPlainTextEdit) -> str:
    if isinstance(widget, QLabel):
        return widget.text()
    return (widget.text() if isinstance(widget, QLineEdit) else widget.toPlainText()) or widget.placeholderText()


def ink_of(widget: QLabel | QLineEdit | QPlainTextEdit) -> QColor:
    """The colour of its words, or of what stands in an empty field."""
    palette = widget.palette()
    if isinstance(widget, QLabel):
        return palette.color(widget.foregroundRole())
    is_empty = not (widget.text() if isinstance(widget, QLineEdit) else widget.toPlainText())
    return palette.color(palette.ColorRole.PlaceholderText if is_empty else palette.ColorRole.Text)


def without(ink: QColor, pixels: Pixels) -> Pixels:
    """Without what the letters themselves have coloured."""
    off = np.abs(parts_of(pixels) - [ink.red(), ink.green(), ink.blue()]).max(axis=1)
    kept: Pixels = pixels[off > NEAR]
    return kept


def pixels_of(picture: QImage) -> Pixels:
    assert picture.format() == QImage.Format.Format_RGB32
    rows = np.frombuffer(picture.constBits(), np.uint32).reshape(picture.height(), -1)
    return rows[:, : picture.width()] & 0xFFFFFF


def number_in(colours: Pixels) -> Any:
    """The number of the words that have this colour alone."""
    return colours >> 16 | (colours >> 8 & 0xF) << 8 | (colours & 0xF) << 12


def is_whole(written: Written, ys: Any, xs: Any) -> bool:
    wide, high = written.room
    return bool(np.ptp(xs) + 1 >= wide * WHOLE and np.ptp(ys) + 1 >= high * WHOLE)


def around(pixels: Pixels, numbers: Any, ys: Any, xs: Any, reach: int) -> Pixels:
    """The pixels next to these which belong to no letter."""
    top, left = max(int(ys.min()) - reach, 0), max(int(xs.min()) - reach, 0)
    part = slice(top, int(ys.max()) + reach + 1), slice(left, int(xs.max()) + reach + 1)
    beside = numbers[part] < 0
    letters = np.zeros_like(beside)
    letters[ys - top, xs - left] = True
    found: Pixels = pixels[part][widened(widened(letters, reach).T, reach).T & beside]
    return found


def widened(spots: Any, reach: int) -> Any:
    """The spots, and as many to the left and to the right of each."""
    wide = spots.copy()
    for by in range(1, reach + 1):
        wide[:, by:] |= spots[:, :-by]
        wide[:, :-by] |= spots[:, by:]
    return wide


def is_smeared(near: Pixels, colour: int) -> bool:
    """Whether the letters have soft edges: they are part of a small picture of something, which nobody reads."""
    coarse = near & (GRAIN << 16 | GRAIN << 8 | GRAIN)
    found, counts = np.unique(coarse, return_counts=True)
    if not len(found):
        return True
    ground = parts_of(near[coarse == found[counts.argmax()]]).mean(axis=0)
    way = parts_of(np.array([colour])) - ground
    off = parts_of(near) - ground
    share = (off * way).sum(axis=1) / (way**2).sum()
    beside = np.abs(off - share[:, None] * way).max(axis=1)
    mixed = (share > MIXED) & (share < 1) & (beside < NEAR)
    return bool(mixed.mean() > SMEARED)


def parts_of(pixels: Pixels) -> Any:
    """Red, green and blue of each."""
    return np.stack([pixels >> 16 & 0xFF, pixels >> 8 & 0xFF, pixels & 0xFF], axis=1).astype(float)


def grounds(pixels: Pixels) -> Iterator[QColor]:
    """The mean of each colour that a good part of them has."""
    coarse = pixels & (GRAIN << 16 | GRAIN << 8 | GRAIN)
    found = zip(*np.unique(coarse, return_counts=True), strict=True)
    for each, count in sorted(found, key=lambda pair: -pair[1]):
        if count >= SHARE * len(pixels):
            same = pixels[coarse == each]
            yield QColor(*(round(float((same >> shift & 0xFF).mean())) for shift in (16, 8, 0)))


@cache
def hard_edged(key: str) -> QFont:
    made = QFont()
    made.fromString(key)
    made.setStyleStrategy(QFont.StyleStrategy.NoAntialias)
    return made


def is_in_use(device: Any) -> bool:
    """What does nothing now is grey, and may be."""
    return not isinstance(device, QWidget) or device.isEnabled()


@contextmanager
def listening() -> Iterator[Listener]:
    """Until the end, all that is painted is painted in this way."""
    listener = Listener()
    really_draw: Callable[..., Any] = QPainter.drawText
    really_lay: Callable[..., Any] = QTextLayout.draw

    def draw(painter: QPainter, *said: Any) -> Any:
        words = str(said[-1])
        if not (words.strip() and is_in_use(painter.device())):
            return really_draw(painter, *said)
        font, pen, opacity = painter.font(), painter.pen(), painter.opacity()
        ink = pen.color()
        ink.setAlphaF(ink.alphaF() * opacity)
        painter.setFont(hard_edged(font.toString()))
        painter.setOpacity(1.0)
        painter.setPen(listener.colour_of(words, ink, font, wraps=len(said) > 2 and bool(int(said[1]) & WRAPS)))
        drawn = really_draw(painter, *said)
        painter.setFont(font)
        painter.setOpacity(opacity)
        painter.setPen(pen)
        return drawn

    def lay(layout: QTextLayout, painter: QPainter, *where: Any) -> Any:
        if not is_in_use(painter.device()):
            return really_lay(layout, painter, *where)
        font, pen = layout.font(), painter.pen()
        words = layout.text()
        parts = layout.formats()
        for part in parts:
            if part.format.hasProperty(QTextCharFormat.Property.ForegroundBrush):
                piece = words[part.start : part.start + part.length]
                ink = part.format.foreground().color()
                part.format.setForeground(listener.colour_of(piece, ink, font))
        layout.setFormats(parts)
        layout.setFont(hard_edged(font.toString()))
        painter.setPen(listener.colour_of(words, pen.color(), font))
        laid = really_lay(layout, painter, *where)
        painter.setPen(pen)
        return laid

    QPainter.drawText = draw  # type: ignore[method-assign, assignment]
    QTextLayout.draw = lay  # type: ignore[method-assign, assignment]
    try:
        yield listener
    finally:
        QPainter.drawText = really_draw  # type: ignore[method-assign]
        QTextLayout.draw = really_lay  # type: ignore[method-assign]
