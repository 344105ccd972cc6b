"""What lies on the table of Marajoara, as things that explain themselves: dig site, tracks, cart and choices.

What belongs to a museum stands in museum_things.py.
"""

from desktop.board.sprite import Key
from desktop.games.marajoara import keys
from desktop.games.marajoara.keys import read, whereabouts
from desktop.games.marajoara.museum_things import in_a_museum
from rules.core.scoresheet import Goal
from rules.core.thing import Thing, thing
from rules.core.types import Phrase, Ref, Seat, SeatName
from rules.marajoara import agenda as todo
from rules.marajoara.components import TRACKS, Die, Space, TrackName, TrackSpace
from rules.marajoara.queries import mission, open_stars
from rules.marajoara.scoring import goals
from rules.marajoara.view import View
from rules.marajoara.words import say_arg
from rules.marajoara.worth import about

SORTS_OF_TRACK_SPACES = {
    "start": "track-start",
    "boost": "track-boost",
    "token": "track-token",
    "points": "track-points",
    "double_blue": "track-double",
    "swap": "track-swap",
    "cheap_exhibit": "track-cheap",
    "points_for_neighbours": "track-neighbours",
    "points_for_tokens": "track-tokens",
    "remove_vase": "track-vase",
    "end_per_fragment": "track-end-blue",
    "end_points": "track-end-yellow",
    "end_per_vase": "track-end-red",
}


def thing_of(view: View, key: Key) -> Thing | None:
    match read(key):
        case "die", str(ref):
            return die_thing(view, ref)
        case (("space" | "star" | "badge"), str(ref)):
            return space_thing(view, ref)
        case "token", "hand":
            return token_in_hand(view)
        case "token", str(ref):
            return space_thing(view, ref)
        case "trackspace", str(track), int(number):
            return track_space_thing(view, track, number)
        case ("track", str(track)) | ("trackhead", str(track)):
            return thing("track", track=track)
        case "disc", int(seat), str(track):
            return disc_thing(view, seat, track)
        case ("score", str(seat)) | ("lap", str(seat)):
            return thing("score", seat=SeatName(int(seat)), points=view.players[int(seat)].score)
        case "ring", int(number):
            return thing("score-space", n=number, lap=view.box.parts.box.score_lap)
        case "round", str():
            return thing("round-marker", n=view.round, count=view.box.parts.box.rounds)
        case "round", int(number):
            return thing("round-space-solo" if view.options.mission else "round-space", n=number)
        case "cart", int(number):
            return thing("cart-slot", n=number, slots=len(view.cart))
        case "standing", int(seat):
            return thing("standing", seat=SeatName(seat))
        case "goal", str(number):
            return goal_thing(view, int(number))
        case "mission", "name":
            return mission_thing(view)
        case "ending", str(what):
            return ending_thing(view, what)
        case "zone", int(), int(number):
            return thing("zone", nth=number)
        case "coin", str(which):
            return coin_thing(view, which)
        case "pay", str(which) if which[0].isdecimal():
            return thing("pay", credits=sum(map(int, which.split("-"))))
        case named:
            return in_a_museum(view, named)


def spoken_of(view: View, seat: Seat, what: Thing) -> tuple[Key, ...]:
    """The dice that the worth of a thing names."""
    return tuple(keys.die_key(ref) for ref in about(view, seat, what))


# Dice and the dig site


def die_thing(view: View, ref: Ref) -> Thing | None:
    spot = whereabouts(view, ref)
    die = die_named(view, ref)
    if spot is None or die is None:
        return None
    seen = {"die": ref, "colour": die.colour, "face": die.face}
    match spot.kind:
        case "grid":
            return thing(f"die-{die.colour}", **seen, space=spot.ref)
        case "slot":
            owner = view.players[spot.seat].museums[0].colour
            return thing(f"stored-{die.colour}", **seen, slot=say_arg("slot", spot.ref), owner=owner)
        case "cart":
            return thing("die-cart", **seen, n=int(spot.ref))
        case "slate" | "captured":
            return thing(f"die-{spot.kind}", **seen)
        case "round":
            return thing("die-round", **seen, n=int(spot.ref))
    return thing("die-in-use", **seen)


