"""Games in files, for commands: opened as far as they can be had, and kept in new ones."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.commands.boxes import printed_edition
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, Denied, WrongUsage
from rules.commands.positions import names_of
from rules.commands.words import Narrator
from rules.core.codec import Unreadable
from rules.core.contract import AnyGame
from rules.core.edition import Problem
from rules.core.journal import read, save
from rules.core.library import Library
from rules.core.record import Record
from rules.core.savefile import Reading
from rules.core.timeline import Timeline
from rules.core.types import phrase


@dataclass(frozen=True, slots=True)
class Opened:
    """A game that could be had, if perhaps not to its end."""

    timeline: Timeline
    problems: tuple[Problem, ...]
    is_damaged: bool
    narrator: Narrator

    @property
    def code(self) -> int:
        return DENIED if self.is_damaged else DONE


def library_of(call: Call) -> Library:
    return Library(call.collection.games, lambda game: printed_edition(call.collection, game))


def reading_of(call: Call, file: Path) -> Reading:
    if not file.exists():
        raise WrongUsage(phrase("file-missing", file=str(file)))
    return read(file, library_of(call))


def opened(call: Call, file: Path) -> Opened:
    """Open a saved game up to the last good move and print what is wrong. Raises `Denied` if there is nothing."""
    reading = reading_of(call, file)
    timeline = reading.timeline
    if timeline is None:
        raise Denied(reading.problems[0].sentence)
    narrator = Narrator(call.texts.of(timeline.game), timeline.game, names_of(timeline))
    for each in reading.problems:
        print(narrator.say(each.sentence), file=sys.stderr)
    return Opened(timeline, reading.problems, reading.damaged_at is not None, narrator)


def begun(game: AnyGame, record: Record, box: Any) -> Timeline:
    try:
        return Timeline(game, record, box)
    except Unreadable as error:
        raise Denied(error.problems[0].sentence, game) from error


def keep(call: Call, timeline: Timeline, file: Path) -> None:
    """Save the game in its own file; what is there already is replaced only if it is a whole saved game."""
    problem = save(timeline, file, library_of(call))
    if problem is not None:
        raise Denied(problem.sentence, timeline.game)
