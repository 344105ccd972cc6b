"""What markets, buyers, popularity and command centres are worth to a seat here and now."""

from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth.prospects import best_sale_of, envoy_prospect, sale_at, sale_on_market
from rules.excavation_earth.queries import payout
from rules.excavation_earth.state import colour_of
from rules.excavation_earth.view import View
from rules.excavation_earth.worth_parts import Args, cards_of, together, with_symbol

# Markets and buyers


def of_queue(view: View, seat: Seat, args: Args) -> Phrase | None:
    """What a relic would bring there, of those in store if one is wanted, else the best that could be sold."""
    market = args["market"] - 1
    sale = sale_on_market(view, seat, market)
    if sale is None:
        return phrase("ee-worth-nobody-waits")
    return said_sale(view, seat, market, sale)


def of_queued(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["colour"] == "W":
        return of_queue(view, seat, args)
    return said_sale(view, seat, args["market"] - 1, args["colour"])


def said_sale(view: View, seat: Seat, market: int, colour: str) -> Phrase:
    popularity, buyers, count = sale_at(view, market, colour)
    return phrase(
        "ee-worth-sale",
        colour=colour,
        credits=popularity + buyers,
        popularity=popularity,
        buyers=count,
        trader="yes" if view.traders[market][seat] else "no",
        relics=sum(colour_of(relic) == colour for relic in view.players[seat].relics),
    )


def of_trader(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["mine"] != "yes":
        return None
    market = args["market"] - 1
    sale = sale_on_market(view, seat, market)
    centre = view.box.centre_of[market]
    return together(said_sale(view, seat, market, sale) if sale else None, said_envoys(view, seat, centre))


def of_track(view: View, seat: Seat, args: Args) -> Phrase | None:
    """What the colour pays, what it would pay with one more buyer gone, what one's own relics of it would bring."""
    colour = args["colour"]
    if colour == "W":
        return None
    own = sum(colour_of(relic) == colour for relic in view.players[seat].relics)
    best, markets = best_sale_of(view, seat, colour)
    now = payout(view, colour)
    following = payout_with(view, colour)
    figures = {"credits": now, "next": following, "sale": best, "markets": markets}
    return phrase("ee-worth-track", colour=colour, relics=own, rises="yes" if following > now else "no", **figures)


def payout_with(view: View, colour: str) -> int:
    """Return what a colour would pay if one more of its buyers left the track; the same where none is left."""
    number = view.box.colour_number[colour]
    if not view.stock[number]:
        return payout(view, colour)
    own = view.popularity(number) + 1
    return view.box.payouts[sum(view.popularity(other) > own for other in range(len(view.stock)) if other != number)]


def of_payouts(view: View, seat: Seat, args: Args) -> Phrase | None:
    """The best sale that the relics in store would make."""
    player = view.players[seat]
    sales = [(*best_sale_of(view, seat, colour), colour) for colour in view.box.colours]
    best, markets, colour = max(sales, key=lambda each: each[0])
    if best:
        return phrase("ee-worth-best-sale", colour=colour, credits=best, markets=markets)
    lack = "relics" if not player.relics else "traders" if not any(each[seat] for each in view.traders) else "buyers"
    return phrase("ee-worth-no-sale", lack=lack)


# Influence


def of_centre(view: View, seat: Seat, args: Args) -> Phrase | None:
    return said_envoys(view, seat, args["centre"] - 1)


def said_envoys(view: View, seat: Seat, centre: int) -> Phrase:
    now, following = envoy_prospect(view, seat, centre)
    return phrase("ee-worth-envoys", count=view.envoys[centre][seat], credits=now, next=following)


def of_tile(view: View, seat: Seat, args: Args) -> Phrase | None:
    """Whether an envoy can be recalled, and with how many cards."""
    if view.players[seat].passed:
        return None
    centre = args["centre"] - 1
    symbol = view.box.centre_symbol[centre]
    cards = with_symbol(cards_of(view.players[seat]), symbol)
    return phrase("ee-worth-tile", envoys=view.envoys[centre][seat], cards=cards, symbol=symbol)
