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

    @property
    def plays_only_moves(self) -> bool:
        """Whether a person's move beside which nothing else is legal is answered as an automa's is."""


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

    @property
    def plays_only_moves(self) -> bool:
        return self.thinker is not None and self.thinker.plays_only_moves

    def follow(self, move: Any) -> None:
        """The one move that a person can make is decided once people have seen what led to it."""
        assert self.thinker is not None
        self._ticket += 1
        self.thinker.act(move, self._ticket)

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
