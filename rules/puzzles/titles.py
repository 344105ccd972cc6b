"""What tells a puzzle from others of its theme, without a word on the answer: when it is, how the seat stands, how much
there is to choose from.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import Literal, NamedTuple

from rules.bots.policy import chance_of
from rules.bots.reviewing import lead_of
from rules.bots.sampling import worlds
from rules.bots.whole_review import round_of
from rules.core.types import Ref
from rules.puzzles.asked import Asked
from rules.puzzles.model import Puzzle, Setting

Part = Literal["round", "lead", "choices"]
PARTS: tuple[Part, ...] = ("round", "lead", "choices")
"""What a title may add to its theme, what says most first."""
WORLDS = 4
"""A lead is known where it is the same in so many worlds that look like what the seat sees."""


class Title(NamedTuple):
    """What a title says beside its theme."""

    parts: tuple[Part, ...]
    number: int = 0
    """Where nothing else tells it from others: which of these it is; 0 where something does."""


def setting_of(asked: Asked) -> Setting:
    game, seen = asked.game, worlds(asked.game, asked.view, chance_of(1, asked.seat), WORLDS)
    leads = {lead_of(game.totals(state), asked.seat) for state in seen}
    lead = leads.pop() if len(leads) == 1 else None
    return Setting(
        round=round_of(game, asked.state), lead=round(lead) if lead is not None else None, choices=len(asked.legal)
    )


def titles_of(puzzles: Sequence[Puzzle]) -> Mapping[Ref, Title]:
    """Give each puzzle of a shelf the shortest title that no other of its theme has; number what is left."""
    found: dict[Ref, Title] = {}
    of_theme: dict[str, list[Puzzle]] = {}
    for each in puzzles:
        of_theme.setdefault(each.theme, []).append(each)
    for alike in of_theme.values():
        found |= titles_of_theme(alike)
    return found


def titles_of_theme(puzzles: Sequence[Puzzle]) -> dict[Ref, Title]:
    found: dict[Ref, Title] = {}
    for parts in chosen_parts():
        values = {each.id: value_of(each, parts) for each in puzzles}
        count = Counter(values.values())
        for each in puzzles:
            value = values[each.id]
            if each.id not in found and value is not None and count[value] == 1:
                found[each.id] = Title(parts)
    left = [each for each in puzzles if each.id not in found]
    numbers: Counter[tuple[Hashable, ...]] = Counter()
    for each in sorted(left, key=lambda each: each.id):
        parts = tuple(part for part in PARTS if value_of(each, (part,)) is not None)
        said = value_of(each, parts) or ()
        numbers[said] += 1
        found[each.id] = Title(parts, numbers[said])
    return found


def chosen_parts() -> list[tuple[Part, ...]]:
    return [parts for count in range(len(PARTS) + 1) for parts in combinations(PARTS, count)]


def value_of(puzzle: Puzzle, parts: Sequence[Part]) -> tuple[Hashable, ...] | None:
    """What a title with these parts says; None where something of it is not known."""
    setting = puzzle.setting
    if not parts:
        return ()
    if setting is None:
        return None
    known: Mapping[Part, Hashable] = {
        "round": setting.round or None,
        "lead": setting.lead,
        "choices": setting.choices or None,
    }
    values = tuple(known[part] for part in parts)
    return None if None in values else values
