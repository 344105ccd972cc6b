"""MJ-SOL-1 to MJ-SOL-10: what all missions share."""

from typing import Any

import pytest

from rules.core.scoresheet import Ending
from rules.marajoara import GAME
from rules.marajoara.moves import RemoveDie
from rules.marajoara.options import Options
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    Table,
    begun,
    capture,
    decline,
    end_turn,
    excavate,
    exhibit,
    field_work,
    place,
    remove,
    restore,
    seating,
    spend_rest,
    start_token,
    table,
    take_back_vase,
)

THIRTEEN = "Y1 " * 6 + "R1 " * 6 + "B1"
"""Mission 1 asks for a fragment, a track end, a case space and a score, in this order."""


def last_die(**more: Any) -> Table:
    """The round track takes its fourteenth die, after a capture of a blue die; the turn may be finished."""
    at = table("f3 R2, e3 B4, d4 G3", mission=1, round_track=THIRTEEN, **({"finish_last_turn": True} | more))
    return at.play(capture("f3", "d3"), remove("d4"))


def test_no_round_marker_ends_a_mission() -> None:
    """MJ-SOL-1: after fourteen turns it goes on; otherwise the usual rules hold."""
    at = table("f3 R2, e3 B4", mission=1, stage="after", round=14).play(end_turn())
    assert at.asks == "MJ-TURN-2"
    assert at.why_not(end_turn()) == "MJ-TURN-6"
    assert at.why_not(capture("f3", "c3")) == "MJ-CAP-3"


@pytest.mark.parametrize("mission", [1, 2, 3, 5, 7, 8])
def test_a_mission_begins_like_a_game_of_one(mission: int) -> None:
    """MJ-SOL-2: 52 dice, one token of mine on a magnifier of my choice, an empty round track."""
    at = begun(1, mission=mission)
    assert at.moves() == [start_token(space) for space in ("c3", "f3", "c6", "f6")]
    at.play(start_token("f6"))
    assert at.tokens() == 1
    assert at.state.players[0].supply == 3
    assert at.round_track == ""
    assert not any(at.goals())


def test_after_a_capture_a_neighbour_of_the_jumper_goes_on_the_round_track() -> None:
    """MJ-SOL-3: any of the eight, its face unchanged, on the lowest empty space; it never returns."""
    at = table("f3 R2, e3 B4, d4 G3, c2 Y5, d1 R1, h8 B1", mission=1, round_track="B2")
    at.play(capture("f3", "d3"))
    assert at.asks == "MJ-SOL-3"
    assert sorted(move.space for move in at.moves() if isinstance(move, RemoveDie)) == ["c2", "d4"]
    assert at.why_not(remove("d1")) == "MJ-SOL-3"
    assert at.case(remove("d1")) == "not-adjacent"
    assert at.why_not(remove("c3")) == "MJ-SOL-3"
    assert at.case(remove("c3")) == "no-die"
    at.play(remove("c2"))
    assert at.round_track == "B2 Y5"
    assert at.happened("die_removed").number == 2
    assert (at.on("c2"), at.on("d4")) == ("-", "G3")
    assert at.asks == "MJ-TURN-2"


def test_removing_a_neighbour_is_compulsory() -> None:
    """MJ-SOL-3: neither declined nor put off."""
    at = table("f3 R2, e3 B4, d4 G3", mission=1, store="Y6").play(capture("f3", "d3"))
    assert at.why_not(decline()) == "MJ-ACT-4"
    assert at.why_not(end_turn()) == "MJ-TURN-3"
    assert at.why_not(field_work("d4", "e5")) == "MJ-TURN-3"
    assert at.why_not(remove("d4")) == ALLOWED


def test_without_a_neighbour_the_step_is_skipped() -> None:
    """MJ-SOL-3."""
    at = table("f3 R2, e3 B4, d1 G3", mission=1).play(capture("f3", "d3"))
    assert at.asks == "MJ-TURN-2"
    assert at.round_track == ""


def test_diagonal_neighbours_count_under_every_option() -> None:
    """MJ-SOL-3: also with `ortho_only`."""
    at = table("f3 R2, e3 B4, c2 G3", mission=1, ortho_only=True).play(capture("f3", "d3"))
    assert at.moves() == [remove("c2")]


def test_competitors_remove_nothing() -> None:
    """MJ-SOL-3: it is a rule of missions."""
    at = table("f3 R2, e3 B4, d4 G3").play(capture("f3", "d3"))
    assert at.asks == "MJ-TURN-2"


def test_the_fourteenth_die_ends_the_game() -> None:
    """MJ-SOL-4, MJ-SOL-10: as soon as it is put there, not with the thirteenth."""
    at = last_die(finish_last_turn=False, store="B5 B6")
    assert at.happened("game_ended").why == "round_track"
    assert GAME.scores(at.state).ending == Ending("ending-round-track", "MJ-SOL-4")
    assert at.asks == ""
    before = table("f3 R2, e3 B4, d4 G3", mission=1, round_track=THIRTEEN.removesuffix(" B1"))
    before.play(capture("f3", "d3"), remove("d4"), end_turn())
    assert before.asks == "MJ-TURN-2"


def test_the_last_turn_may_be_finished_but_not_recycled() -> None:
    """MJ-SOL-10."""
    at = last_die(store="B5 B6", cart="Y1 R2 R3 G4 Y5", vases=1)
    at.play(restore("F9", "B1 B3"), spend_rest())
    assert at.slate == "Y5 G4"
    at.play(end_turn())
    assert at.slate == "Y5 G4"
    assert at.asks == ""


def test_no_majorities_but_track_ends_as_the_first() -> None:
    """MJ-SOL-5."""
    at = last_die(vases=2, fragments="F3", discs={"blue": 9, "yellow": 9, "red": 9}).play(end_turn())
    assert at.earned == [("red_end", 4), ("blue_end", 2), ("yellow_end", 10)]


