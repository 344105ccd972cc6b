"""Which rules of the book speak of data that an owner has otherwise. Texts and figures keep the published data."""

from rules.boxes.first import rule_of
from rules.boxes.own import Change, OwnBox
from rules.core.contract import AnyGame
from rules.core.correcting import plain_path


def changes_by_rule(game: AnyGame, own: OwnBox) -> dict[str, tuple[Change, ...]]:
    """What is otherwise, by the rule that speaks of it; what no rule speaks of is left out."""
    found: dict[str, list[Change]] = {}
    for change in own.changes():
        rule = rule_of(game, own, plain_path(change.path))
        if rule:
            found.setdefault(rule, []).append(change)
    return {rule: tuple(changes) for rule, changes in found.items()}
