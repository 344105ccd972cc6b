"""Zu at markets and centres: buying, bargaining, command, sales, surveys; its crew and gallery.

How popular a colour is, test_zu.py explains.
"""

from typing import Any

import pytest

from rules.core.explained import Explained
from rules.excavation_earth.state import type_of
from tests.rules.excavation_earth.table import BOX, Table
from tests.rules.excavation_earth.zu import (
    COMMAND_1,
    EXCAVATE_OY,
    EXCAVATE_YG,
    MARKET,
    QUICK_SALE,
    SELL,
    SURVEY,
    ZU,
    by_lot,
    decided,
    flipped,
    out_of,
    reasons,
)

# The black market


def test_zu_buys_the_sought_colour_at_value_plus_one() -> None:
    """EE-SOLO-BUY-1, EE-SOLO-BUY-3: into the container first, with its sample."""
    at = flipped(EXCAVATE_YG, piles={"Y": "Yg3"}, queues={"M1": "Y"}, zu={"credits": 5})
    assert (at.container(ZU), at.credits(ZU), at.guards(ZU)) == ("Yg3", 0, "Yg3")
    second = flipped(EXCAVATE_YG, piles={"Y": "Yg3"}, queues={"M1": "Y"}, zu={"credits": 5, "container": "Og1 Og2"})
    assert second.hold(ZU) == "Yg3"


@pytest.mark.parametrize("zu", [{"credits": 4}, {"credits": 9, "container": "Yg3"}, {"credits": 9, "guards": "Yg3"}])
def test_otherwise_the_next_colours_wrapping_round(zu: dict[str, Any]) -> None:
    """EE-SOLO-BUY-2: from left to right, and on from the left."""
    at = flipped(EXCAVATE_OY, piles={"O": "", "Y": "Yg3", "G": "Gg3"}, queues={"M1": "OO"}, zu=zu)
    chosen = reasons(at, "buy")
    assert (chosen.chosen, chosen.candidates) == ("G", ("G",))
    out = {"credits": "price", "container": "pile-copy", "guards": "pile-sample"}
    assert [(each.candidate, each.why) for each in chosen.excluded][:2] == [
        ("O", "ee-why-empty-pile"),
        ("Y", f"ee-why-{out[list(zu)[-1]]}"),
    ]


def test_without_anything_to_buy_zu_fences() -> None:
    """EE-SOLO-BUY-2, EE-SOLO-FEN-1."""
    at = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Og1"})
    assert (at.hold(ZU), at.earned(ZU)) == ("", [("fence", 3)])
    assert at.pile("O") == "Og1"
    assert flipped(EXCAVATE_YG, zu={"credits": 0}).happened("zu_failed").rule == "EE-SOLO-FEN-1"


def test_fencing_two_of_different_colours_with_most_value() -> None:
    """EE-SOLO-FEN-1: never two of one colour."""
    at = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Yg1 Yg2 Og1 Gg2"})
    assert sorted(event.relic[:3] for event in at.all_of("relic_fenced")) == ["Gg2", "Yg1"]
    assert at.earned(ZU) == [("fence", 6), ("fence", 4)]


def test_z10_two_relics_of_one_colour_fence_one() -> None:
    """EE-SOLO-FEN-1."""
    at = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Yg3 Yg2"})
    assert at.hold(ZU) == "Yg3"


def test_ties_of_fencing() -> None:
    """EE-SOLO-FEN-2: from the hold, then the less popular colour, then by lot."""
    hold = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Yg1 Rg4", "container": "Og3"})
    assert decided(hold, "fence")[1:] == ("EE-SOLO-FEN-2", "container")
    popular = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Yg1 Rg1 Og2"}, queues={"M1": "R"})
    assert decided(popular, "fence")[1:] == ("EE-SOLO-FEN-2", "low-popularity")
    assert popular.hold(ZU) == "Rg1"
    lots = by_lot("fence", deck=EXCAVATE_YG, zu={"credits": 0, "hold": "Yg1 Rg1 Og2"}, piles={})
    assert len(lots) == 2


