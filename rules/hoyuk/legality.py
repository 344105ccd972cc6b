"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which cell, block or card; the sentences and what
would cure them stand in translations/ under the same rule id. What may be built where is asked of building.py.
"""

from typing import Any, assert_never

from rules.core.refusal import Objections, Refusal, Rest, nothing_more, refuse
from rules.core.types import Arg, SeatName
from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.asking import asked, seat_asked
from rules.hoyuk.building import (
    Reason,
    why_no_cattle,
    why_no_house,
    why_no_pen,
    why_no_roof,
    why_no_shaman,
    why_no_villager,
)
from rules.hoyuk.cells import DIRECTIONS, NUMBER, has, name_of
from rules.hoyuk.components import JOKER
from rules.hoyuk.parts import PIECES
from rules.hoyuk.queries import (
    can_build_with_card,
    cards_left,
    held,
    holds,
    in_supply,
    kinds_left,
    largest_group,
    must_go_on,
    open_piles,
    pieces_of,
    rival_houses_beside,
    robbed_of,
    stealable,
    symbols,
    under_locusts,
)
from rules.hoyuk.state import State


def objections(state: State, move: m.Move) -> Objections:
    if not state.agenda:
        return iter([refuse("HK-TURN-4")])
    if not 0 <= move.seat < len(state.players):
        return iter([refuse("table-no-such-seat", number=move.seat + 1)])
    if move.seat in state.neighbours and not isinstance(move, m.NeighbourActs):
        return iter([refuse("HK-SOLO-1", case="neighbour", seat=SeatName(move.seat))])
    match move:
        case m.BuildHouse():
            return answering(state, move, (todo.Build, todo.HouseForShaman), objections_to_house)
        case m.BuildPen():
            return answering(state, move, todo.Build, objections_to_pen)
        case m.PlaceRoof():
            return answering(state, move, todo.Build, objections_to_roof)
        case m.PlaceCattle():
            return answering(state, move, todo.Build, objections_to_cattle)
        case m.PlaceVillager():
            return answering(state, move, todo.Build, objections_to_villager)
        case m.PlaceShaman():
            return answering(state, move, todo.Build, objections_to_shaman)
        case m.Forgo():
            return answering(state, move, todo.Build, objections_to_forgo)
        case m.ScoreGroup():
            return answering(state, move, todo.CardWindow, objections_to_group)
        case m.BuildWithCard():
            return answering(state, move, todo.CardWindow, objections_to_card)
        case m.PassWindow():
            return answering(state, move, todo.CardWindow, nothing_more)
        case m.ReturnUnder():
            return answering(state, move, todo.ReturnCards, objections_to_return)
        case m.LosePiece():
            return answering(state, move, todo.Lose, objections_to_loss)
        case m.InspectBlock():
            return answering(state, move, todo.Inspect, objections_to_inspection)
        case m.GiveMarker():
            return answering(state, move, todo.PassMarker, objections_to_marker)
        case m.UsePower() | m.DeclinePower():
            return answering(state, move, todo.Power, nothing_more)
        case m.ReplaceHouse():
            return answering(state, move, todo.Replace, objections_to_replace)
        case m.StealPiece():
            return answering(state, move, todo.Steal, objections_to_theft)
        case m.NeighbourActs():
            return objections_to_acting(state, move)
    assert_never(move)


# Whose decision it is


def answering(state: State, move: Any, kinds: type | tuple[type, ...], rest: Rest) -> Objections:
    """The move answers a pending decision: it must be that seat's, and of that kind."""
    pending, seat = state.agenda[0], seat_asked(state)
    if seat != move.seat:
        return iter([refuse("HK-TURN-2", seat=SeatName(seat))])
    if not isinstance(pending, kinds):
        return iter([refuse("HK-TURN-1", ask=asked(state)[0].sentence)])
    return rest(state, move, pending)


def objections_to_acting(state: State, move: m.NeighbourActs) -> Objections:
    seat = seat_asked(state)
    if seat != move.seat:
        yield refuse("HK-TURN-2", seat=SeatName(seat))
    elif move.seat not in state.neighbours:
        yield refuse("HK-SOLO-1", case="person")


