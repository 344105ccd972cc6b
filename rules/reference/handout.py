"""What is handed out of a game on paper: which rules, in which order, with which figures. Read from handout.json.

The words are those of the rules themselves; here stands only what is left out.
"""

from collections.abc import Iterator
from pathlib import Path

from rules.reference.in_play import Part
from rules.reference.model import Reference


class Section(Part):
    """Rules below the title of a chapter; a figure stands below the rule that it shows."""

    chapter: str
    rules: tuple[str, ...]
    figures: tuple[str, ...] = ()


class Handout(Part):
    rules: tuple[Section, ...]
    """The rules on two pages."""
    turn: tuple[str, ...]
    """The rules of the steps of a turn or a round, for a card in the hand."""
    reminders: tuple[str, ...] = ()
    """What is forgotten most, below them."""

    @property
    def named(self) -> Iterator[str]:
        """Every rule that it names."""
        for section in self.rules:
            yield from section.rules
        yield from self.turn
        yield from self.reminders


def read_handout(home: Path) -> Handout | None:
    """What a game hands out; None for a game that has nothing of the kind."""
    file = home / "handout.json"
    return Handout.model_validate_json(file.read_bytes()) if file.exists() else None


def gaps(handout: Handout, reference: Reference) -> Iterator[str]:
    """Yield the ids that lead nowhere: chapters, rules and figures that are not there."""
    chapters = {each.id for each in reference.chapters}
    yield from (each.chapter for each in handout.rules if each.chapter not in chapters)
    yield from (rule for rule in handout.named if reference.chapter_of(rule) is None)
    for section in handout.rules:
        yield from (rule for rule in section.figures if rule not in section.rules or not reference.figure_of(rule))
