"""What a word of the data may name: another component, a colour, a space of a grid.

Types say only that a word stands there. Which words are said in assets/<game>/my_box.json: `names` lists patterns of
paths (`data`) with where the names come from (`of`), `free` those that name nothing else, with the reason. Sources:

    rows T         the names of the rows of a table, as the owner has them
    values P       the words that stand at a path, as the owner has them
    base-rows T    the same as they are published: what the rules or the painters know by name
    base-values P
    keys P         the names of the parts of a datum
    spaces P       the spaces of a grid of letters
    choices P      what may be chosen at another place
    words a b      these
    rules          the rules of the game

With `as`, a datum is `several` names with spaces between, or one for each of its `letters`; with `when`, it names that
only where a part beside it has this value: `kind=space`.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from rules.boxes.fields import Field, field_at, field_of
from rules.boxes.first import FILE, fits
from rules.boxes.own import MISSING, OwnBox, within
from rules.boxes.sheets import NAMES, Table, tables_of
from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.correcting import joined, plain_path
from rules.core.types import Json

Form = Literal["one", "several", "letters"]
LETTERS = "abcdefghijklmnopqrstuvwxyz"
Beside = Callable[[str], Json]
"""What stands in a part beside a word."""


@dataclass(frozen=True, slots=True)
class Naming:
    data: str
    """Patterns of the words."""
    of: tuple[str, ...]
    form: Form = "one"
    when: tuple[str, str] | None = None
    """A part beside the word, and its value."""


@dataclass(frozen=True, slots=True)
class Named:
    """Something that can be named."""

    name: str
    of: str
    """The table, datum or choice that it comes from; empty for plain words."""
    row: str = ""
    """The path of its row, where it has one."""


@cache
def namings(game_id: str) -> tuple[Naming, ...]:
    """Everything that the data of a game name."""
    return tuple(naming_of(each) for each in said_of(game_id, "names"))


def naming_of(said: dict[str, Json]) -> Naming:
    of = said["of"]
    part, _, value = said.get("when", "").partition("=")
    sources = (of,) if isinstance(of, str) else tuple(of)
    return Naming(said["data"], sources, said.get("as", "one"), (part, value) if part else None)


def said_of(game_id: str, what: str) -> list[dict[str, Json]]:
    """What a game says of its data; nothing where it says nothing at all."""
    file = resources.assets() / game_id / FILE
    found: list[dict[str, Json]] = json.loads(file.read_bytes())[what] if file.is_file() else []
    return found


@cache
def free_words(game_id: str) -> tuple[tuple[str, str], ...]:
    """Patterns of words that name nothing else, with the reason."""
    return tuple((each["data"], each["why"]) for each in said_of(game_id, "free"))


def naming_at(game: AnyGame, path: str, beside: Beside) -> Naming | None:
    """What a word at a path names; None for free text."""
    plain = plain_path(path)
    fitting = (each for each in namings(game.id) if fits(each.data, plain))
    return next((each for each in fitting if each.when is None or beside(each.when[0]) == each.when[1]), None)


def why_free(game: AnyGame, path: str) -> str:
    """Why a word names nothing; empty where it does."""
    plain = plain_path(path)
    return next((why for patterns, why in free_words(game.id) if fits(patterns, plain)), "")


# Words that stand there


@dataclass(frozen=True, slots=True)
class Word:
    """A word in the data."""

    path: str
    value: str
    naming: Naming | None
    """None for free text."""
    is_choice: bool = False
    """Whether the type says all that may stand there."""


def words_of(game: AnyGame, own: OwnBox) -> Iterator[Word]:
    """Every word of the data, with what it names."""
    yield from words_in(game, field_of(game.edition_type), own.edition.plain(), "", {})


def words_in(game: AnyGame, field: Field, value: Json, path: str, beside: dict[str, Json]) -> Iterator[Word]:
    match field.kind, value:
        case "word" | "choice", str():
            yield Word(path, value, naming_at(game, path, beside.get), field.kind == "choice")
        case "list" | "table", list() | dict():
            for step, each in value.items() if isinstance(value, dict) else enumerate(value):
                inner = field.places[int(step)] if field.places else field.each
                if inner is not None:
                    yield from words_in(game, inner, each, joined(path, step), {})
        case "record" | "variant", dict():
            record = field.variant(value) if field.kind == "variant" else field
            facts = {part.name: part.default for part in record.parts} | value if record is not None else {}
            for part in record.parts if record is not None else ():
                if part.name in value:
                    yield from words_in(game, part.field, value[part.name], joined(path, part.name), facts)


def names_in(word: str, form: Form) -> Sequence[str]:
    """The names of which a word is made."""
    return word.split() if form == "several" else tuple(word) if form == "letters" else (word,)


# What can be named


def named_by(game: AnyGame, own: OwnBox, naming: Naming) -> tuple[Named, ...]:
    """Everything that a word may name, each once, in the order of the data."""
    found: dict[str, Named] = {}
    for source in naming.of:
        for each in named_in(game, own, source):
            found.setdefault(each.name, each)
    return tuple(found.values())


def named_in(game: AnyGame, own: OwnBox, source: str) -> Iterator[Named]:
    verb, _, of = source.partition(" ")
    match verb:
        case "rows" | "base-rows":
            yield from in_rows(game, own if verb == "rows" else own.bare(), of)
        case "values" | "base-values":
            yield from in_values((own.edition if verb == "values" else own.published).plain(), of)
        case "keys":
            value = own.value(of)
            yield from (Named(str(key), of) for key in (value if isinstance(value, dict) else ()))
        case "spaces":
            lines = own.value(of)
            for row, line in enumerate(lines if isinstance(lines, list) else ()):
                yield from (Named(space_name(column, row), of) for column, _ in enumerate(str(line)))
        case "choices":
            field = field_at(field_of(game.edition_type), of)
            yield from (Named(str(each), of) for each in (field.choices if field is not None else ()))
        case "words":
            yield from (Named(each, "") for each in of.split())
        case "rules":
            yield from (Named(each, "rules") for each in sorted(own.published.rules, key=in_order))
        case _:
            raise ValueError(f"no such source of names: {source}")


def in_order(rule: str) -> tuple[tuple[int, str], ...]:
    """Sort as one counts: HK-2 before HK-10."""
    return tuple((int(each), "") if each.isdecimal() else (0, each) for each in re.split(r"(\d+)", rule))


def in_rows(game: AnyGame, own: OwnBox, table: str) -> Iterator[Named]:
    for each in table_at(game, own, table):
        yield from (Named(row.name, table, row.path) for row in each.rows if row.state != "taken")


def table_at(game: AnyGame, own: OwnBox, path: str) -> Sequence[Table]:
    return [each for each in tables_of(game, own, path.partition(".")[0]) if each.path == path]


def in_values(tree: Json, pattern: str) -> Iterator[Named]:
    is_name = pattern.rpartition(".")[2] in NAMES
    for path, words in nodes_at(tree, pattern.split(".")):
        for each in words if isinstance(words, list) else [words]:
            if isinstance(each, str):
                yield Named(each, pattern, path.rpartition(".")[0] if is_name else "")


def nodes_at(node: Json, steps: Sequence[str], path: str = "") -> Iterator[tuple[str, Json]]:
    """What stands where a pattern leads, with its path."""
    if not steps:
        yield path, node
    elif steps[0] == "*":
        for step, each in node.items() if isinstance(node, dict) else enumerate(node):
            yield from nodes_at(each, steps[1:], joined(path, step))
    elif (found := within(node, steps[:1])) is not MISSING:
        yield from nodes_at(found, steps[1:], joined(path, steps[0]))


def space_name(column: int, row: int) -> str:
    """Name a space of a grid as on a chess board; beyond z, columns are counted."""
    return f"{LETTERS[column] if 0 <= column < len(LETTERS) else column + 1}{row + 1}"