# Building


def lacking(state: State, move: Any, pending: todo.Pending, kind: todo.Element) -> Refusal | None:
    """The element must be among those to build and in the supply, the cell on the board (HK-CON-4, HK-CON-8)."""
    if isinstance(pending, todo.Build) and kind not in kinds_left(pending.elements):
        return refuse("HK-CON-4", element=kind, elements=pending.elements)
    if not in_supply(state, move.seat, kind):
        return refuse("HK-CON-8", element=kind)
    return None if move.cell in NUMBER else refuse("HK-HOU-9", cell=move.cell)


def told(reason: Reason | None) -> Refusal | None:
    """A reason of the building grammar, with the names of cells and blocks."""
    if reason is None:
        return None
    args: dict[str, Arg] = {"case": reason.case}
    if reason.cell is not None:
        args["cell"] = name_of(reason.cell)
    if reason.blocks:
        args["one"], args["other"] = (name_of(first) for first in reason.blocks[:2])
    return refuse(reason.rule, **args)


def only(refusal: Refusal | None) -> Objections:
    return iter((refusal,) if refusal else ())


def objections_to_house(state: State, move: m.BuildHouse, pending: todo.Pending) -> Objections:
    return only(lacking(state, move, pending, "house") or told(forbids_house(state, move)))


def forbids_house(state: State, move: m.BuildHouse) -> Reason | None:
    return why_no_house(state.village, state.options, move.seat, NUMBER[move.cell], clear=move.clear)


def objections_to_pen(state: State, move: m.BuildPen, pending: todo.Build) -> Objections:
    return only(lacking(state, move, pending, "pen") or forbids_pen(state, move))


def forbids_pen(state: State, move: m.BuildPen) -> Refusal | None:
    if move.gate not in DIRECTIONS:
        return refuse("HK-PEN-1", case="no-house", cell=move.cell)
    return told(why_no_pen(state.village, state.options, move.seat, NUMBER[move.cell], move.gate))


def objections_to_roof(state: State, move: m.PlaceRoof, pending: todo.Build) -> Objections:
    missing = lacking(state, move, pending, move.piece)
    return only(missing or told(why_no_roof(state.village, move.seat, NUMBER[move.cell])))


def objections_to_cattle(state: State, move: m.PlaceCattle, pending: todo.Build) -> Objections:
    missing = lacking(state, move, pending, "cattle")
    return only(missing or told(why_no_cattle(state.village, move.seat, NUMBER[move.cell])))


def objections_to_villager(state: State, move: m.PlaceVillager, pending: todo.Build) -> Objections:
    missing = lacking(state, move, pending, "villager")
    return only(missing or told(why_no_villager(state.village, move.seat, NUMBER[move.cell])))


def objections_to_shaman(state: State, move: m.PlaceShaman, pending: todo.Build) -> Objections:
    missing = lacking(state, move, pending, "shaman")
    return only(missing or told(why_no_shaman(state.village, move.seat, NUMBER[move.cell])))


def objections_to_forgo(state: State, move: m.Forgo, build: todo.Build) -> Objections:
    """What can be built must be built, unless a ruling says otherwise (ruling A13)."""
    if must_go_on(state, build):
        yield refuse("HK-CON-3", elements=build.elements)


# Cards


def too_many_cards(state: State, window: todo.CardWindow, count: int) -> Objections:
    left = cards_left(state, window.seat, window.limit)
    if count > left:
        spent = len(state.players[window.seat].spent)
        yield refuse("HK-CARD-3", left=max(left, 0), spent=spent, families=left + spent)


def objections_to_group(state: State, move: m.ScoreGroup, window: todo.CardWindow) -> Objections:
    hand, largest = held(state, move.seat), largest_group(state)
    count = move.cards + move.jokers
    if move.symbol not in (*symbols(state), JOKER):
        yield refuse("HK-CARD-6", case="symbol", symbol=move.symbol)
    elif min(move.cards, move.jokers) < 0 or count < 1:
        yield refuse("HK-SCO-1", case="none", symbol=move.symbol)
    elif (move.symbol == JOKER) != (move.cards == 0):
        yield refuse("HK-CARD-6", case="jokers", symbol=move.symbol)
    elif move.cards > hand[move.symbol] or move.jokers > hand[JOKER]:
        yield refuse("HK-SCO-1", case="not-in-hand", symbol=move.symbol)
    elif count > largest:
        yield refuse("HK-SCO-2", cards=count, most=largest)
    else:
        yield from too_many_cards(state, window, count)


