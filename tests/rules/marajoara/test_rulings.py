"""The rulings A1 to A43 where the rulebook is silent or can be read in two ways, and both positions of each switch."""

from typing import Any

import pytest

from rules.marajoara import GAME
from rules.marajoara.components import TrackName
from rules.marajoara.moves import Capture, FieldWork, Raise, Restore, TakeDie
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    Table,
    begun,
    capture,
    choose_zone,
    decline,
    end_turn,
    excavate,
    exchange,
    exhibit,
    exhibit_cheaply,
    field_work,
    fund,
    give,
    pay,
    place,
    raise_,
    recycle,
    remove,
    restore,
    score_fragment,
    spend_next,
    spend_rest,
    start_token,
    table,
    take,
    take_back_vase,
)

THIRTEEN = "Y1 Y1 Y1 Y1 Y1 Y1 R1 R1 R1 R1 R1 R1 B1"


def arriving(track: TrackName, space: int, **more: Any) -> Table:
    """My disc comes onto this space, with a grey die of 1."""
    return table(captured="G1", discs={track: space - 1}, **more).play(excavate(track))


def finishing(**more: Any) -> Table:
    """A mission whose fourteenth die, a grey 3, is just put on the round track, in a turn that may be finished."""
    at = table("f3 R2, e3 B4, d4 G3", round_track=THIRTEEN, **({"finish_last_turn": True} | more))
    return at.play(capture("f3", "d3"), remove("d4"))


@pytest.mark.parametrize(("ortho_only", "jump", "step"), [(False, ALLOWED, ALLOWED), (True, "MJ-CAP-9", "MJ-FLD-2")])
def test_a1_diagonals_are_lines_unless_ortho_only(ortho_only: bool, jump: str, step: str) -> None:
    """MJ-CAP-9, MJ-FLD-2: for captures and for field work."""
    at = table("f5 R2, e4 B1, c6 R1, c7 B1", store="Y6", ortho_only=ortho_only)
    assert at.why_not(capture("f5", "d3")) == jump
    assert at.why_not(field_work("f5", "g6")) == step
    assert at.why_not(capture("c7", "c5")) == ALLOWED
    assert at.why_not(field_work("f5", "f6")) == ALLOWED
    diagonal = [move for move in at.moves(Capture) if isinstance(move, Capture) and move.start[0] != move.to[0]]
    assert bool(diagonal) is not ortho_only
    steps = [move for move in at.moves(FieldWork) if isinstance(move, FieldWork) and move.start == "f5"]
    assert len(steps) == (4 if ortho_only else 7)


def test_a2_a_fourth_die_of_a_colour_is_no_capture() -> None:
    """MJ-CAP-6, MJ-ACT-1."""
    at = table("f3 G1, e3 R4", store="R1 R1 R1")
    assert at.moves(Capture) == [capture("e3", "g3")]
    assert at.why_not(capture("f3", "d3")) == "MJ-CAP-6"


def test_a3_the_main_action_is_skipped_only_when_nothing_can_be_captured() -> None:
    """MJ-TURN-6: free actions are offered and stay optional."""
    at = table("f3 R2, e1 B1", store="Y2")
    assert at.why_not(end_turn()) == ALLOWED
    assert at.moves(FieldWork)
    at.play(field_work("e1", "e2"))
    assert at.why_not(end_turn()) == "MJ-TURN-6"


def test_a4_a_move_onto_a_full_last_space_is_illegal_and_the_die_spent_if_nothing_else_can_move() -> None:
    """MJ-EXC-5, MJ-EXC-7: the disc does not stop before it."""
    there: list[dict[str, Any]] = [{"discs": {"red": 9, "blue": 9}}, {"discs": {"red": 9, "blue": 9}}]
    grid = "f3 B1, e3 G4"
    at = table(grid, discs={"red": 5, "blue": 8, "yellow": 4}, rivals=there).play(capture("f3", "d3"))
    assert at.moves() == [excavate("yellow")]
    stuck = table(grid, discs={"red": 5, "blue": 8, "yellow": 9}, rivals=there).play(capture("f3", "d3"))
    assert stuck.cart == "G4 - - - -"
    assert stuck.discs() == {"blue": 8, "yellow": 9, "red": 5}


