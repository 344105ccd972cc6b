"""Values as somebody types them at their place: a number, some numbers one after another, a word, words."""

from rules.boxes.fields import Field
from rules.core.types import Json

NOTHING = "-"
"""Typed where nothing stands."""
BETWEEN = ";"
"""Between the rows of a list of lists."""
SCALARS = ("number", "measure", "word", "choice")


class NotRead(ValueError):
    """What was typed is no value of this place."""


def is_typed(field: Field | None) -> bool:
    """Whether the values of a place can be typed on one line."""
    if field is None or field.kind in ("table", "variant", "flag"):
        return False
    if field.kind == "record":
        return bool(field.parts) and all(is_number(part.field) for part in field.parts)
    if field.kind == "list":
        places = field.places or ((field.each,) if field.each is not None else ())
        rows = all(each.kind == "list" and is_row(each) for each in places)
        return bool(places) and (rows or is_row(field))
    return True


def is_row(field: Field) -> bool:
    """A list of what is one word each."""
    places = field.places or ((field.each,) if field.each is not None else ())
    return bool(places) and all(each.kind in SCALARS for each in places)


def is_number(field: Field) -> bool:
    return field.kind in ("number", "measure") and not field.is_optional


def typed(value: Json, field: Field) -> str:
    """The value as it would be typed."""
    if value is None:
        return NOTHING
    if field.kind == "record" and isinstance(value, dict):
        return " ".join(number(value.get(part.name, part.default)) for part in field.parts)
    if field.kind == "list" and isinstance(value, list):
        if is_row(field):
            return " ".join(map(number, value))
        return f"{BETWEEN} ".join(" ".join(map(number, each)) for each in value)
    return number(value)


def number(value: Json) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def read(text: str, field: Field) -> Json:
    """The value that was typed. Raises `NotRead`."""
    text = text.strip()
    if field.is_optional and text in ("", NOTHING):
        return None
    if field.kind == "record":
        return read_record(text.split(), field)
    if field.kind == "list":
        parts = text.split() if is_row(field) else [each for each in text.split(BETWEEN) if each.strip()]
        places = field.places or tuple(field.each for _ in parts if field.each is not None)
        if len(places) != len(parts):
            raise NotRead
        return [read(part, each) for each, part in zip(places, parts, strict=True)]
    return read_one(text, field)


def read_record(words: list[str], field: Field) -> Json:
    """A number for each part; what is as it is anyway is not written down."""
    if len(words) != len(field.parts):
        raise NotRead
    both = [(part, read(word, part.field)) for part, word in zip(field.parts, words, strict=True)]
    return {part.name: value for part, value in both if part.is_required or value != part.default}


def read_one(text: str, field: Field) -> Json:
    match field.kind:
        case "number":
            if not text.lstrip("-+").isdecimal():
                raise NotRead
            return int(text)
        case "measure":
            try:
                return float(text.replace(",", "."))
            except ValueError as error:
                raise NotRead from error
        case "choice":
            found = [each for each in field.choices if str(each).casefold().startswith(text.casefold())]
            exact = [each for each in found if str(each).casefold() == text.casefold()]
            if len(exact or found) != 1:
                raise NotRead
            return (exact or found)[0]
        case "word":
            return text
        case _:
            raise NotRead
