"""Why an action of one's turn is refused to the card it is paid with."""

from rules.core.refusal import Objections, refuse
from rules.core.types import SeatName
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.legality_of_cubes import objections_to_cube
from rules.excavation_earth.queries import (
    can_recall,
    can_smuggle,
    cube_sources,
    diggable,
    free_row_cards,
    free_spaces,
    gul_purchases,
    may_sell_with,
    opens_markets,
    row_is_used,
    stands_on_black_market,
)
from rules.excavation_earth.state import State, colour_of, is_travel, symbol_of


def objections_to_excavate(state: State, move: m.Excavate, pending: todo.Turn) -> Objections:
    seat, colour = move.seat, colour_of(move.card)
    if diggable(state, seat, colour):
        return
    if free_spaces(state, seat, "hold") <= 0:
        yield refuse("EE-ACT-DIG-4", case="full")
    elif any(
        state.box.sites[state.box.site_of[each]] in state.players[seat].explorers for each in state.box.types_of[colour]
    ):
        yield refuse("EE-ACT-DIG-3", case="empty", colour=colour)
    else:
        yield refuse("EE-ACT-DIG-3", case="nobody", colour=colour)


def objections_to_market(state: State, move: m.Market, pending: todo.Turn) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    place = box.market_places[move.market]
    if symbol_of(move.card) != box.market_symbol[move.market]:
        wanted = box.market_symbol[move.market]
        yield refuse("EE-ACT-MKT-1", case="symbol", market=place, symbol=wanted, card=move.card)
    if place not in state.players[move.seat].explorers:
        yield refuse("EE-ACT-MKT-1", case="nobody", market=place)


def objections_to_sell(state: State, move: m.Sell, pending: todo.Turn) -> Objections:
    seat = move.seat
    if may_sell_with(state, seat, move.card):
        return
    if is_travel(move.card) and not state.options.sell_with_travel_cards:
        yield refuse("EE-ACT-SEL-13", card=move.card)
    elif not state.players[seat].relics and not gul_purchases(state, seat):
        yield refuse("EE-ACT-SEL-4", case="no-relic")
    elif opens_markets(state, seat, move.card):
        has_traders = any(traders[seat] for traders in state.traders)
        yield refuse("EE-ACT-SEL-4", case="opened", traders="yes" if has_traders else "no")
    elif not any(traders[seat] for traders in state.traders):
        yield refuse("EE-ACT-SEL-4", case="no-trader")
    else:
        yield refuse("EE-ACT-SEL-4", case="no-buyer")


def objections_to_command(state: State, move: m.Command, pending: todo.Turn) -> Objections:
    symbol = symbol_of(move.card)
    centre = state.box.centre_with.get(symbol)
    if centre is None:
        yield refuse("EE-ACT-CMD-1", symbol=symbol)
    elif not cube_sources(state.players[move.seat]) and not can_recall(state, move.seat, centre):
        yield refuse("EE-ACT-CMD-5", case="none")


def objections_to_smuggle(state: State, move: m.Smuggle, pending: todo.Turn) -> Objections:
    seat, symbol = move.seat, symbol_of(move.card)
    if symbol != state.box.black_symbol:
        yield refuse("EE-ACT-SMG-1", case="symbol", symbol=symbol, wanted=state.box.black_symbol)
    if not stands_on_black_market(state, seat):
        yield refuse("EE-ACT-SMG-1", case="nobody", symbol=symbol, wanted=state.box.black_symbol)
    elif not can_smuggle(state, seat):
        yield refuse("EE-ACT-SMG-2", case="nothing", credits=state.players[seat].credits)


def objections_to_survey(state: State, move: m.Survey, pending: todo.Turn) -> Objections:
    if not row_is_used(state):
        if move.replaced or move.guard:
            yield refuse("EE-ACT-SUR-5")
        return
    free = free_row_cards(state)
    if not free:
        yield refuse("EE-ACT-SUR-1", case="full")
    elif move.replaced not in free:
        taken = next((each.owner for each in state.row if each.card == move.replaced), None)
        if taken is None:
            yield refuse("EE-ACT-SUR-1", case="not-in-row")
        else:
            yield refuse("EE-ACT-SUR-2", seat=SeatName(taken), card=move.replaced)
    yield from objections_to_cube(state, move, pending)


def objections_to_pass(state: State, move: m.Pass, pending: todo.Turn) -> Objections:
    if state.players[move.seat].is_zu:
        yield refuse("EE-SOLO-TURN-1")


def objections_to_flip(state: State, move: m.FlipCard, pending: todo.Turn) -> Objections:
    if not state.players[move.seat].is_zu:
        yield refuse("EE-SOLO-TURN-2")
