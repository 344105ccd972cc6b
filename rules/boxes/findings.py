"""What is wrong or odd in the data of an owner: where, why, and what would cure it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.boxes.own import MISSING, OwnBox, is_added, parted
from rules.core.types import Json, Phrase, phrase


@dataclass(frozen=True, slots=True)
class Cure:
    """Edits after which a finding is gone."""

    said: Phrase
    corrections: tuple[tuple[str, Json], ...] = ()
    """Paths and values."""
    without: tuple[str, ...] = ()
    """Rows that go."""
    back: tuple[str, ...] = ()
    """Corrections that are taken back."""


@dataclass(frozen=True, slots=True)
class Finding:
    said: Phrase
    """Why, without the place."""
    path: str
    """Where it is corrected."""
    rule: str = ""
    cures: tuple[Cure, ...] = ()
    others: tuple[str, ...] = ()
    """More places that it is about; those of corrections with which it began."""


@dataclass(frozen=True, slots=True)
class Checked:
    errors: tuple[Finding, ...] = ()
    """No game can be played with them."""
    remarks: tuple[Finding, ...] = ()
    """Odd, and forbidden by nothing."""


OwnFindings = Callable[[Any, OwnBox], Iterator[Finding]]
"""What one game says of its parts, which a box could be built from."""


class BoxChecks(NamedTuple):
    """What one game knows of its data."""

    errors: tuple[OwnFindings, ...]
    remarks: tuple[OwnFindings, ...]


def found(own: OwnBox, path: str, said: Phrase, *others: str, rule: str = "", cures: tuple[Cure, ...] = ()) -> Finding:
    """A finding at a path of the corrected data, and at others."""
    return Finding(said, place_of(own, path), rule, cures, tuple(place_of(own, each) for each in others))


def cured(own: OwnBox, cure: Cure) -> OwnBox:
    """Carry out a cure."""
    for path, value in cure.corrections:
        own = own.with_value(path, value)
    for row in cure.without:
        own = own.without_row(row)
    for path in cure.back:
        own = without_correction(own, path)
    return own


def without_correction(own: OwnBox, path: str) -> OwnBox:
    """Take back what is corrected at a path; a row that was added is gone."""
    head, inside = parted(path)
    return own.without_row(head) if is_added(head) and not inside else own.taken_back(path)


def writing(path: str, *values: int) -> tuple[Cure, ...]:
    """A cure for each number that may be written at a path."""
    return tuple(Cure(phrase("box-cure-write", value=value), ((path, value),)) for value in values)


def without(row: str) -> Cure:
    return Cure(phrase("box-cure-without"), without=(row,))


def place_of(own: OwnBox, path: str) -> str:
    """Find where something of the corrected data is corrected, inside added rows too: the nearest that is there."""
    steps = path.split(".")
    found = own.edition.origin(path)
    if is_added(parted(found)[0]):
        found = ".".join((found, *steps[len(found.split(".")) :]))
    while found and own.value(found) is MISSING:
        found = found.rpartition(".")[0]
    return found
