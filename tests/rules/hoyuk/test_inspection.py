"""Phase 3: HK-ASP, HK-INT, HK-EXP-2 and 3, rulings A9, A16, A17, A40, examples W8, W14 to W16, lesson 6."""

from typing import Any

import pytest

from rules.hoyuk import moves as m
from rules.hoyuk.majorities import counted, winner
from rules.hoyuk.parts import PileName
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table, begun, seats, symbols, table

BLUE_AND_RED = seats("blue", "red")
W8 = (
    "R² B2+o, pen B1↓, B C2+o D2+o, pen D1↓, ruin E2, B F2,"
    "R J5+o, pen I5→ J4↓, B K5+t, pen K4↓,"
    "R D9 D10"
)  # fmt: skip


def inspected(village: str, **more: Any) -> Table:
    more.setdefault("seats", BLUE_AND_RED)
    return table(village, ask="inspect", **more)


def drawn(at: Table) -> dict[str, int]:
    """Of each pile, how many cards are gone."""
    piles = ("OVEN", "SHRINE", "PEN", "NUMBER", "HEIGHT", "CATTLE", "VILLAGER")
    return {pile: 10 - len(at.pile(pile)) for pile in piles[: len(at.state.piles)] if len(at.pile(pile)) < 10}


def best(at: Table, cell: str, pile: PileName) -> int | None:
    return winner(counted(at.state.village, at.block(cell), pile))


# Which blocks, in which order


def test_hk_asp_1_each_block_once_all_its_aspects() -> None:
    """HK-ASP-1, HK-ASP-2: block after block, the next seat chooses the next one."""
    at = inspected("B A1+o, R A2+t, B F6+o, R F7+t, B K9+o, R K10+t", marker=1)
    assert at.seat == 1
    assert {move.block for move in at.moves()} == {"A1", "F6", "K9"}
    at.play(at.inspect("F6"))
    assert [event.pile for event in at.all_of("aspect_card_drawn")] == ["OVEN", "SHRINE"]
    assert at.seat == 0
    assert at.why_not(at.inspect("F6")) == "HK-ASP-1"
    assert at.why_not(at.inspect("A2")) == "HK-ASP-1"
    at.play(at.inspect("K9"))
    assert at.all_of("block_inspected")[1].block == "A1"  # the last one needs no choice
    assert drawn(at) == {"OVEN": 3, "SHRINE": 3}


@pytest.mark.parametrize(("rotation", "blocks"), [("contested", {"A1", "F6"}), ("all", {"A1", "F6", "K9"})])
def test_ruling_a17_which_blocks_are_chosen_from(rotation: str, blocks: set[str]) -> None:
    """HK-ASP-2, ruling A17: those with two clans and no locusts; or every block where somebody lives."""
    at = inspected("B A1+o, R A2, B F6+o, R F7, B K9+o", inspect_rotation=rotation)
    assert {move.block for move in at.moves(m.InspectBlock)} == blocks


def test_a_pick_may_be_spent_on_a_dead_block() -> None:
    """Ruling A17."""
    at = inspected("B A1+o, R A2, B K9+o, ruin M1", inspect_rotation="all")
    at.play(at.inspect("K9"))
    assert [event.block for event in at.all_of("block_inspected")] == ["K9", "A1"]
    assert drawn(at) == {"OVEN": 1}


def test_a_block_that_gives_nothing_is_refused_with_its_reason() -> None:
    """HK-ASP-7, HK-CAL-32, HK-ASP-1: alone, invaded, inspected already; the block is named even by another cell."""
    at = inspected("B A1, R A2, B F6, R F7, B K9, R K10, B F12 F13, ruin M1", locusts="K9")
    for cell, rule, block in (("F13", "HK-ASP-7", "F12"), ("M1", "HK-ASP-7", "M1"), ("K10", "HK-CAL-32", "K9")):
        assert at.why_not(at.inspect(cell)) == rule
        assert at.refused(at.inspect(cell)) == {"block": block}
    assert at.why_not(at.inspect("A2")) == "HK-ASP-1"  # its name is A1
    every = inspected("B A1, R A2, B F6, R F7, B K9", inspect_rotation="all")
    every.play(every.inspect("K9"))
    assert every.why_not(every.inspect("K9")) == "HK-ASP-1"


