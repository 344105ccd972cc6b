"""What an owner of a box knows better about a game, as a file to hand on: corrections, never a picture.

A path names a datum of the published data and a value is bare JSON: nothing here is looked up anywhere else.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field

from rules.core.codec import is_disturbing, shown
from rules.core.correcting import Correction
from rules.core.edition import Problem, problem
from rules.core.types import Json
from rules.teaching.made import Language, Made, MadePart, Making, Titles

MOST_CORRECTIONS = 5_000
"""Twice what the largest of the games has in data."""
PATH_LETTERS, MOST_STEPS = 200, 12
VALUE_LETTERS, VALUE_DEPTH, MOST_IN_VALUE = 200, 8, 400
MOST_NUMBER = 1_000_000
STEP = re.compile(r"[+-]?[A-Za-z0-9_][A-Za-z0-9_-]*")
"""A name or a number of the published data; its sign adds a row or takes one away."""

DatumPath = Annotated[str, Field(min_length=1, max_length=PATH_LETTERS)]


class CorrectedDatum(MadePart):
    """A datum set, a row added or taken away."""

    path: DatumPath
    value: Json

    @property
    def correction(self) -> Correction:
        return Correction(self.path, self.value)


class MadeEdition(Made):
    """The corrections of an owner; the version of the edition that they correct stands in the head."""

    kind_name = "edition"

    kind: Literal["edition"]
    corrections: Annotated[tuple[CorrectedDatum, ...], Field(min_length=1, max_length=MOST_CORRECTIONS)]

    @property
    def corrected(self) -> tuple[Correction, ...]:
        return tuple(each.correction for each in self.corrections)

    def missing(self, language: Language) -> Iterator[str]:
        """Data have no language; the title is one's own."""
        return iter(())


def edition_file(making: Making, corrections: Sequence[Correction], title: Titles) -> MadeEdition:
    """The file of these corrections."""
    data = tuple(CorrectedDatum(path=each.path, value=each.value) for each in corrections)
    return MadeEdition(**making.head(), kind="edition", title=title, corrections=data)


def problems_of_corrections(made: MadeEdition) -> Iterator[Problem]:
    """What makes corrections no data: names of no datum, one datum corrected twice, values of no component."""
    twice = [path for path, count in Counter(each.path for each in made.corrections).items() if count > 1]
    yield from (problem("made-same-datum", shown(path)) for path in twice)
    for each in made.corrections:
        if not is_path(each.path):
            yield problem("made-no-path", "corrections", datum=shown(each.path))
        elif each.correction.takes_away and each.value is not None:
            yield problem("made-value-of-nothing", shown(each.path))
        elif not is_value(each.value):
            yield problem("made-no-value", shown(each.path), value=shown(each.value))


def is_path(path: str) -> bool:
    """Whether it could name a datum or a row; no step but the last has a sign."""
    steps = path.split(".")
    return (
        len(steps) <= MOST_STEPS
        and all(STEP.fullmatch(step) for step in steps)
        and not any(step[0] in "+-" for step in steps[:-1])
    )


def is_value(value: Json) -> bool:
    """Whether it could stand on a component: short words, numbers that count something, a few within each other."""
    todo: list[tuple[Json, int]] = [(value, 0)]
    count = 0
    while todo:
        here, depth = todo.pop()
        count += 1
        if count > MOST_IN_VALUE or depth > VALUE_DEPTH:
            return False
        if isinstance(here, str):
            if not is_word(here):
                return False
        elif isinstance(here, int | float):
            if not abs(here) <= MOST_NUMBER:
                return False
        elif isinstance(here, list):
            todo += [(each, depth + 1) for each in here]
        elif isinstance(here, dict):
            if not all(map(is_word, here)):
                return False
            todo += [(each, depth + 1) for each in here.values()]
    return True


def is_word(text: str) -> bool:
    return len(text) <= VALUE_LETTERS and not any(map(is_disturbing, text))