@pytest.mark.parametrize(
    ("gravity", "cart", "after", "out"),
    [
        (False, "", "B6 B5 R1 - -", ""),
        (True, "", "- - R1 B5 B6", ""),
        (False, "G1 G2 G3", "R1 G1 G2 G3 B6", "B5"),
        (True, "G1 G2 G3", "R1 B5 B6 G1 G2", "G3"),
    ],
)
def test_a5_the_cart_fills_from_the_top_or_with_gravity_from_the_bottom(
    gravity: bool, cart: str, after: str, out: str
) -> None:
    """MJ-SPD-2, MJ-SPD-3: the fifth die ever spent leaves first; with gravity the first one."""
    at = table(store="B6 B5 R1 Y6", cart=cart, vases=1, cart_gravity=gravity)
    at.play(restore("F6", "B1"), restore("F5", "B2"), exhibit("R1"))
    assert (at.cart, at.slate) == (after, out)


def test_a6_the_player_orders_the_dice_of_an_action_and_the_grey_die_is_last() -> None:
    """MJ-SPD-5, MJ-EXC-6: yellow first, then from left to right, unless one likes another order."""
    usual = table(store="R2 Y5 R3", vases=1).play(exhibit("R1 R2"), spend_rest())
    assert usual.cart == "Y5 R2 R3 - -"
    mine = table(store="R2 Y5 R3", vases=1).play(exhibit("R1 R2"))
    mine.play(spend_next(mine.die("R3")), spend_next(mine.die("Y5")))
    assert mine.cart == "R3 Y5 R2 - -"
    red_7 = arriving("red", 7, store="Y1 R5", vases=1).play(exhibit_cheaply("R1"), spend_rest())
    assert red_7.cart == "Y1 R5 G1 - -"


def test_a7_a_funded_restoration_turns_up_or_down() -> None:
    """MJ-FIN-1: within 1 and 6."""
    at = table(store="B4 B4 Y2").play(fund("B1", -1))
    assert at.store() == "B3 B4"
    assert table(store="B1 Y2").why_not(fund("B1", -1)) == "MJ-FIN-1"


def test_a8_doubling_is_a_choice_for_each_restoration() -> None:
    """MJ-TRK-7B, MJ-RES-1: all its dice alike; values may pass six, faces are not turned."""
    at = arriving("blue", 7, store="B6 B3 B3")
    assert at.why_not(restore("F6", "B1")) == ALLOWED
    assert at.why_not(restore("F6", "B1", doubled=True)) == "MJ-RES-1"
    assert at.why_not(restore("F6", "B2", doubled=True)) == ALLOWED
    assert at.why_not(restore("F9", "B2 B3", doubled=True)) == "MJ-RES-1"
    at.play(restore("F6P", "B2 B3", doubled=True), spend_rest(), restore("F6", "B1"))
    assert at.cart == "G1 B3 B3 B6 -"


@pytest.mark.parametrize(("gravity", "cart"), [(False, "B1 R2 Y4 G1 -"), (True, "- G1 B1 R2 Y4")])
def test_a9_my_dice_lie_on_top_and_the_grey_one_is_not_in_the_cart_yet(gravity: bool, cart: str) -> None:
    """MJ-TRK-7Y, MJ-EXC-6."""
    at = arriving("yellow", 7, store="B1 R2", cart="Y4 R3 B2", cart_gravity=gravity)
    assert at.why_not(decline()) == ALLOWED
    at.play(give("B1"), give("R1"))
    assert at.moves(TakeDie) == [take(at.die(face)) for face in ("Y4", "R3", "B2")]
    at.play(take(at.die("B2")), take(at.die("R3")))
    assert at.cart == cart


