"""What a game gives to the tests of positions as JSON, of what rules mean in play, of refusals and of opponents."""

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import islice
from typing import Any

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.modes import mode_of
from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Seat
from rules.reference.in_play import Setting, figures_now
from rules.text.localise import Language
from tests.rules.core.properties import Passed, moves_seen
from tests.rules.core.random_games import RandomGames
from tests.rules.reference.reading import Reading
from tests.rules.text.speaking import Speaking

PERSON = "person"
EVERY = 40
"""One in so many positions of a game is looked at."""

# Positions and options as they are written


Case = tuple[Mapping[str, Any], str]
"""Changes of a position as JSON that make it one that cannot be, and what is said of it."""
SeatCase = tuple[Seat, Mapping[str, Any], str]
"""The same of what one seat has."""


@dataclass(frozen=True)
class Wrong:
    """Positions that cannot be, made from one that can."""

    state: Any
    cases: Sequence[Case]
    seats: Sequence[SeatCase] = ()


@dataclass(frozen=True)
class Saving:
    random: RandomGames[Any]
    wrong: Sequence[Wrong]
    options: Mapping[str, Any]
    """Words of a command line, and the options they mean."""
    wrong_options: Collection[str]


# Random games


def nothing(passed: Passed) -> bool:
    return False


@dataclass(frozen=True)
class ByLot:
    random: RandomGames[Any]
    seeds: int
    """Games at each table."""
    strange: tuple[int, int]
    """Strange positions, and how many moves are played from each."""
    hidden_in: int
    """In so many positions of a game hidden components change places."""
    one_in: int = 1
    """Of so many positions of a game one is checked."""
    told_every: int = 1
    """The same of what is told."""
    tried_every: int = 1
    """Of so many moves that are legal nearby, one is tried with other hidden components."""
    is_seen_by_all: Callable[[Passed], bool] = nothing
    """Moves on the way of which all see what lies hidden afterwards."""
    rare: Collection[str] = ()
    """Kinds of moves and events that may not come up by chance."""

    @property
    def game(self) -> AnyGame:
        return self.random.game

    @property
    def tables(self) -> range:
        return range(len(self.random.tables))

    def strange_games(self) -> Iterator[tuple[Passed, ...]]:
        positions, moves = self.strange
        return (played_on(self.random, seed, moves) for seed in range(positions))

    def tried(self, passed: Passed) -> list[Any]:
        return moves_seen(self.game, passed)[:: self.tried_every]


@cache
def played_on(random: RandomGames[Any], seed: int, moves: int) -> tuple[Passed, ...]:
    return tuple(random.played_on(seed, moves))


# The guide of a first game


@dataclass(frozen=True, eq=False)
class Guiding:
    by_lot: ByLot
    lasts: tuple[int, str]
    """So many turns of a player, or rounds."""
    teaching: Collection[str]
    """The kinds of events after which it says why they matter."""

    @property
    def game(self) -> AnyGame:
        return self.by_lot.game

    @property
    def prefix(self) -> str:
        """How the ids of what it says begin."""
        return f"{self.game.prefix.lower()}-guide"

    @property
    def after(self) -> str:
        return f"{self.prefix}-after-"


# What a rule means in the game that is being played


@dataclass(frozen=True)
class Playing:
    random: RandomGames[Any]
    speaking: Speaking
    reading: Reading
    in_force: Sequence[tuple[str, Setting, tuple[Any, ...]]]
    """A rule, a game, and what the rule asks for instead: `()` where it is in force, else `("seats", 3)`."""

    def said(self, language: Language, rule: str, here: Setting, state: Any, seat: Seat | None = 0) -> list[str]:
        """The figures of a rule, as a seat reads them."""
        return self.said_in(language, rule, here, self.random.game.view(state, seat), seat)

    def said_in(self, language: Language, rule: str, here: Setting, view: Any, seat: Seat | None) -> list[str]:
        told = figures_now(self.reading.reference.in_play, rule, here, view, seat)
        return [self.speaking.texts[language].say(each) for each in told]


def setting(game: AnyGame, seats: int, *, solo: bool = False, **options: Any) -> Setting:
    """A game of so many seats; solo, the others are those of the automa."""
    players = (PERSON, *game.automas[:1] * (seats - 1)) if solo else (PERSON,) * seats
    made = game.options_type(**options)
    return Setting(seats, made, mode_of(game, made, players))


