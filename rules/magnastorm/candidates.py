"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one. Exchanges,
which are possible at any time, stand last.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import moves as m
from rules.magnastorm.components import Layout
from rules.magnastorm.gains import colours_to_take
from rules.magnastorm.objectives import fulfilments
from rules.magnastorm.payments import (
    Bill,
    Deal,
    bill_pending,
    column_bill,
    exchangeable,
    is_payable,
    lab_bill,
    may_give,
    next_lab,
    next_station,
    reputation_bill,
    row_bill,
    station_bill,
    training_bill,
    ways_to_pay,
)
from rules.magnastorm.queries import (
    Position,
    cells_to_fill,
    colour_name,
    controller_of_column,
    crew_allowed,
    crew_name,
    crew_of_column,
    free_cell_above,
    free_cells,
    on_double_cell,
    own_spaces,
)
from rules.magnastorm.state import NEUTRAL, State
from rules.magnastorm.travel import jumps, trips


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if not state.agenda or not 0 <= seat < len(state.players):
        return ()
    pending = state.agenda[0]
    return (*answers(state, pending, seat), *exchanges(state, pending, seat))


def exchanges(position: Position, pending: todo.Pending, seat: Seat) -> Iterator[m.Move]:
    """Whenever the seat has something to decide (MS-EXC-1, ruling A17)."""
    if isinstance(pending, todo.Automatic | todo.Exchanging | todo.ConsortiumActing) or pending.seat != seat:
        return
    for colour in exchangeable(position, seat, bill_owed(pending)):
        yield m.Exchange(seat=seat, take=colour_name(position, colour))


def bill_owed(pending: todo.Pending) -> Bill | None:
    return bill_pending(pending) if isinstance(pending, todo.Paying) else None


def answers(position: Position, pending: todo.Pending, seat: Seat) -> Iterator[m.Move]:
    """All but exchanges."""
    if isinstance(pending, todo.Automatic) or pending.seat != seat:
        return
    match pending:
        case todo.FirstCrew():
            yield from first_columns(position, seat)
        case todo.FirstResearch():
            yield from first_fields(position, seat)
        case todo.Acting():
            yield from columns(position, seat)
            yield from crew_moves(position, seat)
        case todo.Paying():
            ways = ways_to_pay(position, seat, bill_pending(pending))
            yield from (m.Pay(seat=seat, cubes=cubes, swap=swap) for cubes, swap in ways)
        case todo.Exchanging():
            deal = Deal(pending.take, pending.given)
            yield from gifts(position, seat, may_give(position, seat, deal, bill_below(position)))
        case todo.Emptying():
            yield from drops(position, pending)
        case todo.BuyingReputation():
            if is_payable(position, seat, reputation_bill(position)):
                yield m.BuyReputation(seat=seat)
            yield m.Finish(seat=seat)
        case todo.ChoosingAction():
            row = position.layout.cells[position.turn.cell].row
            if is_payable(position, seat, row_bill(position, seat, row)):
                yield m.ChooseAction(seat=seat, action="move")
            yield m.ChooseAction(seat=seat, action="gain")
        case todo.Driving():
            yield from drives(position, seat)
        case todo.PayingFee():
            yield from gifts(position, seat, colours_held(position, seat))
        case todo.Building():
            yield from buildings(position, pending)
            yield m.Finish(seat=seat)
        case todo.Installing():
            yield from installations(position, pending)
            yield m.Finish(seat=seat)
        case todo.Training():
            yield from lessons(position, seat)
            yield m.Finish(seat=seat)
        case todo.ChoosingField():
            yield from (m.ChooseField(seat=seat, field=field) for field in pending.fields)
        case todo.TakingCube():
            for colour in colours_to_take(position):
                yield m.TakeCube(seat=seat, colour=colour_name(position, colour))
        case todo.Drawing():
            yield m.Draw(seat=seat, more=False)
            if commanders.may_draw_more(position, seat):
                yield m.Draw(seat=seat, more=True)
        case todo.Deploying():
            yield from deployments(position, seat)
            yield m.Finish(seat=seat)
        case todo.Claiming():
            yield from (m.Claim(seat=seat, objective=ref, places=places) for ref, places in fulfilments(position, seat))
            yield m.Finish(seat=seat)
        case todo.Removing():
            spaces = dict.fromkeys(own_spaces(position, seat, position.layout.sectors.index(pending.sector)))
            yield from (m.RemoveLab(seat=seat, space=position.layout.spaces[space].ref) for space in spaces)
        case todo.ConsortiumActing():
            yield m.ConsortiumActs(seat=seat)
        case _:
            assert_never(pending)


# Starting positions


def first_columns(position: Position, seat: Seat) -> Iterator[m.Move]:
    """MS-POS-2."""
    for at, column in enumerate(position.layout.columns):
        if all(crew == NEUTRAL for crew in crew_of_column(position, at)) and free_cell_above(position, at) is not None:
            yield m.PlaceFirstCrew(seat=seat, column=column)


def first_fields(position: Position, seat: Seat) -> Iterator[m.Move]:
    """MS-POS-3."""
    for at, field in enumerate(position.layout.fields):
        if not any(player.levels[at] for player in position.players):
            yield m.ChooseField(seat=seat, field=field)


