"""Positions written down by people, in lessons, puzzles and tests: what is noted badly is told in their words."""

from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.core.contract import BadPosition
from rules.core.types import Json, phrase

ReadT = TypeVar("ReadT")


def read_notes(adapter: TypeAdapter[ReadT], notes: Json, path: str = "") -> ReadT:
    """`path` says where they stand in a larger note."""
    try:
        return adapter.validate_python(notes)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, (*([path] if path else []), *first["loc"])))
        raise BadPosition(phrase("position-bad-value", path=where, reason=first["msg"])) from error
