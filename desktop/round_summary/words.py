"""What the sheet at the end of a round says, in the language in use."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from desktop.paint.rich_text import plain
from rules.core.summary import Row, Summary
from rules.core.types import Phrase, SeatName, phrase

Say = Callable[[Phrase], str]


@dataclass(frozen=True, slots=True)
class Cell:
    """What a seat got from one source."""

    amount: int
    notes: tuple[str, ...]
    """How it came about, a line each; with printed signs."""

    @property
    def spoken(self) -> str:
        amount = signed(self.amount) if self.amount or not self.notes else ""
        return " ".join(filter(None, (amount, ", ".join(map(plain, self.notes)))))


@dataclass(frozen=True, slots=True)
class RowWords:
    name: str
    colour: str
    before: int
    after: int
    cells: tuple[Cell, ...]
    to_go: str
    """How far it is to the total that ends the game; empty where none does."""

    @property
    def change(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class SheetWords:
    title: str
    world_title: str
    world: tuple[str, ...]
    columns: tuple[tuple[str, str], ...]
    """Name and rule of each source."""
    rows: tuple[RowWords, ...]
    unit: str
    left: str
    goal: int = 0

    @property
    def full(self) -> int:
        """Return the total that fills a bar."""
        return max(1, self.goal, *(max(row.before, row.after) for row in self.rows))

    @property
    def spoken(self) -> str:
        """Return all of it, for a screen reader."""
        return " ".join((self.title + ".", *map(plain, self.world), *self._spoken_rows(), self.left))

    def _spoken_rows(self) -> Iterator[str]:
        for row in self.rows:
            cells = (f"{name} {cell.spoken}" for (name, _), cell in zip(self.columns, row.cells, strict=True))
            yield f"{row.name}: {'; '.join((*cells, f'{self.unit} {row.before} → {row.after}'))}. {row.to_go}"


def sheet_words(summary: Summary, say: Say, colours: Sequence[str]) -> SheetWords:
    """Put the end of a round into words; `colours` are those of the seats."""
    return SheetWords(
        title=say(summary.title),
        world_title=say(phrase("summary-world")),
        world=tuple(map(say, summary.world)),
        columns=tuple((headed(say(each.words)), each.rule) for each in summary.columns),
        rows=tuple(row_words(row, say, colours[row.seat], summary.goal) for row in summary.rows),
        unit=headed(say(summary.unit)),
        left=headed(say(summary.left)) if summary.left is not None else "",
        goal=summary.goal,
    )


def row_words(row: Row, say: Say, colour: str, goal: int) -> RowWords:
    notes = row.notes or (None,) * len(row.amounts)
    to_go = say(phrase("summary-to-go", count=goal - row.after)) if row.after < goal else ""
    return RowWords(
        name=say(phrase("summary-seat", seat=SeatName(row.seat))),
        colour=colour,
        before=row.before,
        after=row.after,
        cells=tuple(Cell(each, lines(note, say)) for each, note in zip(row.amounts, notes, strict=True)),
        to_go=to_go,
    )


def lines(note: Phrase | None, say: Say) -> tuple[str, ...]:
    """Say a note; what only lists other phrases stands one below the other."""
    if note is None:
        return ()
    only = note.args[0][1] if len(note.args) == 1 else None
    if isinstance(only, tuple) and all(isinstance(each, Phrase) for each in only):
        return tuple(map(say, only))
    return (say(note),)


def signed(amount: int) -> str:
    """Write an amount with its sign."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def headed(words: str) -> str:
    """Begin with a capital what is written to stand in the middle of a sentence."""
    return words[:1].upper() + words[1:]