def test_a9_one_against_one_when_two_cannot() -> None:
    """MJ-TRK-7Y: else lost."""
    at = arriving("yellow", 7, store="B1", cart="Y4 R3").play(give("B1"))
    assert at.play(take(at.die("Y4"))).store() == "Y4"
    assert "bonus_lost" in arriving("yellow", 7, cart="Y4 R3").kinds


def test_a10_red_7_is_a_normal_exhibition_at_price_one() -> None:
    """MJ-TRK-7R: lost without money, red die or space."""
    at = arriving("red", 7, store="Y2 R6", vases=4).play(exhibit_cheaply("R1"))
    assert at.earned == [("exhibit", 12), ("case", 5)]
    assert "bonus_lost" in arriving("red", 7, store="R6").kinds


def test_a11_red_8_is_optional_and_takes_the_highest_vase() -> None:
    """MJ-TRK-8R."""
    at = arriving("red", 8, vases=5)
    assert at.why_not(decline()) == ALLOWED
    assert at.play(take_back_vase()).happened("vase_taken_back").space == 5
    kept = arriving("red", 8, vases=5).play(decline())
    assert (kept.vases(), kept.earned) == (5, [])


def test_a12_bonuses_may_be_declined_wholly_or_in_part() -> None:
    """MJ-DIG-2, MJ-DIG-3, MJ-TRK-1, MJ-TRK-3, MJ-TRK-5, MJ-TRK-7Y, MJ-TRK-7R."""
    boost = arriving("blue", 5, store="B1").play(raise_("B1"), decline())
    assert boost.store() == "B2"
    assert boost.happened("bonus_declined").rule == "MJ-TRK-5"
    for at in (
        table("f3 B4, e3 R2", tokens={"d3": 0}).play(capture("f3", "d3")),
        arriving("red", 1, store="R1"),
        arriving("red", 3, store="R1"),
        arriving("yellow", 7, store="B1", cart="Y1"),
        arriving("red", 7, store="Y1 R1"),
    ):
        assert at.why_not(decline()) == ALLOWED


def test_a12_the_raise_of_the_jumper_points_and_tokens_are_not_optional() -> None:
    """MJ-INC-1, MJ-TOK-5, MJ-TRK-8B."""
    assert table("f3 B4, e3 R2").play(capture("f3", "d3")).on("d3") == "B5"
    assert arriving("blue", 2).why_not(decline()) == "MJ-ACT-4"
    assert arriving("blue", 8, fragments="F3").why_not(decline()) == "MJ-ACT-4"


def test_a13_my_own_bonus_may_carry_a_grey_die_further() -> None:
    """MJ-DIG-2, MJ-EXC-1."""
    at = table("f3 B1, e3 G5", tokens={"d3": 0}).play(capture("f3", "d3"), raise_("captured"), excavate("blue"))
    assert at.discs()["blue"] == 6
    assert at.cart == "G6 - - - -"


@pytest.mark.parametrize("theirs", ["", "B6 Y6"])
def test_a14_a_rivals_bonus_without_a_die_to_raise_is_lost(theirs: str) -> None:
    """MJ-DIG-3, MJ-DIG-4."""
    at = table("f3 B4, e3 R2", tokens={"d3": 1}, rivals=[{"store": theirs}]).play(capture("f3", "d3"))
    assert at.happened("bonus_lost").seat == 1
    assert at.seat == 0


def test_a14_it_may_be_used_in_part() -> None:
    """MJ-DIG-3."""
    at = table("f3 B4, e3 R2", tokens={"d3": 1}, rivals=[{"store": "B1"}])
    at.play(capture("f3", "d3"), raise_("B1", 1), decline(1))
    assert at.store(1) == "B2"


FULL = ", ".join(
    f"{space.ref} {die}"
    for space, die in zip(
        (space for space in BOX.spaces if space.takes_tokens),
        ["Y1"] * 11 + ["R1"] * 11 + ["B1"] * 8 + ["G1"] * 6,
        strict=True,
    )
)
"""A die on each of the 36 spaces that could take a token."""


