"""Random games at the tables of a game, games that go on from strange positions, and chance for tests."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from typing import Any, Generic, TypeVar

from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.core.types import Ref, Seat
from tests.rules.core.properties import Passed, hidden_from, random_game
from tests.rules.core.sitting import seated

T = TypeVar("T")
StateT = TypeVar("StateT")
Table = tuple[tuple[str, ...], Any]
"""Who sits there, and the options."""


class Lot:
    """An `Rng` that remembers where it is."""

    def __init__(self, seed: int, stream: str = "strange") -> None:
        self.rng: Rng = seeded(seed, stream)

    def below(self, n: int) -> int:
        number, self.rng = self.rng.below(n)
        return number

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def some(self, things: Sequence[T], count: int) -> tuple[T, ...]:
        shuffled, self.rng = self.rng.shuffled(things)
        return shuffled[:count]

    def order(self, count: int) -> tuple[Seat, ...]:
        return self.some(range(count), count)


def lots(number: int, seed: int) -> Rng:
    return seeded(100 * seed + number, "tests")


def back_of(ref: Ref) -> str:
    """What cards that look alike from behind have in common, in most games: the first part of their names."""
    return ref.partition("-")[0]


@dataclass(frozen=True, eq=False)
class RandomGames(Generic[StateT]):
    """The random games of one game."""

    game: AnyGame
    box: Any
    tables: Sequence[Table]
    strange: Callable[[int], StateT]
    """A rare position: late, crowded, with supplies nearly used up."""
    special_walk: Callable[[StateT, int], Iterator[Passed]] | None = None
    """The moves from there, where mere chance would lead nowhere."""
    kind_of: Callable[[Ref], str] = back_of
    """Components of one kind may change places without anybody noticing who sees neither."""
    only_counted: Callable[[StateT], Iterable[Ref]] = lambda state: ()
    """Components that lie somewhere, though the census does not name them."""

    def beginning(self, players: Sequence[str], options: Any, seed: int) -> StateT:
        state: StateT = self.game.setup(self.box, options, seated(self.game, *players), seed)
        return state

    def played(self, number: int, seed: int) -> tuple[Passed, ...]:
        """A whole game at one of the tables."""
        return played(self, number, seed)

    def played_on(self, seed: int, moves: int) -> Iterator[Passed]:
        """A game that goes on from a strange position."""
        walk = self.special_walk or partial(random_game, self.game)
        return islice(walk(self.strange(seed), seed), moves)

    def choices(self, every: int) -> tuple[StateT, ...]:
        """One position in so many, of games at all tables and of strange ones, in which somebody has a choice."""
        return choices(self, every)

    def asking(self, kind: type) -> StateT:
        """The first position of random games that asks this question."""
        games = (self.played(number, seed) for number in range(len(self.tables)) for seed in range(3))
        asked = (passed.before for game in games for passed in game if isinstance(passed.before.agenda[0], kind))
        state: StateT = next(asked)
        return state

    def hidden_pairs(self, state: StateT, seat: Seat | None, rng: Rng) -> Iterator[tuple[Ref, Ref]]:
        """Of each kind of component, two that the seat cannot see and that lie somewhere."""
        kinds: dict[str, list[Ref]] = {}
        present = {*self.game.census(state), *self.only_counted(state)}
        for ref in hidden_from(self.game, state, seat):
            if ref in present:
                kinds.setdefault(self.kind_of(ref), []).append(ref)
        for refs in kinds.values():
            shuffled, rng = rng.shuffled(refs)
            if len(shuffled) > 1:
                yield shuffled[0], shuffled[1]


@cache
def choices(random: RandomGames[Any], every: int) -> tuple[Any, ...]:
    found = [passed.before for number in range(len(random.tables)) for passed in random.played(number, 0)[::every]]
    found += [random.strange(seed) for seed in range(0, 400, every)]
    return tuple(state for state in found if has_choice(random.game, state))


def has_choice(game: AnyGame, state: Any) -> bool:
    decisions = game.deciding(state)
    return bool(decisions) and len(game.legal(state, decisions[0].seat)) > 1


@cache
def played(random: RandomGames[Any], number: int, seed: int) -> tuple[Passed, ...]:
    players, options = random.tables[number]
    return tuple(random_game(random.game, random.beginning(players, options, seed), seed))