def die_named(view: View, ref: Ref) -> Die | None:
    return next((die for die in everywhere(view) if die is not None and die.ref == ref), None)


def everywhere(view: View) -> tuple[Die | None, ...]:
    stored = (die for player in view.players for _, die in player.stored())
    shared = (*view.grid, *view.cart, view.captured, *view.slate, *view.spent, *view.round_track)
    return (*stored, *shared, *keys.given_dice(view))


def space_thing(view: View, ref: Ref) -> Thing | None:
    number = view.box.number.get(ref)
    if number is None:
        return None
    token = view.tokens[number]
    if token is not None:
        return thing("token", space=ref, owner=token)
    space = view.box.spaces[number]
    if ref in open_stars(view):
        return thing("space-star", space=ref)
    if space.boost:
        return thing("space-boost", space=ref, amount=space.boost, pips=1 + space.boost)
    return thing(f"space-{sort_of(space)}", space=ref)


def sort_of(space: Space) -> str:
    if space.magnifier:
        return "magnifier"
    return "roped" if space.roped else "plain"


def token_in_hand(view: View) -> Thing:
    pending = view.agenda[0] if view.agenda else None
    if isinstance(pending, todo.PlaceToken):
        return thing("token-hand", owner=pending.colour)
    seat = pending.seat if isinstance(pending, todo.PlaceStart) else view.active
    return thing("token-start", owner=view.players[seat].museums[0].colour)


# Tracks and rounds


def track_space_thing(view: View, track: str, number: int) -> Thing | None:
    name = track_name(track)
    if name is None:
        return None
    space: TrackSpace = view.box.tracks[name][number]
    figures = {"amount": space.amount, "second": space.second} if space.second else {"amount": space.amount}
    if space.kind in ("start", "token", "double_blue"):
        figures = {}
    return thing(SORTS_OF_TRACK_SPACES[space.kind], track=track, space=number, **figures)


def track_name(track: str) -> TrackName | None:
    return next((name for name in TRACKS if name == track), None)


def disc_thing(view: View, seat: Seat, track: str) -> Thing | None:
    name = track_name(track)
    if name is None:
        return None
    player = view.players[seat]
    return thing("disc", owner=player.museums[0].colour, track=track, n=player.discs[TRACKS.index(name)])


# Missions and choices


def goal_thing(view: View, number: int) -> Thing | None:
    found = goals(view)
    if number >= len(found):
        return None
    return thing_of_goal(number, found[number])


def thing_of_goal(number: int, goal: Goal) -> Thing:
    """An objective at its place among those of its mission, on the table and on the card that shows it before."""
    args = tuple((name, say_arg(name, value)) for name, value in goal.args)
    return thing(
        "goal",
        n=number,
        nth=number + 1,
        goal=Phrase(goal.label, args),
        at_end="yes" if goal.label == "goal-score" else "no",
    )


def mission_thing(view: View) -> Thing | None:
    played = view.options.mission
    return (
        thing("mission", mission=played, name=Phrase(f"mission-{played}"), goals=len(goals(view))) if played else None
    )


def ending_thing(view: View, what: str) -> Thing | None:
    """What the end of the mission counts: how many dice are aside, their sum, what is lost."""
    played = mission(view)
    if played is None:
        return None
    penalty = played.round_track_penalty
    if what == "dice":
        return thing("mission-dice", count=view.box.parts.box.rounds)
    if what == "sum" and penalty is not None:
        return thing("mission-sum", times=penalty.times, kind="some" if penalty.except_colours else "all")
    return thing("mission-loss")


def coin_thing(view: View, which: str) -> Thing | None:
    if which.startswith("of-"):
        return in_a_museum(view, ("purse", int(which.removeprefix("of-"))))
    return thing("fund", change=which.rpartition("-")[2], credits=view.box.parts.box.costs.fund_restoration)
