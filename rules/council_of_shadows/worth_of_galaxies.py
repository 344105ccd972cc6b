"""What galaxies, systems, planets and piles are worth to a seat now: majorities, extractions, who reaches them."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.core.thing import Thing
from rules.core.types import Arg, Phrase, Ref, Seat, phrase
from rules.council_of_shadows.outlook import outlook_in
from rules.council_of_shadows.parts import NO_GEMS, Gems
from rules.council_of_shadows.queries import (
    Seen,
    cubes_on_tile,
    influence_in,
    may_stack,
    owner_of_slot,
    payments,
    power_of,
    reach_of,
    room_on,
    terraformed,
)
from rules.council_of_shadows.view import View
from rules.council_of_shadows.words import say_energy, say_gems

GalaxyWorth = Callable[[View, Seat, Thing], Phrase | None]
NOWHERE = "none"


class Standing(NamedTuple):
    """How a seat stands in a galaxy: cubes that count for the majority, and what is missing to it."""

    own: int
    best: int
    """Of the rivals."""
    need: int


def standing_in(position: Seen, seat: Seat, galaxy: Ref, more: int = 0) -> Standing:
    """Count as exploiting does; a tie is enough for Breish (CS-EXP-2, CS-M2-8)."""
    counts = influence_in(position, galaxy)
    own = counts[seat] + more
    best = max(count for at, count in enumerate(counts) if at != seat)
    least = max(1, best) if power_of(position, seat).ties_win else best + 1
    return Standing(own, best, max(0, least - own))


def in_words(standing: Standing, message: str = "cs-worth-standing") -> Phrase:
    return phrase(message, own=standing.own, best=standing.best, need=standing.need)


def zones_to(position: Seen, seat: Seat, sector: int) -> tuple[Phrase, ...]:
    """Which own zones reach a sector."""
    zones = range(1, len(position.players[seat].zones) + 1)
    return tuple(phrase("zone.the", zone=zone) for zone in zones if reach_of(position, seat, zone) >= sector)


def paying(position: Seen, seat: Seat, cost: Gems) -> dict[str, Arg]:
    """Whether a seat can pay, and with what it would."""
    owned = position.players[seat].gems
    return {"payable": "yes" if payments(owned, cost) else "no", "gems": say_gems(owned), "held": owned.count}


# Galaxies


def of_plate(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What exploiting would bring now, and how far the majority is."""
    galaxy = str(what.named["galaxy"])
    found, standing = outlook_in(view, seat, galaxy), in_words(standing_in(view, seat, galaxy))
    if found is None:
        return phrase("cs-worth-plate-none", standing=standing)
    paid = say_energy(found.energy)
    return phrase("cs-worth-plate", energy=paid, card=found.card, keeps=found.keeps_cube, standing=standing)


def of_cube(view: View, seat: Seat, what: Thing) -> Phrase | None:
    tile = view.box.tile_of[str(what.named["at"])]
    galaxy = galaxy_of_tile(view, tile)
    if galaxy is None:
        return None
    return phrase("cs-worth-cube", galaxy=galaxy, standing=in_words(standing_in(view, seat, galaxy), "cs-worth-then"))


def galaxy_of_tile(view: View, tile: Ref) -> Ref | None:
    return view.box.galaxy_of[view.box.spaces[view.spaces.index(tile)]] if tile in view.spaces else None


def of_slot(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether a station of one's own may still come here."""
    galaxy, kind = str(what.named["galaxy"]), what.named["station"]
    if owner_of_slot(view, str(what.named["slot"])) is not None:
        return None
    left = [ref for ref in view.players[seat].stations if view.box.stations[ref].kind == kind]
    if not left and view.options.station_slots_typed:
        return phrase("cs-worth-slot-none")
    colonies = outlook_in(view, seat, galaxy) is not None
    cost = next(part.cost for ref, part in view.box.station_kinds.items() if ref == kind)
    return phrase("cs-worth-slot", colony="yes" if colonies else "no", **paying(view, seat, cost))


# Systems and planets


def of_system(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How often one card may extract here, and who of the own zones reaches it (CS-EXT-2)."""
    tile = str(what.named["tile"])
    if tile not in view.spaces:
        return None
    cubes, power = cubes_on_tile(view, tile), power_of(view, seat)
    times = cubes[seat] or (1 if power.shared_extraction and any(cubes) else 0)
    resource = view.box.tiles[tile].resource
    gems = resource.gems.improved() if power.better_gems else resource.gems
    energy = (say_energy(resource.energy),) if resource.energy else ()
    gives = (*(say_gems(gems) if gems != NO_GEMS else ()), *energy)
    zones = zones_to(view, seat, view.box.sector_of[tile])
    return phrase("cs-worth-system", count=times, resource=gives, zones=zones, reached=len(zones))


def of_planet(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether usual cards may colonise it, and what a cube there does for the majority."""
    planet, galaxy = str(what.named["at"]), str(what.named["galaxy"])
    if galaxy == NOWHERE:
        return None
    box, improvements = view.box, view.players[seat].improvements
    kind = box.planet_type[planet]
    if not room_on(view, planet, stacking=True):
        return phrase("cs-worth-planet-full")
    if kind not in terraformed(box, improvements):
        return phrase("cs-worth-planet-type", planet=kind)
    if not room_on(view, planet, stacking=may_stack(box, improvements)):
        return phrase("cs-worth-planet-taken")
    sector = box.sector_of[galaxy]
    zones = zones_to(view, seat, sector)
    if not zones:
        return phrase("cs-worth-planet-far", sector=sector)
    then = in_words(standing_in(view, seat, galaxy, more=1), "cs-worth-then")
    return phrase("cs-worth-planet", zones=zones, standing=then, galaxy=galaxy)


def of_space(view: View, seat: Seat, what: Thing) -> Phrase | None:
    sector = int(str(what.named["sector"]))
    zones = zones_to(view, seat, sector)
    left = view.piles[sector - 1].count
    return phrase("cs-worth-space", count=left, zones=zones, reached=len(zones), sector=sector)


BY_SORT: Mapping[str, GalaxyWorth] = {
    "plate": of_plate,
    "cube": of_cube,
    "slot": of_slot,
    "system": of_system,
    "resource": of_system,
    "planet-B": of_planet,
    "planet-D": of_planet,
    "planet-V": of_planet,
    "space": of_space,
    "pile": of_space,
}
