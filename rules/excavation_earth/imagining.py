"""A position that looks the same to whoever has a view: what does not show is dealt anew to where it lies hidden."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod

from rules.core.knowledge import Concealed
from rules.core.rng import Rng
from rules.core.types import Ref
from rules.excavation_earth.agenda import Drafting
from rules.excavation_earth.components import Box
from rules.excavation_earth.parts import ZuType
from rules.excavation_earth.state import Player, State, Zu, ZuOf
from rules.excavation_earth.view import Cards, PlayerView, View, ZuView, with_cards

Types = tuple[int, ...]
"""How many cards of Zu there are of each type, in the order of the box."""


def imagined(view: View, rng: Rng) -> State:
    box = view.box
    cards, rng = rng.shuffled(hidden_cards(view))
    unseen = iter(cards)
    players = tuple(imagined_player(view, each, unseen) for each in view.players)
    reserve, rng = imagined_reserve(view, rng)
    buyer_deck, rng = rng.shuffled([card for card in box.buyer_cards if card not in view.buyer_discard])
    tiles, rng = rng.shuffled([tile for tile in box.tile_effects if tile not in view.tiles])
    zu = None
    if view.zu is not None:
        zu, rng = imagined_zu(view, view.zu, rng)
    return State(
        box=box,
        options=view.options,
        players=players,
        order=view.order,
        round=view.round,
        agenda=view.agenda,
        queues=view.queues,
        traders=view.traders,
        envoys=view.envoys,
        stock=view.stock,
        white=view.white,
        mothership=view.mothership,
        sites=view.sites,
        piles=view.piles,
        reserve=reserve,
        drawn=view.drawn,
        sold=view.sold,
        deck=tuple(unseen),
        discard=view.discard,
        row=view.row,
        buyer_deck=buyer_deck[: view.buyer_deck.count],
        buyer_discard=view.buyer_discard,
        tiles=view.tiles,
        tile_stack=tiles[: view.tile_stack.count],
        zu=zu,
        rng=rng,
    )


# Action cards


def hidden_cards(view: View) -> list[Ref]:
    showing = {*view.discard, *(each.card for each in view.row)}
    for player in view.players:
        for cards in (player.hand, player.packet, player.chosen, player.drafted):
            if isinstance(cards, tuple):
                showing.update(cards)
    return [card for card in view.box.action_cards if card not in showing]


def imagined_player(view: View, player: PlayerView, unseen: Iterator[Ref]) -> Player:
    hand, packet = dealt(player.hand, unseen), dealt(player.packet, unseen)
    chosen = player.chosen
    if isinstance(chosen, Concealed):  # any answer will do: the hand is kept, the first cards are
        pending = view.pending
        count = view.box.numbers.draft_keep[pending.step] if isinstance(pending, Drafting) else 0
        chosen, packet = packet[:count], packet[count:]
    return with_cards(player, hand, packet, chosen, dealt(player.drafted, unseen))


def dealt(cards: Cards, unseen: Iterator[Ref]) -> tuple[Ref, ...]:
    return tuple(next(unseen) for _ in range(cards.count)) if isinstance(cards, Concealed) else cards


# Relics


def imagined_reserve(view: View, rng: Rng) -> tuple[tuple[tuple[Ref, ...], ...], Rng]:
    showing = {*view.drawn, *view.sold}
    for place in (*view.sites, *view.piles, *(player.relics for player in view.players)):
        showing.update(place)
    reserve: list[tuple[Ref, ...]] = []
    for colour, pile in zip(view.box.colours, view.reserve, strict=True):
        tiles = (tile for each in view.box.types_of[colour] for tile in view.box.tiles_of[each])
        left, rng = rng.shuffled([tile for tile in tiles if tile not in showing])
        reserve.append(left[: pile.count])
    return tuple(reserve), rng


# Cards of Zu


def imagined_zu(view: View, zu: ZuView, rng: Rng) -> tuple[Zu, Rng]:
    """The deck of the round with cards it may hold, those to come as they were made; the rest is gone."""
    box = view.box
    names = tuple(dict.fromkeys(card.type for card in box.zu_cards.values()))
    piles: dict[ZuType, list[Ref]] = {}
    for name in names:
        left = [card.ref for card in box.zu_cards.values() if card.type == name and card.ref not in zu.discard]
        pile, rng = rng.shuffled(left)
        piles[name] = list(pile)
    shown = types_of(box, zu.discard, names)
    likely = [
        (pool, weight * prod(map(comb, pool, shown)))
        for pool, weight in pools(box, names, view.round)
        if sum(pool) == len(zu.discard) + zu.deck.count
    ]
    lots = sum(weight for _, weight in likely)
    if not lots:
        return dealt_blindly(zu, piles, rng)
    lot, rng = rng.below(lots)
    pool = drawn_by_weight(likely, lot)
    deck, rng = rng.shuffled(taken(piles, names, [all_ - seen for all_, seen in zip(pool, shown, strict=True)]))
    later: list[tuple[Ref, ...]] = []
    for counts in box.zu.round_decks[view.round :]:
        cards, rng = rng.shuffled(taken(piles, names, [counts.get(name, 0) for name in names]))
        later.append(cards)
    gone = tuple(card for name in names for card in piles[name])
    return ZuOf(zu.seat, deck, zu.discard, tuple(later), gone), rng


def dealt_blindly(zu: ZuView, piles: dict[ZuType, list[Ref]], rng: Rng) -> tuple[Zu, Rng]:
    """Deal Zu's cards at random, for positions that were written by hand, which no game leads to."""
    cards, rng = rng.shuffled([card for pile in piles.values() for card in pile])
    unseen = iter(cards)
    deck, *later = (dealt(each, unseen) for each in (zu.deck, *zu.later))
    return ZuOf(zu.seat, deck, zu.discard, tuple(later), tuple(unseen)), rng


def taken(piles: dict[ZuType, list[Ref]], names: Iterable[ZuType], counts: Iterable[int]) -> list[Ref]:
    return [piles[name].pop() for name, count in zip(names, counts, strict=True) for _ in range(count)]


def types_of(box: Box, cards: Iterable[Ref], names: tuple[ZuType, ...]) -> Types:
    types = [box.zu_cards[card].type for card in cards]
    return tuple(types.count(name) for name in names)


def drawn_by_weight(likely: list[tuple[Types, int]], lot: int) -> Types:
    for pool, weight in likely:
        if lot < weight:
            return pool
        lot -= weight
    raise AssertionError("the lot was drawn below the sum of all weights")


@lru_cache(maxsize=16)
def pools(box: Box, names: tuple[ZuType, ...], round: int) -> tuple[tuple[Types, int], ...]:
    """What the ten cards of a round may be, by type, and in how many ways: its own, and some of the round before."""
    own = tuple(box.zu.round_decks[round - 1].get(name, 0) for name in names)
    if round == 1:
        return ((own, 1),)
    ways: dict[Types, int] = {}
    for before, weight in pools(box, names, round - 1):
        for carried in product(*(range(count + 1) for count in before)):
            if sum(carried) == box.zu.carried_over:
                pool = tuple(a + b for a, b in zip(own, carried, strict=True))
                ways[pool] = ways.get(pool, 0) + weight * prod(map(comb, before, carried))
    return tuple(ways.items())
