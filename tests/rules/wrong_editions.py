"""What the loader says of editions that are changed in one place, for any game, kept as a file: a line a change.

    python -m tests.rules.wrong_editions hoyuk    writes the file anew, only when a check has really changed

Changes that are not in the file are accepted. Names and numbers of components are written #, so that another card
changes no line.
"""

import json
import re
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition, Edition, read_edition
from rules.core.types import Json
from rules.games import GAMES
from tests.each_game import IDS

Place = tuple[str | int, ...]


def kept(game: AnyGame) -> Path:
    return Path(__file__).parent / game.id / "wrong_editions.txt"


def told_of(game: AnyGame) -> Iterator[str]:
    """Each change that is refused, with its problems and where they are."""
    edition = read_edition(resources.assets() / game.id / "edition", game.id)
    plain = edition.plain()
    written = json.dumps(plain)
    for place in each_kind(places(plain)):
        for change, other in changes(value_at(plain, place)):
            tree = json.loads(written)
            value_at(tree, place[:-1])[place[-1]] = other
            if said := said_of(game, replace(edition, tree=tree)):
                yield f"{'.'.join(kind_of(place))} {change}: {', '.join(said)}"


def said_of(game: AnyGame, edition: Edition) -> list[str]:
    try:
        game.box(edition)
    except BrokenEdition as broken:
        return sorted({f"{each.id} {'.'.join(kind_of(each.path.split('.')))}" for each in broken.problems})
    return []


# Where something can be changed


def places(node: Json, place: Place = ()) -> Iterator[Place]:
    if place:
        yield place
    for step in steps_of(node):
        yield from places(node[step], (*place, step))


def steps_of(node: Json) -> tuple[str | int, ...]:
    if isinstance(node, dict):
        return tuple(node)
    return tuple(range(len(node))) if isinstance(node, list) else ()


def each_kind(found: Iterable[Place]) -> list[Place]:
    """One of those that differ by a number or the name of a component only: the last."""
    return list({kind_of(place): place for place in found}.values())


def kind_of(place: Iterable[str | int]) -> tuple[str, ...]:
    return tuple("#" if is_name(step) else str(step) for step in place)


def is_name(step: str | int) -> bool:
    """Components have capitals or figures in their names, fields have none."""
    return isinstance(step, int) or bool(re.search(r"[A-Z0-9]", step))


def value_at(tree: Any, place: Place) -> Any:
    for step in place:
        tree = tree[step]
    return tree


# What it is changed to


def changes(value: Json) -> Iterator[tuple[str, Json]]:
    match value:
        case bool():
            yield "otherwise", not value
        case int():
            yield from (("+1", value + 1), ("-1", value - 1))
        case str():
            yield "renamed", other_name(value)
        case [*_, last]:
            yield from (("one fewer", value[:-1]), ("the last twice", [*value, last]))
        case dict() if value and all(map(is_name, value)):
            *others, (name, last) = value.items()
            other = other_name(name)
            yield "one fewer", dict(others)
            yield "one more", {**value, other: last}
            yield "renamed", {**dict(others), other: last}


def other_name(name: str) -> str:
    """With a higher figure, where there is one."""
    figures = re.findall(r"\d+", name)
    return f"{name[: name.rindex(figures[-1])]}{int(figures[-1]) + 50}" if figures else f"{name}-X"


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=IDS)
    asked = parser.parse_args().game
    (game,) = (each for each in GAMES if each.id == asked)
    kept(game).write_text("".join(f"{line}\n" for line in told_of(game)), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