def test_h5_a_second_purchase_of_another_colour() -> None:
    """EE-SOLO-DIFF-H5, ruling Z16: never a third, and none possible is no failure."""
    piles = {"Y": "Yg3 Yg4", "G": "Gg3", "R": "Rg2"}
    at = flipped(EXCAVATE_YG, piles=piles, queues={"M1": "Y"}, zu={"credits": 30}, options={"harder_5": True})
    assert sorted((at.container(ZU) + " " + at.hold(ZU)).split()) == ["Gg3", "Yg3"]
    once = flipped(EXCAVATE_YG, piles=piles, queues={"M1": "Y"}, zu={"credits": 6}, options={"harder_5": True})
    assert (once.container(ZU), once.kinds.count("zu_failed")) == ("Yg3", 0)


# Market


def test_traders_go_to_two_markets_without_one_and_buyers_follow() -> None:
    """EE-SOLO-MKT-1, EE-SOLO-MKT-3: white first, then a coloured one."""
    at = flipped(MARKET, zu={"traders": "M1 M2 M3 M4", "hold": "Yg1"})
    assert (at.traders("M5"), at.traders("M6")) == ((0, 1), (0, 1))
    assert (at.queue("M5"), at.queue("M6")) == ("WY", "WY")


def test_one_market_left_or_none() -> None:
    """EE-SOLO-MKT-1."""
    one = flipped(MARKET, zu={"traders": "M1 M2 M3 M4 M5", "hold": "Yg1"})
    assert [one.queue(place) for place in BOX.market_places] == ["", "", "", "", "", "WY"]
    full = flipped(MARKET, zu={"traders": "M1 M2 M3 M4 M5 M6", "hold": "Yg1"})
    assert full.happened("zu_failed").rule == "EE-SOLO-MKT-1"


def test_markets_by_buyers_for_the_most_popular_relics_of_zu() -> None:
    """EE-SOLO-MKT-2: white ones too; less popular colours of Zu do not count."""
    at = flipped(MARKET, queues={"M3": "YY", "M4": "WY", "M5": "OOO"}, zu={"hold": "Yg1 Og1"})
    assert decided_markets(at)[0] == "M5"


def decided_markets(at: Table) -> list[Any]:
    return [event.chosen for event in at.events if isinstance(event, Explained) and event.question == "ee-zu-market"]


def test_z2_of_several_most_popular_colours_the_best_count() -> None:
    """EE-SOLO-MKT-2."""
    at = flipped(MARKET, queues={"M2": "YY", "M4": "OO", "M6": "WY", "M1": "O"}, zu={"hold": "Yg1 Og1"})
    assert set(decided_markets(at)) <= {"M2", "M4", "M6"}


def test_z21_both_markets_are_chosen_before_anything_moves() -> None:
    """EE-SOLO-MKT-2: the traders come first, then buyers to each."""
    at = flipped(MARKET, queues={"M2": "YYY", "M4": "YY"}, zu={"hold": "Yg1"})
    order = [event.kind for event in at.events if event.kind in ("ee.trader_sent", "ee.buyer_joined")]
    assert order == ["ee.trader_sent"] * 2 + ["ee.buyer_joined"] * 4
    assert (at.queue("M2"), at.queue("M4")) == ("YYWY", "YYWY")


def test_the_greatest_influence_difference_decides_between_markets() -> None:
    """EE-SOLO-PRI-1: nobody there, reaching a tie, overtaking, catching up, running away."""
    envoys = {"envoys": "C2*2 C3*2"}
    at = flipped(MARKET, zu={"envoys": "C2 C3*2", "traders": "M2 M4 M6 M5"}, **envoys)
    assert decided_markets(at)[0] == "M1"
    tie = flipped(MARKET, zu={"envoys": "C1 C2 C3*2", "traders": "M4 M5 M6"}, envoys="C1 C2*2 C3*4")
    assert decided_markets(tie)[0] == "M2"
    overtake = flipped(MARKET, zu={"envoys": "C1 C2 C3*2", "traders": "M4 M5 M6"}, envoys="C1 C2*4 C3*4")
    assert decided_markets(overtake)[0] == "M1"


