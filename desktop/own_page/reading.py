"""Reads the reviews of a person's games, some at a time, so that the window goes on meanwhile."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.own_page.reviewed import Reviewed, file_of, reviewed
from rules.core.finished_game import FinishedGame

A_WHILE = 0.008
"""Seconds after which the window is asked again whether somebody wants something."""


class Reading(QObject):
    """Signal: `ended` when all are read. `found` has what is known, the earliest game first."""

    ended = Signal()

    def __init__(self, page: QObject, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(page)
        self.clock = clock
        self.found: tuple[Reviewed, ...] = ()
        self._left: list[tuple[FinishedGame, Path]] = []
        self._name = ""
        self._new: list[Reviewed] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_some)

    def begin(self, games: Sequence[FinishedGame], name: str, kept: Mapping[str, Path]) -> None:
        """Begin anew, with the games of this person; what was read before of other games is forgotten."""
        files = [(game, file_of(game, name, kept)) for game in games]
        self._left = [(game, file) for game, file in files if file is not None]
        self._name, self._new = name, []
        wanted = {game.id for game in games}
        self.found = tuple(each for each in self.found if each.at.id in wanted and each.at.seat_of(name) is not None)
        self._timer.start()

    @property
    def is_reading(self) -> bool:
        return self._timer.isActive()

    def finish(self) -> None:
        """Read all that is left at once."""
        while self.is_reading:
            self._read_some()

    def stop(self) -> None:
        """The page is left."""
        self._timer.stop()

    def _read_some(self) -> None:
        began = self.clock()
        while self._left:
            game, file = self._left.pop(0)
            read = reviewed(game, self._name, file)
            if read is not None:
                self._new.append(read)
            if self.clock() - began >= A_WHILE:
                break
        if not self._left:
            self._timer.stop()
            self.found = tuple(self._new)
            self.ended.emit()
