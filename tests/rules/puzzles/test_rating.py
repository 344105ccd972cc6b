"""Ratings: the worked example of Glickman's paper, and what must be true of any try."""

import pytest

from rules.puzzles.model import LAYERS
from rules.puzzles.rating import HELPED, MISSED, SOLVED, Met, Rating, after_try, expected, of_layer, rated


def test_the_worked_example_of_the_paper() -> None:
    met = [Met(Rating(1400, 30), 1), Met(Rating(1550, 100), 0), Met(Rating(1700, 300), 0)]
    new = rated(Rating(1500, 200), met)
    assert new.figure == pytest.approx(1464, abs=0.5)
    assert new.deviation == pytest.approx(151.4, abs=0.1)


def test_a_hint_counts_half() -> None:
    own, puzzle = Rating(1400, 80), of_layer(3)
    figures = [after_try(own, puzzle, score)[0].figure for score in (MISSED, HELPED, SOLVED)]
    assert figures == sorted(figures)
    assert figures[1] == pytest.approx(1400)
    assert figures[2] - 1400 == pytest.approx(1400 - figures[0])


def test_what_one_gains_the_other_loses_and_both_grow_surer() -> None:
    own, puzzle = Rating(), of_layer(5)
    person, after = after_try(own, puzzle, SOLVED)
    assert person.figure > own.figure
    assert after.figure < puzzle.figure
    assert person.deviation < own.deviation
    assert after.deviation < puzzle.deviation


def test_higher_layers_are_harder() -> None:
    shares = [expected(Rating(), of_layer(layer)) for layer in LAYERS]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.5 > shares[-1]


def test_whoever_stays_away_is_less_sure_but_never_less_than_at_the_beginning() -> None:
    settled = Rating(1600, 50)
    assert settled.after_days(0) == settled
    assert 50 < settled.after_days(30).deviation < settled.after_days(365).deviation < 350
    assert settled.after_days(730).deviation == pytest.approx(350)
    assert settled.after_days(10_000).deviation == 350


def test_nothing_met_changes_nothing() -> None:
    assert rated(Rating(1234, 99), []) == Rating(1234, 99)