def test_blocks_under_locusts_are_not_inspected() -> None:
    """HK-CAL-32, ruling A17."""
    at = inspected("B A1+o, R A2, B F6+o, R F7", locusts="A2")
    assert drawn(at) == {"OVEN": 1}
    every = inspected("B A1+o, R A2, B F6+o, R F7", locusts="A2", inspect_rotation="all")
    every.play(every.inspect("A1"))
    assert drawn(every) == {"OVEN": 1}


# Who wins


def test_hk_asp_3_the_winner_takes_the_top_card() -> None:
    """HK-ASP-3."""
    at = inspected("B F6+o F5, R F7", piles={"OVEN": "house joker"})
    assert at.hand() == "house"
    assert symbols(at.pile("OVEN")) == "joker"


def test_hk_asp_4_an_aspect_that_is_absent_gives_nothing() -> None:
    """HK-ASP-4."""
    at = inspected("B F6 F5, R F7")
    assert drawn(at) == {}


def test_hk_asp_5_a_tie_goes_to_the_two_storey_houses() -> None:
    """HK-ASP-5, HK-ASP-6, HK-STO-6, ruling A40: all of the block count; without any, nobody wins."""
    tied = "B F6+o F5, R F7+o F8"
    assert drawn(inspected(tied)) == {}
    assert inspected(tied.replace("F5", "F4") + ", B² F5").hand(0) != ""
    both = inspected("B F6+o, B² F5, R F7+o, R² F8")
    assert drawn(both) == {}


def test_ruling_a16_the_storeys_need_not_carry_the_element() -> None:
    """HK-ASP-5, ruling A16: the pen hangs on a low house, a storey stands elsewhere in the block."""
    at = inspected("B F6, B² F5, pen E6→, R F7 F8, pen E7→")
    assert best(at, "F6", "PEN") == 0


def test_hk_asp_6_more_elements_beat_storeys() -> None:
    """HK-ASP-6."""
    at = inspected("B F6+o F5+o, R² F7+o F8 F9")
    assert at.hand(1) == ""
    assert at.hand(0) != ""


def test_hk_asp_7_alone_in_a_block_one_wins_nothing() -> None:
    """HK-ASP-7, HK-FAQ-1: so it is wise to follow, and to be followed."""
    at = inspected("B F6+o F5+t, pen E6→, R K9+o")
    assert drawn(at) == {}
    lonely = table("B F6, R K9", seats=BLUE_AND_RED, elements="house oven")
    assert lonely.warned(lonely.oven("F6")) == [], "it would win nothing anywhere yet"
    assert lonely.warned(lonely.house("F7")) == ["HK-FAQ-1"]
    assert lonely.warned(lonely.house("K8")) == []
    neighbours = table("B F6 K8, R K9", seats=BLUE_AND_RED, elements="oven")
    assert neighbours.warned(neighbours.oven("F6")) == ["HK-ASP-7"]
    assert neighbours.warned(neighbours.oven("K8")) == []


@pytest.mark.parametrize("empty_pile", ["refillable", "closed"])
def test_hk_asp_8_from_an_empty_pile_nothing_is_drawn(empty_pile: str) -> None:
    """HK-ASP-8, ruling A9."""
    at = inspected("B F6+o, R F7", piles={"OVEN": ""}, empty_pile=empty_pile)
    assert at.hand() == ""


@pytest.mark.parametrize(("empty_pile", "answer"), [("refillable", ALLOWED), ("closed", "HK-ASP-8")])
def test_ruling_a9_whether_an_empty_pile_may_be_filled(empty_pile: str, answer: str) -> None:
    """HK-ASP-8, HK-P4-2, ruling A9."""
    at = table("B F6, R F7", ask="tidy", seats=BLUE_AND_RED, spent="oven", piles={"OVEN": ""}, empty_pile=empty_pile)
    assert at.why_not(at.under("OVEN")) == answer
    assert at.why_not(at.under("PEN")) == ALLOWED
    assert at.warned(at.under("PEN")) == (["HK-ASP-8"] if empty_pile == "refillable" else [])


def test_ruling_a9_cards_without_an_open_pile_leave_the_game() -> None:
    """Ruling A9."""
    at = table(
        "B F6, R F7",
        ask="tidy",
        seats=BLUE_AND_RED,
        spent="oven joker",
        piles={"OVEN": "", "SHRINE": "", "PEN": ""},
        empty_pile="closed",
    )
    assert at.spent() == ""
    assert len(at.state.removed) == 30


