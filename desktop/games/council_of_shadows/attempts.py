"""What somebody means who drops pieces somewhere, legal or not; what goes along with a move, and what could cure it."""

from collections.abc import Iterator, Sequence
from functools import partial

from desktop.board.desk import Drop, no_one
from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from desktop.games.council_of_shadows.handles import top_cube
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

MOST_CURES = 6


def attempt(view: View, seat: Seat, pieces: frozenset[Key]) -> Drop[m.Move]:
    if len(pieces) > 1:
        return no_one
    (piece,) = pieces
    match keys.read(piece):
        case "card", str(card) if card in view.box.cards:
            return partial(of_card, view, seat, card)
        case "tech", str(card):
            return dict.fromkeys((keys.techs_key(seat), keys.mat_key(seat)), m.TakeTech(seat=seat, card=card)).get
        case "bonus", str(card):
            return {keys.LIGHT_PILE: m.ReturnBonus(seat=seat, card=card)}.get
        case "leader", str(leader):
            return {keys.mat_key(seat): m.ChooseLeader(seat=seat, leader=leader)}.get
        case "tower", int(owner), int(height):
            return partial(of_tower, view, seat, owner, height)
        case "cubes", owner if owner == seat:
            return partial(of_supply, view, seat)
        case "cube", str(planet), int(owner), int():
            return partial(of_cube, view, seat, planet, owner)
        case "plate", str(galaxy):
            return {keys.race_key(seat): of_plate(view, seat, galaxy)}.get
        case "tile", str(tile) if tile in view.drawn:
            return partial(of_tile, view, seat, tile)
        case "resource", str(tile) if tile in view.spaces:
            return dict.fromkeys((keys.purse_key(seat), keys.race_key(seat)), m.Extract(seat=seat, tile=tile)).get
        case "top", int(sector):
            return partial(of_top, seat, sector)
        case "automa", "card" if view.automa is not None:
            return {keys.AUTOMA_USED: m.AutomaActs(seat=view.automa.seat)}.get
        case "gem", owner, str(gem), int() if owner == seat:
            return dict.fromkeys(map(keys.supply_key, GEMS), m.UpgradeGem(seat=seat, gem=gem)).get
        case "station", str(station):
            return partial(of_station, view, seat, station)
    return no_one


# Cards


def of_card(view: View, seat: Seat, card: Ref, place: Key) -> m.Move | None:
    """A card of the display is bought, or taken for nothing; one of the hand is planned."""
    zone = zone_of(view, seat, place)
    if zone:
        return m.PlanCard(seat=seat, card=card, zone=zone)
    if card in view.display and place in (keys.hand_key(seat), keys.mat_key(seat)):
        if isinstance(view.pending, todo.TakingCard):
            return m.TakeCard(seat=seat, card=card)
        return m.BuyCard(seat=seat, card=card, gems=cheapest(view, seat, view.box.cards[card].cost or Gems()))
    return None


def zone_of(view: View, seat: Seat, place: Key) -> int:
    """The own zone that this is, or on which this card lies; 0: none."""
    match keys.read(place):
        case "zone", owner, int(zone) if owner == seat:
            return zone
        case "card", str(lying):
            planned = plan_of(view, seat)
            for zone, (stack, card) in enumerate(zip(view.players[seat].zones, planned, strict=True), start=1):
                if lying == card or lying in stack:
                    return zone
    return 0


def cheapest(view: View, seat: Seat, cost: Gems) -> str:
    """What would be paid; the cost itself where it cannot be."""
    ways = payments(view.players[seat].gems, cost)
    return letters(ways[0] if ways else cost)


# Cubes


def of_tower(view: View, seat: Seat, owner: Seat, height: int, place: Key) -> m.Move | None:
    planet = planet_at(view, place)
    if not planet:
        return None
    if owner != seat:
        return m.SettleForAutoma(seat=seat, planet=planet)
    return m.Colonise(seat=seat, planet=planet, cubes=height)


