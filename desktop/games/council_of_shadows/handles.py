"""How each move is made by hand: a card is drawn onto a zone, a tower onto a planet, a cube off it, a gem exchanged."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from desktop.board.desk import BUTTON, Handle, Target, click, drag
from desktop.board.sprite import Key
from desktop.games.council_of_shadows import keys
from rules.core.memo import memo_of_last
from rules.core.types import Ref, Seat
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows import moves as m
from rules.council_of_shadows.candidates import answers_for_automa, most_cubes
from rules.council_of_shadows.queries import colonies_in, cubes_on, free_spaces_of_sector, keeps_cube, letters, room_on
from rules.council_of_shadows.view import View

UNLIT, RING = Target(scale=0), Target(scale=1.36)
BETTER = {"a": "g", "g": "t"}


def gestures(view: View, move: m.Move) -> Iterator[Handle]:
    """All gestures of a move, the nearest first; none where it has a button."""
    seat = move.seat
    match move:
        case m.ChooseLeader(leader=leader):
            yield drag(keys.leader_key(leader), keys.mat_key(seat))
        case m.BuyCard(card=card) | m.TakeCard(card=card):
            yield drag(keys.card_key(card), keys.hand_key(seat))
        case m.BuyImprovement(improvement=improvement):
            yield drag(keys.cubes_key(seat), keys.place_key(seat, improvement))
            yield click(keys.place_key(seat, improvement))
        case m.BuyStation(station=station, slot=slot):
            yield drag(keys.station_key(station), keys.slot_key(slot))
        case m.PlanCard(card=card, zone=zone):
            places = dict.fromkeys((on_zone(view, seat, zone), keys.zone_key(seat, zone)))
            yield from (drag(keys.card_key(card), place) for place in places)
        case m.Colonise(planet=planet, cubes=cubes):
            yield drag(keys.tower_key(seat, cubes), keys.planet_key(planet))
            if cubes == highest(view, move):
                yield click(keys.planet_key(planet))
        case m.Extract(tile=tile):
            yield from extractions(view, seat, tile)
        case m.Discover(sector=sector):
            yield from discoveries(view, sector)
        case m.PlaceTile(tile=tile, space=space):
            yield from [BUTTON] if is_default(view, move) else ()
            yield drag(keys.tile_key(tile), keys.space_key(space))
        case m.UpgradeGem(gem=gem):
            yield drag(keys.gem_key(seat, gem, last_gem(view, seat, gem)), keys.supply_key(BETTER[gem]))
        case m.Exploit(galaxy=galaxy, planet=planet):
            yield from exploitations(view, seat, galaxy, planet)
        case m.ReturnBonus(card=card):
            yield drag(keys.bonus_key(card), keys.LIGHT_PILE)
        case m.TakeTech(card=card):
            yield drag(keys.tech_key(card), keys.techs_key(seat))
        case m.SettleForAutoma(planet=planet):
            yield from [BUTTON] if is_default(view, move) else ()
            yield drag(keys.tower_key(automa_of(view), cubes_to_settle(view)), keys.planet_key(planet))
            yield click(keys.planet_key(planet))
        case m.RemoveFromAutoma(planet=planet):
            yield from [BUTTON] if is_default(view, move) else ()
            yield drag(top_cube(view, planet, automa_of(view)), keys.cubes_key(automa_of(view)))
            yield click(keys.planet_key(planet))
        case m.AutomaActs():
            yield drag(keys.AUTOMA_CARD, keys.AUTOMA_USED)
            yield click(keys.AUTOMA_CARD)
            yield BUTTON
        case m.Finish() | m.Ready():
            return
        case _:
            assert_never(move)


def is_default(view: View, move: m.Move) -> bool:
    """Check whether a choice made for the automa is the default: the first named by the rules (CS-SOLO-5).

    What the rules name first is the best choice for the person who chooses.
    """
    return move == default_for_automa(view)


@memo_of_last
def default_for_automa(view: View) -> m.Move | None:
    pending = view.pending
    return next(answers_for_automa(view, pending)) if isinstance(pending, todo.ForAutoma) else None


def extractions(view: View, seat: Seat, tile: Ref) -> Iterator[Handle]:
    """What the system yields is taken from there: gems to the purse, energy to the row of the race that counts it."""
    gains = keys.purse_key(seat), keys.race_key(seat)
    is_energy = not view.box.tiles[tile].resource.gems.count
    yield from (drag(keys.resource_key(tile), place) for place in (reversed(gains) if is_energy else gains))
    yield click(keys.tile_key(tile))
    yield from (click(keys.planet_key(planet)) for planet in view.box.tiles[tile].planets)
    yield click(keys.resource_key(tile))


def discoveries(view: View, sector: int) -> Iterator[Handle]:
    """The top of the pile is drawn to where one chooses, or towards a space where it may come to lie."""
    top = keys.top_key(sector)
    yield drag(top, keys.DRAWN)
    yield click(top)
    yield from (drag(top, keys.space_key(space)) for space in free_spaces_of_sector(view, sector))


def exploitations(view: View, seat: Seat, galaxy: Ref, planet: Ref) -> Iterator[Handle]:
    """A cube goes home, or to the plate that pays for it; where none need be lost the plate itself pays."""
    plate = keys.plate_key(galaxy)
    if planet:
        cube = top_cube(view, planet, seat)
        yield from (drag(cube, place) for place in (keys.cubes_key(seat), plate))
        if keeps_cube(view, seat, galaxy, colonies_in(view, galaxy)[seat]):
            return
    yield drag(plate, keys.race_key(seat))
    yield click(plate)


def target(moves: Sequence[m.Move], place: Key) -> Target | None:
    """A system that may be extracted is lit as one: its planets, which mean the same, stay to be seen. One that may be
    settled is lit by a ring around it.
    """
    if keys.read(place)[0] != "planet":
        return None
    return UNLIT if all(isinstance(move, m.Extract) for move in moves) else RING


def on_zone(view: View, seat: Seat, zone: int) -> Key:
    """The card that lies uppermost on a zone, which hides it; else the zone."""
    stack = view.players[seat].zones[zone - 1]
    return keys.card_key(stack[-1]) if stack else keys.zone_key(seat, zone)


def top_cube(view: View, planet: Ref, seat: Seat) -> Key:
    """The cube of this seat that lies highest."""
    return keys.cube_key(planet, seat, cubes_on(view, planet)[seat] - 1)


def last_gem(view: View, seat: Seat, gem: str) -> int:
    return letters(view.players[seat].gems).count(gem) - 1


def automa_of(view: View) -> Seat:
    assert view.automa is not None  # only its game asks for this
    return view.automa.seat


def cubes_to_settle(view: View) -> int:
    return view.pending.cubes if isinstance(view.pending, todo.SettlingForAutoma) else 1


def highest(view: View, move: m.Colonise) -> int:
    """Return the height of the highest tower that may come there: a click means that one."""
    pending, planet = view.pending, move.planet
    room = room_on(view, planet, stacking=True)
    match pending:
        case todo.Colonising(cubes=cubes):
            return min(cubes, room)
        case todo.SettlingNew():
            return min(most_cubes(view, pending, planet), room)
    return move.cubes
