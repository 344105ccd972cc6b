"""Two-storey houses and ruins: HK-STO, HK-RUI, HK-ROF-5, worked examples W7 and W17, lesson 4."""

import pytest

from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table, seats, table

BLUE_AND_RED = seats("blue", "red")


# Storeys


def test_hk_sto_1_one_storey_on_an_own_house() -> None:
    """HK-STO-1: not a third level, never on a rival's house."""
    at = table("B F6, B² F7, R F8", seats=BLUE_AND_RED)
    assert at.why_not(at.house("F6")) == ALLOWED
    assert at.why_not(at.house("F7")) == "HK-STO-1"
    assert at.refused(at.house("F7"))["case"] == "high"
    assert at.why_not(at.house("F8")) == "HK-STO-1"
    assert at.refused(at.house("F8"))["case"] == "rival"


def test_hk_sto_2_a_two_storey_house_is_one_house_of_two_tiles() -> None:
    """HK-STO-2: for block and family one, for the supply two."""
    at = table("B F6, R K9", seats=BLUE_AND_RED)
    before = at.houses()
    at.play(at.house("F6"))
    assert at.on("F6") == "0^"
    assert at.block("F6").size == 1
    assert at.families() == [1]
    assert at.houses() == before - 1


@pytest.mark.parametrize(("village", "rule"), [("B F6+o", "HK-STO-3"), ("B F6+t", "HK-STO-3")])
def test_hk_sto_3_the_roof_must_be_free(village: str, rule: str) -> None:
    """HK-STO-3, HK-ROF-5: the piece goes home first, and only for a storey."""
    at = table(village + ", R K9", seats=BLUE_AND_RED)
    assert at.why_not(at.house("F6")) == rule
    assert at.why_not(at.house("F6", clear=True)) == ALLOWED
    assert at.warned(at.house("F6", clear=True)) == ["HK-ROF-5"]
    at.play(at.house("F6", clear=True))
    assert at.on("F6") == "0^"
    assert at.supply("oven") == at.supply("shrine") == 20


def test_nothing_is_cleared_where_there_is_nothing() -> None:
    """HK-ROF-5: for a storey only, and only what stands there."""
    at = table("B F6 F7, R K9, ruin F8", seats=BLUE_AND_RED)
    for cell in ("F6", "F8", "E6"):
        assert at.why_not(at.house(cell, clear=True)) == "HK-STO-3"
        assert at.refused(at.house(cell, clear=True))["case"] == "nothing-to-clear"


def test_w17_faq_5_an_oven_makes_room_for_a_storey() -> None:
    """W17, HK-ROF-5: one oven fewer, one two-storey house more."""
    at = table("B C3+o, R K9", seats=BLUE_AND_RED)
    at.play(at.house("C3", clear=True))
    assert at.on("C3") == "0^"
    assert at.supply("oven") == 20
    assert at.happened("piece_returned").piece == "oven"


def test_hk_sto_4_one_side_must_be_free() -> None:
    """HK-STO-4, HK-RUI-6: neither pen nor house; a ruin is free."""
    closed = table("B F6 F5, R G6 F7, pen E6→", seats=BLUE_AND_RED)
    assert closed.why_not(closed.house("F6")) == "HK-STO-4"
    opened = table("B F6 F5, R G6 F7, ruin E6", seats=BLUE_AND_RED)
    assert opened.why_not(opened.house("F6")) == ALLOWED


@pytest.mark.parametrize(("edge_free", "answer"), [(True, ALLOWED), (False, "HK-STO-4")])
def test_the_edge_of_the_board_is_a_free_side(edge_free: bool, answer: str) -> None:
    """HK-STO-4, ruling A2."""
    at = table("B A1 A2 B1, R K9", seats=BLUE_AND_RED, edge_free=edge_free)
    assert at.why_not(at.house("A1")) == answer


def test_w7_a_storey_by_way_of_a_ruin_stays_when_the_ruin_is_built_on() -> None:
    """W7, HK-STO-4, HK-STO-5: had blue waited, it would be too late."""
    village = "B F6, R F5 G5 G6 G7 F7, G D6, ruin E6"
    three = seats("red", "green", "blue")
    at = table(village, seats=three, seat=2, elements="house")
    at.play(at.house("F6"))
    assert at.on("F6") == "2^"
    green = table(village.replace("B F6", "B² F6"), seats=three, seat=1, elements="house")
    green.play(green.house("E6"))
    assert green.on("F6") == "2^"
    assert green.on("E6") == "1"
    late = table(village.replace("ruin E6", "G E6"), seats=three, seat=2, elements="house")
    assert late.why_not(late.house("F6")) == "HK-STO-4"


# Ruins


def fallen(village: str, **more: object) -> Table:
    """After an earthquake in the smallest block."""
    return table(village, seats=BLUE_AND_RED, ask="catastrophe", catastrophes="CA-07", **more)


def test_hk_rui_1_a_house_turns_to_ruins_where_it_stands() -> None:
    """HK-RUI-1, HK-CAL-3."""
    at = fallen("B F6, R K9 K10")
    assert at.on("F6") == "0x"


def test_hk_rui_2_no_move_ruins_an_own_house() -> None:
    """HK-RUI-2: but the choice of what a catastrophe takes."""
    at = table("B F6 F7, R K9", seats=BLUE_AND_RED, elements="house pen oven shrine")
    for move in at.moves():
        after = Table(at.state).play(move).state.village.where
        assert after.standing & at.state.village.where.standing == at.state.village.where.standing


def test_hk_rui_3_of_two_storeys_the_upper_tile_leaves_the_game() -> None:
    """HK-RUI-3."""
    at = fallen("B² F6, R K9 K10")
    assert at.on("F6") == "0x"
    assert at.state.players[0].gone == 1


def test_hk_rui_4_all_that_hangs_on_it_goes_home() -> None:
    """HK-RUI-4, HK-VIL-3, HK-CAT-3: pens with their cattle, roof piece, villager."""
    at = fallen("B F6+tv, pen F5↓+c E6→, R K9 K10", mode="expert")
    assert (at.supply("pen"), at.supply("cattle"), at.supply("shrine"), at.supply("villager")) == (40, 20, 20, 20)
    assert at.blocks == ["F6", "K9"]


def test_hk_rui_5_whoever_builds_on_a_ruin_replaces_it() -> None:
    """HK-RUI-5: its tile leaves the game; it never turns back."""
    at = table("B F6, ruin:R F7, R K9", seats=BLUE_AND_RED)
    at.play(at.house("F7"))
    assert at.on("F7") == "0"
    assert at.state.players[1].gone == 1
    assert at.happened("house_built").on_ruin


def test_hk_rui_6_ruins_keep_the_block_together() -> None:
    """HK-RUI-6, HK-BLK-3: and part the family."""
    at = table("B E6 G6, ruin F6, R K9", seats=BLUE_AND_RED)
    assert at.blocks == ["E6", "K9"]
    assert at.families() == [1, 1]


def test_lesson_4_roofs_and_storeys() -> None:
    """Lesson 4: C4 at once, C3 once the oven is gone; no second piece, no storey on red's house."""
    at = table("B C3+o C4, R D3, pen D4←", seats=BLUE_AND_RED, elements="house house shrine")
    assert at.why_not(at.house("C4")) == ALLOWED
    assert at.why_not(at.house("C3")) == "HK-STO-3"
    assert at.why_not(at.house("C3", clear=True)) == ALLOWED
    assert at.why_not(at.shrine("C3")) == "HK-ROF-2"
    assert at.why_not(at.house("D3")) == "HK-STO-1"
    assert isinstance(at.house("D3"), m.BuildHouse)
