"""Everything that can be written down as a move of Magnastorm."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from rules.core.types import Ref
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.moves import Move
from rules.magnastorm.state import State
from tests.rules.magnastorm.table import BOX


def universe(state: State, seat: int) -> Iterator[Move]:
    layout, colours = state.layout, (*state.colours, "mauve")
    cells = (*(cell.ref for cell in layout.cells), "")
    spaces = (*(space.ref for space in layout.spaces), "START_1", "START_2", "")
    sites = (*(site.ref for site in layout.sites), "nowhere")
    for column in (*layout.columns, "C9"):
        yield m.PlaceFirstCrew(seat=seat, column=column)
        yield m.TakeColumn(seat=seat, column=column)
        for colour, cell in product(colours, cells):
            yield m.MoveCrew(seat=seat, column=column, crew=colour, cell=cell)
    for action in ("", "move", "gain"):
        yield m.ChooseAction(seat=seat, action=action)
    for colour in colours:
        yield m.Exchange(seat=seat, take=colour)
        yield m.GiveCube(seat=seat, colour=colour)
        yield m.TakeCube(seat=seat, colour=colour)
        yield m.Boost(seat=seat, colour=colour)
        yield from (m.DropCrew(seat=seat, crew=colour, cell=cell) for cell in cells)
    for cell in cells:
        yield m.DeployCrew(seat=seat, panel="upper", cell=cell)
        yield m.DeployCrew(seat=seat, panel="lower", cell=cell)
    for space in spaces:
        yield m.Drive(seat=seat, to=space)
        yield from (m.Drive(seat=seat, to=space, station=site) for site in sites)
        yield m.Jump(seat=seat, to=space)
        yield m.RemoveLab(seat=seat, space=space)
    for free in (False, True):
        yield from (m.Build(seat=seat, site=site, free=free) for site in sites)
        for way in ("", "double", "extra"):
            yield m.Install(seat=seat, way=way, free=free)
        yield m.Draw(seat=seat, more=free)
    yield from (m.ChooseField(seat=seat, field=field) for field in (*layout.fields, "mauve"))
    yield from (m.Train(seat=seat), m.BuyReputation(seat=seat), m.Finish(seat=seat), m.ConsortiumActs(seat=seat))
    yield from payments(state, seat)
    yield from claims(state, seat)


def claims(state: State, seat: int) -> Iterator[Move]:
    for objective in BOX.objectives:
        kind = BOX.objectives[objective].kind
        refs = state.layout.fields if kind == "research" else state.layout.sectors
        most = (3 if kind == "research" else 4) if objective in state.objectives else 1
        yield from claims_of(seat, objective, tuple(refs), most)


@cache
def claims_of(seat: int, objective: Ref, refs: tuple[Ref, ...], most: int) -> tuple[Move, ...]:
    """With up to so many places, in each order."""
    places = [each for count in range(most + 1) for each in product(refs, repeat=count)]
    return tuple(m.Claim(seat=seat, objective=objective, places=each) for each in places)


def payments(state: State, seat: int) -> Iterator[Move]:
    """The ways offered, and others near by."""
    for move in GAME.legal(state, seat):
        if isinstance(move, m.Pay):
            for swap in ("", "own", "yellow"):
                yield m.Pay(seat=seat, cubes=move.cubes, swap=swap)
    for cubes in product(range(3), repeat=len(state.colours)):
        yield m.Pay(seat=seat, cubes=cubes)
