"""How pieces of Council of Shadows come and go: cubes from their board, tiles from piles, gems from supplies."""

from collections.abc import Iterator, Sequence

from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from rules.core.types import Seat
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.view import View

MOST_AT_ONCE = 5
"""More pieces than these set out together."""


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    match keys.read(key):
        case ("cube", str(), int(seat), int()) | ("improved", int(seat), str()) | ("tower", int(seat), int()):
            return of_supply(seat)
        case "card", str(card):
            return (keys.DECK, *(keys.race_key(seat) for seat in view.seats if card in view.players[seat].hand))
        case "tech", str(card):
            return (keys.tech_pile_key(view.box.dark_tech[card].level),)
        case "station", str(station):
            return (keys.race_key(view.box.stations[station].seat),)
    return of_table(view, key)


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    match keys.read(key):
        case "cube", str(), int(seat), int():
            return of_supply(seat)
        case "card", str(card):
            return (*(keys.race_key(seat) for seat in view.seats if card in view.players[seat].hand), keys.DECK)
        case "tech", str(card):
            return tuple(keys.race_key(seat) for seat in view.seats if card in view.players[seat].tech)
    return of_table(view, key)


def of_table(view: View, key: Key) -> Sequence[Key]:
    """Return where tiles, gems and bonus cards both come from and go to."""
    match keys.read(key):
        case (("tile" | "planet"), str(ref)):
            return (keys.pile_key(view.box.sector_of[ref.partition(".")[0]]),)
        case "gem", int(), str(gem), int():
            return (keys.supply_key(gem),)
        case (("bonus" | "bonusback"), *_):
            return (keys.LIGHT_PILE,)
    return ()


def of_supply(seat: Seat) -> Sequence[Key]:
    """The board of a seat that is not laid open is its row of the race."""
    return keys.cubes_key(seat), keys.race_key(seat)


def order(events: Sequence[Event]) -> Sequence[Key]:
    """Return the moved pieces in the order in which it happened; none if too much happened at once."""
    found = tuple(dict.fromkeys(moved(events)))
    return found if len(found) <= MOST_AT_ONCE else ()


def moved(events: Sequence[Event]) -> Iterator[Key]:
    for event in events:
        match event:
            case happened.CardTaken(card=card) | happened.CardThrownOut(card=card) | happened.CardDisplayed(card=card):
                yield keys.card_key(card)
            case happened.Improved(seat=seat, improvement=improvement):
                yield keys.improvement_key(seat, improvement)
            case happened.StationBuilt(station=station):
                yield keys.station_key(station)
            case happened.Colonised(seat=seat, planet=planet, cubes=cubes):
                yield from (keys.cube_key(planet, seat, number) for number in range(cubes))
            case happened.TilePlaced(tile=tile) | happened.TileReturned(tile=tile):
                yield keys.tile_key(tile)
            case happened.EnergyGained(seat=seat):
                yield keys.energy_key(seat)
            case happened.ConsumptionMoved(seat=seat):
                yield keys.consumption_key(seat)
            case happened.TechTaken(card=card):
                yield keys.tech_key(card)
            case _:
                pass
