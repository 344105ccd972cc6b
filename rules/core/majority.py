"""Majorities: seats are ranked by a count, and each rank pays; games print only the pay."""

from collections.abc import Sequence


def majority_points(counts: Sequence[int], pay: Sequence[int]) -> list[int]:
    """Tied seats share what their ranks pay, rounded down; the following ranks come after them. Zero takes no rank."""
    points = [0] * len(counts)
    rank = 0
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        tied = [seat for seat, own in enumerate(counts) if own == count]
        pool = sum(pay[rank : rank + len(tied)])
        for seat in tied:
            points[seat] = pool // len(tied)
        rank += len(tied)
    return points