# Intermediate and expert


def test_hk_int_1_two_more_piles() -> None:
    """HK-INT-1: fifty cards, no new pieces."""
    at = begun(mode="intermediate")
    assert len(at.state.piles) == 5
    assert sum(map(len, at.state.piles)) == 50
    assert at.state.supply == (40, 20, 20, 0, 0)


def test_hk_int_2_height_has_no_tie_break() -> None:
    """HK-INT-2."""
    at = inspected("B² F6, B F5, R F7 F8", mode="intermediate")
    assert best(at, "F6", "HEIGHT") == 0
    assert drawn(at) == {"NUMBER": 1, "HEIGHT": 1}


def test_w14_three_storeys_each_no_card() -> None:
    """W14, HK-INT-2."""
    at = inspected("B² F4 F5 F6, R² E4 E5 E6, B F3", mode="intermediate")
    assert best(at, "F4", "HEIGHT") is None
    assert drawn(at) == {"NUMBER": 1}


def test_hk_int_3_number_of_houses() -> None:
    """HK-INT-3, HK-STO-2: a two-storey house is one; storeys break the tie."""
    tied = inspected("B F5 F6, R F7 F8", mode="intermediate")
    assert drawn(tied) == {}
    higher = inspected("B F6, B² F5, R F7 F8", mode="intermediate")
    assert best(higher, "F5", "NUMBER") == 0


def test_hk_exp_2_cattle() -> None:
    """HK-EXP-2: more of them; then those of two-storey houses; then nobody."""
    more = inspected("B F5, pen E5→+c, R² F6, pen E6→", mode="expert")
    assert best(more, "F5", "CATTLE") == 0
    tied = inspected("B F5, pen E5→+c, R F6, pen E6→+c", mode="expert")
    assert best(tied, "F5", "CATTLE") is None


def test_w15_the_cattle_of_the_two_storey_house() -> None:
    """W15, HK-EXP-2: storeys elsewhere in the block would be no help."""
    at = inspected("B² E5, pen E4↓+c, R F5, pen F6↑+c", mode="expert")
    assert best(at, "E5", "CATTLE") == 0
    elsewhere = inspected("B E5, B² D5, pen E4↓+c, R F5, pen F6↑+c", mode="expert")
    assert best(elsewhere, "E5", "CATTLE") is None


def test_w16_the_villager_on_the_two_storey_house() -> None:
    """W16, HK-EXP-3."""
    at = inspected("Y² H9+v, G I9+v", seats=seats("yellow", "green"), mode="expert")
    assert best(at, "H9", "VILLAGER") == 0


def test_hk_exp_3_villagers() -> None:
    """HK-EXP-3."""
    at = inspected("B F5+v F6+v, R² F7+v", mode="expert")
    assert best(at, "F5", "VILLAGER") == 0
    tied = inspected("B F5+v, R F6+v", mode="expert")
    assert best(tied, "F5", "VILLAGER") is None


# The rulebook's example


def test_w8_three_blocks() -> None:
    """W8, HK-ASP-3, HK-ASP-5, HK-ASP-6, HK-ASP-7: red draws three cards, blue two."""
    at = inspected(W8, seats=seats("red", "blue"))
    assert at.blocks == ["B1", "J4", "D9"]
    at.play(at.inspect("B1"))
    a = {event.pile: event.winner for event in at.all_of("aspect_compared") if event.block == "B1"}
    assert a == {"PEN": 0, "OVEN": 1}
    b = {event.pile: event.winner for event in at.all_of("aspect_compared") if event.block == "J4"}
    assert b == {"SHRINE": 1, "PEN": 0, "OVEN": 0}
    assert len(at.all_of("block_inspected")) == 2
    assert [len(player.hand) for player in at.state.players] == [3, 2]
    assert at.families(1) == [2, 1, 1]


def test_lesson_6_is_the_rulebooks_example() -> None:
    """Lesson 6: the storey does not give red the ovens of block A; block C gives nothing."""
    at = inspected(W8, seats=seats("red", "blue"))
    assert best(at, "B1", "OVEN") == 1
    assert {move.block for move in at.moves()} == {"B1", "J4"}
