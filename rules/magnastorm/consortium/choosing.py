"""What the Consortium can do, and between what it chooses: columns, crew, zones, sites, fields, objectives."""

from collections.abc import Container, Iterator, Sequence
from itertools import pairwise, permutations
from typing import NamedTuple

from rules.core.explained import Excluded
from rules.core.types import Ref, Seat
from rules.magnastorm.components import WHITE
from rules.magnastorm.objectives import demand_of, is_open, suffices
from rules.magnastorm.queries import (
    Position,
    area_of,
    calm_sectors,
    controller_of_column,
    crew_of_column,
    knowledge_in,
    labs_in,
    sole_leader,
)
from rules.magnastorm.state import NEUTRAL, NOBODY
from rules.magnastorm.travel import entries_of, is_calm, reach, reach_of_station, walks

CHEAP = (1, 2)
"""How much crew a column may have that is taken (MS-SOLO-4)."""
STEPS = 2
"""How far the scout goes (MS-SOLO-8)."""


class Goal(NamedTuple):
    """A zone to explore, and whether it is reached from where the scout stands."""

    area: int
    near: bool


class Feat(NamedTuple):
    """An objective that can be fulfilled, and how."""

    objective: Ref
    places: tuple[Ref, ...]


def person_of(seat: Seat) -> Seat:
    """A solo game has two seats."""
    return 1 - seat


# Columns and crew


def columns_to_take(position: Position, seat: Seat) -> list[int]:
    """Cheap columns of commanders that it does not have yet; never the token (MS-SOLO-3, MS-SOLO-4)."""
    return [
        at
        for at, _ in enumerate(position.layout.columns)
        if at and len(crew_of_column(position, at)) in CHEAP and controller_of_column(position, at) != seat
    ]


def columns_left_out(position: Position, seat: Seat) -> list[Excluded]:
    """All others, and why."""
    columns, taken = position.layout.columns, columns_to_take(position, seat)
    found = [Excluded(columns[0], "MS-SOLO-3", "ms-consortium-not-the-token")]
    for at, ref in enumerate(columns):
        if not at or at in taken:
            continue
        crew = len(crew_of_column(position, at))
        if controller_of_column(position, at) == seat:
            found.append(Excluded(ref, "MS-SOLO-4", "ms-consortium-not-its-own"))
        else:
            why = "ms-consortium-not-so-dear" if crew else "ms-consortium-not-without-crew"
            found.append(Excluded(ref, "MS-SOLO-4", why))
    return found


def kinds_of_crew(seat: Seat) -> tuple[Seat, ...]:
    """Neutral before its own before the person's (MS-SOLO-6)."""
    return NEUTRAL, seat, person_of(seat)


def crew_to_move(position: Position, seat: Seat) -> list[Seat]:
    """The kinds of crew that there are, in their order."""
    standing = {crew for cell in position.upper for crew in cell}
    return [crew for crew in kinds_of_crew(seat) if crew in standing]


def columns_with(position: Position, crew: Seat) -> list[int]:
    return [at for at, _ in enumerate(position.layout.columns) if crew in crew_of_column(position, at)]


def columns_without(position: Position, crew: Seat) -> list[Excluded]:
    """List the columns that have no crew of the kind that is moved."""
    holding = columns_with(position, crew)
    columns = enumerate(position.layout.columns)
    return [Excluded(ref, "MS-SOLO-6", "ms-consortium-not-such-crew") for at, ref in columns if at not in holding]


def next_cell(position: Position) -> int:
    """The first empty one from the bottom row up, left to right; else the leftmost of the bottom row (MS-SOLO-5)."""
    width = len(position.layout.columns)
    for row in reversed(range(len(position.layout.rows))):
        for cell in range(row * width, (row + 1) * width):
            if not position.lower[cell]:
                return cell
    return len(position.layout.cells) - width


def columns_for_crew(position: Position) -> list[int]:
    """List the columns of the upper panel where crew of a level bonus may go (MS-SOLO-11)."""
    cells, width = position.upper, len(position.layout.columns)
    columns = [cells[column::width] for column in range(width)]
    return [at for at, column in enumerate(columns) if any(column) and not all(column)]


def columns_without_place(position: Position) -> list[Excluded]:
    """Empty ones and full ones."""
    found, open_ = [], columns_for_crew(position)
    for at, ref in enumerate(position.layout.columns):
        if at not in open_:
            why = "ms-consortium-not-full" if crew_of_column(position, at) else "ms-consortium-not-without-crew"
            found.append(Excluded(ref, "MS-SOLO-11", why))
    return found


# Exploring


def goals(position: Position, seat: Seat) -> list[Goal]:
    """Calm zones with a space without lab: within two steps of the scout, or of a station (MS-SOLO-8)."""
    near = near_areas(position, seat)
    far = [area for area in far_areas(position) if area not in near]
    found = [Goal(area, near=True) for area in near] + [Goal(area, near=False) for area in far]
    return [goal for goal in found if free_space(position, goal.area) is not None]


