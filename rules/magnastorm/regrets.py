"""Why a legal move may be regretted: what people tend to overlook, said before it is too late."""

from collections.abc import Iterator

from rules.core.refusal import SoftWarning, warn
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import answers
from rules.magnastorm.objectives import value_of
from rules.magnastorm.payments import bill_pending, column_bill, is_payable, lab_bill, ways_to_pay
from rules.magnastorm.queries import (
    area_of,
    calm_sectors,
    commander_of_column,
    controller_of_column,
    crew_above,
    crew_of_column,
    knowledge_in,
    majority_in,
    named_amounts,
)
from rules.magnastorm.state import State
from rules.magnastorm.travel import jumps, trips

Warnings = Iterator[SoftWarning]

CHEAP = 2
"""Crew that makes a commander cheap to take from somebody."""


def warnings(state: State, move: m.Move) -> Warnings:
    match move:
        case m.TakeColumn():
            yield from warnings_of_column(state, move)
        case m.MoveCrew():
            yield from warnings_of_thinning(state, move)
        case m.ChooseAction():
            yield from warnings_of_action(state, move)
        case m.Pay():
            yield from warnings_of_paying(state, move)
        case m.GiveCube():
            yield from warnings_of_giving(state, move)
        case m.Drive() | m.Jump():
            yield from warnings_of_driving(state, move)
        case m.Draw(more=False):
            yield warn(commanders.rule_of(commanders.JOY), count=commanders.JOY_MORE)
        case m.Install():
            yield from warnings_of_installing(state, move)
        case m.Claim():
            yield from warnings_of_claiming(state, move)
        case m.Finish():
            yield from warnings_of_leaving_out(state, move)
        case _:
            return


def warnings_of_column(state: State, move: m.TakeColumn) -> Warnings:
    """Warn that exchanges lose two cubes each, and that the token gains a first seat no place (ruling A39)."""
    column = state.layout.columns.index(move.column)
    bill = column_bill(state, move.seat, column)
    if not covers_directly(state, move, column):
        yield warn("MS-EXC-1", case="column", amounts=named_amounts(state, bill.price))
    if not column and state.order[0] == move.seat:
        yield warn("MS-CMD-8")


def covers_directly(state: State, move: m.TakeColumn, column: int) -> bool:
    bill = column_bill(state, move.seat, column)
    return any(sum(way.cubes) == sum(bill.price) for way in ways_to_pay(state, move.seat, bill))


def warnings_of_thinning(state: State, move: m.MoveCrew) -> Warnings:
    """An own commander becomes cheap for others (MS-CMD-7)."""
    column = state.layout.columns.index(move.column)
    left = len(crew_of_column(state, column)) - 1
    if controller_of_column(state, column) == move.seat and 0 < left <= CHEAP:
        yield warn("MS-CMD-7", commander=commander_of_column(state, column), left=left)


def warnings_of_action(state: State, move: m.ChooseAction) -> Warnings:
    """The bonus of the cell belongs to the other action (MS-BON-9)."""
    cell = state.layout.cells[state.turn.cell]
    lost = ("bag",) if move.action == "move" else ("range", "double")
    if cell.bonus in lost:
        yield warn("MS-BON-9", bonus=cell.bonus, cell=cell.ref)


def warnings_of_paying(state: State, move: m.Pay) -> Warnings:
    """It could be paid with fewer cubes."""
    pending = state.agenda[0]
    assert isinstance(pending, todo.Paying)
    least = min(sum(way.cubes) for way in ways_to_pay(state, move.seat, bill_pending(pending)))
    if sum(move.cubes) > least:
        yield warn("MS-EXC-1", case="dear", count=sum(move.cubes) - least)


def warnings_of_giving(state: State, move: m.GiveCube) -> Warnings:
    """A cube of the colour that the exchange brings."""
    pending = state.agenda[0]
    if isinstance(pending, todo.Exchanging) and state.colours[pending.take] == move.colour:
        yield warn("MS-EXC-1", case="same", colour=move.colour)


def warnings_of_driving(state: State, move: m.Drive | m.Jump) -> Warnings:
    """No lab can be installed there, but elsewhere; or the storm comes there soon."""
    layout = state.layout
    if (
        is_full(state, move.to)
        and can_install(state, move)
        and any(not is_full(state, to) for to in reached(state, move))
    ):
        yield warn("MS-MOV-5", space=move.to)
    sector = layout.areas[area_of(layout, move.to)].sector
    ends_soon = crew_above(state) <= len(state.players)
    if ends_soon and sector == calm_sectors(state)[0] and state.round < layout.rounds and not state.ending:
        yield warn("MS-ADM-8", sector=layout.sectors[sector])


def reached(state: State, move: m.Drive | m.Jump) -> list[str]:
    return [trip.to for trip in trips(state, move.seat)] + list(jumps(state, move.seat))


def is_full(state: State, place: str) -> bool:
    """A starting area takes no lab either."""
    space = state.layout.space_number.get(place)
    return space is None or bool(state.labs[space])


def can_install(state: State, move: m.Drive | m.Jump) -> bool:
    seat = move.seat
    return bool(state.players[seat].labs) and is_payable(state, seat, lab_bill(state, seat, "", free=False))


def warnings_of_installing(state: State, move: m.Install) -> Warnings:
    """The lab of the cell and Azrea's together give one level only, which the first lab has given (ruling A13)."""
    pending = state.agenda[0]
    if not isinstance(pending, todo.Installing) or not state.options.azrea_second_level:
        return
    if {*pending.ways, move.way} >= {"double", "extra"}:
        yield warn("MS-BON-6")


def warnings_of_claiming(state: State, move: m.Claim) -> Warnings:
    """What the administration would still pay for (MS-ADM-2, MS-ADM-3)."""
    if state.ending:
        return
    layout = state.layout
    for place in move.places:
        if place in layout.sectors:
            sector = layout.sectors.index(place)
            if sector in calm_sectors(state) and majority_in(state, sector) == move.seat:
                yield warn("MS-ADM-2", sector=place)
        elif knowledge_in(state, layout.fields.index(place)) == move.seat:
            yield warn("MS-ADM-3", field=place)


def warnings_of_leaving_out(state: State, move: m.Finish) -> Warnings:
    pending = state.agenda[0]
    offers = list(answers(state, pending, move.seat))
    match pending:
        case todo.Building():
            if any(isinstance(each, m.Build) for each in offers):
                yield warn("MS-TEL-1", points=state.box.station_reputation)
        case todo.Installing(ways=()):
            if any(isinstance(each, m.Install) for each in offers):
                yield warn("MS-LAB-1", space=pending.space)
        case todo.Deploying():
            if len(offers) > 1:
                yield warn("MS-BON-3")
        case todo.Claiming():
            refs = dict.fromkeys(each.objective for each in offers if isinstance(each, m.Claim))
            best = max(refs, key=lambda ref: value_of(state, ref), default="")
            if best:
                yield warn("MS-OBJ-1", objective=best, value=value_of(state, best))
        case _:
            return
