"""What an owner checks first, by what matters most in play, and which rule speaks for what the rulebook says.

Read from assets/<game>/my_box.json. A pattern is a path in which a star stands for any one step, two for all that
follow; several stand beside each other with spaces between.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.boxes.own import OwnBox, within
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase, phrase

FILE = "my_box.json"
ANY, ALL = "*", "**"
OWN_RULE = "rule"
"""Rows of cards name the rule that they follow."""


@dataclass(frozen=True, slots=True)
class First:
    """Something to check against a box, while it is no more than our reconstruction."""

    pattern: str
    said: Phrase
    paths: tuple[str, ...]
    """Those that are still ours."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a game says of its data."""

    scales: str
    """Numbers that rise or fall from row to row, as long as they do so in what is published."""
    tallies: str
    """Columns of which each value is counted against what is published."""
    first: tuple[tuple[str, str], ...]
    """The sentence and the pattern."""
    speaks: tuple[tuple[str, str], ...]
    """The pattern and the rule; the first that fits counts."""


@cache
def told(game_id: str) -> Told:
    said = json.loads((resources.assets() / game_id / FILE).read_bytes())
    scales, tallies = (" ".join(said[name]) for name in ("scales", "tallies"))
    return Told(
        scales, tallies, tuple((each["say"], each["data"]) for each in said["first"]), tuple(said["speaks"].items())
    )


def first(game: AnyGame, own: OwnBox) -> tuple[First, ...]:
    """List what is reconstructed and not the owner's, what matters most at the beginning."""
    published = (each.path for each in own.published.data() if each.provenance == "reconstructed")
    paths = tuple(path for path in published if not (own.is_corrected(path) or own.is_taken(path)))
    found = (
        (say, pattern, tuple(path for path in paths if fits(pattern, path))) for say, pattern in told(game.id).first
    )
    return tuple(First(pattern, phrase(say, count=len(those)), those) for say, pattern, those in found if those)


def rule_of(game: AnyGame, own: OwnBox, path: str) -> str:
    """The rule by which the rulebook fixes a datum: that of its row, or that of the pattern; empty for what no rule
    speaks of.
    """
    return row_rule(own.published.tree, path) or next(
        (rule for pattern, rule in told(game.id).speaks if fits(pattern, path)), ""
    )


def row_rule(tree: Json, path: str) -> str:
    """The rule that the row of a datum names."""
    steps = path.split(".")
    rows = (within(tree, steps[:at]) for at in range(len(steps), 0, -1))
    named = (row[OWN_RULE] for row in rows if isinstance(row, dict) and isinstance(row.get(OWN_RULE), str))
    return next(named, "")


def fits(patterns: str, path: str) -> bool:
    """Check whether a path is one of those that the patterns describe."""
    steps = tuple(path.split("."))
    return any(fits_one(pattern, steps) for pattern in steps_of(patterns))


def fits_one(pattern: tuple[str, ...], steps: tuple[str, ...]) -> bool:
    if pattern[-1] == ALL:
        pattern, steps = pattern[:-1], steps[: len(pattern) - 1]
    return len(pattern) == len(steps) and all(one in (ANY, step) for one, step in zip(pattern, steps, strict=True))


@cache
def steps_of(patterns: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(pattern.split(".")) for pattern in patterns.split())


def patterns_of(game_id: str) -> Iterator[str]:
    """Every pattern that is written down for a game."""
    yield from (pattern for _, patterns in told(game_id).first for pattern in patterns.split())
    yield from (pattern for pattern, _ in told(game_id).speaks)
    yield from told(game_id).scales.split()
    yield from told(game_id).tallies.split()
