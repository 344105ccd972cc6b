"""Majorities pay by rank, and share."""

import pytest

from rules.core.majority import majority_points


@pytest.mark.parametrize(
    ("counts", "pay", "points"),
    [
        ((3, 2, 1), (15, 10, 5, 0), [15, 10, 5]),
        ((2, 2, 0), (5, 0, 0, 0), [2, 2, 0]),
        ((3, 2, 2, 0), (15, 10, 5, 0), [15, 7, 7, 0]),
        ((0, 0), (5, 0), [0, 0]),
        ((1, 0), (10, 5), [10, 0]),
        ((1, 1, 1, 1), (7, 5, 3), [3, 3, 3, 3]),
    ],
)
def test_tied_seats_share_their_ranks(counts: tuple[int, ...], pay: tuple[int, ...], points: list[int]) -> None:
    assert majority_points(counts, pay) == points
