"""What cubes are worth, and which of them one gives away."""

from collections.abc import Sequence

from rules.core.types import Seat
from rules.magnastorm.components import Price
from rules.magnastorm.state import Cubes
from rules.magnastorm.thinking.weights import SPENT_LATER, SPENT_SOON, Weights


def worth_of_cubes(cubes: Cubes, seat: Seat, weights: Weights) -> float:
    """Return the worth of cubes while there is time to spend them. The first ones count most."""
    count = sum(cubes)
    if not count:
        return 0.0
    worth = face_value(cubes, seat, weights)
    if count <= SPENT_SOON:
        return worth
    spent = SPENT_SOON + weights.many * min(count - SPENT_SOON, SPENT_LATER)
    spent += weights.too_many * max(0, count - SPENT_SOON - SPENT_LATER)
    return worth * spent / count


def face_value(cubes: Sequence[int], seat: Seat, weights: Weights) -> float:
    own, yellow = cubes[seat], cubes[-1]
    return weights.own * own + weights.yellow * yellow + weights.other * (sum(cubes) - own - yellow)


def worth_of_price(price: Price, weights: Weights) -> float:
    return weights.own * price.own + weights.yellow * price.yellow
