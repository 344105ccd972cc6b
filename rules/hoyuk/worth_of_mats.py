"""What cards, houses in reserve, points and what is to be built are worth to a seat now."""

from collections import Counter
from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Ref, Seat, SeatName, phrase
from rules.hoyuk import agenda as todo
from rules.hoyuk.candidates import element_moves
from rules.hoyuk.components import JOKER
from rules.hoyuk.gains import draws_of
from rules.hoyuk.grouping import best_groups
from rules.hoyuk.merits import merits
from rules.hoyuk.queries import (
    CHOICE,
    can_build_with_card,
    cards_left,
    in_supply,
    largest_group,
    room_for,
    symbols,
)
from rules.hoyuk.view import View
from rules.hoyuk.worth_of_village import asked_for

NOBODY = -1


def hand_of(view: View, seat: Seat) -> tuple[Ref, ...] | None:
    """Return the cards that a seat holds; None where they are hidden."""
    hand = view.players[seat].hand
    return hand if isinstance(hand, tuple) else None


def held(view: View, seat: Seat) -> Counter[str]:
    return Counter(view.box.symbol[card] for card in hand_of(view, seat) or ())


def left_for(view: View, seat: Seat) -> int:
    """Count the cards that a seat may still spend in this turn (HK-CARD-3)."""
    windows = (each for each in view.agenda if isinstance(each, todo.CardWindow) and each.seat == seat)
    limit = next((each.limit for each in windows if each.limit >= 0), view.village.family_counts[seat])
    return max(0, cards_left(view, seat, limit))


# Cards


