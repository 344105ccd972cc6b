"""What spaces, tracks, cart, rounds and goals are worth to a seat here and now."""

from typing import Any

from rules.core.thing import Thing
from rules.core.types import Ref, Seat, SeatName
from rules.marajoara import agenda as todo
from rules.marajoara.components import LAST, TRACK_END_SLOTS, TRACKS, Die
from rules.marajoara.moves import Excavate, PlaceDigToken
from rules.marajoara.queries import free_magnifiers, mission, movable_tracks, token_spaces
from rules.marajoara.reckoning import (
    greys_in_reach,
    jumps,
    jumps_onto,
    majority_now,
    may_capture,
    points_at_end,
    points_now,
    space_on,
    tokens_placed,
)
from rules.marajoara.scoring import goals, penalties_now
from rules.marajoara.state import State
from rules.marajoara.told import Told, told

HIGHEST = 6


# The dig site


def of_space(view: State, seat: Seat, what: Thing) -> Told | None:
    """A space of the grid, a token on it, or the token to be placed."""
    if what.sort in ("token-hand", "token-start"):
        return of_token_in_hand(view, seat)
    number = view.box.number[what.named["space"]]
    pending = view.agenda[0] if view.agenda else None
    if isinstance(pending, todo.PlaceToken) and pending.seat == seat:
        if number not in token_spaces(view):
            return None
        move = PlaceDigToken(seat=seat, space=what.named["space"])
        return told("token-here", move=move, count=len(jumps_onto(view, number)))
    if not may_capture(view, seat) or view.grid[number] is not None:
        return None
    landing = [jump for jump in jumps(view, seat) if jump.onto == number]
    if not landing:
        return told("no-landing")
    token = view.tokens[number]
    owner = "none" if token is None else "own" if token in view.players[seat].colours else "rival"
    jumpers = tuple(dict.fromkeys(die.ref for jump in landing if (die := view.grid[jump.start])))
    pips = 1 + view.box.spaces[number].boost
    return told("landing", dice=jumpers, count=len(landing), owner=owner, pips=pips)


def of_token_in_hand(view: State, seat: Seat) -> Told | None:
    """Tell where most jumps could end as the dice lie."""
    pending = view.agenda[0] if view.agenda else None
    if not isinstance(pending, todo.PlaceToken | todo.PlaceStart) or pending.seat != seat:
        return None
    spaces = token_spaces(view) if isinstance(pending, todo.PlaceToken) else free_magnifiers(view)
    best = max(spaces, key=lambda number: len(jumps_onto(view, number)), default=None)
    if best is None:
        return None
    return told("token-best", space=view.box.spaces[best].ref, count=len(jumps_onto(view, best)), free=len(spaces))


# Tracks


def of_track(view: State, seat: Seat, what: Thing) -> Told | None:
    """A space, a whole track, or a disc; of discs only one's own."""
    named, player = what.named, view.players[seat]
    if what.sort == "disc" and named["owner"] not in player.colours:
        return None
    track = TRACKS.index(named["track"])
    to, at = named.get("space", LAST), player.discs[track]
    is_end = to == LAST
    if to == 0:
        return None
    if at >= to:
        return of_passed(view, seat, track, is_here=at == to) if is_end or at == to else told("passed", at=at)
    if is_end and len(view.ends[track]) >= TRACK_END_SLOTS:
        return told("end-taken", at=at)
    space = space_on(view, track, to)
    points = points_at_end(view, seat, space, len(view.ends[track])) if is_end else points_now(view, seat, space)
    now = captured_brings(view, seat, track)
    if now == to:
        die = view.captured
        assert die is not None
        move = Excavate(seat=seat, track=TRACKS[track])
        at_once = 0 if is_end else points
        return told("brings-now", dice=(die.ref,), move=move, brings=at_once, face=die.face, points=points, end=is_end)
    missing = to - at
    if missing > HIGHEST:
        return told("far", at=at, missing=missing)
    greys = greys_in_reach(view, seat, range(missing, HIGHEST + 1 if is_end else missing + 1))
    where = place_on_grid(view, greys[0]) if greys else ""
    return told(
        "steps",
        dice=tuple(die.ref for die in greys),
        at=at,
        missing=missing,
        count=len(greys),
        space=where,
        points=points,
        end=is_end,
        rank=len(view.ends[track]) + 1 if is_end else 0,
    )


