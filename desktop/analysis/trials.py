"""Judges moves that somebody tries, in a process of its own, one after another."""

import logging
from collections import deque
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rules.bots.review import Judgement
from rules.bots.review_processes import Process
from rules.bots.review_worker import Try
from rules.bots.reviewing import Question
from rules.core.contract import AnyGame

LOG = logging.getLogger(__name__)

LOOKS_EVERY_MS = 30


class Trials(QObject):
    """Signal: `came` with the move that was tried and what is thought of it; None where that could not be found out."""

    came = Signal(object, object)

    def __init__(self, game: AnyGame, seats: int) -> None:
        """`seats`: for how many it was measured how games end."""
        super().__init__()
        self.game, self.seats = game, seats
        self._waiting: deque[Try] = deque()
        self._process: Process | None = None
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)

    def ask(self, question: Question, known: Sequence[Any]) -> None:
        """Judge the move of the question against those that are known."""
        self._waiting.append(Try(self.game.id, question, tuple(known), self.seats))
        self._watch.start()
        self._look()

    def forget(self) -> None:
        """Nobody waits for what was asked any more."""
        self._waiting.clear()
        if self._process is not None and self._process.asked is not None:
            self.close()

    def close(self) -> None:
        self._watch.stop()
        self._waiting.clear()
        if self._process is not None:
            self._process.end()
            self._process = None

    def _look(self) -> None:
        process = self._process = self._process or Process(is_patient=False)
        answered = process.answer()
        if process.asked is None and self._waiting:
            process.ask(self._waiting.popleft())
        elif process.asked is None:
            self._watch.stop()
        if answered is not None and isinstance(answered.asked, Try):
            told = answered.told if isinstance(answered.told, Judgement) else None
            if told is None:
                LOG.error("a process that judges a try failed", extra={"trace": getattr(answered.told, "said", "")})
                self.close()
            self.came.emit(answered.asked.question.played, told)
