"""A position in the hands of the rules while one move is carried out, as far as it is the same in every game.

A game's own draft adds the fields of its `State`, changeable. It lives for one `apply` only.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.core.types import Seat

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PlayerT = TypeVar("PlayerT", bound="DataclassInstance")
PendingT = TypeVar("PendingT")
EventT = TypeVar("EventT")


class PositionDraft(Generic[PlayerT, PendingT, EventT]):
    """What happens is told here, what is still to be done stands on the agenda, and each seat has its player."""

    __slots__ = ("agenda", "events", "players")

    def __init__(self, players: Sequence[PlayerT], agenda: tuple[PendingT, ...]) -> None:
        self.players = list(players)
        self.agenda = agenda
        self.events: list[EventT] = []

    def tell(self, event: EventT) -> None:
        self.events.append(event)

    def change(self, seat: Seat, **fields: Any) -> PlayerT:
        player = replace(self.players[seat], **fields)
        self.players[seat] = player
        return player

    # The agenda

    def first_of_all(self, *pending: PendingT) -> None:
        """These come before everything that is still to be done."""
        self.agenda = (*pending, *self.agenda)

    def done(self) -> None:
        """What stands first on the agenda is finished."""
        self.agenda = self.agenda[1:]

    def instead(self, *pending: PendingT) -> None:
        """What stands first on the agenda gives way to this."""
        self.agenda = (*pending, *self.agenda[1:])
