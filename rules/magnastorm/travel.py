"""Where the scout may go: lines, range, storms that are not entered and must be left, stations (MS-MOV, MS-TEL).

What depends on the map and the storm alone is remembered.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.magnastorm.commanders import may_jump, may_land_in, range_by_commander
from rules.magnastorm.components import Layout
from rules.magnastorm.queries import Position, area_of, calm_sectors
from rules.magnastorm.state import NOBODY

Calm = tuple[int, int, int]
FAR = 99


class Trip(NamedTuple):
    """A place to drive to, and the site where the drive begins; empty: where the scout stands."""

    to: Ref
    station: Ref


def drive_range(position: Position) -> int:
    """One step; more with the bonus of the cell and with Beeper (MS-MOV-3)."""
    cell = position.turn.cell
    bonus = cell >= 0 and position.layout.cells[cell].bonus == "range"
    return 1 + int(bonus) + range_by_commander(position)


def is_calm(position: Position, area: int) -> bool:
    return position.layout.areas[area].sector in calm_sectors(position)


# What only depends on the map and the storm


@lru_cache(maxsize=4096)
def reach(layout: Layout, start: int, steps: int, calm: Calm) -> tuple[int, ...]:
    """Calm areas within so many steps; through storm only where the scout stands in it (ruling A3), itself where
    it is calm."""
    in_storm = layout.areas[start].sector not in calm
    found = dict.fromkeys((start,))
    edge = [start]
    for _ in range(steps):
        further: list[int] = []
        for area in edge:
            for next_ in layout.areas[area].neighbours:
                if next_ not in found and (in_storm or layout.areas[next_].sector in calm):
                    found[next_] = None
                    further.append(next_)
        edge = further
    return tuple(area for area in found if layout.areas[area].sector in calm)


@lru_cache(maxsize=4096)
def reach_of_station(layout: Layout, site: int, steps: int, calm: Calm) -> tuple[int, ...]:
    """The first step leads from the site to an area beside it (MS-MOV-11)."""
    found: dict[int, None] = {}
    for area in layout.sites[site].neighbours:
        if layout.areas[area].sector in calm:
            found.update(dict.fromkeys(reach(layout, area, steps - 1, calm)))
    return tuple(found)


@lru_cache(maxsize=4096)
def escape(layout: Layout, start: int, steps: int, calm: Calm) -> tuple[int, ...]:
    """List where to drive in a storm that cannot be left: in range, and nearer to calm clockwise (ruling A1)."""
    nearness = distances(layout, calm)
    found = {start}
    edge = [start]
    for _ in range(steps):
        edge = [next_ for area in edge for next_ in layout.areas[area].neighbours if next_ not in found]
        found.update(edge)
    return tuple(sorted(area for area in found if nearness[area] < nearness[start]))


@lru_cache(maxsize=64)
def distances(layout: Layout, calm: Calm) -> tuple[int, ...]:
    """Steps of each area to the nearest calm sector, inside sectors and clockwise only (MS-MOV-8)."""
    far = [0 if area.sector in calm else FAR for area in layout.areas]
    changed = True
    while changed:
        changed = False
        for at, area in enumerate(layout.areas):
            nearest = min((far[next_] + 1 for next_ in area.neighbours if is_onward(layout, at, next_)), default=FAR)
            if nearest < far[at]:
                far[at] = nearest
                changed = True
    return tuple(far)


def is_onward(layout: Layout, area: int, next_: int) -> bool:
    """Within the sector, or clockwise into the next one."""
    here, there = layout.areas[area].sector, layout.areas[next_].sector
    return there in (here, (here + 1) % len(layout.sectors))


@lru_cache(maxsize=64)
def entries_of(layout: Layout, sector: int) -> tuple[int, ...]:
    """Areas of a sector that a line from the sector before leads to."""
    before = (sector - 1) % len(layout.sectors)
    linked = {pair for pair in layout.crossings if layout.areas[pair[0]].sector == before}
    return tuple(sorted({to for _, to in linked if layout.areas[to].sector == sector}))


@lru_cache(maxsize=4096)
def crossed(layout: Layout, start: int, to: int, steps: int, calm: Calm) -> frozenset[int]:
    """Sites on the lines of all the ways from one area to another that a drive may take (MS-TEL-1, ruling A6)."""
    free = layout.areas[start].sector not in calm
    sites: set[int] = set()
    for walk in walks(layout, start, to, steps, calm, free=free):
        for pair in pairwise(walk):
            if pair in layout.crossings:
                sites.add(layout.crossings[pair])
    return frozenset(site for site in sites if any(sector in calm for sector in layout.sites[site].sectors))


def walks(layout: Layout, start: int, to: int, steps: int, calm: Calm, *, free: bool) -> Iterator[tuple[int, ...]]:
    """All ways of at most so many steps; `free`: through storm too."""
    if start == to:
        yield (start,)
    if not steps:
        return
    for next_ in layout.areas[start].neighbours:
        if free or layout.areas[next_].sector in calm:
            for rest in walks(layout, next_, to, steps - 1, calm, free=free):
                yield (start, *rest)


def shortest_way(position: Position, start: int, to: int, steps: int) -> tuple[int, ...]:
    calm = calm_sectors(position)
    free = position.layout.areas[start].sector not in calm
    return min(walks(position.layout, start, to, steps, calm, free=free), key=len, default=(start,))


# What a seat may do now


def own_areas(position: Position, seat: Seat) -> tuple[int, ...]:
    """Calm areas that the scout reaches from where it stands."""
    start = area_of(position.layout, position.players[seat].scout)
    return reach(position.layout, start, drive_range(position), calm_sectors(position))


def ride_areas(position: Position, site: int) -> tuple[int, ...]:
    return reach_of_station(position.layout, site, drive_range(position), calm_sectors(position))


def has_cube(position: Position, seat: Seat) -> bool:
    return any(position.players[seat].cubes)


def usable_sites(position: Position, seat: Seat) -> list[int]:
    """List the sites with an own station, or one whose owner can be paid (MS-MOV-6)."""
    can_pay = has_cube(position, seat)
    return [at for at, owner in enumerate(position.stations) if owner == seat or (owner != NOBODY and can_pay)]


def must_escape(position: Position, seat: Seat) -> bool:
    """Check whether the scout is in the storm, no calm in reach; it need not pay a rival for it (ruling A2)."""
    start = area_of(position.layout, position.players[seat].scout)
    if is_calm(position, start) or own_areas(position, seat):
        return False
    return not any(ride_areas(position, at) for at, owner in enumerate(position.stations) if owner == seat)


def escape_areas(position: Position, seat: Seat) -> tuple[int, ...]:
    layout, calm = position.layout, calm_sectors(position)
    if position.options.storm_escape == "jump":
        return entries_of(layout, calm[0])
    return escape(layout, area_of(layout, position.players[seat].scout), drive_range(position), calm)


def areas_from_here(position: Position, seat: Seat) -> tuple[int, ...]:
    return escape_areas(position, seat) if must_escape(position, seat) else own_areas(position, seat)


def trips(position: Position, seat: Seat) -> Iterator[Trip]:
    """Every drive that is allowed: staying first, then from where the scout stands, then from stations."""
    layout, here = position.layout, position.players[seat].scout
    calm_here = is_calm(position, area_of(layout, here))
    if calm_here:
        yield Trip(here, "")
    for area in areas_from_here(position, seat):
        for space in layout.areas[area].spaces:
            if layout.spaces[space].ref != here:
                yield Trip(layout.spaces[space].ref, "")
    for site in usable_sites(position, seat):
        for area in ride_areas(position, site):
            for space in layout.areas[area].spaces:
                yield Trip(layout.spaces[space].ref, layout.sites[site].ref)


def jumps(position: Position, seat: Seat) -> Iterator[Ref]:
    """Spaces of calm areas with a lab (MS-CDR-06)."""
    if not may_jump(position, seat):
        return
    for at, area in enumerate(position.layout.areas):
        if area.spaces and is_calm(position, at) and may_land_in(position, at):
            yield from (position.layout.spaces[space].ref for space in area.spaces)


def sites_on_trip(position: Position, origin: Ref, trip: Trip) -> list[int]:
    """Free sites where a station may be built on this drive (MS-TEL-1, MS-TEL-5), in the order of the board."""
    layout, calm, steps = position.layout, calm_sectors(position), drive_range(position)
    to = area_of(layout, trip.to)
    found: set[int] = set()
    if trip.station:
        for area in layout.sites[layout.site_number[trip.station]].neighbours:
            if layout.areas[area].sector in calm:
                found |= crossed(layout, area, to, steps - 1, calm)
    elif trip.to != origin:
        found |= crossed(layout, area_of(layout, origin), to, steps, calm)
    return [site for site in sorted(found) if position.stations[site] == NOBODY]
