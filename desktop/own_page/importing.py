"""Games that ended before results were kept: read from their files, one after another, the first time a page is opened.

A game that is not over, began at a stated position, or that no person has played, is left out.
"""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.program import Program
from rules.core import folders
from rules.core.edition import Problem
from rules.core.finished_game import PERSON, FinishedGame, id_of
from rules.core.finishing import result_of
from rules.core.journal import games_in, read, when_changed
from rules.core.record import Moved
from rules.core.timeline import Timeline

TOLD = "kept games were read"
MOST_FILES = 400
"""The latest ones; more would take minutes."""
NANOSECONDS = 10**9


class Import(QObject):
    """Signals: `went_on` with how many files are read and how many there are; `ended` with how many games were new."""

    went_on = Signal(int, int)
    ended = Signal(int)

    def __init__(self, page: QObject, program: Program) -> None:
        super().__init__(page)
        self.program = program
        self.found: list[FinishedGame] = []
        self.problem: Problem | None = None
        self._paths: list[Path] = []
        self._at = 0
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_next)

    @property
    def is_wanted(self) -> bool:
        return not self.program.results.was_told(TOLD)

    def begin(self) -> None:
        homes = (folders.games_in_progress(), folders.saves())
        library = self.program.library
        self._paths = [path for home in homes for path, _ in games_in(home, library)][:MOST_FILES]
        self._reading.start()

    def stop(self) -> None:
        """The page is left; what is not read yet is read another time."""
        self._reading.stop()

    def _read_next(self) -> None:
        if self._at >= len(self._paths):
            self._end()
            return
        game = finished_in(self.program, self._paths[self._at])
        if game is not None:
            self.found.append(game)
        self._at += 1
        self.went_on.emit(self._at, len(self._paths))

    def _end(self) -> None:
        self._reading.stop()
        results = self.program.results
        before = len(results.results)
        self.problem = results.add_all(self.found, told=TOLD)
        self.ended.emit(len(results.results) - before)


def finished_in(program: Program, path: Path) -> FinishedGame | None:
    """The result of a game that is over; how long it took is not known."""
    timeline = read(path, program.library).timeline
    if timeline is None or timeline.record.start is not None or PERSON not in timeline.record.players:
        return None
    timeline.keeper = None
    if not is_over(timeline):
        timeline.replay(Moved(timeline.line()[-1]))  # Somebody looks back at it.
    if not is_over(timeline):
        return None
    changed = datetime.fromtimestamp(when_changed(path) / NANOSECONDS).astimezone()
    return result_of(timeline, id_of(path.name, timeline.record.seed), changed)


def is_over(timeline: Timeline) -> bool:
    return not timeline.game.deciding(timeline.state)
