"""How the table at the end of a round is divided into columns and rows at a width."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.paint.rich_text import Signs, rich_height
from desktop.round_summary.words import Cell, RowWords, SheetWords
from desktop.style.fonts import height_of, width_of
from desktop.style.theme import SMALLEST_TEXT, Style

GAP = 14.0
BADGE, DISC = 16.0, 15.0
LEAST_CELL = 84.0
"""A column narrower than this, at text of the usual size, is hard to read: then sources stand one below the other."""
NOTE_BESIDE = 104.0
"""In a column as wide as this, what explains an amount stands beside it, else below."""
WORLD, WIDE = 232.0, 920.0
LONGEST_NAME = 150.0


@dataclass(frozen=True, slots=True)
class Measures:
    """All lengths of the table, for a width, a style and its words."""

    width: float
    style: Style
    words: SheetWords
    signs: Signs

    # Sizes

    @property
    def grown(self) -> float:
        """Return by how much lengths follow the size of the text."""
        return self.style.text_size(15) / 15

    @property
    def size(self) -> float:
        return self.style.text_size(15)

    @property
    def disc(self) -> float:
        return DISC * self.grown

    @property
    def badge(self) -> float:
        return BADGE * self.grown

    # Columns

    @property
    def is_wide(self) -> bool:
        """Whether what happened to all stands beside the table, and not below."""
        return bool(self.words.world) and self.width >= WIDE * self.grown

    @property
    def world(self) -> float:
        return WORLD * self.grown if self.is_wide else self.width

    @property
    def left(self) -> float:
        """Return where the table begins."""
        return self.world + 2 * GAP + 8 if self.is_wide else 0.0

    @property
    def name(self) -> float:
        size = self.style.text_size(17)
        widest = max(width_of(row.name, size, "bold") for row in self.words.rows)
        return 2 * self.badge + 10 + min(widest, LONGEST_NAME * self.grown) + GAP

    @property
    def total(self) -> float:
        """Return the width of the last column, with what a seat had and has."""
        return 168.0 * self.grown

    @property
    def cell(self) -> float:
        room = self.width - self.left - self.name - self.total - GAP
        return room / max(1, len(self.words.columns))

    @property
    def is_stacked(self) -> bool:
        """Whether the sources of a seat stand one below the other."""
        return self.cell < LEAST_CELL * self.grown

    def column(self, number: int) -> float:
        return self.left + self.name + number * self.cell

    @property
    def totals(self) -> float:
        return self.width - self.total

    # Heights

    def heading(self) -> float:
        """Return the height of the names of the columns, with their rules."""
        if self.is_stacked:
            return 0.0
        named = [(self.head_height(name), rule) for name, rule in self.words.columns]
        before = ["", *(rule for _, rule in named)]
        heads = [
            high + (self.link + 6 if rule != last else 0) for (high, rule), last in zip(named, before, strict=False)
        ]
        return max((*heads, self.unit_height)) + 10

    def head_height(self, words: str) -> float:
        return height_of(words, self.cell - GAP, self.style.text_size(16), "bold")

    @property
    def unit_height(self) -> float:
        return height_of(self.words.unit, self.total, self.style.text_size(16), "bold")

    @property
    def link(self) -> float:
        """Return the height of the id of a rule."""
        return SMALLEST_TEXT * self.style.text_scale + 8

    def row(self, row: RowWords) -> float:
        total = (50 + (22 if row.to_go else 6)) * self.grown
        if self.is_stacked:
            lines = sum(self.stacked(number, cell) for number, cell in self.told(row))
            return total + lines + 2 * GAP
        return max(total, *(self.cell_height(cell) for cell in row.cells), 0.0) + 1.5 * GAP

    def told(self, row: RowWords) -> Sequence[tuple[int, Cell]]:
        """List the sources that brought something, of a stacked row."""
        return [(at, cell) for at, cell in enumerate(row.cells) if cell.amount or cell.notes]

    def stacked(self, number: int, cell: Cell) -> float:
        words = f"**{self.words.columns[number][0]}**"
        room = self.stacked_room
        notes = sum(rich_height(note, room, self.size, self.signs) for note in cell.notes)
        return max(2 * self.disc, rich_height(words, room, self.size, self.signs) + notes) + 6

    @property
    def stacked_room(self) -> float:
        return self.width - self.left - 2 * self.badge - 10 - 2 * self.disc - 8 - 96 * self.grown

    def cell_height(self, cell: Cell) -> float:
        notes = self.notes_height(cell)
        if not cell.amount:
            return max(notes, 2 * self.disc)
        return max(2 * self.disc, notes) if self.is_beside else 2 * self.disc + (4 + notes if notes else 0)

    @property
    def is_beside(self) -> bool:
        return self.cell - GAP >= NOTE_BESIDE * self.grown + 2 * self.disc

    def note_room(self, cell: Cell) -> float:
        return self.cell - GAP - (2 * self.disc + 8 if cell.amount and self.is_beside else 0.0)

    def notes_height(self, cell: Cell) -> float:
        return sum(rich_height(note, self.note_room(cell), self.size, self.signs) for note in cell.notes)
