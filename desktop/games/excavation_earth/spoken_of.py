"""Pieces and places that the worth of a thing speaks of: they are lit while it is read."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from desktop.board.sprite import Key
from desktop.games.excavation_earth import keys
from rules.core.thing import Thing
from rules.core.types import Seat
from rules.excavation_earth.queries import interested, lies_on_site, top_of_pile
from rules.excavation_earth.state import type_of
from rules.excavation_earth.view import View


def spoken_of(view: View, seat: Seat, what: Thing) -> Sequence[Key]:
    return tuple(lit(view, seat, what.sort, what.named))


def lit(view: View, seat: Seat, sort: str, args: Mapping[str, Any]) -> Iterator[Key]:
    """Yield what belongs to it: the cell of a relic, the centre of a market, the queues that want a colour."""
    match sort:
        case "relic-on-site" | "relic-visible" | "relic-drawn":
            yield keys.cell_key(seat, args["relic"])
        case "pile" if (top := top_of_pile(view, args["colour"])) is not None:
            yield keys.cell_key(seat, type_of(top))
        case "cell-free" if args["mine"] == "yes":
            yield from sources(view, args["relic"])
        case "queue" | "trader" | "buyer-queued":
            yield keys.centre_key(view.box.centre_of[args["market"] - 1])
        case "track" | "payout" | "buyer-on-track" if args["colour"] != "W":
            yield from queues_for(view, seat, args["colour"])
        case "relic-stored" if args["mine"] == "yes":
            yield from queues_for(view, seat, args["relic"][0])
        case "centre" | "tile":
            symbol = view.box.centre_symbol[args["centre"] - 1]
            yield from map(keys.queue_key, view.box.markets_of[symbol])


def sources(view: View, kind: str) -> Iterator[Key]:
    """List where a relic of this type can be had."""
    if lies_on_site(view, kind):
        yield keys.place_key(view.box.sites[view.box.site_of[kind]])
    top = top_of_pile(view, kind[0])
    if top is not None and type_of(top) == kind:
        yield keys.pile_key(kind[0])


def queues_for(view: View, seat: Seat, colour: str) -> Iterator[Key]:
    """Markets with a trader of the seat and a buyer for the colour."""
    for market, traders in enumerate(view.traders):
        if traders[seat] and interested(view, market, colour):
            yield keys.queue_key(market)
