"""Bots that misbehave, each in its own way. They work where a worker process can import them."""

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.bots.policy import Budget
from rules.core.contract import AnyGame
from rules.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Troublemaker:
    name: str = "troublemaker"
    looks: bool = True
    usual_budget: int = 1_000_000_000


class Dies(Troublemaker):
    """Takes its process with it."""

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        os._exit(3)


class Fails(Troublemaker):
    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        raise ValueError("I cannot decide")


class Cheats(Troublemaker):
    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        return "two captures, please"


class Dawdles(Troublemaker):
    """Thinks for ever, but looks up from time to time."""

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        while True:
            budget.spend()


class Sleeps(Troublemaker):
    """Does not even look up."""

    def choose(self, game: AnyGame, view: Any, legal: Sequence[Any], rng: Rng, budget: Budget) -> Any:
        time.sleep(600)
