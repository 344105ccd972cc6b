"""MJ-EXP, MJ-RES, MJ-FIN and MJ-FLD: exhibit, restore, fund a restoration, fund field work."""

import pytest

from rules.marajoara.events import VaseExhibited
from rules.marajoara.moves import Exhibit, FieldWork, FundRestoration, Restore
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    capture,
    exhibit,
    field_work,
    fund,
    pay,
    place,
    restore,
    spend_rest,
    table,
)

# Exhibit


def test_red_dice_are_exhibited_for_the_sum_of_their_values() -> None:
    """MJ-EXP-1: one, two or three in one action, paid in full first."""
    at = table(store="Y6 R1 R2 R4", vases=1)
    assert at.moves(Exhibit) == [exhibit(slots) for slots in ("R1", "R2", "R3", "R1 R2", "R1 R3", "R2 R3")]
    assert at.why_not(exhibit("R1 R2 R3")) == "MJ-EXP-1"
    assert at.case(exhibit("R1 R2 R3")) == "money"
    at.play(exhibit("R2 R3"))
    assert at.kinds[0] == "paid"
    assert at.happened("paid").credits == 6


@pytest.mark.parametrize("slots", ["", "B1", "R3", "R1 B1", "R1 R1", "R2 R1", "Y1", "2R1", "a1"])
def test_nothing_but_red_dice_is_exhibited(slots: str) -> None:
    """MJ-EXP-1: each once, from left to right."""
    at = table(store="Y6 R1 R2 B1")
    assert at.why_not(exhibit(slots)) == "MJ-EXP-1"
    assert at.why_not(exhibit("R1 R2")) == ALLOWED


def test_vases_are_resolved_one_by_one() -> None:
    """MJ-EXP-2: twice the value, a vase on the lowest free space, its reward; then the next."""
    at = table(store="Y6 R1 R3", vases=1).play(exhibit("R1 R2"))
    assert at.earned == [("exhibit", 2), ("case", 2), ("exhibit", 6), ("case", 3)]
    assert [event.space for event in at.events if isinstance(event, VaseExhibited)] == [2, 3]


