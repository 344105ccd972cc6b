"""What speaks for a move, in a few words each, the weightiest first; each figure is what the rules then pay."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from rules.core.types import Phrase, Ref, Seat, phrase
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.outlook import gallery_lines, income_of
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.prospects import envoy_prospect, most_dug, payouts_after, sale_at, sale_on_market
from rules.excavation_earth.queries import next_marker, payout, row_is_used, sale_income
from rules.excavation_earth.state import colour_of, symbol_of, type_of
from rules.excavation_earth.view import View
from rules.excavation_earth.words import say_tile


def merits(view: View, move: m.Move) -> Sequence[Phrase]:
    return tuple(told(view, move))


def told(view: View, move: m.Move) -> Iterator[Phrase]:
    """Yield what a move brings or prepares; nothing for one that only ends a step."""
    seat = move.seat
    match move:
        case m.Travel() | m.Excavate() | m.Market() | m.Sell() | m.Command() | m.Smuggle() | m.Survey():
            yield from of_action(view, move)
        case m.PlaceThird(place=place) | m.Walk(to=place) | m.Teleport(to=place):
            yield from of_place(view, seat, place)
        case m.Discover(relic=kind) | m.BuyDrawn(relic=kind) | m.StoreDrawn(relic=kind):
            yield from of_relic(view, seat, kind)
        case m.Buy(colour=colour):
            yield from of_relic(view, seat, type_of(view.piles[view.box.colour_number[colour]][0]))
        case m.TakeSample():
            yield from of_sample(view, move)
        case m.SendTrader(market=market):
            yield from of_trader(view, seat, market)
        case m.AddBuyer(market=market, buyer=buyer):
            yield from of_buyer(view, seat, market, buyer)
        case m.Offer():
            yield from of_offer(view, move)
        case m.CloseSale():
            yield from of_sale(view, seat)
        case m.Promote(market=market):
            yield from of_envoy(view, seat, view.box.centre_of[market])
        case m.SendEnvoy(centre=centre):
            yield from of_envoy(view, seat, centre)
        case m.Recall(centre=centre):
            is_last = view.round == view.box.rounds
            yield phrase("ee-merit-tile", effect=say_tile(view.box, view.tiles[centre], is_yellow=is_last))
        case m.Fence(relic=kind):
            yield phrase("ee-merit-credits", credits=view.box.value[kind])
        case m.PutOnSite(relic=kind):
            if view.box.sites[view.box.site_of[kind]] in view.players[seat].explorers:
                yield phrase("ee-merit-yours-to-dig")
        case m.Redraw(cards=cards):
            yield phrase("ee-merit-new-cards", count=len(cards))
        case m.DraftCards(cards=cards) | m.KeepDrawn(cards=cards):
            yield from of_cards(view, seat, cards)
        case m.KeepHand() | m.Pass() | m.FlipCard() | m.DiscardCard() | m.Finish():
            return
        case _:
            assert_never(move)


# Actions


def of_action(view: View, move: m.CardMove) -> Iterator[Phrase]:
    """What the action could bring as things stand."""
    box, seat = view.box, move.seat
    match move:
        case m.Travel(card=card):
            yield phrase("ee-merit-steps", count=box.fuel(card))
        case m.Excavate(card=card):
            yield phrase("ee-merit-dig", count=most_dug(view, seat, colour_of(card)))
        case m.Market(market=market):
            yield from of_trader(view, seat, market)
        case m.Sell(card=card):
            most = max(income_of(view, seat, symbol_of(card), colour) for colour in box.colours)
            if most:
                yield phrase("ee-merit-sell", credits=most)
        case m.Command(card=card):
            yield from of_envoy(view, seat, box.centre_with[symbol_of(card)])
        case m.Smuggle():
            values = sorted((box.value[type_of(relic)] for relic in view.players[seat].relics), reverse=True)
            if values:
                yield phrase("ee-merit-fence", credits=sum(values[: box.numbers.fence_most]))
        case m.Survey(card=card):
            yield from of_survey(view, seat, card)
        case _:
            assert_never(move)


def of_survey(view: View, seat: Seat, card: Ref) -> Iterator[Phrase]:
    """The marker, where one is taken, and the relics that the card brings out."""
    if row_is_used(view):
        marker = 0 if view.players[seat].marker else next_marker(view)
        if marker:
            yield phrase("ee-merit-marker", n=marker)
        count = view.box.numbers.preparation_survey.sites + view.box.numbers.preparation_survey.black_market
        yield phrase("ee-merit-row", colour=colour_of(card), count=count)


# Explorers


def of_place(view: View, seat: Seat, place: Ref) -> Iterator[Phrase]:
    """What the hand allows there, and what lies there."""
    box, hand = view.box, view.players[seat].hand
    cards = hand if isinstance(hand, tuple) else ()
    count = sum(is_of_use_at(view, card, place) for card in cards)
    if count:
        yield phrase("ee-merit-cards", count=count)
    if place in box.site_number:
        relics = len(view.sites[box.site_number[place]])
        if relics:
            yield phrase("ee-merit-relics", count=relics)
    if place in box.market_at:
        colour = sale_of_own(view, seat, box.market_at[place])
        if colour:
            yield said_sale(view, box.market_at[place], colour)


def is_of_use_at(view: View, card: Ref, place: Ref) -> bool:
    """Tell whether an explorer who stands there could use the card to dig, to bargain or to smuggle."""
    box = view.box
    if place in box.site_number:
        lying = view.sites[box.site_number[place]]
        if any(colour_of(relic) == colour_of(card) for relic in lying):
            return True
    if place in box.market_at:
        return box.market_symbol[box.market_at[place]] == symbol_of(card)
    return place in box.black_markets and symbol_of(card) == box.black_symbol


def of_cards(view: View, seat: Seat, cards: Sequence[Ref]) -> Iterator[Phrase]:
    """How many of the cards are of use where one's explorers stand."""
    explorers = view.players[seat].explorers
    count = sum(any(is_of_use_at(view, card, place) for place in explorers) for card in cards)
    if count:
        yield phrase("ee-merit-usable", count=count)


