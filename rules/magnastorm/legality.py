"""Why a move is not allowed: for each kind, the objections in the rulebook's order, most basic first.

The arguments of a refusal say what is the matter (`case`) and with which piece, place or price; the sentences and
what would cure them stand in translations/ under the same rule id. Starting positions, columns, crew and cubes are
looked at here, the scout and what follows it in the second module, objectives in the third.
"""

from typing import Any, assert_never

from rules.core.refusal import Objections, Refusal, Rest, nothing_more, refuse
from rules.core.types import SeatName
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import moves as m
from rules.magnastorm.asking import asked
from rules.magnastorm.candidates import bill_below, bill_owed
from rules.magnastorm.legality_of_claims import objections_to_claim, objections_to_removing
from rules.magnastorm.legality_of_moving import (
    objections_to_boost,
    objections_to_building,
    objections_to_drive,
    objections_to_field,
    objections_to_installing,
    objections_to_jump,
    objections_to_training,
)
from rules.magnastorm.payments import (
    Bill,
    Deal,
    Way,
    bill_pending,
    column_bill,
    exchangeable,
    is_payable,
    may_give,
    reputation_bill,
    row_bill,
    ways_to_pay,
)
from rules.magnastorm.queries import (
    bottom_row,
    colour_number,
    commander_of_column,
    controller_of_column,
    crew_allowed,
    crew_named,
    crew_of_column,
    free_cell_above,
    free_cells,
    named_amounts,
)
from rules.magnastorm.state import NEUTRAL, State

OPTIONAL = (
    todo.BuyingReputation,
    todo.Building,
    todo.Installing,
    todo.Training,
    todo.Deploying,
    todo.Claiming,
)
"""What may be left out."""


def objections(state: State, move: m.Move) -> Objections:
    if not state.agenda:
        return iter([refuse("MS-END-5", case="over")])
    if not 0 <= move.seat < len(state.players):
        return iter([refuse("table-no-such-seat", number=move.seat + 1)])
    match move:
        case m.PlaceFirstCrew():
            return answering(state, move, todo.FirstCrew, objections_to_first_crew)
        case m.TakeColumn():
            return answering(state, move, todo.Acting, objections_to_column)
        case m.MoveCrew():
            return answering(state, move, todo.Acting, objections_to_crew)
        case m.ChooseAction():
            return answering(state, move, todo.ChoosingAction, objections_to_action)
        case m.Pay():
            return answering(state, move, todo.Paying, objections_to_paying)
        case m.Exchange():
            return objections_to_exchange(state, move)
        case m.GiveCube():
            return answering(state, move, (todo.Exchanging, todo.PayingFee), objections_to_giving)
        case m.TakeCube():
            return answering(state, move, todo.TakingCube, objections_to_taking)
        case m.DropCrew():
            return answering(state, move, todo.Emptying, objections_to_dropping)
        case m.DeployCrew():
            return answering(state, move, todo.Deploying, objections_to_deploying)
        case m.Drive():
            return answering(state, move, todo.Driving, objections_to_drive)
        case m.Jump():
            return answering(state, move, todo.Driving, objections_to_jump)
        case m.Boost():
            return answering(state, move, todo.Driving, objections_to_boost)
        case m.Train():
            return answering(state, move, (todo.Driving, todo.Training), objections_to_training)
        case m.Build():
            return answering(state, move, todo.Building, objections_to_building)
        case m.Install():
            return answering(state, move, todo.Installing, objections_to_installing)
        case m.ChooseField():
            return answering(state, move, (todo.FirstResearch, todo.ChoosingField), objections_to_field)
        case m.Draw():
            return answering(state, move, todo.Drawing, nothing_more)
        case m.BuyReputation():
            return answering(state, move, todo.BuyingReputation, objections_to_reputation)
        case m.Claim():
            return answering(state, move, todo.Claiming, objections_to_claim)
        case m.RemoveLab():
            return answering(state, move, todo.Removing, objections_to_removing)
        case m.Finish():
            return answering(state, move, OPTIONAL, nothing_more)
        case m.ConsortiumActs():
            return answering(state, move, todo.ConsortiumActing, nothing_more)
    assert_never(move)


# Whose decision it is


