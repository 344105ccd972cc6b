"""MJ-MIS-1 to MJ-MIS-8a: objectives, setups and rules of the eight missions."""

from typing import Any

import pytest

from rules.marajoara import GAME
from rules.marajoara.moves import Capture, ChooseZone, Exhibit, PayWith, Raise, Store, TakeDie
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
    opened,
    pay,
    place,
    raise_,
    recycle,
    remove,
    restore,
    score_fragment,
    start_token,
    store_in,
    table,
    take,
    take_back_vase,
)

THIRTEEN = "Y5 Y1 Y1 Y1 Y1 Y1 R2 R1 R1 R1 R1 R1 B1"
"""Ten yellow pips, seven red ones, one blue."""


def goals(mission: int) -> list[tuple[str, str, int]]:
    """(what, where, how many) of every objective, as the score sheet tells them."""
    told = GAME.scores(begun(1, mission=mission).state).goals
    assert {goal.rule for goal in told} == {f"MJ-MIS-{mission}"}
    return [(goal.label, str(dict(goal.args)["ref"]), int(dict(goal.args)["number"])) for goal in told]


def finished(mission: int, **more: Any) -> Table:
    """The fourteenth die, a grey 3, is put on the round track, and the game ends."""
    at = table("f3 R2, e3 B4, d4 G3", mission=mission, round_track=THIRTEEN, **more)
    at.play(capture("f3", "d3"))
    if at.asks == "MJ-MIS-6a":
        at.play(store_in(0))
    return at.play(remove("d4"))


@pytest.mark.parametrize(
    ("mission", "rule"), [(3, "MJ-MIS-3"), (5, "MJ-MIS-5"), (6, "MJ-MIS-6c"), (7, "MJ-MIS-7"), (8, "MJ-MIS-8")]
)
def test_a_penalty_names_its_rule(mission: int, rule: str) -> None:
    """MJ-MIS-3, MJ-MIS-5, MJ-MIS-6c, MJ-MIS-7, MJ-MIS-8."""
    assert finished(mission).happened("scored").rule == rule


def test_mission_1() -> None:
    """MJ-MIS-1."""
    assert goals(1) == [("goal-fragment", "F9", 0), ("goal-track-end", "yellow", 0), ("goal-case", "", 4), FIFTY]
    assert finished(1).earned == []
    winning = finished(1, fragments="F9", vases=4, discs={"yellow": 9}, points=40)
    assert GAME.scores(winning.state).winners == (0,)


FIFTY = ("goal-score", "", 50)


def test_mission_2() -> None:
    """MJ-MIS-2: the whole jar, not five fragments of it."""
    assert goals(2) == [
        ("goal-all-fragments", "", 0),
        ("goal-track-end", "blue", 0),
        ("goal-track-end", "yellow", 0),
        FIFTY,
    ]
    at = table(mission=2, fragments="F3 F4 F5 F6 F6P", store="B4 B5")
    assert at.goals()[0] is False
    at.play(restore("F9", "B1 B2"))
    assert at.goals()[0] is True
    assert finished(2, discs={"blue": 9, "yellow": 9}).goals() == [False, True, True, False]


def test_mission_3() -> None:
    """MJ-MIS-3: all pips of the round track are subtracted, 10 + 7 + 1 + 3."""
    assert goals(3) == [
        ("goal-track-end", "yellow", 0),
        ("goal-track-end", "red", 0),
        ("goal-case", "", 5),
        FIFTY,
    ]
    assert finished(3).earned == [("mission", -21)]


def test_mission_4() -> None:
    """MJ-MIS-4: three stars, the second vase, 60 points; the starting token lies on c3 already."""
    assert goals(4) == [
        ("goal-space", "c6", 0),
        ("goal-space", "f3", 0),
        ("goal-space", "f6", 0),
        ("goal-case", "", 2),
        ("goal-score", "", 60),
    ]
    at = begun(1, mission=4)
    assert at.token("c3") == "turquoise"
    assert at.asks == "MJ-TURN-2"
    assert at.state.players[0].supply == 3
    assert finished(4).earned == []


