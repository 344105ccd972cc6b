"""Everything that is wrong or odd in the data of an owner, quickly enough to say it while they type.

Errors are what no game can be built from or played with; remarks are what only differs from what is published. What
belongs to one game stands in its `box_checks.py`.
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module

from rules.boxes.blame import blamed
from rules.boxes.cures import cures_of
from rules.boxes.findings import BoxChecks, Checked, Cure, Finding, cured, place_of
from rules.boxes.own import OwnBox
from rules.boxes.remarks import remarks
from rules.boxes.unknown_names import unknown_names
from rules.boxes.unknown_parts import unknown_parts
from rules.core.contract import AnyGame
from rules.core.edition import BrokenEdition, Problem, parsed
from rules.core.types import Arg, DataWords, Phrase
from rules.games import GAME_IDS

__all__ = ("Checked", "Cure", "Finding", "check", "cured", "errors")

ALONE = "alone"
"""The attribute of a sentence that does not name the place."""
STUMBLES = (LookupError, ValueError, TypeError)
SELECTING = frozenset({"reason", "value", "board"})
"""Gaps by which a sentence is chosen, and what somebody wrote."""


def check(game: AnyGame, own: OwnBox) -> Checked:
    """Find what is wrong and what is odd. Never raises for what an owner has entered."""
    if not own.corrections:
        return Checked()
    wrong = errors(game, own)
    odd = (*remarks(game, own), *own_remarks(game, own, may_stumble=bool(wrong)))
    return Checked(tuple(blamed(own, wrong, lambda other: errors(game, other))), odd)


def own_remarks(game: AnyGame, own: OwnBox, *, may_stumble: bool) -> Iterator[Finding]:
    """What one game finds odd; data with errors may refer to what is not there, which is told as an error already."""
    try:
        parts = parsed(game.edition_type, own.edition.plain())
    except BrokenEdition:
        return
    for each in checks_of(game.id).remarks:
        with suppress(*(STUMBLES if may_stumble else ())):
            yield from each(parts, own)


def errors(game: AnyGame, own: OwnBox) -> tuple[Finding, ...]:
    """What no game can be played with."""
    try:
        game.box(own.edition)
    except BrokenEdition as broken:
        return tuple(finding_of(game, own, each) for each in broken.problems)
    parts = parsed(game.edition_type, own.edition.plain())
    own_errors = (found for each in checks_of(game.id).errors for found in each(parts, own))
    return (*own_errors, *unknown_names(game, own), *unknown_parts(game, own))


def finding_of(game: AnyGame, own: OwnBox, wrong: Problem) -> Finding:
    path = place_of(own, wrong.path)
    args = tuple((name, said_in_words(value) if name not in SELECTING else value) for name, value in wrong.args)
    return Finding(Phrase(f"{wrong.id}.{ALONE}", args), path, cures=cures_of(game, own, wrong, path))


def said_in_words(value: Arg) -> Arg:
    """Ids of components as owners know them."""
    if isinstance(value, (list, tuple)):
        return tuple(map(said_in_words, value))
    return DataWords(value) if isinstance(value, str) else value


@cache
def checks_of(game_id: str) -> BoxChecks:
    if game_id not in GAME_IDS:
        return BoxChecks((), ())
    found: BoxChecks = import_module(f"rules.{game_id}.box_checks").BOX_CHECKS
    return found
