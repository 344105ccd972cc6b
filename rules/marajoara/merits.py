"""What speaks for a legal move of Marajoara, in a few words each: points now, points in reach, money, bonuses."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rules.core.types import Arg, Phrase, Ref, Seat, SeatName, phrase
from rules.marajoara import moves as m
from rules.marajoara.components import LAST, SECOND, TRACKS, Die
from rules.marajoara.queries import captures, geometry, mission, movable_tracks
from rules.marajoara.reckoning import (
    blue_faces,
    exhibit_points,
    jumps_onto,
    majority_now,
    nearest_fragment,
    neighbours_placed,
    points_at_end,
    points_now,
    restore_points,
    space_on,
    taken,
    unlocked_fragment,
    vase_points,
)
from rules.marajoara.state import CAPTURED, SLOTS, Museum, Player, State
from rules.marajoara.view import View
from rules.marajoara.words import say_arg

NEAR = 2
"""A fragment that lacks more pips is not worth a word."""


def merits(view: View, move: m.Move) -> Sequence[Phrase]:
    return tuple(merits_of(view, move))


def merit(id: str, /, **args: Arg) -> Phrase:
    return phrase(f"mj-merit-{id}", **{name: say_arg(name, value) for name, value in args.items()})


def merits_of(view: State, move: m.Move) -> Iterator[Phrase]:
    player = view.players[move.seat]
    match move:
        case m.Capture():
            yield from of_capture(view, move)
        case m.Exhibit(slots=slots):
            yield from of_vases(view, move.seat, slots)
        case m.ExhibitCheaply(slot=slot):
            yield from of_vases(view, move.seat, (slot,))
        case m.Restore(fragment=fragment):
            yield from of_fragment(view, move.seat, fragment)
        case m.Excavate(track=track):
            yield from of_excavation(view, move.seat, TRACKS.index(track))
        case m.Raise(slot=slot):
            yield from of_raise(view, move.seat, slot)
        case m.FundRestoration(slot=slot, change=change):
            yield from of_turned(view, player, slot, change)
        case m.FieldWork(start=start, to=to):
            yield from of_field_work(view, start, to)
        case m.PlaceDigToken(space=space) | m.PlaceStartToken(space=space):
            count = len(jumps_onto(view, view.box.number[space]))
            if count:
                yield merit("landings", count=count)
        case m.ScoreFragment(fragment=fragment):
            yield from of_pointing(view, player, fragment)
        case m.TakeBackVase(museum=museum):
            vases = player.museums[museum].vases
            times = next(space.amount for space in view.box.tracks["red"] if space.kind == "remove_vase")
            yield merit("points", points=times * view.box.case[vases - 1].points)
        case m.TakeDie(die=ref, museum=museum):
            die = next(each for each in view.cart if each and each.ref == ref)
            yield from of_gained(view, player, die, (museum,))
        case m.PayWith(pips=pips):
            used = sum(bool(die) and die.face == paid for die, paid in zip(player.yellow, pips, strict=True) if die)
            yield merit("frees", count=used)
        case m.RemoveDie(space=space):
            yield from of_removal(view, space)
        case _:
            return


# Captures


def of_capture(view: State, move: m.Capture) -> Iterator[Phrase]:
    player, number = view.players[move.seat], view.box.number
    onto = number[move.to]
    die = view.grid[geometry(view).over[number[move.start], onto]]
    assert die is not None
    yield merit("captures", colour=die.colour, face=die.face)
    token = view.tokens[onto]
    if die.colour == "grey":
        yield from of_steps(view, move.seat, die.face)
    else:
        yield from of_gained(view, player, die, player.museums_with_room(die.colour))
    if token is None:
        return
    pips = view.box.parts.box.dig_bonus
    if token in player.colours:
        yield merit("own-token", pips=pips.own)
    else:
        owner = next(seat for seat, each in enumerate(view.players) if token in each.colours)
        yield merit("rival-token", who=SeatName(owner), pips=pips.rival)


def of_gained(view: State, player: Player, die: Die, museums: Sequence[int]) -> Iterator[Phrase]:
    """What a die brings that comes into one of these museums."""
    match die.colour:
        case "yellow":
            yield merit("money", count=die.face)
            row = player.yellow
            if "yellow" in player.museums[player.yellow_zone].icons and taken(row) == len(row) - 1:
                yield merit("token")
        case "red":
            yield merit("vase", points=vase_points(view, die.face), price=die.face)
        case "blue":
            found = [each for number in museums for each in of_blue(view, player, player.museums[number], die.face)]
            yield from found[:1]


def of_blue(view: State, player: Player, museum: Museum, face: int) -> Iterator[Phrase]:
    before = blue_faces(museum)
    yield from of_faces(view, player, museum, before, tuple(sorted((*before, face))))


def of_faces(
    view: State, player: Player, museum: Museum, before: tuple[int, ...], faces: tuple[int, ...]
) -> Iterator[Phrase]:
    """What blue dice of other values open: a fragment that can be restored, or one that nearly can."""
    ref = SECOND if player.museums.index(museum) else ""
    found = unlocked_fragment(view, museum, before, faces)
    if found is not None:
        name = f"{ref}{found.ref}"
        yield merit("fragment", fragment=name, points=restore_points(view, player, name))
        return
    near = nearest_fragment(view, museum, faces, NEAR)
    was = nearest_fragment(view, museum, before, NEAR)
    if near is not None and near[1] and (was is None or near[1] < was[1]):
        yield merit("fragment-near", fragment=f"{ref}{near[0].ref}", missing=near[1])


def of_steps(view: State, seat: Seat, face: int) -> Iterator[Phrase]:
    """The best space that a grey die brings a disc to; spaces that pay at once before others."""
    ways = list(movable_tracks(view, seat, face))
    if ways:
        track, to = max(ways, key=lambda way: (promise(view, seat, *way), -way[0]))
        yield step_to(view, track, to)


def promise(view: State, seat: Seat, track: int, to: int) -> int:
    space = space_on(view, track, to)
    if to == LAST:
        return points_at_end(view, seat, space, len(view.ends[track]))
    return points_now(view, seat, space)


def step_to(view: State, track: int, to: int) -> Phrase:
    return merit("step", track=TRACKS[track], to=to, bonus=bonus_of(view, track, to))


def bonus_of(view: State, track: int, to: int) -> Phrase:
    space = space_on(view, track, to)
    amount = space.second if to == LAST and view.ends[track] else space.amount
    return phrase("track-bonus", bonus=space.kind, amount=amount, track=TRACKS[track])


# Vases, fragments, tracks


def of_vases(view: State, seat: Seat, slots: tuple[Ref, ...]) -> Iterator[Phrase]:
    player = view.players[seat]
    number = SLOTS[slots[0]].museum
    museum = player.museums[number]
    yield merit("points", points=exhibit_points(view, player, slots))
    spaces = view.box.case[museum.vases : museum.vases + len(slots)]
    if "case" in museum.icons and any(space.token for space in spaces):
        yield merit("token")
    more = with_museum(view, seat, number, replace(museum, vases=museum.vases + len(slots)))
    gain = majority_now(more, seat)[0] - majority_now(view, seat)[0]
    if gain > 0 and not view.options.mission:
        yield merit("vase-majority", points=gain)


def of_fragment(view: State, seat: Seat, ref: Ref) -> Iterator[Phrase]:
    player, number, name = view.players[seat], int(ref.startswith(SECOND)), ref.removeprefix(SECOND)
    museum = player.museums[number]
    yield merit("points", points=restore_points(view, player, ref))
    if view.box.fragments[name].token and name in museum.icons:
        yield merit("token")
    more = with_museum(view, seat, number, replace(museum, fragments=(*museum.fragments, name)))
    gain = majority_now(more, seat)[1] - majority_now(view, seat)[1]
    if gain > 0 and not view.options.mission:
        yield merit("fragment-majority", points=gain)


def with_museum(view: State, seat: Seat, number: int, museum: Museum) -> State:
    player = view.players[seat]
    changed = replace(player, museums=(*player.museums[:number], museum, *player.museums[number + 1 :]))
    return replace(view, players=(*view.players[:seat], changed, *view.players[seat + 1 :]))


def of_excavation(view: State, seat: Seat, track: int) -> Iterator[Phrase]:
    assert view.captured is not None
    to = dict(movable_tracks(view, seat, view.captured.face))[track]
    yield merit("bonus", bonus=bonus_of(view, track, to))
    space = space_on(view, track, to)
    if to == LAST:
        yield merit("at-end", points=points_at_end(view, seat, space, len(view.ends[track])))
    elif space.kind in ("points_for_tokens", "points_for_neighbours") and points_now(view, seat, space):
        yield merit("points", points=points_now(view, seat, space))


def of_pointing(view: State, player: Player, ref: Ref) -> Iterator[Phrase]:
    each = next(space.amount for space in view.box.tracks["blue"] if space.kind == "points_for_neighbours")
    museum = player.museums[int(ref.startswith(SECOND))]
    yield merit("points", points=each * neighbours_placed(view.box, museum, ref.removeprefix(SECOND)))


# Dice that are turned, dice of the grid


def of_raise(view: State, seat: Seat, slot: Ref) -> Iterator[Phrase]:
    player = view.players[seat]
    die = view.captured if slot == CAPTURED else player.die_at(slot)
    if die is None or die.face >= view.box.top_face:
        return
    if slot != CAPTURED and die.colour == "blue":
        yield from of_turned(view, player, slot, 1)
    elif die.colour == "grey":
        yield merit("one-more-step", steps=die.face + 1, was=die.face)
    elif die.colour == "yellow":
        yield merit("money", count=1)
    elif die.colour == "red":
        yield merit("dearer-vase", points=vase_points(view, 1))
    else:
        for number in player.museums_with_room("blue"):
            yield from of_blue(view, player, player.museums[number], die.face + 1)
            return


def of_turned(view: State, player: Player, slot: Ref, change: int) -> Iterator[Phrase]:
    museum, die = player.museums[SLOTS[slot].museum], player.die_at(slot)
    assert die is not None
    if not 1 <= die.face + change <= view.box.top_face:
        return
    before = blue_faces(museum)
    faces = list(before)
    faces[faces.index(die.face)] += change
    yield from of_faces(view, player, museum, before, tuple(sorted(faces)))


def of_field_work(view: State, start: Ref, to: Ref) -> Iterator[Phrase]:
    """How many more dice can be captured then."""
    if view.stage != "before":
        return
    grid = list(view.grid)
    here, there = view.box.number[start], view.box.number[to]
    grid[here], grid[there] = None, grid[here]
    now, then = dice_in_reach(view), dice_in_reach(replace(view, grid=tuple(grid)))
    if len(then - now) > 0:
        yield merit("opens", count=len(then - now), price=view.box.parts.box.costs.field_work)


def dice_in_reach(view: State) -> frozenset[Ref]:
    return frozenset(die.ref for _, over, _ in captures(view) if (die := view.grid[over]) is not None)


def of_removal(view: State, space: Ref) -> Iterator[Phrase]:
    """What the die costs on the round track, where a mission counts it."""
    played, die = mission(view), view.grid[view.box.number[space]]
    penalty = played.round_track_penalty if played is not None else None
    if penalty is None or die is None:
        return
    yield merit("removed", points=0 if die.colour in penalty.except_colours else penalty.times * die.face)
