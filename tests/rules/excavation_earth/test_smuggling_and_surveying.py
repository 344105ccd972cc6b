"""Smuggle, Survey, Pass: EE-GEN-5, EE-GEN-16, EE-ACT-SMG-1 to 5, EE-ACT-SUR-1 to 7, EE-ACT-PAS-1 to 5, EE-FAC-ISS."""

from typing import Any

import pytest

from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.parts import Store
from tests.rules.core.sitting import ALLOWED
from tests.rules.excavation_earth.table import BOX, Table, discard, finish, pass_, table


def smuggle(at: Table, card: str = "R-SM") -> m.Move:
    return m.Smuggle(seat=0, card=at.card(card))


def fence(relic: str, store: Store = "hold") -> m.Move:
    return m.Fence(seat=0, relic=relic, store=store)


def buy(colour: str, store: Store = "hold") -> m.Move:
    return m.Buy(seat=0, colour=colour, store=store)


def survey(at: Table, card: str, replaced: str = "", guard: str = "") -> m.Move:
    name = next((each.card for each in at.state.row if each.card.startswith(replaced)), replaced) if replaced else ""
    return m.Survey(seat=0, card=at.card(card), replaced=name, guard=guard)


def on_site(relic: str) -> m.Move:
    return m.PutOnSite(seat=0, relic=relic)


def buy_drawn(relic: str) -> m.Move:
    return m.BuyDrawn(seat=0, relic=relic)


def store_drawn(relic: str) -> m.Move:
    return m.StoreDrawn(seat=0, relic=relic)


SAMPLE = m.TakeSample(seat=0)


# Smuggle


@pytest.mark.parametrize("place", ["BW", "BC", "BE"])
def test_a_mask_card_and_an_explorer_on_any_black_market(place: str) -> None:
    """EE-ACT-SMG-1."""
    at = table(explorers=f"{place} M2 M3", hand="R-SM R-SA", hold="Yg1")
    assert at.why_not(smuggle(at)) == ALLOWED
    assert at.case(smuggle(at, "R-SA")) == "symbol"
    away = table(explorers="M1 M2 M3", hand="R-SM", hold="Yg1")
    assert away.case(smuggle(away)) == "nobody"


def test_fencing_two_relics_of_any_colours() -> None:
    """EE-ACT-SMG-3, EE-GEN-5: at face value, from hold and container, face up under their piles."""
    at = table(explorers="BW M2 M3", hand="R-SM", hold="Yg1", container="Og4", piles={"Y": "Yg2", "O": "Og1"})
    at.play(smuggle(at), fence("Yg1"), fence("Og4", "container"))
    assert at.earned() == [("fence", 6), ("fence", 6)]
    assert (at.pile("Y"), at.pile("O")) == ("Yg2 Yg1", "Og1 Og4")
    assert at.asks == "EE-TURN-1"


def test_fence_or_buy_never_both() -> None:
    """EE-ACT-SMG-2."""
    more: dict[str, Any] = {
        "explorers": "BW M2 M3",
        "hand": "R-SM",
        "hold": "Yg1 Yg2",
        "piles": {"O": "Og4", "R": "Rg1"},
    }
    at = table(**more, credits=20)
    at.play(smuggle(at), fence("Yg1"))
    assert at.why_not(buy("O")) == "EE-ACT-SMG-2"
    other = table(**more, credits=20)
    other.play(smuggle(other), buy("O"), SAMPLE)
    assert other.why_not(fence("Yg1")) == "EE-ACT-SMG-2"


