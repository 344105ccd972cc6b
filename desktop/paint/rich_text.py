"""Words with emphasis and small printed signs: `**so much**`, `[vp:10|10 points]`. Measured, wrapped and drawn.

A sign is written as its name, what its painter needs to know, and the words that stand for it wherever no picture can.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.paint.text import text_line
from desktop.style.fonts import Weight, width_of
from desktop.style.theme import Style
from desktop.style.vision import Tint

SignPainter = Callable[[QPainter, QRectF, Sequence[str], Style], None]
"""Paints a sign into its square: (painter, square, what it was told, style)."""
Signs = Mapping[str, SignPainter]

LINE, SIGN = 1.28, 1.5
"""Height of a line, and side of a sign, in sizes of the letters."""
GLUE = "\u00a0\u202f"
"""Spaces at which no line ends."""
PARTS = re.compile(r"\*\*(?P<bold>.+?)\*\*|\[(?P<sign>[\w-]+(?::[\w+.-]+)*)\|(?P<words>[^\]]*)\]")


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of one kind: words of one weight, or a sign."""

    words: str
    weight: Weight = "regular"
    sign: tuple[str, ...] = ()


@lru_cache(maxsize=2048)
def runs_of(marked: str) -> tuple[Run, ...]:
    """Read marked words."""
    return tuple(_runs(marked))


def _runs(marked: str) -> Iterator[Run]:
    at = 0
    for found in PARTS.finditer(marked):
        if found.start() > at:
            yield Run(marked[at : found.start()])
        if found["bold"] is not None:
            yield from (Run(each.words, "bold", each.sign) for each in runs_of(found["bold"]))
        else:
            yield Run(found["words"], sign=tuple(found["sign"].split(":")))
        at = found.end()
    if at < len(marked):
        yield Run(marked[at:])


def plain(marked: str) -> str:
    """Return the words alone, for a screen reader or a list."""
    return "".join(run.words for run in runs_of(marked))


@dataclass(frozen=True, slots=True)
class Piece:
    """What stays together on a line: a word, or a sign."""

    run: Run
    wide: float
    space: float
    """Before it, unless it begins a line."""


def rich_height(marked: str, width: float, size: float, signs: Signs) -> float:
    """Measure how high marked words are at this width."""
    return len(lines_of(marked, width, size, signs)) * size * LINE


def rich_text(
    painter: QPainter, rect: QRectF, marked: str, size: float, colour: Tint, style: Style, signs: Signs
) -> None:
    """Draw marked words, wrapped to the width of the rectangle."""
    y = rect.y()
    for line in lines_of(marked, rect.width(), size, signs):
        x = rect.x()
        for number, piece in enumerate(line):
            x += piece.space if number else 0.0
            place = QRectF(x, y, piece.wide + 2, size * LINE)
            sign = signs.get(piece.run.sign[0]) if piece.run.sign else None
            if sign is None:
                text_line(painter, place, piece.run.words, size, colour, piece.run.weight)
            else:
                side = size * SIGN
                middle = QPointF(x + side / 2, place.center().y())
                square = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
                sign(painter, square, piece.run.sign[1:], style)
            x += piece.wide
        y += size * LINE


def lines_of(marked: str, width: float, size: float, signs: Signs) -> list[list[Piece]]:
    """Break marked words into lines; what is glued by an unbreakable space or stands close stays together."""
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for group in groups_of(marked, size, signs):
        wide = sum(piece.wide + piece.space for piece in group) - group[0].space
        if lines[-1] and used + group[0].space + wide > width:
            lines.append([])
            used = 0.0
        used += wide + (group[0].space if lines[-1] else 0.0)
        lines[-1].extend(group)
    return lines


def groups_of(marked: str, size: float, signs: Signs) -> Iterator[list[Piece]]:
    """Yield what no line break may part: words, signs and stops that follow each other without a space."""
    group: list[Piece] = []
    for run, is_parted in _words(marked, signs):
        space = width_of(" ", size) if is_parted else 0.0
        is_sign = bool(run.sign) and run.sign[0] in signs
        wide = size * SIGN if is_sign else width_of(run.words, size, run.weight)
        if is_parted and group:
            yield group
            group = []
        group.append(Piece(run, wide, space))
    if group:
        yield group


def _words(marked: str, signs: Signs) -> Iterator[tuple[Run, bool]]:
    """Yield words and signs, each with whether a space parts it from what stands before."""
    is_parted = False
    for run in runs_of(marked):
        if run.sign and run.sign[0] in signs:
            yield run, is_parted
            is_parted = False
            continue
        for number, word in enumerate(re.split(r" ", run.words)):
            is_parted = is_parted or number > 0
            if word:
                yield Run(word, run.weight), is_parted
                is_parted = False
