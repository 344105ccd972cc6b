"""How much a made thing may hold: more than any class needs, little enough for any computer. More is refused."""

from collections.abc import Iterator

from rules.core.codec import shown
from rules.core.edition import Problem, problem
from rules.core.types import Json
from rules.teaching.made import TEXT_LETTERS

MOST_BYTES = 2_000_000
MOST_DEPTH = 40
MOST_VALUES = 200_000
MOST_IN_POSITION = 20_000
"""So many elements may a list of a position have."""

MOST_OF = {
    "steps": 60,
    "rows": 300,
    "answers": 20,
    "moves": 60,
    "mistakes": 40,
    "goals": 20,
    "choices": 40,
    "replies": 500,
    "after": 60,
    "values": 400,
    "marks": 200,
    "shows": 200,
    "hides": 60,
    "rules": 60,
    "examples": 60,
    "names": 12,
    "meant": 60,
    "any": 400,
    "corrections": 5_000,
}
"""How long lists of these names may be."""

POSITIONS = ("position", "notation", "state")
"""What stands below these is the game's own; its lists have names of their own."""


def problems_of_size(thing: Json) -> Iterator[Problem]:
    """What is too deep, too long or too much, without recursion."""
    todo: list[tuple[Json, str, str, int, bool]] = [(thing, "", "", 1, False)]
    count = 0
    while todo:
        here, path, name, depth, is_position = todo.pop()
        count += 1
        if count > MOST_VALUES:
            yield problem("made-too-much", "", most=MOST_VALUES)
            return
        if depth > MOST_DEPTH:
            yield problem("made-too-deep", shown(path), most=MOST_DEPTH)
            return
        if isinstance(here, str) and len(here) > TEXT_LETTERS:
            yield problem("made-text-too-long", shown(path), most=TEXT_LETTERS)
        elif isinstance(here, list):
            most = MOST_IN_POSITION if is_position else MOST_OF.get(name, MOST_IN_POSITION)
            if len(here) > most:
                yield problem("made-list-too-long", shown(path), count=len(here), most=most)
            todo += [(each, f"{path}.{at}", "", depth + 1, is_position) for at, each in enumerate(here[:most])]
        elif isinstance(here, dict):
            for key, each in here.items():
                below = f"{path}.{key}" if path else key
                if len(key) > TEXT_LETTERS:
                    yield problem("made-text-too-long", shown(below), most=TEXT_LETTERS)
                todo.append((each, below, key, depth + 1, is_position or key in POSITIONS))
