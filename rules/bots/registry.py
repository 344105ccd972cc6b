"""The bots by name, imported when one is wanted: the levels of each game, and a few for special purposes."""

import json
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import takewhile

from rules.bots.policy import Policy
from rules.core import resources
from rules.games import GAME_IDS

LEVELS = ("novice", "apprentice", "regular", "expert", "master")
"""What people choose as an opponent, weakest first: each is measured to beat the one before it (docs/games)."""

MEASURED = "ladder.json"
"""How often each level beats the one below (rules/reference/ladder.py)."""

TWO, LEAST_WON = 2, 0.6
"""A level that wins less of its games at tables of two than this is no other level."""

RANDOM = "random"
"""Any move will do: it measures the others."""

QUICK = "quick"
"""The bot that answers at once, when another one is too late or has failed, and where games only pass the time."""

GENTLE = "gentle"
"""The opponent of a guided first game."""

ADVISER = "expert"
"""The level whose move a guide advises."""

MADE_BY = {
    RANDOM: "rules.bots.random_choice:RandomChoice",
    QUICK: "rules.bots.first_sight:FirstSight",
    GENTLE: "rules.bots.gentle:Gentle",
}
PLANNER = "rules.bots.planner:planner"
ADVISING = "rules.bots.advising:advising"
WEIGHING = "rules.bots.weighing:weighing"


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot, before anything of it is imported."""

    name: str
    made_by: str
    """`module:callable`."""
    given: tuple[str, ...] = ()
    """What it is called with."""

    def made(self) -> Policy:
        module, _, maker = self.made_by.partition(":")
        made: Policy = getattr(import_module(module), maker)(*self.given)
        return made


def bots_of(game_id: str) -> tuple[str, ...]:
    """Every bot whose strength is known, weakest first."""
    return (RANDOM, *levels_of(game_id)) if game_id in GAME_IDS else (RANDOM,)


@cache
def levels_of(game_id: str) -> tuple[str, ...]:
    """List the levels up to the last one that was measured to beat the one below; those above only advise."""
    file = resources.assets() / game_id / MEASURED
    pairs = json.loads(file.read_bytes())["pairs"] if file.exists() else ()
    beaten = {
        (pair["level"], pair["below"])
        for pair in pairs
        if pair["seats"] == TWO and not pair["setting"] and pair["won"] >= LEAST_WON * pair["games"]
    }
    return (LEVELS[0], *takewhile(lambda level: (level, LEVELS[LEVELS.index(level) - 1]) in beaten, LEVELS[1:]))


def opponents_of(game_id: str) -> tuple[str, ...]:
    """All that people may choose as an opponent: the gentle one, then the levels."""
    return (GENTLE, *bots_of(game_id))


def entry_named(name: str, game_id: str) -> Entry | None:
    """The bot of this name for this game; any game can be played at random."""
    if game_id not in GAME_IDS and name != RANDOM:
        return None
    if name in LEVELS:
        return Entry(name, PLANNER, (game_id, name))
    return Entry(name, MADE_BY[name]) if name in MADE_BY else None


def adviser_for(game_id: str, seats: int) -> Entry | None:
    """Who advises people in a game of so many seats, with reasons."""
    return Entry("adviser", ADVISING, (game_id, str(seats))) if game_id in GAME_IDS else None


def tutor_for(game_id: str, seats: int, threshold: float) -> Entry | None:
    """Who weighs a move of a person before it is played; what loses less than the threshold does not matter."""
    return Entry("tutor", WEIGHING, (game_id, str(seats), str(threshold))) if game_id in GAME_IDS else None


def policy_named(name: str, game_id: str) -> Policy | None:
    entry = entry_named(name, game_id)
    return entry.made() if entry else None


def quick_policy() -> Policy:
    """Who plays when there is no time to think."""
    return Entry(QUICK, MADE_BY[QUICK]).made()
