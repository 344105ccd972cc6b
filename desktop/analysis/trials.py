"""Judges moves that somebody tries, in a process of its own, one after another."""

import logging
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.analysis.background import BackgroundProcess
from rules.bots.review import Judgement
from rules.bots.review_worker import Failed, Try, serve
from rules.bots.reviewing import Question
from rules.core.contract import AnyGame

LOG = logging.getLogger(__name__)


class Trials(QObject):
    """Signal: `came` with the move that was tried and what is thought of it; None where that could not be found out."""

    came = Signal(object, object)

    def __init__(self, game: AnyGame, seats: int) -> None:
        """`seats`: for how many it was measured how games end."""
        super().__init__()
        self.game, self.seats = game, seats
        self._waiting: deque[Try] = deque()
        self._asked: Try | None = None
        self._process = BackgroundProcess(partial(serve, is_patient=False), "try", self)
        self._process.heard.connect(self._hear)
        self._process.ended.connect(lambda: self._fail("the process has ended"))

    def ask(self, question: Question, known: Sequence[Any]) -> None:
        """Judge the move of the question against those that are known."""
        self._waiting.append(Try(self.game.id, question, tuple(known), self.seats))
        self._ask_next()

    def forget(self) -> None:
        """Nobody waits for what was asked any more."""
        self._waiting.clear()
        if self._asked is not None:
            self.close()

    def close(self) -> None:
        self._waiting.clear()
        self._asked = None
        self._process.close()

    def _ask_next(self) -> None:
        if self._asked is None and self._waiting:
            self._asked = self._waiting.popleft()
            self._process.ask(self._asked)

    def _hear(self, told: Judgement | Failed) -> None:
        if isinstance(told, Failed):
            self._fail(told.said)
        else:
            self._tell(told)

    def _fail(self, why: str) -> None:
        if self._asked is not None:
            LOG.error("a process that judges a try failed", extra={"trace": why})
            self._process.close()
            self._tell(None)

    def _tell(self, told: Judgement | None) -> None:
        asked, self._asked = self._asked, None
        self._process.rest()
        self._ask_next()
        if asked is not None:
            self.came.emit(asked.question.played, told)
