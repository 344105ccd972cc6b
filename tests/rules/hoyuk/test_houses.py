"""Where houses go: HK-HOU, HK-FAM, HK-BLK, rulings A1 and A6, worked examples W4 and W5, lessons 1 and 2."""

import pytest

from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table, begun, seats, table

BLUE_AND_RED = seats("blue", "red")


def cells_for_houses(at: Table) -> set[str]:
    return {move.cell for move in at.moves(m.BuildHouse)}


# On the ground


def test_hk_hou_1_on_an_empty_cell_a_ruin_or_an_own_house() -> None:
    """HK-HOU-1, HK-HOU-10: never on a pen; one chooses freely between extending, joining and founding."""
    at = table("R F6, ruin F7, pen G6←, B J9")
    for cell in ("E6", "F7", "F6", "J10", "A1"):
        assert at.why_not(at.house(cell)) == ALLOWED
    assert at.why_not(at.house("G6")) == "HK-HOU-1"
    built = {cell: Table(at.state).play(at.house(cell)) for cell in ("E6", "F7", "J10", "A1")}
    how = {cell: each.happened("house_built").how for cell, each in built.items()}
    assert list(how.values()) == ["extends", "extends", "joins", "founds"]


def test_hk_hou_2_a_house_may_stand_alone() -> None:
    """HK-HOU-2, HK-BLK-2: and then it is a block by itself, a family of one."""
    at = begun()
    assert len(at.moves(m.BuildHouse)) == 169
    at.play(at.house("G7"))
    assert at.blocks == ["G7"]
    assert at.block("G7").size == 1


def test_hk_hou_3_no_house_stands_corner_to_corner_with_another_block() -> None:
    """HK-HOU-3, ruling A1: founding needs four corners free of houses."""
    at = table("B F6, R K10")
    for corner in ("E5", "G5", "E7", "G7"):
        assert at.why_not(at.house(corner)) == "HK-HOU-3"
        assert at.refused(at.house(corner)) == {"case": "diagonal", "cell": "F6"}
    assert at.why_not(at.house("D6")) == ALLOWED
    lenient = table("B F6, R K10", diagonal="lenient")
    assert lenient.why_not(lenient.house("E5")) == ALLOWED


def test_the_corner_of_the_own_block_does_not_matter() -> None:
    """Ruling A1: only houses that would stand in another block count, not pens, not ruins."""
    at = table("B F6 G6, R K10, pen H5↓, B H6, ruin A8, ruin B8", seats=BLUE_AND_RED)
    assert at.why_not(at.house("F5")) == ALLOWED  # corner to corner with G6, which is of the same block
    assert at.why_not(at.house("I4")) == ALLOWED  # corner to corner with a pen
    assert at.why_not(at.house("C9")) == ALLOWED  # corner to corner with a ruin


def test_houses_on_ruins_are_not_tested_for_corners() -> None:
    """Ruling A1: E4 stands corner to corner with F5, in another block."""
    at = table("B F6 E4, ruin F5, R D8", seats=BLUE_AND_RED)
    assert at.why_not(at.house("F5")) == ALLOWED
    bare = table("B F6 E4, R D8", seats=BLUE_AND_RED)
    assert bare.why_not(bare.house("F5")) == "HK-HOU-3"


def test_joining_next_to_a_corner_of_a_third_block_is_refused() -> None:
    """Ruling A1: G8 touches red at F8, and stands corner to corner with green at H7."""
    at = table("R F8, G H7, B A1", seats=seats("blue", "red", "green"))
    assert at.why_not(at.house("G8")) == "HK-HOU-3"
    assert at.refused(at.house("G8"))["cell"] == "H7"
    assert at.why_not(at.house("E8")) == ALLOWED


def test_hk_hou_4_in_an_own_block_one_builds_against_the_own_family() -> None:
    """HK-HOU-4, HK-FAM-3: a rival's house in the same block is no help."""
    at = table("R F6 G6 H6, B E6", seats=BLUE_AND_RED)
    assert at.why_not(at.house("I6")) == "HK-HOU-4"
    assert at.refused(at.house("I6")) == {"case": "second-family", "cell": "E6"}
    assert at.why_not(at.house("E5")) == ALLOWED


def test_hk_hou_5_elsewhere_one_builds_against_a_rival() -> None:
    """HK-HOU-5: all six sides of the two red houses."""
    at = table("R F6 G6, B A1", seats=BLUE_AND_RED)
    assert {"E6", "H6", "F5", "G5", "F7", "G7"} <= cells_for_houses(at)


def test_hk_hou_6_blocks_never_merge() -> None:
    """HK-HOU-6, HK-BLK-5: neither by a house nor by a pen."""
    at = table("R D4, B F4", elements="house pen", seats=BLUE_AND_RED)
    assert at.why_not(at.house("E4")) == "HK-HOU-6"
    assert at.refused(at.house("E4")) == {"case": "merge", "cell": "E4", "one": "D4", "other": "F4"}
    assert at.why_not(at.pen("E4→")) == "HK-BLK-5"
    assert at.why_not(at.pen("F3↓")) == ALLOWED


def test_hk_hou_8_there_is_no_move_that_moves_a_house() -> None:
    """HK-HOU-8."""
    at = table("B F6, R K10", seats=BLUE_AND_RED)
    before = at.state.village.cells
    at.play(at.house("F5"))
    assert sum(one != other for one, other in zip(before, at.state.village.cells, strict=True)) == 1


