"""The lessons of Höyük: the engine agrees with all they say, and the printed numbers are in them."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.explained import Explained
from rules.core.types import Json
from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from rules.hoyuk.cells import NUMBER
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import Missed, Reached, attempt, right_reply, say, solved
from rules.text.localise import Language, Texts
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table
from tests.rules.lessons.promises import (
    missed,
    refused,
    right_replies,
    shelf_of,
    step_of,
    tried,
)

SHELF = shelf_of(GAME)
EN: Language = "en"
FR: Language = "fr"


@pytest.mark.parametrize("lesson", SHELF.lessons, ids=lambda lesson: lesson.id)
def test_the_challenge_and_nothing_else_is_called_unofficial(lesson: Lesson) -> None:
    """It is never taken for a rule of the box."""
    is_challenge = any(rule.startswith("HK-SOLO") for rule in lesson.rules)
    for language, word in {FR: "non officiel", EN: "unofficial"}.items():
        title = Texts(language, game=GAME).say(lesson.title)
        assert (word in title) == is_challenge


# What a learner tries


def at(lesson: str, step: str) -> Progress:
    return step_of(SHELF, lesson, step)


def move(kind: str, seat: int = 0, **more: Any) -> Json:
    return {"kind": f"hk.{kind}", "seat": seat, **more}


def house(cell: str, **more: Any) -> Json:
    return move("build_house", cell=cell, **more)


def on(progress: Progress, cell: str) -> str:
    return Table(progress.state).on(cell)


def test_l1_any_of_six_cells_joins_red() -> None:
    for cell in ("E6", "H6", "F5", "G5", "F7", "G7"):
        assert tried(at("join", "join"), house(cell)).is_done
    assert refused(at("join", "join"), house("E5")) == ("HK-HOU-3", "corner")
    assert refused(at("join", "join"), house("H7")) == ("HK-HOU-3", "corner")
    assert missed(at("join", "join"), house("G8")) == "alone"


def test_l1_no_second_family_and_a_new_block_far_away() -> None:
    assert refused(at("join", "extend"), house("G7")) == ("HK-HOU-4", "second-family")
    assert tried(at("join", "extend"), house("G5")).is_done
    assert tried(at("join", "found"), house("J10")).is_done
    assert tried(at("join", "found"), house("B9")).is_done, "another founding cell is right as well"


def test_w_1_the_three_elements_in_any_order() -> None:
    start = at("tiles", "fixed")
    assert refused(start, move("place_roof", cell="F6", piece="shrine")) == ("HK-ROF-1", "no-house")
    early = [house("E6"), move("place_roof", cell="E6", piece="shrine"), house("J10")]
    assert tried(start, *early).is_done


def test_w_2_the_choice_is_one_of_four() -> None:
    start = at("tiles", "choice")
    right = {str(kind) for kind in right_reply(start)}
    assert right == {"house", "pen", "oven", "shrine"}
    legal = {each.kind for each in GAME.legal(start.state, 0)}
    assert legal == {"hk.build_house", "hk.build_pen", "hk.place_roof"}
    assert refused(at("tiles", "third"), move("place_cattle", cell="D5")) == ("HK-CON-4", "cattle")


def test_w_18_three_tiles_stay_aside_and_four_are_left() -> None:
    start = at("tiles", "left-aside")
    assert right_replies(start) == [3, 4]
    state = start.state
    assert state.dealt[0] == ("CT-10",)
    assert set(state.tile_discard) == {"CT-07", "CT-08", "CT-09"}
    assert set(state.tiles) | set(state.dealt[1]) | set(state.dealt[2]) == {f"CT-0{number}" for number in range(1, 7)}


def test_w_5_and_l2_nobody_builds_on_f4() -> None:
    start = at("bridge", "where")
    assert right_reply(start) == ["F4"]
    for colour, pen in (("green", None), ("blue", "F4→"), ("red", "F4←")):
        seat = ["green", "red", "blue"].index(colour)
        table = Table(replace(start.state, agenda=(replace(start.state.agenda[0], seat=seat),)))
        assert table.why_not(table.house("F4")) == "HK-HOU-6"
        assert pen is None or table.why_not(table.pen(pen)) == "HK-BLK-5"
    assert refused(at("bridge", "found"), house("F5")) == ("HK-HOU-3", "corner")
    assert refused(at("bridge", "pen"), move("build_pen", cell="F4", gate=1)) == ("HK-BLK-5", "bridge")


def test_w_6_and_l3_the_only_exit_belongs_to_nobody() -> None:
    for cell, gate in (("E5", 1), ("G5", 3), ("F4", 2)):
        assert tried(at("pens", "attach"), move("build_pen", cell=cell, gate=gate)).is_done
    assert refused(at("pens", "attach"), move("build_pen", cell="E6", gate=1)) == ("HK-PEN-7", "rival")
    assert right_reply(at("pens", "exit")) == ["E3"]
    assert refused(at("pens", "leave-it"), house("E3")) == ("HK-HOU-7", "exit")


def test_w_17_and_l4_roofs_and_storeys() -> None:
    roof = at("storeys", "roof")
    assert refused(roof, move("place_roof", cell="C3", piece="shrine")) == ("HK-ROF-2", "both")
    assert refused(at("storeys", "at-once"), house("C3")) == ("HK-STO-3", "roof")
    assert missed(at("storeys", "at-once"), house("C3", clear=True)) == "oven-gone"
    cleared = solved(at("storeys", "oven-first"))
    assert (on(cleared, "C3"), Table(cleared.state).supply("oven")) == ("0^", 20)
    assert right_reply(at("storeys", "ovens-left")) == [20]


def test_w_7_a_storey_beside_a_ruin_stays_and_cannot_wait() -> None:
    assert on(solved(at("storeys", "by-the-ruin")), "F6") == "0^"
    rebuilt = solved(at("storeys", "on-the-ruin"))
    assert (on(rebuilt, "E6"), on(rebuilt, "F6")) == ("0", "2^")
    late = at("storeys", "too-late")
    assert sorted(right_reply(late)) == ["J10", "K10"]
    table = Table(late.state)
    assert table.why_not(table.house("F6")) == "HK-STO-4"


def test_w_4_two_families_of_one_block_are_reunited() -> None:
    start = at("families", "how-many")
    table = Table(start.state)
    assert (right_reply(start), sorted(table.families())) == ([2], [2, 3])
    assert (right_reply(at("families", "blocks")), table.blocks) == ([1], ["C4"])
    for cell in ("D4", "D5"):
        assert Table(tried(at("families", "reunite"), house(cell)).state).families() == [6]
    assert right_reply(at("families", "how-large")) == [6]


def test_l5_and_w_3_what_earthquakes_take() -> None:
    start = at("catastrophes", "size")
    assert right_replies(start) == [7, "C4", 2]
    assert Table(start.state).block("D4").size == 7
    assert right_replies(at("catastrophes", "other-half")) == [2, "falls", 3]


def test_l5_the_single_house_falls_with_two_of_the_five() -> None:
    table = Table(at("catastrophes", "single").state).pass_windows()
    table.each(table.lose, "I9", "K9")
    assert table.on("K10") == "2x"


def test_l5_red_chooses_two_of_four_and_blue_one_of_three() -> None:
    start = at("catastrophes", "lose")
    assert refused(start, move("lose", cell="K10")) == ("HK-CAL-34", "elsewhere")
    assert missed(start, move("lose", cell="D4")) == "two-storey"
    assert missed(start, move("lose", cell="D5"), move("lose", cell="E4")) == "alone"
    for other in ("D5", "E4"):
        done = tried(start, move("lose", cell=other), move("lose", cell="E5"))
        assert done.is_done
        assert [sum(on(done, cell) == f"{seat}x" for cell in NUMBER) for seat in (0, 1)] == [2, 1]


def test_l6_and_w_8_red_draws_three_cards_and_blue_two() -> None:
    assert right_replies(SHELF.begin("inspection")) == ["none", "0", "1", "1", "0", "0", "none"]
    for block in ("B1", "J4"):
        table = Table(tried(at("inspection", "inspect"), move("inspect", block=block)).state)
        assert [len(player.hand) for player in table.state.players] == [3, 2]
    assert refused(at("inspection", "inspect"), move("inspect", block="D9")) == ("HK-ASP-7", "alone")


def test_w_9_one_card_per_family() -> None:
    assert right_replies(SHELF.begin("limit")) == [5, 1]


def test_l7_three_of_a_kind_with_a_joker() -> None:
    start = at("limit", "best")
    group = move("score_group", symbol="oven", cards=2, jokers=1)
    assert refused(start, move("score_group", symbol="house", cards=1, jokers=0), group) == ("HK-CARD-3", "fourth")
    assert missed(start, move("score_group", symbol="oven", cards=2, jokers=0)) == "split"
    assert missed(start, move("pass_window")) == "keep"
    done = tried(start, group)
    assert done.is_done
    assert Table(done.state).points() == 5


def test_w_13_no_more_cards_over_the_limit() -> None:
    start = at("limit", "over-limit")
    table = Table(start.state)
    assert right_replies(start) == [0, "keep"]
    assert (len(table.families()), table.spent()) == (2, "oven oven oven")
    window = replace(start.state, phase=3, agenda=at("limit", "best").state.agenda)
    table = Table(replace(window, agenda=(replace(window.agenda[0], limit=2), *window.agenda[1:])))
    assert table.why_not(table.score("house", 1)) == "HK-CARD-3"


def test_w_10_four_cards_of_four_symbols_or_of_one() -> None:
    assert right_reply(at("groups", "four-symbols")) == [4]
    assert right_reply(at("groups", "four-alike")) == [8]
    card = move("build_with_card", element="shrine")
    assert missed(at("groups", "build-instead"), card, move("place_roof", cell="K5", piece="shrine")) == "elsewhere"
    assert tried(at("groups", "build-instead"), card, move("place_roof", cell="B2", piece="shrine")).is_done


def test_w_11_eight_cards_are_worth_17() -> None:
    start = at("groups", "eight")
    assert refused(start, move("score_group", symbol="oven", cards=8, jokers=0)) == ("HK-SCO-2", "too-long")
    assert missed(start, move("score_group", symbol="oven", cards=4, jokers=0)) == "halves"
    for first, then in ((5, 3), (3, 5)):
        groups = [move("score_group", symbol="oven", cards=cards, jokers=0) for cards in (first, then)]
        assert Table(tried(start, *groups).state).points() == 17


def test_w_12_what_is_spent_does_not_grow() -> None:
    assert Table(solved(at("groups", "three")).state).points() == 5
    assert right_reply(at("groups", "two-more")) == [8]
    assert isinstance(say(at("groups", "two-more"), 12)[0], Missed)


def test_l8_blue_scores_seven_and_red_three() -> None:
    assert right_replies(SHELF.begin("end")) == ["0", "1", "None", 3, 7]
    assert GAME.scores(solved(at("end", "close")).state).totals == (7, 3)


def test_w_14_height_is_tied() -> None:
    assert right_replies(SHELF.begin("intermediate")) == ["None", "0", "None"]


def test_w_15_and_w_16_ties_of_cattle_and_villagers() -> None:
    assert right_replies(SHELF.begin("expert")) == ["0", "2"]


def test_l9_no_storey_unless_villager_and_oven_go_back() -> None:
    assert refused(at("expert", "full-house"), move("place_roof", cell="C3", piece="shrine")) == ("HK-ROF-2", "both")
    assert refused(at("expert", "storey"), house("C3")) == ("HK-STO-3", "roof")
    cleared = Table(solved(at("expert", "storey")).state)
    assert (cleared.on("C3"), cleared.supply("oven"), cleared.supply("villager")) == ("0^", 20, 20)


def test_l9_the_shaman_repels_earthquake_2_and_leaves_at_the_end_of_the_turn() -> None:
    placing = at("shaman", "place")
    assert missed(placing, move("place_shaman", cell="J9")) == "smaller"
    placed = Table(tried(placing, move("place_shaman", cell="F5")).state)
    assert placed.state.shaman_repelled
    assert not placed.state.village.where.ruins
    assert Table(solved(at("shaman", "leave")).state).state.village.where.shaman == 0


def test_the_neighbour_of_the_lesson_does_what_its_list_says() -> None:
    acted = solved(at("neighbours", "act"))
    told = {event.question: event.chosen for event in acted.events if isinstance(event, Explained)}
    assert told["hk-neighbour-join"] == "block:D4"
    assert (right_reply(at("neighbours", "block")), right_reply(at("neighbours", "cell"))) == (["D4"], ["E4"])
    assert isinstance(attempt(at("neighbours", "act"), m.NeighbourActs(seat=1))[0], Reached)


def test_the_power_of_ders_leaves_no_ruin() -> None:
    start = at("clans", "replace")
    assert refused(start, move("replace_house", cell="G7")) == ("HK-CLAN-3", "not-adjacent")
    replaced = Table(solved(start).state)
    assert (replaced.on("G6"), replaced.state.players[1].gone) == ("0", 2)
    assert Table(at("clans", "twelve").state).why_not(m.PassWindow(seat=0)) == ALLOWED
