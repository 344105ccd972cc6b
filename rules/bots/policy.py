"""What every bot is: shown a view and the legal moves, it draws from its own chance and names one of them."""

from collections.abc import Sequence
from typing import Any, Protocol

from rules.core.contract import AnyGame
from rules.core.rng import Rng


class Policy(Protocol):
    @property
    def name(self) -> str:
        """How seats, the command line and translations/ call it."""
        ...

    @property
    def looks(self) -> bool:
        """Whether it wants the view at all; one that chooses blindly is given None, which is cheaper."""
        ...

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: int) -> Any:
        """One of the legal moves. `rng` is fresh for each choice; `budget`: how many moves it may try."""
        ...
