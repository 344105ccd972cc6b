"""What tracks, improvements, zones and gems are worth to a seat now: the gap, what can be paid, what a zone reaches."""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.council_of_shadows.outlook import gap, gap_with, yields
from rules.council_of_shadows.parts import GEMS
from rules.council_of_shadows.queries import (
    Seen,
    cubes_on_tile,
    may_stack,
    reach_of,
    room_on,
    settleable,
    terraformed,
    tiles_within,
)
from rules.council_of_shadows.view import View
from rules.council_of_shadows.words import say_energy
from rules.council_of_shadows.worth_of_galaxies import paying

BoardWorth = Callable[[View, Seat, Thing], Phrase | None]


def is_own(seat: Seat, what: Thing) -> bool:
    return bool(what.named.get("seat", SeatName(seat)) == SeatName(seat))


def gap_words(position: Seen, seat: Seat, energy: int) -> Phrase:
    """How the gap changes with so much energy more."""
    left = gap_with(position, seat, energy)
    level = position.players[seat].level + 1
    return phrase("cs-worth-gap", gap=gap(position, seat), count=max(0, left), reached=left <= 0, n=level)


# Tracks


def of_marker(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """The own gap, and what exploiting all galaxies now would do to it; or the gap of a rival beside it."""
    if not is_own(seat, what):
        owner = what.named["seat"]
        rival = owner.seat if isinstance(owner, SeatName) else seat
        names = {"owner": owner, "n": view.players[rival].level}
        return phrase("cs-worth-rival", count=gap(view, rival), own=gap(view, seat), **names)
    energy = sum(each.energy for each in yields(view, seat))
    if not energy:
        return phrase("cs-worth-own-gap", gap=gap(view, seat), n=view.players[seat].level + 1)
    return phrase("cs-worth-exploiting", energy=say_energy(energy), then=gap_words(view, seat, energy))


def of_throne(view: View, seat: Seat, what: Thing) -> Phrase | None:
    missing = view.box.numbers.end_level - view.players[seat].level
    if view.throne is not None:
        return None
    return phrase("cs-worth-throne", count=missing, gap=gap(view, seat))


# Improvements


def of_improvement(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Whether it can be paid, and what it changes at once."""
    if not is_own(seat, what):
        return None
    ref = str(what.named["improvement"])
    face, player = view.box.improvements[ref], view.players[seat]
    if ref in player.improvements:
        return phrase("cs-worth-bought")
    if face.needs and face.needs not in player.improvements:
        return phrase("cs-worth-later", improvement=face.needs)
    brings = gap_words(view, seat, face.energy) if face.energy else opened(view, seat, what)
    return phrase("cs-worth-improvement", brings=brings, **paying(view, seat, face.cost))


def opened(view: View, seat: Seat, what: Thing) -> Phrase:
    """How many more planets within reach one could colonise."""
    zones = range(1, len(view.players[seat].zones) + 1)
    reach = max(reach_of(view, seat, zone) for zone in zones)
    improvements = view.players[seat].improvements
    types, stacking = terraformed(view.box, improvements), may_stack(view.box, improvements)
    if what.sort == "extension":
        stacking = True
    else:
        types = str(what.named["planet"])
    known = (planet for tile in tiles_within(view, reach) for planet in view.box.tiles[tile].planets)
    fitting = [planet for planet in known if view.box.planet_type[planet] in types]
    count = sum(room_on(view, planet, stacking=stacking) > 0 for planet in fitting)
    if what.sort == "extension":
        count -= sum(room_on(view, planet, stacking=False) > 0 for planet in fitting)
    return phrase("cs-worth-opened", count=count)


# Zones


def of_zone(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What a card lying there could colonise and extract now."""
    if not is_own(seat, what):
        return None
    reach = reach_of(view, seat, int(str(what.named["zone"])))
    planets = len(list(settleable(view, seat, tiles_within(view, reach), any_type=False)))
    extractions = sum(cubes_on_tile(view, tile)[seat] for tile in tiles_within(view, reach))
    return phrase("cs-worth-zone", planets=planets, count=extractions)


# Gems


def of_gems(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """What the own gems would count at the end (CS-END-2)."""
    if not is_own(seat, what):
        return None
    gems = view.players[seat].gems
    if not gems.count:
        return None
    worth = sum(gems.of(gem) * view.box.numbers.gem_worth.of(gem) for gem in GEMS)
    return phrase("cs-worth-gems", count=gems.count, energy=say_energy(worth))


BY_SORT: Mapping[str, BoardWorth] = {
    "energy": of_marker,
    "consumption": of_marker,
    "race": of_marker,
    "mat": of_marker,
    "throne": of_throne,
    "terraforming": of_improvement,
    "extension": of_improvement,
    "boost": of_improvement,
    "range": of_improvement,
    "zone": of_zone,
    "purse": of_gems,
    **{f"gem-{gem}": of_gems for gem in GEMS},
}