def test_mission_4_a_star_is_reached_by_a_jump() -> None:
    """MJ-MIS-4a."""
    at = table("f5 R2, f4 G1", mission=4)
    assert at.goals() == [False] * 5
    at.play(capture("f5", "f3"))
    assert at.goals() == [False, True, False, False, False]
    assert at.happened("objective_reached").ref == "f3"


def test_mission_4_a_star_is_reached_by_field_work() -> None:
    """MJ-MIS-4a: and stays reached when the die goes on."""
    at = table("c5 R2", mission=4, store="Y6").play(field_work("c5", "c6"))
    assert at.goals()[0] is True
    at.play(field_work("c6", "c7"))
    assert at.goals()[0] is True


def test_mission_4_a_star_is_reached_by_recycling() -> None:
    """MJ-MIS-4a."""
    ropes = [space.ref for space in BOX.spaces if space.roped]
    grid = ", ".join(f"{space} {'G1' if at < 8 else 'Y1'}" for at, space in enumerate(ropes))
    at = table(grid, mission=4, slate="R5", stage="recycling")
    at.play(recycle(at.die("R5"), "f6"))
    assert at.goals()[2] is True


def test_mission_4_no_token_where_an_objective_stands() -> None:
    """MJ-MIS-4a: only once its vase is taken, and the die gone."""
    at = table(mission=4, place="token")
    for star in ("c6", "f3", "f6"):
        assert at.why_not(place(star)) == "MJ-MIS-4a"
    assert at.why_not(place("c3")) == ALLOWED
    taken = table("c5 R2", mission=4, store="Y6 B4").play(field_work("c5", "c6"), field_work("c6", "c7"))
    taken.play(restore("F4", "B1"))
    assert taken.why_not(place("c6")) == ALLOWED
    assert taken.why_not(place("f6")) == "MJ-MIS-4a"


def test_in_other_missions_those_spaces_take_tokens() -> None:
    """MJ-MIS-4a."""
    assert table(mission=5, place="token").why_not(place("c6")) == ALLOWED


def test_mission_5() -> None:
    """MJ-MIS-5: twice the pips of dice that are not yellow, 2 × (7 + 1 + 3)."""
    assert goals(5) == [("goal-case", "", 3), FIFTY]
    assert finished(5).earned == [("mission", -22)]


# Mission 6


def two_museums(grid: str = "", *, second: dict[str, Any] | None = None, **more: Any) -> Table:
    return table(grid, mission=6, second=second or {}, **more)


def test_mission_6() -> None:
    """MJ-MIS-6: 50 points with two museums of two colours."""
    assert goals(6) == [FIFTY]
    museums = begun(1, mission=6).state.players[0].museums
    assert [museum.colour for museum in museums] == ["turquoise", "purple"]
    assert [len(museum.icons) for museum in museums] == [3, 3]


def test_mission_6_begins_with_the_choice_of_the_yellow_zone() -> None:
    """MJ-MIS-6a: fixed for the game."""
    at = begun(1, mission=6)
    assert at.moves() == [choose_zone(0), choose_zone(1)]
    assert at.why_not(choose_zone(2)) == "MJ-MIS-6a"
    assert at.why_not(start_token("c3")) == "MJ-TURN-4"
    at.play(choose_zone(1), start_token("c3"))
    assert at.token("c3") == "turquoise"
    assert at.why_not(choose_zone(0)) == "MJ-MIS-6a"
    assert at.moves(ChooseZone) == []


@pytest.mark.parametrize("museum", [0, 1])
def test_mission_6_a_captured_die_goes_to_either_museum(museum: int) -> None:
    """MJ-MIS-6a: blue and red ones, as one likes."""
    at = two_museums("f3 R2, e3 B4").play(capture("f3", "d3"))
    assert at.moves() == [store_in(0), store_in(1)]
    assert at.why_not(store_in(2)) == "MJ-MIS-6a"
    at.play(store_in(museum))
    assert at.slot("2B1" if museum else "B1") == "B4"
    assert at.why_not(store_in(0)) == "MJ-MIS-6a"


