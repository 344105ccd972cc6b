"""What a key means as a place: what kind of thing it is, which one, and whose if it is anybody's."""

from typing import NamedTuple

from desktop.board.sprite import Key
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.view import Cards, View

NOBODY = -1
"""Instead of a seat: what all share."""
SEATED = ("explorer", "hold", "container", "cell", "guard", "cube", "crew", "hand")
"""Kinds whose keys name the seat first."""


class Spot(NamedTuple):
    kind: str
    ref: Ref = ""
    seat: Seat = NOBODY


def spot_of(view: View, key: Key) -> Spot | None:
    """A piece that lies on something also stands for what it lies on: a buyer for its queue."""
    kind, _, rest = key.partition("-")
    if kind in SEATED:
        seat, _, ref = rest.partition("-")
        return Spot(kind, ref, int(seat))
    match kind:
        case "place" | "queue" | "pile" | "centre" | "tile" | "deck" | "discard" | "buyers":
            return Spot(kind, rest)
        case "queued":
            return Spot("queue", rest.partition("-")[0])
        case "trader" | "envoy":
            number, seat, _ = rest.split("-")
            return Spot(kind, number, int(seat))
        case "stock" | "track":
            return Spot("buyer", rest.partition("-")[0])
        case "white":
            return Spot("buyer", WHITE)
        case "relic":
            return of_relic(view, rest)
        case "card":
            return of_card(view, rest)
    return None


def of_relic(view: View, ref: Ref) -> Spot | None:
    for seat, player in enumerate(view.players):
        for store, relics in (("hold", player.hold), ("container", player.container)):
            if ref in relics:
                return Spot(f"in_{store}", ref, seat)
    if ref in view.drawn:
        return Spot("drawn", ref)
    if any(ref in lying for lying in view.sites):
        return Spot("on_site", ref)
    if any(ref in pile for pile in view.piles):
        return Spot("in_pile", ref)
    return None


def of_card(view: View, ref: Ref) -> Spot | None:
    for seat, player in enumerate(view.players):
        if ref in known(player.hand) or ref in player.travel:
            return Spot("in_hand", ref, seat)
        if ref in known(player.packet):
            return Spot("in_packet", ref, seat)
    if any(each.card == ref for each in view.row):
        return Spot("row", ref)
    return Spot("discard", ref) if ref in view.discard else None


def known(cards: Cards) -> tuple[Ref, ...]:
    """The cards that whoever looks can see."""
    return () if isinstance(cards, Concealed) else cards
