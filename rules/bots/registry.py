"""The bots by name, imported when one is wanted. A bot for all games, or for the games that it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from rules.bots.policy import Policy


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    made_by: str
    """`module:callable`; called without arguments."""
    games: Sequence[str] | None = None
    """The ids of the games it plays; None: all of them."""

    def plays(self, game_id: str) -> bool:
        return self.games is None or game_id in self.games


BOTS: tuple[Entry, ...] = (Entry("random", "rules.bots.random_choice:RandomChoice"),)


def bots_of(game_id: str) -> tuple[str, ...]:
    """Weakest first."""
    return tuple(dict.fromkeys(each.name for each in BOTS if each.plays(game_id)))


def policy_named(name: str, game_id: str) -> Policy | None:
    """The bot of this name for this game; several games may each have their own `novice`."""
    for each in BOTS:
        if each.name == name and each.plays(game_id):
            module, _, maker = each.made_by.partition(":")
            return cast(Policy, getattr(import_module(module), maker)())
    return None
