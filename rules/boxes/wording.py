"""The words of tables and forms: what a table is called, what stands at the head of its columns, each part of a record,
each choice.

Of a game they stand in translations/<lang>/<game>/my_box.ftl: `<prefix>-sheet-<path>` with the head of its rows
(`.row`) and of its only column (`.value`); `<prefix>-column-<name>` for a column or a part of a record, with the
operation or the part of the edition before the name where it means something of its own there; `<prefix>-choice-<id>`
and `<prefix>-op-<id>`, with the part before the id where it means something of its own there; `<prefix>-named-<part>`,
what a part names, by its word `$name` or its `$id`, where neither its row nor its word says it. What several games
share is `column-<name>` in box_words.ftl; a choice may also be a word of the data, `datum-word-<id>`.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from rules.boxes.own import OwnBox, is_added, parted
from rules.boxes.sheets import VALUE
from rules.boxes.sheets import name_of as row_named
from rules.core.contract import AnyGame
from rules.core.correcting import ADDED, is_datum, plain_path
from rules.core.types import DataWords, Phrase, phrase
from rules.reference.values import generic_path, name_of
from rules.text.localise import Texts

OP = "op"
"""The part of an effect that says what is done."""
NONE = "box-none"
Attribute = Literal["", ".row", ".value"]


def table_id(game: AnyGame, path: str, attribute: Attribute = "") -> str:
    steps = [step for step in path.split(".") if step != "*"]
    return f"{game.prefix.lower()}-sheet-{'-'.join(steps)}{attribute}"


def table_name(texts: Texts, game: AnyGame, path: str) -> str:
    return texts.say(Phrase(table_id(game, path)))


def rows_head(texts: Texts, game: AnyGame, path: str) -> str:
    """What stands above the names of the rows."""
    return texts.say(Phrase(table_id(game, path, ".row")))


def column_head(texts: Texts, game: AnyGame, path: str, column: str) -> str:
    """What stands above a column of a table."""
    if column == VALUE:
        return texts.say(Phrase(table_id(game, path, ".value")))
    return part_name(texts, game, path, column.rpartition(".")[2])


def part_name(texts: Texts, game: AnyGame, path: str, name: str, op: str = "") -> str:
    """What a part of a record is called; `path` is where the record stands, `op` what it does."""
    return said_first(texts, part_ids(game, path, name, op), name)


def part_ids(game: AnyGame, path: str, name: str, op: str = "") -> Iterator[str]:
    prefix = f"{game.prefix.lower()}-column"
    if op:
        yield f"{prefix}-{op}-{name}"
    yield from (f"{prefix}-{path.partition('.')[0]}-{name}", f"{prefix}-{name}", f"column-{name}")


def choice_name(texts: Texts, game: AnyGame, value: str | int | None, name: str = "") -> str:
    """What a choice is called; `name` is the part that it is chosen for."""
    if value is None or value == "":
        return texts.say(Phrase(NONE))
    return said_first(texts, choice_ids(game, str(value), name), str(value))


def choice_ids(game: AnyGame, value: str, name: str = "") -> Iterator[str]:
    prefix = f"{game.prefix.lower()}-{OP if name == OP else 'choice'}"
    yield from (f"{prefix}-{name}-{value}", f"{prefix}-{value}", f"datum-word-{value}")


def place_name(texts: Texts, game: AnyGame, own: OwnBox, path: str) -> str:
    """What stands at a path: a datum, a row by its table, a table, or a part of the edition."""
    plain = plain_path(path)
    node = own.printed_node(path)
    if (node is None or is_datum(node)) and texts.has(f"datum-{generic_path(plain)[0]}"):
        return name_of(texts, plain)
    steps = path.split(".")
    for at in range(len(steps), 0, -1):
        table = table_id(game, generic_path(".".join(steps[:at]))[0])
        if not steps[at - 1].removeprefix(ADDED).isdecimal() and texts.has(table):
            rows = [row_name(texts, own, steps[: number + 1]) for number in range(at, len(steps))]
            return numbered(texts, texts.say(Phrase(table)), rows)
    part = texts.say_if_there(Phrase(f"edition-part-{steps[0]}"))
    return part or path


def row_name(texts: Texts, own: OwnBox, steps: Sequence[str]) -> str:
    """The name that a row bears, else its number."""
    path, step = ".".join(steps), steps[-1].removeprefix(ADDED)
    node = own.value(path) if is_added(parted(path)[0]) else own.printed_node(path)
    name = row_named(int(step) if step.isdecimal() else step, node)
    return texts.say(phrase("box-row-name", name=DataWords(name)))


def numbered(texts: Texts, name: str, rows: Sequence[str]) -> str:
    if not rows:
        return name
    return texts.say(phrase("edition-numbered", name=name, number="·".join(rows)))


def said_first(texts: Texts, ids: Iterator[str], otherwise: str) -> str:
    return next((texts.say(Phrase(id)) for id in ids if texts.has(id)), otherwise)
