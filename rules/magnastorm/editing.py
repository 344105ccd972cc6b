"""What can be edited about a position of Magnastorm. Cubes wait in the supply, crew, labs and stations on the boards of
their seats: that is the box. Neutral crew is always on a panel."""

from collections.abc import Iterator

from rules.core.editing import Editing, Key, Offer, Put, Spare
from rules.core.types import phrase
from rules.magnastorm.bare import bare_table
from rules.magnastorm.components import Box
from rules.magnastorm.edited import Edited
from rules.magnastorm.fields import fields_of, with_value
from rules.magnastorm.findings import found, remarks
from rules.magnastorm.noting import noted, unsaid
from rules.magnastorm.options import Options
from rules.magnastorm.state import NOBODY, State

# The box


def spares_of(state: State) -> tuple[Spare, ...]:
    return (*spare_cubes(state), *spares_of_boards(state), *spare_markers(state))


def spare_cubes(state: State) -> Iterator[Spare]:
    for colour, count in zip(state.colours, state.supply, strict=True):
        yield Spare(f"spare-cube-{colour}", phrase("ms-edit-cubes"), phrase("cube", colour=colour), count)


def spares_of_boards(state: State) -> Iterator[Spare]:
    for seat, player in enumerate(state.players):
        name = phrase("crew", crew=player.colour)
        yield Spare(f"spare-crew-{seat}", phrase("ms-edit-crew"), name, player.crew)
    for seat, player in enumerate(state.players):
        yield Spare(f"spare-lab-{seat}", phrase("ms-edit-labs"), phrase("lab", owner=player.colour), player.labs)
    for seat, player in enumerate(state.players):
        name = phrase("station", owner=player.colour)
        yield Spare(f"spare-station-{seat}", phrase("ms-edit-stations"), name, player.stations)


def spare_markers(state: State) -> Iterator[Spare]:
    columns = len(state.layout.columns) - 1
    for seat, player in enumerate(state.players):
        used = state.controllers[:columns].count(seat) + sum(seats.count(seat) for seats in state.claims)
        name = phrase("marker", owner=player.colour)
        yield Spare(f"spare-marker-{seat}", phrase("ms-edit-markers"), name, max(0, state.box.markers - used))


# Things and places


def things_of(state: State) -> tuple[Key, ...]:
    return (*crew_on_panels(state), *on_planet(state), *of_seats(state))


def crew_on_panels(state: State) -> Iterator[Key]:
    for name, panel in (("upper", state.upper), ("lower", state.lower)):
        for cell, crew in zip(state.layout.cells, panel, strict=True):
            yield from (f"crew-{name}-{cell.ref}-{at}" for at, _ in enumerate(crew))


def on_planet(state: State) -> Iterator[Key]:
    for space, owners in zip(state.layout.spaces, state.labs, strict=True):
        yield from (f"lab-{space.ref}-{at}" for at, _ in enumerate(owners))
    for site, owner in zip(state.layout.sites, state.stations, strict=True):
        if owner != NOBODY:
            yield f"station-{site.ref}"
    yield from (f"scout-{seat}" for seat in state.seats)


def of_seats(state: State) -> Iterator[Key]:
    for seat, player in enumerate(state.players):
        for colour, count in zip(state.colours, player.cubes, strict=True):
            if count:
                yield f"cubes-{seat}-{colour}"
        yield from (f"research-{seat}-{field}" for field in state.layout.fields)
    for objective, seats in zip(state.objectives, state.claims, strict=True):
        yield from (f"claim-{objective}-{seat}" for seat in seats)


def places_of(state: State, what: str) -> tuple[Key, ...]:
    """List where such a thing or spare may lie."""
    layout = state.layout
    kind, _, name = what.removeprefix("spare-").partition("-")
    match kind:
        case "cube":
            return (*piles_of(state, name), "bag")
        case "cubes":
            return (*piles_of(state, name.partition("-")[2]), "bag")
        case "crew":
            columns = (f"column-{column}" for column in layout.columns)
            return (*columns, *(f"cell-{cell.ref}" for cell in layout.cells))
        case "lab":
            return tuple(f"space-{space.ref}" for space in layout.spaces)
        case "scout":
            return (*(f"space-{space.ref}" for space in layout.spaces), f"space-{state.options.start}")
        case "station":
            return tuple(f"site-{site.ref}" for site in layout.sites)
        case "marker" | "claim":
            return tuple(unclaimed(state, int(name.rpartition("-")[2])))
        case "research":
            field = name.partition("-")[2]
            return tuple(f"level-{field}-{level}" for level in range(1, layout.levels + 1))
    return ()


def piles_of(state: State, colour: str) -> Iterator[Key]:
    """Yield the mat of each person, and the cubes of this colour that lie there already."""
    number = state.colours.index(colour)
    for seat, player in enumerate(state.players):
        if not player.is_automa:
            yield f"mat-{seat}"
            if player.cubes[number]:
                yield f"cubes-{seat}-{colour}"


def unclaimed(state: State, seat: int) -> Iterator[Key]:
    for objective, seats in zip(state.objectives, state.claims, strict=True):
        if seat not in seats:
            yield f"objective-{objective}"


def offers_of(state: State, key: Key) -> tuple[Offer, ...]:
    """Offer a further lab where one stands, so that a second need not be dragged onto the first."""
    kind, _, name = key.partition("-")
    if kind != "lab" or key not in things_of(state):
        return ()
    space, _, at = name.rpartition("-")
    owner = state.labs[state.layout.space_number[space]][int(at)]
    if not state.players[owner].labs:
        return ()
    return (Offer(phrase("ms-edit-one-more"), Put(f"spare-lab-{owner}", f"space-{space}")),)


EDITING: Editing[Box, Options, State] = Editing(
    empty=bare_table,
    spares=spares_of,
    things=things_of,
    places=places_of,
    offers=offers_of,
    draft=Edited,
    put_in=with_value,
    fields=fields_of,
    problems=found,
    remarks=remarks,
    notes=noted,
    unsaid=unsaid,
)
