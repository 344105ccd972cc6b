"""The names of all that lies on the table of Marajoara, and where a die lies in a position."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from desktop.board.keys import MOST, Kinds
from desktop.board.sprite import Key
from rules.core.memo import memo_of_last
from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara.components import SECOND, Die
from rules.marajoara.state import CAPTURED, State

KINDS = Kinds()
read = KINDS.read

TOKEN_IN_HAND = "token-hand"
"""The Dig token that waits to be placed."""


NOBODY = -1
"""Instead of a seat: a place that all share."""


class Spot(NamedTuple):
    """The place of a piece or of a drop: what kind of place, which one, and whose if it has an owner."""

    kind: str
    ref: Ref = ""
    seat: Seat = NOBODY


die_key = KINDS.of("die", Ref)
space_key = KINDS.of("space", Ref)
token_key = KINDS.of("token", Ref)
"""The Dig token on a space."""
slot_key = KINDS.of("slot", Seat, Ref)
fragment_key = KINDS.of("fragment", Seat, Ref)
case_key = KINDS.of("case", Seat, int)
vase_key = KINDS.of("vase", Seat, int, int)
"""Vases are counted from 1, from the lowest space of the display case."""
zone_key = KINDS.of("zone", Seat, int)
"""The yellow slots of a museum, while one of two zones is chosen (MJ-MIS-6a)."""

supply_key = KINDS.of("supply", Seat, int)
track_key = KINDS.of("trackspace", str, int)
disc_key = KINDS.of("disc", Seat, str)
cart_key = KINDS.of("cart", int)
"""Slots are counted from 1, from the top."""
round_key = KINDS.of("round", int)
ring_key = KINDS.of("ring", int)
"""A space of the score ring, counted from 0."""
track_board_key = KINDS.of("track", str)
track_head_key = KINDS.of("trackhead", str)
jar_key = KINDS.of("jar", Seat, int)
shard_key = KINDS.of("shard", Seat, int, Ref)
label_key = KINDS.of("label", Seat, int, Ref)
icon_key = KINDS.of("icon", Seat, int, str)
"""A Dig token that still lies on its icon of the museum."""
niche_key = KINDS.of("niche", Seat, int, int)
"""The spaces of a display case, counted from 1."""
slate_key = KINDS.of("slate", Seat)
purse_key = KINDS.of("purse", Seat)
standing_key = KINDS.of("standing", Seat)
ending_key = KINDS.of("ending", str)
"""What the end of a mission counts."""

MISSION = KINDS.of("mission", str)("name")
"""The head over what a mission asks."""


def fund_key(seat: Seat, slot: Ref, change: int) -> Key:
    """The coin that turns a blue die up or down."""
    return f"coin-{seat}-{slot}-{'up' if change > 0 else 'down'}"


def pay_key(pips: tuple[int, ...]) -> Key:
    """A card that shows one way to pay."""
    return f"pay-{'-'.join(map(str, pips))}"


def local(ref: Ref) -> Ref:
    """The name that a fragment has in its own museum."""
    return ref.removeprefix(SECOND)


def in_museum(number: int, ref: Ref) -> Ref:
    """The name that a fragment of this museum has in moves."""
    return f"{SECOND}{ref}" if number else ref


def museum_of(ref: Ref) -> int:
    """Which museum a slot or a fragment belongs to."""
    return int(ref.startswith(SECOND))


# Where things lie


def spot_of(state: State, key: Key) -> Spot | None:
    """What a key means as a place: a piece stands for the place that it lies on."""
    spot = spot_named(key)
    return whereabouts(state, spot.ref) if spot is not None and spot.kind == "die" else spot


@lru_cache(MOST)
def spot_named(key: Key) -> Spot | None:
    """The same of all that lies nowhere else; of a die, which one it is."""
    match read(key):
        case "die", str(ref):
            return Spot("die", ref)
        case "token", "hand":
            return Spot("hand")
        case (("space" | "token" | "badge" | "star"), str(ref)):
            return Spot("grid", ref)
        case ("slot" | "fragment") as kind, int(seat), str(ref):
            return Spot(kind, ref, seat)
        case ("case" | "vase" | "supply" | "zone") as kind, int(seat), int(museum), *_:
            return Spot(kind, str(museum), seat)
        case "trackspace", str(track), int():
            return Spot("track", track)
        case "disc", int(seat), str(track):
            return Spot("track", track, seat)
        case ("cart" | "round") as kind, number:
            return Spot(kind, str(number))
    return None


def whereabouts(state: State, ref: Ref) -> Spot | None:
    """Return where this die lies."""
    return spots_of_dice(state).get(ref)


@memo_of_last
def spots_of_dice(state: State) -> dict[Ref, Spot]:
    """Return where all dice lie: with a piece in the hand it is asked of every place."""
    spots: dict[Ref, Spot] = {}
    for ref, spot in dice_as_they_lie(state):
        spots.setdefault(ref, spot)
    return spots


def dice_as_they_lie(state: State) -> Iterator[tuple[Ref, Spot]]:
    for seat, player in enumerate(state.players):
        for slot, die in player.stored():
            yield die.ref, Spot("slot", slot, seat)
    for space, on_space in zip(state.box.spaces, state.grid, strict=True):
        if on_space is not None:
            yield on_space.ref, Spot("grid", space.ref)
    for number, in_cart in enumerate(state.cart, 1):
        if in_cart is not None:
            yield in_cart.ref, Spot("cart", str(number))
    if state.captured is not None:
        yield state.captured.ref, Spot("captured", CAPTURED, state.active)
    piles: tuple[tuple[str, tuple[Die, ...]], ...] = (
        ("slate", state.slate),
        ("spent", state.spent),
        ("given", given_dice(state)),
        ("round", state.round_track),
    )
    for kind, dice in piles:
        for number, die in enumerate(dice, 1):
            yield die.ref, Spot(kind, str(number), state.active)


def given_dice(state: State) -> tuple[Die, ...]:
    """Dice that yellow 7 has taken out of the museum, while their exchange goes on (MJ-TRK-7Y)."""
    pending = state.agenda[0] if state.agenda else None
    return pending.given if isinstance(pending, todo.Swap) else ()
