"""Data as people type them: one line for a number, a choice, a word, a list of these; and what may stand there."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.boxes.fields import Field
from rules.core.types import Json, Phrase, phrase

WordOf = Callable[[str], str]
"""The word of a choice in the language in use."""

WHOLE = re.compile(r"[+-]?\d{1,6}")
BROKEN = re.compile(r"[+-]?\d{0,6}(?:[.,]\d{1,6})?")
BETWEEN = re.compile(r"\s*[,;·]\s*")
BETWEEN_MEASURES = re.compile(r"[;·\s]+|,\s+")
"""A comma without a space is that of a figure."""
MINUS, JOINS = "−", ", "
LINES = ("number", "measure", "flag", "choice", "word")
FIGURES = ("number", "measure")
YES, NO = "yes", "no"
MOST_LETTERS = 200
MOST_PARTS = 5
"""Nobody remembers the order of more."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was typed, as it stands in the file; or what may stand there instead."""

    value: Json = None
    wrong: Phrase | None = None


def is_line(field: Field | None) -> bool:
    """Check whether one line says all that may stand there."""
    if field is None:
        return False
    if field.kind == "list":
        inside = field.places or ((field.each,) if field.each is not None else ())
        return bool(inside) and all(each.kind in LINES and not each.is_optional for each in inside)
    if field.kind == "record":
        return 0 < len(field.parts) <= MOST_PARTS and all(each.field.kind in LINES for each in field.parts)
    return field.kind in LINES


# What stands in the line


def line_of(field: Field, value: Json, word: WordOf) -> str:
    """The value as one would type it."""
    if value is None:
        return ""
    match field.kind:
        case "flag":
            return word(YES if value else NO)
        case "choice" | "word":
            return word(value) if isinstance(value, str) else str(value)
        case "measure":
            return word(f"{value:g}")
        case "record" if isinstance(value, dict):
            words = [line_of(each.field, value.get(each.name, each.default), word) for each in field.parts]
            return (" " if all(each.field.kind in FIGURES for each in field.parts) else JOINS).join(words)
        case "list" if isinstance(value, list):
            inside = [each_of(field, at) for at in range(len(value))]
            words = [line_of(each, one, word) for each, one in zip(inside, value, strict=True)]
            return (" " if all(each.kind in FIGURES for each in inside) else JOINS).join(words)
        case "number":
            return word(str(value))
        case _:
            return str(value)


def each_of(field: Field, at: int) -> Field:
    found = field.places[at] if at < len(field.places) else field.each
    return found if found is not None else Field("word")


# What was typed


def read(field: Field, text: str, word: WordOf, known: Sequence[str] = ()) -> Reading:
    """Read a line. `known`: the words that stand in such places, for typing only their first letters."""
    text = text.replace(MINUS, "-").strip()
    if not text and field.is_optional:
        return Reading(None)
    match field.kind:
        case "number":
            return Reading(int(text)) if WHOLE.fullmatch(text) else wrong("box-may-be-number")
        case "measure":
            return measured(text)
        case "flag":
            found = meant(text, (YES, NO), word)
            return Reading(found == YES) if found else wrong("box-may-be-flag")
        case "choice":
            return chosen(field, text, word)
        case "word":
            return worded(text, word, known)
        case "list":
            return listed(field, text, word, known)
        case "record" if is_line(field):
            return recorded(field, text, word, known)
        case _:
            return wrong("box-may-be-form")


def wrong(id: str, /, **said: str | int) -> Reading:
    return Reading(wrong=phrase(id, **said))


def measured(text: str) -> Reading:
    if not text or not BROKEN.fullmatch(text) or not any(letter.isdigit() for letter in text):
        return wrong("box-may-be-measure")
    figure = text.replace(",", ".")
    return Reading(float(figure) if "." in figure else int(figure))


def chosen(field: Field, text: str, word: WordOf) -> Reading:
    by_name = {str(each): each for each in field.choices}
    found = meant(text, tuple(by_name), word)
    if found is None:
        return wrong("box-may-be-choice", choices=JOINS.join(word(each) for each in by_name))
    return Reading(by_name[found])


def worded(text: str, word: WordOf, known: Sequence[str]) -> Reading:
    if len(text) > MOST_LETTERS or (not text and "" not in known):
        return wrong("box-may-be-word")
    found = meant(text, known, word)
    return Reading(found if found is not None else text)


def listed(field: Field, text: str, word: WordOf, known: Sequence[str]) -> Reading:
    has_measures = any(each.kind == "measure" for each in (field.each, *field.places) if each is not None)
    parts = [text] if is_one_name(field, text, word, known) else parts_of(text, has_measures=has_measures)
    if field.places and len(parts) != len(field.places):
        return wrong("box-may-be-so-many", count=len(field.places))
    found: list[Json] = []
    for at, part in enumerate(parts):
        one = read(each_of(field, at), part, word, known)
        if one.wrong is not None:
            return one
        found.append(one.value)
    return Reading(found)


def is_one_name(field: Field, text: str, word: WordOf, known: Sequence[str]) -> bool:
    """Check whether a line without commas is one name of several words."""
    each, wanted = field.each, plain(text)
    if each is None or " " not in wanted:
        return False
    names = map(str, each.choices) if each.kind == "choice" else known if each.kind == "word" else ()
    return any(wanted in (plain(name), plain(word(name))) for name in names)


def recorded(field: Field, text: str, word: WordOf, known: Sequence[str]) -> Reading:
    """The parts in their order; those at the end may be left out where they need not be said."""
    typed = parts_of(text, has_measures=any(each.field.kind == "measure" for each in field.parts))
    needed = sum(each.is_required for each in field.parts)
    if not needed <= len(typed) <= len(field.parts):
        return wrong("box-may-be-parts", parts=JOINS.join(word(each.name) for each in field.parts))
    found: dict[str, Json] = {}
    for part, one in zip(field.parts, typed, strict=False):
        reading = read(part.field, one, word, known)
        if reading.wrong is not None:
            return reading
        found[part.name] = reading.value
    return Reading(found)


def parts_of(text: str, *, has_measures: bool) -> list[str]:
    """What stands between commas; without any, between spaces."""
    text = text.strip(" ,;·")
    if not text:
        return []
    if has_measures:
        return BETWEEN_MEASURES.split(text)
    return BETWEEN.split(text) if BETWEEN.search(text) else text.split()


def meant(text: str, names: Sequence[str], word: WordOf) -> str | None:
    """The one of these that is typed: by its word or name, or by the first letters that no other begins with."""
    wanted = plain(text)
    said = {name: {plain(word(name)), plain(name)} for name in names}
    exact = [name for name, words in said.items() if wanted in words]
    if exact:
        return exact[0]
    begun = [name for name, words in said.items() if wanted and any(each.startswith(wanted) for each in words)]
    return begun[0] if len(begun) == 1 else None


def plain(text: str) -> str:
    """Leave out accents and capitals: nobody types them fast."""
    letters = unicodedata.normalize("NFD", text.casefold().strip().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
