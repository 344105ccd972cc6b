"""What is chosen before a game, as data: defaults, what is remembered, what is wrong and what mends it."""

from dataclasses import replace
from itertools import combinations

import pytest

from desktop.cabinet import choices as c
from desktop.cabinet.choices import Place
from desktop.palette import SEATS
from rules.core.contract import AnyGame

TWO = (Place("person", "Clara", "turquoise"), Place("person", "Malo", "purple"))


def test_the_usual_choices_can_begin(marajoara: AnyGame) -> None:
    choices = c.usual(marajoara)
    assert c.objections(marajoara, choices) == ()
    assert [place.player for place in choices.places] == ["person", "novice"]


@pytest.mark.parametrize("pair", [("purple", "blue"), ("brown", "red"), ("turquoise", "green")])
def test_pairs_that_merge_for_some_eyes(pair: tuple[str, str]) -> None:
    assert c.merges(*pair)


def test_defaults_never_merge_while_there_are_others() -> None:
    order = c.apart(tuple(SEATS))
    first = order[:6]
    assert not any(c.merges(*pair) for pair in combinations(first, 2))
    assert sorted(order) == sorted(SEATS)


def test_choices_are_remembered(marajoara: AnyGame) -> None:
    chosen = replace(c.usual(marajoara), places=TWO, policy="strict").with_option("cart_gravity", True)
    again = c.remembered(marajoara, c.kept(chosen))
    assert again.places == TWO
    assert again.policy == "strict"
    assert again.named["cart_gravity"] is True


@pytest.mark.parametrize(
    "written",
    [
        None,
        "no choices",
        {"places": []},
        {"places": [{"player": 3}]},
        {"places": "x", "options": {"mission": 99, "first": True}, "policy": "none"},
    ],
)
def test_what_makes_no_sense_is_as_usual(marajoara: AnyGame, written: object) -> None:
    again = c.remembered(marajoara, written)
    usual = c.usual(marajoara)
    assert (again.places, again.options, again.policy) == (usual.places, usual.options, usual.policy)


def test_an_opponent_that_is_gone_becomes_a_person(marajoara: AnyGame) -> None:
    written = {
        "places": [
            {"player": "gone", "name": "X", "colour": "pink"},
            {"player": "person", "name": "", "colour": "black"},
        ]
    }
    places = c.remembered(marajoara, written).places
    assert [place.player for place in places] == ["person", "person"]
    assert [place.colour for place in places] == ["turquoise", "black"]


def test_a_taken_colour_is_swapped(marajoara: AnyGame) -> None:
    choices = replace(c.usual(marajoara), places=TWO)
    swapped = c.with_colour(choices, 0, "purple")
    assert [place.colour for place in swapped.places] == ["purple", "turquoise"]


def test_moving_keeps_the_first_player(marajoara: AnyGame) -> None:
    three = (*TWO, Place("person", "Inès", "black"))
    choices = replace(c.usual(marajoara), places=three).with_option("first", 1)
    moved = c.moved(choices, 0, 2)
    assert [place.name for place in moved.places] == ["Malo", "Inès", "Clara"]
    assert moved.named["first"] == 3
    assert c.order_of_play(moved) == (2, 0, 1)


def test_by_lot_there_is_no_order_yet(marajoara: AnyGame) -> None:
    assert c.order_of_play(c.usual(marajoara).with_option("first", 0)) is None


def test_every_fix_mends(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=TWO[:1])
    fixes = c.fixes(marajoara, wrong)
    assert {fix.kind for fix in fixes} == {"option", "more"}
    assert all(not c.objections(marajoara, fix.choices) for fix in fixes)


def test_several_wrong_things_are_mended_together(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=TWO).with_option("mission", 3).with_option("hard", True)
    assert c.objections(marajoara, wrong)
    mended = c.mended(marajoara, wrong)
    assert mended is not None
    assert c.objections(marajoara, mended) == ()
    assert mended.places == TWO


def test_the_same_colour_twice_is_mended(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=(TWO[0], replace(TWO[1], colour="turquoise")))
    fix = c.fixes(marajoara, wrong)[0]
    assert fix.kind == "colours"
    assert [place.colour for place in fix.choices.places] == ["turquoise", "purple"]