def near_areas(position: Position, seat: Seat) -> list[int]:
    """Each zone entered calm, also from the storm."""
    layout, calm = position.layout, calm_sectors(position)
    start = area_of(layout, position.players[seat].scout)
    if is_calm(position, start):
        return sorted(reach(layout, start, STEPS, calm))
    beside = [area for area in layout.areas[start].neighbours if is_calm(position, area)]
    return sorted({area for first in beside for area in reach(layout, first, STEPS - 1, calm)})


def far_areas(position: Position) -> list[int]:
    calm = calm_sectors(position)
    sites = [at for at, owner in enumerate(position.stations) if owner != NOBODY]
    return sorted({area for site in sites for area in reach_of_station(position.layout, site, STEPS, calm)})


def areas_left_out(position: Position, goals: Sequence[Goal]) -> list[Excluded]:
    """Calm zones that are full, or too far from scout and stations; the storm speaks for itself."""
    found, areas = [], {goal.area for goal in goals}
    for at, area in enumerate(position.layout.areas):
        if at not in areas and area.spaces and is_calm(position, at):
            why = "ms-consortium-not-so-far" if free_space(position, at) is not None else "ms-consortium-not-occupied"
            found.append(Excluded(area.ref, "MS-SOLO-8", why))
    return found


def free_space(position: Position, area: int) -> int | None:
    """The first one without lab."""
    return next((space for space in position.layout.areas[area].spaces if not position.labs[space]), None)


def rescue_area(position: Position, seat: Seat) -> int | None:
    """Return where a scout stuck in the storm is put: at the entry of the trailing sector (MS-SOLO-8)."""
    layout = position.layout
    if is_calm(position, area_of(layout, position.players[seat].scout)):
        return None
    entries = entries_of(layout, calm_sectors(position)[0])
    return next((area for area in entries if free_space(position, area) is not None), None)


def contest(position: Position, seat: Seat, area: int) -> bool:
    """Whether the Consortium is level with the person in that sector, or one lab behind."""
    counts = labs_in(position, position.layout.areas[area].sector)
    return counts[seat] - counts[person_of(seat)] in (0, -1)


class Route(NamedTuple):
    """A way of the scout: areas, the first one where it stood or beside the site where it began."""

    station: Ref
    way: tuple[int, ...]


def shortest_routes(position: Position, seat: Seat, goal: Goal) -> list[Route]:
    found = list(routes_to(position, seat, goal))
    shortest = min(len(route.way) for route in found)
    return [route for route in found if len(route.way) == shortest]


def building_sites(position: Position, seat: Seat, goal: Goal) -> list[int]:
    """Free sites that a shortest way to the zone crosses; the first step out of a station never counts
    (MS-SOLO-9)."""
    crossed = sites_crossed(position, seat, goal)
    return [site for site in crossed if position.stations[site] == NOBODY]


def sites_left_out(position: Position, seat: Seat, goal: Goal) -> list[Excluded]:
    """List the crossed sites that are left out, as a station stands there."""
    sites = position.layout.sites
    taken = [site for site in sites_crossed(position, seat, goal) if position.stations[site] != NOBODY]
    return [Excluded(sites[site].ref, "MS-SOLO-9", "ms-consortium-not-built-on") for site in taken]


def sites_crossed(position: Position, seat: Seat, goal: Goal) -> list[int]:
    """List the sites crossed on shortest ways, in the calm only: no site is between two storms (MS-TEL-3)."""
    crossings = position.layout.crossings
    routes = shortest_routes(position, seat, goal)
    return sorted({crossings[pair] for route in routes for pair in pairwise(route.way) if pair in crossings})


def routes_to(position: Position, seat: Seat, goal: Goal) -> Iterator[Route]:
    layout, calm = position.layout, calm_sectors(position)
    if goal.near:
        start = area_of(layout, position.players[seat].scout)
        if is_calm(position, start):
            for way in walks(layout, start, goal.area, STEPS, calm, free=False):
                yield Route("", way)
            return
        for way in walks_from(position, layout.areas[start].neighbours, goal.area):
            yield Route("", (start, *way))
        return
    for site, owner in zip(layout.sites, position.stations, strict=True):
        if owner != NOBODY:
            for way in walks_from(position, site.neighbours, goal.area):
                yield Route(site.ref, way)


def walks_from(position: Position, firsts: Sequence[int], to: int) -> Iterator[tuple[int, ...]]:
    """The first step leads to one of these areas, where it is calm."""
    for first in firsts:
        if is_calm(position, first):
            yield from walks(position.layout, first, to, STEPS - 1, calm_sectors(position), free=False)


# Research


def fields_to_catch_up(position: Position, seat: Seat) -> list[int]:
    """List the fields where the person is level or ahead (MS-SOLO-10)."""
    own, other = (position.players[each].levels for each in (seat, person_of(seat)))
    top = position.layout.levels
    return [at for at, level in enumerate(own) if other[at] >= level and level < top]


