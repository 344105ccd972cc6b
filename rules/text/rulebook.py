"""The rules of a game in our own words, as texts know them: title, rule, source."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.types import phrase
from rules.text.localise import Texts


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule in one language. Only the rule itself is always there."""

    id: str
    title: str
    rule: str
    source: str


def rule_ids(texts: Sequence[Texts], prefix: str) -> list[str]:
    """List the rule ids in the order of the files, with those that only one language has."""
    ids = dict.fromkeys(id for each in texts for id in each.ids_of_game)
    return [id for id in ids if id.startswith(f"{prefix}-") and any(each.has(f"{id}.rule") for each in texts)]


def rule_text(texts: Texts, id: str) -> RuleText:
    said = {part: texts.say_if_there(phrase(f"{id}.{part}")) or "" for part in ("title", "rule", "source")}
    return RuleText(id, said["title"], said["rule"], said["source"])