def test_z0_inside_a_step_the_smaller_gap_unless_a_ruling_says_otherwise() -> None:
    """EE-SOLO-PRI-1."""
    more: dict[str, Any] = {"zu": {"envoys": "C1 C2", "traders": "M3 M4 M5 M6"}, "envoys": "C1*5 C2*3"}
    assert decided_markets(flipped(MARKET, **more))[0] == "M2"
    switched = {"options": {"zu_influence_gap": False}}
    lots = {decided_markets(flipped(MARKET, seed=seed, **more, **switched))[0] for seed in range(40)}
    assert lots == {"M1", "M2"}


def test_the_buyer_is_of_the_most_popular_colour_that_zu_can_sell() -> None:
    """EE-SOLO-MKT-3: then of the colour it owns most of, then by lot; determined anew at each market."""
    four = "M1 M2 M3 M4 M5"
    at = flipped(MARKET, queues={"M1": "O"}, zu={"hold": "Yg1 Og1", "traders": four})
    assert decided(at, "buyer") == ("O", "EE-SOLO-MKT-3", "popularity")
    most = flipped(MARKET, zu={"hold": "Yg1 Og1 Og2", "traders": four})
    assert decided(most, "buyer") == ("O", "EE-SOLO-MKT-3", "own-relics")
    assert by_lot("buyer", deck=MARKET, zu={"hold": "Yg1 Og1", "traders": four}) == {"Y", "O"}


def test_z1_without_relics_any_colour_or_none_by_ruling() -> None:
    """EE-SOLO-MKT-3."""
    four = {"traders": "M1 M2 M3 M4 M5"}
    assert len(by_lot("buyer", deck=MARKET, zu=four)) > 3
    at = flipped(MARKET, zu=four, options={"zu_relicless_buyer": "none"})
    assert at.queue("M6") == "W"


def test_z27_a_colour_without_pawns_is_no_candidate() -> None:
    """EE-SOLO-MKT-3, EE-GEN-13."""
    queues = {"M1": "OOOO", "M2": "OOOO"}
    at = flipped(MARKET, queues=queues, zu={"hold": "Og1", "traders": "M1 M2 M3 M4 M5"})
    assert at.queue("M6") == "W"


def test_e3_white_buyers_only() -> None:
    """EE-SOLO-DIFF-E3."""
    at = flipped(MARKET, zu={"hold": "Yg1", "traders": "M1 M2 M3 M4 M5"}, options={"easier_3": True})
    assert at.queue("M6") == "W"


# Command


def test_a_trader_where_there_is_none_and_always_an_envoy() -> None:
    """EE-SOLO-CMD-1: ZC1 shows market 1 and its centre."""
    at = flipped(COMMAND_1)
    assert (at.traders("M1"), at.envoys("C1")) == ((0, 1), (0, 1))
    again = flipped(COMMAND_1, zu={"traders": "M1", "envoys": "C1"})
    assert (again.traders("M1"), again.envoys("C1")) == ((0, 1), (0, 2))


def test_zu_never_recalls_an_envoy() -> None:
    """EE-SOLO-CMD-2: not even where a tile lies."""
    at = flipped(COMMAND_1, round=2, zu={"traders": "M1", "envoys": "C1*3"})
    assert at.envoys("C1") == (0, 4)
    assert at.all_of("envoy_recalled") == []


# Sell


def test_the_colour_that_allows_most_markets() -> None:
    """EE-SOLO-SEL-2, EE-SOLO-SEL-3, ruling Z20: the usual income, promotion, and no bonus card."""
    at = flipped(
        SELL,
        queues={"M1": "YO", "M2": "YR", "M3": "OOO"},
        zu={"traders": "M1 M2 M3", "hold": "Yg1 Yg3 Og1"},
    )
    assert decided(at, "sell") == ("Y", "EE-SOLO-SEL-2", "markets")
    assert at.earned(ZU) == [("popularity", 5), ("buyers", 4), ("markets", 3)]
    assert (at.envoys("C1"), at.envoys("C2")) == ((0, 1), (0, 1))
    assert at.state.mothership == "YY"
    assert at.all_of("cards_drawn") == []
    assert at.hold(ZU) == "Og1"


