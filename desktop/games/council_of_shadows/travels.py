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
    kind, rest = keys.parts_of(key)
    match kind:
        case "cube":
            return of_supply(int(rest.rsplit("-", 2)[1]))
        case "improved" | "tower":
            return of_supply(keys.of_seat(rest)[0])
        case "tile" | "planet":
            return (keys.pile_key(view.box.sector_of[rest.partition(".")[0]]),)
        case "gem":
            return (keys.supply_key(keys.of_seat(rest)[1][:1]),)
        case "card":
            return (keys.DECK, *(keys.race_key(seat) for seat in view.seats if rest in view.players[seat].hand))
        case "back":
            return (keys.race_key(keys.of_seat(rest)[0]),)
        case "tech":
            return (keys.tech_pile_key(view.box.dark_tech[rest].level),)
        case "bonus" | "bonusback":
            return (keys.LIGHT_PILE,)
        case "station":
            return (keys.race_key(view.box.stations[rest].seat),)
    return ()


def goes_to(view: View, key: Key, later: View) -> Sequence[Key]:
    kind, rest = keys.parts_of(key)
    match kind:
        case "cube":
            return of_supply(int(rest.rsplit("-", 2)[1]))
        case "tile" | "planet":
            return (keys.pile_key(view.box.sector_of[rest.partition(".")[0]]),)
        case "gem":
            return (keys.supply_key(keys.of_seat(rest)[1][:1]),)
        case "bonus" | "bonusback":
            return (keys.LIGHT_PILE,)
        case "card":
            return (*(keys.race_key(seat) for seat in view.seats if rest in view.players[seat].hand), keys.DECK)
        case "tech":
            owners = (seat for seat in view.seats if rest in view.players[seat].tech)
            return tuple(keys.race_key(seat) for seat in owners)
    return ()


def of_supply(seat: Seat) -> Sequence[Key]:
    """The board of a seat that is not laid open is its row of the race."""
    return keys.cubes_key(seat), keys.race_key(seat)


def order(events: Sequence[Event]) -> Sequence[Key]:
    """In the order in which it happened, unless too much happened at once."""
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