def test_a15_a_token_without_a_space_waits_for_one() -> None:
    """MJ-TOK-1, MJ-TOK-5: it is placed as soon as there is one in its owner's turn."""
    at = table(FULL, store="Y6 R1").play(exhibit("R1"))
    assert at.kinds.count("token_waits") == 1
    assert at.asks == "MJ-TURN-2"
    assert GAME.census(at.state)["token-turquoise"] == 6
    at.play(field_work("c1", "b1"))
    assert at.asks == "MJ-TOK-1"
    assert at.moves() == [place("c1")]
    assert at.why_not(end_turn()) == "MJ-TURN-3"
    at.play(place("c1"))
    assert at.happened("token_placed").source == "waiting"


def test_a15_a_token_waits_into_the_next_turn_of_its_owner() -> None:
    """MJ-TOK-5: a space that opens in a rival's turn is not for it, until its owner's turn begins."""
    at = table(FULL, stage="after", store="Y6 R1", rivals=[{"store": "Y6"}])
    at.play(exhibit("R1"), end_turn())
    at.play(field_work("c1", "b1", 1))
    assert at.asks == "MJ-TURN-2"
    at.play(next(move for move in at.moves(Capture)))
    while at.seat == 1:
        at.play(at.moves()[-1])
    assert (at.seat, at.asks) == (0, "MJ-TOK-1")


def test_a16_free_for_dice_is_without_die_and_for_tokens_without_both() -> None:
    """MJ-CAP-2, MJ-FLD-2, MJ-TOK-1."""
    at = table("f3 R2, e3 B4", tokens={"d3": 1, "f4": 0}, store="Y6")
    assert at.why_not(capture("f3", "d3")) == ALLOWED
    assert at.why_not(field_work("f3", "f4")) == ALLOWED
    assert table(tokens={"d3": 1}, place="token").why_not(place("d3")) == "MJ-TOK-1"


def test_a17_two_seats_get_seven_and_five_and_zero_gets_nothing() -> None:
    """MJ-SCO-1, MJ-SCO-4."""
    at = table(seats=[{"vases": 1}, {"vases": 2}], stage="after", round=14, active=1).play(end_turn(1))
    assert [at.score(0), at.score(1)] == [5, 7]
    at = table(seats=[{}, {"fragments": "F3"}], stage="after", round=14, active=1).play(end_turn(1))
    assert [at.score(0), at.score(1)] == [0, 7]


def test_a18_money_is_pips_not_dice() -> None:
    """MJ-SCO-5, MJ-PAY-1: a 6 beats two dice of 2."""
    at = table(seats=[{"store": "Y2 Y2"}, {"store": "Y6"}], stage="after", round=14, active=1).play(end_turn(1))
    assert GAME.scores(at.state).winners == (1,)


def test_a19_penalties_count_the_dice_of_the_round_track() -> None:
    """MJ-MIS-3, MJ-MIS-5, MJ-MIS-7, MJ-MIS-8: 13 ones and a grey 3; without yellow 7 ones and the 3, twice."""
    for mission, points in ((3, -16), (5, -20), (7, -16), (8, -16)):
        assert finishing(mission=mission).play(end_turn()).earned == [("mission", points)]


def test_a20_the_neighbour_is_removed_after_the_die_action() -> None:
    """MJ-SOL-3, MJ-TURN-4: field work after the capture cannot move it away, before it can."""
    at = table("f3 R2, e3 G1, d4 B3", mission=1, store="Y6").play(capture("f3", "d3"))
    assert at.why_not(remove("d4")) == "MJ-TURN-4"
    at.play(excavate("red"))
    assert at.why_not(field_work("d4", "e5")) == "MJ-TURN-3"
    assert at.asks == "MJ-SOL-3"
    early = table("f3 R2, e3 G1, d4 B3", mission=1, store="Y6").play(
        field_work("d4", "e5"), capture("f3", "d3"), excavate("red")
    )
    assert early.asks == "MJ-TURN-2"


