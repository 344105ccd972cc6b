"""What is said of suggestions: who is apart from whom, what the best one is about, what makes a difference."""

import pytest

from rules.bots.advice import Advice, Suggestion, difference, ranked
from rules.bots.doubt import error_of
from rules.bots.ideas import gathered
from rules.bots.mind import Plan
from rules.bots.term import Term
from rules.marajoara import moves as m
from rules.marajoara.mind import ASIDES

EYE = 1.0
VASES, POINTS, TIME = Term("vases", "MJ-EXP-2"), Term("points", "MJ-TRK-1"), Term("time", "MJ-END-1")


def told(*leads: float, **points: float) -> Suggestion:
    terms = {term: points.get(term.name, 0.0) for term in (VASES, POINTS, TIME)}
    return Suggestion(str(leads), (), leads, 0.0, terms)


def test_worlds_in_which_moves_come_to_the_same_leave_some_doubt() -> None:
    few, many = error_of((2.0,), (1.0,), EYE), error_of((2.0,) * 24, (1.0,) * 24, EYE)
    assert few > 0.5
    assert 0 < many < 0.1


def test_it_is_doubt_as_well_that_two_looks_disagree() -> None:
    agreed, level = (20.0, 21.0) * 6, (0.0, 0.0) * 6
    split = (50.0, -10.0) * 6
    assert error_of(agreed, level, EYE, 2) < 1
    assert error_of(split, level, EYE, 2) > 20
    first, second = told(*split), told(*level)
    assert [each.rank for each in ranked([first, second], EYE, 2)] == [1, 1]


def test_moves_that_are_not_apart_share_a_rank() -> None:
    near = ranked([told(*(5.0, 4.0) * 6), told(*(4.0, 5.0) * 6), told(*(1.0, 2.0) * 6)], EYE)
    assert [each.rank for each in near] == [1, 1, 3]
    far = ranked([told(*(5.0, 5.1) * 6), told(*(3.0, 3.1) * 6)], EYE)
    assert [each.rank for each in far] == [1, 2]


def test_the_theme_is_what_the_best_move_has_more_of_than_the_others() -> None:
    best, other = told(*[5.0] * 9, vases=3.0, points=2.0), told(*[2.0] * 9, vases=0.0, points=2.0)
    assert Advice(ranked([best, other], EYE), EYE).theme == VASES
    assert Advice(ranked([best, best], EYE), EYE).theme is None
    assert Advice((best,), EYE).theme is None


def test_small_terms_are_summed_up_as_the_rest() -> None:
    between = difference(
        told(2.1, vases=2.0, points=-1.0, time=0.5), told(1.0, vases=0.5, points=-0.5, time=0.4), EYE, 2
    )
    assert between.terms == ((VASES, 1.5), (POINTS, -0.5))
    assert between.lead == pytest.approx(1.1)
    assert between.rest == pytest.approx(0.1)


def test_a_rest_that_weighs_more_than_what_is_told_is_told_too() -> None:
    best, other = told(3.0, vases=2.0, points=1.9, time=-1.8), told(0.9)
    between = difference(best, other, EYE, 1)
    assert between.terms == ((VASES, 2.0),)
    assert between.rest == pytest.approx(0.1)
    best = told(3.0, vases=2.0, points=1.9, time=1.8)
    between = difference(best, told(-2.7), EYE, 1)
    assert [term.name for term, _ in between.terms] == ["vases", "points"], "what is left weighs less than the last"
    assert between.rest == pytest.approx(1.8)


def test_free_actions_before_the_same_capture_are_one_idea() -> None:
    capture, other = m.Capture(seat=0, start="b5", to="d5"), m.Capture(seat=0, start="c5", to="c7")
    free = m.FieldWork(seat=0, start="a1", to="a2")
    end = m.EndTurn(seat=0)
    plans = [
        Plan(5.0, free, None, (((None, free), capture), end)),
        Plan(4.0, capture, None, ((None, capture), end)),
        Plan(3.0, other, None, ((None, other), end)),
    ]
    found = gathered(plans, ASIDES)
    assert [each.plan.begins for each in found] == [free, other]
    assert found[0].alike == [capture]
