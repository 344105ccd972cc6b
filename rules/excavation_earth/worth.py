"""What a thing on the table is worth to a seat here and now, read off its view."""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth.prospects import actions_of_card, places_within
from rules.excavation_earth.queries import next_marker, row_is_used
from rules.excavation_earth.state import colour_of, is_travel
from rules.excavation_earth.view import PlayerView, View
from rules.excavation_earth.worth_of_markets import (
    of_centre,
    of_payouts,
    of_queue,
    of_queued,
    of_tile,
    of_track,
    of_trader,
)
from rules.excavation_earth.worth_of_relics import (
    of_drawn_relic,
    of_free_cell,
    of_gallery,
    of_guarded_cell,
    of_line,
    of_offered_relic,
    of_pile,
    of_relic_on_site,
    of_space,
    of_stored_relic,
    of_visible_relic,
)
from rules.excavation_earth.worth_parts import Args, cards_of, reach, together, with_symbol


def worth(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Say how far a seat is from a thing, what it would cost or pay; None where nothing sure can be said."""
    tell = TELLERS.get(what.sort)
    if tell is None or view.players[seat].is_zu or not view.agenda:
        return None
    return tell(view, seat, what.named)


# Places


def of_place(view: View, seat: Seat, args: Args) -> Phrase | None:
    """How far it is, and with which cards something can be done there."""
    place, player = args["place"], view.players[seat]
    return together(reach(view, seat, place), *uses(view, player, place))


def uses(view: View, player: PlayerView, place: str) -> list[Phrase]:
    """What cards in the hand could be played for by an explorer who stands there."""
    box, cards, found = view.box, cards_of(player), []
    if place in box.site_number:
        lying = view.sites[box.site_number[place]]
        colour = box.parts.map.locations[place].region
        count = sum(colour_of(card) == colour for card in cards)
        found.append(phrase("ee-worth-dig", colour=colour, cards=count, relics=len(lying)))
    if place in box.market_at:
        symbol = box.market_symbol[box.market_at[place]]
        found.append(phrase("ee-worth-bargain", symbol=symbol, cards=with_symbol(cards, symbol)))
    if place in box.black_markets:
        found.append(phrase("ee-worth-smuggle", cards=with_symbol(cards, box.black_symbol)))
    return found


def of_explorer(view: View, seat: Seat, args: Args) -> Phrase | None:
    """One's own: what the hand allows where it stands."""
    if args["mine"] != "yes":
        return None
    return together(*uses(view, view.players[seat], args["place"]))


# Cards, survey, money


def of_action_card(view: View, seat: Seat, args: Args) -> Phrase | None:
    """What the card could pay for as things stand."""
    player = view.players[seat]
    if args["card"] not in cards_of(player) or player.passed:
        return None
    return phrase("ee-worth-card", actions=actions_of_card(view, seat, args["card"]))


def of_travel_card(view: View, seat: Seat, args: Args) -> Phrase | None:
    player = view.players[seat]
    if args["card"] not in player.travel or not is_travel(args["card"]):
        return None
    places = places_within(view.box, player.explorers, args["fuel"])
    sites = sum(place in view.box.site_number for place in places)
    markets = sum(place in view.box.market_at for place in places)
    black = sum(place in view.box.black_markets for place in places)
    return phrase("ee-worth-travel", fuel=args["fuel"], sites=sites, markets=markets, black=black)


def of_survey(view: View, seat: Seat, args: Args) -> Phrase | None:
    if not row_is_used(view) or view.players[seat].passed:
        return None
    own = view.players[seat].marker
    return phrase("ee-worth-marker", own=own, n=own or next_marker(view))


def of_credits(view: View, seat: Seat, args: Args) -> Phrase | None:
    """How far the seat is ahead of the richest other, or behind."""
    others = [player.credits for at, player in enumerate(view.players) if at != seat]
    ahead = view.players[seat].credits - max(others)
    return phrase("ee-worth-ahead", side="ahead" if ahead > 0 else "behind" if ahead < 0 else "level", count=abs(ahead))


def of_crew(view: View, seat: Seat, args: Args) -> Phrase | None:
    if args["mine"] != "yes":
        return None
    player = view.players[seat]
    return phrase("ee-worth-crew", count=player.supply, guards=len(player.guards))


def of_hand(view: View, seat: Seat, args: Args) -> Phrase | None:
    player = view.players[seat]
    cards = cards_of(player)
    if args["mine"] != "yes" or player.passed or not cards:
        return None
    return phrase("ee-worth-hand", actions=len(cards), travel=len(player.travel))


def of_rounds(view: View, seat: Seat, args: Args) -> Phrase | None:
    return phrase("ee-worth-rounds", left=view.box.rounds - view.round)


def of_zu_deck(view: View, seat: Seat, args: Args) -> Phrase | None:
    """How many turns Zu still has, where no card can be burnt."""
    if view.zu is None or view.options.easier_4:
        return None
    each = view.box.zu.cards_per_turn
    return phrase("ee-worth-zu-deck", turns=-(-view.zu.deck.count // each))


TELLERS: Mapping[str, Callable[[View, Seat, Args], Phrase | None]] = {
    "place-market": of_place,
    "place-site": of_place,
    "place-both": of_place,
    "place-black": of_place,
    "wrap": of_place,
    "explorer": of_explorer,
    "queue": of_queue,
    "buyer-queued": of_queued,
    "trader": of_trader,
    "track": of_track,
    "payout": of_track,
    "buyer-on-track": of_track,
    "payouts": of_payouts,
    "relic-on-site": of_relic_on_site,
    "relic-visible": of_visible_relic,
    "pile": of_pile,
    "relic-drawn": of_drawn_relic,
    "relic-stored": of_stored_relic,
    "relic-offered": of_offered_relic,
    "cell-free": of_free_cell,
    "cell-guarded": of_guarded_cell,
    "gallery-column": of_line,
    "gallery-row": of_line,
    "gallery-total": of_gallery,
    "hold-space": of_space,
    "container-space": of_space,
    "centre": of_centre,
    "envoy": of_centre,
    "majority": of_centre,
    "tile": of_tile,
    "card-action": of_action_card,
    "card-travel": of_travel_card,
    "row-card": of_survey,
    "marker": of_survey,
    "survey": of_survey,
    "credits": of_credits,
    "crew": of_crew,
    "hand": of_hand,
    "round-marker": of_rounds,
    "zu-deck": of_zu_deck,
}
"""By the sort of the thing."""
