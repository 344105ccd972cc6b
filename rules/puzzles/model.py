"""A puzzle as data: read from assets/<game>/puzzles.json, checked at the door.

A puzzle begins as a game does, then come the moves of that game up to the question; or it begins at a position in short
notation. Moves are written by their number among the legal ones of that moment, where there is a choice at all: that is
a twentieth of the moves themselves. Other rules would list other moves: the id says whether the position is the same.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from rules.core import resources
from rules.core.codec import move_json, problems_in, shown
from rules.core.savefile import NAME_LETTERS, PATH_LETTERS
from rules.core.types import Json, Phrase, Ref, Seat, phrase
from rules.lessons.model import Part

FILE = "puzzles.json"
LAYERS = (1, 2, 3, 4, 5)
LIMIT = 8 * 2**20
"""No file of puzzles has more bytes."""
MOST_PLAYED = 5_000
MOST_PUZZLES = 2_000
MOST_TERMS = 8

PuzzleId = Annotated[str, Field(pattern=r"^[a-z]{2}-[0-9a-f]{8}$")]
Points = Annotated[float, Field(ge=0, le=1e6, allow_inf_nan=False)]
Number = Annotated[int, Field(ge=0)]
Difference = Annotated[float, Field(ge=-1e6, le=1e6, allow_inf_nan=False)]
WrittenMove = dict[str, Json]


class Begins(Part):
    """How the game of a puzzle began."""

    players: tuple[str, ...]
    seed: int = 0
    options: dict[str, Json] = Field(default_factory=dict)
    """Those that are not as usual."""
    colours: tuple[str, ...] = ()
    """Nothing: those that come first."""


class Proof(Part):
    """How it is known that nothing else is as good."""

    level: str
    """Whose way of judging it was."""
    worlds: Annotated[int, Field(ge=1)]
    """In so many worlds that look like what the seat saw."""
    error: Points
    """One standard error of the loss."""


class Tries(Part):
    """How often a level of opponent found it."""

    level: str
    found: Annotated[int, Field(ge=0)]
    of: Annotated[int, Field(ge=1)]


class Why(Part):
    """What the best move is before another one in, by terms."""

    against: WrittenMove
    """The move that it is compared with: of all that are no answer, one that comes nearest."""
    terms: tuple[tuple[str, Difference], ...] = Field(max_length=MOST_TERMS)
    """Their names and points of the lead, the largest first."""
    rest: Difference
    """All others: with it they add up to the loss."""


class Setting(Part):
    """What tells a puzzle from others, before any answer."""

    round: Number = 0
    """Of the game; 0 where it counts none."""
    lead: int | None = None
    """Points of the seat before the best of the others; None where it cannot know."""
    choices: Number = 0
    """Legal moves."""


class OwnGame(Part):
    """The game of one's own that a puzzle comes from."""

    move: Annotated[int, Field(ge=1)]
    """The number of the move that was played there."""
    against: Annotated[str, Field(max_length=NAME_LETTERS)] = ""
    """The name of a person, or a kind of player; empty where there were several, or none."""
    file: Annotated[str, Field(max_length=PATH_LETTERS)] = ""
    """Of the game, in the folder of games or saves; empty where it is not known."""
    played: WrittenMove | None = None
    """What was played there, to do better than."""
    is_alone: bool = True
    """Whether the best move stands clear of all others, so that it is a puzzle also for who has not learned from it."""


class Puzzle(Part):
    id: PuzzleId
    seat: Seat = Field(ge=0)
    """Who is asked."""
    position: Begins | dict[str, Json] = Field(union_mode="left_to_right")
    played: tuple[Number, ...] = Field(default=(), max_length=MOST_PLAYED)
    """What was played up to the question: of the legal moves the one with this number, wherever there are several."""
    accepted: tuple[WrittenMove, ...] = Field(min_length=1)
    """The best move, those that lead to the same, and those that nothing parts from it, the best first."""
    theme: str
    """The name of the term in which it gains most."""
    rule: Ref
    layer: Annotated[int, Field(ge=LAYERS[0], le=LAYERS[-1])] | None = None
    """How difficult it is: 1 is what a novice finds, 5 what only a master does; None where it was not measured."""
    loss: Points
    """What the best of all other moves costs, in points of the lead at the end of the game."""
    proof: Proof
    why: Why | None = None
    """None where it was not kept."""
    tries: tuple[Tries, ...] = ()
    setting: Setting | None = None
    """None where it was not kept."""
    own: OwnGame | None = None
    """None: it is of the program's own shelf."""


class Shelf(Part):
    """The puzzles of a game."""

    game: str
    rules_version: int
    """Of the rules by which they were proven; others prove nothing."""
    puzzles: tuple[Puzzle, ...] = Field(default=(), max_length=MOST_PUZZLES)


SHELF: TypeAdapter[Shelf] = TypeAdapter(Shelf)


class BrokenPuzzles(Exception):
    """A file that holds no puzzles; the sentence says why."""

    def __init__(self, file: Path, why: Phrase) -> None:
        super().__init__(f"{file}: {why.id}")
        self.sentence = phrase("puzzles-broken", file=file.name, why=why)


def read_shelf(file: Path) -> Shelf:
    """Read a file of puzzles. Raises `BrokenPuzzles`; whether they can be opened is seen when they are."""
    try:
        if file.stat().st_size > LIMIT:
            raise BrokenPuzzles(file, phrase("puzzles-too-large", megabytes=LIMIT >> 20))
        shelf = SHELF.validate_json(file.read_bytes())
    except OSError as error:
        raise BrokenPuzzles(file, phrase("puzzles-unread", reason=error.strerror or type(error).__name__)) from error
    except ValidationError as error:
        raise BrokenPuzzles(file, problems_in(error)[0].sentence) from error
    for id, count in Counter(each.id for each in shelf.puzzles).items():
        if count > 1:
            raise BrokenPuzzles(file, phrase("puzzles-twice", id=shown(id), count=count))
    return shelf


@cache
def shelf_of(game_id: str, rules_version: int) -> Shelf:
    """Read the puzzles of a game by these rules; those of other rules prove nothing, and are not there."""
    file = resources.assets() / game_id / FILE
    found = read_shelf(file) if file.exists() else None
    if found is None or (found.game, found.rules_version) != (game_id, rules_version):
        return Shelf(game=game_id, rules_version=rules_version)
    return found


def written(moves: Iterable[Any]) -> tuple[WrittenMove, ...]:
    return tuple(move_json(move) for move in moves)


def json_of(shelf: Shelf) -> str:
    """Write a file of puzzles, one a line."""
    head = Shelf(game=shelf.game, rules_version=shelf.rules_version).model_dump_json(exclude={"puzzles"})
    lines = ",\n ".join(each.model_dump_json(exclude_defaults=True) for each in shelf.puzzles)
    return f'{head[:-1]},"puzzles":[\n {lines}\n]}}\n'
