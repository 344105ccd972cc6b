"""Beside the main board as things: buyers and what their popularity pays, command centres with tiles, the survey."""

from desktop.board.sprite import Key
from desktop.games.excavation_earth.keys import read
from desktop.games.excavation_earth.things_on_board import colour_of, is_mine, white
from rules.core.majority import majority_points
from rules.core.thing import Thing, thing
from rules.core.types import Seat
from rules.excavation_earth.outlook import rank_of
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import payout
from rules.excavation_earth.view import View
from rules.excavation_earth.words import say_tile


def at_side(view: View, key: Key) -> Thing | None:
    """Find what lies there on the boards beside the main one."""
    match read(key):
        case ("buyers", *_):
            return thing("payouts", **ranks(view))
        case "payout", str(colour):
            number = view.box.colour_number[colour]
            return thing("payout", colour=colour, rank=rank_of(view, number), credits=payout(view, colour))
        case "track", str(colour):
            return thing("track", colour=colour, popularity=view.popularity(view.box.colour_number[colour]))
        case "stock", str(colour), int(space):
            sort = "buyer-white" if colour == WHITE else "buyer-on-track"
            return thing(sort, colour=colour, n=space + 1)
        case "white", "area":
            return thing("white-area", count=view.white)
        case "waiting", int(number) if number < len(view.mothership):
            colour = view.mothership[number]
            return thing("buyer-waiting", colour=colour, white=white(colour))
        case "buyer", "deck":
            return thing("buyer-deck", count=view.buyer_deck.count)
        case "buyer", "discard":
            return thing("buyer-discard")
        case ("ship", *_):
            return thing("ship")
        case "centre", "pays":
            return centre_pays(view)
        case "centre", int(number):
            symbol = view.box.centre_symbol[number]
            return thing("centre", centre=number + 1, symbol=symbol, count=sum(view.envoys[number]))
        case "envoy", int(number), int(seat), int():
            owner, mine = colour_of(view, seat), is_mine(view, seat)
            return thing("envoy", owner=owner, centre=number + 1, count=view.envoys[number][seat], mine=mine)
        case "majority", int(number), int(seat):
            return majority(view, number, seat)
        case "tile", int(number):
            return tile(view, number)
        case ("survey", *_):
            return thing("survey")
        case "marker", int(n):
            return thing("marker", n=n)
        case ("deck", *_):
            return thing("deck", count=view.deck.count)
        case ("discard", *_):
            return thing("discard", count=len(view.discard))
    return None


def ranks(view: View) -> dict[str, int]:
    """What each rank pays, the most popular colour first."""
    names = ("first", "second", "third", "fourth", "fifth")
    return dict(zip(names, view.box.payouts, strict=False))


def centre_pays(view: View) -> Thing:
    first, second, third, *_ = (*view.box.centre_payouts[view.round], 0, 0, 0)
    return thing("centre-pays", n=view.round, first=first, second=second, third=third)


def majority(view: View, centre: int, seat: Seat) -> Thing:
    pay = view.box.centre_payouts[view.round]
    credits = majority_points(view.envoys[centre], pay)[seat]
    owner, mine = colour_of(view, seat), is_mine(view, seat)
    return thing("majority", owner=owner, centre=centre + 1, credits=credits, mine=mine)


def tile(view: View, centre: int) -> Thing:
    """The face that counts in this round, with what it does, from the data of the edition."""
    symbol = view.box.centre_symbol[centre]
    if not view.tiles:
        return thing("tile-slot", centre=centre + 1)
    ref, is_last = view.tiles[centre], view.round == view.box.rounds
    face = "yellow" if is_last else "white"
    effect = say_tile(view.box, ref, is_yellow=is_last)
    return thing("tile", tile=ref, centre=centre + 1, face=face, effect=effect, symbol=symbol)