@pytest.mark.parametrize(("vases", "points"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_case_spaces_2_to_5_pay_points(vases: int, points: int) -> None:
    """MJ-EXP-3."""
    at = table(store="Y6 R1", vases=vases).play(exhibit("R1"))
    assert at.earned == [("exhibit", 2), ("case", points)]


def test_case_space_1_frees_a_token() -> None:
    """MJ-EXP-3."""
    at = table(store="Y6 R1").play(exhibit("R1"))
    assert at.earned == [("exhibit", 2)]
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"))
    assert at.happened("token_placed").source == "case"
    assert at.state.players[0].museums[0].icons == ("F4", "yellow")


def test_the_case_holds_five_vases() -> None:
    """MJ-EXP-4: an exhibition that would exceed them is refused as a whole."""
    at = table(store="Y6 R1 R2", vases=4)
    assert at.why_not(exhibit("R1 R2")) == "MJ-EXP-4"
    assert at.why_not(exhibit("R1")) == ALLOWED
    at.play(exhibit("R1"))
    assert at.vases() == 5
    assert at.why_not(exhibit("R2")) == "MJ-EXP-4"


def test_the_dice_of_an_exhibition_are_spent_afterwards() -> None:
    """MJ-EXP-5: red ones, and used-up yellow ones."""
    at = table(store="Y3 R1 R2", vases=1).play(exhibit("R1 R2"))
    assert at.kinds[-1] == "scored"
    at.play(spend_rest())
    assert at.kinds == ["die_spent"] * 3
    assert at.store() == ""
    assert at.cart == "Y3 R1 R2 - -"


# Restore


@pytest.mark.parametrize(
    ("fragment", "dice", "rule"),
    [
        ("F3", "B3", ALLOWED),
        ("F3", "B6", ALLOWED),
        ("F3", "B2", "MJ-RES-1"),
        ("F3", "B2 B2", "MJ-RES-5"),
        ("F4", "B4", ALLOWED),
        ("F4", "B1 B3", ALLOWED),
        ("F4", "B1 B1 B2", ALLOWED),
        ("F4", "B1 B2", "MJ-RES-1"),
        ("F5", "B5", ALLOWED),
        ("F5", "B2 B3", ALLOWED),
        ("F5", "B1 B2 B2", ALLOWED),
        ("F5", "B4", "MJ-RES-1"),
        ("F6P", "B3 B3", ALLOWED),
        ("F6P", "B1 B5", ALLOWED),
        ("F6P", "B2 B3", "MJ-RES-1"),
        ("F6P", "B6", "MJ-RES-5"),
        ("F6P", "B2 B2 B2", "MJ-RES-5"),
        ("F6", "B6", ALLOWED),
        ("F6", "B5", "MJ-RES-1"),
        ("F6", "B3 B3", "MJ-RES-5"),
        ("F9", "B4 B5", ALLOWED),
        ("F9", "B3 B6", ALLOWED),
        ("F9", "B2 B3 B4", ALLOWED),
        ("F9", "B3 B5", "MJ-RES-1"),
        ("F9", "B5 B5", "MJ-RES-1"),
        ("F9", "B4 B4 B1", "MJ-RES-1"),
        ("F9", "B6", "MJ-RES-5"),
    ],
)
def test_what_each_fragment_asks_for(fragment: str, dice: str, rule: str) -> None:
    """MJ-RES-1, MJ-RES-5: value, number of dice, different values."""
    slots = " ".join(f"B{at + 1}" for at in range(len(dice.split())))
    assert table(store=dice).why_not(restore(fragment, slots)) == rule


def test_a_fragment_is_restored_once_and_in_any_order() -> None:
    """MJ-RES-1: the last one of the jar first, if one likes."""
    at = table(store="B6 B6").play(restore("F6", "B1"))
    assert at.fragments() == ("F6",)
    assert at.why_not(restore("F6", "B2")) == "MJ-RES-1"
    assert at.case(restore("F6", "B2")) == "restored"
    assert at.why_not(restore("F3", "B2")) == ALLOWED


@pytest.mark.parametrize(
    ("fragment", "slots"), [("F7", "B1"), ("2F6", "B1"), ("F6", ""), ("F6", "R1"), ("F5", "B2 B1"), ("F6", "2B1")]
)
def test_only_my_own_fragments_and_blue_dice_count(fragment: str, slots: str) -> None:
    """MJ-RES-1."""
    assert table(store="B6 B6 R6").why_not(restore(fragment, slots)) == "MJ-RES-1"


@pytest.mark.parametrize(
    ("fragment", "dice", "points"),
    [("F3", "B3", 3), ("F4", "B4", 4), ("F5", "B5", 5), ("F6P", "B3 B3", 6), ("F6", "B6", 7), ("F9", "B4 B5", 10)],
)
def test_each_fragment_has_its_points(fragment: str, dice: str, points: int) -> None:
    """MJ-RES-2."""
    slots = " ".join(f"B{at + 1}" for at in range(len(dice.split())))
    assert table(store=dice).play(restore(fragment, slots)).earned == [("fragment", points)]


def test_each_placed_neighbour_is_a_point() -> None:
    """MJ-RES-2: four around F5, none from afar; earlier ones gain nothing."""
    at = table(store="B5", fragments="F3 F4 F6P F6 F9").play(restore("F5", "B1"))
    assert at.earned == [("fragment", 5), ("adjacency", 4)]
    at = table(store="B5", fragments="F3").play(restore("F5", "B1"))
    assert at.earned == [("fragment", 5)]


def test_a_whole_jar_is_44_points() -> None:
    """MJ-RES-2: 35 printed on the fragments, 9 for the nine places where two of them meet."""
    fragments = BOX.parts.museum.fragments
    assert sum(each.points for each in fragments) + len(BOX.parts.museum.adjacency) == 44


def test_the_fragment_of_four_frees_its_token() -> None:
    """MJ-RES-3: the others free none."""
    at = table(store="B4 B5").play(restore("F4", "B1"))
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"))
    assert at.happened("token_placed").source == "fragment"
    assert at.state.players[0].museums[0].icons == ("case", "yellow")
    assert at.play(restore("F5", "B2")).asks == "MJ-TURN-2"


def test_all_dice_of_a_restoration_are_spent() -> None:
    """MJ-RES-4: excess pips are lost."""
    at = table(store="B6 B5 B4").play(restore("F9", "B1 B2 B3"), spend_rest())
    assert at.store() == ""
    assert at.cart == "B6 B5 B4 - -"


def test_four_and_five_take_more_dice_than_needed_the_others_do_not() -> None:
    """MJ-RES-5."""
    at = table(store="B6 B6 B6")
    assert at.why_not(restore("F4", "B1 B2 B3")) == ALLOWED
    assert at.why_not(restore("F5", "B1 B2 B3")) == ALLOWED
    assert at.why_not(restore("F3", "B1 B2")) == "MJ-RES-5"


def test_the_list_of_restorations_is_complete() -> None:
    """MJ-RES-1: two dice, every fragment they can restore."""
    at = table(store="B6 B3")
    wanted = ["F3 B1", "F3 B2", "F4 B1", "F4 B1 B2", "F5 B1", "F5 B1 B2", "F6P B1 B2", "F6 B1", "F9 B1 B2"]
    assert at.moves(Restore) == [restore(each.split()[0], " ".join(each.split()[1:])) for each in wanted]


# Fund a restoration


def test_two_credits_turn_a_blue_die_up_or_down() -> None:
    """MJ-FIN-1."""
    at = table(store="Y4 B3 B1 R2", vases=5).play(fund("B1", 1))
    assert at.store() == "B4 B1 R2 Y2"
    at.play(fund("B1", -1))
    assert at.store() == "B3 B1 R2"
    assert at.cart == "Y2 - - - -"


def test_a_blue_die_stays_between_1_and_6() -> None:
    """MJ-FIN-1."""
    at = table(store="Y4 B6 B1")
    assert at.moves(FundRestoration) == [fund("B1", -1), fund("B2", 1)]
    assert at.why_not(fund("B1", 1)) == "MJ-FIN-1"
    assert at.why_not(fund("B2", -1)) == "MJ-FIN-1"


def test_only_blue_dice_and_only_for_two_credits() -> None:
    """MJ-FIN-1."""
    at = table(store="Y4 B3 R3")
    for slot in ("R1", "Y1", "B2", "a1"):
        assert at.why_not(fund(slot, 1)) == "MJ-FIN-1"
    assert table(store="Y1 B3").why_not(fund("B1", 1)) == "MJ-FIN-1"
    assert table(store="Y1 Y1 B3").why_not(fund("B1", 1)) == ALLOWED


# Field work


def test_two_credits_move_a_die_one_step() -> None:
    """MJ-FLD-1: no capture, no raise, no bonus, no die action."""
    at = table("c4 G3, e3 B1", tokens={"d3": 0}, store="Y6 B1").play(field_work("c4", "d3"))
    assert at.kinds == ["paid", "die_moved"]
    assert (at.on("c4"), at.on("d3")) == ("-", "G3")
    assert at.why_not(capture("e3", "c3")) == ALLOWED


def test_field_work_needs_a_die_and_two_credits() -> None:
    """MJ-FLD-1."""
    at = table("c4 G3", store="Y6")
    assert at.why_not(field_work("d4", "c3")) == "MJ-FLD-1"
    assert at.case(field_work("d4", "c3")) == "no-die"
    assert table("c4 G3", store="Y1").why_not(field_work("c4", "c3")) == "MJ-FLD-1"
    assert at.why_not(field_work("c4", "c3")) == ALLOWED


def test_field_work_goes_one_step_in_any_direction() -> None:
    """MJ-FLD-2: onto any free space, across ropes; with `ortho_only` not diagonally."""
    at = table("b3 G3, b4 R1", store="Y6")
    reached = ["a2", "b2", "c2", "a3", "c3", "a4", "c4"]
    assert sorted(move.to for move in at.moves(FieldWork) if isinstance(move, FieldWork) and move.start == "b3") == (
        sorted(reached)
    )
    assert at.why_not(field_work("b3", "b4")) == "MJ-FLD-2"
    assert at.case(field_work("b3", "b4")) == "occupied"
    assert at.why_not(field_work("b3", "b1")) == "MJ-FLD-2"
    assert at.why_not(field_work("b3", "b3")) == "MJ-FLD-2"
    assert at.why_not(field_work("b3", "b9")) == "MJ-FLD-2"
    assert at.refused(field_work("b3", "b9")) == {"case": "off-grid", "space": "b9"}
    assert at.why_not(field_work("b9", "b8")) == "MJ-FLD-2"
    assert at.refused(field_work("b9", "b2")) == {"case": "off-grid", "space": "b9"}


@pytest.mark.parametrize("to", ["a2", "b2", "c3", "a4"])
def test_every_kind_of_space_is_a_target(to: str) -> None:
    """MJ-FLD-2: roped, shaded, a magnifier with a token, +1."""
    at = table("b3 G3", store="Y6", tokens={"c3": 1}).play(field_work("b3", to))
    assert at.on(to) == "G3"


def test_field_work_can_open_a_capture() -> None:
    """MJ-FLD-1, MJ-TURN-6: but nobody is obliged to it."""
    at = table("f3 R2, e1 B1", store="Y2")
    assert at.why_not(field_work("e1", "e2")) == ALLOWED
    at.play(field_work("e1", "e2"), capture("f3", "d1"))
    assert at.slot("B1") == "B1"


def test_paying_for_field_work_moves_nothing_before_it_is_paid() -> None:
    """MJ-FLD-1: pay, then move."""
    at = table("f3 R2", store="Y3 Y3").play(field_work("f3", "f4"))
    assert at.on("f3") == "R2"
    at.play(pay(1, 1, 0))
    assert at.on("f4") == "R2"
