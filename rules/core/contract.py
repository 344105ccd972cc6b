"""What every game brings. Table, terminal, bots, lessons and tests know a game only through it.

State, moves, events and views are frozen dataclasses with tuples inside. What is pending is data in the state
(an agenda), never a callback, so a state in the middle of any choice can be saved, compared and searched.

States and views keep the component data in a field named `box`, outside comparison, so that no save repeats it. In
a view, a card that goes face down becomes a `Concealed`, never a mere yes or no: what a seat learned is read off that.
An automa that chooses in secret keeps its `Explained` in the state and emits it when the choice is revealed.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import Field, dataclass, replace
from importlib import import_module
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.core.census import Census
from rules.core.decision import Decision
from rules.core.edition import Edition, Problem
from rules.core.fact import SeatFact
from rules.core.options import Level, OptionSpec
from rules.core.refusal import Refusal, SoftWarning
from rules.core.rng import Rng
from rules.core.scoresheet import ScoreRow, ScoreSheet
from rules.core.step import Step
from rules.core.summary import Summary
from rules.core.thing import Thing
from rules.core.types import Arg, Json, Phrase, Ref, Say, Seat


class HasChance(Protocol):
    """Every state and view is a dataclass and carries its chance; in a view it tells nothing of the game's fate."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def rng(self) -> Rng: ...


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
MoveT = TypeVar("MoveT", bound=SeatFact)
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=HasChance)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Game(Generic[BoxT, OptionsT, StateT, MoveT, EventT, ViewT]):
    """A game as data: what it is, and the functions that carry it out."""

    home: str
    """The module that holds it as `GAME`, where other processes find it."""
    id: str
    prefix: str
    """The two letters that its rule ids begin with."""
    rules_version: int
    """Raised when the same moves would lead elsewhere than before."""
    seats: tuple[int, ...]
    """How many may play; an automa counts as a seat."""
    modes: tuple[Mode, ...]
    automas: tuple[str, ...] = ()
    colours: tuple[str, ...]
    hides: bool
    """Whether seats have secrets from each other, so that one screen needs a curtain."""
    option_specs: tuple[OptionSpec, ...]
    levels: tuple[Level, ...] = ()
    """How hard each automa is to beat, in words, the easiest first."""

    box_type: Any
    edition_type: Any
    """The shape of its edition files."""
    options_type: Any
    state_type: Any
    move_type: Any
    """The closed union of moves, told apart by `kind`."""
    event_type: Any

    # Before the game

    box: Callable[[Edition], BoxT]
    """What is in the box, as frozen data. Raises `BrokenEdition`, with every problem, if it cannot be."""
    objections_to_start: Callable[[OptionsT, Sequence[Seating]], Iterator[Refusal]]
    """Why these options and seats do not go together."""
    special_colours: Callable[[Sequence[str]], tuple[tuple[str, ...], ...]] | None = None
    """The colours that each of these players may have, the usual one first; None: all may have all of them."""
    special_secrets: Callable[[OptionsT], bool] | None = None
    """Whether seats have secrets in a game with these options, where that depends on them."""
    order_to_start: Callable[[OptionsT, Sequence[Seating]], tuple[Seat, ...] | None] = lambda options, seating: tuple(
        range(len(seating))
    )
    """The seats in the order in which they begin; None where chance or a rule of the setup decides it later."""
    setup: Callable[[BoxT, OptionsT, Sequence[Seating], int], StateT]

    # The rules

    deciding: Callable[[StateT], tuple[Decision, ...]]
    """Who must choose now: several when simultaneous, none when the game is over."""
    legal: Callable[[StateT, Seat], Sequence[MoveT]]
    """Every move this seat may make now: finite, none twice, each without objections."""
    objections: Callable[[StateT, MoveT], Iterator[Refusal]]
    """Why the move is not allowed, most basic reason first."""
    warnings: Callable[[StateT, MoveT], Iterator[SoftWarning]]
    """Why a legal move may be regretted."""
    apply: Callable[[StateT, MoveT], Step[StateT, EventT]]
    """What a legal move leads to. Does not check again that it is legal."""
    acts: Callable[[StateT, MoveT, Sequence[EventT]], Sequence[Step[StateT, EventT]]] = lambda state, move, events: ()
    """What a legal move sets off act by act, where people want to watch so much one after the other: each act with the
    position at its end. The last one ends where `apply` leads, and together they tell the same events, which are given
    so that a game sees at once whether it has acts at all. None: the move is one act."""
    scores: Callable[[StateT], ScoreSheet]
    score_rows: tuple[ScoreRow, ...] = ()
    """Every source that a line of `scores` may be about, in their order: what a blank sheet has."""
    totals: Callable[[StateT], tuple[int, ...]]
    """The last line of `scores`, for whoever asks it of every move."""
    achievements: Callable[[StateT], Sequence[tuple[str, int]]] = lambda state: ()
    """What a finished game leaves in the profile of whoever played it: an id, and the result, or 1 where there is
    nothing to measure."""
    keepsakes: Callable[[StateT], Sequence[Keepsake]] = lambda state: ()
    """What people keep of a finished game, in the profile, under their names."""
    knows_keepsake: Callable[[BoxT, Ref], bool] = lambda box, ref: False
    """Whether there is such a thing in this box; a profile may come from elsewhere."""

    # What seats may know

    view: Callable[[StateT, Seat | None], ViewT]
    """What this seat may know; None: what a spectator may know."""
    seen: Callable[[EventT, Seat | None], EventT | None] = lambda event, seat: event
    """The event as this seat sees it; None when it notices nothing."""
    imagine: Callable[[ViewT, Rng], StateT]
    """One of the positions that look like this to whoever has the view: for bots that think ahead."""
    identities: Callable[[StateT], frozenset[Ref]] = lambda state: frozenset()
    """The components whose identity may be hidden from a seat; none in a game of open information."""

    # Positions

    census: Callable[[StateT], Census]
    box_census: Callable[[StateT], Census]
    """What the census must be, with these seats and options."""
    seated: Callable[[StateT], Sequence[Seated]]
    """Who sits there, as far as the position knows."""
    problems: Callable[[StateT], Iterator[Problem]]
    """What is impossible about a position that somebody wrote or edited."""
    position: Callable[[Json, BoxT], StateT]
    """A position from the short notation that lessons, puzzles and tests use. Raises `BadPosition`."""

    # Advice that any player may have, read off the view of a seat: nothing hidden, nothing vague

    worth: Callable[[ViewT, Seat, Thing], Phrase | None] = lambda view, seat, what: None
    """What a thing is worth to a seat here and now: how far it is, what it would cost or pay; None where nothing sure
    can be said."""
    merits: Callable[[ViewT, MoveT], Sequence[Phrase]] = lambda view, move: ()
    """What speaks for a legal move, in a few words each, the weightiest first: what it brings, what it prepares."""
    summary: Callable[[ViewT, Sequence[EventT], ViewT], Summary | None] = lambda before, events, after: None
    """What the end of a round brought to whom, where these events end one: the views are those before and after."""
    summed_since: Callable[[EventT], bool] | None = None
    """Where a summary begins to count: at the last event before it of which this is true; None where all that it tells
    happens with the move that ends the round."""

    # Words

    say_move: Callable[[StateT, MoveT], Phrase]
    say_event: Callable[[EventT], Phrase]
    say_arg: Callable[[str, Arg], Arg]
    """How a bare value stands in a sentence: a place, a die, a card become phrases. The answer is final."""
    chapter: Callable[[EventT], Chapter | None] = lambda event: None
    """The heading of the log that this event opens; None where it goes under the last one."""
    stage: Callable[[StateT], Phrase | None] = lambda state: None
    """How far the game has come, in a few words for a list of games: the round, of so many; None where nothing measures
    it but the moves."""
    table_in_text: Callable[[ViewT, Say], Iterable[str]] = lambda view, say: ()
    """The table line by line for the terminal, in the words and letters of the language that `say` speaks; nothing
    where a game has no such drawing."""

    def colours_for(self, players: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The colours that each of these players may have, the usual one first: as a rule all of them."""
        return (self.colours,) * len(players) if self.special_colours is None else self.special_colours(players)

    def keeps_secrets(self, options: OptionsT) -> bool:
        """Whether seats have secrets from each other in such a game: as a rule in all games or in none."""
        return self.hides if self.special_secrets is None else self.special_secrets(options)

    def rule_of(self, move: MoveT) -> str:
        """The rule to read before making such a move; empty where none is named."""
        return move.RULE

    def __reduce__(self) -> tuple[Callable[[str], "AnyGame"], tuple[str]]:
        return game_in, (self.home,)


AnyGame = Game[Any, Any, Any, Any, Any, Any]


def game_in(home: str) -> AnyGame:
    """Find a game that another process has named."""
    game: AnyGame = import_module(home).GAME
    return game


class BadPosition(Exception):
    """A position that cannot be read; the phrase says what is wrong with it."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence


def with_chance(state: StateT, rng: Rng) -> StateT:
    """The same position with another fate."""
    return replace(state, rng=rng)
