"""MJ-SPD-1 to MJ-SPD-5: spent dice go through the cart."""

import pytest

from rules.marajoara.events import DieSpent
from rules.marajoara.moves import Recycle, SpendNext
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    field_work,
    fund,
    pay,
    place,
    raise_,
    recycle,
    restore,
    spend_next,
    spend_rest,
    table,
)


def test_red_blue_grey_and_used_up_yellow_dice_are_spent() -> None:
    """MJ-SPD-1: nothing else; a yellow die that is only turned down stays."""
    at = table("f3 B2, e3 G1", store="Y3 R2 B4 B2", vases=1, discs={"yellow": 8})
    at.play(exhibit("R1"), restore("F4", "B1"), place("c3"), capture("f3", "d3"), excavate("yellow"))
    assert [die.die.colour for die in at.events if isinstance(die, DieSpent)] == ["red", "blue", "grey"]
    assert at.cart == "R2 B4 G1 - -"
    assert at.store() == "B2 Y1"


@pytest.mark.parametrize(
    ("cart", "after"),
    [("", "B3 - - - -"), ("Y1", "Y1 B3 - - -"), ("Y1 R2 R3 G4", "Y1 R2 R3 G4 B3")],
)
def test_a_spent_die_takes_the_highest_free_slot(cart: str, after: str) -> None:
    """MJ-SPD-2: with the face it had; see ruling A5."""
    assert table(store="B3", cart=cart).play(restore("F3", "B1")).cart == after


def test_a_full_cart_pushes_its_lowest_die_out() -> None:
    """MJ-SPD-3: the others slide down, the new die lies on top."""
    at = table(store="B3", cart="Y1 R2 R3 G4 Y5").play(restore("F3", "B1"))
    assert at.cart == "B3 Y1 R2 R3 G4"
    assert at.slate == "Y5"
    assert at.happened("die_spent").pushed.face == 5


def test_dice_on_the_slate_wait_for_the_end_of_the_turn() -> None:
    """MJ-SPD-4: they keep their faces, pay nothing, are neither raised nor used, and are recycled last."""
    at = table("f3 B2, e3 R1", tokens={"d3": 0}, store="B3 R2", cart="Y1 R2 R3 G4 Y5").play(restore("F3", "B1"))
    assert at.slate == "Y5"
    assert at.money() == 0
    assert at.why_not(exhibit("R1")) == "MJ-EXP-1"
    assert at.moves(Recycle) == []
    assert at.why_not(recycle(at.die("Y5"), "a1")) == "MJ-REC-1"
    at.play(capture("f3", "d3"))
    assert at.why_not(raise_("Y1")) == "MJ-DIG-6"
    at.play(decline(), end_turn(), recycle(at.die("Y5"), "a1"))
    assert at.on("a1") == "Y5"


def test_the_dice_of_one_action_enter_one_at_a_time_in_any_order() -> None:
    """MJ-SPD-5: after the effects of the action."""
    at = table(store="Y5 R2 R3", vases=1).play(exhibit("R1 R2"))
    assert at.score() == 15
    assert at.cart == "- - - - -"
    assert at.moves(SpendNext) == [spend_next(at.die(face)) for face in ("Y5", "R2", "R3")]
    at.play(spend_next(at.die("R3")))
    assert at.cart == "R3 - - - -"
    at.play(spend_next(at.die("Y5")))
    assert at.cart == "R3 Y5 R2 - -"


def test_only_dice_of_the_action_can_be_spent() -> None:
    """MJ-SPD-5: no other one, and none when no action spends."""
    at = table(store="Y5 R2 R3 B6", cart="G1").play(exhibit("R1 R2"), place("c3"))
    assert at.why_not(spend_next("B6")) == "MJ-SPD-5"
    assert at.why_not(spend_next(at.die("Y5"))) == ALLOWED
    at.play(spend_rest())
    assert at.why_not(spend_rest()) == "MJ-SPD-5"


def test_with_more_than_five_dice_the_first_can_be_pushed_out_again() -> None:
    """MJ-SPD-5: six dice of one exhibition."""
    at = table(store="Y2 Y2 Y2 R1 R2 R3", vases=1).play(exhibit("R1 R2 R3"), spend_rest())
    assert at.cart == "R3 Y2 Y2 Y2 R1"
    assert at.slate == "R2"


def test_a_single_die_needs_no_order() -> None:
    """MJ-SPD-5: it goes by itself."""
    assert table(store="B6").play(restore("F6", "B1")).asks == "MJ-TURN-2"


def test_yellow_dice_of_every_free_action_are_spent() -> None:
    """MJ-SPD-1, MJ-SPD-2: field work and funded restorations too, after their effect."""
    at = table("f3 B2", store="Y2 Y1 Y1 B1").play(fund("B1", 1), pay(2, 0, 0))
    assert at.kinds == ["paid", "die_raised", "die_spent"]
    at.play(field_work("f3", "f4"))
    assert at.asks == "MJ-SPD-5"
    assert at.on("f4") == "B2"
    at.play(spend_rest())
    assert at.cart == "Y2 Y1 Y1 - -"
