"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import (
    Position,
    affordable_piles,
    buyable_drawn,
    can_command,
    can_part,
    can_part_by_teleport,
    can_recall,
    can_sell,
    can_smuggle,
    cards_to_sell_with,
    colours_to_sell,
    cube_sources,
    diggable,
    free_relics,
    free_row_cards,
    free_spaces,
    lies_on_site,
    moved,
    row_is_used,
    sale_markets,
    stands_on_black_market,
    stores_with_room,
)
from rules.excavation_earth.state import State, colour_of, symbol_of, type_of

DRAFTED = 2
"""How many cards of a packet are kept at a time (EE-PREP-5b)."""

LISTED = 20_000
"""Moves of a kind that are made once: the same ones are listed again and again."""
WALK = lru_cache(LISTED)(m.Walk)
TRAVEL = lru_cache(LISTED)(m.Travel)
EXCAVATE = lru_cache(LISTED)(m.Excavate)
MARKET = lru_cache(LISTED)(m.Market)
SELL = lru_cache(LISTED)(m.Sell)
COMMAND = lru_cache(LISTED)(m.Command)
SURVEY = lru_cache(LISTED)(m.Survey)
PASS = lru_cache(LISTED)(m.Pass)
SEND_TRADER = lru_cache(LISTED)(m.SendTrader)
ADD_BUYER = lru_cache(LISTED)(m.AddBuyer)
FINISH = lru_cache(LISTED)(m.Finish)


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if not state.agenda or not 0 <= seat < len(state.players):
        return ()
    return tuple(answers(state, state.agenda[0], seat))


def answers(position: Position, pending: todo.Pending, seat: Seat) -> Iterable[m.Move]:
    match pending:
        case todo.OpeningHands():
            return opening_hands(position, seat)
        case todo.Drafting():
            return drafts(position, seat)
        case todo.GainCredits() | todo.SaleBonus():
            return ()  # the rules do these by themselves
        case _ if pending.seat != seat:
            return ()
        case todo.PlaceExplorer():
            taken = position.players[seat].explorers
            return (m.PlaceThird(seat=seat, place=place) for place in position.box.places if place not in taken)
        case todo.FreeStep():
            return free_steps(position, seat)
        case todo.Turn():
            return actions(position, seat)
        case todo.DiscardDown():
            return (m.DiscardCard(seat=seat, card=card) for card in position.players[seat].hand)
        case todo.Travelling():
            return walks(position, pending)
        case todo.Digging():
            return digs(position, pending)
        case todo.Bargaining():
            return bargains(position, pending)
        case todo.Selling():
            return offers(position, pending)
        case todo.Promoting():
            return promotions(pending)
        case todo.KeepCards():
            packet = position.players[seat].packet
            return (m.KeepDrawn(seat=seat, cards=cards) for cards in combinations(packet, pending.keep))
        case todo.Commanding():
            return commands(position, pending)
        case todo.Smuggling():
            return smuggles(position, pending)
        case todo.Surveying():
            return surveys(position, pending)
        case todo.Buying():
            return purchases(position, pending)
        case todo.Sampling():
            return samples(position, pending)
        case todo.Teleporting():
            return teleports(position, pending)
        case todo.Extracting():
            return extractions(position, pending)
        case todo.Spreading():
            return spread_buyers(position, pending)
        case todo.SendingTraders():
            return sent_traders(position, pending)
        case todo.SendingEnvoys():
            return sent_envoys(position, pending)
        case _:
            assert_never(pending)


# Before a round


def opening_hands(position: Position, seat: Seat) -> Iterator[m.Move]:
    player = position.players[seat]
    if player.chosen is not None or not player.hand:
        return
    yield m.KeepHand(seat=seat)
    for cards in redraws(player.hand, position.box.parts.box.setup.redraw_from):
        yield m.Redraw(seat=seat, cards=cards)


def redraws(hand: tuple[Ref, ...], least: int) -> list[tuple[Ref, ...]]:
    """Any cards of a group of four or more with one colour or one symbol, each choice once (EE-SET-8a, ruling A10)."""
    groups = [
        [card for card in hand if of(card) == kind]
        for of in (colour_of, symbol_of)
        for kind, count in Counter(map(of, hand)).items()
        if count >= least
    ]
    chosen = {cards for group in groups for size in range(1, len(group) + 1) for cards in combinations(group, size)}
    number = {card: at for at, card in enumerate(hand)}
    return sorted(chosen, key=lambda cards: (len(cards), [number[card] for card in cards]))


def drafts(position: Position, seat: Seat) -> Iterator[m.Move]:
    player = position.players[seat]
    if player.chosen is None and player.packet:
        for cards in combinations(player.packet, min(DRAFTED, len(player.packet))):
            yield m.DraftCards(seat=seat, cards=cards)


# A turn


def free_steps(position: Position, seat: Seat) -> Iterator[m.Move]:
    explorers = position.players[seat].explorers
    for at, place in enumerate(explorers):
        for to in position.box.neighbours[place]:
            if to not in explorers:
                yield WALK(seat=seat, explorer=at, to=to)
    yield FINISH(seat=seat)


