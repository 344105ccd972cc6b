"""Everything that is wrong or odd in the data of an owner, quickly enough to say it while they type.

Errors are what no game can be built from or played with; remarks are what only differs from what is published. What
belongs to one game stands in its `box_checks.py`.
"""

from functools import cache
from importlib import import_module
from typing import Any

from rules.boxes.blame import blamed
from rules.boxes.cures import cures_of
from rules.boxes.findings import BoxChecks, Checked, Cure, Finding, cured, place_of
from rules.boxes.own import OwnBox
from rules.boxes.remarks import remarks
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition, Problem, parsed
from rules.core.types import Phrase

__all__ = ("Checked", "Cure", "Finding", "check", "cured", "errors")

ALONE = "alone"
"""The attribute of a sentence that does not name the place."""


def check(game: AnyGame, own: OwnBox) -> Checked:
    """Find what is wrong and what is odd. Never raises for what an owner has entered."""
    if not own.corrections:
        return Checked()
    parts, wrong = read(game, own)
    odd = tuple(remarks(game, own))
    if parts is not None:
        odd += tuple(checks_of(game.id).remarks(parts, own))
    return Checked(tuple(blamed(own, wrong, lambda other: errors(game, other))), odd)


def errors(game: AnyGame, own: OwnBox) -> tuple[Finding, ...]:
    """What no game can be played with."""
    return read(game, own)[1]


def read(game: AnyGame, own: OwnBox) -> tuple[Any | None, tuple[Finding, ...]]:
    """The parts of the edition, if a box can be built from them, and what is wrong with them."""
    try:
        game.box(own.edition)
    except BrokenEdition as broken:
        return None, tuple(finding_of(game, own, each) for each in broken.problems)
    parts = parsed(game.edition_type, own.edition.plain())
    return parts, tuple(checks_of(game.id).errors(parts, own))


def finding_of(game: AnyGame, own: OwnBox, wrong: Problem) -> Finding:
    path = place_of(own, wrong.path)
    return Finding(Phrase(f"{wrong.id}.{ALONE}", wrong.args), path, cures=cures_of(game, own, wrong, path))


@cache
def checks_of(game_id: str) -> BoxChecks:
    found: BoxChecks = import_module(f"rules.{game_id}.box_checks").BOX_CHECKS
    return found
