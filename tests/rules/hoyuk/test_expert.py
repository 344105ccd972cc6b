"""The expert game: HK-EXP, HK-CAT, HK-VIL, HK-SHA, HK-CLAN, rulings A22, A25, A29 to A32, A45, lesson 9."""

from typing import Any

import pytest

from rules.hoyuk import GAME
from rules.hoyuk import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.hoyuk.table import BOX, Table, begun, seats, table

BLUE_AND_RED = seats("blue", "red")


def expert(village: str, **more: Any) -> Table:
    more.setdefault("seats", BLUE_AND_RED)
    return table(village, mode="expert", **more)


def test_hk_exp_1_everything_is_played_with() -> None:
    """HK-EXP-1, HK-SET-8: 70 cards in 7 piles, 15 tiles, 24 catastrophes, cattle, villagers."""
    at = begun(mode="expert")
    assert [len(pile) for pile in at.state.piles] == [10] * 7
    assert len(at.state.catastrophes) == 24
    assert len(at.state.tiles) == 15 - 2
    assert at.state.supply == (40, 20, 20, 20, 20)


# Cattle


def test_hk_cat_1_cattle_stand_in_pens() -> None:
    """HK-CAT-1, HK-CAT-2, HK-CAT-4: one in each, never in a rival's."""
    at = expert("B F6, pen F5↓+c E6→, R K9, pen J9→", elements="cattle cattle")
    assert at.why_not(at.cattle("F6")) == "HK-CAT-1"
    assert at.why_not(at.cattle("A1")) == "HK-CAT-1"
    assert at.why_not(at.cattle("F5")) == "HK-CAT-2"
    assert at.why_not(at.cattle("J9")) == "HK-CAT-4"
    at.play(at.cattle("E6"))
    assert at.on("E6") == "Ec"
    assert at.supply("cattle") == 18


def test_hk_cat_3_it_goes_with_the_house() -> None:
    """HK-CAT-3."""
    at = expert("B F6, pen F5↓+c, R K9 K10", ask="catastrophe", catastrophes="CA-07")
    assert (at.supply("pen"), at.supply("cattle")) == (40, 20)


# Villagers


def test_hk_vil_1_villagers_live_on_own_houses() -> None:
    """HK-VIL-1, HK-VIL-2, HK-VIL-4: one on each."""
    at = expert("B F6+v F7, R K9", elements="villager villager")
    assert at.why_not(at.villager("A1")) == "HK-VIL-1"
    assert at.why_not(at.villager("F6")) == "HK-VIL-2"
    assert at.why_not(at.villager("K9")) == "HK-VIL-4"
    at.play(at.villager("F7"))
    assert at.on("F7") == "0v"


def test_hk_vil_3_the_villager_goes_with_the_house() -> None:
    """HK-VIL-3."""
    at = expert("B F6+v, R K9 K10", ask="catastrophe", catastrophes="CA-07")
    assert at.supply("villager") == 20


def test_hk_vil_5_no_storey_above_a_villager() -> None:
    """HK-VIL-5, HK-STO-3: he returns first; a new one needs a new element. On a storey he may stand."""
    at = expert("B F6+v F7+ov, R K9, B² A1", elements="house house villager")
    assert at.why_not(at.house("F6")) == "HK-VIL-5"
    at.play(at.house("F6", clear=True), at.house("F7", clear=True))
    assert (at.on("F6"), at.on("F7")) == ("0^", "0^")
    assert (at.supply("villager"), at.supply("oven")) == (20, 20)
    assert at.why_not(at.villager("A1")) == ALLOWED


def test_hk_vil_6_a_villager_with_one_roof_piece() -> None:
    """HK-VIL-6: oven or shrine, never both."""
    at = expert("B F6+o F7+v, R K9", elements="villager shrine oven")
    assert at.why_not(at.villager("F6")) == ALLOWED
    assert at.why_not(at.shrine("F7")) == ALLOWED
    at.play(at.shrine("F7"))
    assert at.on("F7") == "0tv"
    assert at.why_not(at.oven("F7")) == "HK-ROF-2"