def actions(position: Position, seat: Seat) -> Iterator[m.Move]:
    if position.players[seat].faction == "ZU":
        yield m.FlipCard(seat=seat)
        return
    player = position.players[seat]
    for card in (*player.hand, *player.travel):
        yield TRAVEL(seat=seat, card=card)
    symbols = {symbol_of(card): card for card in player.hand}
    digs_of = {colour: bool(diggable(position, seat, colour)) for colour in {colour_of(card) for card in player.hand}}
    smuggling = stands_on_black_market(position, seat) and can_smuggle(position, seat)
    commanding = {symbol for symbol in symbols if can_command(position, seat, symbol)}
    for card in player.hand:
        if digs_of[colour_of(card)]:
            yield EXCAVATE(seat=seat, card=card)
    for card in player.hand:
        for place in player.explorers:
            market = position.box.market_at.get(place)
            if market is not None and position.box.market_symbol[market] == symbol_of(card):
                yield MARKET(seat=seat, card=card, market=market)
    for card in cards_to_sell_with(position, seat):
        yield SELL(seat=seat, card=card)
    for card in player.hand:
        if symbol_of(card) in commanding:
            yield COMMAND(seat=seat, card=card)
    if smuggling:
        for card in player.hand:
            if symbol_of(card) == position.box.black_symbol:
                yield m.Smuggle(seat=seat, card=card)
    yield from survey_moves(position, seat)
    yield PASS(seat=seat)


def survey_moves(position: Position, seat: Seat) -> Iterator[m.Move]:
    player = position.players[seat]
    if not row_is_used(position):
        yield from (SURVEY(seat=seat, card=card) for card in player.hand)
        return
    sources = cube_sources(player)
    for card in player.hand:
        for replaced in free_row_cards(position):
            for guard in sources:
                yield SURVEY(seat=seat, card=card, replaced=replaced, guard=guard)


# Within an action


def walks(position: Position, travelling: todo.Travelling) -> Iterator[m.Move]:
    seat, box = travelling.seat, position.box
    explorers = position.players[seat].explorers
    apart = len(set(explorers)) == len(explorers)
    if travelling.fuel:
        for at, place in enumerate(explorers):
            for to in box.neighbours[place]:
                if (apart and to not in explorers) or can_part(box, moved(explorers, at, to), travelling.fuel - 1):
                    yield WALK(seat=seat, explorer=at, to=to)
    if apart:
        yield FINISH(seat=seat)


def digs(position: Position, digging: todo.Digging) -> Iterator[m.Move]:
    seat = digging.seat
    if len(digging.dug) < position.box.numbers.excavate_most:
        for relic in diggable(position, seat, digging.colour, digging.dug):
            yield m.Discover(seat=seat, relic=relic)
    if digging.dug:
        yield FINISH(seat=seat)


def bargains(position: Position, bargaining: todo.Bargaining) -> Iterator[m.Move]:
    seat, market = bargaining.seat, bargaining.market
    if not bargaining.trader:
        for guard in cube_sources(position.players[seat]):
            yield SEND_TRADER(seat=seat, market=market, guard=guard)
    if not bargaining.white and not bargaining.colour and position.white:
        yield ADD_BUYER(seat=seat, market=market, buyer=WHITE)
    if not bargaining.colour:
        for at, colour in enumerate(position.box.colours):
            if position.stock[at]:
                yield ADD_BUYER(seat=seat, market=market, buyer=colour)
    yield FINISH(seat=seat)


def offers(position: Position, selling: todo.Selling) -> Iterator[m.Move]:
    seat = selling.seat
    colours = colours_to_sell(position, seat, selling)
    markets = {colour: sale_markets(position, seat, selling, colour) for colour in colours}
    for relic, store in free_relics(position, seat, selling):
        if colour_of(relic) in colours:
            for market in markets[colour_of(relic)]:
                yield m.Offer(seat=seat, relic=relic, store=store, market=market)
    if selling.offers:
        yield m.CloseSale(seat=seat)


def commands(position: Position, commanding: todo.Commanding) -> Iterator[m.Move]:
    seat, box = commanding.seat, position.box
    centre = box.centre_with[commanding.symbol]
    sources = cube_sources(position.players[seat])
    if not commanding.trader:
        for market in box.markets_of[commanding.symbol]:
            for guard in sources:
                yield SEND_TRADER(seat=seat, market=market, guard=guard)
    if not commanding.envoy:
        for guard in sources:
            yield m.SendEnvoy(seat=seat, centre=centre, guard=guard)
        if can_recall(position, seat, centre):
            yield m.Recall(seat=seat, centre=centre)
    if commanding.trader or commanding.envoy:
        yield FINISH(seat=seat)


