"""Foresees the position that a move would bring, as far as whoever looks at the screen can."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from desktop.table.seats import Seats
from rules.core.contract import AnyGame
from rules.core.refusal import Refusal
from rules.core.rng import Rng
from rules.core.types import Phrase, Seat

NO_CHANCE = Rng(0)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A position that a move would bring, as far as the looking seat can foresee it."""

    game: AnyGame
    state: Any
    looking: Seat | None
    """Who would look at it."""
    view: Any
    seat_to_play: Seat | None
    told: tuple[Phrase, ...]
    """What would be said of it."""

    @property
    def legal(self) -> Sequence[Any]:
        return () if self.seat_to_play is None else self.game.legal(self.state, self.seat_to_play)

    def objection(self, move: Any) -> Refusal | None:
        return next(iter(self.game.objections(self.state, move)), None)


def foreseen(seats: Seats, view: Any, looking: Seat | None, move: Any) -> Foreseen:
    """The position after a legal move."""
    game = seats.game
    step = game.apply(game.imagine(view, NO_CHANCE), move)
    seat, decisions = seats.looking_at(step.state, looking), game.deciding(step.state)
    noticed = (game.seen(event, seat) for event in step.events)
    told = [game.say_event(event) for event in noticed if event is not None and game.chapter(event) is None]
    asked = [decision.sentence for decision in decisions[:1]]
    return Foreseen(
        game, step.state, seat, game.view(step.state, seat), seats.asked_of(decisions, seat), (*told, *asked)
    )
