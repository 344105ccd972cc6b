"""Every move a seat may make: exactly the legal ones, none twice, always in the same order.

Built from the position rather than filtered through legality.py, because this list is what bots wait for. The tests
hold the two against each other: each move here has no objection, and each other move of the game has one. Where a
person chooses for the automa, the first move is a sensible default (CS-SOLO-5).
"""

from collections.abc import Iterator, Sequence
from typing import assert_never

from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.automa.choosing import planets_by_use, planets_to_leave, spaces_for, tiles_allowed
from rules.council_of_shadows.parts import SECTORS, Gems
from rules.council_of_shadows.planning import may_cover, open_zones
from rules.council_of_shadows.queries import (
    FURTHEST,
    Position,
    Seen,
    colonies_in,
    forbidden,
    free_spaces_of_sector,
    galaxies_with_station,
    keeps_cube,
    letters,
    may_extract,
    open_galaxies,
    owner_of_slot,
    payments,
    places_of,
    planets_held,
    power_of,
    presence_in,
    settleable,
    slot_fits,
    station_systems,
    tiles_within,
)
from rules.council_of_shadows.state import State


def legal_moves(state: State, seat: Seat) -> tuple[m.Move, ...]:
    if not state.agenda or not 0 <= seat < len(state.players):
        return ()
    return tuple(answers(state, state.agenda[0], seat))


def answers(position: Position, pending: todo.Pending, seat: Seat) -> Iterator[m.Move]:
    if isinstance(pending, todo.Automatic):
        return  # the rules do these by themselves
    match pending:
        case todo.Planning():
            yield from plans(position, seat)
        case _ if pending.seat != seat:
            return
        case todo.ChoosingLeader():
            yield from (m.ChooseLeader(seat=seat, leader=leader) for leader in position.leaders)
        case todo.Purchasing():
            yield from purchases(position, pending)
        case todo.Colonising():
            yield from colonisations(position, pending)
        case todo.Extracting():
            yield from extractions(position, pending)
        case todo.Discovering():
            yield from discoveries(position, seat, pending.reach)
            yield m.Finish(seat=seat)
        case todo.PlacingTile():
            yield from placements(seat, position.drawn, free_spaces_of_sector(position, pending.sector))
        case todo.SettlingNew():
            yield from settlements(position, pending)
        case todo.Upgrading():
            yield from upgrades(position.players[seat].gems, seat)
        case todo.StationExtracting():
            yield from (m.Extract(seat=seat, tile=tile) for tile in station_systems(position, seat, pending.galaxy))
        case todo.Exploiting():
            yield from exploitations(position, pending)
        case todo.ReturningBonus():
            yield from (m.ReturnBonus(seat=seat, card=card) for card in position.players[seat].light)
        case todo.TakingTech():
            yield from (m.TakeTech(seat=seat, card=card) for card in position.tech_piles[pending.level - 1])
        case todo.TakingCard():
            yield from (m.TakeCard(seat=seat, card=card) for card in free_cards(position, seat))
        case todo.AutomaActing() | todo.AutomaExploiting():
            yield m.AutomaActs(seat=seat)
        case todo.PlacingForAutoma() | todo.SettlingForAutoma() | todo.RemovingFromAutoma():
            yield from answers_for_automa(position, pending)
        case _:
            assert_never(pending)


def answers_for_automa(position: Seen, pending: todo.ForAutoma) -> Iterator[m.Move]:
    """List what a person may choose for the automa, all in the open, the best for that person first (CS-SOLO-5)."""
    seat = pending.seat
    match pending:
        case todo.PlacingForAutoma():
            spaces = spaces_for(position, pending.sector, pending.galaxy)
            yield from placements(seat, tiles_allowed(position, pending), spaces)
        case todo.SettlingForAutoma():
            planets = planets_by_use(position, pending.planets)
            yield from (m.SettleForAutoma(seat=seat, planet=planet) for planet in planets)
        case todo.RemovingFromAutoma():
            held = planets_to_leave(position, 1 - seat, seat, pending.galaxy)
            yield from (m.RemoveFromAutoma(seat=seat, planet=planet) for planet in held)


# Purchase


def purchases(position: Position, pending: todo.Purchasing) -> Iterator[m.Move]:
    seat = pending.seat
    if pending.left:
        owned = position.players[seat].gems
        yield from cards_to_buy(position, seat, owned)
        yield from improvements_to_buy(position, seat, owned)
        yield from stations_to_buy(position, seat, owned)
    if pending.free_cube:
        for planet, _ in settleable(position, seat, tiles_within(position, FURTHEST), any_type=False):
            yield m.Colonise(seat=seat, planet=planet, cubes=1)
    yield m.Finish(seat=seat)


def cards_to_buy(position: Position, seat: Seat, owned: Gems) -> Iterator[m.Move]:
    for card in position.display:
        if card and not forbidden(position, seat, card):
            for gems in payments(owned, position.box.cards[card].cost or Gems()):
                yield m.BuyCard(seat=seat, card=card, gems=letters(gems))


def improvements_to_buy(position: Position, seat: Seat, owned: Gems) -> Iterator[m.Move]:
    improved = position.players[seat].improvements
    for place in places_of(position, seat):
        if place.ref not in improved and (not place.needs or place.needs in improved):
            for gems in payments(owned, place.cost):
                yield m.BuyImprovement(seat=seat, improvement=place.ref, gems=letters(gems))


