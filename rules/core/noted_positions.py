"""Positions written down by people, in lessons, puzzles and tests: what is noted badly is told in their words."""

from dataclasses import replace
from typing import TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.core.codec import problems_in
from rules.core.contract import BadPosition
from rules.core.types import Json

ReadT = TypeVar("ReadT")


def read_notes(adapter: TypeAdapter[ReadT], notes: Json, path: str = "") -> ReadT:
    """`path` says where they stand in a larger note."""
    try:
        return adapter.validate_python(notes)
    except ValidationError as error:
        first, *_ = problems_in(error, *([path] if path else []))
        raise BadPosition(replace(first, path=first.path or "notation").sentence) from error
