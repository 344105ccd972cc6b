"""Pens, ovens and shrines: HK-PEN, HK-ROF, rulings A2 to A5, worked example W6, lesson 3."""

import pytest

from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table, seats, table

BLUE_AND_RED = seats("blue", "red")
PEN = {"elements": "pen pen pen pen house"}


def pens(at: Table) -> set[str]:
    return {f"{move.cell}{'↑→↓←'[move.gate]}" for move in at.moves(m.BuildPen)}


# Pens


def test_hk_pen_1_the_gate_shows_the_house() -> None:
    """HK-PEN-1, HK-PEN-7, ruling A4: an own house, on the side of the gate."""
    at = table("B F6, R H6", seats=BLUE_AND_RED, **PEN)
    assert pens(at) == {"F5↓", "F7↑", "E6→"}  # on G6 it would join both blocks
    assert at.why_not(at.pen("F5↑")) == "HK-PEN-1"
    assert at.why_not(at.pen("H5↓")) == "HK-PEN-7"
    assert at.refused(at.pen("H5↓")) == {"case": "rival", "cell": "H6"}
    assert at.why_not(m.BuildPen(seat=0, cell="F5", gate=4)) == "HK-PEN-1"
    assert at.why_not(at.pen("A1↑")) == "HK-PEN-1"
    assert at.why_not(at.pen("Z9↑")) == "HK-HOU-9"


def test_hk_pen_2_a_pen_for_each_side_of_a_house() -> None:
    """HK-PEN-2, HK-PEN-5: four at most; they belong to the block and do not make it larger."""
    at = table("B F6, R A1", seats=BLUE_AND_RED, **PEN)
    at.play(at.pen("F5↓"), at.pen("G6←"), at.pen("F7↑"), at.pen("E6→"))
    assert at.moves(m.BuildPen) == []
    assert at.block("F6").area.bit_count() == 5
    assert at.block("F6").size == 1
    assert at.supply("pen") == 36


@pytest.mark.parametrize(("edge_free", "answer"), [(True, ALLOWED), (False, "HK-PEN-3")])
def test_hk_pen_3_a_pen_needs_a_free_side(edge_free: bool, answer: str) -> None:
    """HK-PEN-3, ruling A2: by the usual ruling the edge of the board is one."""
    at = table("B A2 B1 A3 B2, R K9", seats=BLUE_AND_RED, edge_free=edge_free, **PEN)
    assert at.why_not(at.pen("A1↓")) == answer


def test_a_pen_amid_houses_has_no_way_out() -> None:
    """HK-PEN-3: four houses around D5."""
    at = table("B D4 D6 C5 E5 C4 E4 C6 E6, R K9", seats=BLUE_AND_RED, **PEN)
    assert at.why_not(at.pen("D5↑")) == "HK-PEN-3"


def test_a_ruin_is_a_way_out_until_somebody_builds_on_it() -> None:
    """HK-PEN-4, HK-HOU-7, ruling A3: the house on the ruin would take the last one."""
    village = "B D4 D6 C5 C4 C6, ruin E5, B E4 E6, R K9"
    at = table(village, seats=BLUE_AND_RED, **PEN)
    at.play(at.pen("D5↑"))
    assert at.why_not(at.house("E5")) == "HK-HOU-7"
    assert at.refused(at.house("E5")) == {"case": "exit", "cell": "D5"}


def test_hk_pen_4_the_last_way_out_stays_free() -> None:
    """HK-PEN-4, HK-HOU-7, W6: E3, to houses and pens of anybody, the owner included."""
    village = "R D4 D5 E5, B F4 F5, pen E4↓"
    red = table(village + ", R D3", elements="house pen")
    assert red.why_not(red.house("E3")) == "HK-HOU-7"
    assert red.refused(red.house("E3")) == {"case": "exit", "cell": "E4"}
    assert red.why_not(red.pen("E3←")) == "HK-PEN-4"
    blue = table(village + ", B F3", seat=1, elements="house pen")
    assert blue.why_not(blue.house("E3")) == "HK-HOU-7"
    assert blue.why_not(blue.pen("E3→")) == "HK-PEN-4"


