"""The worked examples of the rulebook, with its printed numbers."""

import pytest

from rules.marajoara import GAME
from rules.marajoara.moves import Excavate, PayWith, PlaceDigToken
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    begun,
    capture,
    end_turn,
    excavate,
    exhibit,
    field_work,
    pay,
    place,
    raise_,
    restore,
    spend_rest,
    start_token,
    table,
    take_back_vase,
)


def test_we1_orange_black_purple_and_turquoise_place_their_tokens() -> None:
    """MJ-SET-6: from the last seat counter-clockwise, each on another magnifier."""
    game = begun(4)
    order = []
    for space in ("c3", "f3", "c6", "f6"):
        order.append(game.state.players[game.seat].museums[0].colour)
        game.play(start_token(space, game.seat))
    assert order == ["orange", "black", "purple", "turquoise"]
    assert [game.token(space) for space in ("c3", "f3", "c6", "f6")] == order
    assert game.asks == "MJ-TURN-2"
    assert game.seat == 0


def test_we2_a_five_pays_two_and_three_and_keeps_its_face() -> None:
    """MJ-PAY-2, MJ-SPD-2: the yellow die enters the cart with face 5."""
    at = table(store="Y5 R2 R3").play(exhibit("R1 R2"), place("d3"), spend_rest())
    assert at.cart == "Y5 R2 R3 - -"
    assert at.store() == ""
    assert at.earned == [("exhibit", 4), ("exhibit", 6), ("case", 2)]
    assert at.tokens() == 1


def test_we3_a_vase_of_five_costs_five_credits() -> None:
    """MJ-EXP-1."""
    at = table(store="Y6 R5")
    at.play(exhibit("R1"), place("d3"))
    assert at.happened("paid").credits == 5
    assert at.store() == "Y1"
    assert table(store="Y4 R5").why_not(exhibit("R1")) == "MJ-EXP-1"


def test_we4_clara_exhibits_two_vases_for_seven_credits() -> None:
    """MJ-EXP-2, MJ-EXP-3, MJ-PAY-1: 4 + 10 points, a token, and 2 points for the second space."""
    clara = table(store="Y6 Y3 R2 R5").play(exhibit("R1 R2"), pay(6, 1, 0), place("d3"), spend_rest())
    assert clara.earned == [("exhibit", 4), ("exhibit", 10), ("case", 2)]
    assert clara.score() == 16
    assert clara.slot("Y2") == "Y2"
    assert clara.slot("Y1") == "-"
    assert clara.cart == "Y6 R2 R5 - -"
    assert clara.vases() == 2
    assert clara.token("d3") == "turquoise"


def test_we5_ana_restores_the_fragment_of_nine_beside_two_others() -> None:
    """MJ-RES-2: 10 points and 1 for each of the two neighbours."""
    ana = table(store="B4 B5", fragments="F5 F6").play(restore("F9", "B1 B2"), spend_rest())
    assert ana.earned == [("fragment", 10), ("adjacency", 2)]
    assert ana.score() == 12
    assert ana.cart == "B4 B5 - - -"


@pytest.mark.parametrize(("pips", "cart"), [((3, 1, 0), "Y3 R4 - - -"), ((2, 2, 0), "Y2 R4 - - -")])
def test_we6_bruna_pays_four_with_a_three_and_a_two(pips: tuple[int, ...], cart: str) -> None:
    """MJ-PAY-2: either die may be the one that is used up; one credit is left in both cases."""
    bruna = table(store="Y3 Y2 R4").play(exhibit("R1"))
    assert bruna.moves(PayWith) == [pay(2, 2, 0), pay(3, 1, 0)]
    bruna.play(pay(*pips), place("d3"), spend_rest())
    assert bruna.cart == cart
    assert bruna.store() == "Y1"
    assert bruna.money() == 1


def test_we7_red_8_takes_back_the_fourth_vase_for_eight_points() -> None:
    """MJ-TRK-8R: and the fourth space can be filled, and paid, again."""
    at = table(captured="G2", discs={"red": 6}, vases=4, store="Y3 R3").play(excavate("red"))
    at.play(take_back_vase())
    assert at.earned == [("red_8", 8)]
    assert at.vases() == 3
    at.play(exhibit("R1"), spend_rest())
    assert at.earned == [("exhibit", 6), ("case", 4)]
    assert at.vases() == 4


@pytest.mark.parametrize(
    ("grid", "start", "to", "face"),
    [("f3 R2, e3 B1", "f3", "d3", 3), ("c4 R2, b4 B1", "c4", "a4", 4), ("f4 R2, e4 B1", "f4", "d4", 5)],
)
def test_we8_a_two_becomes_three_four_or_five(grid: str, start: str, to: str, face: int) -> None:
    """MJ-INC-1, MJ-INC-2: on a plain space, on +1, on +2."""
    assert table(grid).play(capture(start, to)).on(to) == f"R{face}"


