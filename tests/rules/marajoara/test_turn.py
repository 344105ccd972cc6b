"""MJ-TURN-1 to MJ-TURN-6 and MJ-FREE-1: rounds, turns, and what may be done when."""

from rules.marajoara.moves import Capture, EndTurn
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    field_work,
    fund,
    opened,
    pay,
    place,
    raise_,
    recycle,
    restore,
    spend_next,
    spend_rest,
    table,
)


def test_seats_take_turns_clockwise_for_14_rounds() -> None:
    """MJ-TURN-1, MJ-END-1: 14 turns for each."""
    at = opened(3, seed=5, first=2)
    turns = []
    while at.asks:
        if at.state.stage == "before" and not at.state.agenda:
            turns.append(at.seat)
            at.play(at.moves(Capture)[0])
        elif at.state.stage == "after" and not at.state.agenda:
            at.play(end_turn(at.seat))
        else:
            at.play(at.moves()[-1])
    assert turns == [1, 2, 0] * 14


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    """MJ-TURN-1: not the other one, not even with money and dice."""
    at = table("f3 R2, e3 B1", rivals=[{"store": "Y6 R1 B6"}], store="Y6")
    for move in (capture("f3", "d3", 1), exhibit("R1", 1), restore("F6", "B1", seat=1), end_turn(1), decline(1)):
        assert at.why_not(move) == "MJ-TURN-1"
    assert at.why_not(excavate("red", 1)) == "MJ-TURN-1"
    assert at.moves(seat=1) == []
    assert at.why_not(capture("f3", "d3")) == ALLOWED


def test_a_turn_is_free_actions_a_capture_free_actions_and_recycling() -> None:
    """MJ-TURN-2: in this order, until the slate is empty."""
    at = table("f3 R2, e3 B1", store="Y2 B2 B3", cart="Y4 R3 B2 G1 R5")
    at.play(fund("B1", 1), capture("f3", "d3"))
    assert at.slate == "R5"
    assert at.store() == "B3 B3 B1"
    at.play(restore("F6P", "B1 B2"), spend_rest(), end_turn())
    assert at.asks == "MJ-REC-1"
    at.play(recycle(at.die("R5"), "a1"), recycle(at.die("G1"), "h8"), recycle(at.die("B2"), "a8"))
    assert at.asks == "MJ-TURN-2"
    assert at.seat == 1


def test_free_actions_come_before_and_after_but_never_inside_the_main_action() -> None:
    """MJ-TURN-3: also several of them, and not while something of the main action is open."""
    at = table("f3 R2, e3 G4", store="Y6 Y6 Y6 B1")
    at.play(fund("B1", 1), pay(2, 0, 0), fund("B1", 1), pay(2, 0, 0), capture("f3", "d3"))
    for move in (fund("B1", 1), field_work("d3", "d4"), restore("F3", "B1"), exhibit("R1"), end_turn()):
        assert at.why_not(move) == "MJ-TURN-3"
    at.play(excavate("blue"), fund("B1", 1), pay(2, 0, 0), restore("F4", "B1"))
    assert at.why_not(fund("B1", 1)) == "MJ-TURN-3"
    at.play(place("c3"), field_work("d3", "d4"), pay(0, 2, 0))
    assert at.on("d4") == "R3"


def test_free_actions_need_no_capture_before_them() -> None:
    """MJ-TURN-3: several before, none after is fine as well."""
    at = table("f3 R2, e3 B1", store="Y6 Y2 B3", vases=1)
    at.play(fund("B1", 1), pay(2, 0, 0), restore("F3", "B1"), field_work("f3", "f4"), pay(0, 2, 0))
    assert at.on("f4") == "R2"


def test_the_four_steps_of_the_main_action_come_in_order() -> None:
    """MJ-TURN-4: capture, raise, dig bonus, die action."""
    at = table("e3 B2, d3 G1", tokens={"c3": 0}, store="Y1").play(capture("e3", "c3"))
    assert at.kinds == ["captured", "die_raised", "dig_bonus_won"]
    assert at.why_not(excavate("red")) == "MJ-TURN-4"
    at.play(raise_("Y1"))
    assert at.why_not(raise_("Y1")) == "MJ-TURN-4"
    at.play(excavate("red"))
    assert at.kinds == ["disc_moved", "bonus_lost", "die_spent"]
    assert at.asks == "MJ-TURN-2"


def test_the_first_seat_moves_the_round_marker() -> None:
    """MJ-TURN-5: only it, before its turn."""
    at = table(stage="after", rivals=[{}, {}], first=1, active=2, round=3)
    at.play(end_turn(2))
    assert (at.seat, at.state.round) == (0, 3)
    at.play(end_turn(0))
    assert (at.seat, at.state.round) == (1, 4)
    assert at.happened("round_began").round == 4


def test_the_marker_on_14_ends_the_game_instead() -> None:
    """MJ-TURN-5, MJ-END-1: after the last seat, not before."""
    at = table(stage="after", active=0, round=14).play(end_turn(0))
    assert at.seat == 1
    at.play(end_turn(1))
    assert at.asks == ""
    assert at.happened("game_ended").why == "rounds"
    assert at.why_not(end_turn(0)) == "MJ-END-1"
    assert at.moves(seat=0) == []


def test_the_main_action_is_compulsory() -> None:
    """MJ-TURN-6: no passing while a die can be captured; afterwards the turn may end."""
    at = table("f3 R2, e3 B1, c6 R1, d6 B1")
    assert at.why_not(end_turn()) == "MJ-TURN-6"
    at.play(capture("f3", "d3"))
    assert at.why_not(end_turn()) == ALLOWED


def test_without_a_capture_the_main_action_is_skipped() -> None:
    """MJ-TURN-6: with a warning, and nothing else happens."""
    at = table("f3 R2, e1 B1")
    assert at.moves() == [end_turn()]
    assert at.warned(end_turn()) == ["MJ-TURN-6"]
    at.play(end_turn())
    assert at.kinds == ["main_action_skipped", "turn_began"]
    assert at.on("f3") == "R2"


def test_a_full_store_can_leave_no_capture() -> None:
    """MJ-TURN-6, MJ-CAP-6: the dice in reach cannot be stored, and the yellow die cannot pay for a vase."""
    at = table("f3 R2, e3 R1", store="R2 R4 R5 Y1")
    assert at.moves() == [end_turn()]


def test_free_actions_are_repeated_as_long_as_they_are_affordable() -> None:
    """MJ-FREE-1: three fundings with six credits, no fourth."""
    at = table(store="Y6 B1")
    at.play(fund("B1", 1), fund("B1", 1))
    assert at.slot("B1") == "B3"
    at.play(fund("B1", 1))
    assert at.slot("B1") == "B4"
    assert at.cart == "Y2 - - - -"
    assert at.why_not(fund("B1", 1)) == "MJ-FIN-1"


def test_the_dice_of_one_action_enter_the_cart_before_the_next_action() -> None:
    """MJ-TURN-3: a free action is finished first."""
    at = table(store="B1 B4 B5").play(restore("F9", "B2 B3"))
    assert at.asks == "MJ-SPD-5"
    assert at.why_not(end_turn()) == "MJ-TURN-3"
    at.play(spend_next(at.die("B5")))
    assert at.cart == "B5 B4 - - -"
    assert at.moves(EndTurn) == [end_turn()]
