"""MJ-PAY-1 to MJ-PAY-4: money is the faces of stored yellow dice."""

import pytest

from rules.marajoara.moves import PayWith
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import capture, exhibit, field_work, fund, pay, place, restore, table


def test_a_credit_is_a_pip_of_a_stored_yellow_die() -> None:
    """MJ-PAY-1: 6 + 3 are nine credits, and dice of other colours none."""
    at = table(store="Y6 Y3 R5 R4 B6 B6 B6")
    assert at.money() == 9
    assert at.why_not(exhibit("R1 R2")) == ALLOWED
    assert table(store="Y5 Y3 R5 R4 B6 B6 B6").why_not(exhibit("R1 R2")) == "MJ-EXP-1"


def test_a_payment_may_be_split_over_several_dice() -> None:
    """MJ-PAY-1: every way to split it, each once."""
    at = table(store="Y1 Y2 Y3 B1").play(fund("B1", 1))
    assert at.moves(PayWith) == [pay(0, 0, 2), pay(0, 1, 1), pay(0, 2, 0), pay(1, 0, 1), pay(1, 1, 0)]
    at.play(pay(0, 1, 1))
    assert at.store() == "B2 Y1 Y1 Y2"


def test_a_partly_used_die_is_turned_down() -> None:
    """MJ-PAY-2."""
    at = table(store="Y6 B1").play(fund("B1", 1))
    assert at.store() == "B2 Y4"
    assert at.cart == "- - - - -"


@pytest.mark.parametrize("face", [2, 4, 6])
def test_a_die_used_up_in_one_action_keeps_its_face(face: int) -> None:
    """MJ-PAY-2: it is spent with the face it had when the action began."""
    at = table(store=f"Y{face} R{face}", vases=1).play(exhibit("R1"))
    assert at.happened("paid").used_up[0].face == face
    assert at.store() == ""


def test_two_exhibitions_are_two_actions() -> None:
    """MJ-PAY-2: a 5 pays 2, is turned to 3, and enters the cart as 3."""
    at = table(store="Y5 R2 R3", vases=1).play(exhibit("R1"))
    assert at.store() == "R3 Y3"
    at.play(exhibit("R2"))
    assert at.happened("paid").used_up[0].face == 3


@pytest.mark.parametrize("pips", [(1, 0, 0), (3, 0, 0), (0, 0, 0), (2, 1, 0)])
def test_amounts_are_exact(pips: tuple[int, ...]) -> None:
    """MJ-PAY-3: no less, no more, no change."""
    at = table(store="Y4 Y3 B1").play(fund("B1", 1))
    assert at.why_not(pay(*pips)) == "MJ-PAY-3"
    assert at.why_not(pay(1, 1, 0)) == ALLOWED


def test_no_stored_die_shows_0() -> None:
    """MJ-PAY-3: a die that has paid everything leaves its slot."""
    at = table(store="Y1 Y1 Y6 B1").play(fund("B1", 1), pay(1, 1, 0))
    assert [at.slot(slot) for slot in ("Y1", "Y2", "Y3")] == ["-", "-", "Y6"]


@pytest.mark.parametrize("pips", [(5, 0, 0), (0, 0, 4), (-1, 5, 0), (4,), (2, 2, 0, 0)])
def test_only_what_lies_there_pays(pips: tuple[int, ...]) -> None:
    """MJ-PAY-4: no more than a die shows, no empty slot, no die of anybody else."""
    at = table(store="Y4 Y3 R4", rivals=[{"store": "Y6 Y6 Y6"}]).play(exhibit("R1"))
    assert at.why_not(pay(*pips)) == "MJ-PAY-4"
    assert at.why_not(pay(4, 0, 0)) == ALLOWED
    assert at.why_not(pay(4, 0, 0, seat=1)) == "MJ-TURN-1"


def test_a_rivals_money_is_not_mine_nor_is_that_of_the_cart() -> None:
    """MJ-PAY-4."""
    at = table(store="R1", rivals=[{"store": "Y6"}], cart="Y6 Y6")
    assert at.money() == 0
    assert at.why_not(exhibit("R1")) == "MJ-EXP-1"


def test_a_yellow_die_captured_this_turn_pays_from_then_on() -> None:
    """MJ-PAY-4."""
    at = table("f3 B1, e3 Y4", store="R4", vases=1)
    assert at.why_not(exhibit("R1")) == "MJ-EXP-1"
    at.play(capture("f3", "d3"))
    assert at.why_not(exhibit("R1")) == ALLOWED


def test_nothing_is_paid_when_nothing_costs() -> None:
    """MJ-PAY-1: restoring is free of charge."""
    at = table(store="Y4 B6").play(restore("F6", "B1"))
    assert at.money() == 4
    assert at.why_not(pay(4, 0, 0)) == "MJ-PAY-1"


def test_a_price_that_one_die_must_pay_alone_asks_nothing() -> None:
    """MJ-PAY-1: with one way to pay, it is paid."""
    at = table("f3 B1", store="Y3").play(field_work("f3", "f4"))
    assert at.store() == "Y1"
    first = table(store="Y3 Y3 R6").play(exhibit("R1"))
    assert first.asks == "MJ-TOK-1"
    assert first.play(place("c3")).asks == "MJ-SPD-5"