def test_we9_a_five_on_plus_two_shows_six() -> None:
    """MJ-INC-3: not 8."""
    assert table("f4 R5, e4 B1").play(capture("f4", "d4")).on("d4") == "R6"


def test_we10_the_hard_mission_1_asks_for_sixty_points() -> None:
    """MJ-SOL-8: the +60 marker lies on space 0."""
    assert score_goal(hard=True) == 60
    assert divmod(60, BOX.parts.box.score_lap) == (2, 0)


def test_we11_the_dig_bonus_carries_the_captured_grey_die_to_space_2() -> None:
    """MJ-DIG-2, MJ-EXC-1, MJ-TRK-2."""
    at = table(opening(), tokens={"c3": 0, "f3": 1}).play(capture("e3", "c3"))
    assert at.on("c3") == "B2"
    assert at.captured == "G1"
    at.play(raise_("captured"), excavate("yellow"))
    assert at.discs() == {"blue": 0, "yellow": 2, "red": 0}
    assert at.moves(PlaceDigToken) == [place("d3"), place("e3"), place("c6"), place("f6")]
    at.play(place("d3"))
    assert at.cart == "G2 - - - -"
    assert at.state.players[0].supply == 2


def test_we12_field_work_moves_a_die_and_turns_nothing() -> None:
    """MJ-FLD-1: no +1, no +2; the used-up yellow die enters the cart with its face."""
    at = table("c4 R3", store="Y2").play(field_work("c4", "d4"))
    assert at.on("c4") == "-"
    assert at.on("d4") == "R3"
    assert at.cart == "Y2 - - - -"


def test_we13_a_grey_four_is_not_divided() -> None:
    """MJ-EXC-1: one disc goes to 4 for 3 points; nothing is left for another track."""
    at = table(captured="G4")
    assert at.moves() == [excavate("blue"), excavate("yellow"), excavate("red")]
    at.play(excavate("red"))
    assert at.discs() == {"blue": 0, "yellow": 0, "red": 4}
    assert at.earned == [("track", 3)]
    assert at.why_not(excavate("blue")) == "MJ-EXC-1"
    assert at.moves(Excavate) == []


def test_we14_the_marker_of_mission_1_stands_on_space_20() -> None:
    """MJ-MIS-1: +30 on 20 means 50."""
    assert score_goal(hard=False) == 50
    assert divmod(50, BOX.parts.box.score_lap) == (1, 20)


def test_we15_seven_dice_enter_the_cart_one_after_the_other() -> None:
    """MJ-SPD-2, MJ-SPD-3: it fills from the top; from the sixth on the lowest leaves."""
    at = table(captured="G1", store="B6 B5 B4 R1 R2 R3 Y6 Y6 Y6", vases=1)
    at.play(excavate("yellow"), restore("F6", "B1"), restore("F5", "B2"), restore("F4", "B3"), place("d3"))
    at.play(exhibit("R1"), pay(1, 0, 0))
    assert at.cart == "G1 B6 B5 B4 R1"
    assert at.slate == ""
    at.play(exhibit("R2"), pay(2, 0, 0))
    assert at.cart == "R2 G1 B6 B5 B4"
    assert at.slate == "R1"
    at.play(exhibit("R3"), pay(0, 3, 0))
    assert at.cart == "R3 R2 G1 B6 B5"
    assert at.slate == "R1 B4"


def test_we16_three_seats_share_the_majority_of_vases() -> None:
    """MJ-SCO-1, MJ-SCO-2: (7 + 5 + 3) / 3 each; the fourth gets nothing."""
    at = table(seats=[{"vases": 2}, {"vases": 2}, {"vases": 2}, {"vases": 1}], stage="after", round=14, active=3)
    at.play(end_turn(3))
    assert at.earned == [("vase_majority", 5)] * 3
    assert [at.score(seat) for seat in range(4)] == [5, 5, 5, 0]


def opening() -> str:
    """All 52 dice showing 1, a grey one on d3 and a blue one on e3."""
    bag = [*["Y1"] * 14, *["R1"] * 13, *["B1"] * 12, *["G1"] * 11]
    fixed = {"d3": "G1", "e3": "B1"}
    spaces = [space.ref for space in BOX.spaces if space.has_die_at_setup]
    return ", ".join(f"{space} {fixed.get(space) or bag.pop()}" for space in spaces)


def score_goal(*, hard: bool) -> int:
    at = begun(1, mission=1, hard=hard)
    assert at.why_not(start_token("c3")) == ALLOWED
    (goal,) = (goal for goal in GAME.scores(at.state).goals if goal.label == "goal-score")
    return int(dict(goal.args)["number"])