def test_z3_ties_of_colours_in_a_sale() -> None:
    """EE-SOLO-SEL-2: more popular, then more buyers in the chosen markets."""
    popular = flipped(SELL, queues={"M1": "YO", "M4": "O"}, zu={"traders": "M1", "hold": "Yg1 Og1"})
    assert decided(popular, "sell") == ("O", "EE-SOLO-SEL-2", "popularity")
    buyers = flipped(SELL, queues={"M1": "YYO", "M4": "O"}, zu={"traders": "M1", "hold": "Yg1 Og1"})
    assert decided(buyers, "sell") == ("Y", "EE-SOLO-SEL-2", "buyers")


def test_z4_no_more_markets_than_relics_and_the_most_lucrative_ones() -> None:
    """EE-SOLO-SEL-2, EE-SOLO-PRI-2: most buyers first."""
    at = flipped(SELL, queues={"M1": "Y", "M2": "YYY", "M3": "YW"}, zu={"traders": "M1 M2 M3", "hold": "Yg1 Yg2"})
    assert sorted(BOX.market_places[event.market] for event in at.all_of("relic_sold")) == ["M2", "M3"]


def test_the_most_lucrative_market_counts_rival_traders_where_zu_has_one() -> None:
    """EE-SOLO-PRI-2: after the buyers."""
    at = flipped(SELL, queues={"M1": "Y", "M2": "Y"}, traders="M2", zu={"traders": "M1 M2", "hold": "Yg1"})
    assert decided(at, "sell-market") == ("M2", "EE-SOLO-PRI-2", "rival-traders")


def test_the_lowest_values_are_sold() -> None:
    """EE-SOLO-SEL-3."""
    at = flipped(SELL, queues={"M1": "Y"}, zu={"traders": "M1", "hold": "Yg1 Yg4", "container": "Yg2"})
    assert type_of(at.happened("relic_sold").relic) == "Yg4"


@pytest.mark.parametrize("zu", [{"traders": "M1"}, {"hold": "Yg1"}, {"hold": "Og1", "traders": "M1"}])
def test_a_sale_fails_without_relic_trader_or_buyer(zu: dict[str, Any]) -> None:
    """EE-SOLO-SEL-1."""
    assert flipped(SELL, queues={"M1": "Y"}, zu=zu).happened("zu_failed").rule == "EE-SOLO-SEL-1"


# Quick Sale


def test_a_quick_sale_of_the_colour_it_owns_least_of() -> None:
    """EE-SOLO-QS-2, EE-SOLO-QS-3: with a trader sent to the market that wants it most."""
    at = flipped(QUICK_SALE, queues={"M1": "Y", "M2": "O", "M5": "OW"}, zu={"hold": "Yg1 Yg2 Og1 Og2 Og4"})
    assert decided(at, "quick-sale") == ("Y", "EE-SOLO-QS-2", "few-relics")
    one = flipped(QUICK_SALE, queues={"M1": "O", "M5": "OW"}, zu={"hold": "Og1 Og4"})
    assert decided(one, "quick-sale-market") == ("M5", "EE-SOLO-QS-2", "buyers")
    assert type_of(one.happened("relic_sold").relic) == "Og1"
    assert (one.traders("M5"), one.envoys("C2")) == ((0, 0), (0, 1))


def test_ties_of_a_quick_sale() -> None:
    """EE-SOLO-QS-2: the more popular colour, then the more lucrative market."""
    at = flipped(
        QUICK_SALE, queues={"M1": "YO", "M5": "OY", "M6": "O"}, zu={"hold": "Yg1 Og1", "traders": "M1 M5"}, traders="M5"
    )
    assert decided(at, "quick-sale") == ("O", "EE-SOLO-QS-2", "popularity")
    assert decided(at, "quick-sale-market") == ("M5", "EE-SOLO-PRI-2", "rival-traders")


def test_z5_only_colours_that_somebody_wants() -> None:
    """EE-SOLO-QS-1, EE-SOLO-QS-2."""
    at = flipped(QUICK_SALE, queues={"M1": "Y"}, zu={"hold": "Yg1 Yg2 Og1"})
    assert type_of(at.happened("relic_sold").relic) == "Yg2"


