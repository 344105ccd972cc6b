"""How a game is thought about: what it brings so that the same search, the same levels and the same advice serve it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rules.bots.policy import Budget
from rules.bots.term import Share, Term
from rules.core.contract import AnyGame
from rules.core.rng import Rng
from rules.core.types import Seat


class Plan(NamedTuple):
    """A way to go on to a position that one can judge."""

    worth: float
    begins: Any
    """The move of the choice at hand."""
    state: Any
    """Where it ends, as far as it was thought through."""
    path: Any
    """Its last move, and the path before that: `(path, move)`; None before the first move."""


def moves_of(path: Any) -> list[Any]:
    """The moves of a path, the first one first."""
    if path is None:
        return []
    before, last = path
    return moves_of(before) + (moves_of(last) if isinstance(last, tuple) else [last])


class Thinking(Protocol):
    """The thoughts of one seat about one choice."""

    @property
    def seat(self) -> Seat: ...

    def plans(self, game: AnyGame, state: Any, legal: Sequence[Any], budget: Budget) -> list[Plan]:
        """The best plan that was found for each first move, the best of all first; at least one."""
        ...

    def carried_out(self, game: AnyGame, state: Any, plan: Plan) -> Any:
        """The position in which the game goes on after a plan."""
        ...

    def is_quiet(self, state: Any) -> bool:
        """Whether a plan ends here: what follows belongs to others, or to another turn."""
        ...

    def worth(self, state: Any) -> float:
        """Rate a quiet position for the seat."""
        ...

    def worth_later(self, state: Any) -> float:
        """Rate a quiet position for the seat, some turns after the choice."""
        ...

    def shares(self, state: Any) -> Sequence[Share]:
        """What a quiet position is worth by terms: they add up to `worth_later`."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays, as data: how far it thinks, and how unsteady its eye is."""

    name: str
    thoughts: int
    """Moves that it evaluates to find its plans."""
    unsteady: float = 0.0
    """How far its eye misjudges a plan at the beginning of a turn, as a standard deviation, in points of the game."""
    turns: int = 1
    """It judges when the turn has passed on so often at a table of two: 1 is the end of its own, the others are planned
    too. At larger tables as many more that it judges at the same point of its own turns."""
    replies: int = 0
    """Moves evaluated for each choice in the turns after its own plan."""
    width: int = 1
    """So many of its plans it follows further."""
    near: float = 0.0
    """Of plans worth less than the best by more than this, none is followed further."""
    worlds: int = 1
    """In so many worlds that look like what it sees; the weaker half of the plans is left out after half of them. A
    level that looks no further than its own turn plans it anew in each."""
    weights: str = "usual"
    """Which of the game's weights it judges by."""

    most: int = 0
    """So many moves it evaluates at most for one choice; 0: as many as for its plans."""

    @property
    def looks_ahead(self) -> bool:
        return self.replies > 0

    @property
    def usual_budget(self) -> int:
        return self.most or self.thoughts


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """A game's part in thinking, as data."""

    terms: tuple[Term, ...]
    """Everything that a position is judged by, in the order in which people should read it."""
    weights: Mapping[str, Any]
    thinking: Callable[[Any, Any, Seat], Thinking]
    """The thoughts of a seat about a state, with these weights."""
    at_once: Callable[[Any, Any, Seat, Sequence[Any]], Any]
    """The move of a choice that no plan improves, with these weights; None where it is worth planning."""
    turn_of: Callable[[Any], Hashable]
    """What changes when the turn passes on."""
    turn_is_for_all: bool = False
    """Whether a turn is a round in which all have their part, so that its length does not depend on the seats."""
    begins_turn: Callable[[Any, Seat], bool]
    """Whether a turn begins with this choice, or what is like a turn where all act at once."""
    progress: Callable[[Any], float]
    """How far the game has come: 0 at its beginning, 1 at its end."""
    quick: Callable[[Any, Sequence[Any], Rng], Any]
    """The move that a beginner would make at first sight, in a position that looks like what is seen."""
    counts_as_totals: bool = True
    """Whether a worth is counted in what the final totals are; else advice tells leads in what is weighed."""
    asides: frozenset[str] = frozenset()
    """Kinds of moves that only go along with the main move of a turn: they alone make no other idea."""
    levels: tuple[Level, ...] = field(default=())
    """The weakest first."""
    adviser: Level | None = None
    """Who judges for people: advice, reviews, puzzles. None: the master does."""

    @property
    def judge(self) -> Level:
        """The level that judges for people."""
        return self.adviser or self.level("master")

    def level(self, name: str) -> Level:
        """Find a level by its name. Raises LookupError when the game does not have it."""
        for each in self.levels:
            if each.name == name:
                return each
        raise LookupError(name)


def mind_of(game_id: str) -> Mind:
    """Import what a game brings for thinking."""
    mind: Mind = import_module(f"rules.{game_id}.mind").MIND
    return mind
