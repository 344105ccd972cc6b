"""What shows before a drop: the piece as it would be, what it brings and costs. The rules are asked for all figures."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF

from desktop.board.desk import Look, usual
from desktop.board.layers import Layer
from desktop.board.sprite import Key, Picture, Place, Sprite, place_of
from desktop.board.tags import tag
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.attempts import galaxy_at
from desktop.games.council_of_shadows.board_places import planet_spots, tower_spots
from desktop.games.council_of_shadows.gems import thing_width, things_of
from desktop.games.council_of_shadows.handles import gestures
from desktop.games.council_of_shadows.reckoning import plan_of
from desktop.games.council_of_shadows.shown import Shown, signed
from desktop.style.fonts import width_of
from rules.core.types import Ref, Seat
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.outlook import gap, gap_with, steps_of_plan, yields
from rules.council_of_shadows.queries import cubes_on, letters, power_of, yield_of
from rules.council_of_shadows.view import View


def preview(view: View, move: m.Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
    """Preview a move, which must be legal."""
    return list(foreseen(Shown(view, look), move, places))


def foreseen(shown: Shown, move: m.Move, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    view = shown.view
    target = usual(gestures(view, move)).place
    spot = places.get(target) if target else None
    match move:
        case m.Colonise(seat=seat, planet=planet, cubes=cubes):
            yield from settled(shown, seat, planet, cubes, places)
        case m.SettleForAutoma(planet=planet):
            assert view.automa is not None  # the move is one of its game
            yield from settled(shown, view.automa.seat, planet, getattr(view.pending, "cubes", 1), places)
        case m.Extract(seat=seat, tile=tile) if spot is not None:
            yield gained(shown, spot, resource_of(shown, seat, tile))
            yield from gap_after(shown, seat, shown.box.tiles[tile].resource.energy, places)
        case m.Discover() if spot is not None:
            yield from ghost_pair(shown, spot)
        case m.Exploit(seat=seat, galaxy=galaxy) if keys.plate_key(galaxy) in places:
            found = yield_of(view, seat, galaxy)
            things = things_of("", found.energy) + (("C",) if found.card else ())
            yield gained(shown, places[keys.plate_key(galaxy)], things)
            yield from gap_after(shown, seat, found.energy, places)
        case m.PlaceTile(space=space):
            yield ghost_tile(shown, space)
        case m.BuyImprovement(seat=seat, improvement=improvement) if spot is not None:
            yield from improved(shown, seat, improvement, spot)
        case m.PlanCard(seat=seat) if spot is not None:
            yield from planned(shown, seat, move, spot)
        case m.BuyStation(seat=seat, station=station) if spot is not None:
            kind = shown.box.stations[station].kind
            yield ghost("cs-station", spot, kind, shown.colour_of(seat))
        case m.UpgradeGem(gem=gem) if spot is not None:
            yield ghost("cs-gem", in_middle(spot, 0.9), "g" if gem == "a" else "t")


def ghost(painter: str, place: Place, *args: object) -> Sprite:
    key = f"preview-{painter}-{place.x:.0f}-{place.y:.0f}"
    return Sprite(key, Picture(painter, args, 0.35), place, Layer.PREVIEW, is_target=False, opacity=0.88)


def in_middle(spot: Place, share: float) -> Place:
    side = min(spot.width, spot.height) * share
    return Place(0, 0, side, side).at(*spot.middle)


def gained(shown: Shown, spot: Place, things: tuple[str, ...], name: str = "gains") -> Sprite:
    """A pill at the lower edge of the place, within the table."""
    size = max(20.0, shown.size(16) * 1.6)
    radius, figure = size * 0.28, size * 0.58
    wide = sum(thing_width(thing, radius, figure) + radius * 0.7 for thing in things) + size * 0.7
    x, _ = spot.middle
    left = min(max(4.0, x - wide / 2), shown.look.width - wide - 4)
    top = min(spot.y + spot.height - size * 0.5, shown.look.height - size - 4)
    key = f"preview-{name}-{spot.x:.0f}-{spot.y:.0f}"
    return Sprite(key, Picture("cs-gains", (things,), 0.3), Place(left, top, wide, size), Layer.WORDS, is_target=False)


def gap_after(shown: Shown, seat: Seat, energy: int, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """Say on the row of the race what would then be missing to the next level."""
    row = places.get(keys.race_key(seat))
    if row is None or not energy:
        return
    after = gap_with(shown.view, seat, energy)
    said = shown.say("cs-table-gap-after", gap=gap(shown.view, seat), count=after, reached=after <= 0)
    wide = width_of(said, shown.size(16), "bold") + shown.size(16) * 2
    over = Place(row.x + row.width - wide, row.y, wide, row.height)
    yield tag(f"gap-{seat}", over, said, shown.style, "gain" if after <= 0 else "settled", "middle")


# On the map


def settled(shown: Shown, seat: Seat, planet: Ref, cubes: int, places: Mapping[Key, Place]) -> Iterator[Sprite]:
    """The tower on what stands there already; and on the plate of the galaxy, what exploiting it would bring then: the
    same for all its planets.
    """
    view, at, box = shown.view, shown.places.board, shown.box
    galaxy = galaxy_at(view, planet)
    middle = spot_of_planet(shown, planet)
    if not galaxy or middle is None:
        return
    number, own = box.planet_number[planet], cubes_on(view, planet)[seat]
    counts = tuple(count + cubes * (each == seat) for each, count in enumerate(view.colonies[number]))
    spots = tower_spots(middle, at.hexagon, counts)[seat][own:]
    rect = spots[0].united(spots[-1])
    yield ghost("cs-ghost-tower", place_of(rect), shown.colour_of(seat), cubes)
    after = replace(view, colonies=(*view.colonies[:number], counts, *view.colonies[number + 1 :]))
    found = next((each for each in yields(after, seat) if each.galaxy == galaxy), None)
    plate = places.get(keys.plate_key(galaxy))
    if found is not None and plate is not None:
        yield gained(shown, plate, things_of("", found.energy) + (("C",) if found.card else ()))


def spot_of_planet(shown: Shown, planet: Ref) -> QPointF | None:
    view, box, at = shown.view, shown.box, shown.places.board
    tile = box.tile_of[planet]
    if tile not in view.spaces:
        return None
    planets = box.tiles[tile].planets
    middle = at.spaces[box.spaces[view.spaces.index(tile)]]
    return planet_spots(middle, len(planets), at.hexagon)[planets.index(planet)][0]


def resource_of(shown: Shown, seat: Seat, tile: Ref) -> tuple[str, ...]:
    """Return the resource of a tile, with gems one step better for a seat that has that power (CS-DTI-2)."""
    resource = shown.box.tiles[tile].resource
    gems = resource.gems.improved() if power_of(shown.view, seat).better_gems else resource.gems
    return things_of(letters(gems), resource.energy)


def ghost_pair(shown: Shown, spot: Place) -> Iterator[Sprite]:
    """Two tiles, of which one will be chosen."""
    at = shown.places.board
    for side in (-1, 1):
        x, y = spot.middle
        yield ghost("cs-tile-back", place_of(at.hex_rect(QPointF(x + side * at.hexagon * 0.62, y))))


def ghost_tile(shown: Shown, space: Ref) -> Sprite:
    at = shown.places.board
    return ghost("cs-tile-back", place_of(at.hex_rect(at.spaces[space])))


# On the own board


def improved(shown: Shown, seat: Seat, improvement: Ref, spot: Place) -> Iterator[Sprite]:
    yield ghost("cs-cube", in_middle(spot, 0.6), shown.colour_of(seat))
    energy = shown.box.improvements[improvement].energy
    if energy:
        yield gained(shown, spot, things_of("", energy))


def planned(shown: Shown, seat: Seat, move: m.PlanCard, spot: Place) -> Iterator[Sprite]:
    """What the whole plan consumes with this card, and where the marker would stand."""
    view: View = shown.view
    steps = steps_of_plan(view, seat, plan_of(view, seat, move))
    said = shown.say("cs-table-plan", steps=signed(steps), count=view.players[seat].consumption + steps)
    words = width_of(said, shown.size(16), "bold")
    wide = max(words, spot.width)
    place = Place(spot.x + (spot.width - wide) / 2, spot.y, wide, spot.height)
    yield tag(f"plan-{move.zone}", place, said, shown.style, "settled", "below")
