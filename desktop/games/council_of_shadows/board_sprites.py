"""The game board as sprites: tracks with their markers, galaxies, systems with planets and cubes, plates, stations."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from desktop.board.describing import FELT, ground, heading, place, printed
from desktop.board.layers import Layer
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.board_places import (
    CONSUMPTION,
    ENERGY,
    planet_spots,
    ribbon,
    tower_spots,
)
from desktop.games.council_of_shadows.gems import things_of
from desktop.games.council_of_shadows.shown import MOST, Shown, as_title, piece
from desktop.games.council_of_shadows.systems import resource_place
from desktop.paint.paths import square_around
from desktop.style.theme import seat_mark
from rules.core.types import Phrase, Ref, phrase
from rules.council_of_shadows.components import Tile
from rules.council_of_shadows.outlook import outlook_in
from rules.council_of_shadows.queries import cubes_on, influence_in, letters
from rules.council_of_shadows.words import of_galaxy, planet_at, say_energy, say_gems

Corners = tuple[float, float, float, float]
"""Left, top, width and height."""
PLANET_DEPTH, CUBE_DEPTH = 1, 20
"""Planets lie over their tiles, cubes over planets."""
PLANETS = Layer.TRAIL
"""Over the light of the tile on which they lie, under all cubes; a planet to be clicked is a place, not a piece."""
NEBULA = 1.7
"""Width of the light of a galaxy, in widths of a hexagon, for each of its spaces that lie side by side."""
MARKER = 0.96
"""Of a lane."""
SHIFT = 0.42
"""From one marker to the next on the same space, in their size."""


def board(shown: Shown) -> Iterator[Sprite]:
    view, own = shown.view, shown.player(shown.seating.large)
    yield from shown.part("ground", shown.language_key, partial(ground_of_board, shown))
    yield from galaxies(shown)
    counts = tuple(pile.count for pile in view.piles)
    yield from shown.part("piles", (counts, shown.language_key), partial(piles, shown))
    yield from shown.part("ribbon", (own.energy, own.consumption, own.colour), partial(own_ribbon, shown))
    standing = tuple((each.energy, each.consumption, each.level) for each in view.players)
    yield from shown.part("markers", (standing, view.arrivals, shown.colours), partial(markers, shown))


def ground_of_board(shown: Shown) -> Iterator[Sprite]:
    at, numbers = shown.places.board, shown.box.numbers
    yield ground("felt", FELT, shown.places.whole, shown.unit, layer=Layer.FELT, bleed=0)
    edge = at.map.x() - at.rect.x()
    printed_galaxies = tuple(galaxy_print(shown, galaxy) for galaxy in at.plates)
    args = edge, at.lane, at.across, at.down, numbers.consumption.least, shown.unit, printed_galaxies
    yield ground("board", "cs-board", at.rect, *args, bleed=0.03)
    for sector, band in at.bands.items():
        yield printed(f"sector-{sector}", band.label, f"P{sector}", shown.size(22), *CHALK, serif=True)
        said = shown.say("cs-table-parsecs", count=sector)
        yield from heading(f"parsecs-{sector}", band.unit, (said,), shown.size(14), "chalk", "regular", "centre")


CHALK: Any = ("chalk", "bold", "centre")


# Galaxies


def galaxies(shown: Shown) -> Iterator[Sprite]:
    view = shown.view
    lasting = tuple((player.built, player.leader, player.tech) for player in view.players)
    for galaxy in shown.places.board.plates:
        lies = [state_of(shown, space) for space in shown.box.galaxies[galaxy].spaces]
        for space, here in zip(shown.box.galaxies[galaxy].spaces, lies, strict=True):
            yield from shown.part(("space", space), here, partial(space_with_system, shown, galaxy, space))
        gives = tuple(lies), lasting, view.order, shown.language_key
        yield from shown.part(("plate", galaxy), gives, partial(plate_with_slots, shown, galaxy))


def state_of(shown: Shown, space: Ref) -> tuple[object, ...]:
    """All that a space of a galaxy shows: a move changes few of them."""
    view, box = shown.view, shown.box
    tile = view.spaces[box.space_number[space]]
    return shown.colours, tile, tuple(view.colonies[planet] for planet in box.planets_on[tile]) if tile else ()


def galaxy_print(shown: Shown, galaxy: Ref) -> tuple[Ref, Corners, tuple[Corners, ...]]:
    """What the board itself shows of a galaxy: where its light lies, and its hexagons, seen from the board's corner."""
    at = shown.places.board
    middles = [at.spaces[space] for space in shown.box.galaxies[galaxy].spaces]
    left, right = min(each.x() for each in middles), max(each.x() for each in middles)
    across = (right - left) + at.hexagon * NEBULA
    high = min(across * 0.8, at.map.height() / len(at.bands))
    middle = sum((each.y() for each in middles), 0.0) / len(middles)
    light = QRectF((left + right) / 2 - across / 2, middle - high / 2, across, high).intersected(at.map)
    return galaxy, corners(light, at.rect), tuple(corners(at.hex_rect(each), at.rect) for each in middles)