# Relics and samples


def of_relic(view: View, seat: Seat, kind: str) -> Iterator[Phrase]:
    """A sample that is new, what a sale of its colour starts with."""
    player = view.players[seat]
    if kind not in player.guards and (player.supply or player.guards):
        gain = gallery_pays(view, (*player.guards, kind)) - gallery_pays(view, player.guards)
        yield phrase("ee-merit-sample" if gain and player.supply else "ee-merit-new-sample", credits=gain)
    yield phrase("ee-merit-value", value=view.box.value[kind])
    pays = payout(view, kind[0])
    if pays:
        yield phrase("ee-merit-popular", credits=pays)


def of_sample(view: View, move: m.TakeSample) -> Iterator[Phrase]:
    """What the gallery gains by the guard, and the card of a full column."""
    pending, player, box = view.pending, view.players[move.seat], view.box
    if not isinstance(pending, todo.Sampling):
        return
    guards = tuple(each for each in player.guards if each != move.guard)
    after = (*guards, pending.relic)
    colour = colour_of(pending.relic)
    column = sum(kind in after for kind in box.types_of[colour])
    if column == len(box.types_of[colour]) and colour not in player.columns:
        yield phrase("ee-merit-column")
    gain = gallery_pays(view, after) - gallery_pays(view, player.guards)
    if gain > 0:
        yield phrase("ee-merit-sample", credits=gain)
    else:
        yield phrase("ee-merit-in-column", count=column, of=len(box.types_of[colour]))


def gallery_pays(view: View, guards: Sequence[str]) -> int:
    return sum(line.pays for line in gallery_lines(view.box, guards))


# Markets


def sale_of_own(view: View, seat: Seat, market: int) -> str:
    """Find the colour in store that pays most on a market; empty where nobody wants any."""
    own = {colour_of(relic) for relic in view.players[seat].relics}
    colour = sale_on_market(view, seat, market)
    return colour if colour in own else ""


def said_sale(view: View, market: int, colour: str) -> Phrase:
    popularity, buyers, _ = sale_at(view, market, colour)
    return phrase("ee-merit-sale-here", colour=colour, credits=popularity + buyers)


def of_trader(view: View, seat: Seat, market: int) -> Iterator[Phrase]:
    """Tell where one could not sell before, and what a sale would bring."""
    if view.traders[market][seat]:
        return
    yield phrase("ee-merit-first-trader")
    colour = sale_of_own(view, seat, market)
    if colour:
        yield said_sale(view, market, colour)


def of_buyer(view: View, seat: Seat, market: int, buyer: str) -> Iterator[Phrase]:
    """What a relic in store would then sell for there, and where the colour rises in rank."""
    after = payouts_after(view, market, buyer)
    queue = view.queues[market]
    joined = (queue[1:] if len(queue) >= view.box.numbers.queue_most else queue) + buyer
    own = {colour_of(relic) for relic in view.players[seat].relics}
    each_pays = view.box.numbers.sell_per_buyer
    for colour in [each for each in view.box.colours if each in own and buyer in (each, WHITE)][:1]:
        interested = joined.count(colour) + joined.count(WHITE)
        yield phrase("ee-merit-sale-here", colour=colour, credits=after[colour] + interested * each_pays)
    if buyer != WHITE and after[buyer] > payout(view, buyer):
        yield phrase("ee-merit-rises", colour=buyer, now=payout(view, buyer), next=after[buyer])
    yield phrase("ee-merit-buyer", credits=each_pays)


def of_offer(view: View, move: m.Offer) -> Iterator[Phrase]:
    """What the relic adds to the sale."""
    pending = view.pending
    if not isinstance(pending, todo.Selling):
        return
    player = view.players[move.seat]
    taken = [relic for relic, _ in pending.offers]
    relics = player.hold if move.store == "hold" else player.container
    ref = next(each for each in relics if type_of(each) == move.relic and each not in taken)
    more = replace(pending, offers=(*pending.offers, (ref, move.market)))
    gain = sum(sale_income(view, move.seat, more)) - sum(sale_income(view, move.seat, pending))
    yield phrase("ee-merit-offer", credits=gain)
    if view.traders[move.market][move.seat]:
        yield from of_envoy(view, move.seat, view.box.centre_of[move.market])


def of_sale(view: View, seat: Seat) -> Iterator[Phrase]:
    pending = view.pending
    if not isinstance(pending, todo.Selling):
        return
    yield phrase("ee-merit-credits", credits=sum(sale_income(view, seat, pending)))
    envoys = sum(bool(view.traders[market][seat]) for _, market in pending.offers)
    if envoys and not view.options.promotion_optional:
        yield phrase("ee-merit-promoted", count=envoys)


def of_envoy(view: View, seat: Seat, centre: int) -> Iterator[Phrase]:
    """What the centre would pay with one envoy more."""
    now, following = envoy_prospect(view, seat, centre)
    if following > now:
        yield phrase("ee-merit-centre", centre=centre + 1, now=now, next=following)
    else:
        yield phrase("ee-merit-envoy", centre=centre + 1, count=view.envoys[centre][seat] + 1)
