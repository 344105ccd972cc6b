"""What lies on the table of Council of Shadows, as things that explain themselves: the galaxies and the tracks."""

from desktop.board.sprite import Key
from desktop.games.council_of_shadows.keys import read
from desktop.games.council_of_shadows.things_of_cards import thing_of_card
from desktop.games.council_of_shadows.things_of_mats import thing_of_mat
from rules.core.thing import Thing, thing
from rules.core.types import Arg, Phrase, Ref, SeatName, phrase
from rules.council_of_shadows.components import Tile
from rules.council_of_shadows.parts import NO_GEMS
from rules.council_of_shadows.view import View
from rules.council_of_shadows.words import of_galaxy, planet_at, say_energy, say_gems

NOWHERE = "none"


def thing_of(view: View, key: Key) -> Thing | None:
    """Find what this key stands for; None for felt, boards and words."""
    parts = (thing_of_galaxies, thing_of_tracks, thing_of_card, thing_of_mat)
    return next((found for part in parts if (found := part(view, key)) is not None), None)


# The galaxies


def thing_of_galaxies(view: View, key: Key) -> Thing | None:
    match read(key):
        case "space", str(space) if space in view.box.space_number:
            tile = view.spaces[view.box.space_number[space]]
            sector = view.box.sector_of[space]
            return system(view, tile) if tile else thing("space", **of_galaxy(space), sector=sector)
        case "tile", str(tile):
            return system(view, tile)
        case "resource", str(tile):
            return thing("resource", **where(view, tile), resource=resource_of(view.box.tiles[tile]))
        case "planet", str(planet):
            return on_planet(view, planet)
        case "cube", str(planet), int(seat), int():
            owner = view.players[seat].colour
            return thing("cube", owner=owner, seat=SeatName(seat), planet=planet_at(view, planet), at=planet)
        case "plate", str(galaxy):
            return plate(view, galaxy)
        case "slot", str(slot):
            galaxy = view.box.galaxy_of[slot]
            kind = view.box.galaxies[galaxy].station
            cost = say_gems(view.box.station_kinds[kind].cost)
            return thing("slot", galaxy=galaxy, slot=slot, station=kind, cost=cost)
        case "pile" | "top", int(sector):
            return thing("pile", sector=sector, count=view.piles[sector - 1].count)
        case ("drawn",):
            return thing("drawn-place")
        case "tower", int(seat), int(height):
            return thing("tower", owner=view.players[seat].colour, height=height, seat=SeatName(seat))
    return None


def where(view: View, tile: Ref) -> dict[str, Arg]:
    """The system, and its galaxy unless it is only drawn."""
    space = next((at for at, lying in enumerate(view.spaces) if lying == tile), None)
    galaxy = NOWHERE if space is None else view.box.galaxy_of[view.box.spaces[space]]
    return {"tile": tile, "galaxy": galaxy, "sector": view.box.sector_of[tile]}


def system(view: View, tile: Ref) -> Thing:
    face = view.box.tiles[tile]
    kinds = dict.fromkeys(face.types)
    planets = tuple(phrase("planet.count", planet=kind, count=face.types.count(kind)) for kind in kinds)
    sort = "system" if tile in view.spaces else "system-drawn"
    return thing(sort, **where(view, tile), planets=planets, resource=resource_of(face))


def resource_of(tile: Tile) -> tuple[Phrase, ...]:
    energy = (say_energy(tile.resource.energy),) if tile.resource.energy else ()
    return (*(say_gems(tile.resource.gems) if tile.resource.gems != NO_GEMS else ()), *energy)


def on_planet(view: View, planet: Ref) -> Thing:
    tile, _, number = planet.partition(".")
    kind = view.box.planet_type[planet]
    there = sum(view.colonies[view.box.planet_number[planet]])
    most = view.box.numbers.height
    return thing(f"planet-{kind}", **where(view, tile), at=planet, planet=kind, n=int(number), cubes=there, height=most)


def plate(view: View, galaxy: Ref) -> Thing:
    face = view.box.galaxies[galaxy]
    return thing(
        "plate",
        galaxy=galaxy,
        sector=face.sector,
        majority=face.majority.energy,
        minority=face.minority.energy,
        card=face.majority.card,
        other=face.minority.card,
    )


# The tracks


def thing_of_tracks(view: View, key: Key) -> Thing | None:
    match read(key):
        case ("energy" | "consumption") as track, int(seat):
            player = view.players[seat]
            count = player.energy if track == "energy" else player.consumption
            return thing(track, owner=player.colour, seat=SeatName(seat), count=count, n=player.level)
        case "race", int(seat):
            player = view.players[seat]
            return thing("race", owner=player.colour, seat=SeatName(seat), n=view.order.index(seat) + 1)
        case ("throne",):
            owner = view.throne
            holder = NOWHERE if owner is None else SeatName(owner)
            return thing("throne", held=owner is not None, seat=holder)
    return None
