"""A page as data: words, rules, boxes and pictures at their places. Lengths are in units of 1/150 inch.

What is laid out here is what is painted: a test can ask of every mark whether it stands within the margins.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.style.fonts import Weight

PER_INCH = 150
MM = PER_INCH / 25.4
MARGIN = round(14 * MM)
"""14 mm on each side."""

INK, GREY, LINE, PALE = "#111111", "#4A4A4A", "#8C8C8C", "#EBEBEB"
"""What words and rules are printed in; no larger area is darker than the last one."""
PAPER = "#FFFFFF"

PaperName = Literal["a4", "letter"]
SIZES: dict[PaperName, tuple[int, int]] = {"a4": (1240, 1754), "letter": (1275, 1650)}

PaintPicture = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class Face:
    """How words are set."""

    size: int
    weight: Weight = "regular"
    serif: bool = False
    italic: bool = False
    ink: str = INK

    @property
    def line(self) -> float:
        """The height of a line."""
        return round(self.size * (1.2 if self.serif else 1.3), 1)


@dataclass(frozen=True, slots=True)
class Mark:
    """Something at a place."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def rect(self) -> QRectF:
        return QRectF(self.x, self.y, self.wide, self.high)


@dataclass(frozen=True, slots=True)
class Text(Mark):
    """Words of one face on one line."""

    words: str
    face: Face
    turned: bool = False
    """Upside down."""


@dataclass(frozen=True, slots=True)
class Fill(Mark):
    """A full rectangle: a rule, a line to write on, a grey ground."""

    ink: str = INK


@dataclass(frozen=True, slots=True)
class Box(Mark):
    """The outline of a rectangle, perhaps filled."""

    radius: float = 0.0
    line: float = 1.6
    ink: str = INK
    fill: str = ""


@dataclass(frozen=True, slots=True)
class Picture(Mark):
    """A part of a table."""

    paint: PaintPicture
    says: str = ""
    """What it shows, in a few words."""


@dataclass(frozen=True, slots=True)
class Block:
    """What stays together: marks in a rectangle of their own, from its upper left corner."""

    wide: float
    high: float
    marks: tuple[Mark, ...] = ()
    gap: float = 0.0
    """Room above it, unless it begins a column."""
    keeps: bool = False
    """Whether it stays with what follows: a heading never ends a column."""

    def spaced(self, gap: float) -> "Block":
        return replace(self, gap=gap)

    def kept(self) -> "Block":
        return replace(self, keeps=True)

    def at(self, x: float, y: float) -> tuple[Mark, ...]:
        """Its marks, where its corner is there."""
        return moved(self.marks, x, y)


@dataclass(frozen=True, slots=True)
class Page:
    paper: PaperName
    marks: tuple[Mark, ...]

    @property
    def size(self) -> tuple[int, int]:
        return SIZES[self.paper]

    @property
    def words(self) -> str:
        """All that stands on it, in the order in which it was laid out."""
        return " ".join(mark.words for mark in self.marks if isinstance(mark, Text))


def moved(marks: Iterable[Mark], x: float, y: float) -> tuple[Mark, ...]:
    return tuple(replace(mark, x=mark.x + x, y=mark.y + y) for mark in marks)


def stacked(blocks: Sequence[Block], wide: float) -> Block:
    """One below the other, as one block that is never parted."""
    marks: list[Mark] = []
    y = 0.0
    for number, block in enumerate(blocks):
        y += block.gap if number else 0.0
        marks += block.at(0, y)
        y += block.high
    return Block(wide, y, tuple(marks), blocks[0].gap if blocks else 0.0)


def beside(blocks: Sequence[Block], gap: float) -> Block:
    """Side by side, each as wide as it says."""
    marks: list[Mark] = []
    x = 0.0
    for block in blocks:
        marks += block.at(x, 0)
        x += block.wide + gap
    return Block(x - gap, max(block.high for block in blocks), tuple(marks), max(block.gap for block in blocks))


def indented(block: Block, by: float, beside_it: Sequence[Mark] = ()) -> Block:
    """Moved to the right, with marks in the room that this leaves."""
    high = max([block.high, *(mark.y + mark.high for mark in beside_it)])
    return Block(block.wide + by, high, (*beside_it, *block.at(by, 0)), block.gap, block.keeps)


def upside_down(block: Block) -> Block:
    """Turned by half a turn: to be read by whoever turns the sheet."""
    marks = tuple(
        replace(mark, x=block.wide - mark.x - mark.wide, y=block.high - mark.y - mark.high) for mark in block.marks
    )
    turned = tuple(replace(mark, turned=True) if isinstance(mark, Text) else mark for mark in marks)
    return replace(block, marks=turned)