def test_mission_6_a_full_museum_leaves_the_other() -> None:
    """MJ-MIS-6a, MJ-CAP-6: two full ones leave none."""
    at = two_museums("f3 R2, e3 B4", store="B1 B1 B1").play(capture("f3", "d3"))
    assert at.slot("2B1") == "B4"
    assert at.moves(Store) == []
    full = two_museums("f3 R2, e3 B4", store="B1 B1 B1", second={"store": "B1 B1 B1"})
    assert full.why_not(capture("f3", "d3")) == "MJ-CAP-6"


@pytest.mark.parametrize(("zone", "slot"), [(0, "Y1"), (1, "2Y1")])
def test_mission_6_money_lies_in_one_zone_and_pays_for_both(zone: int, slot: str) -> None:
    """MJ-MIS-6a, MJ-PAY-4."""
    at = two_museums("f3 R2, e3 Y4", yellow_zone=zone, store="B1", vases=1, second={"store": "R2", "vases": 1})
    at.play(capture("f3", "d3"))
    assert at.slot(slot) == "Y4"
    assert at.money() == 4
    at.play(exhibit("2R1"), fund("B1", 1))
    assert at.money() == 0


def test_mission_6_yellow_dice_elsewhere_pay_nothing() -> None:
    """MJ-PAY-4, MJ-MIS-6a: a full zone takes no fourth die, though the other is empty."""
    at = two_museums("f3 R2, e3 Y4", store="Y1 Y1 Y1")
    assert at.why_not(capture("f3", "d3")) == "MJ-CAP-6"
    unused = two_museums(store="B1", second={"store": "Y6"})
    assert unused.money() == 0
    assert unused.why_not(fund("B1", 1)) == "MJ-FIN-1"


def test_mission_6_a_blue_and_a_red_die_change_museums_for_one_credit() -> None:
    """MJ-MIS-6b: faces kept, leftmost free slots, nothing spent but money; as often as one likes."""
    at = two_museums(store="B5 Y3 B2", second={"store": "R4 R2"}).play(exchange("B1", "2R1"))
    assert at.happened("paid").credits == 1
    assert [at.slot(slot) for slot in ("B1", "R1", "2B1", "2R1", "2R2")] == ["-", "R4", "B5", "-", "R2"]
    at.play(exchange("B2", "2R2"), exchange("2B1", "R1"))
    assert at.store() == "B5 R2 B2 R4"
    assert at.cart == "Y1 - - - -"


def test_mission_6_the_exchange_needs_two_museums_two_colours_and_room() -> None:
    """MJ-MIS-6b."""
    at = two_museums(store="B5 R1 Y3", second={"store": "R4 B2 B2 B2"})
    assert at.why_not(exchange("B1", "2R1")) == "MJ-MIS-6b"
    assert at.case(exchange("B1", "2R1")) == "no-room"
    assert at.case(exchange("B1", "R1")) == "same-museum"
    assert at.case(exchange("B1", "2B1")) == "one-blue-one-red"
    assert at.why_not(exchange("2B1", "R1")) == ALLOWED
    poor = two_museums(store="B5", second={"store": "R4"})
    assert poor.why_not(exchange("B1", "2R1")) == "MJ-MIS-6b"
    assert poor.case(exchange("B1", "2R1")) == "money"
    one = table(store="B5 R1 Y3")
    assert one.case(exchange("B1", "R1")) == "one-museum"


def test_mission_6_counts_both_museums_at_the_end() -> None:
    """MJ-MIS-6c: 3 vases and 2 fragments; minus 3 for each of 7 empty spaces and 10 fragments."""
    ends = {"red": 9, "blue": 9}
    at = finished(6, vases=2, fragments="F3", discs=ends, second={"vases": 1, "fragments": "F4"})
    assert at.earned == [("red_end", 6), ("blue_end", 4), ("mission", -51)]


def test_mission_6_penalises_nothing_when_all_is_full() -> None:
    """MJ-MIS-6c: 15 points for each case space and fragment that is filled, none for those of one museum only."""
    full = {"vases": 5, "fragments": "F3 F4 F5 F6 F6P F9"}
    assert finished(6, **full, second=full).earned == []
    assert finished(6, **full).earned == [("mission", -33)]


