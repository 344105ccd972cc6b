"""A position of Marajoara in the short notation: the inverse of notation.py."""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.types import Json
from rules.marajoara import agenda as todo
from rules.marajoara.cart import packed
from rules.marajoara.components import TRACKS, Die
from rules.marajoara.notation import LETTERS, SeatNotes
from rules.marajoara.objectives import is_met
from rules.marajoara.options import Options
from rules.marajoara.queries import mission
from rules.marajoara.state import SOURCES, STORED, Museum, Player, State

LETTER = {colour: letter for letter, colour in LETTERS.items()}
USUAL = Options()


def noted(state: State) -> Json:
    """The notes that say this position; what is as usual is left out."""
    pending = state.agenda[0] if state.agenda else None
    notes: dict[str, Any] = {
        "options": {
            name: value
            for name in Options.__dataclass_fields__
            if (value := getattr(state.options, name)) != getattr(USUAL, name)
        },
        "grid": ", ".join(
            f"{space.ref} {word(die)}" for space, die in zip(state.box.spaces, state.grid, strict=True) if die
        ),
        "tokens": dict(tokens_of(state)),
        "cart": words(state.cart),
        "slate": words(state.slate),
        "round_track": words(state.round_track),
        "captured": words((state.captured,)),
        "place": "token" if isinstance(pending, todo.PlaceToken) else "",
        "active": state.active,
        "first": state.first,
        "stage": state.stage if state.stage in ("after", "recycling", "over") else "",
        "double_blue": state.double_blue,
        "ends": {
            track: list(arrived)
            for track, arrived in zip(TRACKS, state.ends, strict=True)
            if list(arrived) != sorted(arrived)
        },
        "reached": [at for at, is_reached in enumerate(state.reached) if is_reached],
    }
    said = {name: value for name, value in notes.items() if value}
    if state.round > 1:
        said["round"] = state.round
    return {**said, "seats": [seat_notes(state, player) for player in state.players]}


def tokens_of(state: State) -> Iterator[tuple[str, int]]:
    seats = {player.museums[0].colour: seat for seat, player in enumerate(state.players)}
    for space, token in zip(state.box.spaces, state.tokens, strict=True):
        if token in seats:
            yield space.ref, seats[token]


def seat_notes(state: State, player: Player) -> Json:
    first, *others = player.museums
    notes: dict[str, Any] = {
        **museum_notes(first),
        "discs": {track: at for track, at in zip(TRACKS, player.discs, strict=True) if at},
        "earned": {source: points for source, points in zip(SOURCES, player.earned, strict=True) if points},
        "yellow_zone": player.yellow_zone,
    }
    said: dict[str, Any] = {"colour": first.colour} | {name: value for name, value in notes.items() if value}
    said["icons"] = notes["icons"]
    if player.supply != SeatNotes().supply:
        said["supply"] = player.supply
    if others:
        said["second"] = museum_notes(others[0])
    return said


def museum_notes(museum: Museum) -> dict[str, Any]:
    return {
        "store": words(die for colour in STORED for die in museum.row(colour)),
        "vases": museum.vases,
        "fragments": " ".join(museum.fragments),
        "icons": " ".join(museum.icons),
    }


def word(die: Die) -> str:
    return f"{LETTER[die.colour]}{die.face}"


def words(dice: Iterable[Die | None]) -> str:
    return " ".join(word(die) for die in dice if die is not None)


# What the notation cannot say


def unsaid(state: State) -> tuple[str, ...]:
    return tuple(dict.fromkeys(left_out(state)))


def left_out(state: State) -> Iterator[str]:
    dice = [die for die in state.cart if die is not None]
    if state.cart != packed(dice, len(state.cart), gravity=state.options.cart_gravity):
        yield "cart"
    if state.stage == "setup" or not is_noted(state):
        yield "agenda"
    if state.spent:
        yield "spent"
    played = mission(state)
    goals = zip(played.objectives, state.reached, strict=True) if played else ()
    if any(is_met(state, goal) and not is_reached for goal, is_reached in goals):
        yield "reached"  # it would be collected at once
    if state.idle:
        yield "idle"
    for player in state.players:
        if player.waiting:
            yield "waiting"
        if any(has_gap(museum) for museum in player.museums):
            yield "store"
        if any(museum.colour in state.tokens for museum in player.museums[1:]):
            yield "tokens"


def is_noted(state: State) -> bool:
    """Whether the notes say what is pending."""
    match state.agenda:
        case ():
            return True
        case (todo.Recycling(seat),):
            return seat == state.active
        case (todo.PlaceToken(seat, colour, source),):
            own = state.players[state.active].museums[0].colour
            return state.stage in ("before", "after") and (seat, colour, source) == (state.active, own, "track")
        case (todo.ChooseTrack(seat), todo.SpendGrey(), todo.EndMainAction()):
            return seat == state.active
        case (todo.ChooseMuseum(seat), todo.EndMainAction()):
            return seat == state.active
    return False


def has_gap(museum: Museum) -> bool:
    rows = (museum.row(colour) for colour in STORED)
    return any(None in row[: len(row) - row.count(None)] for row in rows)