# The shaman


def test_hk_sha_1_on_an_own_house() -> None:
    """HK-SHA-1, rulings A22 and A25: beside whatever stands there; where he is already he may stay."""
    at = expert("B F6+ov, B F7+s, R K9", elements="shaman shaman")
    assert at.why_not(at.shaman("K9")) == "HK-SHA-1"
    assert at.why_not(at.shaman("A1")) == "HK-SHA-1"
    assert at.why_not(at.shaman("F7")) == ALLOWED
    at.play(at.shaman("F6"))
    assert (at.on("F6"), at.on("F7")) == ("0ovs", "0")


def test_ruling_a22_moved_away_he_protects_his_old_block_no_longer() -> None:
    """Ruling A22, HK-SHA-4: which is worth a warning."""
    at = expert("B F6, R K9+s, B A1", elements="shaman shaman")
    assert at.warned(at.shaman("F6")) == ["HK-SHA-4"]
    at.play(at.shaman("F6"))
    assert at.on("K9") == "1"
    assert at.warned(at.shaman("A1")) == ["HK-SHA-4"]


def test_ruling_a22_set_again_he_is_fresh() -> None:
    """Ruling A22: he has repelled, Teoiv sets him again, and he stays at the end of the turn."""
    at = expert(
        "P F6 A1 A4 A7 A10 K1+s, B K9",
        seats=[{"colour": "purple", "hand": "oven*5"}, {"colour": "blue"}],
        ask="window", phase=3, turn=2, shaman_repelled=True,
    )  # fmt: skip
    at.play(at.score("oven", 5), at.use_power(), at.house("F7"))
    assert at.on("F7") == "0s"
    assert not at.state.shaman_repelled
    at.play(at.under("OVEN"))
    at.play(at.give(1))
    assert at.on("F7") == "0s"


def test_ruling_a25_he_rises_with_the_storey() -> None:
    """Ruling A25: he takes no room, and needs no clearing."""
    at = expert("B F6+s, R K9", elements="house house")
    assert at.why_not(at.house("F6", clear=True)) == "HK-STO-3"
    at.play(at.house("F6"))
    assert at.on("F6") == "0^s"


# Clan powers

FIVE_FAMILIES = "A1 A4 A7 A10 A13"


def awake(colour: str, village: str, **more: Any) -> Table:
    """A clan with five families has just scored twelve points, and decides on its power."""
    letter = colour[0].upper()
    noted = [{"colour": colour, "hand": "oven*5 pen"}, *more.pop("rivals", [{"colour": "blue"}])]
    phase = more.pop("phase", 4)
    at = table(f"{letter} {FIVE_FAMILIES}, {village}", mode="expert", seats=noted, ask="window", phase=phase, **more)
    return at.play(at.score("oven", 5))


def test_hk_clan_1_powers_belong_to_the_expert_game() -> None:
    """HK-CLAN-1."""
    for mode in ("classic", "intermediate"):
        at = table(
            f"R {FIVE_FAMILIES}, B A2", mode=mode, seats=[{"colour": "red", "hand": "oven*5"}, {"colour": "blue"}],
            ask="window", phase=4,
        )  # fmt: skip
        at.play(at.score("oven", 5))
        assert at.asks != "HK-CLAN-2"


def test_hk_clan_2_twelve_points_at_once_wake_the_power() -> None:
    """HK-CLAN-2, ruling A32: at once, inside the window, optional, and not a card that is spent."""
    at = awake("red", "B A2")
    assert at.asks == "HK-CLAN-2"
    assert at.why_not(at.card("pen")) == "HK-TURN-1"
    assert at.why_not(at.decline_power()) == ALLOWED
    assert at.warned(at.decline_power()) == ["HK-CLAN-2"]
    at.play(at.decline_power())
    assert at.happened("power_lapsed").why == "declined"
    four = awake_with(4)
    assert four.asks != "HK-CLAN-2"


