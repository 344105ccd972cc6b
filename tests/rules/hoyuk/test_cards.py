"""Aspect cards: HK-CARD, HK-SCO, HK-P4, rulings A18 to A21, A43, examples W9 to W13, lesson 7."""

from collections import Counter
from typing import Any

import pytest

from rules.hoyuk import agenda as todo
from rules.hoyuk import moves as m
from rules.hoyuk.grouping import best_groups
from rules.hoyuk.parts import Symbol
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, seats, table

BLUE_AND_RED = seats("blue", "red")
SINGLES = "B A1 A4 A7 A10 A13 D1 D4 D7 D10 D13"


def families(count: int) -> str:
    """So many families of one house; red lives elsewhere."""
    return " ".join(SINGLES.split()[: count + 1]) + ", R M13 M12"


def window(count: int, hand: str = "", **more: Any) -> Table:
    """A window of the fourth phase, with so many families."""
    more.setdefault("phase", 4)
    return table(families(count), ask="window", hand=hand, seats=BLUE_AND_RED, **more)


def largest_sets(at: Table) -> set[int]:
    return {move.cards + move.jokers for move in at.moves(m.ScoreGroup)}


# When, and how many


def test_hk_card_1_two_uses() -> None:
    """HK-CARD-1, HK-SCO-6, HK-CARD-8: an element, or points; what builds scores nothing."""
    at = window(2, "oven oven")
    built = Table(at.state).play(at.card("oven"), at.oven("A1"))
    assert built.points() == 0
    assert built.on("A1") == "0o"
    at.play(at.score("oven", 1))
    assert at.points() == 1


def test_hk_card_2_windows_only_at_the_start_of_a_phase() -> None:
    """HK-CARD-2, HK-TURN-5: each seat once, the first player first; then not before the next phase."""
    at = table(
        "B F6+o F5 K3, R F7 A1", ask="window", phase=3, marker=1,
        seats=[{"colour": "blue", "hand": "pen"}, {"colour": "red", "hand": "oven"}],
    )  # fmt: skip
    assert at.seat == 1
    assert at.why_not(m.PassWindow(seat=0)) == "HK-TURN-2"
    at.play(at.done())
    assert at.seat == 0
    at.play(at.done())
    assert at.asks == "HK-CARD-2"
    assert at.state.phase == 4
    building = table("B F6, R K9", seats=BLUE_AND_RED, hand="oven")
    assert building.why_not(building.card("oven")) == "HK-TURN-1"
    assert building.why_not(building.score("oven", 1)) == "HK-TURN-1"


def test_who_has_nothing_to_play_is_not_asked() -> None:
    """HK-CARD-2."""
    at = window(2, "")
    assert at.asks == "HK-TURN-3"


def test_hk_card_3_one_card_for_each_family() -> None:
    """HK-CARD-3: all phases of the turn together."""
    at = window(3, "oven oven oven oven", spent="pen")
    assert largest_sets(at) == {1, 2}
    assert at.why_not(at.score("oven", 3)) == "HK-CARD-3"
    assert at.refused(at.score("oven", 3)) == {"left": 2, "spent": 1, "families": 3}
    at.play(at.score("oven", 2))
    assert at.spent() == "pen oven oven"


@pytest.mark.parametrize("count", [1, 5])
def test_w9_five_families_five_cards(count: int) -> None:
    """W9, HK-CARD-3."""
    at = window(count, "oven oven oven oven oven oven")
    assert max(largest_sets(at)) == count


def test_hk_card_4_used_cards_lie_open_until_phase_4() -> None:
    """HK-CARD-4."""
    at = window(2, "oven oven", phase=1)
    at.play(at.score("oven", 2))
    assert at.spent() == "oven oven"


def test_hk_card_5_w13_lost_families_take_no_card_back() -> None:
    """HK-CARD-5, W13: four families, three cards spent; a catastrophe leaves two."""
    at = window(2, "oven", spent="pen pen pen")
    assert at.spent() == "pen pen pen"
    assert at.seat == 0
    assert at.asks != "HK-CARD-2"


