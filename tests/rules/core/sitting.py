"""Sitting at a table in a test: who is asked what, what is refused by which rule, and what has happened."""

from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from rules.core.colours import fitting
from rules.core.contract import AnyGame, BadPosition, Seating
from rules.core.fact import SeatFact
from rules.core.types import Seat

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound=SeatFact)
EventT = TypeVar("EventT")
ALLOWED = "allowed"


def seated(game: AnyGame, *players: str) -> list[Seating]:
    """Seats for these, persons or automas, in the first colours that they may have."""
    colours = fitting(game.colours_for(players))
    return [Seating(player, f"Seat {at}", colours[at]) for at, player in enumerate(players)]


def why_no_position(game: AnyGame, box: Any, notes: dict[str, Any]) -> str:
    """What is said of a position in the short notation that cannot be."""
    with pytest.raises(BadPosition) as caught:
        game.position(notes, box)
    return caught.value.sentence.id


class SittingAt(Generic[StateT, MoveT, EventT]):
    """What a test sees: `state`, and `events`, which are those of the last `play`."""

    game: ClassVar[AnyGame]

    def __init__(self, state: StateT) -> None:
        self.state = state
        self.events: tuple[EventT, ...] = ()

    def play(self, *moves: MoveT) -> Self:
        """Each move must be allowed, and on the list of moves."""
        self.events = ()
        for move in moves:
            assert self.why_not(move) == ALLOWED, (move, list(self.game.objections(self.state, move)))
            self.state, events = self.game.apply(self.state, move)
            self.events += events
        return self

    def why_not(self, move: MoveT) -> str:
        """The rule of the first objection; the list of moves must be of the same opinion."""
        rule = next((refusal.rule for refusal in self.game.objections(self.state, move)), ALLOWED)
        assert (rule == ALLOWED) == (move in self.game.legal(self.state, move.seat)), rule
        return rule

    def refused(self, move: MoveT) -> dict[str, Any]:
        """What the first objection says beside its rule."""
        return dict(next(self.game.objections(self.state, move)).args)

    def case(self, move: MoveT) -> str:
        """What is the matter, when one rule can refuse for several reasons."""
        return str(self.refused(move)["case"])

    def warned(self, move: MoveT) -> list[str]:
        return [warning.rule for warning in self.game.warnings(self.state, move)]

    def moves(self, kind: type | None = None, seat: Seat | None = None) -> list[Any]:
        """What the seat that is asked may do, or another one; of one kind only. Nothing when the game is over."""
        asked = self.asked if seat is None else [seat]
        return [move for each in asked[:1] for move in self.game.legal(self.state, each) if kind in (None, type(move))]

    # Who is asked what

    @property
    def seat(self) -> Seat:
        return self.asked[0]

    @property
    def asked(self) -> list[Seat]:
        return [decision.seat for decision in self.game.deciding(self.state)]

    @property
    def asks(self) -> str:
        """The rule that asks the next question; nothing when the game is over."""
        return next((decision.rule for decision in self.game.deciding(self.state)), "")

    # What has happened

    @property
    def kinds(self) -> list[str]:
        return [self.kind_of(event) for event in self.events]

    def happened(self, kind: str) -> Any:
        """The only event of this kind in the last `play`."""
        (event,) = self.all_of(kind)
        return event

    def all_of(self, kind: str) -> list[Any]:
        return [event for event in self.events if self.kind_of(event) == kind]

    def kind_of(self, event: Any) -> str:
        """Without the letters of the game."""
        return str(event.kind).removeprefix(f"{self.game.prefix.lower()}.")
