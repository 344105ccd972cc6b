"""Speed beside a yardstick, in the same run: both are measured in turns, and the medians are compared.

The machine is shared; a figure alone means little, and a single round even less.
"""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

Measure = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float
    """How long one round of one measure lasts at least."""


QUICK = Effort(rounds=3, seconds=0.05)
THOROUGH = Effort(rounds=9, seconds=0.25)


def beside(value: Measure, yardstick: Measure, rounds: int) -> tuple[float, float]:
    """The medians of both, measured in turns."""
    values, yardsticks = [], []
    for _ in range(rounds):
        values.append(value())
        yardsticks.append(yardstick())
    return median(values), median(yardsticks)


def alone(value: Measure, rounds: int) -> float:
    return median(value() for _ in range(rounds))


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How many of what `work` counts are done in a second."""
    done, began = 0, perf_counter()
    while True:
        done += work()
        passed = perf_counter() - began
        if passed >= seconds:
            return done / passed


def each_takes(work: Callable[[], int], seconds: float) -> float:
    """How many seconds one of what `work` counts takes."""
    return 1 / per_second(work, seconds)
