"""Asks for advice in the process in which opponents think; they always come first.

Either a good bot names a move, for a guide; or the adviser tells what it finds, with reasons, again and again.
"""

import secrets
from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.table.bot_trouble import note_trouble
from rules.bots import advice as found
from rules.bots.client import BotClient, Decided
from rules.bots.policy import chance_of
from rules.bots.registry import ADVISER, adviser_for, entry_named, tutor_for
from rules.bots.worker import Question
from rules.core.contract import AnyGame
from rules.core.rng import Rng

LOOKS_EVERY_MS = 20
WARM_MOVES = 240


class Advice(QObject):
    """Signals: `came` when there is an answer to the last question, or a better one; `weighed` when there is one about
    a move that waits to be played.
    """

    came = Signal()
    weighed = Signal()

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
        self.verdict: found.Advice | None = None
        """What was found of the move that waits: the best other, then that move."""
        self._weighing: Question | None = None
        self._prepared: tuple[Hashable, int] = None, 0
        """The position that was looked at in advance, and the chance by which that was done."""
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
        is_known = self.told is not None and self.told.is_final
        if about == self._about and self._is_full and (is_known or self.is_awaited):
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

    # A move before it is played

    def prepare(
        self, about: Hashable, game: AnyGame, view: Any, legal: Sequence[Any], seats: int, threshold: float
    ) -> None:
        """Let the worker look at a position while nothing else is asked: a move there is then weighed in a moment."""
        entry = tutor_for(game.id, seats, threshold)
        if about == self._prepared[0] or entry is None or self.is_awaited or self.is_weighing:
            return
        if self._asked is not None:
            self.desk.put_down()
        self._prepared = about, secrets.randbits(64)
        self._wait_for(Question(game.id, entry, view, legal, self._prepared[1], wants_advice=True), is_heard=False)

    def weigh(
        self, about: Hashable, game: AnyGame, view: Any, legal: Sequence[Any], seats: int, threshold: float, move: Any
    ) -> None:
        """Ask what a move loses; other questions are put down."""
        self.verdict = None
        entry = tutor_for(game.id, seats, threshold)
        assert entry is not None
        if self.is_awaited:
            self.forget()
        elif self._asked is not None:
            self.desk.put_down()
        seed = self._prepared[1] if self._prepared[0] == about else secrets.randbits(64)
        self._weighing = question = Question(game.id, entry, view, legal, seed, wants_advice=True, considered=move)
        self._wait_for(question, is_heard=False)

    @property
    def is_weighing(self) -> bool:
        return self._weighing is not None

    def stop_weighing(self) -> None:
        if self._weighing is None:
            return
        if self._next is self._weighing:
            self._next = None
        if self._asked is self._weighing:
            self.desk.put_down()
        self._weighing = None

    def warm(self, game: AnyGame, view: Any, legal: Sequence[Any], seats: int) -> None:
        """Let the worker begin, and read all that advice needs, so that the first words come at once."""
        entry = adviser_for(game.id, seats)
        if entry is not None and self._asked is None and self._next is None and self.desk.is_free():
            question = Question(game.id, entry, view, legal, 0, WARM_MOVES, wants_advice=True)
            self._wait_for(question, is_heard=False)

    def tell(self, about: Hashable, told: found.Advice, chance: Rng) -> None:
        """Take this as the answer to a question about a position, as whoever asked in this process found it."""
        self.forget()
        self._about, self._is_full, self.told, self.chance = about, True, told, chance
        self.move = told.suggestions[0].move

    def forget(self) -> None:
        """Nobody waits for the answer any more."""
        if self._asked is not None:
            self.desk.put_down()
        self._about, self._next, self._current, self._weighing = None, None, None, None
        self._is_full, self.move, self.told, self.chance = False, None, None, None

    def rest(self) -> None:
        """Stop thinking; what was told stays, for whoever asks about the same again."""
        if self.told is None:
            self.forget()
        elif self._current is not None:
            self._current = self._next = None
            if self._asked is not None:
                self.desk.put_down()

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

    def _wait_for(self, question: Question, *, is_heard: bool = True) -> None:
        self._next, self._current = question, question if is_heard else None
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
        decided, told, question = self.desk.answer(), self.desk.told, self._asked
        if decided is not None:
            self._asked = None
        if question is self._weighing:
            self._hear_verdict(told, is_all=decided is not None)
        elif question is self._current:
            self._hear(decided, told)

    def _hear_verdict(self, told: found.Advice | None, *, is_all: bool) -> None:
        if told is self.verdict and not is_all:
            return
        self.verdict = told
        if is_all:
            self._weighing = None
        self.weighed.emit()

    def _hear(self, decided: Decided | None, told: found.Advice | None) -> None:
        is_better = told is not None and told is not self.told
        if is_better and told is not None:
            self.told, self.move = told, told.suggestions[0].move
        if decided is not None:
            self._current = None
            self.move = decided.move if decided.trouble is None else self.move
            if decided.trouble is not None:
                note_trouble(decided.trouble)
        if is_better or decided is not None:
            self.came.emit()