def stations_to_buy(position: Position, seat: Seat, owned: Gems) -> Iterator[m.Move]:
    box, player = position.box, position.players[seat]
    if not player.stations:
        return
    used = galaxies_with_station(position, seat)
    galaxies = [
        galaxy for galaxy in open_galaxies(position) if galaxy not in used and colonies_in(position, galaxy)[seat]
    ]
    slots = [
        slot for galaxy in galaxies for slot in box.galaxies[galaxy].slots if owner_of_slot(position, slot) is None
    ]
    for station in player.stations:
        ways = payments(owned, box.station_kinds[box.stations[station].kind].cost)
        for slot in slots:
            if slot_fits(position, station, slot):
                for gems in ways:
                    yield m.BuyStation(seat=seat, station=station, slot=slot, gems=letters(gems))


# Planning


def plans(position: Position, seat: Seat) -> Iterator[m.Move]:
    player = position.players[seat]
    if player.ready or player.is_automa:
        return
    free = open_zones(player)
    zones = [
        zone for zone, planned in enumerate(player.planned, 1) if not planned and (zone in free or may_cover(player))
    ]
    for card in player.hand:
        for zone in zones:
            yield m.PlanCard(seat=seat, card=card, zone=zone)
    if not free or not player.hand:
        yield m.Ready(seat=seat)


# Actions


def colonisations(position: Position, pending: todo.Colonising) -> Iterator[m.Move]:
    seat = pending.seat
    tiles = tiles_within(position, pending.reach)
    for planet, room in settleable(position, seat, tiles, any_type=pending.any_type):
        if planet not in pending.used:
            yield from towers(seat, planet, min(pending.cubes, room))
    if pending.discover is not None:
        yield from discoveries(position, seat, pending.reach)
    if pending.extractions:
        yield from systems_to_extract(position, seat, pending.reach, (), 0)
    yield m.Finish(seat=seat)


def towers(seat: Seat, planet: Ref, cubes: int) -> Iterator[m.Move]:
    """The full tower, or a lower one (ruling Q-10)."""
    for count in range(cubes, 0, -1):
        yield m.Colonise(seat=seat, planet=planet, cubes=count)


def extractions(position: Position, pending: todo.Extracting) -> Iterator[m.Move]:
    yield from systems_to_extract(position, pending.seat, pending.reach, pending.used, pending.each)
    yield m.Finish(seat=pending.seat)


def systems_to_extract(
    position: Position, seat: Seat, reach: int, used: tuple[Ref, ...], each: int
) -> Iterator[m.Extract]:
    for tile in tiles_within(position, reach):
        if may_extract(position, seat, tile, used.count(tile), each):
            yield m.Extract(seat=seat, tile=tile)


def discoveries(position: Position, seat: Seat, reach: int) -> Iterator[m.Move]:
    """A pile with a tile, in a sector with a free space (ruling Q-9)."""
    for sector in SECTORS[:reach]:
        if position.piles[sector - 1] and free_spaces_of_sector(position, sector):
            yield m.Discover(seat=seat, sector=sector)


def placements(seat: Seat, tiles: Sequence[Ref], spaces: Sequence[Ref]) -> Iterator[m.Move]:
    for tile in tiles:
        for space in spaces:
            yield m.PlaceTile(seat=seat, tile=tile, space=space)


def settlements(position: Position, pending: todo.SettlingNew) -> Iterator[m.Move]:
    seat = pending.seat
    if pending.cubes:
        tiles = tiles_within(position, pending.reach) if pending.anywhere else (pending.tile,)
        for planet, room in settleable(position, seat, tiles, any_type=pending.any_type):
            yield from towers(seat, planet, min(most_cubes(position, pending, planet), room))
    if pending.extractions:
        yield m.Extract(seat=seat, tile=pending.tile)
    yield m.Finish(seat=seat)


def most_cubes(position: Seen, pending: todo.SettlingNew, planet: Ref) -> int:
    """Explorers are at home in the new system only (CS-DTI-3)."""
    at_home = position.box.tile_of[planet] == pending.tile
    return pending.cubes if at_home else pending.cubes - power_of(position, pending.seat).explorer_cubes


def upgrades(owned: Gems, seat: Seat) -> Iterator[m.Move]:
    if owned.a:
        yield m.UpgradeGem(seat=seat, gem="a")
    if owned.g:
        yield m.UpgradeGem(seat=seat, gem="g")
    yield m.Finish(seat=seat)


# Exploitation and Dark Tech


def exploitations(position: Position, pending: todo.Exploiting) -> Iterator[m.Move]:
    seat = pending.seat
    known = presence_in(position)
    for galaxy in open_galaxies(position):
        if galaxy in pending.done:
            continue
        colonies = known.in_galaxy(galaxy)[seat]
        if not colonies:
            continue
        if keeps_cube(position, seat, galaxy, colonies):
            yield m.Exploit(seat=seat, galaxy=galaxy)
        for planet in planets_held(position, seat, galaxy):  # also where none has to go (ruling Q-61)
            yield m.Exploit(seat=seat, galaxy=galaxy, planet=planet)
    yield m.Finish(seat=seat)


def free_cards(position: Position, seat: Seat) -> list[Ref]:
    """Casares gets the card of three cubes in no way, unless a ruling forbids it to buy only (ruling Q-49)."""
    ban = position.options.casares_ban_any
    return [card for card in position.display if card and not (ban and forbidden(position, seat, card))]
