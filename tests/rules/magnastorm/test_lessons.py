"""The lessons of Magnastorm: the engine agrees with all they say, and the printed numbers are in them."""

from rules.core.types import Json
from rules.lessons.runner import right_reply
from rules.magnastorm import GAME
from tests.rules.lessons.promises import (
    after,
    right_replies,
    shelf_of,
    step_of,
    tried,
)

SHELF = shelf_of(GAME)


# What a learner tries


def move(kind: str, **more: Json) -> Json:
    return {"kind": f"ms.{kind}", "seat": 0, **more}


def test_ex_5_crew_of_others_stays_above() -> None:
    orange = move("move_crew", column="C4", crew="orange", cell="R5/C1")
    assert after(SHELF.begin("panels"), orange) == "others MS-ACT-2"


def test_ex_9_row_4_takes_a_cube_or_gives_two() -> None:
    assert right_reply(step_of(SHELF, "panels", "row-gain")) == [4]
    assert right_reply(step_of(SHELF, "panels", "row-cost")) == [1]


def test_ex_11_purple_begins_the_next_cycle() -> None:
    assert right_reply(step_of(SHELF, "panels", "next-order")) == ["1"]


def test_l3_a_scout_in_the_storm_neither_stays_nor_turns_back() -> None:
    here = step_of(SHELF, "storm", "without-range")
    assert after(here, move("drive", to="SW.a1")) == "back MS-MOV-8"
    assert after(SHELF.begin("storm"), move("drive", to="SW.c1")) == "stay MS-MOV-7"


def test_ex_8_a_row_and_a_station_cost_both_cubes() -> None:
    moves = [
        move("move_crew", column="C2", crew="yellow", cell="R4/C2"),
        *(move("choose_action", action="move"), move("drive", to="W.a1"), move("build", site="SW>W/O")),
    ]
    player = tried(SHELF.begin("stations"), *moves, move("install")).state.players[0]
    assert (sum(player.cubes), player.reputation) == (0, 2)


def test_ex_4_the_surcharge_is_one_cube() -> None:
    assert right_reply(SHELF.begin("commanders")) == [1]


def test_ex_12_a_majority_in_one_of_both_sectors_is_enough() -> None:
    both_tied = move("claim", objective="S1", places=["NE", "E"])
    assert after(step_of(SHELF, "objectives", "tie"), both_tied) == "both-tied MS-OBJ-3"


def test_ex_14_to_18_the_administration_step_by_step() -> None:
    """Income, majority, the leader's cards, a card given back, who is first, the crew, the sector that opens."""
    assert right_replies_of("administration") == [4, 1, 4, 4, "1", 17, "NE"]


def right_replies_of(lesson: str) -> list[Json]:
    return right_replies(SHELF.begin(lesson))


def test_l9_two_players_still_act() -> None:
    assert right_reply(SHELF.begin("ending")) == [2]


def test_ex_3_the_third_player_has_three_cubes() -> None:
    assert right_reply(step_of(SHELF, "start", "cubes")) == [3]