def test_a21_the_last_turn_of_a_mission_is_finished_only_if_wanted() -> None:
    """MJ-SOL-4, MJ-SOL-10: then free actions, but no Recycling."""
    stopped = finishing(mission=1, store="B6", finish_last_turn=False)
    assert stopped.happened("game_ended").why == "round_track"
    assert stopped.why_not(restore("F6", "B1")) == "MJ-END-1"
    at = finishing(mission=1, store="B6", cart="G1 G1 G1 G1 G5")
    at.play(restore("F6", "B1"))
    assert at.slate == "G5"
    at.play(end_turn())
    assert at.asks == ""
    assert at.slate == "G5"


def test_a22_score_objectives_are_checked_after_ends_and_penalties() -> None:
    """MJ-SOL-6: 50 points and 10 for the yellow track minus 16 are not enough in mission 3, 56 are."""
    assert finishing(mission=3, points=55, discs={"yellow": 9}).play(end_turn()).goals()[3] is False
    assert finishing(mission=3, points=56, discs={"yellow": 9}).play(end_turn()).goals()[3] is True


def test_a23_points_may_fall_below_zero() -> None:
    """MJ-MIS-7a, MJ-MIS-3."""
    assert table("f3 R6, e3 B4", mission=7).play(capture("f3", "d3")).score() == -4
    assert finishing(mission=3).play(end_turn()).score() == -16


def test_a24_an_overflowing_die_shows_exactly_one() -> None:
    """MJ-MIS-7a, MJ-MIS-7b: once for each increase; three pips on a 5 are one penalty and no more pips."""
    at = table("f4 R6, e4 B4", mission=7).play(capture("f4", "d4"))
    assert at.on("d4") == "R1"
    boost = table(captured="G5", mission=7, store="R5").play(excavate("red"), raise_("R1"), raise_("R1"))
    assert boost.store() == "R1"
    assert boost.asks == "MJ-TURN-2"
    assert boost.score() == -4
    two = table(captured="G5", mission=7, store="R5 R6").play(excavate("red"), raise_("R2"), raise_("R1"), raise_("R1"))
    assert two.store() == "R1 R1"
    assert two.score() == -8
    assert table(mission=7, store="B6 Y2").why_not(fund("B1", 1)) == ALLOWED


def test_a25_what_exists_twice_in_mission_6() -> None:
    """MJ-MIS-6a, MJ-MIS-6e: museums, not discs, score or loose tokens."""
    player = begun(1, mission=6).play(choose_zone(0), start_token("c3")).state.players[0]
    assert len(player.museums) == 2
    assert len(player.discs) == 3
    assert player.supply == 3
    penalty = table("f3 R2, h8 B4", mission=6).play(end_turn(), end_turn(), end_turn())
    assert penalty.earned == [("mission", -66)]


def test_a26_any_arrival_reaches_a_star() -> None:
    """MJ-MIS-4a: by field work as well as by a jump."""
    assert table("f4 R2", mission=4, store="Y2").play(field_work("f4", "f3")).goals()[1] is True
    assert table("f5 R2, f4 B1", mission=4).play(capture("f5", "f3")).goals()[1] is True


def test_a27_all_tokens_means_all_seven_on_the_grid() -> None:
    """MJ-MIS-8a: and whoever passes the token space of a track is warned."""
    six = dict.fromkeys(("c3", "f3", "c6", "f6", "d3", "e3"), 0)
    at = table(captured="G1", discs={"red": 1}, mission=8, tokens=six, supply=1, icons="").play(excavate("red"))
    assert at.goals()[0] is False
    assert at.play(place("d6")).goals()[0] is True
    assert table(captured="G4", mission=8).warned(excavate("red")) == ["MJ-MIS-8a"]