def fields_below_top(position: Position, seat: Seat) -> list[int]:
    top = position.layout.levels
    return [at for at, level in enumerate(position.players[seat].levels) if level < top]


def fields_left_out(position: Position, seat: Seat, open_: Container[int]) -> list[Excluded]:
    """List the fields at the top, and those where it is ahead while it can still catch up elsewhere."""
    levels, found = position.players[seat].levels, []
    for at, ref in enumerate(position.layout.fields):
        if at not in open_:
            is_top = levels[at] == position.layout.levels
            why = "ms-consortium-not-at-the-top" if is_top else "ms-consortium-not-ahead"
            found.append(Excluded(ref, "MS-SOLO-10", why))
    return found


def field_of_space(position: Position, space: int) -> int | None:
    """None: a white space."""
    colour = position.layout.spaces[space].colour
    return None if colour == WHITE else position.layout.fields.index(colour)


# Objectives


def feats(position: Position, seat: Seat) -> list[Feat]:
    """What it can fulfil, the research objectives first, each in the way it prefers (MS-SOLO-12)."""
    found: list[Feat] = []
    for ref in position.objectives:
        if is_open(position, seat, ref):
            objective = position.box.objectives[ref]
            places = (
                fields_for(position, seat, ref) if objective.kind == "research" else sectors_for(position, seat, ref)
            )
            if places:
                found.append(Feat(ref, places))
    return sorted(found, key=lambda feat: position.box.objectives[feat.objective].kind != "research")


def objectives_left_out(position: Position, seat: Seat, feats: Container[Ref]) -> list[Excluded]:
    """List the objectives that it has fulfilled already, or cannot fulfil."""
    found = []
    for ref, claims in zip(position.objectives, position.claims, strict=True):
        if ref not in feats:
            why = "ms-consortium-not-again" if seat in claims else "ms-consortium-not-met"
            found.append(Excluded(ref, "MS-SOLO-12", why))
    return found


def fields_for(position: Position, seat: Seat, ref: Ref) -> tuple[Ref, ...]:
    """Its highest fields; where a lead is asked, one it leads alone first, the highest (MS-SOLO-12)."""
    objective = position.box.objectives[ref]
    demand = demand_of(position, objective)
    if sum(holder == seat for holder in position.controllers) < demand.commanders:
        return ()
    levels = position.players[seat].levels
    high = sorted((at for at, level in enumerate(levels) if level >= demand.levels), key=lambda at: -levels[at])
    led = [at for at in high if knowledge_in(position, at) == seat]
    if objective.leads == "all":
        chosen = led[: demand.markers]
    elif objective.leads == "one":
        first = led[:1]
        chosen = (first + [at for at in high if at not in first])[: demand.markers] if first else []
    else:
        chosen = high[: demand.markers]
    if len(chosen) < demand.markers:
        return ()
    return tuple(position.layout.fields[at] for at in sorted(chosen))


def sector_order(position: Position) -> list[int]:
    """The storm first, the one struck last before the others; then the calm ones, trailing to leading."""
    calm, count = calm_sectors(position), len(position.layout.sectors)
    return [(calm[0] - back) % count for back in range(1, count - len(calm) + 1)] + list(calm)


def sectors_for(position: Position, seat: Seat, ref: Ref) -> tuple[Ref, ...]:
    """MS-SOLO-12: S1, S2, S4 take the first legal choice in its order, S3 the first four with a majority among
    them."""
    objective = position.box.objectives[ref]
    order = sector_order(position)
    counts = {sector: labs_in(position, sector) for sector in order}
    leads = {sector: sole_leader(counts[sector]) == seat for sector in order}
    remove = objective.remove
    if set(remove) == {1}:
        held = [sector for sector in order if counts[sector][seat] >= remove[0]]
        chosen = held[: len(remove)]
        if not any(leads[sector] for sector in chosen):
            later = [sector for sector in held[len(remove) :] if leads[sector]][:1]
            chosen = chosen[:-1] + later if later else []
        return named_sectors(position, chosen) if len(chosen) == len(remove) else ()
    for tried in permutations(order, len(remove)):
        enough = all(counts[sector][seat] >= need for sector, need in zip(tried, remove, strict=True))
        if enough and suffices(objective, [leads[sector] for sector in tried]):
            return named_sectors(position, tried if remove[0] != remove[-1] else sorted(tried))
    return ()


def named_sectors(position: Position, sectors: Sequence[int]) -> tuple[Ref, ...]:
    """Name the sectors; where each gives the same, clockwise, as every claim is written down."""
    return tuple(position.layout.sectors[sector] for sector in sectors)


def labs_to_remove(position: Position, seat: Seat, sector: int, count: int) -> list[int]:
    """Zone a to e, the lowest space first."""
    layout = position.layout
    spaces = [space for area in layout.areas if area.sector == sector for space in area.spaces]
    own = [space for space in spaces for owner in position.labs[space] if owner == seat]
    return own[:count]
