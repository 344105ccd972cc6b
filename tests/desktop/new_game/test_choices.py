"""What is chosen before a game, as data: defaults, what is remembered, what is wrong and what mends it."""

from dataclasses import replace
from itertools import combinations

import pytest

from desktop.new_game import choices as c
from desktop.new_game.choices import Choices, Place
from desktop.new_game.colours import apart, merged_for, merges, merging, told_apart
from desktop.new_game.fixes import fixes, mended, new_objections, objections, with_choice, with_choice_at
from desktop.style.palette import SEATS
from rules.core.codec import options_from_json
from rules.core.contract import AnyGame
from rules.council_of_shadows import GAME as COUNCIL
from tests.fixture_game import GAME as CARAVAN

TWO = (Place("person", "Clara", "turquoise"), Place("person", "Malo", "purple"))


def test_the_usual_choices_can_begin(marajoara: AnyGame) -> None:
    choices = c.usual(marajoara)
    assert objections(marajoara, choices) == ()
    assert [place.player for place in choices.places] == ["person", "novice"]


@pytest.mark.parametrize("pair", [("turquoise", "pink"), ("brown", "red"), ("turquoise", "green")])
def test_pairs_that_merge_for_some_eyes(pair: tuple[str, str]) -> None:
    assert merges(*pair)


def test_defaults_never_merge_while_there_are_others() -> None:
    order = apart(tuple(SEATS))
    first = order[:6]
    assert not any(merges(*pair) for pair in combinations(first, 2))
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
    moved = c.moved(marajoara, choices, 0, 2)
    assert [place.name for place in moved.places] == ["Malo", "Inès", "Clara"]
    assert moved.named["first"] == 3
    assert order_of(marajoara, moved) == (2, 0, 1)


def test_by_lot_there_is_no_order_yet(marajoara: AnyGame) -> None:
    assert order_of(marajoara, c.usual(marajoara).with_option("first", 0)) is None


def order_of(game: AnyGame, choices: Choices) -> tuple[int, ...] | None:
    return game.order_to_start(options_from_json(game, c.counting(game, choices)), c.seating(game, choices))


def test_every_fix_mends(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=TWO[:1])
    found = fixes(marajoara, wrong)
    assert {fix.kind for fix in found} == {"option", "more"}
    assert all(not objections(marajoara, fix.choices) for fix in found)


def test_several_wrong_things_are_mended_together(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=TWO).with_option("mission", 3).with_option("hard", True)
    assert objections(marajoara, wrong)
    whole = mended(marajoara, wrong)
    assert whole is not None
    assert objections(marajoara, whole) == ()
    assert whole.places == TWO


def test_the_same_colour_twice_is_mended(marajoara: AnyGame) -> None:
    wrong = replace(c.usual(marajoara), places=(TWO[0], replace(TWO[1], colour="turquoise")))
    fix = fixes(marajoara, wrong)[0]
    assert fix.kind == "colours"
    assert [place.colour for place in fix.choices.places] == ["turquoise", "purple"]


# Colours that merge


def test_each_pair_that_merges_is_named_with_the_eyes_it_merges_for() -> None:
    (found,) = merging(("black", "turquoise", "orange", "pink"))
    assert (found.one, found.other) == ("turquoise", "pink")
    assert found.eyes == merged_for("turquoise", "pink") == ("deuteranopia",)


def test_one_other_colour_tells_all_apart() -> None:
    box = ("yellow", "pink", "red", "turquoise", "blue")
    assert told_apart(("yellow", "pink", "red", "turquoise"), (box,) * 4) == ("yellow", "pink", "red", "blue")


def test_where_all_colours_are_taken_there_is_no_cure() -> None:
    box = ("pink", "red", "turquoise", "blue")
    assert told_apart(box, (box,) * 4) is None


def test_nobody_is_given_a_colour_that_is_not_for_them() -> None:
    box = ("turquoise", "pink", "red")
    assert told_apart(("turquoise", "pink"), (box, box)) == ("turquoise", "red")
    assert told_apart(("turquoise", "pink"), (box, ("pink",))) == ("red", "pink")
    assert told_apart(("turquoise", "pink"), (("turquoise",), ("pink",))) is None


