"""A game that begins at a made position: kept like any other, open to be tried out."""

from typing import Any

from desktop.program import Program
from desktop.shell import Shell
from desktop.table.seats import PERSON
from rules.core import folders, journal
from rules.core.codec import Unreadable, position_json
from rules.core.contract import AnyGame, BadPosition, Seating
from rules.core.edition import Problem
from rules.core.record import new_record
from rules.core.timeline import Timeline
from rules.core.types import Phrase, phrase
from rules.lessons.runner import starts_until
from rules.lessons.scenes import BadScene
from rules.teaching.made import MadeLesson, MadePosition
from rules.teaching.positions import state_of


def play_from(shell: Shell, program: Program, made: MadePosition) -> Problem | None:
    """Open a table there; a problem says why there is none."""
    timeline = timeline_of(program, made)
    return timeline if isinstance(timeline, Problem) else open_table(shell, timeline)


def open_table(shell: Shell, timeline: Timeline, **how: Any) -> Problem | None:
    """Open a table with a game that is kept from now on; a problem says why it cannot be kept."""
    kept = journal.begin(folders.games_in_progress(), timeline)
    if isinstance(kept, Problem):
        return kept
    shell.open("table", timeline=timeline, journal=kept, **how)
    return None


def timeline_of(program: Program, made: MadePosition) -> Timeline | Problem:
    """The game that begins there, kept nowhere; a problem says why there is none."""
    game = program.library.named(made.game)
    if game is None:
        return Problem("made-unknown-game", "", (("game", made.game),))
    try:
        state = state_of(made, game, program.library.box(game))
    except BadPosition as error:
        return Problem(error.sentence.id, "", error.sentence.args)
    except Unreadable as error:
        return error.problems[0]
    return timeline_at(program, game, state)


def timeline_at(program: Program, game: AnyGame, state: Any) -> Timeline:
    """A game that begins at a position, kept nowhere."""
    seating = tuple(Seating(each.automa or PERSON, "", each.colour) for each in game.seated(state))
    options = getattr(state, "options", None) or game.options_type()
    edition = program.library.edition(game)
    record = new_record(game, edition, options, seating, policy="teaching", start=position_json(state))
    return Timeline(game, record, program.library.box(game))


def objection_to_playing(program: Program, made: MadeLesson) -> Phrase | None:
    """Why a lesson cannot be played to its end, in a sentence; None where every step begins."""
    game = program.library.named(made.game)
    if game is None:
        return phrase("made-unknown-game", game=made.game)
    try:
        starts_until(game, program.library.box(game), made.lesson, len(made.steps) - 1)
    except BadScene as error:
        return error.sentence
    except Exception as error:  # a position can be well formed and still make no sense to a game
        return phrase("made-makes-no-sense", reason=type(error).__name__)
    return None
