"""What a key means as a place: what kind of thing it is, which one, and whose if it is anybody's."""

from functools import lru_cache
from typing import NamedTuple

from desktop.board.keys import MOST
from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.core.knowledge import Concealed
from rules.core.types import Ref, Seat
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.view import Cards, View

NOBODY = -1
"""Instead of a seat: what all share."""


class Spot(NamedTuple):
    kind: str
    ref: Ref = ""
    seat: Seat = NOBODY


def spot_of(view: View, key: Key) -> Spot | None:
    """A piece that lies on something also stands for what it lies on: a buyer for its queue."""
    spot = spot_named(key)
    if spot is not None and spot.kind in ("relic", "card"):
        return of_relic(view, spot.ref) if spot.kind == "relic" else of_card(view, spot.ref)
    return spot


@lru_cache(MOST)
def spot_named(key: Key) -> Spot | None:
    """The same of all that lies nowhere else; of relics and cards, which one it is."""
    match keys.read(key):
        case ("deck" | "discard" | "buyers") as kind, *_:
            return Spot(kind)
        case ("place" | "pile") as kind, str(ref):
            return Spot(kind, ref)
        case ("queue" | "centre" | "tile") as kind, int(number):
            return Spot(kind, str(number))
        case "queued", int(market), int():
            return Spot("queue", str(market))
        case ("explorer" | "hold" | "container" | "cell" | "guard") as kind, int(seat), int() | str() as ref:
            return Spot(kind, str(ref), seat)
        case ("cube" | "crew" | "hand") as kind, int(seat):
            return Spot(kind, "", seat)
        case ("trader" | "envoy") as kind, int(number), int(seat), int():
            return Spot(kind, str(number), seat)
        case (("stock" | "track"), str(colour), *_):
            return Spot("buyer", colour)
        case "white", *_:
            return Spot("buyer", WHITE)
        case ("relic" | "card") as kind, str(ref):
            return Spot(kind, ref)
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
    """Return the cards that the seat that looks can see."""
    return () if isinstance(cards, Concealed) else cards