def of_supply(view: View, seat: Seat, place: Key) -> m.Move | None:
    """A cube that lies nowhere yet."""
    match keys.read(place):
        case (("place" | "improved"), int(owner), str(improvement)):
            face = view.box.improvements.get(improvement)
            if owner != seat or face is None:
                return None
            return m.BuyImprovement(seat=seat, improvement=improvement, gems=cheapest(view, seat, face.cost))
    planet = planet_at(view, place)
    return m.Colonise(seat=seat, planet=planet, cubes=1) if planet else None


def of_cube(view: View, seat: Seat, planet: Ref, owner: Seat, place: Key) -> m.Move | None:
    """A cube of a planet is taken away: its galaxy is exploited."""
    galaxy = galaxy_at(view, planet)
    kind, *which = keys.read(place)
    if kind not in ("cubes", "mat") and place != keys.plate_key(galaxy):
        return None
    if isinstance(view.pending, todo.RemovingFromAutoma):
        return m.RemoveFromAutoma(seat=seat, planet=planet)
    if owner != seat or (kind != "plate" and which != [seat]):
        return None
    return m.Exploit(seat=seat, galaxy=galaxy, planet=planet)


def planet_at(view: View, place: Key) -> Ref:
    """The planet that this is, or on which this cube lies; on a system the first that is free, else its first."""
    match keys.read(place):
        case "planet", str(planet):
            return planet if planet in view.box.planet_number else ""
        case "cube", str(planet), int(), int():
            return planet
        case (("tile" | "resource"), str(tile)) if tile in view.spaces:
            planets = view.box.tiles[tile].planets
            return next((each for each in planets if not any(cubes_on(view, each))), planets[0])
    return ""


def galaxy_at(view: View, planet: Ref) -> Ref:
    """Return the galaxy where the system of a planet lies; empty: nowhere yet."""
    tile = view.box.tile_of.get(planet, "")
    if tile not in view.spaces:
        return ""
    return view.box.galaxy_of[view.box.spaces[view.spaces.index(tile)]]


def of_plate(view: View, seat: Seat, galaxy: Ref) -> m.Move:
    """It pays: the galaxy is exploited, for one of the cubes where there are several."""
    if keeps_cube(view, seat, galaxy, colonies_in(view, galaxy)[seat]):
        return m.Exploit(seat=seat, galaxy=galaxy)
    held = planets_held(view, seat, galaxy)
    return m.Exploit(seat=seat, galaxy=galaxy, planet=held[0] if held else "")


# Tiles, stations


def of_top(seat: Seat, sector: int, place: Key) -> m.Move | None:
    """Return the move that takes the top tile of a pile.

    A player who draws two tiles chooses one of them only after that.
    """
    is_space = keys.read(place)[0] in ("space", "tile", "resource")
    return m.Discover(seat=seat, sector=sector) if is_space or place == keys.DRAWN else None


def of_tile(view: View, seat: Seat, tile: Ref, place: Key) -> m.Move | None:
    match keys.read(place):
        case "space", str(space):
            return m.PlaceTile(seat=seat, tile=tile, space=space)
        case (("tile" | "resource"), str(lying)) if lying in view.spaces:
            return m.PlaceTile(seat=seat, tile=tile, space=view.box.spaces[view.spaces.index(lying)])
    return None


def of_station(view: View, seat: Seat, station: Ref, place: Key) -> m.Move | None:
    """Return the move that puts a station on a slot, or on the plate of its galaxy."""
    slot, tile = "", view.box.stations.get(station)
    match keys.read(place):
        case "slot", str(ref):
            slot = ref
        case "plate", str(galaxy):
            slot = view.box.galaxies[galaxy].slots[0]
    if not slot or tile is None:
        return None
    cost = view.box.station_kinds[tile.kind].cost
    return m.BuyStation(seat=seat, station=station, slot=slot, gems=cheapest(view, seat, cost))


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
    """Return the zone of the card that acts now; 0: none does."""
    card = getattr(view.pending, "card", "")
    zones = view.players[seat].zones
    return next((zone for zone, stack in enumerate(zones, start=1) if stack and stack[-1] == card), 0)
