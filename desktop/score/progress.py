"""What a finished game leaves on this computer: in the profile of whoever played it, and among the results."""

from dataclasses import dataclass
from datetime import datetime

from desktop.score.finishing import finished_game, is_kept_as
from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.daily import day_of
from rules.core.edition import Problem
from rules.core.finished_game import FinishedGame
from rules.core.profile import ProfileFile, achieved_with
from rules.core.results import ResultsFile
from rules.core.types import Phrase


@dataclass(frozen=True, slots=True)
class Remembered:
    """What people keep of a game, in words, and what was wrong with writing anything down."""

    kept: tuple[Phrase, ...] = ()
    problems: tuple[Problem, ...] = ()
    finished: FinishedGame | None = None
    """As it is among the results, or would be if a file kept the game; None where a game leaves nothing."""


def remember(profile: ProfileFile, results: ResultsFile, table: Table) -> Remembered:
    """Write down what was achieved, what people keep and how it ended. Bots achieve nothing, and neither does who began
    at a stated position."""
    record, game = table.timeline.record, table.game
    if not table.is_over or record.start is not None or PERSON not in table.players:
        return Remembered()
    state = table.timeline.state
    is_corrected = bool(record.corrections)
    problems = [
        profile.reach(game.id, achieved_with(id, corrected=is_corrected), result)
        for id, result in game.achievements(state)
    ]
    kept = [each for each in game.keepsakes(state) if table.players[each.seat] == PERSON]
    for each in kept:
        # Two people without a name keep together what each of them wins.
        fate = f"{record.seed}.{each.seat}"
        problems.append(profile.keep(game.id, record.seating[each.seat].name, fate, each.ref))
    now = datetime.now().astimezone()
    finished = finished_game(table, now, seconds_before(results, table), day_of(game, record, now.date()))
    if finished.id:
        problems.append(results.add(finished))
    return Remembered(
        tuple(each.sentence for each in kept),
        tuple(problem for problem in problems if problem is not None),
        finished,
    )


def seconds_before(results: ResultsFile, table: Table) -> int:
    """How long people have sat at this game before this sitting."""
    return results.seconds_at(is_kept_as(table.timeline))
