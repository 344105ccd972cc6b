"""Asks the opponents of a table, and drops the answers that nobody waits for any more."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from rules.core.contract import AnyGame
from rules.core.timeline import Timeline
from rules.core.types import Seat


class Thinker(Protocol):
    """Thinks for the bots in another place, and answers later through `BotQuestions.answer`."""

    def think(self, game: AnyGame, view: Any, legal: Sequence[Any], player: str, ticket: int) -> None: ...
    def act(self, move: Any, ticket: int) -> None:
        """What an automa does is known already; it is answered when people are ready to watch."""

    def stop(self) -> None: ...


class BotQuestions(QObject):
    """Signals: `thinking` while a bot thinks; `decided` with the move that it makes."""

    thinking = Signal(bool)
    decided = Signal(object)

    def __init__(self, timeline: Timeline, thinker: Thinker | None) -> None:
        super().__init__()
        self.timeline = timeline
        self.thinker = thinker
        self._ticket = 0

    def ask(self, seat: Seat) -> None:
        """Ask the thinker for the move of a seat; if there is no thinker, only automas play, at once."""
        game, state = self.timeline.game, self.timeline.state
        legal, player = game.legal(state, seat), self.timeline.record.seating[seat].player
        is_automa = player in game.automas
        if self.thinker is None:
            if is_automa:
                self.decided.emit(legal[0])
            return
        self._ticket += 1
        self.thinking.emit(True)
        if is_automa:
            self.thinker.act(legal[0], self._ticket)
        else:
            self.thinker.think(game, game.view(state, seat), legal, player, self._ticket)

    def answer(self, ticket: int, move: Any) -> None:
        """A bot has chosen. What nobody waits for any more is dropped."""
        if ticket == self._ticket:
            self.thinking.emit(False)
            self.decided.emit(move)

    def forget(self) -> None:
        """Cancel the question: the answer is no longer wanted."""
        self._ticket += 1
        if self.thinker is not None:
            self.thinker.stop()
        self.thinking.emit(False)
