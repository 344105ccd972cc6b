"""What is wrong with an owner's data, each with its place, the rule that says so, and cures."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.boxes.own import OwnBox
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition
from rules.core.types import Json, Phrase


@dataclass(frozen=True, slots=True)
class Cure:
    """Something that can be done about it, as values to set."""

    said: Phrase
    corrections: tuple[tuple[str, Json], ...]


@dataclass(frozen=True, slots=True)
class Finding:
    said: Phrase
    path: str
    rule: str = ""
    cures: tuple[Cure, ...] = ()
    others: tuple[str, ...] = ()
    """More paths that it is about."""


@dataclass(frozen=True, slots=True)
class Checked:
    """Errors forbid play; remarks forbid nothing."""

    errors: tuple[Finding, ...] = ()
    remarks: tuple[Finding, ...] = ()


def check(game: AnyGame, own: OwnBox) -> Checked:
    return Checked(tuple(refusals(game, own)))


def refusals(game: AnyGame, own: OwnBox) -> Iterator[Finding]:
    """What the game cannot be built from."""
    try:
        game.box(own.edition)
    except BrokenEdition as broken:
        for each in broken.problems:
            yield Finding(each.sentence, own.edition.origin(each.path))