@pytest.mark.parametrize("zu", [{}, {"hold": "Og1"}])
def test_a_quick_sale_fails_without_relic_or_buyer(zu: dict[str, Any]) -> None:
    """EE-SOLO-QS-1."""
    assert flipped(QUICK_SALE, queues={"M1": "Y"}, zu=zu).happened("zu_failed").rule == "EE-SOLO-QS-1"


# Survey


def test_zu_puts_a_card_of_the_deck_on_the_leftmost_free_one() -> None:
    """EE-SOLO-SUR-1, ruling Z31: it takes no initiative marker."""
    at = flipped(SURVEY, row="R-SA:0 Y-SB G-SC", cards="V-SM")
    assert [card[:4] for card in at.row] == ["R-SA", "V-SM", "G-SC"]
    assert [each.owner for each in at.state.row] == [0, ZU, None]
    assert at.state.players[ZU].marker == 0


def test_zu_buys_the_dearer_of_two_drawn_relics_it_wants() -> None:
    """EE-SOLO-SUR-2, ruling Z12: at double value, sampled; the other goes to its site."""
    at = surveyed("Vg2 Vg3", credits=20)
    assert (at.hold(ZU), at.guards(ZU), at.earned(ZU)) == ("Vg2", "Vg2", [("survey", -12)])
    assert at.site("V1") == "Vg3"
    poor = surveyed("Vg2 Vg3", credits=10)
    assert (poor.hold(ZU), poor.site("V2")) == ("Vg3", "Vg2")


def test_z13_without_a_purchase_one_is_placed_and_one_shuffled_back() -> None:
    """EE-SOLO-SUR-3: which, chance decides."""
    placed = {surveyed("Vg2 Vg3", credits=0, seed=seed).site("V1") for seed in range(20)}
    assert placed == {"Vg3", ""}
    at = surveyed("Vg2 Vg3", credits=0)
    assert len(at.reserve("V")) == len(surveyed("Vg2 Vg3", credits=20).reserve("V")) + 1


def surveyed(relics: str, *, seed: int = 0, **zu: Any) -> Table:
    return flipped(SURVEY, row="R-SA", cards="V-SM", reserve={"V": relics}, zu=zu, seed=seed)


def test_z11_a_row_full_of_cubes_does_not_stop_the_relics() -> None:
    """EE-SOLO-SUR-1."""
    at = flipped(SURVEY, row="R-SA:0", cards="V-SM", reserve={"V": "Vg2 Vg3"}, zu={"credits": 20})
    assert at.hold(ZU) == "Vg2"
    assert at.kinds.count("zu_failed") == 0
    assert [card[:4] for card in at.state.discard] == ["V-SM"]


def test_round_3_has_no_row() -> None:
    """EE-SOLO-SUR-1: the card is discarded, the relics still come."""
    at = flipped(SURVEY, round=3, cards="V-SM", reserve={"V": "Vg2 Vg3"}, zu={"credits": 20})
    assert at.hold(ZU) == "Vg2"


def test_z24_an_empty_reserve_fails_only_when_nothing_was_done() -> None:
    """EE-SOLO-SUR-3."""
    sites = " ".join(kind for kind, each in BOX.relics.items() for _ in range(each.copies) if each.colour == "V")
    with_row = flipped(SURVEY, row="R-SA", cards="V-SM", sites=sites)
    assert with_row.kinds.count("zu_failed") == 0
    without = flipped(SURVEY, round=3, cards="V-SM", sites=sites)
    assert without.happened("zu_failed").rule == "EE-SOLO-SUR-2"


def test_z25_the_last_relic_is_bought_if_zu_wants_it() -> None:
    """EE-SOLO-SUR-2."""
    others = [kind for kind, each in BOX.relics.items() for _ in range(each.copies) if each.colour == "V"]
    others.remove("Vg2")
    more: dict[str, Any] = {"row": "R-SA", "cards": "V-SM", "sold": " ".join(others)}
    assert flipped(SURVEY, **more, zu={"credits": 20}).hold(ZU) == "Vg2"
    assert flipped(SURVEY, **more, zu={"credits": 0}).site("V2") == "Vg2"


