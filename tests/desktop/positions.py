"""Positions of a game for the tests of its desk, ways to look at them, and what the table promises there."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF

from desktop.board.desk import Look, saying
from desktop.board.sprite import Key
from desktop.style.palette import ThemeName
from desktop.style.theme import Style
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.core.types import Seat
from rules.text.localise import Language, Texts
from tests.desktop.games.looks import SIZES
from tests.rules.core.sitting import seated

StateT = TypeVar("StateT")
Passing = tuple[StateT, Seat, Sequence[Any]]
"""A position of a game, who decides there, and what that seat may do."""
PERSON = "person"


class Table(NamedTuple):
    seats: int
    options: Any
    players: tuple[str, ...]


def table(seats: int, options: Any, *, automa: str = "", automas: int = 0) -> Table:
    """So many seats, the last ones for an automa."""
    return Table(seats, options, (PERSON,) * (seats - automas) + (automa,) * automas)


def by_weight(weigh: Callable[[Any, Any], float]) -> Callable[[Any, Sequence[Any], Random], Any]:
    """Picks moves by lot, some rather than others."""

    def pick(state: Any, legal: Sequence[Any], chance: Random) -> Any:
        (move,) = chance.choices(legal, [weigh(state, each) for each in legal])
        return move

    return pick


def by_kind(weights: Mapping[str, float]) -> Callable[[Any, Sequence[Any], Random], Any]:
    return by_weight(lambda state, move: weights.get(move.kind, 1.0))


@dataclass(frozen=True, eq=False)
class Positions(Generic[StateT]):
    """The positions of one game."""

    game: AnyGame
    names: tuple[str, ...]
    tables: tuple[Table, ...]
    pick: Callable[[Any, Sequence[Any], Random], Any]
    """Plays a game by lot, so that it comes to an end and shows most of what there is."""
    crowd: dict[str, Any] = field(default_factory=dict)
    """The notes of a table in the middle of a game, with much on it."""
    longest: int = 2_000
    """Moves of a game by lot; some would never end."""

    @cached_property
    def box(self) -> Any:
        return self.game.box(read_edition(resources.assets() / self.game.id / "edition", self.game.id))

    def texts(self, language: Language) -> Texts:
        return texts_of(self.game, language)

    def look(
        self,
        seat: Seat | None = None,
        *,
        size: int = 1,
        language: Language = "fr",
        seats: int = 4,
        text: float = 1.0,
        theme: ThemeName = "light",
        open_: frozenset[Key] = frozenset(),
    ) -> Look:
        width, height, unit = SIZES[size]
        names = self.names[:seats]
        style = Style(theme, self.game.id, unit, text)
        return Look(width, height, style, saying(self.texts(language), names), names, seat, open_)

    def stated(self, **notes: Any) -> StateT:
        """A position in the short notation of lessons."""
        state: StateT = self.game.position(notes, self.box)
        return state

    def crowded(self, **notes: Any) -> StateT:
        return self.stated(**(self.crowd | notes))

    def first_position(self, at: Table, *, seed: int = 1) -> StateT:
        state: StateT = self.game.setup(self.box, at.options, seated(self.game, *at.players), seed)
        return state

    def positions(self, at: Table, *, seed: int = 1) -> Sequence[Passing[StateT]]:
        """Every position of a game by lot."""
        return passings(self, at, seed)

    def some(self, at: Table, step: int, *, seed: int = 5) -> list[Passing[StateT]]:
        """Every so many positions of a game, and every first one in which a kind of move may be made."""
        known: set[str] = set()
        found = []
        for number, (state, seat, legal) in enumerate(self.positions(at, seed=seed)):
            fresh = {move.kind for move in legal} - known
            if number % step == 0 or fresh:
                found.append((state, seat, legal))
            known |= fresh
        return found


@cache
def texts_of(game: AnyGame, language: Language) -> Texts:
    return Texts(language, game=game, strict=True)


@cache
def passings(of: Positions[Any], at: Table, seed: int) -> Sequence[Passing[Any]]:
    return tuple(played(of, of.first_position(at, seed=seed), Random(seed)))


def played(of: Positions[Any], state: Any, chance: Random) -> Iterator[Passing[Any]]:
    for _ in range(of.longest):
        decisions = of.game.deciding(state)
        if not decisions:
            return
        seat = decisions[0].seat
        legal = of.game.legal(state, seat)
        yield state, seat, legal
        state = of.game.apply(state, of.pick(state, legal, chance)).state


def as_it_is(state: Any) -> Any:
    return state


@dataclass(frozen=True, eq=False)
class Drawn:
    """What the tests of all tables need to know of one."""

    of: Positions[Any]
    step: int
    """One position in so many is described, of a game by lot."""
    boards: Callable[[Any, Look], tuple[QRectF, Sequence[QRectF]]]
    """The whole table, and the boards that lie beside each other on it."""
    painted: Mapping[ThemeName, int]
    """Which table is painted in each theme."""
    forget: Callable[[], None] | None = None
    """Forgets all that was described before; None where nothing is kept."""
    otherwise: Callable[[Any], Any] = as_it_is
    """The same position in another box, or played by others."""
    folds: frozenset[Key] = frozenset()
    """What is open when it is painted."""
    unfolding: Mapping[Key, Callable[[], Any]] = field(default_factory=dict)
    """What unfolds when one points at it, in which position."""
    cut: tuple[Key, ...] = ("print-owner-",)
    """Words that may be cut, by what their keys begin with: a name may be as long as it likes."""
    speechless: tuple[Key, ...] = ()
    """What can be pointed at and has no words."""