# The two actions


def columns(position: Position, seat: Seat) -> Iterator[m.Move]:
    for at, column in enumerate(position.layout.columns):
        if controller_of_column(position, at) == seat or not crew_of_column(position, at):
            continue
        if is_payable(position, seat, column_bill(position, seat, at)):
            yield m.TakeColumn(seat=seat, column=column)


def crew_moves(position: Position, seat: Seat) -> Iterator[m.Move]:
    allowed = [(crew, crew_name(position, crew)) for crew in crew_allowed(position, seat)]
    cells = cells_for_action(position, seat)
    for at, column in enumerate(position.layout.columns):
        standing = crew_of_column(position, at)
        for crew, name in allowed:
            if crew in standing:
                moves = moves_of_crew(position.layout, seat, column, name)
                yield from [moves[cell] for cell in cells]


@lru_cache(maxsize=256)
def moves_of_crew(layout: Layout, seat: Seat, column: Ref, crew: str) -> tuple[m.MoveCrew, ...]:
    """List the moves onto each cell: there are many of them in each list, so that they are made once."""
    return tuple(m.MoveCrew(seat=seat, column=column, crew=crew, cell=cell.ref) for cell in layout.cells)


def cells_for_action(position: Position, seat: Seat) -> Sequence[int]:
    """Kim-Kin's owner may use cells that are occupied, too (MS-CDR-16)."""
    if commanders.may_stack(position, seat):
        return range(len(position.lower))
    return cells_to_fill(position)


def drops(position: Position, pending: todo.Emptying) -> Iterator[m.Move]:
    cells = [position.layout.cells[at].ref for at in cells_to_fill(position)]
    for crew in dict.fromkeys(pending.crew):
        name = crew_name(position, crew)
        yield from (m.DropCrew(seat=pending.seat, crew=name, cell=cell) for cell in cells)


def deployments(position: Position, seat: Seat) -> Iterator[m.Move]:
    """Yield the deployments: below other crew, or on a free cell of the lower panel (MS-BON-3, ruling A18)."""
    if not position.players[seat].crew:
        return
    cells = position.layout.cells
    for at, _ in enumerate(position.layout.columns):
        cell = free_cell_above(position, at)
        if cell is not None and crew_of_column(position, at):
            yield m.DeployCrew(seat=seat, panel="upper", cell=cells[cell].ref)
    yield from (m.DeployCrew(seat=seat, panel="lower", cell=cells[at].ref) for at in free_cells(position))


# Cubes


def bill_below(position: Position) -> Bill | None:
    """What must still be payable when an exchange is over."""
    return bill_owed(position.agenda[1]) if len(position.agenda) > 1 else None


def colours_held(position: Position, seat: Seat) -> list[int]:
    return [at for at, count in enumerate(position.players[seat].cubes) if count]


def gifts(position: Position, seat: Seat, colours: Sequence[int]) -> Iterator[m.Move]:
    yield from (m.GiveCube(seat=seat, colour=colour_name(position, at)) for at in colours)


# Moving


def drives(position: Position, seat: Seat) -> Iterator[m.Move]:
    yield from (m.Drive(seat=seat, to=trip.to, station=trip.station) for trip in trips(position, seat))
    yield from (m.Jump(seat=seat, to=space) for space in jumps(position, seat))
    if commanders.may_boost(position, seat):
        for colour in colours_held(position, seat):
            if commanders.boosts(seat, colour):
                yield m.Boost(seat=seat, colour=colour_name(position, colour))
    yield from lessons(position, seat)


def lessons(position: Position, seat: Seat) -> Iterator[m.Move]:
    if commanders.may_train(position, seat) and is_payable(position, seat, training_bill(position, seat)):
        yield m.Train(seat=seat)


def buildings(position: Position, pending: todo.Building) -> Iterator[m.Move]:
    seat = pending.seat
    if not position.players[seat].stations:
        return
    payable = is_payable(position, seat, station_bill(position, seat, free=False))
    waived = commanders.may_waive(position, seat) and any(next_station(position, seat))
    for site in pending.sites:
        if payable:
            yield m.Build(seat=seat, site=site)
        if waived:
            yield m.Build(seat=seat, site=site, free=True)


def installations(position: Position, pending: todo.Installing) -> Iterator[m.Move]:
    seat = pending.seat
    if not position.players[seat].labs:
        return
    for way in ways_to_install(position, pending):
        for free in (False, True):
            if free and not (commanders.may_waive(position, seat) and any(next_lab(position, seat))):
                continue
            if is_payable(position, seat, lab_bill(position, seat, way, free=free)):
                yield m.Install(seat=seat, way=way, free=free)


def ways_to_install(position: Position, pending: todo.Installing) -> Iterator[m.InstallWay]:
    """The usual lab first; then Azrea's before the second one of the cell, as commanders come first; the other order
    leads to the same (MS-LAB-4, MS-BON-6, MS-BON-8, ruling A13)."""
    ways = pending.ways
    if not ways:
        if not position.labs[position.layout.space_number[pending.space]]:
            yield ""
        return
    if "extra" not in ways and commanders.may_add_lab(position, pending.seat):
        yield "extra"
    if "double" not in ways and on_double_cell(position):
        yield "double"
