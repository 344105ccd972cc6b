"""What somebody means who drops pieces somewhere, legal or not; what goes along with a move, and what could cure it."""

from collections.abc import Callable, Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.handles import automa_of, top_cube
from desktop.games.council_of_shadows.reckoning import plan_of
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.parts import GEMS, Gems
from rules.council_of_shadows.queries import (
    colonies_in,
    cubes_on,
    cubes_on_tile,
    gems_in,
    keeps_cube,
    letters,
    may_stack,
    payments,
    places_of,
    planets_held,
    reach_of,
    terraformed,
    tiles_within,
    tops,
)
from rules.council_of_shadows.view import View

Meaning = Callable[[View, Seat, str, Key], m.Move | None]
MOST_CURES = 6


def attempt(view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> m.Move | None:
    if len(pieces) > 1:
        return None
    (piece,) = pieces
    kind, rest = keys.parts_of(piece)
    meaning = MEANINGS.get(kind)
    return meaning(view, seat, rest, place) if meaning is not None else None


# Cards


def of_card(view: View, seat: Seat, card: Ref, place: Key) -> m.Move | None:
    """A card of the display is bought, or taken for nothing; one of the hand is planned."""
    if card not in view.box.cards:
        return None
    zone = zone_of(view, seat, place)
    if zone:
        return m.PlanCard(seat=seat, card=card, zone=zone)
    if card in view.display and is_home(place, seat, "hand"):
        if isinstance(view.pending, todo.TakingCard):
            return m.TakeCard(seat=seat, card=card)
        return m.BuyCard(seat=seat, card=card, gems=cheapest(view, seat, view.box.cards[card].cost or Gems()))
    return None


def zone_of(view: View, seat: Seat, place: Key) -> int:
    """The own zone that this is, or on which this card lies; 0: none."""
    kind, rest = keys.parts_of(place)
    if kind == "zone":
        owner, number = keys.of_seat(rest)
        return int(number) if owner == seat else 0
    if kind == "card":
        for zone, (stack, card) in enumerate(zip(view.players[seat].zones, plan_of(view, seat), strict=True), start=1):
            if rest == card or rest in stack:
                return zone
    return 0


def is_home(place: Key, seat: Seat, kind: str) -> bool:
    """A part of the own board, or that board itself."""
    return place in (f"{kind}-{seat}", keys.mat_key(seat))


def cheapest(view: View, seat: Seat, cost: Gems) -> str:
    """What would be paid; the cost itself where it cannot be."""
    ways = payments(view.players[seat].gems, cost)
    return letters(ways[0] if ways else cost)


def of_tech(view: View, seat: Seat, card: Ref, place: Key) -> m.Move | None:
    return m.TakeTech(seat=seat, card=card) if is_home(place, seat, "techs") else None


def of_bonus(view: View, seat: Seat, card: Ref, place: Key) -> m.Move | None:
    return m.ReturnBonus(seat=seat, card=card) if place == keys.LIGHT_PILE else None


def of_leader(view: View, seat: Seat, leader: Ref, place: Key) -> m.Move | None:
    return m.ChooseLeader(seat=seat, leader=leader) if is_home(place, seat, "mat") else None


# Cubes


def of_tower(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    owner, height = keys.of_seat(rest)
    planet = planet_at(view, place)
    if not planet:
        return None
    if owner != seat:
        return m.SettleForAutoma(seat=seat, planet=planet)
    return m.Colonise(seat=seat, planet=planet, cubes=int(height))


def of_supply(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    """A cube that lies nowhere yet."""
    owner, _ = keys.of_seat(rest)
    if owner != seat:
        return None
    kind, where = keys.parts_of(place)
    if kind in ("place", "improved"):
        at, improvement = keys.of_seat(where)
        face = view.box.improvements.get(improvement)
        if at != seat or face is None:
            return None
        return m.BuyImprovement(seat=seat, improvement=improvement, gems=cheapest(view, seat, face.cost))
    planet = planet_at(view, place)
    return m.Colonise(seat=seat, planet=planet, cubes=1) if planet else None


def of_cube(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    """A cube of a planet is taken away: its galaxy is exploited."""
    planet = keys.planet_of(rest)
    owner = int(rest.rsplit("-", 2)[1])
    galaxy = galaxy_at(view, planet)
    kind, where = keys.parts_of(place)
    if not galaxy or not (kind in ("cubes", "mat") or place == keys.plate_key(galaxy)):
        return None
    if isinstance(view.pending, todo.RemovingFromAutoma):
        return m.RemoveFromAutoma(seat=seat, planet=planet)
    if owner != seat or (kind != "plate" and where != str(seat)):
        return None
    return m.Exploit(seat=seat, galaxy=galaxy, planet=planet)


def planet_at(view: View, place: Key) -> Ref:
    """The planet that this is, or on which this cube lies; on a system the first that is free, else its first."""
    kind, rest = keys.parts_of(place)
    match kind:
        case "planet":
            return rest if rest in view.box.planet_number else ""
        case "cube":
            return keys.planet_of(rest)
        case "tile" | "resource" if rest in view.spaces:
            planets = view.box.tiles[rest].planets
            return next((each for each in planets if not any(cubes_on(view, each))), planets[0])
    return ""


def galaxy_at(view: View, planet: Ref) -> Ref:
    """Where the system of a planet lies; empty: nowhere yet."""
    tile = view.box.tile_of.get(planet, "")
    if tile not in view.spaces:
        return ""
    return view.box.galaxy_of[view.box.spaces[view.spaces.index(tile)]]


def of_plate(view: View, seat: Seat, galaxy: Ref, place: Key) -> m.Move | None:
    """It pays: the galaxy is exploited, for one of the cubes where there are several."""
    if place != keys.race_key(seat):
        return None
    if isinstance(view.pending, todo.Exploiting) and keeps_cube(view, seat, galaxy, colonies_in(view, galaxy)[seat]):
        return m.Exploit(seat=seat, galaxy=galaxy)
    held = planets_held(view, seat, galaxy)
    return m.Exploit(seat=seat, galaxy=galaxy, planet=held[0] if held else "")


# Tiles, gems, stations


def of_resource(view: View, seat: Seat, tile: Ref, place: Key) -> m.Move | None:
    is_counted_there = place in (keys.purse_key(seat), keys.race_key(seat))
    return m.Extract(seat=seat, tile=tile) if is_counted_there and tile in view.spaces else None


def of_top(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    """The uppermost tile of a pile: whoever draws two chooses one of them only then."""
    is_space = keys.parts_of(place)[0] in ("space", "tile", "resource")
    return m.Discover(seat=seat, sector=int(rest)) if is_space or place == keys.DRAWN else None


def of_automa_card(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    is_card = f"automa-{rest}" == keys.AUTOMA_CARD and view.automa is not None
    return m.AutomaActs(seat=automa_of(view)) if is_card and place == keys.AUTOMA_USED else None


def of_tile(view: View, seat: Seat, tile: Ref, place: Key) -> m.Move | None:
    kind, rest = keys.parts_of(place)
    if tile not in view.drawn:
        return None
    if kind == "space":
        return m.PlaceTile(seat=seat, tile=tile, space=rest)
    if kind in ("tile", "resource") and rest in view.spaces:
        return m.PlaceTile(seat=seat, tile=tile, space=view.box.spaces[view.spaces.index(rest)])
    return None


def of_gem(view: View, seat: Seat, rest: str, place: Key) -> m.Move | None:
    owner, which = keys.of_seat(rest)
    is_supply = keys.parts_of(place)[0] == "supply"
    return m.UpgradeGem(seat=seat, gem=which[:1]) if is_supply and owner == seat else None


def of_station(view: View, seat: Seat, station: Ref, place: Key) -> m.Move | None:
    """On a slot, or on the plate of its galaxy."""
    kind, rest = keys.parts_of(place)
    slot = rest if kind == "slot" else view.box.galaxies[rest].slots[0] if kind == "plate" else ""
    tile = view.box.stations.get(station)
    if not slot or tile is None:
        return None
    cost = view.box.station_kinds[tile.kind].cost
    return m.BuyStation(seat=seat, station=station, slot=slot, gems=cheapest(view, seat, cost))


MEANINGS: dict[str, Meaning] = {
    "card": of_card,
    "tech": of_tech,
    "bonus": of_bonus,
    "leader": of_leader,
    "tower": of_tower,
    "cubes": of_supply,
    "cube": of_cube,
    "plate": of_plate,
    "tile": of_tile,
    "resource": of_resource,
    "top": of_top,
    "automa": of_automa_card,
    "gem": of_gem,
    "station": of_station,
}
"""By what is held."""


# What goes along, and what could cure


def companions(view: View, move: m.Move) -> Sequence[Key]:
    """The gems that are paid, the cube that comes off."""
    match move:
        case m.BuyCard(gems=paid) | m.BuyImprovement(gems=paid) | m.BuyStation(gems=paid):
            return tuple(paid_gems(view, move.seat, paid))
        case m.Exploit(planet=planet) if planet:
            return (top_cube(view, planet, move.seat),)
    return ()


def paid_gems(view: View, seat: Seat, paid: str) -> Iterator[Key]:
    gems, owned = gems_in(paid), view.players[seat].gems
    if gems is None:
        return
    for kind in GEMS:
        has = owned.of(kind)
        yield from (keys.gem_key(seat, kind, number) for number in range(has - min(gems.of(kind), has), has))


def cures(view: View, move: m.Move) -> Sequence[Key]:
    """Improvements that would allow it, zones that are free, systems where one has a cube."""
    match move:
        case m.Colonise(planet=planet):
            return tuple(improvements_for(view, move.seat, planet))
        case m.PlanCard(seat=seat) if view.phase == "planning":
            lying = tops(view.players[seat].zones, plan_of(view, seat))
            return tuple(keys.zone_key(seat, zone) for zone, card in enumerate(lying, start=1) if not card)
        case m.PlanCard(seat=seat, card=card) if card in view.display:
            return (keys.hand_key(seat),)
        case m.Extract(seat=seat):
            reach = getattr(view.pending, "reach", 0)
            own = [tile for tile in tiles_within(view, reach) if cubes_on_tile(view, tile)[seat]]
            return tuple(keys.tile_key(tile) for tile in own[:MOST_CURES])
    return ()


def improvements_for(view: View, seat: Seat, planet: Ref) -> Iterator[Key]:
    """What the board lacks for this planet: its type, to build on cubes, or the range of the zone."""
    box, owned = view.box, view.players[seat].improvements
    missing = [each for each in places_of(view, seat) if each.ref not in owned]
    type_, sector = box.planet_type[planet], box.sector_of[box.tile_of[planet]]
    zone = acting_zone(view, seat)
    for each in missing:
        is_type = each.planet == type_ and type_ not in terraformed(box, owned)
        is_stacking = each.stacking and any(cubes_on(view, planet)) and not may_stack(box, owned)
        is_range = each.zone == zone > 0 and reach_of(view, seat, zone) < each.sector <= sector
        if is_type or is_stacking or is_range:
            yield keys.place_key(seat, each.ref)


def acting_zone(view: View, seat: Seat) -> int:
    """Where the card lies that acts now; 0: none does."""
    card = getattr(view.pending, "card", "")
    zones = view.players[seat].zones
    return next((zone for zone, stack in enumerate(zones, start=1) if stack and stack[-1] == card), 0)
