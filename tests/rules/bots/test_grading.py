"""Grades by hand-made figures: by the chance of winning, by points where the game is decided or nobody has measured."""

import pytest

from rules.bots.forecast import Forecast, Outlook, Stretch
from rules.bots.grading import BOUNDS, EYES, Grade, graded, spread_of
from rules.bots.mind import mind_of

SPREAD = 10.0


def with_chance(chance: float) -> Outlook:
    """An outlook with about this chance: the lead is searched for."""
    low, high = -60.0, 60.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if Outlook(middle, SPREAD).chance < chance else (low, middle)
    return Outlook(low, SPREAD)


@pytest.mark.parametrize(
    ("before", "after", "grade"),
    [
        (0.5, 0.5, "best"),
        (0.5, 0.496, "best"),
        (0.5, 0.485, "good"),
        (0.5, 0.47, "inexact"),
        (0.5, 0.42, "mistake"),
        (0.5, 0.3, "blunder"),
        (0.99, 0.9, "mistake"),
        (0.99, 0.45, "blunder"),  # a won game is lost
        (0.019, 0.001, "inexact"),  # by points: it was as good as lost
    ],
)
def test_a_grade_is_the_chance_of_winning_that_was_lost(before: float, after: float, grade: Grade) -> None:
    if grade == "inexact" and before < BOUNDS.decided:
        after_outlook = Outlook(with_chance(before).lead - 1.0, SPREAD)
        assert graded(with_chance(before), after_outlook, SPREAD, is_measured=True) == grade
        return
    assert graded(with_chance(before), with_chance(after), SPREAD, is_measured=True) == grade


def test_outside_two_to_ninety_eight_percent_points_count() -> None:
    for sign in (1, -1):
        decided = Outlook(40.0 * sign, SPREAD)
        grades = [
            graded(decided, Outlook(decided.lead - loss, SPREAD), SPREAD, is_measured=True)
            for loss in (0.1, 0.3, 1.0, 3.0, 5.0)
        ]
        assert grades == ["best", "good", "inexact", "mistake", "blunder"]


def test_points_count_where_nobody_has_measured_what_they_mean() -> None:
    grades = [
        graded(Outlook(0.0, 0.0), Outlook(-loss, 0.0), SPREAD, is_measured=False) for loss in (0.1, 0.3, 1.0, 3.0, 5.0)
    ]
    assert grades == ["best", "good", "inexact", "mistake", "blunder"]


def test_bounds_in_points_cost_their_chances_in_a_level_game() -> None:
    for chance, points in zip(BOUNDS.chances, BOUNDS.points(SPREAD), strict=True):
        assert Outlook(0.0, SPREAD).chance - Outlook(-points, SPREAD).chance == pytest.approx(chance)


def test_the_spread_is_that_of_the_beginning_or_of_the_eye_of_a_novice() -> None:
    mind = mind_of("marajoara")
    measured = Forecast((Stretch(0.1, 1.0, 0.0, 9.0), Stretch(0.9, 1.0, 0.0, 2.0)), 40)
    assert spread_of(mind, measured) == 9.0
    assert spread_of(mind, None) == EYES * mind.level("novice").unsteady