@pytest.mark.parametrize(("limit", "more"), [("window_start", False), ("live", True)])
def test_ruling_a19_when_the_limit_is_taken(limit: str, more: bool) -> None:
    """HK-CARD-3, ruling A19: a family founded with a card counts from the next window, or at once."""
    at = window(2, "house oven oven", family_limit=limit)
    at.play(at.card("house"), at.house("G13"))
    assert len(at.families()) == 3
    assert (2 in largest_sets(at)) == more
    assert at.why_not(at.score("oven", 1)) == ALLOWED


@pytest.mark.parametrize(("limit", "left"), [("window_start", {1}), ("live", set())])
def test_a_merged_family_takes_nothing_back_in_its_own_window(limit: str, left: set[int]) -> None:
    """Ruling A19."""
    at = table(
        "B C4 E4, ruin D4, R K9", ask="window", phase=4, hand="house oven", seats=BLUE_AND_RED, family_limit=limit
    )
    at.play(at.card("house"), at.house("D4"))
    assert at.families() == [3]
    assert largest_sets(at) == left


# Jokers


def test_hk_card_6_a_joker_replaces_any_card() -> None:
    """HK-CARD-6, ruling A21: for building, whatever cards of the mode show; never the shaman."""
    at = window(1, "joker")
    assert {move.element for move in at.moves(m.BuildWithCard)} == {"shrine", "oven", "pen", "house"}
    assert at.why_not(at.card("cattle", joker=True)) == "HK-CARD-6"
    expert = window(1, "joker", mode="expert")
    assert {move.element for move in expert.moves(m.BuildWithCard)} == {"shrine", "oven", "pen", "house", "villager"}
    at.play(at.card("shrine", joker=True), at.shrine("A1"))
    assert at.on("A1") == "0t"


def test_jokers_lengthen_a_group() -> None:
    """HK-CARD-6, ruling A20: or are one by themselves."""
    at = window(5, "oven oven joker joker")
    at.play(at.score("oven", 2, 2))
    assert at.points() == 8
    alone = window(5, "joker joker")
    assert alone.why_not(alone.score("joker", 0, 2)) == ALLOWED
    assert alone.why_not(alone.score("oven", 0, 2)) == "HK-CARD-6"
    assert alone.why_not(alone.score("joker", 1, 1)) == "HK-CARD-6"
    alone.play(alone.score("joker", 0, 2))
    assert alone.points() == 3


def test_a_joker_that_stands_for_a_card_in_hand_is_a_pity() -> None:
    """HK-CARD-6, HK-SCO-4: as soft warnings."""
    at = window(5, "oven oven joker")
    assert at.warned(at.score("oven", 1)) == ["HK-SCO-4"]
    assert at.warned(at.score("oven", 2, 1)) == []
    short = window(2, "oven oven joker")
    assert short.warned(short.score("oven", 1, 1)) == ["HK-CARD-6"]


# Building


def test_hk_card_7_no_limit_to_the_hand() -> None:
    """HK-CARD-7."""
    at = window(1, "oven*7 shrine*7 pen*7")
    assert len(at.state.players[0].hand) == 21


def test_hk_card_8_only_what_there_is_a_place_for() -> None:
    """HK-CARD-8: it may still be scored."""
    at = table("B F6+o, R K9", ask="window", phase=4, hand="shrine", seats=BLUE_AND_RED)
    assert at.why_not(at.card("shrine")) == "HK-CARD-8"
    assert at.refused(at.card("shrine"))["case"] == "no-place"
    assert at.refused(at.card("oven"))["case"] == "not-in-hand"
    assert at.why_not(at.score("shrine", 1)) == ALLOWED
    none = window(1, "house", houses=0, last=True)
    assert none.refused(none.card("house"))["case"] == "supply"


