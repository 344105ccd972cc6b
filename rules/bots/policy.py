"""What every bot is: shown a view and the legal moves, it draws from its own chance and names one of them."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from rules.bots.advice import Advice
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.core.types import Seat

MOVES_BETWEEN_LOOKS = 32
"""How often a bot looks up from its thoughts, counted in evaluated moves: asking costs more than counting."""


class Stopped(Exception):
    """Raised when the caller no longer wants the answer."""


def never() -> bool:
    return False


class Budget:
    """How many moves a bot may still evaluate for one choice.

    Strength is counted in moves rather than in seconds, so that a bot plays the same on every machine.
    """

    __slots__ = ("is_stopped", "left", "moves")

    def __init__(self, moves: int, is_stopped: Callable[[], bool] = never) -> None:
        self.moves = self.left = moves
        self.is_stopped = is_stopped

    @property
    def is_spent(self) -> bool:
        return self.left <= 0

    @property
    def spent(self) -> int:
        return self.moves - self.left

    def part(self, moves: int) -> "Budget":
        """Take a part of what is left; whoever asks for it subtracts what was spent of it."""
        return Budget(min(moves, max(1, self.left)), self.is_stopped)

    def spend(self) -> None:
        """One more move has been evaluated. Raises `Stopped` when nobody waits for the answer any more."""
        self.left -= 1
        if self.left % MOVES_BETWEEN_LOOKS == 0 and self.is_stopped():
            raise Stopped


class Policy(Protocol):
    @property
    def name(self) -> str:
        """How seats, the command line and translations/ call it."""
        ...

    @property
    def looks(self) -> bool:
        """Whether it wants the view at all; one that chooses blindly is given None, which is cheaper."""
        ...

    @property
    def usual_budget(self) -> int:
        """How many moves it evaluates for one choice at its usual strength."""
        ...

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        """One of the legal moves. `rng` is fresh for each choice and of a stream that the game never draws from."""
        ...


class Candid(Policy, Protocol):
    """A bot that can say what else it weighed."""

    def considered(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> tuple[Any, ...]:
        """The move that it chooses, then the best other, where there was any."""
        ...


class Teller(Policy, Protocol):
    """A bot that can be asked for advice instead of a move."""

    def advised(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Iterator[Advice]:
        """What it found so far, better each time; the last one is final."""
        ...


class Weigher(Policy, Protocol):
    """A bot that compares a move with the best others."""

    def weighed(
        self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget, *, move: Any
    ) -> Iterator[Advice]:
        """The best other move and this one, surer each time; alone where nothing else is to be compared."""
        ...


def chance_of(seed: int, seat: Seat) -> Rng:
    """The chance of one choice of a bot. `seed` belongs to the choice: the game's, and the number of the move."""
    return seeded(seed, f"bot-{seat}")
