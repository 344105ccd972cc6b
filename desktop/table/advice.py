"""Asks a good bot what it would play, in the process in which opponents think; they always come first."""

import secrets
from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rules.bots.client import BotClient
from rules.bots.registry import ADVISER, entry_named
from rules.bots.worker import Question
from rules.core.contract import AnyGame

LOOKS_EVERY_MS = 40


class Advice(QObject):
    """Signal: `came` when the answer to the last question is there."""

    came = Signal()

    def __init__(self, desk: BotClient) -> None:
        super().__init__()
        self.desk = desk
        self.move: Any = None
        """What the bot would play; None until it has answered."""
        self._about: Hashable = None
        self._asked: Hashable = None
        """What the worker thinks about for this desk; None while it does not."""
        self._next: Question | None = None
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)

    def ask(self, about: Hashable, game: AnyGame, view: Any, legal: Sequence[Any]) -> None:
        """Ask what to play in a position; asked again about the same, nothing happens."""
        if about == self._about:
            return
        self.forget()
        entry = entry_named(ADVISER, game.id)
        if entry is None or not legal:
            return
        self._about = about
        if len(legal) == 1:
            self.move = legal[0]
            return
        self._next = Question(game.id, entry, view, legal, secrets.randbits(64))
        self._watch.start()
        self._look()

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        self._about, self._next, self.move = None, None, None

    def close(self) -> None:
        self.forget()
        self._watch.stop()
        self._asked = None

    @property
    def is_asked(self) -> bool:
        """Whether the worker is at work for this desk."""
        return self._asked is not None

    def make_room(self) -> bool:
        """An opponent wants to think. Returns whether it can now; else soon, as the worker puts this question down."""
        self._next = None
        if self._asked is not None:
            self.desk.put_down()
            self._take()
        return self._asked is None

    def _look(self) -> None:
        if self._asked is not None:
            self._take()
        elif self._next is not None and self.desk.is_free():
            question, self._next, self._asked = self._next, None, self._about
            self.desk.ask(question)
        elif self._next is None:
            self._watch.stop()

    def _take(self) -> None:
        decided = self.desk.answer()
        if decided is None:
            return
        asked, self._asked = self._asked, None
        if decided.trouble is None and asked == self._about:
            self.move = decided.move
            self.came.emit()