def test_a_card_for_a_house_may_raise_a_house_with_a_piece() -> None:
    """HK-CARD-8, HK-STO-3: whoever plays the card builds."""
    at = window(1, "house")
    at.play(at.card("house"))
    assert at.why_not(at.forgo()) == "HK-CON-3"
    assert at.asks == "HK-CARD-8"


def test_hk_card_9_some_build_some_score() -> None:
    """HK-CARD-9: in any order, each card once."""
    at = window(4, "oven oven pen shrine")
    at.play(at.score("oven", 2), at.card("shrine"), at.shrine("A1"), at.score("pen", 1))
    assert at.points() == 4
    assert at.hand() == ""


def test_hk_card_10_cards_gained_in_phase_3_may_be_used_in_phase_4() -> None:
    """HK-CARD-10."""
    at = table("B F6+o K3, R F7", ask="inspect", seats=BLUE_AND_RED, piles={"OVEN": "pen"})
    assert at.hand() == "pen"
    assert at.asks == "HK-CARD-2"
    at.play(at.score("pen", 1))
    assert at.points() == 1


# Scoring


@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_hk_sco_1_the_ladder(cards: int, points: int) -> None:
    """HK-SCO-1, HK-SCO-7."""
    at = window(5, "oven*5")
    at.play(at.score("oven", cards))
    assert at.points() == points
    assert at.earned() == [("groups", points)]


def test_hk_sco_2_never_more_than_five() -> None:
    """HK-SCO-2."""
    at = window(7, "oven*7")
    assert at.why_not(at.score("oven", 6)) == "HK-SCO-2"
    assert at.refused(at.score("oven", 6)) == {"cards": 6, "most": 5}
    assert max(largest_sets(at)) == 5


def test_w10_four_symbols_or_four_of_one() -> None:
    """W10, HK-SCO-3: four singles four points, four houses together eight."""
    at = window(4, "oven shrine pen house")
    at.play(at.score("oven", 1), at.score("shrine", 1), at.score("pen", 1), at.score("house", 1))
    assert at.points() == 4
    houses = window(4, "house*4")
    houses.play(houses.score("house", 4))
    assert houses.points() == 8


def test_w11_eight_cards_five_and_three() -> None:
    """W11, HK-SCO-2: 12 + 5 = 17. The box of the classic game has no eight cards of a symbol; jokers help."""
    at = window(8, "oven*7 joker")
    at.play(at.score("oven", 5), at.score("oven", 2, 1))
    assert at.points() == 17
    assert sum(BOX.ladder[group.size] for group in best_groups(Counter(oven=8), ("oven",), BOX.ladder, 8)) == 17


def test_w12_spent_cards_are_not_grouped_anew() -> None:
    """W12, HK-SCO-4: 5, and later 3 for two more."""
    at = window(5, "oven*5", phase=3)
    at.play(at.score("oven", 3))
    assert at.points() == 5
    at.play(at.done(), at.score("oven", 2))
    assert at.points() == 8


def test_hk_sco_5_points_are_never_lost() -> None:
    """HK-SCO-5: nothing that can happen takes any."""
    at = table("B F6 F5, R F7", score=7, seats=BLUE_AND_RED, ask="catastrophe", catastrophes="CA-08")
    assert at.points() == 7
    with pytest.raises(AssertionError):
        at.play(at.score("oven", -1))


def test_groups_that_cannot_be() -> None:
    """HK-SCO-1: what is not in hand, or nothing at all."""
    at = window(5, "oven joker")
    for cards, jokers, case in ((2, 0, "not-in-hand"), (1, 2, "not-in-hand"), (0, 0, "none"), (-1, 1, "none")):
        assert at.why_not(at.score("oven", cards, jokers)) == "HK-SCO-1"
        assert at.refused(at.score("oven", cards, jokers))["case"] == case
    assert at.why_not(at.score("cattle", 1)) == "HK-CARD-6"