def test_mission_6_restorations_and_exhibitions_stay_in_their_museum() -> None:
    """MJ-MIS-6d."""
    at = two_museums(store="B6 R1 Y6", second={"store": "B4 R1", "vases": 4, "fragments": "F6"})
    assert at.why_not(restore("2F5", "B1")) == "MJ-MIS-6d"
    assert at.why_not(restore("F9", "2B1 B1")) == "MJ-MIS-6d"
    assert at.why_not(exhibit("2R1 R1")) == "MJ-MIS-6d"
    assert at.why_not(restore("F6", "B1")) == ALLOWED
    assert at.why_not(restore("2F6", "2B1")) == "MJ-RES-1"
    assert at.moves(Exhibit) == [exhibit("R1"), exhibit("2R1")]
    at.play(exhibit("2R1"))
    assert at.earned == [("exhibit", 2), ("case", 5)]
    assert at.state.players[0].museums[0].vases == 0


def test_mission_6_limits_hold_per_museum() -> None:
    """MJ-MIS-6d: a full case there, an empty one here."""
    at = two_museums(store="R1 Y6", second={"store": "R1", "vases": 5})
    assert at.why_not(exhibit("2R1")) == "MJ-EXP-4"
    assert at.why_not(exhibit("R1")) == ALLOWED


def test_mission_6_one_set_of_discs_and_two_colours_of_tokens() -> None:
    """MJ-MIS-6e: tokens of the second museum are mine too."""
    at = two_museums(store="Y6", second={"store": "R1"}, discs={"yellow": 7}, captured="G1", tokens={"c3": 0})
    at.play(excavate("yellow"))
    assert at.earned == [("yellow_8", 2)]
    at.play(exhibit("2R1"), place("d3"))
    assert at.token("d3") == "purple"
    assert at.tokens() == 2
    assert len(at.state.players) == 1
    assert at.state.players[0].discs == (0, 8, 0)


def test_mission_6_both_colours_pay_me_and_count_for_yellow_8_and_recycling() -> None:
    """MJ-MIS-6e: plus 1, as for my own."""
    at = two_museums("f3 R2, e3 B4, f6 R1, e6 G1", store="Y6 Y2", second={"store": "R1"}, discs={"yellow": 7})
    at.play(exhibit("2R1"), pay(1, 0, 0), place("d3"), capture("f3", "d3"))
    assert at.asks == "MJ-DIG-2"
    at.play(raise_("captured"), store_in(1), end_turn())
    at.play(capture("f6", "d6"), excavate("yellow"))
    assert at.earned == [("yellow_8", 2)]


def test_mission_6_recycling_takes_tokens_of_both_colours() -> None:
    """MJ-MIS-6e, MJ-REC-2: second tier."""
    ropes = [space.ref for space in BOX.spaces if space.roped]
    grid = ", ".join(f"{space} {'G1' if at < 8 else 'Y1'}" for at, space in enumerate(ropes))
    at = two_museums(
        f"{grid}, f3 R2, e5 R1, d5 B1",
        store="Y6",
        second={"store": "R1 B3"},
        cart="B1 B1 B1 B1 R6",
    )
    at.play(exhibit("2R1"), place("f6"), restore("2F3", "2B1"), capture("e5", "c5"), store_in(0), end_turn())
    assert at.asks == "MJ-REC-1"
    assert {move.space for move in at.moves() if move.kind == "mj.recycle"} == {"f6"}


def test_mission_6_the_second_yellow_token_cannot_be_gained() -> None:
    """MJ-MIS-6e, MJ-MIS-6a: the third yellow die of the zone in use frees that of its own museum."""
    at = two_museums("f3 R2, e3 Y4", yellow_zone=1, second={"store": "Y1 Y1"}).play(capture("f3", "d3"))
    assert at.asks == "MJ-TOK-1"
    at.play(place("c3"))
    assert at.token("c3") == "purple"
    assert [museum.icons for museum in at.state.players[0].museums] == [("case", "F4", "yellow"), ("case", "F4")]


