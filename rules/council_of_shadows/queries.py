"""Questions about a position that legality, candidates, effects, the automa, bots and the table all ask."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.core.draft import with_more
from rules.core.types import Ref, Seat
from rules.council_of_shadows.components import Box, Improvement, powers, united
from rules.council_of_shadows.draft import Draft
from rules.council_of_shadows.parts import NO_POWER, SECTORS, Gems, Power, Yield
from rules.council_of_shadows.presence import Cubes, Presence, known, presence
from rules.council_of_shadows.state import Player, State
from rules.council_of_shadows.view import PlayerView, View

FURTHEST = SECTORS[-1]
"""The reach of what works in any sector (CS-SYM-1)."""
AVA_ZONE = "ZONE-AVA"


Position = State | Draft
Seen = State | Draft | View
"""A view answers a question that asks for nothing hidden."""
Owner = Player | PlayerView
"""What lies before a seat, in any of these."""


# Powers: what leaders and Dark Tech cards change for good


def power_of(position: Seen, seat: Seat) -> Power:
    """All that lasts of a seat's leader and Dark Tech cards, in one."""
    player = position.players[seat]
    return united(position.box, player.leader, player.tech) if player.leader or player.tech else NO_POWER


def powers_of(position: Seen, seat: Seat) -> tuple[tuple[Ref, Power], ...]:
    """List the lasting powers card by card, the leader first."""
    player = position.players[seat]
    return powers(position.box, player.leader, player.tech)


# The player board


@lru_cache(maxsize=1024)
def terraformed(box: Box, improvements: tuple[Ref, ...]) -> str:
    """The types of planets that may be colonised (CS-BUY-6)."""
    return "B" + "".join(box.improvements[each].planet or "" for each in improvements)


@lru_cache(maxsize=1024)
def may_stack(box: Box, improvements: tuple[Ref, ...]) -> bool:
    """CS-BUY-7."""
    return any(box.improvements[each].stacking for each in improvements)


def reach_of(position: Seen, seat: Seat, zone: int) -> int:
    """The furthest sector of a zone (CS-BUY-10)."""
    box, player = position.box, position.players[seat]
    extra = zone - box.numbers.zones
    reach = box.extra_zones[player.extra_zones[extra - 1]].sector if extra > 0 else 1
    for step in box.range_steps.get(zone, ()):
        if step in player.improvements:
            reach = max(reach, box.improvements[step].sector)
    return reach


def places_of(position: Seen, seat: Seat) -> list[Improvement]:
    """List the places of the player board, and of Ava's zone for its owner (CS-BUY-12, CS-M2-5)."""
    box = position.box
    has_ava = AVA_ZONE in position.players[seat].extra_zones
    board = box.board_improvements
    return [each for ref, each in box.improvements.items() if has_ava or ref in board]


def missing_steps(position: Seen, seat: Seat, sector: int) -> list[Ref]:
    """Steps of the ranges of all own zones, up to this sector, that are not made yet (CS-DTI-6)."""
    owned = position.players[seat].improvements
    places = places_of(position, seat)
    return [each.ref for each in places if 0 < each.sector <= sector and each.ref not in owned]


def board_cubes(position: Seen, seat: Seat) -> int:
    """Count cubes on the player board and extra zones; printed ones do not count (CS-BON-4, ruling Q-41)."""
    player = position.players[seat]
    return len(player.improvements) + sum(position.box.extra_zones[each].cube for each in player.extra_zones)


# Gems


@lru_cache(maxsize=8192)
def payments(owned: Gems, cost: Gems) -> tuple[Gems, ...]:
    """Every way to pay, the cheapest first (CS-BUY-3, ruling Q-37)."""
    count = cost.count
    ways = [
        Gems(a, g, count - a - g)
        for a in range(min(owned.a, count) + 1)
        for g in range(min(owned.g, count - a) + 1)
        if owned.t >= count - a - g
    ]
    return tuple(sorted((way for way in ways if way.pays(cost)), key=worth_for_paying))


def worth_for_paying(gems: Gems) -> tuple[int, int]:
    return gems.a + 2 * gems.g + 3 * gems.t, gems.t


def letters(gems: Gems) -> str:
    """agg for one anthracite and two gold ones."""
    return "a" * gems.a + "g" * gems.g + "t" * gems.t


def gems_in(text: str) -> Gems | None:
    """What these letters stand for; None where they are not gems, or out of order."""
    gems = Gems(text.count("a"), text.count("g"), text.count("t"))
    return gems if letters(gems) == text else None


# The galaxies


def open_galaxies(position: Seen) -> tuple[Ref, ...]:
    """List the galaxies that are open with so many players (CS-SET-13 to CS-SET-15)."""
    return position.box.open_with[len(position.players)]