def test_objectives_are_taken_at_once() -> None:
    """MJ-SOL-6: fragment, disc and vase when they arrive."""
    at = table("f3 R2, e3 G1", mission=1, store="B4 B5 Y6 R1", vases=3, discs={"yellow": 8})
    at.play(restore("F9", "B1 B2"))
    assert at.goals() == [True, False, False, False]
    at.play(spend_rest(), exhibit("R1"))
    assert at.goals() == [True, False, True, False]
    at.play(capture("f3", "d3"), excavate("yellow"))
    assert at.goals() == [True, True, True, False]
    assert at.happened("objective_reached").objective == "track_end"


def test_score_objectives_are_taken_at_the_end() -> None:
    """MJ-SOL-6: not before, however many points there are."""
    at = last_die(points=60)
    assert at.goals() == [False] * 4
    at.play(end_turn())
    assert at.goals() == [False, False, False, True]
    assert at.happened("objective_reached").number == 50


@pytest.mark.parametrize(("points", "winners"), [(50, (0,)), (49, ())])
def test_all_objectives_win(points: int, winners: tuple[int, ...]) -> None:
    """MJ-SOL-7: one less does not."""
    at = last_die(points=points - 18, fragments="F9", vases=4, discs={"yellow": 9, "red": 9}).play(end_turn())
    assert at.score() == points
    assert at.happened("game_ended").winners == winners
    assert GAME.scores(at.state).winners == winners


def test_many_points_alone_do_not_win() -> None:
    """MJ-SOL-7."""
    assert GAME.scores(last_die(points=200).play(end_turn()).state).winners == ()


@pytest.mark.parametrize(
    ("mission", "target"), [(1, 50), (2, 50), (3, 50), (4, 60), (5, 50), (6, 50), (7, 30), (8, 35)]
)
def test_the_hard_option_asks_for_ten_points_more(mission: int, target: int) -> None:
    """MJ-SOL-8: in every mission."""
    for hard, threshold in ((False, target), (True, target + 10)):
        (goal,) = (
            goal for goal in GAME.scores(begun(1, mission=mission, hard=hard).state).goals if goal.label == "goal-score"
        )
        assert dict(goal.args)["number"] == threshold


def test_hard_decides_at_the_threshold() -> None:
    """MJ-SOL-8: 59 points are enough for the ordinary mission, not for the hard one."""
    for hard, reached in ((False, True), (True, False)):
        at = table("f3 R2, e3 B4, d4 G3", mission=1, round_track=THIRTEEN, points=59, hard=hard)
        assert at.play(capture("f3", "d3"), remove("d4")).goals()[-1] is reached


def test_competitors_have_nothing_to_harden() -> None:
    """MJ-SOL-8."""
    assert [each.rule for each in GAME.objections_to_start(Options(hard=True), seating(2))] == ["MJ-SOL-8"]
    assert list(GAME.objections_to_start(Options(hard=True, mission=1), seating(1))) == []


def test_an_objective_is_kept_when_its_vase_is_taken_back() -> None:
    """MJ-SOL-9."""
    at = table(captured="G1", mission=1, vases=4, discs={"red": 7})
    assert at.goals() == [False, False, True, False]
    at.play(excavate("red"), take_back_vase())
    assert at.vases() == 3
    assert at.goals() == [False, False, True, False]


def test_an_objective_blocks_neither_vase_nor_fragment_nor_disc() -> None:
    """MJ-SOL-9: nor a die, on a star of mission 4."""
    at = table("f5 R2, f4 G1", mission=4, store="B4 B5 Y6 R1", vases=1)
    for move in (exhibit("R1"), restore("F9", "B1 B2"), capture("f5", "f3"), field_work("f4", "f3")):
        assert at.why_not(move) == ALLOWED
    assert table(place="token", mission=4).why_not(place("f3")) == "MJ-MIS-4a"


def test_three_turns_without_a_capture_end_a_mission() -> None:
    """MJ-SOL-4, MJ-TURN-6: nobody can go on for ever; a capture begins the count anew."""
    at = table("f3 R2, h8 B4", mission=1).play(end_turn(), end_turn())
    assert at.asks == "MJ-TURN-2"
    at.play(end_turn())
    assert at.happened("game_ended").why == "idle"
    assert GAME.scores(at.state).ending == Ending("ending-idle", "MJ-SOL-4")
    other = table("f3 R2, h8 B4", mission=1, store="Y6").play(end_turn(), end_turn())
    other.play(field_work("f3", "g4"), field_work("h8", "h7"), end_turn())
    assert other.asks == ""


def test_a_capture_begins_the_count_of_idle_turns_anew() -> None:
    """MJ-SOL-4, MJ-TURN-6."""
    at = table("f3 R2, e1 B4", mission=1, store="Y2").play(end_turn(), end_turn())
    at.play(field_work("e1", "e2"), capture("f3", "d1"), end_turn(), end_turn(), end_turn())
    assert at.asks == "MJ-TURN-2"
    at.play(end_turn())
    assert at.happened("game_ended").why == "idle"


def test_there_are_fourteen_spaces_for_dice() -> None:
    """MJ-SOL-4: as many as there are rounds."""
    assert BOX.parts.box.rounds == 14


def test_the_same_place_again_is_no_second_objective() -> None:
    """MJ-SOL-9, MJ-SOL-6: the fourth vase is exhibited again, the goal was reached before."""
    at = table(captured="G1", mission=1, vases=4, discs={"red": 7}, store="Y6 R1").play(
        excavate("red"), take_back_vase(), exhibit("R1")
    )
    assert "objective_reached" not in at.kinds
    assert at.vases() == 4
