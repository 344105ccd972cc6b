"""The lessons of Magnastorm: the engine agrees with all they say, and the printed numbers are in them."""

import pytest

from rules.core.types import Json
from rules.lessons.model import Lesson
from rules.lessons.runner import right_reply, solved
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.text.localise import Language, Texts
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
    return {"kind": f"ms.{kind}", "seat": 0} | more


def test_ex_5_crew_of_others_stays_above() -> None:
    orange = move("move_crew", column="C4", crew="orange", cell="R5/C1")
    assert after(SHELF.begin("panels"), orange) == "others MS-ACT-2"


def test_ex_9_row_4_takes_a_cube_or_gives_two() -> None:
    assert right_reply(step_of(SHELF, "panels", "row-gain")) == [4]
    assert right_reply(step_of(SHELF, "panels", "row-cost")) == [1]


def test_ex_11_purple_begins_the_next_cycle() -> None:
    assert right_reply(step_of(SHELF, "panels", "next-order")) == ["1"]


def test_l3_a_scout_in_the_storm_neither_lingers_nor_turns_back() -> None:
    here = step_of(SHELF, "storm", "without-range")
    assert after(here, move("drive", to="SW.a1")) == "back MS-MOV-8"
    assert after(SHELF.begin("storm"), move("drive", to="SW.c2")) == "stay MS-MOV-7"


def test_ex_8_a_row_and_a_station_cost_both_cubes() -> None:
    moves = [
        move("move_crew", column="C2", crew="yellow", cell="R4/C2"),
        *(move("choose_action", action="move"), move("drive", to="W.a1"), move("build", site="SW>W/O")),
    ]
    player = tried(SHELF.begin("stations"), *moves, move("install")).state.players[0]
    assert (sum(player.cubes), player.reputation) == (0, 2)


def test_ex_4_the_surcharge_is_one_cube() -> None:
    """And of five columns the token and Ellen can be taken: one is empty, one is too dear, one is Oscar's."""
    assert right_reply(SHELF.begin("commanders")) == [1]
    assert right_reply(step_of(SHELF, "commanders", "which")) == ["FP", "C1"]
    player = solved(step_of(SHELF, "commanders", "take")).state.players[0]
    assert (sum(player.cubes), player.reputation) == (1, 2)
    assert right_reply(SHELF.begin("token")) == [2]


def test_ex_6_four_spaces_nearby_and_six_by_the_station() -> None:
    near = step_of(SHELF, "stations", "near")
    assert right_reply(near) == ["NE.c1", "NE.c2", "NE.e1", "NE.e2"]
    own_zone = {move.to for move in GAME.legal(near.state, 0) if isinstance(move, m.Drive) and not move.station}
    assert own_zone - set(right_reply(near)) == {"NE.d1", "NE.d2", "NE.d3"}
    assert right_reply(step_of(SHELF, "stations", "away")) == ["W.d1", "W.d2", "W.d3", "W.e1", "W.e2", "NW.b1"]
    for space in ("E.a1", "E.a2", "E.b1"):
        assert next(GAME.objections(near.state, m.Drive(seat=0, to=space))).rule == "MS-MOV-4"


def test_ex_7_the_third_lab_and_the_station_cost_both_cubes_and_the_level_gives_one() -> None:
    ridden = solved(step_of(SHELF, "stations", "ride")).state.players
    assert (sum(ridden[0].cubes), ridden[0].levels[1], ridden[3].cubes[0]) == (1, 2, 1)


def test_ex_10_the_level_reached_bears_a_bonus() -> None:
    assert right_reply(step_of(SHELF, "research", "bonus")) == [4]


def test_ex_20_one_of_two_labs_is_free() -> None:
    player = solved(step_of(SHELF, "labs", "double")).state.players[0]
    assert (sum(player.cubes), player.labs) == (0, 6)


def test_ex_12_a_majority_in_one_of_both_sectors_is_enough() -> None:
    """Five points, four labs back; tied in both sectors it is refused."""
    player = solved(SHELF.begin("objectives")).state.players[0]
    assert (player.reputation, player.labs) == (5, 9)
    tied = step_of(SHELF, "objectives", "tie").state
    both = m.Claim(seat=0, objective="S1", places=("NE", "E"))
    assert next(GAME.objections(tied, both)).rule == "MS-OBJ-3"


def test_ex_13_three_markers_go_back_by_two_for_four_points() -> None:
    player = solved(step_of(SHELF, "objectives", "markers")).state.players[0]
    assert (player.levels, player.reputation) == ((2, 1, 0, 0), 4)


def test_ex_21_what_objectives_ask_for_rises_with_the_rounds() -> None:
    assert right_replies(step_of(SHELF, "objectives", "rising")) == [6, 3]


def test_ex_14_to_18_the_administration_step_by_step() -> None:
    """Income, majority, cards of both leaders, a card given back, who is first, the crew, the sector that opens."""
    assert right_replies_of("administration") == [4, 1, 4, 2, 4, "1", 17, "NE"]


def right_replies_of(lesson: str) -> list[Json]:
    return right_replies(SHELF.begin(lesson))


def test_l9_two_players_still_act() -> None:
    assert right_reply(SHELF.begin("ending")) == [2]


def test_ex_1_to_3_who_places_where_and_who_has_more() -> None:
    for column in ("C1", "FP"):
        assert after(SHELF.begin("start"), move("first_crew", seat=3, column=column)).endswith("MS-POS-2")
    assert solved(step_of(SHELF, "start", "first-field")).state.players[0].levels == (0, 0, 0, 1)
    assert right_reply(step_of(SHELF, "start", "cubes")) == [3]


def test_ex_19_the_greater_number_goes_first_in_a_tie() -> None:
    assert right_reply(step_of(SHELF, "start", "artefacts")) == ["ronja"]


def test_six_commanders_do_what_their_cards_say() -> None:
    assert solved(SHELF.begin("effects")).state.players[0].reputation == 4
    assert right_reply(step_of(SHELF, "effects", "rain")) == ["brown"]
    assert right_replies(step_of(SHELF, "effects", "sayuri")) == [1, 2]


def test_the_consortium_of_the_lesson_does_what_its_rules_say() -> None:
    assert right_replies_of("consortium") == ["03", 4]
    assert right_replies(step_of(SHELF, "consortium", "column")) == ["C1", ["W.b1"]]
    acted = solved(step_of(SHELF, "consortium", "act"))
    assert acted.state.players[0].reputation == 4
    explored = solved(step_of(SHELF, "consortium", "explore")).state.players[1]
    assert (explored.stations, explored.reputation) == (2, 6)
    assert right_reply(step_of(SHELF, "consortium", "tie")) == ["1"]


@pytest.mark.parametrize("lesson", SHELF.lessons, ids=lambda lesson: lesson.id)
def test_the_challenge_and_nothing_else_is_called_unofficial(lesson: Lesson) -> None:
    """It is never taken for a rule of the box."""
    is_challenge = any(rule.startswith("MS-SOLO") for rule in lesson.rules)
    words: dict[Language, str] = {"fr": "non officiel", "en": "unofficial"}
    for language, word in words.items():
        assert (word in Texts(language, game=GAME).say(lesson.title)) == is_challenge
