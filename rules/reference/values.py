"""Component data in words: what stands at a path of an edition, spelled out in the language of some texts.

`datum-<path>` names a datum, numbers left out (`datum-tracks-blue`); where there are several, it may say which by
`{ $number }`, counted from 1, `{ $index }`, counted from 0, and `{ $group }`, the number before. Beside its name it may
have `.said`, the sentence of a value with fields: `{ $points } VP`; of a list: `{ $values }` and `{ $count }`;
`.each`, that of each element of a list: its fields, or `{ $value }`, and `{ $number }`.
Without them a value is spelled field by field; `datum-word-<id>` gives the word of a field or of an id.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.edition import Edition
from rules.core.types import Json, Phrase, phrase
from rules.text.localise import Texts

IDENTIFIER = re.compile(r"[a-z][a-z_]{2,}")
"""What nobody would write on a board: it needs a word. Coordinates and letters are their own words."""
FLUENT_NAME = re.compile(r"[A-Za-z0-9_-]+")
DOT, DOTTED = ".", re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
LEAST_PLAN = 3
OUTER, INNER = " · ", ", "


@dataclass(frozen=True, slots=True)
class Spelled:
    """The words of a value; or, where it is a drawing made of letters, its rows."""

    words: str
    plan: tuple[str, ...] = ()


def generic_path(path: str) -> tuple[str, tuple[int, ...]]:
    """`museum.case.2` is number 2 of `museum-case`, counted from 0."""
    steps = path.split(".")
    return "-".join(step for step in steps if not step.isdecimal()), tuple(
        int(step) for step in steps if step.isdecimal()
    )


def name_of(texts: Texts, path: str) -> str:
    """What the datum is, with its number if there are several; its path where nobody named it."""
    generic, numbers = generic_path(path)
    if not texts.has(f"datum-{generic}"):
        return path
    if not numbers:
        return texts.say(phrase(f"datum-{generic}"))
    name, other = (texts.say(named(generic, (*numbers[:-1], last))) for last in (numbers[-1], numbers[-1] + 1))
    if name != other:
        return name
    return texts.say(phrase("edition-numbered", name=name, number="·".join(str(number + 1) for number in numbers)))


def named(generic: str, numbers: tuple[int, ...]) -> Phrase:
    group = numbers[-2] + 1 if len(numbers) > 1 else 0
    return phrase(f"datum-{generic}", number=numbers[-1] + 1, index=numbers[-1], group=group)


def spelled(texts: Texts, path: str, value: Json) -> Spelled:
    message = f"datum-{generic_path(path)[0]}"
    if is_plan(value) and not has_sentence(texts, message):
        return Spelled("", tuple(value))
    return Spelled(said(texts, message, value))


def has_sentence(texts: Texts, message: str) -> bool:
    """Check whether a sentence is written that says the value."""
    return any(texts.has(f"{message}.{form}") for form in ("said", "each"))


def is_plan(value: Json) -> bool:
    """Rows of letters of the same length: a board, drawn."""
    if not isinstance(value, list) or len(value) < LEAST_PLAN or not all(isinstance(row, str) for row in value):
        return False
    return (
        len({len(row) for row in value}) == 1 and len(value[0]) >= LEAST_PLAN and not any(" " in row for row in value)
    )


def said(texts: Texts, message: str, value: Json) -> str:
    if isinstance(value, dict):
        fields = fields_of(texts, value)
        own = texts.say_if_there(Phrase(f"{message}.said", tuple(fields.items()))) if value else None
        return own if own is not None else in_fields(texts, value)
    if isinstance(value, list):
        parts = [said_element(texts, message, number, each) for number, each in enumerate(value, 1)]
        row = OUTER.join(parts) or texts.say(phrase("datum-nothing"))
        return texts.say_if_there(phrase(f"{message}.said", values=row, count=len(value))) or row
    return texts.say_if_there(phrase(f"{message}.said", value=plain(texts, value))) or str(plain(texts, value))


def said_element(texts: Texts, message: str, number: int, value: Json) -> str:
    fields = fields_of(texts, value) if isinstance(value, dict) else {}
    each = phrase(f"{message}.each", number=number, value=plain(texts, value), **fields)
    return texts.say_if_there(each) or str(plain(texts, value))


def fields_of(texts: Texts, value: dict[str, Json]) -> dict[str, str | int | float]:
    """What sentences are filled with: each field in words. `yes` and `no` are theirs to word; `$field_id` is a string
    as it stands in the file, and `$field_count` how many a list has, for sentences that depend on them."""
    found: dict[str, str | int | float] = {}
    for key, each in value.items():
        if not FLUENT_NAME.fullmatch(key):
            continue
        found[key] = ("yes" if each else "no") if isinstance(each, bool) else plain(texts, each)
        if isinstance(each, str):
            found[f"{key}_id"] = each
        if isinstance(each, list):
            found[f"{key}_count"] = len(each)
    return found


def plain(texts: Texts, value: Json) -> str | int | float:
    """Numbers as they are, so that sentences can agree with them; everything else in words."""
    if isinstance(value, bool):
        return texts.say(phrase("datum-yes" if value else "datum-no"))
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, dict):
        return in_fields(texts, value, INNER)
    if isinstance(value, list):
        return INNER.join(str(plain(texts, each)) for each in value) or texts.say(phrase("datum-nothing"))
    return " ".join(word(texts, each) for each in str(value).split(" "))


def in_fields(texts: Texts, value: dict[str, Json], between: str = OUTER) -> str:
    """Field by field; what is simply so is said by the name of its field alone. Fields with fields have a line each."""
    if not value:
        return texts.say(phrase("datum-nothing"))
    parts = []
    for key, each in value.items():
        name = word(texts, key)
        if each is True:
            parts.append(name)
        elif each is not False:
            parts.append(texts.say(phrase("datum-field", name=name, value=plain(texts, each))))
    if between == OUTER and any(isinstance(each, (dict, list)) for each in value.values()):
        between = "\n"
    return between.join(parts) or texts.say(phrase("datum-nothing"))


def word(texts: Texts, id: str) -> str:
    """The word of an id; one with a dot is said part by part: SW.a."""
    if not FLUENT_NAME.fullmatch(id):
        return DOT.join(word(texts, part) for part in id.split(DOT)) if DOTTED.fullmatch(id) else id
    return texts.say_if_there(phrase(f"datum-word-{id}")) or id


def words_missing(texts: Texts, edition: Edition) -> Iterator[str]:
    """List the missing words, for authors of a game: names of data, and ids that people see as they are."""
    for datum in edition.data():
        generic, _ = generic_path(datum.path)
        if not texts.has(f"datum-{generic}"):
            yield f"datum-{generic}"
        if not has_sentence(texts, f"datum-{generic}"):
            words = {id for id in ids_in(datum.value) if id in spelled(texts, datum.path, datum.value).words}
            yield from (f"datum-word-{id} ({generic})" for id in words if not texts.has(f"datum-word-{id}"))
    for note in {datum.note for datum in edition.data() if datum.note}:
        if not texts.has(note):
            yield note


def ids_in(value: Json) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from ids_in(key)
            yield from ids_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from ids_in(each)
    elif isinstance(value, str):
        yield from IDENTIFIER.findall(value)