@pytest.mark.parametrize(
    ("hand", "most", "points", "groups"),
    [
        ({"oven": 2, "joker": 1, "house": 1}, 3, 5, [("oven", 2, 1)]),
        ({"oven": 8}, 8, 17, [("oven", 5, 0), ("oven", 3, 0)]),
        ({"oven": 2, "pen": 2}, 3, 4, [("oven", 2, 0), ("pen", 1, 0)]),
        ({"oven": 4, "pen": 4, "joker": 1}, 9, 20, [("oven", 4, 1), ("pen", 4, 0)]),
        ({"shrine": 1, "oven": 1}, 1, 1, [("shrine", 1, 0)]),
        ({"joker": 3}, 3, 5, [("joker", 0, 3)]),
        ({"oven": 3}, 0, 0, []),
    ],
)
def test_the_best_groups_of_a_hand(
    hand: dict[str, int], most: int, points: int, groups: list[tuple[str, int, int]]
) -> None:
    """HK-SCO-1, HK-SCO-2, HK-SCO-3: with so many cards that may be spent."""
    symbols: tuple[Symbol, ...] = ("shrine", "oven", "pen", "house")
    best = best_groups(Counter(hand), symbols, BOX.ladder, most)
    assert [tuple(group) for group in best] == groups
    assert sum(BOX.ladder[group.size] for group in best) == points


# The end of the turn


def test_hk_p4_1_all_used_cards_go_under_one_pile() -> None:
    """HK-P4-1, ruling A43: the first spent uppermost, those of the next seat below."""
    both = [{"colour": "blue", "spent": "oven joker"}, {"colour": "red", "spent": "pen"}]
    at = table("B F6, R F7", ask="tidy", seats=both)
    before = at.pile("SHRINE")
    cards = at.state.players[0].spent
    assert at.why_not(at.under("HEIGHT")) == "HK-P4-1"
    at.play(at.under("SHRINE"))
    assert at.pile("SHRINE") == (*before, *cards)
    other = at.state.players[1].spent
    at.play(at.under("SHRINE"))
    assert at.pile("SHRINE") == (*before, *cards, *other)
    assert at.asks == "HK-TURN-3"


def test_hk_p4_2_piles_may_grow_and_stay_empty() -> None:
    """HK-P4-2."""
    at = table("B F6, R F7", ask="tidy", seats=BLUE_AND_RED, spent="oven*4", piles={"PEN": ""})
    at.play(at.under("OVEN"))
    assert len(at.pile("OVEN")) > 10
    assert at.pile("PEN") == ()


def test_hk_p4_3_then_the_marker_is_passed() -> None:
    """HK-P4-3, HK-TURN-3."""
    at = table("B F6, R F7", ask="tidy", seats=BLUE_AND_RED)
    assert isinstance(at.pending, todo.PassMarker)


def test_in_the_last_turn_neither_matters() -> None:
    """HK-P4-1, HK-P4-3: there is no next turn that could show the difference."""
    at = table("B F6, R F7", ask="tidy", seats=BLUE_AND_RED, spent="oven", last=True)
    assert at.state.agenda == ()


# Warnings


def test_passing_with_a_full_group_is_a_pity() -> None:
    """HK-SCO-2, HK-FIN-2: always with five, and with any group in the last window."""
    assert window(5, "oven*5", phase=1).warned(m.PassWindow(seat=0)) == ["HK-SCO-2"]
    assert window(5, "oven*4", phase=1).warned(m.PassWindow(seat=0)) == []
    assert window(5, "oven*3", last=True).warned(m.PassWindow(seat=0)) == ["HK-FIN-2"]
    assert window(5, "oven pen", last=True).warned(m.PassWindow(seat=0)) == []


def test_lesson_7_cards_and_the_family_limit() -> None:
    """Lesson 7: two ovens and the joker are five points, split they are four; a fourth card is refused."""
    at = window(3, "oven oven joker house")
    split = Table(at.state).play(at.score("oven", 2), at.score("joker", 0, 1))
    assert split.points() == 4
    at.play(at.score("oven", 2, 1))
    assert at.points() == 5
    assert at.asks != "HK-CARD-2"
    assert at.hand() == "house"
