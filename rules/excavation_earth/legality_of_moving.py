"""Why an explorer cannot go there, nor a trader, a buyer or an envoy."""

from typing import assert_never

from rules.core.refusal import Objections, Refusal, refuse
from rules.core.types import Ref
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.components import Box
from rules.excavation_earth.legality_of_cubes import objections_to_cube
from rules.excavation_earth.parts import WHITE
from rules.excavation_earth.queries import (
    can_part,
    can_part_by_teleport,
    moved,
)
from rules.excavation_earth.state import State, symbol_of

# Explorers


def objections_to_third(state: State, move: m.PlaceThird, pending: todo.PlaceExplorer) -> Objections:
    if move.place not in state.box.neighbours:
        yield refuse("EE-SET-20", case="no-place")
    elif move.place in state.players[move.seat].explorers:
        yield refuse("EE-SET-20", case="own", place=move.place)


def objections_to_walk(state: State, move: m.Walk, pending: todo.Travelling | todo.FreeStep) -> Objections:
    explorers, box = state.players[move.seat].explorers, state.box
    if not 0 <= move.explorer < len(explorers):
        yield refuse("EE-ACT-TRV-1", case="no-explorer")
        return
    here = explorers[move.explorer]
    fuel = pending.fuel if isinstance(pending, todo.Travelling) else None  # a free step needs none
    if fuel == 0:
        yield refuse("EE-ACT-TRV-1", case="no-fuel")
    elif move.to not in box.neighbours.get(here, ()):
        yield refuse("EE-FAC-DAL-1" if fuel is None else "EE-ACT-TRV-2", start=here, to=move.to)
    elif fuel is not None:
        if not can_part(box, moved(explorers, move.explorer, move.to), fuel - 1):
            yield refuse("EE-ACT-TRV-4", case="cannot-part", place=move.to)
    elif move.to in explorers:
        yield refuse("EE-FAC-DAL-2", place=move.to)


def objections_to_teleport(state: State, move: m.Teleport, pending: todo.Teleporting) -> Objections:
    explorers = state.players[move.seat].explorers
    if not 0 <= move.explorer < len(explorers):
        yield refuse("EE-ACT-TRV-1", case="no-explorer")
    elif not pending.left or move.explorer in pending.moved:
        yield refuse("EE-GEN-12", case="explorer-moved" if pending.left else "used-up")
    elif move.to not in state.box.neighbours or move.to == explorers[move.explorer]:
        yield refuse("EE-GEN-12", case="same-place")
    else:
        gone = (*pending.moved, move.explorer)
        if not can_part_by_teleport(moved(explorers, move.explorer, move.to), gone, pending.left - 1):
            yield refuse("EE-ACT-TRV-4", case="own", place=move.to)


# Markets and command centres


def objections_to_trader(
    state: State, move: m.SendTrader, pending: todo.Bargaining | todo.Commanding | todo.SendingTraders
) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    place = box.market_places[move.market]
    match pending:
        case todo.Bargaining():
            if move.market != pending.market:
                yield refuse("EE-ACT-MKT-2", case="elsewhere", market=box.market_places[pending.market])
            elif pending.trader:
                yield refuse("EE-ACT-MKT-2", case="trader-sent", market=place)
        case todo.Commanding():
            if box.market_symbol[move.market] != pending.symbol:
                yield refuse("EE-ACT-CMD-2", case="symbol", market=place, symbol=pending.symbol)
            elif pending.trader:
                yield refuse("EE-ACT-CMD-2", case="trader-sent", market=place, symbol=pending.symbol)
        case todo.SendingTraders():
            if not pending.left:
                yield refuse("EE-GEN-12", case="used-up")
            elif move.market in pending.markets:
                yield refuse("EE-GEN-12", case="same-market", market=place)
        case _:
            assert_never(pending)
    yield from objections_to_cube(state, move, pending)


def objections_to_buyer(state: State, move: m.AddBuyer, pending: todo.Bargaining | todo.Spreading) -> Objections:
    box = state.box
    if not 0 <= move.market < len(box.market_places):
        yield refuse("EE-ACT-MKT-1", case="no-market")
        return
    white = move.buyer == WHITE
    if not white and move.buyer not in box.colour_number:
        yield refuse("EE-ACT-MKT-3", case="colour", colour="")
        return
    if isinstance(pending, todo.Bargaining):
        if move.market != pending.market:
            yield refuse("EE-ACT-MKT-2", case="elsewhere", market=box.market_places[pending.market])
        elif case := buyer_too_many(pending, white=white):
            yield refuse("EE-ACT-MKT-2", case=case, market=box.market_places[pending.market])
    elif not pending.left:
        yield refuse("EE-GEN-12", case="used-up")
    elif white and not pending.white:
        yield refuse("EE-GEN-12", case="white")
    if white and not state.white:
        yield refuse("EE-ACT-MKT-3", case="white", colour=WHITE)
    elif not white and not state.stock[box.colour_number[move.buyer]]:
        yield refuse("EE-ACT-MKT-3", case="colour", colour=move.buyer)


def buyer_too_many(bargaining: todo.Bargaining, *, white: bool) -> str:
    """Each once, and the white one never after the coloured one (ruling A40)."""
    if not white:
        return "colour-added" if bargaining.colour else ""
    return "white-added" if bargaining.white else "white-late" if bargaining.colour else ""


def objections_to_promote(state: State, move: m.Promote, pending: todo.Promoting) -> Objections:
    if move.market not in pending.markets:
        yield refuse("EE-ACT-SEL-10")


def objections_to_envoy(state: State, move: m.SendEnvoy, pending: todo.Commanding | todo.SendingEnvoys) -> Objections:
    box = state.box
    if not 0 <= move.centre < len(box.centres):
        yield refuse("EE-ACT-CMD-2", case="no-centre", symbol="")
        return
    centre = box.centres[move.centre]
    if isinstance(pending, todo.SendingEnvoys):
        if move.centre not in pending.centres:
            yield refuse("EE-GEN-12", case="same-centre", centre=centre)
    else:
        yield from objections_to_centre(state, move.centre, pending)
    yield from objections_to_cube(state, move, pending)


def objections_to_centre(state: State, centre: int, pending: todo.Commanding) -> Objections:
    """Envoy or recall: in the centre of the card's symbol, and only one of the two (EE-ACT-CMD-2)."""
    name = state.box.centres[centre]
    if state.box.centre_symbol[centre] != pending.symbol:
        yield refuse("EE-ACT-CMD-2", case="centre", centre=name, symbol=pending.symbol)
    elif pending.envoy:
        yield refuse("EE-ACT-CMD-2", case="envoy-done", centre=name, symbol=pending.symbol)


def objection_to_commanding(box: Box, card: Ref, centre: int) -> Refusal | None:
    """Why a card does not command in this centre, though it may in another (EE-ACT-CMD-2)."""
    symbol = symbol_of(card)
    if box.centre_with.get(symbol) in (None, centre):
        return None
    return refuse("EE-ACT-CMD-2", case="centre", centre=box.centres[centre], symbol=symbol)


def objections_to_recall(state: State, move: m.Recall, pending: todo.Commanding) -> Objections:
    if not 0 <= move.centre < len(state.box.centres):
        yield refuse("EE-ACT-CMD-2", case="no-centre", symbol="")
        return
    yield from objections_to_centre(state, move.centre, pending)
    if not state.tiles:
        yield refuse("EE-ACT-CMD-4")
    elif not state.envoys[move.centre][move.seat]:
        yield refuse("EE-ACT-CMD-2", case="no-envoy", centre=state.box.centres[move.centre], symbol=pending.symbol)
