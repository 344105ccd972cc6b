"""What explanations and advice reckon with: which jumps there are, what a vase, a fragment or a space would bring.

All of it is read off the position and what is printed; tests hold every figure against the rules that carry moves out.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from rules.core.majority import majority_points
from rules.core.types import Ref, Seat
from rules.marajoara.candidates import restorations
from rules.marajoara.components import SECOND, TRACKS, Box, Die, Fragment, TrackSpace
from rules.marajoara.moves import Restore
from rules.marajoara.queries import captures, restores
from rules.marajoara.state import SLOTS, Museum, Player, State


class Jump(NamedTuple):
    """Spaces of the grid, by number."""

    start: int
    over: int
    onto: int


def may_capture(state: State, seat: Seat) -> bool:
    """Whether this is the moment in which this seat captures."""
    return state.stage == "before" and not state.agenda and state.active == seat


def jumps(state: State, seat: Seat) -> tuple[Jump, ...]:
    """Every capture that this seat may make now; none when it is not the moment."""
    return tuple(Jump(*each) for each in captures(state)) if may_capture(state, seat) else ()


def jumps_onto(state: State, onto: int) -> tuple[Jump, ...]:
    """Every jump that could end on this space as dice lie now, whoever makes it and whatever can be stored."""
    ways = state.box.geometry(state.options.ortho_only).jumps_onto[onto]
    if state.grid[onto] is not None:
        return ()
    return tuple(
        Jump(start, over, onto)
        for start, over in ways
        if state.grid[start] is not None and state.grid[over] is not None
    )


# Vases


def next_vases(state: State, museum: Museum, count: int) -> int:
    """Return the points of the next spaces of a display case."""
    return sum(space.points for space in state.box.case[museum.vases : museum.vases + count])


def vase_points(state: State, face: int) -> int:
    """Return the points of a red die of this value that goes on display, without its space."""
    return state.box.parts.museum.points_per_pip * face


def exhibit_points(state: State, player: Player, slots: Sequence[Ref]) -> int:
    """Return all points of exhibiting the dice of these slots."""
    dice = (player.die_at(slot) for slot in slots)
    museum = player.museums[SLOTS[slots[0]].museum]
    return sum(vase_points(state, die.face) for die in dice if die) + next_vases(state, museum, len(slots))


# Fragments


def restore_points(state: State, player: Player, ref: Ref) -> int:
    """Return all points of restoring this fragment now, neighbours included."""
    fragment, museum = fragment_of(state.box, ref), player.museums[int(ref.startswith(SECOND))]
    each = state.box.parts.museum.points_per_neighbour
    return fragment.points + each * neighbours_placed(state.box, museum, fragment.ref)


def neighbours_placed(box: Box, museum: Museum, ref: Ref) -> int:
    return sum(other in box.neighbours[ref] for other in museum.fragments)


def fragment_of(box: Box, ref: Ref) -> Fragment:
    return box.fragments[ref.removeprefix(SECOND)]


def blue_faces(museum: Museum) -> tuple[int, ...]:
    return tuple(sorted(die.face for die in museum.blue if die))


def ways_to_restore(state: State, seat: Seat, ref: Ref) -> list[Restore]:
    """List how the stored dice restore this fragment, with as few pips as possible first."""
    player = state.players[seat]

    def wasted(move: Restore) -> tuple[int, int]:
        faces = [die.face for slot in move.slots if (die := player.die_at(slot))]
        return len(faces), sum(faces)

    return sorted((move for move in restorations(state, seat) if move.fragment == ref), key=wasted)


def best_restoration(state: State, seat: Seat, slot: Ref = "") -> tuple[Restore, int] | None:
    """Return the restoration that brings the most points, with the die of this slot if one is named."""
    player = state.players[seat]
    found = [move for move in restorations(state, seat) if not slot or slot in move.slots]
    if not found:
        return None
    move = max(found, key=lambda each: (restore_points(state, player, each.fragment), -len(each.slots)))
    return move, restore_points(state, player, move.fragment)


@lru_cache(maxsize=4096)
def pips_missing(fragment: Fragment, faces: tuple[int, ...], top: int) -> int | None:
    """Return how much stored blue dice must rise to restore a fragment; None where it takes more dice."""
    found: int | None = None
    for count in range(1, len(faces) + 1):
        for chosen in combinations(faces, count):
            for more in product(*(range(top - face + 1) for face in chosen)):
                if restores(fragment, [face + pip for face, pip in zip(chosen, more, strict=True)]):
                    found = sum(more) if found is None else min(found, sum(more))
    return found


def nearest_fragment(state: State, museum: Museum, faces: tuple[int, ...], most: int) -> tuple[Fragment, int] | None:
    """Return the open fragment that lacks the fewest pips, at most so many; of several the one with most points."""
    found = [
        (fragment, missing)
        for fragment in state.box.fragments.values()
        if fragment.ref not in museum.fragments
        and (missing := pips_missing(fragment, faces, state.box.top_face)) is not None
        and missing <= most
    ]
    return min(found, key=lambda each: (each[1], -each[0].points), default=None)


def unlocked_fragment(state: State, museum: Museum, before: tuple[int, ...], faces: tuple[int, ...]) -> Fragment | None:
    """Return the best open fragment that these dice restore as they are and those before did not."""
    top = state.box.top_face
    found = [
        fragment
        for fragment in state.box.fragments.values()
        if fragment.ref not in museum.fragments
        and pips_missing(fragment, faces, top) == 0
        and pips_missing(fragment, before, top) != 0
    ]
    return max(found, key=lambda each: each.points + neighbours_placed(state.box, museum, each.ref), default=None)


# Tracks


def space_on(state: State, track: int, to: int) -> TrackSpace:
    return state.box.tracks[TRACKS[track]][to]


def points_now(state: State, seat: Seat, space: TrackSpace) -> int:
    """Return the points that a disc arriving on this space scores at once, as things stand; those with a choice at
    their best."""
    player = state.players[seat]
    match space.kind:
        case "points":
            return space.amount
        case "points_for_tokens":
            return space.amount * tokens_placed(state, player)
        case "points_for_neighbours":
            return space.amount * max(
                (neighbours_placed(state.box, museum, ref) for museum in player.museums for ref in museum.fragments),
                default=0,
            )
    return 0


def points_at_end(state: State, seat: Seat, space: TrackSpace, rank: int) -> int:
    """Return the points of a last space at the end of the game, as things stand, for its first or second place."""
    player = state.players[seat]
    times = {"end_per_vase": player.vases, "end_per_fragment": player.fragments, "end_points": 1}
    return (space.amount, space.second)[rank] * times.get(space.kind, 0)


def tokens_placed(state: State, player: Player) -> int:
    return sum(token in player.colours for token in state.tokens)


def greys_in_reach(state: State, seat: Seat, faces: range) -> tuple[Die, ...]:
    """Return the grey dice of these values that this seat can capture now, each once."""
    found: dict[Ref, Die] = {}
    for jump in jumps(state, seat):
        die = state.grid[jump.over]
        if die is not None and die.colour == "grey" and die.face in faces:
            found[die.ref] = die
    return tuple(found.values())


def taken(row: Sequence[Die | None]) -> int:
    return len(row) - row.count(None)


# Majorities


def majority_now(state: State, seat: Seat) -> tuple[int, int]:
    """Return what the majorities of vases and of fragments would bring if the game ended now (MJ-SCO-1, MJ-SCO-4)."""
    pay = state.box.parts.box.majorities
    vases = majority_points([player.vases for player in state.players], pay)
    fragments = majority_points([player.fragments for player in state.players], pay)
    return vases[seat], fragments[seat]