def corners(rect: QRectF, board_: QRectF) -> Corners:
    return rect.x() - board_.x(), rect.y() - board_.y(), rect.width(), rect.height()


def space_with_system(shown: Shown, galaxy: Ref, space: Ref) -> Iterator[Sprite]:
    at, view = shown.places.board, shown.view
    middle = at.spaces[space]
    rect = at.hex_rect(middle)
    tile = view.spaces[shown.box.space_number[space]]
    words = phrase("cs-table-space", **of_galaxy(space), taken=bool(tile))
    yield place(keys.space_key(space), rect, words, is_round=True)
    if tile:
        yield from system(shown, tile, middle, galaxy)


def system(
    shown: Shown, ref: Ref, middle: QPointF, galaxy: Ref = "", *, hexagon: float = 0.0, layer: Layer = Layer.TOKEN
) -> Iterator[Sprite]:
    """A tile with its planets; in no galaxy as long as it was only drawn."""
    at, tile = shown.places.board, shown.box.tiles[ref]
    wide = hexagon or at.hexagon
    radius = at.radius * wide / at.hexagon
    rect = QRectF(middle.x() - wide / 2, middle.y() - radius, wide, 2 * radius)
    words = words_of_system(shown, tile, galaxy)
    yield piece(keys.tile_key(ref), "cs-system", rect, galaxy, layer=layer, words=words, bleed=0.15)
    yield resource(shown, tile, rect, galaxy, layer)
    spots = planet_spots(middle, len(tile.planets), wide)
    for number, (planet, kind, (spot, size)) in enumerate(zip(tile.planets, tile.types, spots, strict=True)):
        yield piece(
            keys.planet_key(planet),
            "cs-planet",
            square_around(spot, size),
            kind,
            layer=PLANETS if galaxy else layer,
            words=words_of_planet(shown, planet) if galaxy else None,
            target=bool(galaxy),
            bleed=0.62,
            number=PLANET_DEPTH + number,
        )
        if galaxy:
            yield from colonies(shown, planet, spot)


def resource(shown: Shown, tile: Tile, rect: QRectF, galaxy: Ref, layer: Layer) -> Sprite:
    """Return the resource of a tile; it lies over all cubes for a seat that takes it from there."""
    things = things_of(letters(tile.resource.gems), tile.resource.energy)
    key, line = keys.resource_key(tile.ref), resource_place(rect, len(tile.planets), len(things))
    if not galaxy:
        return replace(ground(key, "cs-resource", line, things, layer=layer, bleed=0.2), depth=PLANET_DEPTH / 1000)
    words = phrase("cs-table-resource", tile=tile.ref, galaxy=galaxy, resource=words_of_resource(tile))
    return piece(key, "cs-resource", line, things, number=MOST, words=words, bleed=0.2)


def words_of_resource(tile: Tile) -> tuple[Phrase, ...]:
    energy = (say_energy(tile.resource.energy),) if tile.resource.energy else ()
    return (*say_gems(tile.resource.gems), *energy)


def words_of_system(shown: Shown, tile: Tile, galaxy: Ref) -> Phrase:
    resource = words_of_resource(tile)
    planets = tuple(
        phrase("planet.count", planet=kind, count=tile.types.count(kind)) for kind in dict.fromkeys(tile.types)
    )
    return phrase("cs-table-system", tile=tile.ref, galaxy=galaxy, planets=planets, resource=resource)


def words_of_planet(shown: Shown, planet: Ref) -> Phrase:
    counts = cubes_on(shown.view, planet)
    there = tuple(
        phrase("cs-table-cubes", owner=shown.colour_of(seat), count=count) for seat, count in enumerate(counts) if count
    )
    where = planet_at(shown.view, planet)
    return phrase("cs-table-planet", planet=where, cubes=there, count=sum(counts))


def colonies(shown: Shown, planet: Ref, spot: QPointF) -> Iterator[Sprite]:
    """A tower for each seat that has cubes there."""
    spots = tower_spots(spot, shown.places.board.hexagon, cubes_on(shown.view, planet))
    lying = [(seat, number, rect) for seat, tower in spots.items() for number, rect in enumerate(tower)]
    southern = spot.y() / max(1.0, shown.look.height)
    for level, (seat, number, rect) in enumerate(lying):
        colour = shown.colour_of(seat)
        words = phrase("cs-table-cube", owner=colour)
        key = keys.cube_key(planet, seat, number)
        depth = CUBE_DEPTH + round(southern * 24) * 3 + level
        yield piece(key, "cs-cube", rect, colour, words=words, number=depth, bleed=0.3)


# Yield plates and stations


def plate_with_slots(shown: Shown, galaxy: Ref) -> Iterator[Sprite]:
    yield plate(shown, galaxy)
    for slot in shown.box.galaxies[galaxy].slots if shown.view.options.stations else ():
        yield from station_slot(shown, galaxy, slot)