# Crew and gallery


def test_the_crew_is_unlimited() -> None:
    """EE-SOLO-CRW-1, EE-SOLO-SET-4: 22 cubes on the table are not the end of it."""
    at = flipped(COMMAND_1, zu={"envoys": "C1*22"})
    assert at.envoys("C1") == (0, 23)


def test_e5_and_z23_without_cubes_actions_fail() -> None:
    """EE-SOLO-DIFF-E5."""
    none: dict[str, Any] = {"options": {"easier_5": True}, "zu": {"envoys": "C1*22", "hold": "Yg1"}}
    for card in (MARKET, COMMAND_1, QUICK_SALE):
        assert flipped(card, queues={"M1": "Y"}, **none).happened("zu_failed").rule == "EE-SOLO-DIFF-E5"
    one: dict[str, Any] = {"options": {"easier_5": True}, "zu": {"envoys": "C1*21", "hold": "Yg1"}}
    market = flipped(MARKET, **one)
    assert (sum(each[ZU] for each in market.state.traders), market.kinds.count("zu_failed")) == (1, 0)
    command = flipped(COMMAND_1, **one)
    assert (command.traders("M1"), command.envoys("C1")) == ((0, 1), (0, 21))
    assert (command.happened("zu_failed").why, command.earned(ZU)) == ("ee-why-no-cube", [("failure", 10)])
    beside = flipped(COMMAND_1, options={"easier_5": True}, zu={"envoys": "C1*20", "traders": "M1"})
    assert (beside.envoys("C1"), beside.kinds.count("zu_failed")) == ((0, 21), 0)
    dug = flipped(EXCAVATE_YG, sites="Yg2", queues={"M1": "Y"}, **none)
    assert (dug.hold(ZU), dug.guards(ZU)) == ("Yg1 Yg2", "")
    row = flipped(SURVEY, row="R-SA", cards="V-SM", **none)
    assert [each.owner for each in row.state.row] == [None]


def test_z14_a_full_column_draws_no_card() -> None:
    """EE-SOLO-GAL-1: Zu places guards like a player, and removes none."""
    at = flipped(EXCAVATE_YG, sites="Yg4", queues={"M1": "Y"}, zu={"guards": "Yg1 Yg2 Yg3"})
    assert at.guards(ZU) == "Yg1 Yg2 Yg3 Yg4"
    assert at.all_of("cards_drawn") == []


# Why something is left out, replaced, or fails


def test_what_a_rule_leaves_out_is_told_with_the_reason() -> None:
    """The colour without a relic on the sites, the relic Zu has, the market with its trader, the buyer of whom none is
    left, the colour nobody wants: each would be missed in the list."""
    popular = flipped("ZF6", sites="Yg2 Gg2", queues={"M1": "VV"})
    assert out_of(popular, "dig-colour")["V"] == ("EE-SOLO-DIG-2", "ee-why-not-on-sites")
    dug = flipped(EXCAVATE_YG, sites="Yg1 Yg2 Yg3", queues={"M1": "Y"}, zu={"hold": "Yg1", "guards": "Yg2"})
    assert out_of(dug, "dig-relic") == {
        "Yg1": ("EE-SOLO-DIG-4", "ee-why-copy"),
        "Yg2": ("EE-SOLO-DIG-4", "ee-why-sample"),
    }
    assert reasons(dug, "dig-relic").chosen == "Yg3"
    all_violet = {"M1": "VVVV", "M2": "VVVV"}
    buyers = flipped(MARKET, queues=all_violet, zu={"hold": "Vg1 Yg1", "traders": "M1 M2 M3 M4 M5"})
    assert out_of(buyers, "market")["M1"] == ("EE-SOLO-MKT-1", "ee-why-has-trader")
    assert out_of(buyers, "buyer") == {"V": ("EE-SOLO-MKT-3", "ee-why-no-buyer-left")}
    sale = flipped(SELL, queues={"M1": "Y"}, zu={"hold": "Yg1 Og1", "traders": "M1"})
    assert out_of(sale, "sell") == {"O": ("EE-SOLO-SEL-1", "ee-why-unwanted-at-traders")}
    quick = flipped(QUICK_SALE, queues={"M1": "Y"}, zu={"hold": "Yg1 Og1"})
    assert out_of(quick, "quick-sale") == {"O": ("EE-SOLO-QS-1", "ee-why-unwanted-anywhere")}
    assert out_of(quick, "quick-sale-market")["M2"] == ("EE-SOLO-QS-2", "ee-why-unwanted-there")
    fenced = flipped(EXCAVATE_YG, zu={"credits": 0, "hold": "Yg1 Yg2 Og1"})
    assert list(out_of(fenced, "fence").values()) == [("EE-SOLO-FEN-1", "ee-why-one-colour")]
    drawn = surveyed("Vg2 Vg3", credits=20, guards="Vg2")
    assert list(out_of(drawn, "survey-buy").values()) == [("EE-SOLO-SUR-2", "ee-why-sample")]


