"""Asks for advice in the process in which opponents think; they always come first.

Either a good bot names a move, for a guide; or the adviser tells what it finds, with reasons, again and again.
"""

import secrets
from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from rules.bots import advice as found
from rules.bots.client import BotClient
from rules.bots.policy import chance_of
from rules.bots.registry import ADVISER, adviser_for, entry_named
from rules.bots.worker import Question
from rules.core.contract import AnyGame
from rules.core.rng import Rng

LOOKS_EVERY_MS = 40


class Advice(QObject):
    """Signal: `came` when there is an answer to the last question, or a better one."""

    came = Signal()

    def __init__(self, desk: BotClient) -> None:
        super().__init__()
        self.desk = desk
        self.move: Any = None
        """What is best, as far as is known; None as long as nothing is."""
        self.told: found.Advice | None = None
        """What the adviser has told so far."""
        self.chance: Rng | None = None
        """That of the adviser: it imagines the same worlds again."""
        self._about: Hashable = None
        self._is_full = False
        self._asked: Question | None = None
        """What the worker thinks about for this desk; None while it does not."""
        self._current: Question | None = None
        """The question whose answer is awaited."""
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
        self._wait_for(Question(game.id, entry, view, legal, secrets.randbits(64)))

    def ask_why(self, about: Hashable, game: AnyGame, view: Any, legal: Sequence[Any], seats: int) -> None:
        """Ask for moves with reasons; what is asked for a guide at the same time is answered with it."""
        if about == self._about and self._is_full:
            return
        move = self.move if about == self._about else None
        self.forget()
        entry = adviser_for(game.id, seats)
        if entry is None or not legal:
            return
        self._about, self._is_full, self.move = about, True, move
        question = Question(game.id, entry, view, legal, secrets.randbits(64), wants_advice=True)
        self.chance = chance_of(question.seed, legal[0].seat)
        self._wait_for(question)

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        if self._asked is not None:
            self.desk.put_down()
        self._about, self._next, self._current = None, None, None
        self._is_full, self.move, self.told, self.chance = False, None, None, None

    def close(self) -> None:
        self.forget()
        self._watch.stop()
        self._asked = None

    @property
    def is_asked(self) -> bool:
        """Whether the worker is at work for this desk."""
        return self._asked is not None

    @property
    def is_awaited(self) -> bool:
        """Whether a better answer may come."""
        return self._current is not None

    def is_about(self, about: Hashable) -> bool:
        """Whether this is the position that was asked about."""
        return about == self._about

    def make_room(self) -> bool:
        """An opponent wants to think. Returns whether it can now; else soon, as the worker puts this question down."""
        self._next = None
        if self._asked is not None:
            self.desk.put_down()
            self._take()
        return self._asked is None

    def _wait_for(self, question: Question) -> None:
        self._next = self._current = question
        self._watch.start()
        self._look()

    def _look(self) -> None:
        if self._asked is not None:
            self._take()
        if self._asked is None and self._next is not None and self.desk.is_free():
            self._asked, self._next = self._next, None
            self.desk.ask(self._asked)
        elif self._asked is None and self._next is None:
            self._watch.stop()

    def _take(self) -> None:
        decided, told = self.desk.answer(), self.desk.told
        is_wanted = self._asked is self._current
        if decided is not None:
            self._asked = None
        if not is_wanted:
            return
        is_better = told is not None and told is not self.told
        if is_better and told is not None:
            self.told, self.move = told, told.suggestions[0].move
        if decided is not None:
            self._current = None
            self.move = decided.move if decided.trouble is None else self.move
        if is_better or decided is not None:
            self.came.emit()
