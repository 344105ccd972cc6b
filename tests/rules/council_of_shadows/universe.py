"""Everything that can be written down as a move of Council of Shadows."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from rules.core.types import Ref, Seat
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.state import State
from tests.rules.council_of_shadows.table import BOX


def universe(state: State, seat: Seat) -> Iterator[Move]:
    yield m.Finish(seat=seat)
    yield m.Ready(seat=seat)
    yield m.AutomaActs(seat=seat)
    yield from (m.ChooseLeader(seat=seat, leader=leader) for leader in BOX.leaders)
    yield from (m.UpgradeGem(seat=seat, gem=gem) for gem in "agt")
    yield from (m.Discover(seat=seat, sector=sector) for sector in BOX.tiles_of)
    yield from (m.Extract(seat=seat, tile=tile) for tile in BOX.tiles)
    yield from purchases(state, seat)
    yield from moves_with_cards(state, seat)
    yield from moves_with_planets(seat)
    yield from (m.PlaceTile(seat=seat, tile=tile, space=space) for tile in some_tiles(state) for space in BOX.spaces)


def purchases(state: State, seat: Seat) -> Iterator[Move]:
    for gems in ("a", "g", "t", "aa", "ag", "at", "gg", "gt", "tt", "ga", ""):
        yield from (m.BuyCard(seat=seat, card=card, gems=gems) for card in (*state.display, *state.ai_deck[:1]) if card)
        yield from purchases_for_good(seat, gems)


@cache
def purchases_for_good(seat: Seat, gems: str) -> tuple[Move, ...]:
    slots = [slot for galaxy in BOX.galaxies.values() for slot in galaxy.slots]
    stations = product(BOX.stations, slots)
    return (
        *(m.BuyImprovement(seat=seat, improvement=ref, gems=gems) for ref in BOX.improvements),
        *(m.BuyStation(seat=seat, station=station, slot=slot, gems=gems) for station, slot in stations),
    )


def moves_with_cards(state: State, seat: Seat) -> Iterator[Move]:
    for card in (*state.players[seat].cards, *state.display):
        yield m.TakeCard(seat=seat, card=card)
        yield from (m.PlanCard(seat=seat, card=card, zone=zone) for zone in range(7))
    yield from (m.TakeTech(seat=seat, card=card) for card in BOX.dark_tech)
    yield from (m.ReturnBonus(seat=seat, card=card) for card in (*BOX.light_cards, *BOX.dark_cards))


@cache
def moves_with_planets(seat: Seat) -> tuple[Move, ...]:
    return tuple(each_with_planets(seat))


def each_with_planets(seat: Seat) -> Iterator[Move]:
    for planet in (*BOX.planets, ""):
        yield from (m.Colonise(seat=seat, planet=planet, cubes=cubes) for cubes in range(5) if planet)
        yield from (m.Exploit(seat=seat, galaxy=galaxy, planet=planet) for galaxy in BOX.galaxies)
        if planet:
            yield m.SettleForAutoma(seat=seat, planet=planet)
            yield m.RemoveFromAutoma(seat=seat, planet=planet)


def some_tiles(state: State) -> Iterator[Ref]:
    """Those drawn, one on the board, one that lies hidden."""
    yield from state.drawn
    yield next(filter(None, state.spaces))
    yield next((pile[0] for pile in state.piles if pile), "")
