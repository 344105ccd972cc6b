"""Phase I, the preparation of rounds 2 and 3, step by step as printed (EE-PREP-1 to EE-PREP-6)."""

from dataclasses import replace

from rules.core.types import Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import events as happened
from rules.excavation_earth.draft import Draft
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import row_is_used
from rules.excavation_earth.state import RowCard, colour_of


def prepare(draft: Draft) -> None:
    """Up to the draft, which the seats decide; what follows it is `back_to_the_table`."""
    for seat in range(len(draft.players)):
        draft.change(seat, passed=False)
    lay_out_tiles(draft)
    refresh_queues(draft)
    clear_row(draft)
    if row_is_used(draft):
        deal_row(draft)
    change_order(draft)
    make_zu_deck(draft)
    deal_packets(draft)
    draft.agenda = (todo.Drafting(0),)


def back_to_the_table(draft: Draft) -> None:
    """Travel cards come back, and the visible relics go to the bottom of their piles (EE-PREP-5c, EE-PREP-6)."""
    for seat, player in enumerate(draft.players):
        if player.spent_travel:
            draft.change(seat, travel=tuple(sorted(player.travel + player.spent_travel)), spent_travel=())
            draft.tell(happened.TravelCardsBack(seat=seat))
    for at, pile in enumerate(draft.piles):
        if len(pile) > 1:
            draft.piles[at] = (*pile[1:], pile[0])
            draft.tell(happened.PileTurned(relic=pile[0]))


# 1. Command tiles


def lay_out_tiles(draft: Draft) -> None:
    """Three for the three centres, and next round their yellow faces (EE-PREP-1a, EE-PREP-1b, ruling A41)."""
    if draft.tiles:
        draft.tell(happened.TilesFlipped(tiles=draft.tiles))
        return
    draft.tiles, draft.tile_stack = draft.tile_stack[: draft.box.tiles_in_play], ()
    draft.tell(happened.TilesDrawn(tiles=draft.tiles))


# 2. Queues


def refresh_queues(draft: Draft) -> None:
    """All full queues lose their front first, then the short ones are filled (EE-PREP-2a, 2b, 2c, ruling A11)."""
    numbers = draft.box.numbers
    for market, queue in enumerate(draft.queues):
        if len(queue) >= numbers.queue_most:
            draft.eject(market)
    for market in range(len(draft.queues)):
        fill_queue(draft, market)


def fill_queue(draft: Draft, market: int) -> None:
    """Buyers of the cards drawn, until three wait; a buyer who is not there is passed over (ruling A11)."""
    fruitless = 0
    while len(draft.queues[market]) < draft.box.numbers.queue_start and fruitless < len(draft.box.buyer_cards):
        buyer = next_buyer(draft)
        if has_pawn(draft, buyer):
            draft.add_buyer(None, market, buyer)
            fruitless = 0
        else:
            draft.tell(happened.BuyerMissing(market=market, buyer=buyer))
            fruitless += 1


def next_buyer(draft: Draft) -> str:
    """The top card goes to the discard pile; an empty deck is made of all cards again (EE-SET-17, ruling A12)."""
    if not draft.buyer_deck:
        draft.buyer_deck, draft.rng = draft.rng.shuffled(draft.buyer_discard)
        draft.buyer_discard = ()
        draft.tell(happened.BuyerDeckReshuffled())
    card, draft.buyer_deck = draft.buyer_deck[0], draft.buyer_deck[1:]
    draft.buyer_discard = (*draft.buyer_discard, card)
    return card[1]


def has_pawn(draft: Draft, buyer: str) -> bool:
    return (draft.white if buyer == WHITE else draft.stock[draft.box.colour_number[buyer]]) > 0


# 3. Survey row


def clear_row(draft: Draft) -> None:
    """Three relics of each card's colour, the cubes home, the cards away (EE-PREP-3a, EE-PREP-3b)."""
    if not draft.row:
        return
    for each in draft.row:
        reveal(draft, colour_of(each.card))
    for each in draft.row:
        if each.owner is not None:
            draft.change(each.owner, supply=draft.players[each.owner].supply + 1)
            draft.tell(happened.CubeBackFromRow(seat=each.owner, card=each.card))
    draft.discard += tuple(each.card for each in draft.row)
    draft.row = ()
    draft.tell(happened.RowCleared())


def reveal(draft: Draft, colour: str) -> None:
    """Onto the dig sites first, the last one under the pile; with too few left, sites come first (ruling A13)."""
    numbers = draft.box.numbers
    for relic in draft.take_from_reserve(colour, numbers.preparation_survey.sites):
        draft.put_on_site(relic)
    for relic in draft.take_from_reserve(colour, numbers.preparation_survey.black_market):
        draft.put_under_pile(relic)
        draft.tell(happened.RelicUnderPile(relic=relic))


def deal_row(draft: Draft) -> None:
    """EE-PREP-3c."""
    cards = draft.next_cards(draft.box.by_players(len(draft.players)).row)
    draft.row = tuple(RowCard(card) for card in cards)
    draft.tell(happened.RowDealt(cards=cards))


# 4. Turn order


def change_order(draft: Draft) -> None:
    """Markers first, by their numbers; the others follow as they were (EE-PREP-4a, EE-PREP-4b)."""
    players = draft.players
    marked = sorted((seat for seat in draft.order if players[seat].marker), key=lambda seat: players[seat].marker)
    if not marked:
        return
    order = (*marked, *(seat for seat in draft.order if seat not in marked))
    if order != draft.order:
        draft.order = order
        draft.tell(happened.OrderChanged(order=order))
    for seat in marked:
        draft.change(seat, marker=0)
    draft.tell(happened.MarkersReturned())


# 5. New cards


def make_zu_deck(draft: Draft) -> None:
    """Some cards of the last round, unseen, join the deck of this one; the rest are gone (EE-SOLO-PREP-1)."""
    zu = draft.zu
    if zu is None:
        return
    shuffled, draft.rng = draft.rng.shuffled(zu.discard)
    carried = draft.box.zu.carried_over
    deck, draft.rng = draft.rng.shuffled(zu.later[0] + shuffled[:carried])
    gone = zu.gone + zu.deck + shuffled[carried:]
    draft.zu = replace(zu, deck=deck, discard=(), later=zu.later[1:], gone=gone)
    draft.tell(happened.ZuDeckMade(carried=len(shuffled[:carried])))


def deal_packets(draft: Draft, rule: str = "EE-PREP-5a") -> None:
    """Eight new cards each; alone against Zu nine, and Zu has none (EE-PREP-5a, EE-SOLO-PREP-2)."""
    for seat in drafting_seats(draft):
        cards = draft.next_cards(draft.box.zu.person_draw if draft.zu else draft.box.numbers.draft_deal)
        draft.change(seat, packet=cards)
        draft.tell_drawn(seat, cards, "EE-SOLO-PREP-2" if draft.zu else rule)


def drafting_seats(draft: Draft) -> list[Seat]:
    return [seat for seat, player in enumerate(draft.players) if not player.is_zu]
