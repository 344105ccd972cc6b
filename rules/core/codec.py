"""JSON at the door: moves, options, events, views and positions, read strictly and written compactly.

Games are plain dataclasses and know nothing of it. Reading goes by the types of a game, with pydantic;
unknown keys, unknown kinds and values of a wrong type are refused. Writing needs no types.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config
from pydantic import Field as described
from pydantic_core import to_json, to_jsonable_python
from typing_extensions import TypedDict

from rules.core.contract import AnyGame
from rules.core.edition import Problem, problem
from rules.core.options import OptionSpec, Value, is_kept
from rules.core.types import Arg, Json

STRICT = ConfigDict(extra="forbid", strict=True)
BOX = "box"
"""The field of a state that holds the components: the same in all positions of a game, so never written."""
SHOWN_LETTERS = 60
SHOWN_PROBLEMS = 10
DIGITS = 20
"""No number of an option is longer."""


class Unreadable(Exception):
    """Something that came in is not what it should be, with all that is wrong about it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__([(each.id, each.path, each.args) for each in self.problems])


# Moves and events


def move_json(move: Any) -> Json:
    return to_jsonable_python(move)


def move_from(game: AnyGame, text: str | bytes) -> Any:
    """The move that a JSON text says, legal or not. Raises `Unreadable`."""
    return read_with(move_door(game), text)


def move_from_json(game: AnyGame, move: Json) -> Any:
    return move_from(game, text_of(move))


def event_json(event: Any) -> Json:
    return to_jsonable_python(event)


def view_json(view: Any) -> Json:
    """A view as others may read it; what is in the box is no secret, and stays out for being long."""
    return to_jsonable_python(view, exclude={BOX})


@cache
def move_door(game: AnyGame) -> TypeAdapter[Any]:
    return union_door(game.move_type)


def union_door(union: Any) -> TypeAdapter[Any]:
    """A closed union of dataclasses, told apart by `kind`."""
    return TypeAdapter(Annotated[union, described(discriminator="kind")], config=STRICT)


# Positions


def position_json(state: Any) -> Json:
    return to_jsonable_python(state, exclude={BOX})


def position_state(game: AnyGame, position: Json, box: Any) -> Any:
    """The state that a position says, with this box. Raises `Unreadable`, also if it cannot be."""
    state = unchecked_state(game, position, box)
    problems = tuple(game.problems(state))
    if problems:
        raise Unreadable(problems)
    return state


def unchecked_state(game: AnyGame, position: Json, box: Any) -> Any:
    """The same of a position that may be impossible: one that is being edited."""
    door = state_door(game)
    return door.read(text_of(position), {BOX: box} if door.lacks_box else {})


