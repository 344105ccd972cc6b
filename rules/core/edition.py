"""Component data with provenance per datum, read from assets/<game>/edition/, an owner's corrections on top.

A datum is an object `{"value": …, "provenance": …}`, with a `source` where it is public and a `note` where it is
reconstructed. Everything around data is plain structure, such as the rule that a card follows. `Edition.plain()` gives
the structure with bare values.
"""

import json
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, cast, get_args

from pydantic import TypeAdapter, ValidationError

from rules.core.types import Arg, Json, Phrase

T = TypeVar("T")

Provenance = Literal["rulebook", "public", "reconstructed", "owner"]
PROVENANCES: tuple[Provenance, ...] = get_args(Provenance)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in an edition or a position: a message id, the place, and what fills the sentence."""

    id: str
    path: str
    args: tuple[tuple[str, Arg], ...] = ()

    @property
    def sentence(self) -> Phrase:
        return Phrase(self.id, (("path", self.path), *self.args))


def problem(id: str, path: str, /, **args: Arg) -> Problem:
    return Problem(id, path, tuple(args.items()))


class BrokenEdition(Exception):
    """An edition that no game can be built from, with all that is wrong in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__([(each.id, each.path, each.args) for each in problems])
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Correction:
    """An owner of the game knows better: the path of a datum and its value."""

    path: str
    value: Json


@dataclass(frozen=True, slots=True)
class Datum:
    path: str
    value: Json
    provenance: Provenance
    source: str
    note: str


@dataclass(frozen=True, slots=True)
class Edition:
    game: str
    version: int
    tree: Json = field(repr=False)
    corrections: tuple[Correction, ...] = ()
    rules: frozenset[str] = field(default=frozenset(), repr=False)
    """The ids of all rules in the book of the game, for checking those that the edition names."""

    def data(self) -> Iterator[Datum]:
        return data_of(self.tree, "")

    def plain(self) -> Json:
        return bare(self.tree)

    def counts(self) -> dict[str, int]:
        """How many data come from where."""
        counted = Counter(datum.provenance for datum in self.data())
        return {provenance: counted[provenance] for provenance in PROVENANCES}

    def corrected(self, corrections: Sequence[Correction]) -> "Edition":
        """The edition with an owner's values. Raises `BrokenEdition` when a path leads nowhere."""
        wanted = {each.path: each.value for each in corrections}
        known = {datum.path for datum in self.data()}
        lost = [problem("edition-no-such-datum", path) for path in wanted if path not in known]
        if lost:
            raise BrokenEdition(lost)
        latest = {each.path: each for each in (*self.corrections, *corrections)}
        return replace(self, tree=replaced(self.tree, "", wanted), corrections=tuple(latest.values()))


def is_datum(node: Json) -> bool:
    return isinstance(node, dict) and "value" in node and "provenance" in node


def children(node: Json, path: str) -> Iterator[tuple[Any, Json, str]]:
    if isinstance(node, dict):
        for key, child in node.items():
            yield key, child, f"{path}.{key}" if path else key
    elif isinstance(node, list):
        for at, child in enumerate(node):
            yield at, child, f"{path}.{at}" if path else str(at)


def data_of(node: Json, path: str) -> Iterator[Datum]:
    if is_datum(node):
        yield Datum(path, node["value"], node["provenance"], node.get("source", ""), node.get("note", ""))
        return
    for _, child, below in children(node, path):
        yield from data_of(child, below)


def bare(node: Json) -> Json:
    if is_datum(node):
        return node["value"]
    if isinstance(node, dict):
        return {key: bare(child) for key, child in node.items()}
    if isinstance(node, list):
        return [bare(child) for child in node]
    return node


def replaced(node: Json, path: str, wanted: dict[str, Json]) -> Json:
    if is_datum(node):
        if path not in wanted:
            return node
        return {"value": wanted[path], "provenance": "owner"}
    if isinstance(node, dict):
        return {key: replaced(child, below, wanted) for key, child, below in children(node, path)}
    if isinstance(node, list):
        return [replaced(child, below, wanted) for _, child, below in children(node, path)]
    return node


def read_edition(folder: Path, game: str) -> Edition:
    """All files of a folder, one top-level key a file; the rules from chapters.json beside the folder."""
    tree = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))}
    return Edition(game, int(tree.pop("edition")["version"]), tree, rules=rules_in(folder.parent / "chapters.json"))


def rules_in(chapters: Path) -> frozenset[str]:
    if not chapters.exists():
        return frozenset()
    return frozenset(rule for chapter in json.loads(chapters.read_bytes()) for rule in chapter["rules"])


def parsed(type_: type[T], plain: Json) -> T:
    """Edition values as typed data. Raises `BrokenEdition` naming each wrong value."""
    try:
        found: T = checks_of(cast(Hashable, type_)).validate_python(plain)
        return found
    except ValidationError as error:
        raise BrokenEdition(
            [
                problem("edition-bad-value", ".".join(map(str, each["loc"])), reason=each["msg"])
                for each in error.errors()
            ]
        ) from error


@cache
def checks_of(type_: Any) -> TypeAdapter[Any]:
    """What checks values of a type; to make it takes much longer than to use it."""
    return TypeAdapter(type_)
