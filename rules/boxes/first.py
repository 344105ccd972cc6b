"""What an owner checks first, and which rule speaks for what the rulebook says."""

from dataclasses import dataclass

from rules.boxes.own import OwnBox, within
from rules.core.contract import AnyGame
from rules.core.types import Json, Phrase

OWN_RULE = "rule"


@dataclass(frozen=True, slots=True)
class First:
    """Something to check against a box, while it is no more than our reconstruction."""

    pattern: str
    said: Phrase
    paths: tuple[str, ...]


def first(game: AnyGame, own: OwnBox) -> tuple[First, ...]:
    """List what matters most."""
    return ()


def rule_of(game: AnyGame, own: OwnBox, path: str) -> str:
    """The rule by which the rulebook fixes a datum: that of its row."""
    return row_rule(own.published.tree, path)


def row_rule(tree: Json, path: str) -> str:
    steps = path.split(".")
    rows = (within(tree, steps[:at]) for at in range(len(steps), 0, -1))
    named = (row[OWN_RULE] for row in rows if isinstance(row, dict) and isinstance(row.get(OWN_RULE), str))
    return next(named, "")