def test_lesson_6_buying_two_of_different_colours_for_value_plus_one() -> None:
    """EE-ACT-SMG-4, EE-ACT-SMG-5, EE-GEN-16: a full hold does not forbid it, the container takes them."""
    at = table(
        explorers="BW M2 M3",
        hand="R-SM",
        credits=12,
        hold="Gg1 Gg2 Gg3 Gg4 Og1",
        piles={"Y": "Yg1", "R": "Rg1 Rg2"},
    )
    at.play(smuggle(at))
    assert at.why_not(buy("Y")) == "EE-ACT-SMG-5"
    assert at.why_not(buy("O", "container")) == "EE-GEN-16"
    at.play(buy("Y", "container"), SAMPLE, buy("R", "container"), SAMPLE)
    assert at.earned() == [("black_market", -7), ("black_market", -5)]
    assert (at.container(), at.guards(), at.pile("R")) == ("Yg1 Rg1", "Rg1 Yg1", "Rg2")


def test_two_relics_of_one_colour_are_refused() -> None:
    """EE-ACT-SMG-4; what one cannot pay too (ruling A37)."""
    at = table(explorers="BW M2 M3", hand="R-SM", credits=9, piles={"R": "Rg1 Rg2", "Y": "Yg1", "O": "Og1"})
    at.play(smuggle(at), buy("R"), SAMPLE)
    assert at.why_not(buy("R")) == "EE-ACT-SMG-4"
    assert at.case(buy("Y")) == "credits"


def test_a16_smuggling_needs_something_to_fence_or_to_buy() -> None:
    """EE-ACT-SMG-2."""
    at = table(explorers="BW M2 M3", hand="R-SM", credits=3, piles={"Y": "Yg1"})
    assert at.why_not(smuggle(at)) == "EE-ACT-SMG-2"
    one = table(explorers="BW M2 M3", hand="R-SM", hold="Yg1")
    one.play(smuggle(one))
    assert one.case(finish()) == "none"


# Survey


def surveying(**more: Any) -> Table:
    """Lesson 7: a row of three, one with a cube; the next green relics are Gg1 and Gg3."""
    seat = {"faction": "GUL", "hand": "G-SA", "credits": 6, **more}
    return table(seats=[seat, {}], row="R-SA Y-SB:1 O-SC", reserve={"G": "Gg1 Gg3 Gg2"})


def test_a_card_of_the_row_without_a_cube_makes_room() -> None:
    """EE-ACT-SUR-1, EE-ACT-SUR-2."""
    at = surveying()
    assert at.why_not(survey(at, "G-SA", "Y-SB")) == "EE-ACT-SUR-2"
    assert at.why_not(survey(at, "G-SA", "V-SM-1")) == "EE-ACT-SUR-1"
    at.play(survey(at, "G-SA", "R-SA"))
    assert [(each.card[:4], each.owner) for each in at.state.row] == [("G-SA", 0), ("Y-SB", 1), ("O-SC", None)]
    assert [card[:4] for card in at.state.discard] == ["R-SA"]


def test_a_row_full_of_cubes_forbids_it() -> None:
    """EE-ACT-SUR-1."""
    at = table(hand="G-SA", row="R-SA:0 Y-SB:1")
    assert at.case(survey(at, "G-SA", "R-SA")) == "full"


def test_the_best_initiative_marker_once() -> None:
    """EE-ACT-SUR-3, EE-ACT-SUR-7."""
    at = surveying()
    at.play(survey(at, "G-SA", "R-SA"))
    assert at.state.players[0].marker == 1
    second = table(seats=[{"hand": "G-SA"}, {"marker": 1}], row="R-SA")
    second.play(survey(second, "G-SA", "R-SA"))
    assert second.state.players[0].marker == 2
    again = table(seats=[{"hand": "G-SA", "marker": 1}, {}], row="R-SA")
    again.play(survey(again, "G-SA", "R-SA"))
    assert again.all_of("marker_taken") == []