# Why a move is not allowed, or would be a pity


Worded = tuple[Language, str, Mapping[str, Any], str]
"""A language, a refusal or a warning, its arguments, and how it is worded."""
Universe = Callable[[Any, Seat], Iterable[Any]]
"""Every move that a seat can write down in a position, sensible or not."""


def legal_elsewhere(random: RandomGames[Any]) -> Universe:
    """What was legal somewhere in the games at all tables, where nobody has written a universe."""

    @cache
    def moves_of(seat: Seat) -> tuple[Any, ...]:
        games = (random.played(number, 0) for number in range(len(random.tables)))
        found = (move for game in games for passed in game[::EVERY] for move in moves_seen(random.game, passed))
        return tuple(dict.fromkeys(move for move in found if move.seat == seat))

    return lambda state, seat: moves_of(seat)


@dataclass(frozen=True)
class Refusing:
    random: RandomGames[Any]
    speaking: Speaking
    reading: Reading
    universe: Universe
    one_in: int
    """Of so many moves of the universe one is tried in each position."""
    least: tuple[int, int]
    """More rules than that refuse something, and warn of something."""
    untidy: str
    """A pattern of what must not stand in these sentences: ids."""
    refusing: tuple[str, ...] = ("refuse",)
    """The functions that refuse by the rule they are given."""
    refuse_otherwise: Collection[str] = ()
    warn_otherwise: Collection[str] = ()
    """Rules that refuse or warn through a variable."""
    pointless: Collection[str] = ()
    """Arguments that nobody can give by hand: such refusals are not looked at."""
    worded: Sequence[Worded] = ()

    @cached_property
    def met(self) -> tuple[frozenset[Refusal], frozenset[SoftWarning]]:
        game, refusals, warnings = self.speaking.game, set[Refusal](), set[SoftWarning]()
        for state, move in self.tried():
            found = next(game.objections(state, move), None)
            if found is None:
                warnings.update(game.warnings(state, move))
            elif found not in refusals and self.has_a_point(found):
                refusals.add(found)
        return frozenset(refusals), frozenset(warnings)

    def has_a_point(self, refusal: Refusal) -> bool:
        return {value for _, value in refusal.args if isinstance(value, str)}.isdisjoint(self.pointless)

    def tried(self) -> Iterator[tuple[Any, Any]]:
        """Positions here and there in games, with legal moves and with any, of those asked and of the first seat."""
        random = self.random
        games = [random.played(number, 0) for number in range(len(random.tables))]
        states = [passed.before for game in games for passed in (game[0], *game[1::EVERY])]
        states += [game[-1].after for game in games]
        states += [passed.before for seed in range(EVERY) for passed in tuple(random.played_on(seed, 30))[::3]]
        for at, state in enumerate(states):
            for seat in {0, *(decision.seat for decision in random.game.deciding(state))}:
                yield from ((state, move) for move in random.game.legal(state, seat))
                some = islice(self.universe(state, seat), at % self.one_in, None, self.one_in)
                yield from ((state, move) for move in some)

    def ids_given_to(self, *functions: str) -> set[str]:
        """The rules that stand in the engine as arguments of these functions, and what all tables refuse."""
        words = (word for call in self.calls(*functions) for argument in call.args for word in words_in(argument))
        return {word for word in words if word.startswith((f"{self.speaking.game.prefix}-", "table-"))}

    def calls(self, *functions: str) -> Iterator[ast.Call]:
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                    yield node

    @cached_property
    def trees(self) -> list[ast.Module]:
        files = sorted((resources.root() / "rules" / self.reading.id).rglob("*.py"))
        return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def words_in(node: ast.expr) -> set[str]:
    """Its constant, or both of a choice."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) | words_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


# Opponents


Often = tuple[int, int | None]
"""One position in so many, and how much may be thought about each: None is as much as usual."""


@dataclass(frozen=True)
class Bots:
    random: RandomGames[Any]
    legal: Often
    again: Often
    blind: Often
    wavering: Any
    """A position in which an unsteady eye may choose this or that."""
    overrun: int
    """So many moves beyond its budget a thought is never spun out."""

    @property
    def game(self) -> AnyGame:
        return self.random.game

    def sampled(self, every: int) -> Sequence[Any]:
        return self.random.choices(every)