def test_the_market_chosen_before_is_out_of_the_next_choice() -> None:
    at = flipped(MARKET, queues={"M1": "YY", "M2": "Y"}, zu={"hold": "Yg1"})
    first, second = (each for each in at.events if isinstance(each, Explained) and each.question == "ee-zu-market")
    assert (first.chosen, first.excluded) == ("M1", ())
    assert [(each.candidate, each.why) for each in second.excluded] == [("M1", "ee-why-chosen")]


FULL = {"hold": "Yg1 Gg1 Rg1 Og1 Vg1", "container": "Og2 Og3"}


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"sites": "Yg3", "zu": FULL}, [("fence", "EE-SOLO-DIG-1", "ee-why-full")]),
        (
            {"sites": "Yg3", "zu": {"hold": FULL["hold"]}, "piles": {"Y": "Yg3"}},
            [("buy", "EE-SOLO-DIG-1", "ee-why-hold-full")],
        ),
        (
            {"sites": "Yg3", "zu": {"guards": "Yg3"}, "piles": {"Y": "Yg4"}},
            [("buy", "EE-SOLO-DIG-6", "ee-why-nothing-to-dig")],
        ),
        (
            {"sites": "Vg3", "options": {"harder_1": True}, "piles": {"Y": "Yg4"}},
            [("buy", "EE-SOLO-DIG-6", "ee-why-nothing-of-both")],
        ),
        (
            {"zu": {"hold": "Og1", "credits": 0}},
            [("buy", "EE-SOLO-DIG-6", "ee-why-nothing-to-dig"), ("fence", "EE-SOLO-BUY-2", "ee-why-nothing-to-buy")],
        ),
    ],
    ids=["both stores full", "hold full", "has it", "neither colour", "nothing to buy"],
)
def test_an_excavation_that_becomes_something_else_says_why(
    more: dict[str, Any], said: list[tuple[str, str, str]]
) -> None:
    """EE-SOLO-DIG-1, EE-SOLO-DIG-6, EE-SOLO-BUY-2: in this order, before what is done."""
    zu = {"credits": 30} | more.pop("zu", {})
    at = flipped(EXCAVATE_YG, queues={"M1": "Y"}, zu=zu, **more)
    assert [(each.action, each.rule, each.why) for each in at.all_of("zu_turned_to")] == said
    assert at.kinds.count("zu_failed") == 0


@pytest.mark.parametrize(
    ("card", "more", "reason"),
    [
        (SELL, {}, "nothing-to-sell"),
        (SELL, {"zu": {"hold": "Yg1"}, "queues": {"M1": "Y"}}, "no-trader-anywhere"),
        (SELL, {"zu": {"hold": "Yg1", "traders": "M2"}, "queues": {"M1": "Y"}}, "nothing-wanted"),
        (QUICK_SALE, {}, "nothing-to-sell"),
        (QUICK_SALE, {"zu": {"hold": "Yg1"}, "queues": {"M1": "O"}}, "nothing-wanted-anywhere"),
        (MARKET, {"zu": {"traders": "M1 M2 M3 M4 M5 M6"}}, "traders-everywhere"),
        (EXCAVATE_YG, {"zu": {"credits": 0}}, "nothing-to-fence"),
        (COMMAND_1, {"zu": {"envoys": "C1*22"}, "options": {"easier_5": True}}, "no-cube"),
    ],
)
def test_a_failure_says_why(card: str, more: dict[str, Any], reason: str) -> None:
    """EE-SOLO-FAIL-1."""
    assert flipped(card, **more).happened("zu_failed").why == f"ee-why-{reason}"