@pytest.mark.parametrize("cell", ["N1", "A0", "A14", "", "E66", "e5"])
def test_hk_hou_9_nothing_is_built_outside_the_village(cell: str) -> None:
    """HK-HOU-9, HK-SET-6."""
    at = begun()
    assert at.why_not(at.house(cell)) == "HK-HOU-9"


def test_hk_hou_11_a_pen_or_a_ruin_is_no_contact() -> None:
    """HK-HOU-11, ruling A6: B8 touches the pen only, D9 the ruin only."""
    at = table("R C7, pen B7→, ruin C8, B K3", seats=BLUE_AND_RED)
    for cell in ("A7", "B8", "D8", "C9"):
        assert at.why_not(at.house(cell)) == "HK-HOU-11"
        assert at.refused(at.house(cell))["case"] == "no-house"
    assert at.why_not(at.house("C6")) == ALLOWED
    assert at.why_not(at.house("C8")) == ALLOWED  # the ruin itself touches C7


def test_a_deserted_block_is_founded_anew_on_its_ruins() -> None:
    """HK-HOU-11, ruling A6: by anybody, but not from outside."""
    at = table("ruin:R C7 C8, B K3", seats=BLUE_AND_RED)
    assert at.why_not(at.house("C7")) == ALLOWED
    assert at.why_not(at.house("C6")) == "HK-HOU-11"
    assert at.refused(at.house("C6"))["case"] == "deserted"
    at.play(at.house("C8"))
    assert at.happened("house_built").how == "founds"
    assert at.blocks == ["K3", "C7"]


def test_a_ruin_apart_from_the_own_family_is_refused() -> None:
    """HK-HOU-4, HK-RUI-5: ruins obey the rules for houses."""
    at = table("B F6, R F7 F8, ruin F9", seats=BLUE_AND_RED)
    assert at.why_not(at.house("F9")) == "HK-HOU-4"


# Families and blocks


def test_w4_a_family_split_by_ruins_grows_together_again() -> None:
    """W4, HK-FAM-1, HK-FAM-2, HK-BLK-3: one block, families of three and two, then one of six."""
    village = "B C4 C5 C6 E4 E5, ruin D4 D5"
    for cell in ("D4", "D5"):
        at = table(village, seats=BLUE_AND_RED)
        assert at.blocks == ["C4"]
        assert at.families() == [3, 2]
        at.play(at.house(cell))
        assert at.families() == [6]


def test_w5_a_house_or_pen_on_f4_would_join_two_blocks() -> None:
    """W5, HK-HOU-6, HK-BLK-5: refused to everybody."""
    for seat in (0, 1):
        at = table("R D4 E4, B G4 H4", seat=seat, elements="house pen")
        assert at.why_not(at.house("F4")) == "HK-HOU-6"
        assert at.why_not(at.pen("F4←" if seat == 0 else "F4→")) == "HK-BLK-5"


def test_hk_blk_1_a_block_is_all_that_touches() -> None:
    """HK-BLK-1, HK-RUI-6: pens, houses and ruins of whatever colour."""
    at = table("R D4, B E4, ruin F4, pen D3↓, R H4")
    assert at.blocks == ["D3", "H4"]
    assert at.block("F4").area == at.block("D3").area
    assert at.block("D3").inhabitants == (0, 1)


def test_hk_blk_4_houses_linked_only_by_a_pen_share_a_block() -> None:
    """HK-BLK-4."""
    at = table("R D4, pen E4←, B F4")
    assert at.blocks == ["D4"]
    assert at.block("D4").size == 2


def test_two_own_families_of_one_block_may_meet() -> None:
    """HK-FAM-2: the house between them merges them, and costs a family."""
    at = table("B C4 E4, ruin D4", seats=BLUE_AND_RED)
    assert at.families() == [1, 1]
    assert at.warned(at.house("D4")) == ["HK-FAM-2"]
    at.play(at.house("D4"))
    assert at.families() == [3]


# Lessons


def test_lesson_1_found_join_extend() -> None:
    """Lesson 1: after blue F5, G7 would be a second family; E5 and H7 stand corner to corner."""
    at = table("R F6 G6", seats=BLUE_AND_RED, elements="house house pen")
    joins = {move.cell for move in at.moves(m.BuildHouse)} & {"E6", "H6", "F5", "G5", "F7", "G7"}
    assert len(joins) == 6
    for corner in ("E5", "H7"):
        assert at.why_not(at.house(corner)) == "HK-HOU-3"
    at.play(at.house("F5"))
    assert at.why_not(at.house("G7")) == "HK-HOU-4"
    assert at.why_not(at.house("F4")) == ALLOWED
    assert at.why_not(at.house("J10")) == ALLOWED


def test_lesson_2_never_bridge() -> None:
    """Lesson 2: green founds on F8; F4 would merge, F5 stands corner to corner with E4 and G4."""
    at = table("R D4 E4, B G4 H4", seats=seats("green", "red", "blue"))
    assert at.why_not(at.house("F4")) == "HK-HOU-6"
    assert at.why_not(at.house("F5")) == "HK-HOU-3"
    assert at.why_not(at.house("F8")) == ALLOWED


def test_a_family_is_of_one_colour() -> None:
    """HK-FAM-1: H6 touches G6, which is blue."""
    at = table("R F6 F7, B G6 G7, R H6")
    assert at.families(0) == [2, 1]
    assert at.families(1) == [2]
