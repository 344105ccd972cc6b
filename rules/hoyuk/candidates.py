"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import assert_never

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk import places
from rules.hoyuk.cells import DIRECTIONS, NAMES, cells_in, on_cells
from rules.hoyuk.components import JOKER
from rules.hoyuk.queries import (
    Position,
    Seen,
    can_build_with_card,
    cards_left,
    groups,
    held,
    in_supply,
    kinds_left,
    open_piles,
    pieces_in,
    rival_houses_beside,
    room_for,
    stealable,
    symbols,
)
from rules.hoyuk.state import State

Moves = Iterable[m.Move]


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if not state.agenda or getattr(state.agenda[0], "seat", None) != seat:
        return ()
    if seat in state.neighbours:
        return (m.NeighbourActs(seat=seat),)
    return tuple(answers(state, state.agenda[0]))


def answers(position: Position, pending: todo.Pending) -> Moves:
    match pending:
        case todo.Build():
            return constructions(position, pending)
        case todo.CardWindow():
            return card_plays(position, pending)
        case todo.Lose(seat, block, what):
            return [m.LosePiece(seat=seat, cell=NAMES[cell]) for cell in pieces_in(position.village, block, seat, what)]
        case todo.Inspect(seat, blocks):
            return [m.InspectBlock(seat=seat, block=NAMES[cell]) for cell in blocks]
        case todo.ReturnCards(seat):
            return [m.ReturnUnder(seat=seat, pile=pile) for pile in open_piles(position)]
        case todo.PassMarker(seat):
            return [m.GiveMarker(seat=seat, to=other) for other in range(len(position.players)) if other != seat]
        case todo.Power(seat):
            return [m.UsePower(seat=seat), m.DeclinePower(seat=seat)]
        case todo.Replace(seat):
            cells = cells_in(rival_houses_beside(position.village, seat))
            return [m.ReplaceHouse(seat=seat, cell=NAMES[cell]) for cell in cells]
        case todo.Steal(seat):
            return [
                m.StealPiece(seat=seat, piece=piece, cell=NAMES[cell])
                for _, piece, cell in stealable(position, pending)
            ]
        case todo.HouseForShaman(seat):
            return house_moves(position, seat)
        case todo.ChooseTile():
            return ()  # only neighbours have two tiles
    if isinstance(pending, todo.Automatic):
        return ()  # the rules do these by themselves
    assert_never(pending)


# Building


def constructions(position: Position, build: todo.Build) -> list[m.Move]:
    found: list[m.Move] = []
    for kind in kinds_left(build.elements):
        if in_supply(position, build.seat, kind):
            found += element_moves(position, build.seat, kind)
    if may_forgo(position, build, found):
        found.append(m.Forgo(seat=build.seat))
    return found


def may_forgo(position: Position, build: todo.Build, found: list[m.Move]) -> bool:
    """Nobody has to remove own pieces for an element of a tile; who plays a card builds (HK-CON-3, ruling A13)."""
    if build.source == "card":
        return not found
    if build.source == "tile" and position.options.optional_elements:
        return True
    return all(isinstance(move, m.BuildHouse) and move.clear for move in found)


def element_moves(position: Seen, seat: Seat, kind: todo.Element) -> list[m.Move]:
    if kind == "house":
        return house_moves(position, seat)
    if kind == "pen":
        return pen_moves(position, seat)
    return on_cells(moves_on_cells(seat, kind), room_for(position, seat, kind))


def house_moves(position: Seen, seat: Seat) -> list[m.Move]:
    """List the moves that build a house, in reading order; those that clear a roof come last."""
    village, options = position.village, position.options
    easy, clearing = places.storeys(village, options, seat)
    anywhere = places.ground(village, options, seat).anywhere | easy
    found = on_cells(house_moves_of(seat), anywhere)
    if clearing:
        found += on_cells(clearing_moves_of(seat), clearing)
    return found


def pen_moves(position: Seen, seat: Seat) -> list[m.Move]:
    found: list[m.Move] = []
    for gate, cells in enumerate(places.pens(position.village, position.options, seat)):
        if cells:
            found += on_cells(pen_moves_of(seat, gate), cells)
    return found


# Each of these moves is made once and used again: there are some thousands, and random games make millions.


@cache
def house_moves_of(seat: Seat) -> tuple[m.Move, ...]:
    """List the moves that build a house, by cell."""
    return tuple(m.BuildHouse(seat=seat, cell=name) for name in NAMES)


@cache
def clearing_moves_of(seat: Seat) -> tuple[m.Move, ...]:
    """List the moves that clear a roof for a storey, by cell."""
    return tuple(m.BuildHouse(seat=seat, cell=name, clear=True) for name in NAMES)


@cache
def pen_moves_of(seat: Seat, gate: int) -> tuple[m.Move, ...]:
    assert gate in DIRECTIONS
    return tuple(m.BuildPen(seat=seat, cell=name, gate=gate) for name in NAMES)


@cache
def moves_on_cells(seat: Seat, kind: todo.Element) -> tuple[m.Move, ...]:
    match kind:
        case "oven" | "shrine":
            return tuple(m.PlaceRoof(seat=seat, cell=name, piece=kind) for name in NAMES)
        case "villager":
            return tuple(m.PlaceVillager(seat=seat, cell=name) for name in NAMES)
        case "cattle":
            return tuple(m.PlaceCattle(seat=seat, cell=name) for name in NAMES)
        case _:
            return tuple(m.PlaceShaman(seat=seat, cell=name) for name in NAMES)


# Cards


def card_plays(position: Position, window: todo.CardWindow) -> Iterator[m.Move]:
    seat = window.seat
    left = cards_left(position, seat, window.limit)
    if left > 0:
        for symbol, cards, jokers in groups(position, seat, left):
            yield m.ScoreGroup(seat=seat, symbol=symbol, cards=cards, jokers=jokers)
        hand = held(position, seat)
        for symbol in symbols(position):
            if (hand[symbol] or hand[JOKER]) and can_build_with_card(position, seat, symbol):
                if hand[symbol]:
                    yield m.BuildWithCard(seat=seat, element=symbol)
                if hand[JOKER]:
                    yield m.BuildWithCard(seat=seat, element=symbol, joker=True)
    yield m.PassWindow(seat=seat)
