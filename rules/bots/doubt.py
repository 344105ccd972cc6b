"""How sure a comparison is: the error of a mean difference, from the worlds in which two moves were played on."""

from collections.abc import Sequence
from math import sqrt

FIRM = 2
"""Beside what was seen, so many worlds count that differ as much as eyes usually do: few worlds prove nothing."""


def error_of(one: Sequence[float], other: Sequence[float], usual_error: float, looks: int = 1) -> float:
    """Estimate the standard error of the mean difference: never nothing, however alike the worlds were.

    Where the worlds were judged from several points in turn, it is doubt as well that these disagree.
    """
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    by_look = [seen for look in range(looks) if (seen := gaps[look::looks])]
    means = [sum(seen) / len(seen) for seen in by_look]
    squares = sum((gap - mean) ** 2 for seen, mean in zip(by_look, means, strict=True) for gap in seen)
    within = (squares + FIRM * usual_error**2) / (len(gaps) - len(means) + FIRM) / len(gaps)
    middle = sum(means) / len(means)
    apart = sum((mean - middle) ** 2 for mean in means) / max(1, len(means) - 1) / len(means)
    return sqrt(within + apart)
