"""What must hold of what is still to be done: it speaks of pieces and places that are there."""

from collections.abc import Collection, Iterator

from rules.core.edition import Problem, problem
from rules.magnastorm import agenda as todo
from rules.magnastorm.queries import crew_above, crew_of_column, fields_below_top, own_spaces
from rules.magnastorm.state import NOBODY, State


def problems_of_agenda(state: State) -> Iterator[Problem]:
    for at, pending in enumerate(state.agenda):
        if not fits(state, pending):
            yield problem("position-pending", f"agenda.{at}")
    if not -1 <= state.turn.cell < len(state.layout.cells):
        yield problem("position-pending", "turn")


def fits(state: State, pending: todo.Pending) -> bool:
    """Whether this can be asked here, or carried out."""
    layout, seats = state.layout, len(state.players)
    if isinstance(pending, todo.ChoosingAction | todo.Installing) and state.turn.cell < 0:
        return False
    match pending:
        case todo.Paying(price=price):
            return len(price) == seats + 1 and min(price) >= 0
        case todo.Exchanging():
            return fits_exchange(state, pending)
        case todo.Emptying(column=column, crew=crew):
            return column in range(len(layout.columns)) and sorted(crew) == sorted(crew_of_column(state, column))
        case todo.Receive(column=column):
            return column in range(len(layout.columns))
        case todo.PayingFee(owner=owner, site=site):
            return site in layout.site_number and owner == state.stations[layout.site_number[site]] != NOBODY
        case todo.Building(sites=sites):
            free = [site.ref for site, owner in zip(layout.sites, state.stations, strict=True) if owner == NOBODY]
            return bool(sites) and within(sites, free)
        case todo.Installing():
            return fits_labs(state, pending)
        case todo.ChoosingField(seat=seat, fields=fields, rule=rule):
            on_space = rule != "MS-LAB-2" or state.players[seat].scout in layout.space_number
            return on_space and within(fields, fields_below_top(state, seat))
        case todo.ConsortiumActing(part="command"):
            return crew_above(state) > 0
        case todo.Drawing(count=count):
            return count > 0
        case todo.Removing(seat=seat, sector=sector, left=left):
            known = sector in layout.sectors
            return known and 0 < left <= len(list(own_spaces(state, seat, layout.sectors.index(sector))))
    return True


def within(members: Collection[str], known: Collection[str]) -> bool:
    """Each of them is known, and there once."""
    return len(set(members)) == len(members) and set(members) <= set(known)


def fits_exchange(state: State, exchanging: todo.Exchanging) -> bool:
    """The seat has what it gives, and the supply, or what is given, has what it takes (MS-EXC-1)."""
    take, given, cubes = exchanging.take, exchanging.given, state.players[exchanging.seat].cubes
    known = take in range(len(cubes)) and all(each in range(len(cubes)) for each in given)
    if not known or len(given) >= state.box.exchange:
        return False
    return all(given.count(at) <= have for at, have in enumerate(cubes)) and bool(state.supply[take] or take in given)


def fits_labs(state: State, installing: todo.Installing) -> bool:
    """The scout is there, and so are the labs that were installed, but for the one that is paid for now (MS-LAB-1)."""
    seat, space = installing.seat, installing.space
    if space not in state.layout.space_number or state.players[seat].scout != space:
        return False
    owners = state.labs[state.layout.space_number[space]]
    waiting = sum(isinstance(each, todo.PutLab) for each in state.agenda)
    return not installing.ways or (set(owners) <= {seat} and len(owners) + waiting == len(installing.ways))
