"""Moves that a step shows play by themselves, one after the other, at the pace that was chosen."""

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.lessons.table import LessonTable
from desktop.program import Program
from desktop.settings import PAUSE_MS, TRAVEL_MS
from rules.lessons.runner import played_on

LOOK_MS = 600
"""Before the first move, and at least between two: one looks where they begin."""


class ShownMoves(QObject):
    """Signal: `played` after each move."""

    played = Signal()

    def __init__(self, table: LessonTable, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self.table, self.program = table, program
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._play)

    def begin(self) -> None:
        """Another step, or the same one again; a step that shows nothing plays nothing."""
        self.timer.stop()
        self._wait()

    def _wait(self) -> None:
        if played_on(self.table.progress) is not None:
            pace = self.program.settings.pace
            self.timer.start(max(LOOK_MS, PAUSE_MS[pace] + TRAVEL_MS[pace]))

    def _play(self) -> None:
        if self.table.is_looking_back:
            self._wait()
            return
        then = played_on(self.table.progress)
        if then is not None:
            self.table.show_on(then)
            self.played.emit()
            self._wait()
