"""What may stand at each place of an edition, read off the types of its files: a number, a choice, a list, a record."""

import types
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from rules.core.types import Json

Kind = Literal["number", "measure", "flag", "choice", "word", "list", "table", "record", "variant"]
SCALARS: dict[Any, Kind] = {int: "number", float: "measure", bool: "flag", str: "word"}
REQUIRED = object()


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of a record."""

    name: str
    field: "Field"
    default: Json = REQUIRED

    @property
    def is_required(self) -> bool:
        return self.default is REQUIRED


@dataclass(frozen=True, slots=True)
class Field:
    """What may stand in one place."""

    kind: Kind
    is_optional: bool = False
    """Nothing at all is right too."""
    choices: tuple[str | int, ...] = ()
    each: "Field | None" = None
    """What stands in each place of a list or table."""
    keys: tuple[str | int, ...] = ()
    """The names of a table, where they are settled."""
    places: tuple["Field", ...] = ()
    """What stands where in a list of a settled length."""
    parts: tuple[Part, ...] = ()
    tag: str = ""
    """The part of a variant that says which it is."""
    variants: tuple[tuple[str, "Field"], ...] = ()

    def part(self, name: str) -> "Part | None":
        return next((each for each in self.parts if each.name == name), None)

    def variant(self, value: Json) -> "Field | None":
        """The record that this value is one of."""
        name = value.get(self.tag) if isinstance(value, dict) else None
        return next((field for tag, field in self.variants if tag == name), None)


@cache
def field_of(type_: Any) -> Field:
    """Describe what a type of the edition holds."""
    origin, inside = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return field_of(inside[0])
    if origin is Literal:
        return Field("choice", choices=inside)
    if origin in (Union, types.UnionType):
        return union_of(inside)
    if origin is tuple:
        if inside[1:] == (Ellipsis,):
            return Field("list", each=field_of(inside[0]))
        return Field("list", places=tuple(map(field_of, inside)))
    if origin is dict:
        keys = field_of(inside[0]).choices if get_origin(inside[0]) is Literal else ()
        return Field("table", each=field_of(inside[1]), keys=keys)
    if type_ in SCALARS:
        return Field(SCALARS[type_])
    return record_of(type_)


def union_of(types_: tuple[Any, ...]) -> Field:
    """One of several records, told apart by the part that has one word in each; or something that may be missing."""
    some = tuple(each for each in types_ if each is not type(None))
    is_optional = len(some) < len(types_)
    if len(some) == 1:
        return optional(field_of(some[0]), is_optional=is_optional)
    records = tuple(map(record_of, some))
    tag = next(each.name for each in records[0].parts if len(each.field.choices) == 1)
    return Field("variant", is_optional, tag=tag, variants=tuple(variants_by(tag, records)))


def variants_by(tag: str, records: tuple[Field, ...]) -> Iterator[tuple[str, Field]]:
    for each in records:
        part = each.part(tag)
        assert part is not None, f"every record says by its {tag} which it is"
        yield str(part.field.choices[0]), each


def optional(field: Field, *, is_optional: bool) -> Field:
    return Field(
        field.kind,
        is_optional,
        field.choices,
        field.each,
        field.keys,
        field.places,
        field.parts,
        field.tag,
        field.variants,
    )


def record_of(type_: Any) -> Field:
    hints = get_type_hints(type_, include_extras=True)
    if is_dataclass(type_):
        found = [(each.name, default_in(each.default)) for each in fields(type_) if each.init]
    else:
        defaults = getattr(type_, "_field_defaults", {})
        found = [(name, defaults.get(name, REQUIRED)) for name in type_._fields]
    return Field("record", parts=tuple(Part(name, field_of(hints[name]), default) for name, default in found))


def default_in(default: Any) -> Json:
    if default is MISSING:
        return REQUIRED
    return bare_default(default)


def bare_default(value: Any) -> Json:
    """The value as it would stand in a file."""
    if is_dataclass(value):
        return {each.name: bare_default(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple):
        return [bare_default(each) for each in value]
    return value


def field_at(field: Field, path: str) -> Field | None:
    """Find what may stand at a path of the edition; None where it leads nowhere."""
    found: Field | None = field
    for step in path.split(".") if path else ():
        if found is None:
            return None
        found = below(found, step)
    return found


def below(field: Field, step: str) -> Field | None:
    match field.kind:
        case "record":
            part = field.part(step)
            return None if part is None else part.field
        case "table":
            return field.each
        case "list" if field.places:
            return field.places[int(step)] if step.isdecimal() and int(step) < len(field.places) else None
        case "list":
            return field.each
        case _:
            return None


def begun(field: Field) -> Json:
    """The least that can stand in such a place: what a row begins with when it is added."""
    if field.is_optional:
        return None
    match field.kind:
        case "number" | "measure":
            return 0
        case "flag":
            return False
        case "word":
            return ""
        case "choice":
            return field.choices[0]
        case "list":
            return [begun(each) for each in field.places]
        case "table":
            return {str(key): begun(field.each) for key in field.keys} if field.each is not None else {}
        case "record":
            return {each.name: begun(each.field) for each in field.parts if each.is_required}
        case "variant":
            name, record = field.variants[0]
            return {field.tag: name, **begun(record)}
