"""The names of all that lies on the table of Marajoara, and where a die lies in a position."""

from collections.abc import Iterator
from typing import NamedTuple

from desktop.board.sprite import Key
from rules.core.latest import of_latest
from rules.core.types import Ref, Seat
from rules.marajoara import agenda as todo
from rules.marajoara.components import SECOND, Die
from rules.marajoara.state import CAPTURED, State

TOKEN_IN_HAND = "token-hand"
"""The Dig token that waits to be placed."""


NOBODY = -1
"""Instead of a seat: a place that all share."""


class Spot(NamedTuple):
    """Where a piece lies or is dropped: what kind of place, which one, and whose if it is anybody's."""

    kind: str
    ref: Ref = ""
    seat: Seat = NOBODY


def die_key(ref: Ref) -> Key:
    return f"die-{ref}"


def space_key(ref: Ref) -> Key:
    return f"space-{ref}"


def token_key(ref: Ref) -> Key:
    """The Dig token on a space."""
    return f"token-{ref}"


def slot_key(seat: Seat, ref: Ref) -> Key:
    return f"slot-{seat}-{ref}"


def fragment_key(seat: Seat, ref: Ref) -> Key:
    return f"fragment-{seat}-{ref}"


def case_key(seat: Seat, museum: int) -> Key:
    return f"case-{seat}-{museum}"


def vase_key(seat: Seat, museum: int, number: int) -> Key:
    """Vases are counted from 1, from the lowest space of the display case."""
    return f"vase-{seat}-{museum}-{number}"


def zone_key(seat: Seat, museum: int) -> Key:
    """The yellow slots of a museum, while one of two zones is chosen (MJ-MIS-6a)."""
    return f"zone-{seat}-{museum}"


def supply_key(seat: Seat, museum: int = 0) -> Key:
    return f"supply-{seat}-{museum}"


def track_key(track: str, number: int) -> Key:
    return f"trackspace-{track}-{number}"


def disc_key(seat: Seat, track: str) -> Key:
    return f"disc-{seat}-{track}"


def cart_key(number: int) -> Key:
    """Slots are counted from 1, from the top."""
    return f"cart-{number}"


def round_key(number: int) -> Key:
    return f"round-{number}"


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
    kind, _, rest = key.partition("-")
    match kind:
        case "die":
            return whereabouts(state, rest)
        case "space" | "token" | "badge" | "star":
            return Spot("hand") if key == TOKEN_IN_HAND else Spot("grid", rest)
        case "slot" | "fragment":
            seat, _, ref = rest.partition("-")
            return Spot(kind, ref, int(seat))
        case "case" | "vase" | "supply" | "zone":
            seat, museum = rest.split("-")[:2]
            return Spot(kind, museum, int(seat))
        case "trackspace":
            return Spot("track", rest.partition("-")[0])
        case "disc":
            seat, _, track = rest.partition("-")
            return Spot("track", track, int(seat))
        case "cart" | "round":
            return Spot(kind, rest)
    return None


def whereabouts(state: State, ref: Ref) -> Spot | None:
    """Where this die lies."""
    return spots_of_dice(state).get(ref)


@of_latest
def spots_of_dice(state: State) -> dict[Ref, Spot]:
    """Where all dice lie: with a piece in the hand it is asked of every place."""
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
