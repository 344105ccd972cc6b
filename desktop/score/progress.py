"""What a finished game leaves in the profile of whoever played it."""

from dataclasses import dataclass

from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.core.edition import Problem
from rules.core.profile import ProfileFile
from rules.core.types import Phrase


@dataclass(frozen=True, slots=True)
class Remembered:
    """What people keep of a game, in words, and what was wrong with writing anything down."""

    kept: tuple[Phrase, ...] = ()
    problems: tuple[Problem, ...] = ()


def remember(profile: ProfileFile, table: Table) -> Remembered:
    """Writes down what was achieved and what people keep. Bots achieve nothing, and neither does who began at a stated
    position."""
    record, game = table.timeline.record, table.game
    if not table.is_over or record.start is not None or PERSON not in table.players:
        return Remembered()
    state = table.timeline.state
    problems = [profile.reach(game.id, id, result) for id, result in game.achievements(state)]
    kept = [each for each in game.keepsakes(state) if table.players[each.seat] == PERSON]
    for each in kept:
        # Two people without a name keep together what each of them wins.
        fate = f"{record.seed}.{each.seat}"
        problems.append(profile.keep(game.id, record.seating[each.seat].name, fate, each.ref))
    return Remembered(
        tuple(each.sentence for each in kept), tuple(problem for problem in problems if problem is not None)
    )