def test_a28_discs_of_others_do_not_block() -> None:
    """MJ-EXC-4: except on the last space."""
    at = table(captured="G4", rivals=[{"discs": {"red": 4}}, {"discs": {"red": 4}}, {"discs": {"red": 4}}])
    assert at.play(excavate("red")).discs()["red"] == 4


def test_a29_adjacency_counts_what_was_placed_before() -> None:
    """MJ-RES-2: the neighbours get nothing afterwards."""
    at = table(store="B6 B5").play(restore("F6", "B1"))
    assert at.earned == [("fragment", 7)]
    assert at.play(restore("F5", "B2")).earned == [("fragment", 5), ("adjacency", 1)]


def test_a30_blue_7_lasts_one_turn_of_mine_not_a_round_of_all() -> None:
    """MJ-TRK-7B, MJ-TURN-1: a rival's turn does not double."""
    at = arriving("blue", 7, rivals=[{"store": "B3"}]).play(end_turn())
    assert at.why_not(restore("F6", "B1", doubled=True, seat=1)) == "MJ-TRK-7B"


def test_a31_the_starting_token_comes_from_the_supply() -> None:
    """MJ-SET-6, MJ-SET-1."""
    player = begun(1, mission=1).play(start_token("c3")).state.players[0]
    assert player.supply == 3
    assert len(player.museums[0].icons) == 3


def test_a32_an_objective_stays_taken_and_blocks_nothing() -> None:
    """MJ-SOL-9, MJ-TRK-8R."""
    at = table(captured="G1", mission=4, vases=2, discs={"red": 7}).play(excavate("red"), take_back_vase())
    assert at.vases() == 1
    assert at.goals()[3] is True


def test_a33_no_free_action_inside_the_main_action_or_recycling() -> None:
    """MJ-TURN-3, MJ-REC-4."""
    at = table("f3 B4, e3 R2", tokens={"d3": 0}, store="Y6 B3").play(capture("f3", "d3"))
    assert at.why_not(fund("B1", 1)) == "MJ-TURN-3"
    at = table(stage="recycling", slate="R1", store="Y6 B3")
    assert at.why_not(fund("B1", 1)) == "MJ-REC-4"


def test_a34_dice_of_others_of_the_cart_and_of_tracks_are_not_mine() -> None:
    """MJ-RES-1, MJ-EXP-1, MJ-PAY-4."""
    at = table(mission=1, cart="B6 R1 Y6", round_track="B6 Y6")
    assert at.moves(Restore) == []
    assert at.money() == 0
    rival = table(rivals=[{"store": "B6 R1 Y6"}])
    assert rival.why_not(restore("F6", "B1")) == "MJ-RES-1"
    assert rival.why_not(exhibit("R1")) == "MJ-EXP-1"


@pytest.mark.parametrize("to", ["d4", "e3"])
def test_a35_field_work_has_no_effect_where_it_arrives(to: str) -> None:
    """MJ-FLD-2, MJ-DIG-5: neither on +2 nor on a token."""
    at = table("e4 R2", tokens={"e3": 0}, store="Y6 B1").play(field_work("e4", to))
    assert at.on(to) == "R2"
    assert at.store() == "B1 Y4"


@pytest.mark.parametrize(("die", "move"), [("B6", restore("F6", "B1")), ("R1", exhibit("R1"))])
def test_a36_a_die_captured_this_turn_can_be_used_after_the_main_action(die: str, move: Any) -> None:
    """MJ-TURN-3, MJ-PAY-4."""
    at = table(f"f3 G4, e3 {die}", store="Y6").play(capture("f3", "d3"))
    assert at.why_not(move) == ALLOWED


def test_a37_a_die_turned_down_before_enters_with_the_face_of_its_last_action() -> None:
    """MJ-PAY-2, MJ-SPD-2."""
    at = table(store="Y6 B1 R4", vases=1).play(fund("B1", 1), exhibit("R1"), spend_rest())
    assert at.cart == "Y4 R4 - - -"