POOR: dict[str, Any] = {"credits": 0}
NO_CUBES: dict[str, Any] = {"zu": {"envoys": "C1*22"}, "options": {"easier_5": True}}
FULL_BUT_FOR_ONE: dict[str, Any] = {"zu": {"hold": "Yg1 Yg2 Yg3 Gg1"}, "sites": "Rg2 Vg1"}
EVERYWHERE_BUT_M6 = "M1 M2 M3 M4 M5"
NOTHING_RED = "Rg1 Rg2 Rg3 Rg4"


@pytest.mark.parametrize(
    ("card", "more", "said"),
    [
        (SURVEY, {"zu": POOR, "cards": "R-SA", "row": "G-SA"}, [("relic", "SUR-2", "price")] * 2),
        (SURVEY, {"zu": {"hold": NOTHING_RED}, "cards": "R-SA", "row": "G-SA"}, [("relic", "SUR-2", "copy")]),
        (SURVEY, {"zu": POOR, "cards": "R-SA"}, [("row", "SUR-1", "row-taken")]),
        (SURVEY, {"zu": POOR, "cards": "R-SA", "round": 3}, [("row", "SUR-1", "no-row")]),
        (EXCAVATE_YG, {"zu": POOR, "piles": {"R": "Rg2 Rg1", "O": "Og3"}}, [("relic", "BUY-1", "price")] * 2),
        ("ZF3", {"sites": "Rg2", "options": {"harder_1": True}}, [("colour", "DIG-6", "nothing-to-dig")]),
        ("ZF3", {**FULL_BUT_FOR_ONE, "options": {"harder_1": True}}, [("colour", "DIG-7", "hold-full")]),
        (
            EXCAVATE_YG,
            {"zu": {"credits": 9}, "piles": {"Y": "Yg3"}, "options": {"harder_5": True}},
            [("second", "DIFF-H5", "nothing-else-to-buy")],
        ),
        ("ZF3", {**NO_CUBES, "sites": "Rg2"}, [("sample", "DIFF-E5", "no-cube")]),
        (MARKET, {"zu": {"envoys": "C1*21"}, "options": {"easier_5": True}}, [("trader", "DIFF-E5", "no-cube")]),
        (
            MARKET,
            {"zu": {"traders": EVERYWHERE_BUT_M6}, "queues": {"M1": "WWWW", "M2": "WW"}},
            [("white", "MKT-3", "no-white-left")],
        ),
        (
            MARKET,
            {"zu": {"traders": EVERYWHERE_BUT_M6, "hold": "Og1"}, "queues": {"M1": "OOOO", "M2": "OOOO"}},
            [("coloured", "MKT-3", "no-coloured-left")],
        ),
        (
            MARKET,
            {"zu": {"traders": EVERYWHERE_BUT_M6}, "options": {"zu_relicless_buyer": "none"}},
            [("coloured", "MKT-3", "nothing-to-sell")],
        ),
    ],
)
def test_what_an_action_does_without_is_told_with_the_reason(
    card: str, more: dict[str, Any], said: list[tuple[str, str, str]]
) -> None:
    at = flipped(card, **more)
    wanted = [(part, f"EE-SOLO-{rule}", f"ee-why-{why}") for part, rule, why in said]
    told = [(each.part, each.rule, each.why) for each in at.all_of("zu_did_without")]
    assert [each for each in told if each[0] == said[0][0]] == wanted


def test_an_action_that_is_done_in_full_does_without_nothing() -> None:
    for card in (MARKET, COMMAND_1):
        assert flipped(card, zu={"hold": "Yg1"}).all_of("zu_did_without") == []