def smuggles(position: Position, smuggling: todo.Smuggling) -> Iterator[m.Move]:
    seat, numbers = smuggling.seat, position.box.numbers
    if not smuggling.bought and smuggling.fenced < numbers.fence_most:
        for relic, store in free_relics(position, seat, todo.Selling(seat, "")):
            yield m.Fence(seat=seat, relic=relic, store=store)
    if not smuggling.fenced and len(smuggling.bought) < numbers.buy_most:
        yield from purchase_moves(position, seat, affordable_piles(position, seat, "plus_one", smuggling.bought))
    if smuggling.fenced or smuggling.bought:
        yield FINISH(seat=seat)


def purchase_moves(position: Position, seat: Seat, colours: Sequence[str]) -> Iterator[m.Move]:
    for colour in colours:
        for store in stores_with_room(position, seat):
            yield m.Buy(seat=seat, colour=colour, store=store)


def purchases(position: Position, buying: todo.Buying) -> Iterator[m.Move]:
    seat = buying.seat
    sale = sale_that_follows(position)
    colours = affordable_piles(position, seat, buying.price, buying.bought) if buying.left else []
    if sale:
        colours = [colour for colour in colours if can_sell(position, seat, sale.symbol, colour)]  # ruling A21
    yield from purchase_moves(position, seat, colours)
    if not sale or can_sell(position, seat, sale.symbol):
        yield FINISH(seat=seat)


def sale_that_follows(position: Position) -> todo.Selling | None:
    """Gul's purchase stands before the sale it belongs to."""
    after = position.agenda[1] if len(position.agenda) > 1 else None
    return after if isinstance(after, todo.Selling) else None


def surveys(position: Position, surveying: todo.Surveying) -> Iterator[m.Move]:
    seat = surveying.seat
    if not surveying.placed:
        for relic in dict.fromkeys(map(type_of, position.drawn)):
            yield m.PutOnSite(seat=seat, relic=relic)
        return
    if surveying.free and free_spaces(position, seat, "hold") > 0:
        for relic in dict.fromkeys(map(type_of, position.drawn)):
            yield m.StoreDrawn(seat=seat, relic=relic)
    if surveying.may_buy:
        for relic in buyable_drawn(position, seat):
            yield m.BuyDrawn(seat=seat, relic=relic)
    yield FINISH(seat=seat)


def promotions(promoting: todo.Promoting) -> Iterator[m.Move]:
    for market in promoting.markets:
        yield m.Promote(seat=promoting.seat, market=market)
    yield FINISH(seat=promoting.seat)


def samples(position: Position, sampling: todo.Sampling) -> Iterator[m.Move]:
    seat = sampling.seat
    for guard in cube_sources(position.players[seat]):
        yield m.TakeSample(seat=seat, guard=guard)
    yield FINISH(seat=seat)


# Command tiles


def teleports(position: Position, teleporting: todo.Teleporting) -> Iterator[m.Move]:
    seat = teleporting.seat
    explorers = position.players[seat].explorers
    if teleporting.left:
        for at, place in enumerate(explorers):
            if at in teleporting.moved:
                continue
            for to in position.box.places:
                gone = (*teleporting.moved, at)
                if to != place and can_part_by_teleport(moved(explorers, at, to), gone, teleporting.left - 1):
                    yield m.Teleport(seat=seat, explorer=at, to=to)
    if len(set(explorers)) == len(explorers):
        yield FINISH(seat=seat)


def extractions(position: Position, extracting: todo.Extracting) -> Iterator[m.Move]:
    seat = extracting.seat
    if extracting.left and free_spaces(position, seat, "hold") > 0:
        for relic in position.box.relics:
            if colour_of(relic) not in extracting.colours and lies_on_site(position, relic):
                yield m.Discover(seat=seat, relic=relic)
    yield FINISH(seat=seat)


def spread_buyers(position: Position, spreading: todo.Spreading) -> Iterator[m.Move]:
    seat = spreading.seat
    if spreading.left:
        buyers = [colour for at, colour in enumerate(position.box.colours) if position.stock[at]]
        if spreading.white and position.white:
            buyers.append(WHITE)
        for market in range(len(position.queues)):
            for buyer in buyers:
                yield ADD_BUYER(seat=seat, market=market, buyer=buyer)
    yield FINISH(seat=seat)


def sent_traders(position: Position, sending: todo.SendingTraders) -> Iterator[m.Move]:
    seat = sending.seat
    if sending.left:
        for market in range(len(position.queues)):
            if market not in sending.markets:
                for guard in cube_sources(position.players[seat]):
                    yield SEND_TRADER(seat=seat, market=market, guard=guard)
    yield FINISH(seat=seat)


def sent_envoys(position: Position, sending: todo.SendingEnvoys) -> Iterator[m.Move]:
    seat = sending.seat
    for centre in sending.centres:
        for guard in cube_sources(position.players[seat]):
            yield m.SendEnvoy(seat=seat, centre=centre, guard=guard)
    yield FINISH(seat=seat)


def has_only_finish(moves: Iterable[m.Move]) -> bool:
    """Check whether an optional step has nothing left to do: to finish it is always the last of its moves."""
    return isinstance(next(iter(moves), None), m.Finish)
