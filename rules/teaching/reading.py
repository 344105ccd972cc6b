"""Made things from bytes and back. Reading never raises: what is wrong is told in sentences, each with its place."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from rules.core.codec import SHOWN_PROBLEMS, problems_in, shown
from rules.core.edition import Problem, problem
from rules.core.types import Json
from rules.teaching.editions import MadeEdition, problems_of_corrections
from rules.teaching.limits import MOST_BYTES, problems_of_size
from rules.teaching.made import FORMAT, Made, MadeLesson, MadePosition
from rules.teaching.plans import MadePlan, made_inside, names_twice
from rules.teaching.pupils import MadePupil

KINDS: dict[str, type[Made]] = {
    each.kind_name: each for each in (MadePosition, MadeLesson, MadePlan, MadePupil, MadeEdition)
}
"""The kinds of made things by the name in their files. This is the one list."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read, or what is wrong with it."""

    made: Made | None = None
    problems: tuple[Problem, ...] = ()
    is_newer: bool = False
    """It comes from a newer version of this program: nothing is wrong with it."""


def is_made(raw: bytes) -> bool:
    """Whether this is a made thing, good or bad, and not a game or something foreign."""
    said = document_in(raw)
    return isinstance(said, dict) and "vestiges" in said and "kind" in said


def read_made(raw: bytes) -> Reading:
    """Never raises for anything that stands in a file."""
    if len(raw) > MOST_BYTES:
        return Reading(problems=(problem("made-file-too-large", "", most=MOST_BYTES // 1_000_000),))
    said = document_in(raw)
    found = tuple(problems_of_form(said))
    if found:
        return Reading(problems=found, is_newer=any(each.id == "made-newer" for each in found))
    try:
        made = KINDS[said["kind"]].model_validate_json(raw, strict=True)
    except ValidationError as error:
        return Reading(problems=tuple(problems_in(error)))
    except (ValueError, RecursionError):
        return Reading(problems=(problem("codec-not-json", ""),))
    found = tuple(problems_of_names(made))
    return Reading(problems=found) if found else Reading(made)


def document_in(raw: bytes) -> Json:
    """The JSON of a file; None where it is none."""
    try:
        return from_json(raw, allow_inf_nan=False)
    except (ValueError, RecursionError):
        return None


def problems_of_form(said: Json) -> Iterator[Problem]:
    """What keeps a document from being read as what it says it is."""
    if not isinstance(said, dict) or "vestiges" not in said or "kind" not in said:
        yield problem("made-foreign", "")
        return
    version = said["vestiges"]
    if type(version) is not int or version < 1:
        yield problem("codec-wrong-value", "vestiges", value=shown(version))
    elif version > FORMAT:
        yield problem("made-newer", "", format=version, known=FORMAT)
    elif not isinstance(said["kind"], str) or said["kind"] not in KINDS:
        yield problem("codec-unknown-kind", "kind", value=shown(said["kind"]))
    else:
        yield from problems_of_size(said)


def problems_of_names(made: Made) -> Iterator[Problem]:
    """Names that mean two things."""
    if isinstance(made, MadeLesson):
        for at, name in names_twice(made.steps):
            yield problem("made-same-step", f"steps.{at}.id", name=name)
    if isinstance(made, MadePosition) and (made.notation is None) == (made.position is None):
        yield problem("made-one-position", "position")
    if isinstance(made, MadePlan):
        for at, name in names_twice(made.rows):
            yield problem("made-same-row", f"rows.{at}.id", name=name)
        for inside in made_inside(made):
            yield from problems_of_names(inside)
    if isinstance(made, MadeEdition):
        yield from islice(problems_of_corrections(made), SHOWN_PROBLEMS)


def read_file(path: Path) -> Reading:
    """What stands in a file, or why it cannot be read."""
    try:
        with path.open("rb") as file:
            return read_made(file.read(MOST_BYTES + 1))
    except OSError as error:
        return Reading(problems=(problem("made-not-read", "", reason=error.strerror or type(error).__name__),))


def written(made: Made) -> bytes:
    """The file of a made thing: one document, its kind among the first keys, nothing that goes without saying."""
    said: dict[str, Any] = made.model_dump(mode="json", exclude_unset=True, by_alias=True)
    head = {"vestiges": made.vestiges, "kind": made.kind, "id": made.id}
    return as_bytes(head | said)


def as_bytes(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=False, indent=1).encode() + b"\n"