def plate(shown: Shown, galaxy: Ref) -> Sprite:
    """What each seat would get is asked of the rules; a seat without a colony there gets nothing."""
    face = shown.box.galaxies[galaxy]
    found = ((seat, outlook_in(shown.view, seat, galaxy)) for seat in shown.view.order)
    now = [(seat, each.energy, each.majority) for seat, each in found if each is not None]
    name = as_title(shown.say("galaxy.short", galaxy=galaxy))
    gains = tuple((each.energy, each.card) for each in (face.majority, face.minority))
    cubes = influence_in(shown.view, galaxy)
    counted = tuple(
        phrase("cs-table-now", owner=shown.colour_of(seat), energy=energy, majority=majority, count=cubes[seat])
        for seat, energy, majority in now
    )
    words = phrase(
        "cs-table-plate",
        galaxy=galaxy,
        majority=face.majority.energy,
        minority=face.minority.energy,
        card=face.majority.card,
        other=face.minority.card,
        now=counted,
        count=len(counted),
    )
    return piece(
        keys.plate_key(galaxy),
        "cs-plate",
        shown.places.board.plates[galaxy],
        galaxy,
        name,
        *gains,
        tuple((shown.colour_of(seat), energy, majority) for seat, energy, majority in now),
        words=words,
        bleed=0.12,
    )


def station_slot(shown: Shown, galaxy: Ref, slot: Ref) -> Iterator[Sprite]:
    rect, kind = shown.places.board.slots[slot], shown.box.galaxies[galaxy].station
    words = phrase("cs-table-slot", galaxy=galaxy, station=kind)
    yield piece(keys.slot_key(slot), "cs-slot", rect, kind, galaxy, layer=Layer.TOKEN, words=words, bleed=0.15)
    for seat, player in enumerate(shown.view.players):
        for built in player.built:
            if built.slot == slot:
                colour = shown.colour_of(seat)
                which = shown.box.stations[built.station].kind
                said = phrase("cs-table-station", station=which, owner=colour)
                yield piece(
                    keys.station_key(built.station), "cs-station", rect, which, colour, words=said, target=False
                )


# Piles of tiles


def piles(shown: Shown) -> Iterator[Sprite]:
    for sector, band in shown.places.board.bands.items():
        count = shown.view.piles[sector - 1].count
        key = keys.pile_key(sector)
        words = phrase("cs-table-pile", sector=sector, count=count)
        args = count, shown.size(18)
        yield piece(key, "cs-pile", band.pile, *args, layer=Layer.TOKEN, words=words, bleed=0.15, fold=key)
        if count:
            yield piece(keys.top_key(sector), "cs-pile-top", band.pile, *args, words=words, bleed=0.15, fold=key)
        said = shown.say("cs-table-tiles", count=count)
        yield from heading(f"tiles-{sector}", band.left, (said,), shown.size(14), "chalk", "regular", "centre")


# Tracks


def own_ribbon(shown: Shown) -> Iterator[Sprite]:
    """Draw the gap of the seat that looks, between the lanes."""
    seat, at = shown.seating.large, shown.places.board
    player = shown.player(seat)
    points = ribbon(at, player.energy, player.consumption)
    lefts, tops = [each.x() for each in points], [each.y() for each in points]
    rect = QRectF(min(lefts), min(tops), max(1.0, max(lefts) - min(lefts)), max(1.0, max(tops) - min(tops)))
    seen = tuple((round(each.x() - rect.x(), 2), round(each.y() - rect.y(), 2)) for each in points)
    if len(seen) > 1:
        width = at.lane * 0.2
        colour = seat_mark(player.colour).colour
        bleed = width * 1.2 / min(rect.width(), rect.height())
        yield ground("ribbon", "cs-ribbon", rect, seen, colour, width, layer=Layer.PRINT, bleed=bleed)


def markers(shown: Shown) -> Iterator[Sprite]:
    """Place the markers; of two energy markers on one space the first to come lies underneath (CS-PLAN-8)."""
    view, at = shown.view, shown.places.board
    side = at.lane * MARKER
    lying: dict[tuple[int, int], int] = {}
    for seat in view.arrivals:
        player = view.players[seat]
        steps = ((ENERGY, player.energy), (CONSUMPTION, player.consumption))
        for lane, value in steps:
            below = lying.get((lane, value), 0)
            lying[lane, value] = below + 1
            middle = at.step(value, lane).center() + stacked(at.step(value, lane), side) * below
            rect = square_around(middle, side / 2)
            colour = player.colour
            if lane == ENERGY:
                words = phrase("cs-table-energy", owner=colour, count=player.energy, n=player.level)
                args: tuple[Any, ...] = (colour, player.level)
                key, painter = keys.energy_key(seat), "cs-energy"
            else:
                words = phrase("cs-table-consumption", owner=colour, count=player.consumption)
                args, key, painter = (colour,), keys.consumption_key(seat), "cs-disc"
            yield piece(key, painter, rect, *args, words=words, target=False, number=below, bleed=0.3)


def stacked(step: QRectF, side: float) -> QPointF:
    """Return the shift along the track from one marker to the next on the same space."""
    return QPointF(side * SHIFT, 0) if step.height() <= step.width() * 1.02 else QPointF(0, side * SHIFT)