def is_open(position: Seen, galaxy: Ref) -> bool:
    return galaxy in position.box.open_with[len(position.players)]


def tiles_in(position: Seen, galaxy: Ref) -> list[Ref]:
    """The systems of a galaxy that are known."""
    spaces = position.spaces
    return [tile for at in position.box.spaces_in[galaxy] if (tile := spaces[at])]


def tiles_within(position: Seen, reach: int) -> Iterator[Ref]:
    """The known systems of sectors 1 to `reach`."""
    sector_of = position.box.sector_of
    return (tile for tile in position.spaces if tile and sector_of[tile] <= reach)


def free_spaces(position: Seen, galaxy: Ref) -> list[Ref]:
    number = position.box.space_number
    return [space for space in position.box.galaxies[galaxy].spaces if not position.spaces[number[space]]]


def free_spaces_of_sector(position: Seen, sector: int) -> list[Ref]:
    """List the free spaces of the open galaxies in a sector (CS-DIS-3)."""
    galaxies = position.box.galaxies
    return [
        space
        for galaxy in open_galaxies(position)
        if galaxies[galaxy].sector == sector
        for space in free_spaces(position, galaxy)
    ]


# Cubes


def cubes_on(position: Seen, planet: Ref) -> tuple[int, ...]:
    return position.colonies[position.box.planet_number[planet]]


def presence_in(position: Seen) -> Presence:
    """Who has how many cubes where."""
    spaces, colonies = position.spaces, position.colonies
    return known.get((id(spaces), id(colonies))) or presence(position.box, spaces, colonies, len(position.players))


def cubes_on_tile(position: Seen, tile: Ref) -> Cubes:
    """Count the cubes of each seat on a tile."""
    return presence_in(position).on_tile(tile)


def colonies_in(position: Seen, galaxy: Ref) -> Cubes:
    """Count the colonies of each seat on planets; cubes of stations lie on none (ruling Q-23)."""
    return presence_in(position).in_galaxy(galaxy)


def influence_in(position: Seen, galaxy: Ref) -> Cubes:
    """Count what gives each seat the majority: colonies, and the cubes of stations (CS-M1-7)."""
    counts = presence_in(position).in_galaxy(galaxy)
    players: Sequence[Owner] = position.players
    for seat, player in enumerate(players):
        for built in player.built:
            if position.box.galaxy_of[built.slot] == galaxy:
                counts = with_more(counts, seat, station_cubes(position.box, built.station))
    return counts


def station_cubes(box: Box, station: Ref) -> int:
    return box.station_kinds[box.stations[station].kind].cubes


def leads(counts: Sequence[int], seat: Seat, *, ties_win: bool = False) -> bool:
    """More than each opponent; or as many, for whom that is enough (CS-EXP-2, CS-M2-8)."""
    own, most = counts[seat], 0
    for at, count in enumerate(counts):
        if count > most and at != seat:
            most = count
    return own > most or (ties_win and own == most > 0)


def has_majority(position: Seen, seat: Seat, galaxy: Ref) -> bool:
    """Strictly (ruling Q-27)."""
    return leads(influence_in(position, galaxy), seat)


def wins_majority(position: Seen, seat: Seat, galaxy: Ref) -> bool:
    """Check whether the seat has the majority for exploiting; a tie is enough for Breish (CS-M2-8)."""
    return leads(influence_in(position, galaxy), seat, ties_win=power_of(position, seat).ties_win)


def colonies_of(position: Seen, seat: Seat) -> int:
    """Count the cubes of a seat on all planets."""
    return presence_in(position).everywhere[seat]


def cubes_on_board(position: Seen, seat: Seat) -> int:
    """Count the cubes of a seat on planets and on stations (ruling Q-7, ruling Q-23)."""
    stations = sum(station_cubes(position.box, built.station) for built in position.players[seat].built)
    return colonies_of(position, seat) + stations


# Colonising


def room_on(position: Seen, planet: Ref, *, stacking: bool) -> int:
    """How many more cubes may come onto a planet (CS-COL-2, CS-COL-3)."""
    cubes = sum(cubes_on(position, planet))
    return position.box.numbers.height - cubes if stacking or not cubes else 0


def settleable(
    position: Seen, seat: Seat, tiles: Iterator[Ref] | Sequence[Ref], *, any_type: bool
) -> Iterator[tuple[Ref, int]]:
    """The planets of these systems that a seat may colonise, and how many cubes may come there."""
    box, improvements = position.box, position.players[seat].improvements
    types = terraformed(box, improvements)
    stacking = may_stack(box, improvements)
    height, number, colonies, type_of = box.numbers.height, box.planet_number, position.colonies, box.planet_type
    for tile in tiles:
        for planet in box.tiles[tile].planets:
            if any_type or type_of[planet] in types:
                cubes = sum(colonies[number[planet]])
                if cubes == 0 or (stacking and cubes < height):
                    yield planet, height - cubes


