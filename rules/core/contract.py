"""The protocol that every game fulfils. Table, terminal, bots, lessons and tests know a game only through it.

State, moves, events and views are frozen dataclasses with tuples inside. What is pending is data in the state
(an agenda), never a callback, so a state in the middle of any choice can be saved, compared and searched.

States and views keep the component data in a field named `box`, outside comparison, so that no save repeats it. In
a view, a card that goes face down becomes a `Concealed`, never a mere yes or no: what a seat learned is read off that.
An automa that chooses in secret keeps its `Explained` in the state and emits it when the choice is revealed.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import Field, dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.census import Census
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem
from rules.core.options import Level, OptionSpec
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreSheet
from rules.core.step import Step
from rules.core.types import Arg, Json, Phrase, Ref, Say, Seat


class HasChance(Protocol):
    """Every state and view is a dataclass and carries its chance; in a view it tells nothing of the game's fate."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def rng(self) -> Rng: ...


class HasSeat(Protocol):
    RULE: ClassVar[str]

    @property
    def kind(self) -> str: ...

    @property
    def seat(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where: a person, the name of a bot, or the name of an automa."""

    player: str
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Seated:
    """What a position itself says of a seat: its colour, and which automa it is, if it is one."""

    colour: str
    automa: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of the log: a round, or the turn of a seat within it."""

    title: Phrase
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play, as the new-game page lists it. Its label stands in translations/ under `mode-<game>-<id>`."""

    id: str
    seats: tuple[int, ...]
    official: bool = True
    automa: str = ""
    """Who sits among the players in this mode, and in no other; empty where there is no such seat."""


@dataclass(frozen=True, slots=True)
class Keepsake:
    """What a seat keeps of a finished game for those to come."""

    seat: Seat
    ref: Ref
    sentence: Phrase
    """Who keeps what."""


BoxT = TypeVar("BoxT")
OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT", bound=HasChance)
MoveT = TypeVar("MoveT", bound=HasSeat)
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=HasChance)


class Game(ABC, Generic[BoxT, OptionsT, StateT, MoveT, EventT, ViewT]):
    id: ClassVar[str]
    prefix: ClassVar[str]
    """The two letters that its rule ids begin with."""
    rules_version: ClassVar[int]
    """Raised when the same moves would lead elsewhere than before."""
    seats: ClassVar[tuple[int, ...]]
    """How many may play; an automa counts as a seat."""
    hides: ClassVar[bool]
    """Whether seats have secrets from each other, so that one screen needs a curtain."""
    modes: ClassVar[tuple[Mode, ...]]
    automas: ClassVar[tuple[str, ...]]
    colours: ClassVar[tuple[str, ...]]
    option_specs: ClassVar[tuple[OptionSpec, ...]]
    levels: ClassVar[tuple[Level, ...]] = ()
    """How hard each automa is to beat, in words, the easiest first."""

    box_type: ClassVar[Any]
    options_type: ClassVar[Any]
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    """The closed union of moves, told apart by `kind`."""
    event_type: ClassVar[Any]

    # Before the game

    @abstractmethod
    def box(self, edition: Edition) -> BoxT:
        """What is in the box, as frozen data. Raises `BrokenEdition`, with every problem, if it cannot be."""

    @abstractmethod
    def objections_to_start(self, options: OptionsT, seating: Sequence[Seating]) -> Iterator[Refusal]:
        """Why these options and seats do not go together."""

    def colours_for(self, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The colours that each of these players may have, the usual one first: as a rule all of them."""
        return (self.colours,) * len(players)

    def keeps_secrets(self, options: OptionsT) -> bool:
        """Whether seats have secrets from each other in such a game: as a rule in all games or in none."""
        return self.hides

    def order_to_start(self, options: OptionsT, seating: Sequence[Seating]) -> tuple[Seat, ...] | None:
        """The seats in the order in which they begin; None where chance or a rule of the setup decides it later."""
        return tuple(range(len(seating)))

    @abstractmethod
    def setup(self, box: BoxT, options: OptionsT, seating: Sequence[Seating], seed: int) -> StateT: ...

    # The rules

    @abstractmethod
    def deciding(self, state: StateT) -> tuple[Decision, ...]:
        """Who must choose now: several when simultaneous, none when the game is over."""

    @abstractmethod
    def legal(self, state: StateT, seat: Seat) -> Sequence[MoveT]:
        """Every move this seat may make now: finite, none twice, each without objections."""

    @abstractmethod
    def objections(self, state: StateT, move: MoveT) -> Iterator[Refusal]:
        """Why the move is not allowed, most basic reason first."""

    @abstractmethod
    def warnings(self, state: StateT, move: MoveT) -> Iterator[SoftWarning]:
        """Why a legal move may be regretted."""

    @abstractmethod
    def apply(self, state: StateT, move: MoveT) -> Step[StateT, EventT]:
        """What a legal move leads to. Does not check again that it is legal."""

    def acts(self, state: StateT, move: MoveT, events: Sequence[EventT]) -> Sequence[Step[StateT, EventT]]:
        """What a legal move sets off act by act, where people want to watch so much one after the other: each act with
        the position at its end. The last one ends where `apply` leads, and together they tell the same events, which
        are given so that a game sees at once whether it has acts at all. None: the move is one act.
        """
        return ()

    @abstractmethod
    def scores(self, state: StateT) -> ScoreSheet: ...

    def totals(self, state: StateT) -> tuple[int, ...]:
        """The last line of `scores`, for whoever asks it of every move; a game may know it without the sheet."""
        return self.scores(state).totals

    def achievements(self, state: StateT) -> Sequence[tuple[str, int]]:
        """What a finished game leaves in the profile of whoever played it: an id, and the result, or 1 where there is
        nothing to measure."""
        return ()

    def keepsakes(self, state: StateT) -> Sequence[Keepsake]:
        """What people keep of a finished game, in the profile, under their names."""
        return ()

    def knows_keepsake(self, box: BoxT, ref: Ref) -> bool:
        """Whether there is such a thing in this box; a profile may come from elsewhere."""
        return False

    # What seats may know

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What this seat may know; None: what a spectator may know."""

    @abstractmethod
    def seen(self, event: EventT, seat: Seat | None) -> EventT | None:
        """The event as this seat sees it; None when it notices nothing."""

    @abstractmethod
    def imagine(self, view: ViewT, rng: Rng) -> StateT:
        """One of the positions that look like this to whoever has the view: for bots that think ahead."""

    @abstractmethod
    def identities(self, state: StateT) -> frozenset[Ref]:
        """The components whose identity may be hidden from a seat; none in a game of open information."""

    # Positions

    @abstractmethod
    def census(self, state: StateT) -> Census: ...

    @abstractmethod
    def box_census(self, state: StateT) -> Census:
        """What the census must be, with these seats and options."""

    @abstractmethod
    def seated(self, state: StateT) -> Sequence[Seated]:
        """Who sits there, as far as the position knows."""

    @abstractmethod
    def problems(self, state: StateT) -> Iterator[Problem]:
        """What is impossible about a position that somebody wrote or edited."""

    @abstractmethod
    def position(self, notes: Json, box: BoxT) -> StateT:
        """A position from the short notation that lessons, puzzles and tests use. Raises `BadPosition`."""

    # Words

    @abstractmethod
    def say_move(self, state: StateT, move: MoveT) -> Phrase: ...

    @abstractmethod
    def say_event(self, event: EventT) -> Phrase: ...

    @abstractmethod
    def say_arg(self, name: str, value: Arg) -> Arg:
        """How a bare value stands in a sentence: a place, a die, a card become phrases. The answer is final."""

    def chapter(self, event: EventT) -> Chapter | None:
        """The heading of the log that this event opens; None where it goes under the last one."""
        return None

    def stage(self, state: StateT) -> Phrase | None:
        """How far the game has come, in a few words for a list of games: the round, of so many; None where nothing
        measures it but the moves."""
        return None

    def rule_of(self, move: MoveT) -> str:
        """The rule to read before making such a move; empty where none is named."""
        return move.RULE

    def table_in_text(self, view: ViewT, say: Say) -> Iterable[str]:
        """The table line by line for the terminal, in the words and letters of the language that `say` speaks; nothing
        where a game has no such drawing."""
        return ()


AnyGame = Game[Any, Any, Any, Any, Any, Any]


class BadPosition(Exception):
    """A position that cannot be read; the phrase says what is wrong with it."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence


def with_chance(state: StateT, rng: Rng) -> StateT:
    """The same position with another fate."""
    return replace(state, rng=rng)
