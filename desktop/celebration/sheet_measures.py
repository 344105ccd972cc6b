"""What the sheet of the celebration needs at a width: columns, rows, objectives side by side."""

from dataclasses import dataclass
from functools import cached_property

from desktop.score.boards import EDGE
from desktop.score.words import Row
from desktop.style.fonts import height_of, metrics, width_of
from desktop.style.theme import SMALLEST_TEXT, Style

PAD, HEAD, CHIP, CHIP_GAP = 18.0, 46.0, 46.0, 8.0
TITLE, WORDS, FIGURE, COUNT, CHIP_WORDS, NAME = 24, 17, 21, 15, 15, 15
TOTAL, TOTAL_FIGURE, RIBBON = 27, 42, 16
MOST_ROW, LEAST_AIR = 76.0, 7.0
TOTAL_ROW, WORDS_SIDE = 68.0, 8.0
FEW, NAME_OF_FEW, NAME_OF_MANY = 3, 6.5, 3.6
"""Room for a name, of its size, beside few others and beside many."""


@dataclass(frozen=True, slots=True)
class Tick:
    """An objective in a few words, and in all of them for who hears it."""

    words: str
    said: str
    is_reached: bool
    is_missed: bool = False
    """What a game that was won had beyond that is not missed."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the sheet. Those that the end has counted are lit."""

    row: Row
    at_end: bool = False


@dataclass(frozen=True, slots=True)
class SheetFace:
    title: str
    ticked: str
    """How many objectives were reached, in words."""
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]
    ties: tuple[Line, ...]
    total: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    totals: tuple[int, ...]
    lit: int
    """The column whose points fly."""
    ribbon: str
    """That it is a record; empty where it is none."""


@dataclass(frozen=True)
class Measures:
    face: SheetFace
    style: Style
    wide: float

    def least_rows(self) -> list[float]:
        return [self.least_row(line) for line in (*self.face.lines, *self.face.ties)]

    @property
    def above(self) -> float:
        """What stands above the rows."""
        return 12 + self.head + self.chips_height + self.names_height

    def text(self, wanted: float) -> int:
        return self.style.text_size(wanted)

    @property
    def has_columns(self) -> bool:
        return len(self.face.totals) > 1

    @cached_property
    def column(self) -> float:
        """The width of a seat's figures."""
        total = self.text(TOTAL_FIGURE if not self.has_columns else TOTAL)
        widest = max(width_of(str(each), total, "bold") for each in self.face.totals)
        cells = [cell for line in self.face.lines for cell in line.row.cells]
        rows = max((width_of(cell, self.text(FIGURE), "bold") for cell in cells), default=0.0)
        return max(widest, rows, self.names_wide()) + self.text(NAME) * 0.8

    def names_wide(self) -> float:
        """Names are written out where few sit side by side."""
        if not self.has_columns:
            return 0.0
        most = self.text(NAME) * (NAME_OF_FEW if len(self.face.names) <= FEW else NAME_OF_MANY)
        return min(most, max(width_of(name, self.text(NAME), "semibold") for name in self.face.names))

    @cached_property
    def counts(self) -> float:
        """Room for how many things a figure is for, where one seat has the sheet for itself."""
        if self.has_columns:
            return 0.0
        said = [count for line in self.face.lines for count in line.row.counts]
        return max((width_of(count, self.text(COUNT)) + 10 for count in said), default=0.0)

    def tag(self, row: Row) -> float:
        return width_of(row.rule, self.text(SMALLEST_TEXT), "semibold") + 16.0

    @cached_property
    def has_tags(self) -> bool:
        """Rules give way before words are wrapped."""
        rows = [line.row for line in (*self.face.lines, *self.face.ties)]
        label = self.label - WORDS_SIDE
        return all(width_of(row.words, self.text(WORDS), "semibold") + self.tag(row) + 8 <= label for row in rows)

    @cached_property
    def label(self) -> float:
        return self.wide - 2 * EDGE - 2 * PAD - self.column * len(self.face.totals) - self.counts

    def words_room(self, row: Row) -> float:
        return self.label - (self.tag(row) + 8 if self.has_tags else 0)

    def least_row(self, line: Line) -> float:
        words = height_of(line.row.words, max(40.0, self.words_room(line.row)), self.text(WORDS), "semibold")
        return max(words, metrics(self.text(FIGURE), "bold").height() * 0.9) + LEAST_AIR

    @property
    def head(self) -> float:
        return max(self.style.grown(HEAD), metrics(self.text(TITLE), "semibold", serif=True).height() + 8)

    def chip_rows(self) -> list[list[tuple[float, Tick]]]:
        """The objectives side by side, in as many rows as they need, each with its width."""
        room = self.wide - 2 * EDGE - 2 * PAD
        rows: list[list[tuple[float, Tick]]] = [[]]
        for tick in self.face.ticks:
            need = min(room, width_of(tick.words, self.text(CHIP_WORDS), "semibold") + self.chip + 16)
            if rows[-1] and sum(each for each, _ in rows[-1]) + CHIP_GAP * len(rows[-1]) + need > room:
                rows.append([])
            rows[-1].append((need, tick))
        spread = []
        for row in rows:
            spare = (room - sum(each for each, _ in row) - CHIP_GAP * (len(row) - 1)) / max(1, len(row))
            spread.append([(each + min(spare, self.style.grown(60)), tick) for each, tick in row])
        return [row for row in spread if row]

    @property
    def chip(self) -> float:
        return max(30.0, self.text(CHIP_WORDS) * 1.9)

    @cached_property
    def chips_height(self) -> float:
        rows = len(self.chip_rows()) if self.face.ticks else 0
        return rows * (self.chip + CHIP_GAP) + (4 if rows else 0)

    @property
    def names_height(self) -> float:
        return self.text(NAME) * 3.1 if self.has_columns else 0.0

    @property
    def total_row(self) -> float:
        return max(self.style.px(TOTAL_ROW), metrics(self.text(TOTAL_FIGURE), "bold").height())

    @property
    def most_height(self) -> float:
        """The greatest height at which it is good to read."""
        rows = [max(high, self.style.grown(MOST_ROW)) for high in self.least_rows()]
        return self.above + sum(rows) + self.total_row + self.ribbon_height + 8

    @property
    def needed_height(self) -> float:
        rows = sum(self.least_row(line) for line in (*self.face.lines, *self.face.ties))
        return 2 * EDGE + self.above + rows + self.total_row + self.ribbon_height + 8

    @property
    def ribbon_height(self) -> float:
        """Room for the ribbon below the total, where beside it there is none."""
        return self.text(RIBBON) * 2.0 if self.face.ribbon and self.has_columns else 0.0