# Extracting


def may_extract(position: Seen, seat: Seat, tile: Ref, used: int, each: int) -> bool:
    """Check an extraction: one per own cube; one where only others are, if a power allows (CS-EXT-2, CS-DTI-8)."""
    cubes = cubes_on_tile(position, tile)
    if cubes[seat]:
        return used < (each or cubes[seat])
    return used == 0 and any(cubes) and power_of(position, seat).shared_extraction


def station_systems(position: Seen, seat: Seat, galaxy: Ref) -> list[Ref]:
    """List the systems that an extraction station may take from (CS-M1-5, ruling Q-44)."""
    if not colonies_in(position, galaxy)[seat]:
        return []
    tiles = tiles_in(position, galaxy)
    if position.options.st_ext_presence == "galaxy":
        return tiles
    return [tile for tile in tiles if cubes_on_tile(position, tile)[seat]]


# Exploiting


def keeps_cube(position: Seen, seat: Seat, galaxy: Ref, colonies: int) -> str:
    """The rule by which no cube needs to be removed; empty: one must be (CS-M1-6, CS-M2-6)."""
    box = position.box
    for built in position.players[seat].built:
        if box.galaxy_of[built.slot] == galaxy and box.station_kinds[box.stations[built.station].kind].keeps_cube:
            return "CS-M1-6"
    least = power_of(position, seat).keeps_cubes_from
    return "CS-M2-6" if least and colonies >= least else ""


def yield_of(position: Seen, seat: Seat, galaxy: Ref) -> Yield:
    """What exploiting it gives now (CS-EXP-2)."""
    face = position.box.galaxies[galaxy]
    return face.majority if wins_majority(position, seat, galaxy) else face.minority


def planets_held(position: Seen, seat: Seat, galaxy: Ref) -> list[Ref]:
    """List the planets where a cube of the seat may be taken away (CS-EXP-3)."""
    number, colonies, tiles = position.box.planet_number, position.colonies, position.box.tiles
    return [
        planet
        for tile in tiles_in(position, galaxy)
        for planet in tiles[tile].planets
        if colonies[number[planet]][seat]
    ]


# Stations


def owner_of_slot(position: Seen, slot: Ref) -> Seat | None:
    players: Sequence[Owner] = position.players
    return next((seat for seat, player in enumerate(players) for built in player.built if built.slot == slot), None)


def galaxies_with_station(position: Seen, seat: Seat) -> list[Ref]:
    return [position.box.galaxy_of[built.slot] for built in position.players[seat].built]


def slot_fits(position: Seen, station: Ref, slot: Ref) -> bool:
    """CS-M1-8, unless any slot takes any station (ruling Q-25)."""
    box = position.box
    galaxy = box.galaxies[box.galaxy_of[slot]]
    return not position.options.station_slots_typed or galaxy.station == box.stations[station].kind


# Consumption and turn order


def tops(zones: Sequence[tuple[Ref, ...]], planned: Sequence[Ref]) -> list[Ref]:
    """The card that a plan leaves on top of each zone, empty where there is none (CS-PLAN-3)."""
    new = planned or ("",) * len(zones)
    return [card or (stack[-1] if stack else "") for stack, card in zip(zones, new, strict=True)]


def consumption_of_plan(position: Seen, seat: Seat, planned: Sequence[Ref]) -> int:
    """What all visible cards say, also those of earlier rounds (CS-PLAN-6, CS-PLAN-15, ruling Q-1; CS-DTII-2)."""
    if power_of(position, seat).no_consumption:
        return 0
    counted = tops(position.players[seat].zones, planned) if position.options.count_all_tops else planned
    return sum(position.box.cards[card].consumption for card in counted if card)


def turn_order(position: Seen, steps: Sequence[int]) -> tuple[Seat, ...]:
    """Order seats by steps really moved, then energy, then who was there first (CS-PLAN-7, 8, 9; CS-DTII-2)."""

    def rank(seat: Seat) -> tuple[bool, int, int, int]:
        last = power_of(position, seat).no_consumption
        return last, -steps[seat], -position.players[seat].energy, position.arrivals.index(seat)

    return tuple(sorted(range(len(position.players)), key=rank))


def is_ending(position: Seen) -> bool:
    """Check whether a seat is at level III: this round is the last (CS-END-1)."""
    return position.throne is not None


# AI cards


def forbidden(position: Seen, seat: Seat, card: Ref) -> bool:
    """Casares may not buy the card of three cubes (CS-M2-6)."""
    banned = position.box.cards[card].forbidden_to
    return banned is not None and banned == position.players[seat].leader