def test_lesson_7_one_to_its_site_the_other_bought_or_shuffled_back() -> None:
    """EE-ACT-SUR-4, EE-ACT-SUR-6: at double value into the hold, with its sample."""
    at = surveying()
    at.play(survey(at, "G-SA", "R-SA"))
    assert at.why_not(buy_drawn("Gg3")) == "EE-ACT-SUR-4"
    at.play(on_site("Gg1"))
    assert at.site("G1") == "Gg1"
    at.play(buy_drawn("Gg3"), SAMPLE)
    assert (at.earned(), at.hold(), at.guards()) == ([("survey", -6)], "Gg3", "Gg3")
    back = surveying()
    back.play(survey(back, "G-SA", "R-SA"), on_site("Gg1"), finish())
    assert len(back.reserve("G")) == len(at.reserve("G")) + 1


def test_what_cannot_be_paid_or_stored_is_not_bought() -> None:
    """EE-ACT-SUR-6, ruling A15: the container does not count."""
    at = surveying(credits=9)
    at.play(survey(at, "G-SA", "R-SA"))
    assert at.why_not(on_site("Gg2")) == "EE-ACT-SUR-4"
    at.play(on_site("Gg3"))
    assert at.hold() == ""
    assert at.asks == "EE-TURN-1"
    full = surveying(hold="Yg1 Yg2 Yg3 Yg4 Og1")
    full.play(survey(full, "G-SA", "R-SA"), on_site("Gg1"))
    assert full.asks == "EE-TURN-1"


def test_round_3_only_draws_relics() -> None:
    """EE-ACT-SUR-5."""
    at = table(hand="G-SA", round=3, reserve={"G": "Gg1 Gg3"})
    assert at.why_not(survey(at, "G-SA", "R-SA-1")) == "EE-ACT-SUR-5"
    at.play(survey(at, "G-SA"))
    assert at.state.players[0].marker == 0
    assert [card[:4] for card in at.state.discard] == ["G-SA"]
    at.play(on_site("Gg1"), finish())


def test_a13_a_short_reserve() -> None:
    """EE-ACT-SUR-4: one relic left goes to its site; none left: the action is still legal."""
    all_green = [kind for kind, each in BOX.relics.items() for _ in range(each.copies) if each.colour == "G"]
    left = all_green.copy()
    left.remove("Gg3")
    one = table(hand="G-SA", row="R-SA", sold=" ".join(left), credits=20)
    one.play(survey(one, "G-SA", "R-SA"))
    assert (one.site("G3"), one.asks) == ("Gg3", "EE-TURN-1")
    none = table(hand="G-SA", row="R-SA", sold=" ".join(all_green))
    none.play(survey(none, "G-SA", "R-SA"))
    assert none.asks == "EE-TURN-1"


def test_a8_without_cube_and_guard_there_is_no_survey_in_rounds_with_a_row() -> None:
    """EE-ACT-SUR-2, EE-CRW-2."""
    at = table(hand="G-SA", row="R-SA", traders="M1*22")
    assert at.why_not(survey(at, "G-SA", "R-SA")) == "EE-CRW-2"
    guard = table(hand="G-SA", row="R-SA", traders="M1*21", guards="Yg1")
    guard.play(survey(guard, "G-SA", "R-SA", "Yg1"))
    assert guard.guards() == ""
    last = table(hand="G-SA", round=3, traders="M1*22")
    assert last.why_not(survey(last, "G-SA")) == ALLOWED


def test_a14_drawn_relics_lie_open() -> None:
    """EE-ACT-SUR-4: everybody sees them."""
    at = surveying()
    at.play(survey(at, "G-SA", "R-SA"))
    assert [relic[:3] for relic in GAME.view(at.state, 1).drawn] == ["Gg1", "Gg3"]


# Is'sisinui


def isisinui(**more: Any) -> Table:
    return surveying(faction="ISS", **more)


def test_isisinui_draws_three_stores_one_free_and_may_buy_another() -> None:
    """EE-FAC-ISS, EE-FAC-ISS-1, EE-FAC-ISS-2, EE-FAC-ISS-3, ruling A22."""
    at = isisinui(credits=20)
    at.play(survey(at, "G-SA", "R-SA"), on_site("Gg3"), store_drawn("Gg1"), SAMPLE)
    assert at.why_not(store_drawn("Gg2")) == "EE-FAC-ISS-2"
    at.play(buy_drawn("Gg2"), SAMPLE)
    assert (at.hold(), at.earned()) == ("Gg1 Gg2", [("survey", -8)])


