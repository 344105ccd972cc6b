"""From which mistakes on a tutor holds a move, as each person wants it; in points of the game, or what it counts in."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Literal, get_args

from desktop.settings import SettingsFile
from desktop.table.seats import PERSON
from rules.core import resources
from rules.core.contract import Seating
from rules.core.types import Seat

Mistakes = Literal["never", "large", "medium", "small"]
MISTAKES: tuple[Mistakes, ...] = get_args(Mistakes)
HELD: tuple[Mistakes, ...] = MISTAKES[:0:-1]
"""The smallest first."""
USUAL = (1.0, 3.0, 6.0)
FILE = "tutor.json"


@cache
def thresholds(game_id: str) -> tuple[float, ...]:
    """How many points small, medium and large mistakes cost at least."""
    file = resources.assets() / game_id / FILE
    if not file.exists():
        return USUAL
    return tuple(float(each) for each in json.loads(file.read_bytes())["mistakes"])


def threshold(game_id: str, mistakes: Mistakes) -> float | None:
    """Say from how many points on a move is held; None where it never is."""
    return None if mistakes == "never" else thresholds(game_id)[HELD.index(mistakes)]


def person_at(seating: Sequence[Seating], seat: Seat) -> str:
    """How the settings call whoever sits there: by the name, else by the place among the people."""
    return person(seating[seat].name, sum(each.player == PERSON for each in seating[:seat]))


def person(name: str, number: int) -> str:
    return name.strip().casefold() or f"#{number}"


def wanted_by(file: SettingsFile, who: str) -> Mistakes:
    found = file.settings.tutor.get(who)
    return next((each for each in MISTAKES if each == found), "never")


def want(file: SettingsFile, who: str, mistakes: Mistakes) -> None:
    """Keep what a person wants, for this game and the next."""
    others = {each: kept for each, kept in file.settings.tutor.items() if each != who}
    file.change(tutor=others if mistakes == "never" else {**others, who: mistakes})