def captured_brings(view: State, seat: Seat, track: int) -> int:
    """Return where the grey die that is being used brings this disc; 0 if there is none."""
    pending = view.agenda[0] if view.agenda else None
    if not isinstance(pending, todo.ChooseTrack) or pending.seat != seat or view.captured is None:
        return 0
    return dict(movable_tracks(view, seat, view.captured.face)).get(track, 0)


def of_passed(view: State, seat: Seat, track: int, *, is_here: bool) -> Told:
    at = view.players[seat].discs[track]
    if is_here and at == LAST:
        rank = view.ends[track].index(seat)
        points = points_at_end(view, seat, space_on(view, track, LAST), rank)
        return told("end-held", rank=rank + 1, points=points)
    return told("stands-here", at=at)


def place_on_grid(view: State, die: Die) -> Ref:
    number = next(at for at, each in enumerate(view.grid) if each is not None and each.ref == die.ref)
    return view.box.spaces[number].ref


# Rounds, scores, the cart


def of_the_rest(view: State, seat: Seat, what: Thing) -> Told | None:
    named = what.named
    match what.sort:
        case "score" | "standing":
            return of_standing(view, seat, named["seat"].seat, has_majorities=what.sort == "standing")
        case "round-marker":
            return told("turns-left", count=turns_left(view, seat))
        case "round-space":
            ahead = named["n"] - view.round
            return told("rounds-until", count=ahead) if ahead > 0 else None
        case "round-space-solo":
            left = view.box.parts.box.rounds - len(view.round_track)
            return told("dice-until-end", count=left)
        case "cart-slot":
            return told("cart-room", count=view.cart.count(None))
        case "goal":
            return of_goal(view, seat, named["n"])
    return of_ending(view, what.sort)


def of_standing(view: State, seat: Seat, of: Seat, *, has_majorities: bool) -> Told | None:
    if len(view.players) == 1:
        return None
    if has_majorities:
        vases, fragments = majority_now(view, of)
        player = view.players[of]
        return told(
            "standing",
            vases=player.vases,
            fragments=player.fragments,
            for_vases=vases,
            for_fragments=fragments,
        )
    others = [player.score for at, player in enumerate(view.players) if at != seat]
    other = max(others) if of == seat else view.players[of].score
    ahead = view.players[seat].score - other
    state = "level" if ahead == 0 else "ahead" if ahead > 0 else "behind"
    return told("lead", state=state, count=abs(ahead), own="yes" if of == seat else "no", seat=SeatName(of))


def turns_left(view: State, seat: Seat) -> int:
    """Return how many turns this seat still has, one that goes on included."""
    count, seats = view.box.parts.box.rounds - view.round, len(view.players)
    has_played = (seat - view.first) % seats < (view.active - view.first) % seats
    return count if has_played else count + 1


# Missions


def of_goal(view: State, seat: Seat, number: int) -> Told | None:
    """How far a goal that can be counted has come."""
    goal = goals(view)[number]
    if goal.reached:
        return told("goal-reached")
    said: dict[str, Any] = dict(goal.args)
    player = view.players[seat]
    match goal.label:
        case "goal-score":
            return told("goal-score", missing=max(0, said["number"] - player.score + lost_now(view)))
        case "goal-case":
            return told("goal-vases", missing=said["number"] - max(museum.vases for museum in player.museums))
        case "goal-all-tokens":
            return told("goal-tokens", missing=said["number"] - tokens_placed(view, player))
        case "goal-track-end":
            return told("goal-steps", missing=LAST - player.discs[TRACKS.index(said["ref"])])
        case "goal-all-fragments":
            return told("goal-fragments", missing=len(view.box.fragments) - player.fragments)
    return None


def lost_now(view: State) -> int:
    return -penalties_now(view)


def of_ending(view: State, sort: str) -> Told | None:
    if sort == "mission-dice":
        return told("dice-until-end", count=view.box.parts.box.rounds - len(view.round_track))
    played = mission(view)
    if played is None or sort not in ("mission-sum", "mission-loss"):
        return None
    return told("loss", points=lost_now(view))