def awake_with(cards: int) -> Table:
    hand = f"oven*{cards}"
    at = table(
        f"R {FIVE_FAMILIES}, B A2", mode="expert", seats=[{"colour": "red", "hand": hand}, {"colour": "blue"}],
        ask="window", phase=4,
    )  # fmt: skip
    return at.play(at.score("oven", cards))


def test_five_with_jokers_wake_it_too() -> None:
    """HK-CLAN-2, ruling A20."""
    at = table(
        f"R {FIVE_FAMILIES}, B A2", mode="expert", ask="window", phase=4,
        seats=[{"colour": "red", "hand": "oven*3 joker*2"}, {"colour": "blue"}],
    )  # fmt: skip
    at.play(at.score("oven", 3, 2))
    assert at.asks == "HK-CLAN-2"


def test_hk_clan_3_eguor_replaces_a_rival_house() -> None:
    """HK-CLAN-3, ruling A29: both its tiles leave the game, what hung on it goes home; no ruin remains."""
    at = awake("red", "B² A2+ovs, pen B2←+c, B B4 K9")
    at.play(at.use_power())
    assert at.why_not(at.replace("K9")) == "HK-CLAN-3"
    assert at.refused(at.replace("K9"))["case"] == "not-adjacent"
    assert at.refused(at.replace("A1"))["case"] == "no-rival"
    houses = at.houses()
    at.play(at.replace("A2"))
    assert at.kinds.index("house_replaced") < at.kinds.index("piece_returned")  # the cause comes first
    assert at.on("A2") == "0"
    assert at.on("B2") == ""
    assert at.houses() == houses - 1
    assert at.state.players[1].gone == 2
    assert (at.supply("pen"), at.supply("cattle"), at.supply("oven"), at.supply("villager")) == (40, 20, 20, 20)
    assert at.state.village.shaman_cell is None
    assert 2 in at.families()


def test_hk_clan_3_needs_a_target_and_a_house() -> None:
    """HK-CLAN-3, ruling A29: else the power lapses."""
    none = awake("red", "B K9")
    assert none.happened("power_lapsed").why == "impossible"
    assert none.asks != "HK-CLAN-2"
    empty = awake("red", "B A2", last=True, rivals=[{"colour": "blue"}])
    assert empty.asks == "HK-CLAN-2"


def test_hk_clan_4_trev_gets_a_pen_and_cattle() -> None:
    """HK-CLAN-4, ruling A31: free, at once; the cattle need not go into the new pen."""
    at = awake("green", "B K9, pen B1←")
    at.play(at.use_power())
    assert at.asks == "HK-CLAN-4"
    at.play(at.cattle("B1"), at.pen("B4←"))
    assert (at.on("B1"), at.on("B4")) == ("Wc", "W")


def test_hk_clan_5_uelb_gets_a_pen_and_a_villager() -> None:
    """HK-CLAN-5, ruling A31: what is missing or has no place is left out."""
    at = awake("blue", "R K9", rivals=[{"colour": "red"}])
    at.play(at.use_power())
    assert at.asks == "HK-CLAN-5"
    at.play(at.villager("A4"), at.pen("B1←"))
    assert at.on("A4") == "0v"
    every = "B A1+v A4+v A7+v A10+v A13+v, R K9"
    full = table(
        every, mode="expert", ask="window", phase=4,
        seats=[{"colour": "blue", "hand": "oven*5"}, {"colour": "red"}],
    )  # fmt: skip
    full.play(full.score("oven", 5), full.use_power(), full.pen("B1←"))
    assert (full.happened("element_lost").element, full.happened("element_lost").why) == ("villager", "hk-why-no-place")


