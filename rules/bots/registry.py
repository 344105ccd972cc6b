"""The bots by name, imported when one is wanted. A bot for all games, or for the games that it says."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from rules.bots.policy import Policy
from rules.games import GAME_IDS


@dataclass(frozen=True, slots=True)
class Entry:
    name: str
    made_by: str
    """`module:callable`; called without arguments."""
    games: Sequence[str] | None = None
    """The ids of the games it plays; None: all of them."""
    is_level: bool = True
    """Whether it is a measure of strength that people choose, and that records count."""

    def plays(self, game_id: str) -> bool:
        return self.games is None or game_id in self.games

    def made(self) -> Policy:
        module, _, maker = self.made_by.partition(":")
        made: Policy = getattr(import_module(module), maker)()
        return made


QUICK = "novice"
"""The bot that answers at once, when another one is too late or has failed."""

GENTLE = "gentle"
"""The opponent of a guided first game."""

ADVISER = "regular"
"""The bot whose move is advised."""

THINKING = ("Novice", "Regular")
"""What each game's `bot.py` calls those that know it."""

BOTS: tuple[Entry, ...] = (
    Entry("random", "rules.bots.random_choice:RandomChoice"),
    *(Entry(name.lower(), f"rules.{game}.bot:{name}", (game,)) for game in GAME_IDS for name in THINKING),
    Entry(GENTLE, "rules.bots.gentle:Gentle", GAME_IDS, is_level=False),
)
"""Weakest first; the first one plays every game. Those that are no levels come last."""


def bots_of(game_id: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return tuple(dict.fromkeys(each.name for each in BOTS if each.is_level and each.plays(game_id)))


def opponents_of(game_id: str) -> tuple[str, ...]:
    """All that people may choose as an opponent: the gentle one, where it plays, then the levels."""
    gentle = (GENTLE,) if entry_named(GENTLE, game_id) else ()
    return (*gentle, *bots_of(game_id))


def entry_named(name: str, game_id: str) -> Entry | None:
    """The bot of this name for this game; several games may each have their own `novice`."""
    return next((each for each in BOTS if each.name == name and each.plays(game_id)), None)


def policy_named(name: str, game_id: str) -> Policy | None:
    entry = entry_named(name, game_id)
    return entry.made() if entry else None


def quick_policy(game_id: str) -> Policy:
    """Who plays when there is no time to think; a game without bots of its own is played at random."""
    entry = entry_named(QUICK, game_id) or BOTS[0]
    return entry.made()