def test_w6_nothing_can_be_built_on_e3() -> None:
    """W6, HK-PEN-4: of all cells it is the one that nobody may use."""
    for seat in (0, 1):
        at = table("R D4 D5 E5, B F4 F5, pen E4↓", seat=seat, elements="house pen")
        assert at.why_not(at.house("E3")) == "HK-HOU-7"
        assert at.why_not(at.pen("E3↑")) == "HK-PEN-4"
        assert not [move for move in at.moves() if getattr(move, "cell", "") == "E3"]


def test_a_pen_with_two_ways_out_allows_one_to_be_closed() -> None:
    """HK-PEN-4: the neighbour of the refusal."""
    at = table("R D4 D5 E5, B F5, pen E4↓", elements="house pen")
    assert at.why_not(at.house("F4")) == "HK-HOU-4"
    assert at.why_not(at.pen("D3↓")) == ALLOWED
    blue = table("R D4 D5 E5, B F5, pen E4↓", seat=1, elements="house pen")
    assert blue.why_not(blue.house("F4")) == ALLOWED


def test_hk_pen_6_a_pen_goes_with_its_house() -> None:
    """HK-PEN-6: back to the supply."""
    at = table("B F6, pen F5↓, R K9", seats=BLUE_AND_RED, ask="catastrophe", catastrophes="CA-07")
    assert at.on("F5") == ""
    assert at.supply("pen") == 40
    assert at.on("F6") == "0x"


def test_hk_pen_7_a_pen_goes_on_an_empty_cell() -> None:
    """HK-PEN-7, ruling A5: not on a ruin, not on anything else."""
    at = table("B F6, ruin F5, R F7, pen G6←", seats=BLUE_AND_RED, **PEN)
    assert at.why_not(at.pen("F5↓")) == "HK-PEN-7"
    assert at.refused(at.pen("F5↓"))["case"] == "ruin"
    for taken in ("F7↑", "G6←"):
        assert at.refused(at.pen(taken))["case"] == "occupied"
    assert at.why_not(at.pen("E6→")) == ALLOWED


def test_corners_do_not_matter_to_pens() -> None:
    """Ruling A1: E5 stands corner to corner with blue F6 of another block."""
    at = table("R D5, B F6 K1", **PEN)
    assert at.why_not(at.pen("E5←")) == ALLOWED


# Ovens and shrines


def test_hk_rof_1_on_own_houses() -> None:
    """HK-ROF-1, ruling A4."""
    at = table("B F6, R H6", seats=BLUE_AND_RED, elements="oven shrine")
    assert at.why_not(at.oven("F6")) == ALLOWED
    assert at.why_not(at.oven("H6")) == "HK-ROF-1"
    assert at.refused(at.shrine("H6"))["case"] == "rival"
    assert at.refused(at.shrine("A1"))["case"] == "no-house"


def test_hk_rof_2_one_piece_on_a_roof() -> None:
    """HK-ROF-2."""
    at = table("B F6+o F7+t F8, R H6", seats=BLUE_AND_RED, elements="oven shrine")
    for cell in ("F6", "F7"):
        assert at.why_not(at.shrine(cell)) == "HK-ROF-2"
        assert at.why_not(at.oven(cell)) == "HK-ROF-2"
    at.play(at.oven("F8"))
    assert at.on("F8") == "0o"
    assert at.supply("oven") == 18


def test_hk_rof_3_a_house_with_pens_may_have_one() -> None:
    """HK-ROF-3."""
    at = table("B F6, pen F5↓, R H6", seats=BLUE_AND_RED, elements="oven shrine")
    assert at.why_not(at.shrine("F6")) == ALLOWED


def test_hk_rof_4_on_a_two_storey_house_it_stands_on_top() -> None:
    """HK-ROF-4: the storey stays."""
    at = table("B² F6, R H6", seats=BLUE_AND_RED, elements="shrine oven")
    at.play(at.shrine("F6"))
    assert at.on("F6") == "0^t"


def test_hk_rof_6_it_goes_back_when_the_house_falls() -> None:
    """HK-ROF-6."""
    at = table("B F6+o, R K9", seats=BLUE_AND_RED, ask="catastrophe", catastrophes="CA-07")
    assert at.supply("oven") == 20


def test_lesson_3_pens_and_exits() -> None:
    """Lesson 3: blue attaches a pen to F5 on three sides; a gate towards red is refused."""
    at = table("R F6, B F5", seats=BLUE_AND_RED, elements="pen house house")
    assert pens(at) == {"E5→", "G5←", "F4↓"}
    assert at.why_not(at.pen("E6→")) == "HK-PEN-7"
