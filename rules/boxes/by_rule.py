"""Which rules of the book speak of data that an owner has otherwise. Texts and figures keep the published data."""

from rules.boxes.first import rule_of
from rules.boxes.own import Change, OwnBox
from rules.core.contract import AnyGame
from rules.core.correcting import ADDED


def changes_by_rule(game: AnyGame, own: OwnBox) -> dict[str, tuple[Change, ...]]:
    """What is otherwise, by the rule that speaks of it; what no rule speaks of is left out."""
    found: dict[str, list[Change]] = {}
    for change in own.changes():
        rule = rule_of(game, own, without_signs(change.path))
        if rule:
            found.setdefault(rule, []).append(change)
    return {rule: tuple(changes) for rule, changes in found.items()}


def without_signs(path: str) -> str:
    """The path as if what was added were published."""
    return ".".join(step.removeprefix(ADDED) for step in path.split("."))