def checksum(state: Any) -> str:
    """Sixteen letters that differ when two positions differ; the same on every platform."""
    return blake2b(to_json(state, exclude={BOX}), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class ClassDoor:
    """Reads one plain dataclass, by way of a dictionary of its fields: the box need not be among them."""

    type_: Any
    adapter: TypeAdapter[Any]
    lacks_box: bool

    def read(self, text: str | bytes, extra: Mapping[str, Any]) -> Any:
        return self.type_(**read_with(self.adapter, text), **extra)


@cache
def state_door(game: AnyGame) -> ClassDoor:
    door = class_door(game.state_type)
    refuse_sets(door.adapter.core_schema, game.state_type)
    return door


@cache
def options_door(game: AnyGame) -> ClassDoor:
    return class_door(game.options_type)


def class_door(type_: Any) -> ClassDoor:
    hints = hints_of(type_)
    read = {each.name: field_hint(each, hints[each.name]) for each in fields(type_) if each.name != BOX}
    shape = TypedDict(type_.__name__, read)  # type: ignore[misc]  # mypy wants the fields spelled out
    return ClassDoor(type_, TypeAdapter(with_config(STRICT)(shape)), BOX in hints)


def hints_of(type_: Any) -> dict[str, Any]:
    """List the types of the fields, with what the class has put in for the variables of a generic one."""
    given = {
        variable: chosen
        for base in getattr(type_, "__orig_bases__", ())
        for variable, chosen in zip(getattr(get_origin(base), "__parameters__", ()), get_args(base), strict=True)
    }
    hints = get_type_hints(type_, include_extras=True)
    return {name: put_in(hint, given) for name, hint in hints.items()}


def put_in(hint: Any, given: Mapping[Any, Any]) -> Any:
    """Fill the variables of one type."""
    if hint in given:
        return given[hint]
    variables = getattr(hint, "__parameters__", ())
    return hint[tuple(given[variable] for variable in variables)] if variables else hint


def field_hint(field: Any, hint: Any) -> Any:
    has_default = field.default is not MISSING or field.default_factory is not MISSING
    return NotRequired[hint] if has_default else hint


def refuse_sets(schema: Any, type_: Any) -> None:
    """A set has no order of its own: its JSON, and a checksum of it, would differ from run to run."""
    if isinstance(schema, dict):
        if schema.get("type") in ("set", "frozenset"):
            raise TypeError(f"{type_} holds a set; use a sorted tuple")
        for below in schema.values():
            refuse_sets(below, type_)
    elif isinstance(schema, list):
        for below in schema:
            refuse_sets(below, type_)


# Options


def options_json(options: Any) -> Json:
    return to_jsonable_python(options)


def options_from_json(game: AnyGame, chosen: Json) -> Any:
    """A game's options from JSON; what is not mentioned is as usual. Raises `Unreadable`."""
    if not isinstance(chosen, dict):
        raise Unreadable([problem("option-form", "", option=shown(chosen))])
    problems = [wrong for name, value in chosen.items() for wrong in problems_with_option(game, name, value)]
    if problems:
        raise Unreadable(problems)
    usual = {spec.id: spec.usual for spec in game.option_specs}
    return options_door(game).read(text_of(usual | chosen), {})


def options_from_words(game: AnyGame, words: Sequence[str], given: Mapping[str, Value] | None = None) -> Any:
    """A game's options from a command line, `mission=1`, over those that are given. Raises `Unreadable`."""
    return options_from_json(game, {**(given or {}), **dict(option_from_word(game, word) for word in words)})


def option_from_word(game: AnyGame, word: str) -> tuple[str, Json]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Unreadable([problem("option-form", "", option=shown(word))])
    spec = option_spec(game, name)
    return name, value if spec is None else option_value(spec, value)


def option_value(spec: OptionSpec, word: str) -> Json:
    """The value that a word of the command line means; the word itself, to be refused, when it means none."""
    if spec.by_seat:
        return [one_value(spec, each) for each in word.split(",")] if word else []
    return one_value(spec, word)


def one_value(spec: OptionSpec, word: str) -> Json:
    if spec.kind == "switch":
        return {"true": True, "on": True, "1": True, "false": False, "off": False, "0": False}.get(word.lower(), word)
    if spec.kind == "number" or all(isinstance(choice, int) for choice in spec.choices):
        return int(word) if is_number(word) else word
    return word


def problems_with_option(game: AnyGame, name: str, value: Json) -> Iterator[Problem]:
    spec = option_spec(game, name)
    if spec is None:
        known = ", ".join(each.id for each in game.option_specs)
        yield problem("option-unknown", "", option=shown(name), known=known)
    elif not is_choice(spec, value):
        choices = ", ".join(word_of(choice) for choice in spec.choices)
        yield problem("option-wrong", "", option=name, value=shown(value), choices=choices)


def is_choice(spec: OptionSpec, value: Json) -> bool:
    if spec.by_seat:
        return isinstance(value, (list, tuple)) and all(is_one_choice(spec, each) for each in value)
    return is_one_choice(spec, value)


def is_one_choice(spec: OptionSpec, value: Json) -> bool:
    # True is 1 for Python; not for someone who reads the save.
    if spec.kind == "number" and not spec.choices:
        return type(value) is int
    if is_kept(spec, value):
        return True
    return any(type(value) is type(choice) and value == choice for choice in spec.choices)


def option_spec(game: AnyGame, name: str) -> OptionSpec | None:
    return next((spec for spec in game.option_specs if spec.id == name), None)


def is_number(word: str) -> bool:
    return word.isascii() and word.removeprefix("-").isdecimal() and len(word) < DIGITS


# What all doors share


def text_of(value: Json) -> bytes:
    """Compact JSON. Raises `Unreadable` for what has none (too deep, or no JSON at all)."""
    try:
        return to_json(value)
    except (ValueError, RecursionError):
        raise Unreadable([problem("codec-not-json", "")]) from None


def read_with(adapter: TypeAdapter[Any], text: str | bytes) -> Any:
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        raise Unreadable(problems_in(error)) from None


WRONG_BY_TYPE = {
    "json_invalid": "codec-not-json",
    "missing": "codec-missing",
    "extra_forbidden": "codec-extra",
    "unexpected_keyword_argument": "codec-extra",
    "union_tag_not_found": "codec-no-kind",
    "union_tag_invalid": "codec-unknown-kind",
}


def problems_in(error: ValidationError, *within: str) -> list[Problem]:
    """List problems in our own words, as pydantic speaks English only. `within`: the path in something larger."""
    return [
        problem(
            WRONG_BY_TYPE.get(each["type"], "codec-wrong-value"),
            ".".join((*within, *(shown(step) for step in each["loc"]))),
            value=shown(each.get("ctx", {}).get("tag", each["input"])),
        )
        for each in error.errors(include_url=False)[:SHOWN_PROBLEMS]
    ]


def word_of(value: Json) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def shown(value: Arg) -> str:
    """Print a foreign value in short form, with nothing in it that could upset a line of text."""
    word = value if isinstance(value, str) else repr(value) if not isinstance(value, bool) else word_of(value)
    return printable(word[: SHOWN_LETTERS + 1], SHOWN_LETTERS)


def printable(text: str, letters: int) -> str:
    """The text without control characters and without signs that turn its direction round."""
    clean = "".join(" " if is_disturbing(letter) else letter for letter in text)
    return clean if len(clean) <= letters else clean[: letters - 1] + "…"


def on_lines(text: str) -> str:
    """The text without signs that upset lines; line breaks stay."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(" " if letter != "\n" and is_disturbing(letter) else letter for letter in plain)


DIRECTION_SIGNS = frozenset("\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")


def is_disturbing(letter: str) -> bool:
    return letter < " " or "\x7f" <= letter <= "\x9f" or "\ud800" <= letter <= "\udfff" or letter in DIRECTION_SIGNS
