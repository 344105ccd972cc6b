"""What is kept of a finished game: who played what against whom, and how it ended. Times come in as values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Annotated

from pydantic import AfterValidator, Field, with_config

from rules.core.codec import STRICT
from rules.core.options import Value
from rules.core.profile import called
from rules.core.rng import MASK
from rules.core.savefile import NAME_LETTERS, PATH_LETTERS, SEATS_LIMIT

PERSON = "person"
GENTLE = "gentle"
"""The opponent of a guided first game: no measure of strength, so no record is made against it."""
CUSTOM = "custom"
"""The level of an automa that was mixed by hand."""

MOST_POINTS = 10**9


def moment(written: str) -> str:
    """Raises `ValueError` for what is no moment of a known time zone."""
    if datetime.fromisoformat(written).tzinfo is None:
        raise ValueError("a moment without its offset")
    return written


Word = Annotated[str, Field(max_length=PATH_LETTERS)]
Count = Annotated[int, Field(ge=0, le=MOST_POINTS)]
OptionValue = Value | tuple[Value, ...]
"""Of an option by seat, all its values."""


@with_config(STRICT)
@dataclass(frozen=True, slots=True)
class SeatResult:
    name: Annotated[str, Field(max_length=NAME_LETTERS)]
    """Empty where nobody gave one."""
    player: Word
    """`person`, the id of a bot, or of an automa."""
    total: Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]
    rank: Annotated[int, Field(ge=1, le=SEATS_LIMIT)]
    """1 for the best, as on the score sheet."""
    won: bool

    @property
    def is_person(self) -> bool:
        return self.player == PERSON


@with_config(STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedGame:
    id: Word
    """The file that keeps the game, and its seed; see `id_of`. Empty where no file keeps it."""
    ended: Annotated[str, AfterValidator(moment)]
    """ISO 8601, with the offset of the time zone."""
    game: Word
    mode: Word
    """As `modes.mode_of` has it."""
    level: Word = ""
    """The id of the automa's level, `custom` where it was mixed by hand, empty without an automa that has levels."""
    options: Mapping[Word, OptionValue] = field(default_factory=dict)
    """Those that differ from usual."""
    rules_version: Count = 1
    corrected: bool = False
    """Whether it was played with corrections of the edition."""
    policy: Word = "friendly"
    friendly: bool = False
    """Whether chance was taken back, or what somebody had learned meanwhile."""
    seed: Annotated[int, Field(ge=0, le=MASK)] = 0
    moves: Count = 0
    advised: Count = 0
    """How many of the moves were made with advice."""
    seconds: Count = 0
    """Spent at the table, as far as known."""
    daily: Word = ""
    """The day whose challenge it was, as `2026-11-19`."""
    seats: Annotated[tuple[SeatResult, ...], Field(min_length=1, max_length=SEATS_LIMIT)]

    @property
    def when(self) -> datetime:
        return datetime.fromisoformat(self.ended)

    @property
    def day(self) -> date:
        """The day on the calendar of whoever played."""
        return self.when.date()

    @property
    def file(self) -> str:
        """The name of the file that keeps, or kept, the game."""
        return self.id.rpartition("#")[0]

    @property
    def counts(self) -> bool:
        """Whether it makes records."""
        is_gentle = any(seat.player == GENTLE for seat in self.seats)
        return not (self.friendly or self.corrected or is_gentle)

    def seat_of(self, name: str) -> SeatResult | None:
        """The seat of a person of this name; a name with other capitals is the same person."""
        wanted = called(name)
        return next((seat for seat in self.seats if seat.is_person and called(seat.name) == wanted), None)

    def others(self, name: str) -> tuple[SeatResult, ...]:
        """All seats but that of this person."""
        own = self.seat_of(name)
        return tuple(seat for seat in self.seats if seat is not own)

    def renamed(self, old: str, new: str) -> "FinishedGame":
        """The same game, played by a person who is called otherwise now. Of several without a name it is the first."""
        mine = self.seat_of(old)
        if mine is None:
            return self
        wanted = called(old)
        seats = tuple(
            replace(seat, name=new)
            if seat is mine or (wanted and seat.is_person and called(seat.name) == wanted)
            else seat
            for seat in self.seats
        )
        return replace(self, seats=seats)


def id_of(file_name: str, seed: int) -> str:
    """Return the id of a game: a file's name alone may be used again once the file is gone."""
    return f"{file_name}#{seed:016x}"