def test_each_seat_has_a_colour_it_may_have() -> None:
    """Against its automa, a person of Council of Shadows is none of the blue ones."""
    places = (Place("person", "Clara", "blue"), Place("automa", "", "red"))
    wrong = replace(c.usual(COUNCIL), places=places)
    assert objections(COUNCIL, wrong)
    fix = fixes(COUNCIL, wrong)[0]
    assert (fix.kind, fix.choices.colours[1]) == ("colours", "blue")
    assert c.colours_to_take(COUNCIL, fix.choices, 0) == ("purple", "red", "green")
    assert c.colours_to_take(COUNCIL, fix.choices, 1) == ("blue",)
    assert c.with_allowed_colours(COUNCIL, wrong) == fix.choices
    assert c.with_allowed_colours(COUNCIL, fix.choices) is fix.choices
    again = c.remembered(COUNCIL, c.kept(wrong))
    assert objections(COUNCIL, again) == ()
    kept = replace(wrong, places=(Place("person", "Clara", "green"), places[1]))
    assert c.with_own_colours(COUNCIL, kept).colours == ("green", "blue")


# Options that each seat has its own value of, and such as mean something to an automa only


def sitting(*players: str, **options: object) -> Choices:
    places = tuple(Place(player, "", colour) for player, colour in zip(players, CARAVAN.colours, strict=False))
    choices = replace(c.usual(CARAVAN), places=places)
    for id, value in options.items():
        choices = choices.with_option(id, value)
    return choices


HOUSES = c.spec_of(CARAVAN, "houses")
THREE = ("person", "person", "person")


def test_what_a_seat_chose_goes_with_it() -> None:
    choices = sitting(*THREE, houses=("mine", "none", "wells"))
    assert c.moved(CARAVAN, choices, 0, 2).named["houses"] == ("none", "wells", "mine")
    assert c.without(CARAVAN, choices, 0).named["houses"] == ("none", "wells")


def test_what_nobody_may_have_twice_is_swapped() -> None:
    choices = sitting(*THREE, houses=("mine", "wells"))
    assert with_choice_at(CARAVAN, choices, HOUSES, 2, "mine").named["houses"] == ("none", "wells", "mine")
    assert with_choice_at(CARAVAN, choices, HOUSES, 0, "wells").named["houses"] == ("wells", "mine")


def test_a_house_had_twice_is_mended_for_one_of_them() -> None:
    wrong = sitting("person", "person", houses=("mine", "mine"))
    assert [each.rule for each in objections(CARAVAN, wrong)] == ["CV-HOUSE-2"]
    fix = fixes(CARAVAN, wrong)[0]
    assert (fix.option, fix.seat, fix.value) == ("houses", 1, "none")


def test_an_option_for_an_automa_counts_only_where_it_sits() -> None:
    spec = c.spec_of(CARAVAN, "rival_wells")
    alone, among = sitting("person", "rival", rival_wells=True), sitting("person", "person", rival_wells=True)
    assert (c.counts(spec, alone), c.counts(spec, among)) == (True, False)
    assert (c.counting(CARAVAN, alone)["rival_wells"], c.counting(CARAVAN, among)["rival_wells"]) == (True, False)
    both = sitting("person", "person", rival_wells=True, rival_dunes=True)
    assert objections(CARAVAN, both) == ()


def test_of_two_that_exclude_each_other_the_one_chosen_last_holds() -> None:
    choices, spec = sitting("person", "rival", rival_wells=True), c.spec_of(CARAVAN, "rival_dunes")
    assert [each.rule for each in new_objections(CARAVAN, choices, choices.with_option("rival_dunes", True))] == [
        "CV-RIVAL-8"
    ]
    chosen = with_choice(CARAVAN, choices, spec, True)
    assert (chosen.named["rival_wells"], chosen.named["rival_dunes"]) == (False, True)


def test_choices_of_each_seat_are_remembered() -> None:
    choices = sitting(*THREE, houses=("mine", "wells"))
    assert c.remembered(CARAVAN, c.kept(choices)).named["houses"] == ("mine", "wells")
    assert c.remembered(CARAVAN, {"options": {"houses": ["castle"]}}).named["houses"] == ()


def test_computers_without_a_name_have_one_that_nobody_else_bears(marajoara: AnyGame) -> None:
    places = tuple(
        c.Place(player, name, colour)
        for player, name, colour in zip(
            ("novice", "person", "random", "person"), ("", "malo", "", ""), marajoara.colours, strict=False
        )
    )
    first, given, third, fourth = c.names(marajoara, replace(c.usual(marajoara), places=places))
    assert (given, fourth) == ("malo", "")
    assert first
    assert third
    assert len({first.casefold(), given, third.casefold()}) == len(("first", "given", "third"))
    crowd = tuple(c.Place("random", "", colour) for colour in marajoara.colours)
    assert len(set(c.names(marajoara, replace(c.usual(marajoara), places=crowd)))) == len(crowd)