def test_mission_6_bonuses_reach_both_museums() -> None:
    """MJ-MIS-6f: dig bonus and boosts, spread as one likes."""
    at = two_museums("f3 R2, e3 B4", tokens={"d3": 0}, store="R1", second={"store": "B1"}).play(capture("f3", "d3"))
    assert at.moves(Raise) == [raise_("R1"), raise_("2B1"), raise_("captured")]
    boost = two_museums(captured="G3", store="B1", second={"store": "B1"}).play(excavate("blue"))
    boost.play(raise_("B1"), raise_("2B1"))
    assert boost.store() == "B2 B2"


def test_mission_6_red_7_red_8_and_blue_8_happen_in_one_museum() -> None:
    """MJ-MIS-6f: of my choice."""
    second = {"store": "R5", "vases": 3, "fragments": "F5 F6 F9"}
    at = two_museums(captured="G1", discs={"red": 6}, store="Y1", second=second).play(
        excavate("red"), exhibit_cheaply("2R1")
    )
    assert at.earned == [("exhibit", 10), ("case", 4)]
    at = two_museums(captured="G1", discs={"red": 7}, vases=2, second=second).play(excavate("red"))
    assert at.moves() == [take_back_vase(0), take_back_vase(1), decline()]
    assert at.play(take_back_vase(1)).earned == [("red_8", 6)]
    at = two_museums(captured="G1", discs={"blue": 7}, fragments="F3 F4 F5", second=second).play(excavate("blue"))
    assert len(at.moves()) == 6
    assert at.play(score_fragment("2F5")).earned == [("blue_8", 4)]


def test_mission_6_red_8_is_nothing_with_one_vase_in_each_case() -> None:
    """MJ-MIS-6f, MJ-TRK-8R: two must stand in one of them."""
    at = two_museums(captured="G1", discs={"red": 7}, vases=1, second={"vases": 1}).play(excavate("red"))
    assert at.happened("bonus_lost").rule == "MJ-TRK-8R"


def test_mission_6_blue_7_covers_both_museums() -> None:
    """MJ-MIS-6f."""
    at = two_museums(captured="G1", discs={"blue": 6}, store="B3", second={"store": "B3"}).play(excavate("blue"))
    assert at.why_not(restore("F6", "B1", doubled=True)) == ALLOWED
    assert at.why_not(restore("2F6", "2B1", doubled=True)) == ALLOWED


def test_mission_6_yellow_7_takes_from_and_gives_to_either_museum() -> None:
    """MJ-MIS-6f, MJ-TRK-7Y: yellow dice only into the zone in use."""
    at = two_museums(
        captured="G1", discs={"yellow": 6}, store="R1", second={"store": "R2"}, cart="B4 Y5", yellow_zone=1
    )
    at.play(excavate("yellow"), give("2R1"), give("R1"))
    assert at.moves(TakeDie) == [take(at.die("B4"), 0), take(at.die("B4"), 1), take(at.die("Y5"), 1)]
    assert at.why_not(take(at.die("Y5"), 0)) == "MJ-TRK-7Y"
    at.play(take(at.die("Y5"), 1), take(at.die("B4"), 0))
    assert [at.slot(slot) for slot in ("B1", "2Y1")] == ["B4", "Y5"]


# Mission 7


def test_mission_7() -> None:
    """MJ-MIS-7: 30 points; all pips of the round track are subtracted."""
    assert goals(7) == [("goal-score", "", 30)]
    assert finished(7).earned == [("mission", -21)]


def test_mission_7_rolls_the_dice_at_setup() -> None:
    """MJ-MIS-7a: every face comes up; other seeds, other faces; the colours lie as in other missions."""
    rolled = [die for die in begun(1, mission=7).state.grid if die]
    assert {die.face for die in rolled} == {1, 2, 3, 4, 5, 6}
    assert rolled != [die for die in begun(1, mission=7, seed=2).state.grid if die]
    plain = [die.ref for die in begun(1, mission=1).state.grid if die]
    assert [die.ref for die in rolled] == plain


@pytest.mark.parametrize(("face", "to"), [(6, "d3"), (5, "d4"), (4, "d4"), (6, "d4")])
def test_mission_7_a_jumper_that_would_pass_six_becomes_one(face: int, to: str) -> None:
    """MJ-MIS-7a: minus 4, once, by however much it passes."""
    row = to[1]
    grid = f"f{row} R{face}, e{row} B4"
    at = table(grid, mission=7)
    assert at.warned(capture(f"f{row}", to)) == ["MJ-MIS-7a"]
    at.play(capture(f"f{row}", to))
    assert at.on(to) == "R1"
    assert at.earned == [("overflow", -4)]


