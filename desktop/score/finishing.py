"""A game that has ended at a table, as it is kept among the results."""

from datetime import datetime

from desktop.table.table import Table
from rules.core.finished_game import FinishedGame, id_of
from rules.core.finishing import result_of
from rules.core.journal import Journal, when_changed
from rules.core.results import ResultsFile
from rules.core.timeline import Timeline

NANOSECONDS = 10**9


def finished_game(table: Table, now: datetime, seconds_before: int = 0, daily: str = "") -> FinishedGame:
    """The result of a table that is over. Of a game that was over when it was opened, its file says when it ended."""
    timeline, sitting = table.timeline, table.sitting
    ended = file_time(timeline, now) if sitting.began_over else now
    seconds = seconds_before + (0 if sitting.began_over else sitting.seconds)
    return result_of(timeline, is_kept_as(timeline), ended, seconds, daily)


def is_kept_as(timeline: Timeline) -> str:
    """Return the id of a game among the results; empty where this window keeps it in no file."""
    keeper = timeline.keeper
    if not isinstance(keeper, Journal) or not keeper.has_file:
        return ""
    return id_of(keeper.path.name, timeline.record.seed)


def file_time(timeline: Timeline, now: datetime) -> datetime:
    """Return when the file of a game was changed last; now, where nobody knows."""
    changed = when_changed(timeline.keeper.path) if isinstance(timeline.keeper, Journal) else 0
    return datetime.fromtimestamp(changed / NANOSECONDS).astimezone() if changed else now


def keep_time(results: ResultsFile, table: Table) -> None:
    """Keep how long people sat at a game that they leave before its end; afterwards nothing is added to it."""
    if not table.is_over:
        results.sat(is_kept_as(table.timeline), table.sitting.seconds)
