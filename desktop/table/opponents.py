"""The opponents behind the window: asked in their own process, answered at a pace people can watch, never blocking."""

import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.program import Program
from desktop.settings import PAUSE_MS
from desktop.table.advice import Advice
from desktop.table.bot_trouble import note_trouble
from rules.bots.client import BotClient, Decided
from rules.bots.registry import GENTLE, entry_named
from rules.bots.worker import Question
from rules.core.contract import AnyGame

LOOKS_EVERY_MS = 20
GENTLE_MS = 900
"""The opponent of a first game never chooses faster than that, unless nothing travels at all."""
PATIENCE_S = 20.0
"""After this long the quick bot plays instead; at its usual strength no bot needs a tenth of it."""


class Watched(Protocol):
    """A view that shows people what was done."""

    @property
    def is_watched(self) -> bool:
        """Whether people still watch what was done before."""


class Opponents(QObject):
    """Thinks for all bots of a table.

    Signals: `decided` with the number of the question and the move; `troubled` with what went wrong with a bot, for
    the code that handles it.
    """

    decided = Signal(int, object)
    troubled = Signal(object)

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.desk = BotClient()
        self.advice = Advice(self.desk)
        self.advice.setParent(self)
        self.program = program
        self._question: Question | None = None
        """What waits until the worker is free."""
        self._least_ms = 0
        self._watched: Watched | None = None
        self._known: Any = None
        """What an automa does, or the only move of a person: nobody has to think about it."""
        self._ticket = 0
        self._asked_at = 0.0
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)
        self._hurry = False
        self._weighed: tuple[Any, Any] = None, None
        """The last move that was chosen, and the other that was weighed."""

    def other_than(self, move: Any) -> Any:
        """What whoever chose this move weighed besides, where that was asked for; None where it is not known."""
        return self._weighed[1] if move == self._weighed[0] else None

    def wait_for(self, watched: Watched) -> None:
        """Let the next moves wait until people have seen the last one in this view."""
        self._watched = watched

    def think(self, game: AnyGame, view: Any, legal: Sequence[Any], player: str, ticket: int) -> None:
        """Answers through `decided` later, with the number that was given."""
        entry = entry_named(player, game.id)
        if entry is None:
            raise LookupError(f"no bot {player!r} for {game.id}")
        self._ticket = ticket
        self._asked_at = time.monotonic()
        self._hurry = False
        self._least_ms = GENTLE_MS if entry.name == GENTLE and len(legal) > 1 else 0
        is_candid = self.program.settings.candid
        self._question = Question(game.id, entry, view, legal, secrets.randbits(64), is_candid=is_candid)
        self._hold_analyses(True)
        self._ask_when_free()
        self._watch.start()

    def act(self, move: Any, ticket: int) -> None:
        """A move that nobody has to think about, answered at the same pace as those of bots."""
        self._known, self._ticket, self._least_ms = move, ticket, 0
        self._asked_at = time.monotonic()
        self._hurry = False
        self._watch.start()

    @property
    def plays_only_moves(self) -> bool:
        return self.program.settings.only_moves

    def skip_pause(self) -> None:
        """The move is wanted as soon as it is found."""
        self._hurry = True

    def stop(self) -> None:
        """Stop thinking: the answer is no longer wanted."""
        self._watch.stop()
        self._hold_analyses(False)
        self._known = self._question = None
        if self.desk.question is not None and not self.advice.is_asked:
            self.desk.give_up()

    def close(self) -> None:
        self.stop()
        self.advice.close()
        self.desk.close()

    def _hold_analyses(self, is_thinking: bool) -> None:
        """Let reviews wait while an opponent thinks; where none was opened yet there is nothing to load for that."""
        if "analyses" in vars(self.program):
            self.program.analyses.hold(id(self), is_thinking)

    def _ask_when_free(self) -> None:
        if self._question is not None and self.advice.make_room():
            question, self._question = self._question, None
            self.desk.ask(question)

    def _look(self) -> None:
        self._ask_when_free()
        if self._question is not None:
            return
        waited = time.monotonic() - self._asked_at
        pause = PAUSE_MS[self.program.settings.pace]
        is_early = not self._hurry and waited * 1000 < (pause and max(pause, self._least_ms))
        if is_early or (self._watched is not None and self._watched.is_watched):
            return
        if self._known is not None:
            known, self._known = self._known, None
            self._give(known)
            return
        decided = self.desk.answer()
        if decided is None and waited > PATIENCE_S:
            decided = self.desk.give_up("late")
        if decided is not None:
            self._deliver(decided)

    def _deliver(self, decided: Decided) -> None:
        if decided.trouble is not None:
            note_trouble(decided.trouble)
            self.troubled.emit(decided.trouble)
        self._weighed = decided.move, decided.other
        self._give(decided.move)

    def _give(self, move: Any) -> None:
        self._watch.stop()
        self._hold_analyses(False)
        self.decided.emit(self._ticket, move)