def test_isisinui_without_purchase_shuffles_the_rest_back() -> None:
    """EE-FAC-ISS-3: what is neither placed, stored nor bought."""
    at = isisinui(credits=20)
    reserve = len(at.reserve("G"))
    at.play(survey(at, "G-SA", "R-SA"), on_site("Gg3"), store_drawn("Gg1"), SAMPLE, finish())
    assert len(at.reserve("G")) == reserve - 2


def test_others_store_nothing_for_free() -> None:
    """EE-FAC-ISS-2."""
    at = surveying(credits=20)
    at.play(survey(at, "G-SA", "R-SA"), on_site("Gg3"))
    assert at.why_not(store_drawn("Gg1")) == "EE-FAC-ISS-2"


def test_isisinui_needs_room_in_the_hold() -> None:
    """EE-FAC-ISS-2, EE-FAC-ISS-3."""
    at = isisinui(credits=20, hold="Yg1 Yg2 Yg3 Yg4")
    at.play(survey(at, "G-SA", "R-SA"), on_site("Gg3"), store_drawn("Gg1"), SAMPLE)
    assert at.asks == "EE-TURN-1"


# Pass


def test_passing_sets_travel_cards_aside_and_keeps_two_action_cards() -> None:
    """EE-ACT-PAS-1, EE-ACT-PAS-2, ruling A25: which two, the seat chooses."""
    at = table(hand="R-SA G-SB Y-SC V-SM")
    at.play(pass_())
    assert at.asks == "EE-ACT-PAS-2"
    assert at.state.players[0].travel == ()
    at.play(discard(at.card("G-SB")), discard(at.card("R-SA")))
    assert at.hand() == "Y-SC V-SM"
    assert len(at.state.players[0].spent_travel) == 3
    assert at.asked == [1]


def test_two_cards_or_fewer_stay() -> None:
    """EE-ACT-PAS-2."""
    at = table(hand="R-SA G-SB")
    at.play(pass_())
    assert (at.hand(), at.asked) == ("R-SA G-SB", [1])


def test_who_has_passed_acts_no_more() -> None:
    """EE-ACT-PAS-3, EE-TURN-2."""
    at = table(hand="R-SA", rivals=[{"hand": "G-SB"}])
    at.play(
        pass_(), m.Travel(seat=1, card=at.card("G-SB", 1)), finish(1), m.Travel(seat=1, card=at.card("3", 1)), finish(1)
    )
    assert at.asked == [1]
    assert at.why_not(m.Travel(seat=0, card=at.card("R-SA"))) == "EE-TURN-1"


def test_passing_first_forfeits_the_second_action() -> None:
    """EE-ACT-PAS-4, EE-ACT-PAS-5: with cards in hand too, as first or second action."""
    at = table(hand="R-SA G-SB")
    assert at.warned(pass_()) == ["EE-ACT-PAS-4"]
    at.play(pass_())
    assert at.asked == [1]
    second = table(hand="R-SA G-SB", left=1)
    assert second.warned(pass_()) == []
    second.play(pass_())
    assert second.asked == [1]


def test_without_a_card_one_must_pass() -> None:
    """EE-ACT-PAS-5, EE-TURN-3."""
    at = table(hand="", spent="2 3 4")
    assert at.moves() == [pass_()]


def test_passing_with_relics_in_the_last_round_is_warned_of() -> None:
    """EE-END-2."""
    at = table(round=3, hold="Yg1", hand="R-SA G-SB Y-SC")
    assert at.warned(pass_()) == ["EE-END-2", "EE-ACT-PAS-2"]
