"""The end of a round as a table: who got what, and by which rule."""

from dataclasses import dataclass

from rules.core.types import Phrase, Seat


@dataclass(frozen=True, slots=True)
class Column:
    words: Phrase
    """Where points or goods come from."""
    rule: str


@dataclass(frozen=True, slots=True)
class Row:
    seat: Seat
    before: int
    after: int
    amounts: tuple[int, ...]
    """One for each column; together they are what the round changed."""
    notes: tuple[Phrase | None, ...] = ()
    """One for each column: how the amount came about, in a few words."""


@dataclass(frozen=True, slots=True)
class Summary:
    title: Phrase
    world: tuple[Phrase, ...]
    """What happened to all: the storm moved, queues were filled again."""
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    unit: Phrase
    """What is counted: points, credits, reputation."""
    left: Phrase | None = None
    """How many rounds are still to come."""
    goal: int = 0
    """The total that ends the game; 0 where none does."""
