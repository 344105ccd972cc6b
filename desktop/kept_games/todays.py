"""The challenge of the day, from wherever one asks for it: the end of a game, the cabinet, a new game."""

from datetime import date

from desktop.program import Program
from rules.core import daily, folders
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.finished_game import PERSON, FinishedGame
from rules.core.journal import Journal, begin
from rules.core.record import Record
from rules.core.timeline import Timeline
from rules.core.types import phrase


def record_of_the_day(program: Program, game: AnyGame, day: date, name: str) -> Record | None:
    """The record of the challenge of a day, for a person of this name; None where a game has none."""
    challenge = daily.daily(game, day)
    if challenge is None:
        return None
    texts = program.texts(game)
    names = [name if player == PERSON else texts.say(phrase(f"player-{player}")) for player in challenge.players]
    return daily.record_of(game, program.library.edition(game), challenge, names)


def begin_daily(program: Program, game: AnyGame, day: date, name: str) -> tuple[Timeline, Journal] | Problem | None:
    """Begin the challenge of a day, kept on the disk from the start, for the screen of the table."""
    record = record_of_the_day(program, game, day, name)
    if record is None:
        return None
    timeline = Timeline(game, record, program.library.box(game))
    journal = begin(folders.games_in_progress(), timeline)
    return (timeline, journal) if isinstance(journal, Journal) else journal


def best_of_the_day(program: Program, game: AnyGame, day: date, name: str) -> FinishedGame | None:
    """The best try of a person at the challenge of a day; None before the first."""
    tries = [
        each
        for each in program.results.results
        if (each.game, each.daily) == (game.id, day.isoformat()) and each.counts
    ]
    own = [(seat.won, seat.total, each) for each in tries if (seat := each.seat_of(name)) is not None]
    return max(own, key=lambda found: found[:2])[2] if own else None