def test_hk_clan_6_enuaj_steals_two_elements_of_one_player() -> None:
    """HK-CLAN-6, ruling A30: never houses; both from the same; both are taken, then placed in any order."""
    at = awake("yellow", "B K9+o K10+tv, R M1+o", rivals=[{"colour": "blue"}, {"colour": "red"}])
    at.play(at.use_power())
    assert at.asks == "HK-CLAN-6"
    assert at.refused(at.steal("oven", "A1"))["case"] == "not-there"
    assert at.refused(at.steal("house", "K9"))["case"] == "not-there"
    at.play(at.steal("oven", "K9"))
    assert at.refused(at.steal("oven", "M1"))["case"] == "other-victim"
    at.play(at.steal("villager", "K10"))
    assert (at.on("K9"), at.on("K10")) == ("1", "1t")
    at.play(at.villager("A1"), at.oven("A1"))
    assert at.on("A1") == "0ov"


@pytest.mark.parametrize("order", [("cattle", "pen"), ("pen", "cattle")])
def test_a_pen_and_its_cattle_are_stolen_in_either_order(order: tuple[str, str]) -> None:
    """Ruling A30: and the stolen cattle may go into the stolen pen."""
    at = awake("yellow", "B K9, pen K8↓+c, B M1 M2")
    at.play(at.use_power(), at.steal(order[0], "K8"))
    assert at.moves() == [at.steal(order[1], "K8")]
    at.play(at.steal(order[1], "K8"))
    assert at.moves(m.PlaceCattle) == []
    at.play(at.pen("B1←"), at.cattle("B1"))
    assert at.on("B1") == "Wc"
    assert (at.supply("pen"), at.supply("cattle")) == (39, 19)


def test_the_cattle_of_a_stolen_pen_goes_home_when_something_else_is_stolen() -> None:
    """Ruling A30: until then it waits where the pen stood, in nobody's supply."""
    at = awake("yellow", "B K9+o, pen K8↓+c", rivals=[{"colour": "blue"}, {"colour": "red"}])
    at.play(at.use_power(), at.steal("pen", "K8"))
    assert (at.on("K8"), at.supply("cattle")) == ("", 19)
    assert not list(GAME.problems(at.state))
    assert at.why_not(at.steal("cattle", "K8")) == ALLOWED
    at.play(at.steal("oven", "K9"))
    assert at.supply("cattle") == 20
    assert at.happened("piece_returned").cell == "K8"
    second = awake("yellow", "B K9+o, pen K8↓+c")
    second.play(second.use_power(), second.steal("oven", "K9"), second.steal("pen", "K8"))
    assert second.supply("cattle") == 20


def test_of_two_stolen_pens_both_lose_their_cattle() -> None:
    at = awake("yellow", "B K9, pen K8↓+c, pen K10↑+c")
    at.play(at.use_power(), at.steal("pen", "K8"), at.steal("pen", "K10"))
    assert at.supply("cattle") == 20


def test_a_first_theft_that_leaves_no_second_one_is_warned_of() -> None:
    """HK-CLAN-6: from red nothing but an oven can be stolen, from blue two elements."""
    at = awake("yellow", "B K9+o K10+t, R M1+o", rivals=[{"colour": "blue"}, {"colour": "red"}])
    at.play(at.use_power())
    assert [warning.rule for warning in GAME.warnings(at.state, at.steal("oven", "M1"))] == ["HK-CLAN-6"]
    assert not list(GAME.warnings(at.state, at.steal("oven", "K9")))
    at.play(at.steal("oven", "K9"))
    assert not list(GAME.warnings(at.state, at.steal("shrine", "K10")))


