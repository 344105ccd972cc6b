"""An owner's data are checked, and tried in random games, in a process of their own; only the latest answer counts."""

from PySide6.QtCore import QObject, Signal

from desktop.analysis.background import BackgroundProcess
from rules.boxes.worker import Answer, Wanted, serve
from rules.core.correcting import Correction


class BoxProcess(QObject):
    """Signals: `answered` with what was found, or a game that was tried; `ended` when the process died over it."""

    answered = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._asked: Wanted | None = None
        self._process = BackgroundProcess(serve, "box", self)
        self._process.heard.connect(self._hear)
        self._process.ended.connect(self._hear_end)

    def ask(self, game: str, corrections: tuple[Correction, ...], games: int = 0, seed: int = 0) -> None:
        """Check these; with `games`, play so many with them. What was asked before counts no longer."""
        if self._asked is not None and (games or self._asked.games):
            self.close()
        self._number += 1
        self._asked = Wanted(self._number, game, corrections, games, seed)
        self._process.ask(self._asked)

    def done(self) -> None:
        """Wait for nothing any more."""
        self._asked = None
        self._process.rest()

    def close(self) -> None:
        """End the process."""
        self.done()
        self._process.close()

    def _hear(self, answer: Answer) -> None:
        asked = self._asked
        if asked is None or answer.number != asked.number:
            return
        if getattr(answer, "played", asked.games) >= asked.games:
            self.done()
        self.answered.emit(answer)

    def _hear_end(self) -> None:
        if self._asked is not None:
            self.done()
            self.ended.emit()
