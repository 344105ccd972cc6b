"""What the parts of a museum are worth to its seat here and now: slots, display case, workshop, money."""

from rules.core.thing import Thing
from rules.core.types import Ref, Seat
from rules.marajoara.candidates import exhibits
from rules.marajoara.components import SECOND
from rules.marajoara.queries import SPARE_VASE
from rules.marajoara.reckoning import (
    blue_faces,
    exhibit_points,
    fragment_of,
    majority_now,
    neighbours_placed,
    pips_missing,
    restore_points,
    taken,
    ways_to_restore,
)
from rules.marajoara.state import State
from rules.marajoara.told import Told, told
from rules.marajoara.worth_of_dice import of_money


def of_museum(view: State, seat: Seat, what: Thing) -> Told | None:
    """Tell what a museum is worth; of one's own museums only."""
    player, named = view.players[seat], what.named
    if named.get("owner") not in player.colours:
        return None
    number = player.colours.index(named["owner"])
    match what.sort:
        case "slot-blue" | "slot-red" | "slot-yellow":
            return of_row(view, seat, number, what.sort.removeprefix("slot-"))
        case "case":
            vases, _ = majority_now(view, seat)
            return None if view.options.mission else told("vases", count=player.vases, points=vases)
        case "workshop":
            _, fragments = majority_now(view, seat)
            return None if view.options.mission else told("fragments", count=player.fragments, points=fragments)
        case "niche" | "niche-token":
            return of_niche(view, seat, number, named["n"])
        case "vase":
            return of_vase(view, seat, number, named["n"])
        case "fragment" | "fragment-token":
            return of_fragment(view, seat, number, named["fragment"])
        case "fragment-placed":
            ref = ref_of(named["fragment"])
            count = neighbours_placed(view.box, player.museums[number], ref)
            return told("neighbours", count=count)
        case "museum-token":
            return of_museum_token(view, seat, number, named["place"])
        case "purse":
            return of_money(view, seat)
        case "slate":
            return told("slate", count=len(view.slate)) if view.active == seat else None
    return None


def ref_of(fragment: str) -> Ref:
    """Return the printed name of a fragment from the name that texts choose by."""
    return fragment.removesuffix(f"-{SECOND}")


def of_row(view: State, seat: Seat, number: int, colour: str) -> Told:
    museum = view.players[seat].museums[number]
    row = {"blue": museum.blue, "red": museum.red, "yellow": museum.yellow}[colour]
    dice = tuple(die.ref for die in row if die)
    return told("row", dice=dice, colour=colour, count=len(row) - taken(row), of=len(row))


def of_niche(view: State, seat: Seat, number: int, at: int) -> Told:
    player = view.players[seat]
    museum = player.museums[number]
    if at <= museum.vases:
        return told("niche-filled")
    if at > museum.vases + 1:
        return told("niche-later", count=at - museum.vases - 1)
    ways = [move for move in exhibits(view, seat) if len(move.slots) == 1 and is_of(move.slots[0], number)]
    reds = tuple(die.ref for die in museum.red if die)
    if not ways:
        return told("niche-next", dice=reds, count=len(reds), points=0)
    best = max(ways, key=lambda move: exhibit_points(view, player, move.slots))
    points = exhibit_points(view, player, best.slots)
    die = player.die_at(best.slots[0])
    assert die is not None
    return told("niche-next", dice=(die.ref,), move=best, brings=points, count=len(reds), points=points)


def is_of(slot: Ref, number: int) -> bool:
    return slot.startswith(SECOND) == bool(number)


def of_vase(view: State, seat: Seat, number: int, at: int) -> Told | None:
    """What the last vase would bring with red 8 (MJ-TRK-8R)."""
    museum = view.players[seat].museums[number]
    if at != museum.vases or museum.vases < SPARE_VASE:
        return None
    times = next(space.amount for space in view.box.tracks["red"] if space.kind == "remove_vase")
    return told("vase-last", points=times * view.box.case[at - 1].points)


def of_fragment(view: State, seat: Seat, number: int, said: str) -> Told | None:
    player = view.players[seat]
    ref = f"{SECOND}{ref_of(said)}" if number else said
    points = restore_points(view, player, ref)
    ways = ways_to_restore(view, seat, ref)
    if ways:
        dice = tuple(die for slot in ways[0].slots if (die := player.die_at(slot)))
        names = tuple(die.ref for die in dice)
        return told("fragment-ready", dice=names, move=ways[0], brings=points, with_dice=dice, points=points)
    museum = player.museums[number]
    missing = pips_missing(fragment_of(view.box, ref), blue_faces(museum), view.box.top_face)
    if missing is None:
        return told("fragment-more", points=points)
    blue = tuple(die.ref for die in museum.blue if die)
    return told("fragment-near", dice=blue, missing=missing, points=points)


def of_museum_token(view: State, seat: Seat, number: int, place: str) -> Told | None:
    museum = view.players[seat].museums[number]
    if place != "yellow":
        return None
    return told("third-yellow", count=len(museum.yellow) - taken(museum.yellow))
