"""Ratings of a person and of puzzles, after Glicko (M. Glickman, 1995): a figure, and how sure it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, pi, sqrt
from typing import NamedTuple

from rules.puzzles.model import LAYERS

SCALE = log(10) / 400
START, LEAST_SURE, MOST_SURE = 1200.0, 350.0, 30.0
"""A person begins here; a deviation is never above the second figure, nor below the third."""
DAYS_TO_FORGET = 730
"""After so many days without a puzzle, a rating of deviation `SETTLED` is as unsure as at the beginning."""
SETTLED = 50.0
FORGETTING = (LEAST_SURE**2 - SETTLED**2) / DAYS_TO_FORGET
OF_LAYER = dict(zip(LAYERS, (900.0, 1150.0, 1400.0, 1650.0, 1900.0), strict=True))
PUZZLE_SURE = 120.0
SOLVED, HELPED, MISSED = 1.0, 0.5, 0.0
"""Scores; what was solved with a hint counts half."""


@dataclass(frozen=True, slots=True)
class Rating:
    figure: float = START
    deviation: float = LEAST_SURE
    """One standard deviation."""

    def after_days(self, days: int) -> "Rating":
        """Grow less sure while nothing is tried."""
        return Rating(self.figure, min(LEAST_SURE, sqrt(self.deviation**2 + FORGETTING * max(0, days))))


class Met(NamedTuple):
    """A puzzle, or who tried it, and the score against it."""

    rating: Rating
    score: float


def of_layer(layer: int) -> Rating:
    """Return what a puzzle of this layer begins with."""
    return Rating(OF_LAYER[layer], PUZZLE_SURE)


def expected(own: Rating, other: Rating) -> float:
    """The share of tries that should succeed."""
    return chance(own.figure - other.figure, damping(other.deviation))


def rated(own: Rating, met: Sequence[Met]) -> Rating:
    """Rate anew after meeting these, all at once."""
    if not met:
        return own
    sure = pull = 0.0
    for other, score in met:
        damped = damping(other.deviation)
        share = chance(own.figure - other.figure, damped)
        sure += (SCALE * damped) ** 2 * share * (1 - share)
        pull += damped * (score - share)
    variance = 1 / (1 / own.deviation**2 + sure)
    return Rating(own.figure + SCALE * variance * pull, max(MOST_SURE, sqrt(variance)))


def after_try(own: Rating, puzzle: Rating, score: float) -> tuple[Rating, Rating]:
    """Rate both after one try, each by what the other was before."""
    return rated(own, [Met(puzzle, score)]), rated(puzzle, [Met(own, 1 - score)])


def damping(deviation: float) -> float:
    """How much a meeting tells, when the other's rating is this unsure."""
    return 1 / sqrt(1 + 3 * (SCALE * deviation / pi) ** 2)


def chance(difference: float, damped: float) -> float:
    return float(1 / (1 + 10 ** (-damped * difference / 400)))
