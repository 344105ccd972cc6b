"""An owner's data are checked, and tried in random games, in a process of their own; only the latest answer counts."""

import multiprocessing
from contextlib import suppress
from multiprocessing.context import SpawnProcess

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rules.bots.pipes import Connection
from rules.boxes.worker import Answer, Wanted, serve
from rules.core.correcting import Correction

LOOKS_EVERY_MS = 40


class BoxProcess(QObject):
    """Signals: `answered` with what was found, or a game that was tried; `ended` when the process died over it."""

    answered = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._asked: Wanted | None = None
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def is_busy(self) -> bool:
        return self._asked is not None

    def ask(self, game: str, corrections: tuple[Correction, ...], games: int = 0, seed: int = 0) -> None:
        """Check these; with `games`, play so many with them. What was asked before counts no longer."""
        if self._asked is not None and (games or self._asked.games):
            self.close()
        self._number += 1
        self._asked = Wanted(self._number, game, corrections, games, seed)
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="vestiges-box", daemon=True)
            self._process.start()
            theirs.close()
        assert self._connection is not None
        with suppress(OSError):  # it has died; the next look finds out
            self._connection.send(self._asked)
        self._watch.start()

    def done(self) -> None:
        """Wait for nothing any more."""
        self._asked = None
        self._watch.stop()

    def close(self) -> None:
        """End the process."""
        self.done()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._process.close()
            self._process = None

    def _look(self) -> None:
        try:
            while self._connection is not None and self._connection.poll():
                self._hear(self._connection.recv())
        except (EOFError, OSError):
            self.close()
            self.ended.emit()

    def _hear(self, answer: Answer) -> None:
        asked = self._asked
        if asked is None or answer.number != asked.number:
            return
        if getattr(answer, "played", asked.games) >= asked.games:
            self.done()
        self.answered.emit(answer)
