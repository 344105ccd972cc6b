"""What a die is worth to a seat here and now: on the grid, in storage, in the cart."""

from typing import Any

from rules.core.types import Ref, Seat
from rules.marajoara.candidates import exhibits
from rules.marajoara.cart import entered
from rules.marajoara.components import TRACKS, Die
from rules.marajoara.queries import mission, movable_tracks, recycling_spaces, storable_colours
from rules.marajoara.reckoning import (
    best_restoration,
    blue_faces,
    exhibit_points,
    jumps,
    may_capture,
    nearest_fragment,
    restore_points,
    taken,
    unlocked_fragment,
    vase_points,
)
from rules.marajoara.state import SLOTS, State
from rules.marajoara.told import Told, told

MOST_PIPS = 5
"""A fragment that lacks more is not spoken of."""


def of_die(view: State, seat: Seat, where: str, named: dict[str, Any]) -> Told | None:
    match where:
        case "cart":
            return told("cart-die", count=spent_until_out(view, named["die"]))
        case "slate":
            if seat != view.active:
                return None
            tier, spaces = recycling_spaces(view, seat)
            return told("slate-die", tier=tier, count=len(spaces))
        case "round":
            return of_removed(view, named["colour"], named["face"])
        case "captured" | "in-use":
            return None
    return of_grid_die(view, seat, named["die"])


def spent_until_out(view: State, ref: Ref) -> int:
    """Return with which spent die from now on this one leaves the cart."""
    cart, count = view.cart, 0
    while True:
        count += 1
        cart, pushed = entered(cart, Die(f"next {count}", "grey", 1), gravity=view.options.cart_gravity)
        if pushed is not None and pushed.ref == ref:
            return count


def of_removed(view: State, colour: str, face: int) -> Told | None:
    played = mission(view)
    penalty = played.round_track_penalty if played is not None else None
    if penalty is None:
        return None
    return told("round-die", points=0 if colour in penalty.except_colours else penalty.times * face)


# On the grid


def of_grid_die(view: State, seat: Seat, ref: Ref) -> Told | None:
    if not may_capture(view, seat):
        return None
    number = next(at for at, die in enumerate(view.grid) if die is not None and die.ref == ref)
    die = view.grid[number]
    assert die is not None
    player, legal = view.players[seat], jumps(view, seat)
    if die.colour not in storable_colours(player):
        stored = tuple(each.ref for _, each in player.stored() if each.colour == die.colour)
        return told("row-full", colour=die.colour, dice=stored)
    over = [jump for jump in legal if jump.over == number]
    if not over:
        return told("out-of-reach", count=sum(jump.start == number for jump in legal))
    jumpers = tuple(each.ref for jump in over if (each := view.grid[jump.start]) is not None)
    if die.colour == "grey":
        return of_grey(view, seat, die.face, jumpers)
    if die.colour == "yellow":
        museum = player.museums[player.yellow_zone]
        gives_token = "yellow" in museum.icons and taken(museum.yellow) == len(museum.yellow) - 1
        return told("take-yellow", dice=jumpers, money=player.money + die.face, token=gives_token)
    if die.colour == "red":
        points = vase_points(view, die.face)
        return told("take-red", dice=jumpers, price=die.face, points=points, money=player.money)
    return of_blue(view, seat, die.face, jumpers)


def of_grey(view: State, seat: Seat, face: int, jumpers: tuple[Ref, ...]) -> Told:
    arrivals = {TRACKS[track]: to for track, to in movable_tracks(view, seat, face)}
    if not arrivals:
        return told("take-grey-idle", dice=jumpers)
    blue, yellow, red = (arrivals.get(name, 0) for name in TRACKS)
    return told("take-grey", dice=jumpers, face=face, blue=blue, yellow=yellow, red=red)


def of_blue(view: State, seat: Seat, face: int, jumpers: tuple[Ref, ...]) -> Told:
    player = view.players[seat]
    museum = player.museums[player.museums_with_room("blue")[0]]
    before = blue_faces(museum)
    faces = tuple(sorted((*before, face)))
    found = unlocked_fragment(view, museum, before, faces)
    if found is not None:
        points = restore_points(view, player, found.ref)
        return told("take-blue", dice=jumpers, fragment=found.ref, points=points)
    near = nearest_fragment(view, museum, faces, MOST_PIPS)
    if near is None:
        return told("take-blue-later", dice=jumpers)
    if near[1] == 0:
        return told("take-blue-spare", dice=jumpers, fragment=near[0].ref)
    points = restore_points(view, player, near[0].ref)
    return told("take-blue-near", dice=jumpers, fragment=near[0].ref, missing=near[1], points=points)


# In storage


def of_stored(view: State, seat: Seat, named: dict[str, Any]) -> Told | None:
    """Tell what a stored die is worth; of one's own dice only."""
    slot = next((ref for ref, die in view.players[seat].stored() if die.ref == named["die"]), None)
    if slot is None:
        return None
    match named["colour"]:
        case "red":
            return of_red(view, seat, slot)
        case "blue":
            return of_stored_blue(view, seat, slot)
    return of_money(view, seat)


def of_red(view: State, seat: Seat, slot: Ref) -> Told:
    player = view.players[seat]
    museum, die = player.museums[SLOTS[slot].museum], player.die_at(slot)
    assert die is not None
    if museum.vases == len(view.box.case):
        return told("case-full", count=museum.vases)
    points, price = exhibit_points(view, player, (slot,)), die.face
    way = next((move for move in exhibits(view, seat) if move.slots == (slot,)), None)
    yellow = tuple(each.ref for each in player.yellow if each)
    space = view.box.case[museum.vases]
    if way is None:
        return told("red-dear", price=price, money=player.money, missing=price - player.money, points=points)
    has_token = space.token and "case" in museum.icons
    return told("red", dice=yellow, move=way, brings=points, price=price, points=points, token=has_token)


def of_stored_blue(view: State, seat: Seat, slot: Ref) -> Told:
    player = view.players[seat]
    museum = player.museums[SLOTS[slot].museum]
    best = best_restoration(view, seat, slot)
    if best is not None:
        move, points = best
        dice = tuple(die.ref for each in move.slots if (die := player.die_at(each)) and each != slot)
        return told("blue", dice=dice, move=move, brings=points, fragment=move.fragment, points=points, count=len(dice))
    near = nearest_fragment(view, museum, blue_faces(museum), MOST_PIPS)
    if near is None:
        return told("blue-more")
    fragment, missing = near
    points = restore_points(view, player, fragment.ref)
    price = view.box.parts.box.costs.fund_restoration * missing
    is_payable = player.money >= price
    return told("blue-near", fragment=fragment.ref, missing=missing, points=points, price=price, enough=is_payable)


def of_money(view: State, seat: Seat) -> Told:
    """The money of a seat, and the most points of vases that it pays for."""
    player = view.players[seat]
    found = [(exhibit_points(view, player, move.slots), move) for move in exhibits(view, seat)]
    if not found:
        return told("money", money=player.money, vases=0, points=0)
    points, move = max(found, key=lambda each: each[0])
    reds = tuple(die.ref for slot in move.slots if (die := player.die_at(slot)))
    return told("money", dice=reds, move=move, brings=points, money=player.money, vases=len(move.slots), points=points)
