"""A game as it is kept: its setup and its moves. Every state is a fold over them.

Moves form a tree, so that going back and playing something else keeps what was played before. Chance is drawn
from the seed; the file of a teaching table may give a point of the game another seed, an entry like a move.
"""

from dataclasses import dataclass
from typing import Any, Literal

from rules.core.contract import AnyGame, Seating
from rules.core.correcting import Correction
from rules.core.edition import Edition
from rules.core.notes import Note
from rules.core.types import Json

Policy = Literal["teaching", "friendly", "strict"]
"""What undo may do. Teaching: anything. Friendly: back to any point, and the same fate comes again. Strict:
no further than where a seat learned something or chance was drawn."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a game begins with; together with its entries it says everything."""

    game: str
    rules_version: int
    edition_version: int
    corrections: tuple[Correction, ...]
    options: Any
    seating: tuple[Seating, ...]
    seed: int
    policy: Policy
    start: Json | None = None
    """A stated position to begin at instead of the setup (lessons, puzzles, the position editor)."""

    advice: bool | None = None
    """Whether the table has agreed to play with advice, or without; None: as is usual with its policy."""

    @property
    def has_advice(self) -> bool:
        """Whether anybody may be advised here: at a strict table only where all have agreed."""
        return self.policy != "strict" if self.advice is None else self.advice

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.player for seat in self.seating)


def new_record(
    game: AnyGame,
    edition: Edition,
    options: Any,
    seating: tuple[Seating, ...],
    *,
    seed: int = 0,
    policy: Policy = "friendly",
    start: Json | None = None,
) -> Record:
    """A game that begins with this edition."""
    version, corrections = edition.version, edition.corrections
    return Record(game.id, game.rules_version, version, corrections, options, seating, seed, policy, start)


@dataclass(frozen=True, slots=True)
class Played:
    """A move, played after the entry with number `after` (0 is the start)."""

    after: int
    move: Any
    advised: int = 0
    """How far advice had gone when a person made it: 1 where to look, 2 three moves, 3 why; 0 without advice."""


@dataclass(frozen=True, slots=True)
class Refated:
    """Another seed from here on. Files may say so and are read; no table offers it, since most of what is drawn by lot
    lies shuffled from the start."""

    after: int
    seed: int


Entry = Played | Refated


@dataclass(frozen=True, slots=True)
class Moved:
    """The table went to another point of the game (undo, redo, scrubbing); no move was played."""

    to: int


@dataclass(frozen=True, slots=True)
class Laid:
    """The table is open from here on, or no longer; no move was played.

    At an open table, the persons who share the screen see what all of them may see."""

    open: bool


@dataclass(frozen=True, slots=True)
class Noted:
    """Somebody noted something at a point, in place of what was noted there; an empty note takes that away."""

    at: int
    note: Note


Change = Entry | Moved | Laid | Noted
"""What a journal is told of, in the order in which it happens."""
