"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one.
"""

from collections.abc import Iterator
from typing import assert_never

from rules.core.types import Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.building import (
    clearing_cells,
    house_cells,
    pen_places,
    why_no_house,
    why_no_roof,
    why_no_shaman,
    why_no_villager,
)
from rules.hoyuk.components import JOKER
from rules.hoyuk.queries import (
    Position,
    can_place,
    cards_left,
    cattle_places,
    destructible_neighbours,
    groups,
    held,
    in_supply,
    kinds_left,
    must_go_on,
    own_houses,
    pieces_in,
    stealable,
    symbols,
)
from rules.hoyuk.state import State
from rules.hoyuk.village import CELLS, name_of


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if not state.agenda or getattr(state.agenda[0], "seat", None) != seat:
        return ()
    if seat in state.neighbours:
        return (m.NeighbourActs(seat=seat),)
    return tuple(answers(state, state.agenda[0]))


def answers(position: Position, pending: todo.Pending) -> Iterator[m.Move]:
    match pending:
        case todo.Build():
            yield from constructions(position, pending)
        case todo.CardWindow():
            yield from card_plays(position, pending)
        case todo.Lose(seat, block, what):
            for cell in pieces_in(position.village, block, seat, what):
                yield m.LosePiece(seat=seat, cell=name_of(cell))
        case todo.Inspect(seat, blocks):
            yield from (m.InspectBlock(seat=seat, block=name_of(cell)) for cell in blocks)
        case todo.ReturnCards(seat):
            yield from (m.ReturnUnder(seat=seat, pile=pile) for pile in open_piles(position))
        case todo.PassMarker(seat):
            others = (other for other in range(len(position.players)) if other != seat)
            yield from (m.GiveMarker(seat=seat, to=other) for other in others)
        case todo.Power(seat):
            yield m.UsePower(seat=seat)
            yield m.DeclinePower(seat=seat)
        case todo.Replace(seat):
            for cell in destructible_neighbours(position.village, seat):
                yield m.ReplaceHouse(seat=seat, cell=name_of(cell))
        case todo.Steal(seat, left, victim, taken):
            if left:
                for _, piece, cell in stealable(position, seat, victim, taken):
                    yield m.StealPiece(seat=seat, piece=piece, cell=name_of(cell))  # type: ignore[arg-type]
            if taken:
                yield m.Forgo(seat=seat)
        case todo.HouseForShaman(seat):
            yield from house_moves(position, seat)
        case (
            todo.Stage()
            | todo.EndStage()
            | todo.OpenWindow()
            | todo.Phase()
            | todo.CheckRoom()
            | todo.Catastrophe()
            | todo.EndTurn()
        ):
            return  # the rules do these by themselves
        case _:
            assert_never(pending)


# Building


def constructions(position: Position, build: todo.Build) -> Iterator[m.Move]:
    for kind in kinds_left(build.elements):
        yield from element_moves(position, build.seat, kind)
    if position.options.optional_elements or not must_go_on(position, build.seat, build.elements):
        yield m.Forgo(seat=build.seat)


def element_moves(position: Position, seat: Seat, kind: todo.Element) -> Iterator[m.Move]:
    if not in_supply(position, seat, kind):
        return
    village = position.village
    match kind:
        case "house":
            yield from house_moves(position, seat)
        case "pen":
            for cell, gate in pen_places(village, position.options, seat):
                yield m.BuildPen(seat=seat, cell=name_of(cell), gate=gate)
        case "oven" | "shrine":
            for cell in sorted(own_houses(village, seat)):
                if why_no_roof(village, seat, cell) is None:
                    yield m.PlaceRoof(seat=seat, cell=name_of(cell), piece=kind)
        case "villager":
            for cell in sorted(own_houses(village, seat)):
                if why_no_villager(village, seat, cell) is None:
                    yield m.PlaceVillager(seat=seat, cell=name_of(cell))
        case "shaman":
            for cell in sorted(own_houses(village, seat)):
                if why_no_shaman(village, seat, cell) is None:
                    yield m.PlaceShaman(seat=seat, cell=name_of(cell))
        case "cattle":
            for cell in cattle_places(village, seat):
                yield m.PlaceCattle(seat=seat, cell=name_of(cell))


def house_moves(position: Position, seat: Seat) -> Iterator[m.Move]:
    village, options = position.village, position.options
    for cell in house_cells(village, options, seat):
        yield m.BuildHouse(seat=seat, cell=name_of(cell))
    for cell in clearing_cells(village, options, seat):
        yield m.BuildHouse(seat=seat, cell=name_of(cell), clear=True)


def can_build_house(position: Position, seat: Seat) -> bool:
    """Anywhere, also where own pieces must go first (ruling A15)."""
    village, options = position.village, position.options
    return any(
        why_no_house(village, options, seat, cell, clear=clear) is None
        for cell in range(CELLS)
        for clear in (False, True)
    )


# Cards


def card_plays(position: Position, window: todo.CardWindow) -> Iterator[m.Move]:
    seat = window.seat
    left = cards_left(position, seat, window.limit)
    if left > 0:
        hand = held(position, seat)
        for symbol, cards, jokers in groups(hand, symbols(position), left):
            yield m.ScoreGroup(seat=seat, symbol=symbol, cards=cards, jokers=jokers)  # type: ignore[arg-type]
        for symbol in symbols(position):
            if (hand[symbol] or hand[JOKER]) and can_place(position, seat, symbol):  # type: ignore[arg-type]
                if hand[symbol]:
                    yield m.BuildWithCard(seat=seat, element=symbol)  # type: ignore[arg-type]
                if hand[JOKER]:
                    yield m.BuildWithCard(seat=seat, element=symbol, joker=True)  # type: ignore[arg-type]
    yield m.PassWindow(seat=seat)


def open_piles(position: Position) -> list[str]:
    """Where used cards may go: not under an empty pile that is closed for good (ruling A9)."""
    kinds = position.box.piles[position.options.mode]
    return [
        pile.ref
        for pile, cards in zip(kinds, position.piles, strict=True)
        if cards or position.options.empty_pile == "refillable"
    ]
