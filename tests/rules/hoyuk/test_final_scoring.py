"""The end of the game: HK-FIN, HK-TURN-4, rulings A14, A26 to A28, lesson 8."""

from typing import Any

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import Table, begun, seats, table

BLUE_AND_RED = seats("blue", "red")


def ended(village: str, **more: Any) -> Table:
    """The position as it is scored: phase 4 of the last turn."""
    more.setdefault("seats", BLUE_AND_RED)
    at = table(village, ask="tidy", last=True, **more)
    assert at.state.agenda == ()
    return at


def source(at: Table, name: str) -> tuple[int, ...]:
    lines = {line.source: line.points for line in GAME.scores(at.state).lines}
    return lines.get(f"source-{name}", (0,) * len(at.state.players))


# The last turn


def test_hk_turn_4_the_last_house_makes_the_turn_the_last() -> None:
    """HK-TURN-4, HK-FIN-1, HK-SET-1, ruling A14: it is played to its end; others may still build houses."""
    at = table("B F6, R K9", seats=BLUE_AND_RED, houses=1, elements="house oven", ask="build", stage=1)
    at.play(at.house("F7"))
    assert at.state.is_last
    assert at.happened("last_turn").seat == 0
    assert at.why_not(at.oven("F6")) == ALLOWED
    at.play(at.oven("F6"))
    while at.state.agenda and at.state.phase == 1:
        at.play(at.moves()[0])
    assert at.houses(1) < 24


def test_a_storey_a_card_or_a_power_may_place_the_last_house() -> None:
    """HK-TURN-4."""
    storey = table("B F6, R K9", seats=BLUE_AND_RED, houses=1, elements="house oven")
    storey.play(storey.house("F6"))
    assert storey.state.is_last
    card = table("B F6 A1, R K9", seats=BLUE_AND_RED, houses=1, ask="window", phase=4, hand="house oven")
    card.play(card.card("house"), card.house("F7"))
    assert card.state.is_last


@pytest.mark.parametrize("target", [25, 20, 15])
def test_hk_var_1_shorter_games(target: int) -> None:
    """HK-VAR-1, HK-VAR-2, ruling A14: so many tiles are dealt to each."""
    assert begun(5, house_target=target).houses() == target


def test_after_the_end_nothing_is_allowed() -> None:
    """HK-TURN-4."""
    at = ended("B F6, R K9")
    assert next(GAME.objections(at.state, m.PassWindow(seat=0))).rule == "HK-TURN-4"
    assert GAME.deciding(at.state) == ()


def test_what_had_destroyed_tiles_does_not_come_back() -> None:
    """Ruling A14, HK-RUI-3: the supply counts, not what stands."""
    at = table("B² F6 F5, R K9", seats=BLUE_AND_RED, ask="catastrophe", catastrophes="CA-19")
    before = at.houses()
    at.play(at.lose("F6"))
    assert at.houses() == before
    assert at.state.players[0].gone == 1


# Points


def test_hk_fin_2_each_card_in_hand_is_a_point() -> None:
    """HK-FIN-2: groups count no longer; used ones neither."""
    at = ended("ruin F6, R K9", hand="oven*5", spent="pen pen")
    assert source(at, "hand") == (5, 0)


def test_hk_fin_3_the_largest_family_of_each_block() -> None:
    """HK-FIN-3, HK-STO-2, rulings A10, A26: one point a house, storeys ignored; alone counts too, ruins do not."""
    at = ended("B F4 F5, B² F6, R E4 E5, B K9, ruin M1")
    assert source(at, "families") == (3 + 1, 0)


def test_hk_fin_4_a_tie_goes_to_the_storeys_of_the_family() -> None:
    """HK-FIN-4: those elsewhere in the block do not count; else nobody scores."""
    assert source(ended("B F4 F5, R E4 E5"), "families") == (0, 0)
    assert source(ended("B F4, B² F5, R E4 E5"), "families") == (2, 0)
    elsewhere = "B F4 F5, ruin F6, B² F7, R E4 E5"
    assert source(ended(elsewhere), "families") == (0, 0)


def test_ruling_a27_two_equal_families_of_one_clan() -> None:
    """HK-FIN-3, ruling A27: one of them scores; of the two, the one with more storeys counts."""
    assert source(ended("B F4 F5, ruin F6, B F7 F8, R E4"), "families") == (2, 0)
    assert source(ended("B F4 F5, ruin F6, B² F7 F8, R E4 E5"), "families") == (2, 0)


def test_ruling_a27_by_the_letter_equal_families_of_one_clan_score_nothing() -> None:
    """HK-FIN-3, HK-FIN-4, ruling A27: unless one of them has more storeys."""
    assert source(ended("B F4 F5, ruin F6, B F7 F8, R E4", own_tie=False), "families") == (0, 0)
    assert source(ended("B F4 F5, ruin F6, B² F7 F8, R E4 E5", own_tie=False), "families") == (2, 0)
    assert source(ended("B F4 F5, ruin F6, B F7, R E4", own_tie=False), "families") == (2, 0)


def test_hk_fin_5_cattle_and_villagers_in_the_expert_game() -> None:
    """HK-FIN-5, ruling A26: a point for most of them in each block; storeys break ties."""
    at = ended("B F5+v F6, pen E5→+c, R K9+v K10, R² M1+v, pen L1→, B M2+v", mode="expert")
    assert source(at, "cattle") == (1, 0)
    assert source(at, "villagers") == (1, 2)
    classic = ended("B F5 F6, R K9")
    assert source(classic, "cattle") == (0, 0)


def test_hk_fin_6_most_points_then_most_storeys() -> None:
    """HK-FIN-6, HK-STO-6: else a draw."""
    assert GAME.scores(ended("B F4 F5, R K9").state).winners == (0,)
    storeys = GAME.scores(ended("B F4, R² K9").state)
    assert storeys.totals == (1, 1)
    assert storeys.winners == (1,)
    assert storeys.ranks == (2, 1)
    assert storeys.tie_breaks[0].figures == (0, 1)
    assert GAME.scores(ended("B F4, R K9").state).winners == (0, 1)


def test_hk_fin_7_nothing_else_scores() -> None:
    """HK-FIN-7: the sheet knows these sources only."""
    at = ended("B F5+v F6, pen E5→+c, R K9", mode="expert", hand="oven", score=7)
    sheet = GAME.scores(at.state)
    assert {line.source for line in sheet.lines} == {
        "source-groups", "source-hand", "source-families", "source-cattle", "source-villagers",
    }  # fmt: skip
    assert sheet.totals == (7 + 1 + 2 + 1 + 1, 1)


def test_ruling_a28_locusts_do_not_touch_the_final_scoring() -> None:
    """Ruling A28."""
    at = ended("B F4 F5, R K9", locusts="F4")
    assert source(at, "families") == (2, 1)


def test_lesson_8_end_scoring() -> None:
    """Lesson 8: blue 4 + 3 cards = 7, red 3."""
    village = "B B2 B3 B4, B² B5, R C2 C3 C4 C5, R F2 F3 F4, B J2 J3, R K2 K3"
    at = ended(village, hand="oven*3")
    assert source(at, "families") == (4, 3)
    assert GAME.totals(at.state) == (7, 3)
