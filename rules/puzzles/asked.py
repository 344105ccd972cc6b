"""A question: a position, and the seat that is to choose in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.contract import AnyGame
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    game: AnyGame
    state: Any
    seat: Seat
    legal: Sequence[Any]

    @property
    def view(self) -> Any:
        """What the seat may see: all that it can be judged by."""
        return self.game.view(self.state, self.seat)


def asked(game: AnyGame, state: Any, seat: Seat) -> Asked:
    return Asked(game, state, seat, game.legal(state, seat))