def answering(state: State, move: Any, kinds: type | tuple[type, ...], rest: Rest) -> Objections:
    """The move answers a pending decision: it must be that seat's, and of that kind."""
    pending = state.agenda[0]
    if isinstance(pending, kinds) and getattr(pending, "seat", None) == move.seat:
        yield from rest(state, move, pending)
    else:
        yield out_of_place(state, move)


def out_of_place(state: State, move: m.Move) -> Refusal:
    """Nothing of the kind can be decided now."""
    (ask,) = asked(state)
    if ask.seat != move.seat:
        rule = {"crew": "MS-POS-2", "research": "MS-POS-3"}.get(state.phase, "MS-RND-2")
        return refuse(rule, case="turn", seat=SeatName(ask.seat))
    if isinstance(move, m.Finish):
        return refuse("MS-RND-4", ask=ask.sentence)
    if isinstance(move, m.Install) and is_on_occupied_space(state, move):
        return refuse("MS-MOV-5", space=state.players[move.seat].scout)
    return refuse("MS-RND-3", ask=ask.sentence)


def is_on_occupied_space(state: State, move: m.Install) -> bool:
    space = state.layout.space_number.get(state.players[move.seat].scout)
    return state.turn.action == "move" and space is not None and bool(state.labs[space])


# Starting positions, columns


def column_number(state: State, column: str) -> int | None:
    return state.layout.columns.index(column) if column in state.layout.columns else None


def objections_to_first_crew(state: State, move: m.PlaceFirstCrew, pending: todo.FirstCrew) -> Objections:
    at = column_number(state, move.column)
    if at is None:
        yield refuse("MS-POS-2", case="column", column=move.column)
        return
    others = [crew for crew in crew_of_column(state, at) if crew != NEUTRAL]
    if others:
        yield refuse("MS-POS-2", case="crew", column=move.column, seat=SeatName(others[0]))
    elif free_cell_above(state, at) is None:
        yield refuse("MS-POS-2", case="full", column=move.column)


def objections_to_column(state: State, move: m.TakeColumn, pending: todo.Acting) -> Objections:
    at = column_number(state, move.column)
    if at is None:
        yield refuse("MS-CMD-1", case="column", column=move.column)
        return
    if not crew_of_column(state, at):
        yield refuse("MS-CMD-1", case="empty", column=move.column)
    if controller_of_column(state, at) == move.seat:
        yield refuse("MS-CMD-2", commander=commander_of_column(state, at))
        return
    bill = column_bill(state, move.seat, at)
    if not is_payable(state, move.seat, bill):
        yield refuse("MS-CMD-9", case="price", column=move.column, amounts=named_amounts(state, bill.price))


# The lower panel


def objections_to_crew(state: State, move: m.MoveCrew, pending: todo.Acting) -> Objections:
    at = column_number(state, move.column)
    who = crew_named(state, move.crew)
    if at is None:
        yield refuse("MS-ACT-1", case="column", column=move.column)
        return
    if who is None or who not in crew_of_column(state, at):
        yield refuse("MS-ACT-1", case="absent", column=move.column, colour=move.crew)
    elif who not in crew_allowed(state, move.seat):
        yield refuse("MS-ACT-2", colour=move.crew)
    yield from objections_to_cell(state, move.cell, "MS-ACT-1", stacks=commanders.may_stack(state, move.seat))


def objections_to_cell(state: State, cell: str, rule: str, *, stacks: bool = False) -> Objections:
    """Crew goes on a free cell, on the bottom row when there is none, anywhere with Kim-Kin (MS-ACT-5, MS-CDR-16)."""
    at = state.layout.cell_number.get(cell)
    if at is None:
        yield refuse(rule, case="cell", cell=cell)
    elif not state.lower[at] or stacks:
        return
    elif free_cells(state):
        yield refuse(rule, case="occupied", cell=cell)
    elif at not in bottom_row(state.layout):
        yield refuse("MS-ACT-5", cell=cell)


def objections_to_action(state: State, move: m.ChooseAction, pending: todo.ChoosingAction) -> Objections:
    if move.action == "gain":
        return
    if move.action != "move":
        yield refuse("MS-ACT-3")
        return
    row = state.layout.cells[state.turn.cell].row
    bill = row_bill(state, move.seat, row)
    if not is_payable(state, move.seat, bill):
        yield refuse("MS-ACT-6", row=state.layout.rows[row].ref, amounts=named_amounts(state, bill.price))


