"""All reviews of the program: one is made at a time, and goes on whatever screen is open."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from desktop.analysis.trials import Trials
from desktop.analysis.work import Work
from rules.core.contract import AnyGame
from rules.core.timeline import Timeline
from rules.core.types import Seat

Key = tuple[str, int, int, Seat]


class Analyses(QObject):
    def __init__(self) -> None:
        super().__init__()
        self._works: dict[Key, Work] = {}
        self._held_by: set[int] = set()
        self._trials: dict[tuple[str, int], Trials] = {}
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    def of(self, timeline: Timeline, seat: Seat, game_file: Path | None) -> Work:
        """The review of a seat, as far as it is known; the same one as long as the game has not gone on."""
        line = timeline.line()
        key = str(game_file or id(timeline)), line[-1], len(line), seat
        work = self._works.get(key)
        if work is None or work.has_failed:
            work = self._works[key] = Work(timeline, seat, game_file)
            work.is_held = bool(self._held_by)
        return work

    def start(self, work: Work) -> None:
        """Begin this one, or go on with it; another one stops."""
        for other in self._works.values():
            if other is not work and other.is_running:
                other.stop()
        work.start()

    def trials(self, game: AnyGame, seats: int) -> Trials:
        """Who judges what is tried; one process for all questions of a game."""
        key = game.id, seats
        if key not in self._trials:
            for other in self._trials.values():
                other.close()
            self._trials[key] = Trials(game, seats)
        return self._trials[key]

    def forget(self, game_file: Path) -> None:
        """Stop what is found out about a game that is thrown away; what is known is on the disk."""
        for key in [key for key in self._works if key[0] == str(game_file)]:
            self._works.pop(key).close()

    def hold(self, whose: int, is_thinking: bool) -> None:
        """Give out no work as long as opponents think, at any table."""
        (self._held_by.add if is_thinking else self._held_by.discard)(whose)
        for work in self._works.values():
            work.is_held = bool(self._held_by)

    def close(self) -> None:
        """The program ends: what is known is kept, to go on from."""
        for work in self._works.values():
            work.close()
        for each in self._trials.values():
            each.close()
        self._works.clear()
        self._trials.clear()