def test_only_what_can_be_placed_may_be_stolen() -> None:
    """Ruling A30: cattle without an own pen only together with a pen."""
    noted = [{"colour": "yellow", "hand": "oven*5"}, {"colour": "blue"}, {"colour": "red"}]
    at = table(f"Y {FIVE_FAMILIES}, B K9+o, R K10, pen K8↓+c", mode="expert", ask="window", phase=4, seats=noted)
    at.play(at.score("oven", 5), at.use_power(), at.steal("cattle", "K8"))
    assert at.moves() == [at.steal("pen", "K8")]
    stuck = table(
        "Y A1+ov A4+ov A7+ov A10+ov A13+ov, B K9+ov", mode="expert", ask="window", phase=4,
        seats=[{"colour": "yellow", "hand": "oven*5"}, {"colour": "blue"}],
    )  # fmt: skip
    stuck.play(stuck.score("oven", 5))
    assert stuck.happened("power_lapsed").why == "impossible"


def test_hk_clan_7_teoiv_builds_a_house_for_the_shaman() -> None:
    """HK-CLAN-7, ruling A45: by the usual rules, storeys and ruins included."""
    at = awake("purple", "B K9, P B4+o")
    at.play(at.use_power())
    assert at.asks == "HK-CLAN-7"
    assert at.why_not(at.house("K8")) == ALLOWED
    assert at.why_not(at.house("L8")) == "HK-HOU-3"
    assert at.why_not(at.oven("A1")) == "HK-TURN-1"
    at.play(at.house("B4", clear=True))
    assert at.on("B4") == "0^s"


def test_ruling_a45_without_a_house_the_power_lapses() -> None:
    """Ruling A45: and the shaman does not move."""
    at = table(
        f"P {FIVE_FAMILIES}, B K9+s", mode="expert", ask="window", phase=4, last=True,
        seats=[{"colour": "purple", "hand": "oven*5", "houses": 0}, {"colour": "blue"}],
    )  # fmt: skip
    at.play(at.score("oven", 5))
    assert at.happened("power_lapsed").why == "impossible"
    assert at.on("K9") == "1s"


def test_a_power_may_place_the_last_house() -> None:
    """HK-TURN-4, rulings A29 and A45."""
    at = table(
        f"R {FIVE_FAMILIES}, B A2", mode="expert", ask="window", phase=3,
        seats=[{"colour": "red", "hand": "oven*5", "houses": 1}, {"colour": "blue"}],
    )  # fmt: skip
    at.play(at.score("oven", 5), at.use_power(), at.replace("A2"))
    assert at.state.is_last


def test_each_clan_has_its_power() -> None:
    """HK-CLAN-3 to HK-CLAN-7 by clan; ruling A39: the colour of a seat is its clan."""
    assert BOX.clan_of == {
        "red": "EGUOR", "green": "TREV", "blue": "UELB", "yellow": "ENUAJ", "purple": "TEOIV",
    }  # fmt: skip
    assert BOX.power["EGUOR"] == "replace"
    assert BOX.power["TEOIV"] == "house_and_shaman"


@pytest.mark.parametrize("choice", ["cattle", "villager"])
def test_ruling_a33_a_choice_is_never_cattle_or_villager(choice: str) -> None:
    """HK-CON-4, ruling A33."""
    at = expert("B F6, pen F5↓, R K9", elements="choice")
    assert at.why_not(at.cattle("F5") if choice == "cattle" else at.villager("F6")) == "HK-CON-4"


def test_lesson_9_intermediate_and_expert() -> None:
    """Lesson 9: no storey on C3 unless villager and oven go back; a shrine is refused; the shaman saves his block."""
    at = expert("B C3+ov, R K9", elements="house shrine")
    assert at.why_not(at.house("C3")) == "HK-STO-3"
    assert at.why_not(at.house("C3", clear=True)) == ALLOWED
    assert at.why_not(at.shrine("C3")) == "HK-ROF-2"
    safe = expert("B F5 F6 F7+s, R K9", ask="catastrophe", catastrophes="CA-08", turn=3).pass_windows()
    assert safe.on("F5") == "0"
    safe.play(safe.give(1))
    assert safe.on("F7") == "0"
