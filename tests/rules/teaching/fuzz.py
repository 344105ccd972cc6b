"""Files of made things, wrong in every way: `python -m tests.rules.teaching.fuzz 10000` reads and checks that many;
`python -m tests.rules.teaching.fuzz 10000 7 editions` only those that hold corrections of an edition.

Cut, turned, doubled, filled with values of other types, with paths that lead out, with numbers that are too large.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

from rules.boxes.own import OwnBox
from rules.boxes.shared import extent_of, meeting
from rules.core.types import Json
from rules.games import loaded
from rules.teaching.checking import checked
from rules.teaching.editions import MadeEdition
from rules.teaching.reading import read_made, written
from tests.rules.teaching.making import (
    built_in,
    edition_of_somebody,
    handed_in_by_somebody,
    library,
    made_from,
    plan_of_all_kinds,
    position_at_start,
)

STRANGE: tuple[Json, ...] = (
    None, True, False, 0, -1, 1.5, 10**30, 2**63, "", "\x00", "../../etc/passwd", "<img src='x'>", "\u202e", "é" * 3000,
    [], {}, [[]], [None] * 50, {"any": []}, {"any": [1, 2]}, {"kind": "task"}, "continue", "#",
    "id=", "+", "u-000000000000",
)  # fmt: skip


def originals(*, only_editions: bool = False) -> list[bytes]:
    found = [written(edition_of_somebody(game)) for game in loaded()]
    if only_editions:
        return found
    for game in loaded():
        found.append(written(position_at_start(game)))
        found.append(written(plan_of_all_kinds(game)))
        found += [written(made_from(game, lesson)) for lesson in built_in(game)[:4]]
        found.append(written(handed_in_by_somebody(game)))
    return found


def places(thing: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(thing, dict):
        for key, each in thing.items():
            yield from places(each, (*path, key))
    elif isinstance(thing, list):
        for at, each in enumerate(thing):
            yield from places(each, (*path, at))


def around(thing: Json, path: tuple[Any, ...]) -> Json:
    for step in path[:-1]:
        thing = thing[step]
    return thing


def strange(chance: random.Random) -> Json:
    return json.loads(json.dumps(chance.choice(STRANGE)))


def set_strange(document: Json, path: tuple[Any, ...], chance: random.Random) -> None:
    around(document, path)[path[-1]] = strange(chance)


def leave_out(document: Json, path: tuple[Any, ...], chance: random.Random) -> None:
    del around(document, path)[path[-1]]


def put_in(document: Json, path: tuple[Any, ...], chance: random.Random) -> None:
    here = around(document, path)
    if isinstance(here, dict):
        here[f"x{chance.randrange(9)}"] = strange(chance)
    else:
        here.insert(chance.randrange(len(here) + 1), strange(chance))


def swap(document: Json, path: tuple[Any, ...], chance: random.Random) -> None:
    others = [each for each in places(document) if each]
    other = chance.choice(others)
    value = around(document, other)[other[-1]]
    around(document, path)[path[-1]] = json.loads(json.dumps(value))


def add_to_number(document: Json, path: tuple[Any, ...], chance: random.Random) -> None:
    here = around(document, path)
    if isinstance(here[path[-1]], int):
        here[path[-1]] += chance.choice((-1, 1, 7, -100, 100))


CHANGES: tuple[Callable[[Json, tuple[Any, ...], random.Random], None], ...] = (
    set_strange, leave_out, put_in, swap, add_to_number,
)  # fmt: skip


def spoiled(raw: bytes, chance: random.Random) -> bytes:
    """A file with some things wrong in it, in its text or in what it says."""
    if chance.random() < 0.15:
        cut = bytearray(raw)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(cut))
            cut[at : at + chance.randrange(0, 9)] = bytes(chance.randrange(256) for _ in range(chance.randrange(4)))
        return bytes(cut)
    document = json.loads(raw)
    for _ in range(chance.randrange(1, 4)):
        paths = [each for each in places(document) if each]
        if paths:
            chance.choice(CHANGES)(document, chance.choice(paths), chance)
    return json.dumps(document, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")


def fuzz(count: int, seed: int, *, searches: bool = False, only_editions: bool = False) -> tuple[int, int]:
    """Read and check so many spoiled files: how many were still read, and how many of those are still good."""
    chance, files = random.Random(seed), originals(only_editions=only_editions)
    read = good = 0
    for _ in range(count):
        made = read_made(spoiled(chance.choice(files), chance)).made
        if made is not None:
            read += 1
            good += checked(made, library(), searches=searches).is_good
            assert read_made(written(made)).made == made
        if isinstance(made, MadeEdition):
            meet(made)
    return read, good


def meet(made: MadeEdition) -> None:
    """Let it meet what is published, and what somebody has who corrected the same."""
    game = library().named(made.game)
    if game is None:
        return
    mine = OwnBox(library().edition(game))
    for own in (mine, meeting(mine, edition_of_somebody(game)).merged({each.path for each in made.corrections})):
        met = meeting(own, made)
        after = meeting(met.merged({each.path for each in met.differences}), made)
        assert not after.differences
        extent_of(own.published, made.corrected)


if __name__ == "__main__":
    number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(*fuzz(int(sys.argv[1]), number, searches="search" in sys.argv, only_editions="editions" in sys.argv))
