"""From choices to a game that has begun and is kept on disk."""

from dataclasses import dataclass
from pathlib import Path

from desktop.new_game.choices import Choices, counting, has_secrets, seating
from desktop.new_game.fixes import fixes, mended, objections
from desktop.program import Program
from rules.core import folders, journal
from rules.core.codec import Unreadable, options_from_json
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition, Problem
from rules.core.journal import Journal
from rules.core.record import Record
from rules.core.scoresheet import Goal
from rules.core.timeline import Timeline

Corrections = tuple[Correction, ...]


@dataclass(frozen=True, slots=True)
class Begun:
    timeline: Timeline
    journal: Journal
    told: tuple[Problem, ...] = ()
    """What people should know of where it is kept."""


def begin(
    program: Program, game: AnyGame, choices: Choices, corrections: Corrections = (), folder: Path | None = None
) -> Begun | Problem:
    """The first line is on the disk, in the usual folder if no other is given; a problem says why it is not.

    `corrections` are those of an owner; without any it is played with the data as published."""
    timeline = set_out(program, game, choices, corrections)
    if isinstance(timeline, Problem):
        return timeline
    kept = journal.begin(folder or folders.games_in_progress(), timeline)
    if isinstance(kept, Problem):
        return kept
    return Begun(timeline, kept, (journal.kept_elsewhere(kept.path),) if folder else ())


def set_out(program: Program, game: AnyGame, choices: Choices, corrections: Corrections = ()) -> Timeline | Problem:
    """The table as it would be at the start, kept nowhere."""
    record = Record(
        game=game.id,
        rules_version=game.rules_version,
        edition_version=program.library.edition(game).version,
        corrections=corrections,
        options=options_from_json(game, counting(game, choices)),
        seating=seating(game, choices),
        seed=choices.seed,
        policy=choices.policy,
        advice=choices.advice,
    )
    try:
        timeline = Timeline(game, record, program.library.box(game, corrections))
    except (BrokenEdition, Unreadable) as error:
        return error.problems[0]
    timeline.lay_open(choices.is_open and has_secrets(game, choices))
    return timeline


def goals_of(program: Program, game: AnyGame, choices: Choices, corrections: Corrections = ()) -> tuple[Goal, ...]:
    """What a challenge asks; nothing where it cannot be set out."""
    if objections(game, choices):
        return ()
    timeline = set_out(program, game, choices, corrections)
    return () if isinstance(timeline, Problem) else tuple(game.scores(timeline.state).goals)


def nearest_that_begins(game: AnyGame, choices: Choices) -> Choices | None:
    """The choices, or those with the smallest change after which the game can begin."""
    if not objections(game, choices):
        return choices
    return next((fix.choices for fix in fixes(game, choices)), None) or mended(game, choices)
