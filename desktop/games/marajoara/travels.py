"""How pieces of Marajoara come and go: from whom to where, and which sets out first."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.marajoara import keys
from desktop.games.marajoara.keys import die_key
from rules.core.types import Seat
from rules.marajoara.components import Die
from rules.marajoara.events import Event
from rules.marajoara.state import State
from rules.marajoara.view import View

IN_ORDER = ("jumper", "die", "pushed")
"""Of what an event tells, the dice in the order in which they move."""


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    """Tokens and vases come from the supply of their seat; a token that waits was taken from there first."""
    match keys.read(key):
        case "token", "hand":
            return (keys.supply_key(view.active, 0),)
        case "token", str(space):
            seat = owner_of(view, space)
            return (keys.TOKEN_IN_HAND,) if seat is None else (keys.TOKEN_IN_HAND, keys.supply_key(seat, 0))
    return supply_of_vase(key)


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    return supply_of_vase(key)


def supply_of_vase(key: Key) -> Sequence[Key]:
    match keys.read(key):
        case "vase", int(seat), int(museum), int():
            return (keys.supply_key(seat, museum),)
    return ()


def owner_of(state: State, space: str) -> Seat | None:
    colour = state.tokens[state.box.number[space]]
    return next((seat for seat, player in enumerate(state.players) if colour in player.colours), None)


def order(events: Sequence[Event]) -> Sequence[Key]:
    return tuple(dict.fromkeys(moved(events)))


def moved(events: Sequence[Event]) -> Iterator[Key]:
    for event in events:
        for name in IN_ORDER:
            die = getattr(event, name, None)
            if isinstance(die, Die):
                yield die_key(die.ref)