@pytest.mark.parametrize(("points", "reached"), [(49, False), (50, True), (51, True)])
def test_a38_score_objectives_are_at_least(points: int, reached: bool) -> None:
    """MJ-SOL-6."""
    assert finishing(mission=1, points=points).play(end_turn()).goals()[3] is reached


def test_a39_one_blue_die_against_one_red_die() -> None:
    """MJ-MIS-6b: not blue against blue, and each needs a free slot."""
    at = table(mission=6, store="B5 Y3", second={"store": "R4 B2"})
    assert at.why_not(exchange("B1", "2R1")) == ALLOWED
    assert at.why_not(exchange("B1", "2B1")) == "MJ-MIS-6b"


def test_a40_dice_on_the_slate_are_no_dice_of_the_board() -> None:
    """MJ-DIG-6, MJ-PAY-4, MJ-SCO-5."""
    at = table("f3 B4, e3 R2", tokens={"d3": 0}, slate="Y6 B1").play(capture("f3", "d3"))
    assert at.moves(Raise) == [raise_("captured")]
    assert at.money() == 0


def test_a41_the_die_action_is_compulsory() -> None:
    """MJ-ACT-4, MJ-EXC-1."""
    at = table(captured="G3")
    assert at.why_not(decline()) == "MJ-ACT-4"
    assert at.why_not(end_turn()) == "MJ-TURN-3"


def test_a42_nobody_must_make_a_capture_possible() -> None:
    """MJ-TURN-6, MJ-TURN-3: though field work could."""
    at = table("f3 R2, e1 B1", store="Y2")
    assert at.why_not(field_work("e1", "e2")) == ALLOWED
    assert at.why_not(end_turn()) == ALLOWED


def test_a43_superfluous_dice_may_be_added() -> None:
    """MJ-RES-5: on the fragments of four and five."""
    at = table(store="B6 B6 B1").play(restore("F4", "B1 B2 B3"))
    assert at.earned == [("fragment", 4)]


def test_exhibition_order_changes_nothing_but_the_cart() -> None:
    """MJ-EXP-2, MJ-SPD-5: dice are resolved from left to right, and spent in any order."""
    at = table(store="Y6 R4 R2", vases=1).play(exhibit("R1 R2"))
    assert at.earned == [("exhibit", 8), ("case", 2), ("exhibit", 4), ("case", 3)]
    at.play(spend_next(at.die("R2")))
    assert at.cart.startswith("R2")


def test_hard_adds_ten_points_to_the_goal_only() -> None:
    """MJ-SOL-8: the setup is the same in both positions of the switch."""
    easy, hard = begun(1, mission=3), begun(1, mission=3, hard=True)
    assert easy.state.grid == hard.state.grid
    assert [dict(goal.args)["number"] for goal in GAME.scores(hard.state).goals][-1] == 60
    assert [dict(goal.args)["number"] for goal in GAME.scores(easy.state).goals][-1] == 50


def test_what_red_8_and_blue_8_share() -> None:
    """MJ-TRK-8R, MJ-TRK-8B: a die of 1 from space 7, a choice, and the grey die last."""
    assert arriving("blue", 8, fragments="F5 F6").play(score_fragment("F5")).cart == "G1 - - - -"
    assert arriving("red", 8, vases=2).play(take_back_vase()).cart == "G1 - - - -"


def test_a_payment_by_several_dice_and_recycling_afterwards() -> None:
    """MJ-PAY-1, MJ-REC-1: three used-up dice, a full cart, three dice to recycle."""
    at = table(store="Y2 Y2 Y1 R5", cart="G1 G2 G3 G4 G5", vases=1, stage="after").play(exhibit("R1"), spend_rest())
    assert at.slate == "G5 G4 G3 G2"
    at.play(end_turn(), recycle(at.die("G2"), "a1"), recycle(at.die("G4"), "a2"), recycle(at.die("G3"), "b1"))
    assert at.why_not(pay(1, 0, 0)) == "MJ-TURN-4"