def of_card(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What all cards of its symbol make together, and with one more."""
    hand, symbol = held(view, seat), str(what.named["symbol"])
    own, ladder, most = hand[symbol], view.box.ladder, largest_group(view)
    if not own:
        return None
    now, then = ladder[min(own, most)], ladder[min(own + 1, most)]
    left = left_for(view, seat)
    wild = 0 if symbol == JOKER else min(hand[JOKER], most - min(own, most))
    return phrase(
        "hk-worth-card",
        symbol=symbol,
        count=own,
        now=now,
        then=then,
        left=left,
        jokers=wild,
        joined=ladder[min(own + wild, most)],
    )


def of_rival_card(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many of them a rival has, and what they would bring it."""
    named = what.named
    owner, symbol = named["seat"].seat, str(named["symbol"])
    own, most = held(view, owner)[symbol], largest_group(view)
    if not own:
        return None
    points = view.box.ladder[min(own, most)]
    return phrase("hk-worth-rival-card", winner=SeatName(owner), symbol=symbol, count=own, now=points)


def of_points_tray(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """The best that the hand makes with the cards that may still be spent."""
    left = left_for(view, seat)
    if hand_of(view, seat) is None:
        return None
    groups = best_groups(held(view, seat), symbols(view), view.box.ladder, left)
    points = sum(view.box.ladder[group.size] for group in groups)
    spent = sum(group.size for group in groups)
    return phrase("hk-worth-points-tray", count=spent, points=points, left=left)


def of_building_tray(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What the cards in hand can build."""
    hand = held(view, seat)
    if hand_of(view, seat) is None:
        return None
    kinds = [
        symbol
        for symbol in symbols(view)
        if (hand[symbol] or hand[JOKER]) and in_supply(view, seat, symbol) and can_build_with_card(view, seat, symbol)
    ]
    elements = tuple(phrase("element.a", element=kind) for kind in kinds)
    return phrase("hk-worth-building-tray", count=len(kinds), options=elements, left=left_for(view, seat))


def of_limit(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many cards one may still spend in this turn."""
    owner = what.named["seat"].seat
    spent, left = len(view.players[owner].spent), left_for(view, owner)
    whose = "own" if owner == seat else "rival"
    return phrase("hk-worth-limit", whose=whose, winner=SeatName(owner), spent=spent, left=left)


# Elements and supplies


def of_element(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many places there are for it, and the best that it brings at one of them."""
    kind: todo.Element = what.named["piece"]
    if kind == "shaman":
        return phrase("hk-worth-shaman-places", count=view.village.where.houses[seat].bit_count())
    if not in_supply(view, seat, kind):
        return phrase("hk-worth-used-up", element=kind)
    count = room_for(view, seat, kind).bit_count()
    if not count:
        return phrase("hk-worth-no-room", element=kind)
    moves = element_moves(view, seat, kind)
    told = [(len(said), said, move) for move in moves if (said := tuple(merits(view, move)))]
    now = "yes" if kind in asked_for(view, seat) else "no"
    if not told:
        return phrase("hk-worth-room", element=kind, count=count, now=now)
    _, best, move = max(told, key=lambda each: each[0])
    cell = str(getattr(move, "cell", ""))
    return phrase("hk-worth-best-room", element=kind, count=count, now=now, cell=cell, gains=best)


def of_tile(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What is left of the own tile, and what a choice may be."""
    pending = view.pending
    if not isinstance(pending, todo.Build) or pending.seat != seat:
        return None
    is_choice = "yes" if "choice" in pending.elements else "no"
    choices = tuple(phrase("element.a", element=kind) for kind in CHOICE)
    return phrase(
        "hk-worth-tile", elements=pending.elements, count=len(pending.elements), choice=is_choice, options=choices
    )


def of_houses(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How far the end is: who has fewest houses left."""
    left = [player.houses for player in view.players]
    fewest = min(left)
    first = next((other for other, count in enumerate(left) if count == fewest and other != seat), seat)
    owner = what.named["seat"].seat
    who = "rival" if left[seat] != fewest else "you" if first == seat else "level"
    if view.is_last:
        who = "last"
    return phrase("hk-worth-houses", own=left[owner], who=who, winner=SeatName(first), count=fewest)


# Whole clans


def of_score(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether one leads, and by how much."""
    points = [player.score for player in view.players]
    own, best = points[seat], max(count for other, count in enumerate(points) if other != seat)
    first = next(other for other, count in enumerate(points) if count == best and other != seat)
    how = "level" if own == best else "ahead" if own > best else "behind"
    return phrase("hk-worth-score", how=how, own=own, gap=abs(own - best), winner=SeatName(first))


def of_mat(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many cards the clan would draw in phase 3."""
    owner = what.named["seat"].seat
    drawn = len(draws_of(view, owner))
    whose = "own" if owner == seat else "rival"
    return phrase("hk-worth-mat", whose=whose, winner=SeatName(owner), count=drawn, points=view.players[owner].score)


def of_storeys(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many high houses all clans have: they break ties at the end (HK-FIN-6)."""
    where = view.village.where
    high = [(where.high & where.houses[each]).bit_count() for each in view.seats]
    best = max(count for other, count in enumerate(high) if other != seat)
    return phrase("hk-worth-storeys", own=high[seat], best=best)


def of_marker(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Tell where the seat stands in the order of this turn."""
    order = view.from_marker()
    return phrase("hk-worth-marker", place=order.index(seat) + 1, count=len(order))


def of_power(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How near one is to five cards of a symbol."""
    hand = held(view, seat)
    if hand_of(view, seat) is None:
        return None
    symbol = max(symbols(view), key=lambda each: hand[each])
    most = largest_group(view)
    count = min(most, hand[symbol] + hand[JOKER])
    return phrase("hk-worth-power", count=count, missing=most - count, of=most, symbol=symbol, own=hand[symbol])


Worth = Callable[[View, Seat, Thing], Phrase | None]
BY_SORT: Mapping[str, Worth] = {
    "card": of_card,
    "card-of": of_rival_card,
    "scoring": of_points_tray,
    "building": of_building_tray,
    "limit": of_limit,
    "element": of_element,
    "supply": of_element,
    "tile": of_tile,
    "waiting": of_houses,
    "points": of_score,
    "token": of_score,
    "ring": of_score,
    "mat": of_mat,
    "storeys": of_storeys,
    "marker": of_marker,
    "power": of_power,
}
