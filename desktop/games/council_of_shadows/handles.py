"""How each move is made by hand: a card is drawn onto a zone, a tower onto a planet, a cube off it, a gem exchanged."""

from collections.abc import Iterator

from desktop.board.desk import BUTTON, Handle, click, drag
from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.candidates import most_cubes
from rules.council_of_shadows.queries import cubes_on, free_spaces_of_sector, room_on
from rules.council_of_shadows.view import View

BETTER = {"a": "g", "g": "t"}


def handle(view: View, move: m.Move) -> Handle:
    seat = move.seat
    match move:
        case m.ChooseLeader(leader=leader):
            return drag(keys.leader_key(leader), keys.mat_key(seat))
        case m.BuyCard(card=card) | m.TakeCard(card=card):
            return drag(keys.card_key(card), keys.hand_key(seat))
        case m.BuyImprovement(improvement=improvement):
            return drag(keys.cubes_key(seat), keys.place_key(seat, improvement))
        case m.BuyStation(station=station, slot=slot):
            return drag(keys.station_key(station), keys.slot_key(slot))
        case m.PlanCard(card=card, zone=zone):
            return drag(keys.card_key(card), on_zone(view, seat, zone))
        case m.Colonise(planet=planet, cubes=cubes):
            return drag(keys.tower_key(seat, cubes), keys.planet_key(planet))
        case m.Extract(tile=tile):
            return click(keys.tile_key(tile))
        case m.Discover(sector=sector):
            return click(keys.pile_key(sector))
        case m.PlaceTile(tile=tile, space=space):
            return drag(keys.tile_key(tile), keys.space_key(space))
        case m.UpgradeGem(gem=gem):
            return drag(keys.gem_key(seat, gem, last_gem(view, seat, gem)), keys.supply_key(BETTER[gem]))
        case m.Exploit(galaxy=galaxy, planet=""):
            return click(keys.plate_key(galaxy))
        case m.Exploit(planet=planet):
            return drag(top_cube(view, planet, seat), keys.cubes_key(seat))
        case m.ReturnBonus(card=card):
            return drag(keys.bonus_key(card), keys.LIGHT_PILE)
        case m.TakeTech(card=card):
            return drag(keys.tech_key(card), keys.techs_key(seat))
        case m.SettleForAutoma(planet=planet):
            return drag(keys.tower_key(automa_of(view), cubes_to_settle(view)), keys.planet_key(planet))
        case m.RemoveFromAutoma(planet=planet):
            return drag(top_cube(view, planet, automa_of(view)), keys.cubes_key(automa_of(view)))
        case m.AutomaActs():
            return click(keys.AUTOMA_CARD)
    return BUTTON


def also(view: View, move: m.Move) -> Iterator[Handle]:
    """Other gestures that mean the same."""
    match move:
        case m.PlanCard(seat=seat, card=card, zone=zone) if on_zone(view, seat, zone) != keys.zone_key(seat, zone):
            yield drag(keys.card_key(card), keys.zone_key(seat, zone))
        case m.BuyImprovement(improvement=improvement):
            yield click(keys.place_key(move.seat, improvement))
        case m.Colonise(planet=planet, cubes=cubes) if cubes == highest(view, move):
            yield click(keys.planet_key(planet))
        case m.Extract(tile=tile):
            yield from (click(keys.planet_key(planet)) for planet in view.box.tiles[tile].planets)
        case m.Discover(sector=sector):
            for space in free_spaces_of_sector(view, sector):
                yield click(keys.space_key(space))
        case m.Exploit(galaxy=galaxy, planet=planet) if planet:
            yield drag(top_cube(view, planet, move.seat), keys.plate_key(galaxy))
            yield click(keys.plate_key(galaxy))
        case m.SettleForAutoma(planet=planet):
            yield click(keys.planet_key(planet))
        case m.RemoveFromAutoma(planet=planet):
            yield click(keys.planet_key(planet))
        case m.AutomaActs():
            yield BUTTON


def on_zone(view: View, seat: Seat, zone: int) -> Key:
    """The card that lies uppermost on a zone, which hides it; else the zone."""
    stack = view.players[seat].zones[zone - 1]
    return keys.card_key(stack[-1]) if stack else keys.zone_key(seat, zone)


def top_cube(view: View, planet: Ref, seat: Seat) -> Key:
    """The cube of this seat that lies highest."""
    return keys.cube_key(planet, seat, cubes_on(view, planet)[seat] - 1)


def last_gem(view: View, seat: Seat, gem: str) -> int:
    return view.players[seat].gems.of(gem) - 1  # type: ignore[arg-type]


def automa_of(view: View) -> Seat:
    assert view.automa is not None  # only its game asks for this
    return view.automa.seat


def cubes_to_settle(view: View) -> int:
    return view.pending.cubes if isinstance(view.pending, todo.SettlingForAutoma) else 1


def highest(view: View, move: m.Colonise) -> int:
    """Of the towers that may come there: a click means that one."""
    pending, planet = view.pending, move.planet
    room = room_on(view, planet, stacking=True)
    match pending:
        case todo.Colonising(cubes=cubes):
            return min(cubes, room)
        case todo.SettlingNew():
            return min(most_cubes(view, pending, planet), room)  # type: ignore[arg-type]  # a view answers like a state
    return move.cubes