def objections_to_dropping(state: State, move: m.DropCrew, pending: todo.Emptying) -> Objections:
    if crew_named(state, move.crew) not in pending.crew:
        yield refuse("MS-CMD-5", case="absent", colour=move.crew)
    yield from objections_to_cell(state, move.cell, "MS-CMD-5")


def objections_to_deploying(state: State, move: m.DeployCrew, pending: todo.Deploying) -> Objections:
    at = state.layout.cell_number.get(move.cell)
    if at is None or move.panel not in ("upper", "lower"):
        yield refuse("MS-BON-3", case="cell", cell=move.cell)
        return
    panel = state.upper if move.panel == "upper" else state.lower
    if panel[at]:
        yield refuse("MS-BON-3", case="occupied", cell=move.cell)
    if move.panel == "lower":
        return
    column = state.layout.cells[at].column
    if not crew_of_column(state, column):
        yield refuse("MS-BON-3", case="empty", column=state.layout.columns[column])
    elif not panel[at] and free_cell_above(state, column) != at:
        yield refuse("MS-BON-3", case="topmost", cell=move.cell)


# Cubes


def objections_to_paying(state: State, move: m.Pay, pending: todo.Paying) -> Objections:
    bill = bill_pending(pending)
    if move.swap and move.swap not in bill.swaps:
        yield refuse("MS-CDR-05")
    elif Way(tuple(move.cubes), move.swap) not in ways_to_pay(state, move.seat, bill):
        yield refuse("MS-EXC-1", case="way", amounts=named_amounts(state, bill.price))


def objections_to_exchange(state: State, move: m.Exchange) -> Objections:
    """At any time, but not in the middle of another one (MS-EXC-1, ruling A17)."""
    pending = state.agenda[0]
    (ask,) = asked(state)
    if ask.seat != move.seat or isinstance(pending, todo.Exchanging | todo.ConsortiumActing):
        yield out_of_place(state, move)
        return
    colour = colour_number(state, move.take)
    if colour < 0:
        yield refuse("MS-EXC-1", case="colour", colour=move.take)
    elif not state.supply[colour]:
        yield refuse("MS-EXC-1", case="supply", colour=move.take)
    elif sum(state.players[move.seat].cubes) < state.box.exchange:
        yield refuse("MS-EXC-1", case="few", count=state.box.exchange)
    else:
        yield from objections_to_weakening(state, move, colour, bill_owed(pending))


def objections_to_weakening(state: State, move: m.Exchange, colour: int, bill: Bill | None) -> Objections:
    if bill is not None and colour not in exchangeable(state, move.seat, bill):
        yield refuse("MS-CMD-9", case="needed", amounts=named_amounts(state, bill.price))


def objections_to_giving(state: State, move: m.GiveCube, pending: todo.Exchanging | todo.PayingFee) -> Objections:
    colour = colour_number(state, move.colour)
    rule = "MS-EXC-1" if isinstance(pending, todo.Exchanging) else "MS-MOV-6"
    held = list(state.players[move.seat].cubes)
    given = pending.given if isinstance(pending, todo.Exchanging) else ()
    if colour < 0 or held[colour] <= given.count(colour):
        yield refuse(rule, case="none", colour=move.colour)
        return
    if isinstance(pending, todo.Exchanging):
        bill = bill_below(state)
        if colour not in may_give(state, move.seat, Deal(pending.take, given), bill):
            assert bill is not None
            yield refuse("MS-CMD-9", case="needed", amounts=named_amounts(state, bill.price))


def objections_to_taking(state: State, move: m.TakeCube, pending: todo.TakingCube) -> Objections:
    colour = colour_number(state, move.colour)
    if not 0 <= colour < len(state.players):
        yield refuse("MS-RES-1", case="colour", colour=move.colour)
    elif not state.supply[colour]:
        yield refuse("MS-RES-1", case="supply", colour=move.colour)


def objections_to_reputation(state: State, move: m.BuyReputation, pending: todo.BuyingReputation) -> Objections:
    if not is_payable(state, move.seat, reputation_bill(state)):
        yield refuse("MS-CDR-01")
