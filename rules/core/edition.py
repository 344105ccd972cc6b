"""Component data with provenance per datum, read from assets/<game>/edition/, an owner's corrections on top.

A datum is an object `{"value": …, "provenance": …}`, with a `source` where it is public and a `note` where it is
reconstructed. Everything around data is plain structure, such as the rule that a card follows. `Edition.plain()` gives
the structure with bare values.
"""

import json
import re
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar, cast, get_args

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from rules.core.correcting import Correction, corrected_tree, is_datum, lost_among, origin, rows_of
from rules.core.types import Arg, Json, Phrase

T = TypeVar("T")

Provenance = Literal["rulebook", "public", "reconstructed", "owner"]
PROVENANCES: tuple[Provenance, ...] = get_args(Provenance)

MOST_WRONG = 40
"""Nobody reads more sentences than these about one edition."""
SHOWN_LETTERS = 60
REASONS = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "unexpected_keyword": "extra",
    "literal": "choice",
    "enum": "choice",
    "union_tag_not_found": "missing",
    "union_tag_invalid": "choice",
    "int": "number",
    "float": "number",
    "bool": "flag",
    "string": "text",
    "tuple": "list",
    "list": "list",
    "too_short": "list",
    "too_long": "list",
    "dict": "fields",
    "dataclass": "fields",
    "model": "fields",
}
"""What is wrong with a value, by how the name of a failed check begins."""


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
    printed: Json | None = field(default=None, repr=False)
    """The data as published, where some are corrected."""
    rules: frozenset[str] = field(default=frozenset(), repr=False)
    """The ids of all rules in the book of the game, for checking those that the edition names."""
    _counted: dict[str, int] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Counted when it is first asked: every table says where its data come from."""

    def data(self) -> Iterator[Datum]:
        return data_of(self.tree, "")

    def plain(self) -> Json:
        return bare(self.tree)

    def counts(self) -> dict[str, int]:
        """How many data come from where."""
        if not self._counted:
            counted = Counter(datum.provenance for datum in self.data())
            self._counted.update((provenance, counted[provenance]) for provenance in PROVENANCES)
        return dict(self._counted)

    def corrected(self, corrections: Sequence[Correction]) -> "Edition":
        """The edition with an owner's values. Raises `BrokenEdition` when a path leads nowhere."""
        printed = self.tree if self.printed is None else self.printed
        if lost := lost_among(printed, corrections):
            raise BrokenEdition([problem("edition-no-such-datum", path) for path in lost])
        latest = tuple({each.path: each for each in (*self.corrections, *corrections)}.values())
        return replace(self, tree=corrected_tree(printed, latest), printed=printed, corrections=latest)

    def origin(self, path: str) -> str:
        """Find where what stands at a path of these data is corrected."""
        return path if self.printed is None else origin(self.printed, self.corrections, path)


def data_of(node: Json, path: str) -> Iterator[Datum]:
    """Yield the data of a tree in the order in which they are written."""
    for there, each in rows_of(node, path):
        if is_datum(each):
            yield Datum(there, each["value"], each["provenance"], each.get("source", ""), each.get("note", ""))


def bare(node: Json) -> Json:
    if is_datum(node):
        return node["value"]
    if isinstance(node, dict):
        return {key: bare(child) for key, child in node.items()}
    if isinstance(node, list):
        return [bare(child) for child in node]
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
        raise BrokenEdition([wrong_value(each) for each in error.errors(include_url=False)[:MOST_WRONG]]) from error


def wrong_value(said: ErrorDetails) -> Problem:
    """What is wrong with a value, in our own words, as the checks speak English only."""
    path = ".".join(str(step)[:SHOWN_LETTERS] for step in said["loc"])
    allowed = said.get("ctx", {}).get("expected", said.get("ctx", {}).get("expected_tags", ""))
    reason = next((ours for begins, ours in REASONS.items() if said["type"].startswith(begins)), "other")
    value = "" if reason in ("missing", "extra") else repr(said["input"])[:SHOWN_LETTERS]
    return problem("edition-bad-value", path, reason=reason, value=value, allowed=quoted(str(allowed)))


def quoted(allowed: str) -> str:
    """The names that may stand there, as they stand in the file."""
    return ", ".join(re.findall(r"'([^']*)'", allowed))


@cache
def checks_of(type_: Any) -> TypeAdapter[Any]:
    """What checks values of a type; to make it takes much longer than to use it."""
    return TypeAdapter(type_)