@pytest.mark.parametrize(("face", "to"), [(5, "d3"), (3, "d4")])
def test_mission_7_exactly_six_is_safe(face: int, to: str) -> None:
    """MJ-MIS-7b."""
    row = to[1]
    at = table(f"f{row} R{face}, e{row} B4", mission=7)
    assert at.warned(capture(f"f{row}", to)) == []
    at.play(capture(f"f{row}", to))
    assert at.on(to) == "R6"
    assert at.earned == []


def test_mission_7_every_increase_can_overflow() -> None:
    """MJ-MIS-7b: dig bonus, track boost, funded restoration; each may be declined or left."""
    dig = table("f3 R2, e3 R6", mission=7, tokens={"d3": 0}, store="B6").play(capture("f3", "d3"))
    assert dig.moves() == [raise_("B1"), raise_("captured"), decline()]
    assert dig.warned(raise_("captured")) == ["MJ-MIS-7a"]
    dig.play(raise_("captured"))
    assert dig.store() == "B6 R1"
    assert dig.earned == [("overflow", -4)]
    boost = table(captured="G1", mission=7, store="Y6").play(excavate("yellow"), raise_("Y1"))
    assert (boost.store(), boost.earned) == ("Y1", [("overflow", -4)])
    fund_up = table(mission=7, store="B6 Y6")
    assert fund_up.warned(fund("B1", 1)) == ["MJ-MIS-7a"]
    fund_up.play(fund("B1", 1))
    assert (fund_up.store(), fund_up.earned) == ("B1 Y4", [("overflow", -4)])


def test_mission_7_an_increase_overflows_a_die_once() -> None:
    """MJ-MIS-7b: a 5 given three pips shows 1, for one penalty; the rest may go elsewhere."""
    at = table(captured="G5", mission=7, store="B5 B1").play(excavate("blue"), raise_("B1"), raise_("B1"))
    assert at.store() == "B1 B1"
    assert at.why_not(raise_("B1")) == "MJ-MIS-7b"
    at.play(raise_("B2"))
    assert at.store() == "B1 B2"
    assert at.score() == -4


def test_elsewhere_nothing_overflows() -> None:
    """MJ-MIS-7a, MJ-INC-3: a 6 stays a 6."""
    at = table("f3 R6, e3 B4", mission=1).play(capture("f3", "d3"))
    assert at.on("d3") == "R6"
    assert at.score() == 0


# Mission 8


def test_mission_8() -> None:
    """MJ-MIS-8: all tokens, 35 points; all pips of the round track are subtracted."""
    assert goals(8) == [("goal-all-tokens", "", 7), ("goal-score", "", 35)]
    assert finished(8).earned == [("mission", -21)]


def test_mission_8_the_seventh_token_collects_the_vase() -> None:
    """MJ-MIS-8a: six do not."""
    six = dict.fromkeys(("c3", "f3", "c6", "f6", "d3", "e3"), 0)
    at = table(mission=8, tokens=six, supply=0, icons="F4", store="B4")
    assert at.goals()[0] is False
    at.play(restore("F4", "B1"))
    assert at.goals()[0] is False
    at.play(place("d6"))
    assert at.goals()[0] is True


def test_mission_8_warns_of_a_disc_that_goes_past_its_token() -> None:
    """MJ-MIS-8a: the game could not be won any more."""
    at = table(captured="G3", mission=8, discs={"blue": 0, "red": 2})
    assert at.warned(excavate("blue")) == ["MJ-MIS-8a"]
    assert at.warned(excavate("red")) == []
    assert table(captured="G2", mission=8).warned(excavate("blue")) == []
    assert table(captured="G3", mission=1).warned(excavate("blue")) == []


def test_all_missions_can_be_opened() -> None:
    """MJ-MIS-1 to MJ-MIS-8: each asks its first question."""
    for mission in range(1, 9):
        assert opened(1, mission=mission).moves(Capture)
        assert opened(1, mission=mission).moves(PayWith) == []
