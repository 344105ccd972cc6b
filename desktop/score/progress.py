"""What a finished game leaves in the profile of whoever played it."""

from desktop.table import PERSON, Table
from rules.core.edition import Problem
from rules.core.profile import ProfileFile


def remember(profile: ProfileFile, table: Table) -> tuple[Problem, ...]:
    """Writes the achievements down, and says what was wrong with that. Bots achieve nothing, and neither does
    who began at a stated position."""
    record, game = table.timeline.record, table.game
    if not table.is_over or record.start is not None or PERSON not in table.players:
        return ()
    achieved = game.achievements(table.timeline.state)
    problems = (profile.reach(game.id, id, result) for id, result in achieved)
    return tuple(problem for problem in problems if problem is not None)