def objections_to_card(state: State, move: m.BuildWithCard, window: todo.CardWindow) -> Objections:
    if move.element not in symbols(state):
        yield refuse("HK-CARD-6", case="symbol", symbol=move.element)
        return
    if not holds(state, move.seat, JOKER if move.joker else move.element):
        yield refuse("HK-CARD-8", case="not-in-hand", element=move.element)
        return
    yield from too_many_cards(state, window, 1)
    if not in_supply(state, move.seat, move.element):
        yield refuse("HK-CARD-8", case="supply", element=move.element)
    elif not can_build_with_card(state, move.seat, move.element):
        yield refuse("HK-CARD-8", case="no-place", element=move.element)


def objections_to_return(state: State, move: m.ReturnUnder, pending: todo.ReturnCards) -> Objections:
    if move.pile not in [pile.ref for pile in state.box.piles[state.options.mode]]:
        yield refuse("HK-P4-1", pile=move.pile)
    elif move.pile not in open_piles(state):
        yield refuse("HK-ASP-8", pile=move.pile)


# Phases


def objections_to_loss(state: State, move: m.LosePiece, pending: todo.Lose) -> Objections:
    cell = NUMBER.get(move.cell)
    if cell is None or cell not in pending.block:
        yield refuse("HK-CAL-34", cell=move.cell, block=name_of(pending.block[0]))
    elif not has(pieces_of(state.village, move.seat, pending.what), cell):
        yield refuse("HK-CAL-7", cell=move.cell, element=pending.what)


def objections_to_inspection(state: State, move: m.InspectBlock, pending: todo.Inspect) -> Objections:
    cell = NUMBER.get(move.block)
    block = state.village.block_at(cell) if cell is not None else None
    if cell in pending.blocks:
        return
    if block is None or state.options.inspect_rotation == "all":
        yield refuse("HK-ASP-1", block=move.block)
    elif under_locusts(state, block):
        yield refuse("HK-CAL-32", block=block.name)
    elif not block.is_contested:
        yield refuse("HK-ASP-7", block=block.name)
    else:
        yield refuse("HK-ASP-1", block=move.block)


def objections_to_marker(state: State, move: m.GiveMarker, pending: todo.PassMarker) -> Objections:
    if not 0 <= move.to < len(state.players):
        yield refuse("table-no-such-seat", number=move.to + 1)
    elif move.to == move.seat:
        yield refuse("HK-TURN-3")


# Clan powers


def objections_to_replace(state: State, move: m.ReplaceHouse, pending: todo.Replace) -> Objections:
    cell = NUMBER.get(move.cell)
    house = state.village.house(cell) if cell is not None else None
    if cell is None or house is None or house.owner == move.seat:
        yield refuse("HK-CLAN-3", case="no-rival", cell=move.cell)
    elif not has(rival_houses_beside(state.village, move.seat), cell):
        yield refuse("HK-CLAN-3", case="not-adjacent", cell=move.cell)


def objections_to_theft(state: State, move: m.StealPiece, theft: todo.Steal) -> Objections:
    cell = NUMBER.get(move.cell)
    owner = robbed_of(state.village, theft, move.piece, cell) if cell is not None and move.piece in PIECES else None
    if owner is None or owner == move.seat:
        yield refuse("HK-CLAN-6", case="not-there", element=move.piece, cell=move.cell)
    elif theft.victim not in (None, owner):
        yield refuse("HK-CLAN-6", case="other-victim", element=move.piece, cell=move.cell)
    elif (owner, move.piece, cell) not in stealable(state, theft):
        yield refuse("HK-CLAN-6", case="no-place", element=move.piece, cell=move.cell)
