"""What the automa can do, and what it leaves to the person: the options of its rows, planets, tiles, cubes.

What the person chooses for it stands in the order that serves the person best, so the first one is a sensible default.
"""

from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import parts
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.events import Obstacle
from rules.council_of_shadows.queries import (
    Seen,
    colonies_in,
    cubes_on,
    free_spaces,
    free_spaces_of_sector,
    has_majority,
    open_galaxies,
    planets_held,
    terraformed,
    tiles_in,
    worth_for_paying,
)


def obstacle(draft: Draft, action: parts.AutomaAction) -> Obstacle | None:
    """What makes an option impossible (ruling Q-30); None: nothing does."""
    match action:
        case parts.AutomaColonise(galaxy=galaxy, type=type_):
            free = free_planets(draft, tiles_in(draft, galaxy), type_)
            return None if free else Obstacle("planet", galaxy, planet=type_)
        case parts.AutomaDiscover(galaxy=galaxy):
            sector = sector_of(draft, action)
            if not draft.piles[sector - 1]:
                return Obstacle("tile", galaxy, sector)
            return None if spaces_for(draft, sector, galaxy) else Obstacle("space", galaxy, sector)
        case parts.AutomaMarket():
            return None if draft.ai_deck or draft.ai_discard else Obstacle("card")
        case parts.AutomaEnergy():
            return None


def sector_of(position: Seen, action: parts.AutomaDiscover) -> int:
    return position.box.galaxies[action.galaxy].sector if action.galaxy else action.sector


def spaces_for(position: Seen, sector: int, galaxy: Ref) -> list[Ref]:
    """List the free spaces of the named galaxy, or of any in the sector (CS-SOLO-13)."""
    return free_spaces(position, galaxy) if galaxy else free_spaces_of_sector(position, sector)


def free_planets(position: Seen, tiles: list[Ref], type_: str) -> list[Ref]:
    """An occupied planet is never used (CS-SOLO-12, ruling Q-31)."""
    box = position.box
    return [
        planet
        for tile in tiles
        for planet in box.tiles[tile].planets
        if box.planet_type[planet] == type_ and not any(cubes_on(position, planet))
    ]


def galaxies_held(position: Seen, seat: Seat, done: tuple[Ref, ...]) -> list[Ref]:
    """List the galaxies where it has a colony and has not exploited yet in this turn (CS-EXP-1)."""
    return [each for each in open_galaxies(position) if each not in done and colonies_in(position, each)[seat]]


def galaxies_to_exploit(position: Seen, seat: Seat, done: tuple[Ref, ...], *, everywhere: bool) -> list[Ref]:
    """CS-SOLO-6."""
    return [each for each in galaxies_held(position, seat, done) if everywhere or has_majority(position, seat, each)]


# What the person chooses for the automa


def planets_by_use(position: Seen, planets: tuple[Ref, ...]) -> list[Ref]:
    """All are of one type; that of the poorest system is wanted least by the person (CS-SOLO-5)."""
    return sorted(planets, key=lambda planet: riches(position, position.box.tile_of[planet]))


def riches(position: Seen, tile: Ref) -> int:
    resource = position.box.tiles[tile].resource
    return worth_for_paying(resource.gems)[0] + resource.energy


def tiles_allowed(position: Seen, pending: todo.PlacingForAutoma) -> list[Ref]:
    """One with a planet of the type must be taken where there is one (ruling Q-29); the better for the person first."""
    box = position.box
    fitting = [tile for tile in position.drawn if pending.type in box.tiles[tile].types]
    types = terraformed(box, position.players[pending.seat].improvements)

    def against(tile: Ref) -> tuple[int, int]:
        usable = sum(each in types for each in box.tiles[tile].types) - (pending.type in types)
        return -usable, -riches(position, tile)

    return sorted(fitting or position.drawn, key=against)


def planets_to_leave(position: Seen, automa: Seat, person: Seat, galaxy: Ref) -> list[Ref]:
    """The person likes best to see a planet become free that can be used next; else a tall tower shrink (CS-SOLO-5)."""
    types = terraformed(position.box, position.players[person].improvements)

    def liking(planet: Ref) -> tuple[bool, int]:
        cubes = cubes_on(position, planet)
        frees = sum(cubes) == 1 and position.box.planet_type[planet] in types
        return not frees, -cubes[automa]

    return sorted(planets_held(position, automa, galaxy), key=liking)
