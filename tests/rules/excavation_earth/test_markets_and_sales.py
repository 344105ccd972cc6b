"""Market and Sell: EE-GEN-6 to 10, EE-ACT-MKT-1 to 4, EE-ACT-SEL-1 to 13, with the powers of Aquilla and Gul."""

import pytest

from rules.excavation_earth import moves as m
from rules.excavation_earth.agenda import Selling
from rules.excavation_earth.parts import Store
from rules.excavation_earth.queries import payout, sale_income
from tests.rules.core.sitting import ALLOWED
from tests.rules.excavation_earth.table import BOX, Table, finish, table


def market(at: Table, card: str, place: str) -> m.Move:
    return m.Market(seat=0, card=at.card(card), market=BOX.market_at[place])


def trader(place: str, guard: str = "") -> m.Move:
    return m.SendTrader(seat=0, market=BOX.market_at[place], guard=guard)


def buyer(colour: str, place: str) -> m.Move:
    return m.AddBuyer(seat=0, market=BOX.market_at[place], buyer=colour)


def sell(at: Table, card: str) -> m.Move:
    return m.Sell(seat=0, card=at.card(card))


def offer(relic: str, place: str, store: Store = "hold") -> m.Move:
    return m.Offer(seat=0, relic=relic, store=store, market=BOX.market_at[place])


CLOSE = m.CloseSale(seat=0)


# Market


def test_a_card_with_the_symbol_and_an_explorer_on_the_market() -> None:
    """EE-ACT-MKT-1."""
    at = table(explorers="M4 G1 G2", hand="R-SC R-SA R-SM")
    assert at.why_not(market(at, "R-SA", "M4")) == "EE-ACT-MKT-1"
    assert at.case(market(at, "R-SA", "M4")) == "symbol"
    assert at.case(market(at, "R-SA", "M1")) == "nobody"
    assert at.why_not(market(at, "R-SC", "M3")) == "EE-ACT-MKT-1"
    assert at.why_not(market(at, "R-SC", "M4")) == ALLOWED


def test_a3_the_explorers_place_decides_which_of_the_two_markets() -> None:
    """EE-ACT-MKT-1: both markets of a symbol, where one stands on both."""
    at = table(explorers="M1 M6 G2", hand="R-SA")
    assert {move.market for move in at.moves(m.Market)} == {0, 5}


def test_e2_market_a() -> None:
    """EE-ACT-MKT-2, EE-ACT-MKT-4, EE-GEN-7, EE-GEN-8: two buyers push two out."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "VYGR"})
    before = {colour: at.popularity(colour) for colour in BOX.colours}
    white = at.state.white
    at.play(market(at, "R-SC", "M4"), trader("M4"), buyer("W", "M4"), buyer("O", "M4"))
    assert at.queue("M4") == "GRWO"
    assert {colour: at.popularity(colour) - before[colour] for colour in BOX.colours} == {
        "Y": -1,
        "G": 0,
        "R": 0,
        "V": -1,
        "O": 1,
    }
    assert at.state.white == white - 1
    assert [event.buyer for event in at.all_of("buyer_ejected")] == ["V", "Y"]
    assert at.traders("M4") == (1, 0)


def test_e3_market_b() -> None:
    """EE-ACT-MKT-2, EE-GEN-9: green alone makes green more popular; with white first it does not."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "GRY"})
    green = at.popularity("G")
    at.play(market(at, "R-SC", "M4"), trader("M4"), buyer("G", "M4"))
    assert (at.queue("M4"), at.popularity("G")) == ("GRYG", green + 1)
    other = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "GRY"})
    other.play(market(other, "R-SC", "M4"), trader("M4"), buyer("W", "M4"), buyer("G", "M4"))
    assert (other.queue("M4"), other.popularity("G")) == ("RYWG", green)


def test_each_step_once_and_each_may_be_left_out() -> None:
    """EE-ACT-MKT-2, rulings A16 and A44: only white before colour is commanded."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "G"})
    at.play(market(at, "R-SC", "M4"), buyer("W", "M4"))
    assert at.case(buyer("W", "M4")) == "white-added"
    assert at.case(buyer("G", "M1")) == "elsewhere"
    at.play(trader("M4"))
    assert at.case(trader("M4")) == "trader-sent"
    at.play(finish())
    assert (at.queue("M4"), at.traders("M4")) == ("GW", (1, 0))
    none = table(explorers="M4 G1 G2", hand="R-SC")
    none.play(market(none, "R-SC", "M4"), finish())
    assert none.asks == "EE-TURN-1"


def test_a_coloured_buyer_first_leaves_the_trader_and_shuts_out_the_white_one() -> None:
    """EE-ACT-MKT-2, ruling A44: the action goes on as long as something of it is left, then ends by itself."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "R"})
    at.play(market(at, "R-SC", "M4"), buyer("G", "M4"))
    assert at.asks == "EE-ACT-MKT-2"
    assert (at.case(buyer("W", "M4")), at.case(buyer("Y", "M4"))) == ("white-late", "colour-added")
    assert at.moves(m.AddBuyer) == []
    at.play(trader("M4"))
    assert (at.queue("M4"), at.traders("M4"), at.asks) == ("RG", (1, 0), "EE-TURN-1")


def test_without_a_cube_nothing_is_left_after_the_coloured_buyer() -> None:
    """EE-CRW-1: no trader could follow."""
    at = table(explorers="M4 G1 G2", hand="R-SC", envoys="C1*22")
    at.play(market(at, "R-SC", "M4"), buyer("G", "M4"))
    assert at.asks == "EE-TURN-1"


def test_buyers_that_are_not_there_cannot_be_added() -> None:
    """EE-ACT-MKT-3, EE-GEN-13."""
    queues = {"M1": "WWWW", "M2": "WWOO", "M3": "OOOO", "M5": "OO"}
    at = table(explorers="M4 G1 G2", hand="R-SC", queues=queues)
    at.play(market(at, "R-SC", "M4"))
    assert at.why_not(buyer("W", "M4")) == "EE-ACT-MKT-3"
    assert at.why_not(buyer("O", "M4")) == "EE-ACT-MKT-3"
    assert at.why_not(buyer("Y", "M4")) == ALLOWED


def test_a34_an_ejected_white_buyer_does_not_serve_the_same_step() -> None:
    """EE-ACT-MKT-3: the new one must be available first."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "WGRY", "M1": "WWWW", "M2": "W"})
    at.play(market(at, "R-SC", "M4"))
    assert at.why_not(buyer("W", "M4")) == "EE-ACT-MKT-3"


def test_any_number_of_traders_on_a_market() -> None:
    """EE-GEN-15."""
    at = table(explorers="M4 G1 G2", hand="R-SC", traders="M4*3", rivals=[{"traders": "M4"}])
    at.play(market(at, "R-SC", "M4"), trader("M4"), finish())
    assert at.traders("M4") == (4, 1)


def test_a_guard_serves_as_trader_only_when_the_supply_is_empty() -> None:
    """EE-CRW-2."""
    at = table(explorers="M4 G1 G2", hand="R-SC", guards="Yg1", envoys="C1*21")
    at.play(market(at, "R-SC", "M4"), trader("M4", "Yg1"))
    assert (at.guards(), at.traders("M4")) == ("", (1, 0))


def test_pushing_out_a_buyer_one_needs_is_warned_of() -> None:
    """EE-ACT-MKT-4."""
    at = table(explorers="M4 G1 G2", hand="R-SC", queues={"M4": "GRYV"}, traders="M4", hold="Gg1")
    at.play(market(at, "R-SC", "M4"))
    assert at.warned(buyer("W", "M4")) == ["EE-ACT-MKT-4"]


# Popularity


def test_e4_popularity_ranks() -> None:
    """EE-GEN-9, EE-ACT-SEL-5: ties share a rank, the next ranks are skipped."""
    queues = {"M1": "RRRY", "M2": "YGGO", "M3": "OV"}
    state = table(queues=queues).state
    assert [state.popularity(at) for at in range(5)] == [4, 4, 5, 3, 4]
    assert [payout(state, colour) for colour in "YGRVO"] == [5, 5, 9, 0, 5]


def test_a5_a_full_track_is_simply_the_least_popular() -> None:
    """EE-GEN-9."""
    state = table(seats=[{}, {}, {}, {}], queues={"M1": "Y"}).state
    assert [payout(state, colour) for colour in "YGRVO"] == [9, 5, 5, 5, 5]


# Sell


E5 = {
    "M1": "VWVG",
    "M2": "ROO",
    "M3": "RYG",
    "M4": "VOY",
    "M5": "VVW",
    "M6": "OOO",
}


def e5(**more: object) -> Table:
    seat = {"faction": "ISS", "hold": "Vg1 Vg3 Vg4", "traders": "M1 M3 M5", "hand": "R-SM", **more}
    return table(seats=[seat, {}, {}, {}], queues=E5, mothership="RY", deck="O-SM")


def test_e5_the_sale_of_the_rulebook() -> None:
    """EE-ACT-SEL-5, EE-ACT-SEL-6, EE-ACT-SEL-7, EE-ACT-SEL-8, EE-ACT-SEL-9, EE-ACT-SEL-11: 20 credits and a card."""
    at = e5()
    assert [at.popularity(colour) for colour in "OVRYG"] == [6, 5, 3, 3, 2]
    at.play(sell(at, "R-SM"), offer("Vg1", "M1"), offer("Vg3", "M5"))
    selling = at.state.agenda[0]
    assert isinstance(selling, Selling)
    assert sale_income(at.state, 0, selling) == (5, 12, 3)
    at.play(CLOSE)
    assert at.earned() == [("popularity", 5), ("buyers", 12), ("markets", 3)]
    assert at.hand() == "O-SM"
    assert sorted(at.state.mothership) == sorted("VWVVVW")
    assert (at.queue("M1"), at.queue("M5")) == ("G", "")
    assert [at.popularity(colour) for colour in "OVRYG"] == [6, 5, 2, 2, 2]
    assert (at.envoys("C1"), at.envoys("C2")) == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert (at.traders("M1"), at.traders("M3"), at.traders("M5")) == ((0,) * 4, (1, 0, 0, 0), (0,) * 4)
    assert at.hold() == "Vg4"
    assert len(at.state.sold) == 2


def test_lesson_4_no_buyer_no_trader_no_second_relic_on_a_market() -> None:
    """EE-ACT-SEL-2, EE-ACT-SEL-3, ruling A20."""
    at = e5()
    at.play(sell(at, "R-SM"))
    assert at.why_not(offer("Vg1", "M3")) == "EE-ACT-SEL-3"
    assert at.case(offer("Vg1", "M3")) == "no-buyer"
    assert at.case(offer("Vg1", "M4")) == "no-trader"
    at.play(offer("Vg1", "M1"))
    assert at.case(offer("Vg3", "M1")) == "used"


def test_the_colour_is_free_and_the_same_for_all_relics() -> None:
    """EE-ACT-SEL-1, EE-ACT-SEL-13: a red Mask card sells purple; then no other colour."""
    at = e5(hold="Vg1 Vg3 Gg1")
    at.play(sell(at, "R-SM"), offer("Vg1", "M1"))
    assert at.why_not(offer("Gg1", "M3")) == "EE-ACT-SEL-1"
    assert at.why_not(offer("Yg1", "M3")) == "EE-ACT-SEL-2"


def test_closing_early_is_warned_of() -> None:
    """EE-ACT-SEL-7; and nothing offered is no sale (ruling A16)."""
    at = e5()
    at.play(sell(at, "R-SM"))
    assert at.why_not(CLOSE) == "EE-ACT-SEL-2"
    at.play(offer("Vg1", "M1"))
    assert at.warned(CLOSE) == ["EE-ACT-SEL-7"]
    at.play(offer("Vg3", "M5"))
    assert at.warned(CLOSE) == []


@pytest.mark.parametrize(
    ("seat", "case"),
    [({"traders": "M1"}, "no-relic"), ({"hold": "Vg1"}, "no-trader"), ({"hold": "Og1", "traders": "M3"}, "no-buyer")],
)
def test_without_a_market_that_qualifies_there_is_no_sale(seat: dict[str, str], case: str) -> None:
    """EE-ACT-SEL-4."""
    at = table(**seat, faction="ISS", hand="R-SM", queues=E5)
    assert at.why_not(sell(at, "R-SM")) == "EE-ACT-SEL-4"
    assert at.case(sell(at, "R-SM")) == case


@pytest.mark.parametrize(("traders", "said"), [("", "no"), ("M3", "yes")])
def test_aquilla_with_a_card_that_opens_markets_is_not_told_to_send_a_trader(traders: str, said: str) -> None:
    """EE-ACT-SEL-4, EE-FAC-AQU-1: what is lacking there is a buyer."""
    at = table(faction="AQU", hand="R-SB O-SM", hold="Vg1", traders=traders, queues={"M2": "R"})
    assert at.why_not(sell(at, "R-SB")) == "EE-ACT-SEL-4"
    assert at.refused(sell(at, "R-SB")) == {"case": "opened", "traders": said}
    assert at.case(sell(at, "O-SM")) == ("no-buyer" if traders else "no-trader")


def test_three_markets_pay_eight_and_draw_two_of_which_one_is_kept() -> None:
    """EE-ACT-SEL-7, EE-ACT-SEL-8: never more than three."""
    at = table(
        faction="ISS",
        hold="Vg1 Vg2 Vg3 Vg4",
        traders="M1 M2 M4 M5",
        hand="R-SM",
        queues={"M1": "V", "M2": "V", "M4": "V", "M5": "V"},
        deck="O-SA G-SB",
    )
    at.play(sell(at, "R-SM"), offer("Vg1", "M1"), offer("Vg2", "M2"), offer("Vg3", "M4"))
    assert at.case(offer("Vg4", "M5")) == "enough"
    at.play(CLOSE)
    assert at.earned() == [("popularity", 9), ("buyers", 6), ("markets", 8)]
    drawn = at.state.players[0].packet
    assert [card[:4] for card in drawn] == ["O-SA", "G-SB"]
    assert at.why_not(m.KeepDrawn(seat=0, cards=drawn)) == "EE-ACT-SEL-8"
    at.play(m.KeepDrawn(seat=0, cards=drawn[1:]))
    assert at.hand() == "G-SB"
    assert drawn[0] in at.state.discard


def test_one_market_pays_no_bonus() -> None:
    """EE-ACT-SEL-7, EE-ACT-SEL-8."""
    at = e5()
    at.play(sell(at, "R-SM"), offer("Vg1", "M5"), CLOSE)
    assert at.earned() == [("popularity", 5), ("buyers", 6)]
    assert at.hand() == ""


def test_a19_popularity_is_read_before_any_pawn_moves() -> None:
    """EE-ACT-SEL-12, EE-ACT-SEL-9: the mothership's buyers return after the credits."""
    at = table(faction="ISS", hold="Vg1", traders="M1", hand="R-SM", queues={"M1": "V", "M2": "OO"}, mothership="OO")
    at.play(sell(at, "R-SM"), offer("Vg1", "M1"), CLOSE)
    assert at.earned()[0] == ("popularity", 5)
    assert at.kinds.index("buyers_returned") > at.kinds.index("credits")
    assert at.kinds.index("buyers_boarded") > at.kinds.index("buyers_returned")
    assert at.kinds.index("relic_sold") > at.kinds.index("trader_promoted")


def test_a2_travel_cards_pay_a_sale_unless_a_ruling_forbids_it() -> None:
    """EE-ACT-SEL-13, EE-TURN-5: and nothing else but a travel."""
    at = e5(hand="")
    at.play(sell(at, "3"), offer("Vg1", "M1"), CLOSE)
    assert [BOX.fuel(card) for card in at.state.players[0].spent_travel] == [3]
    strict = table(faction="ISS", hold="Vg1", traders="M1", queues=E5, sell_with_travel_cards=False)
    assert strict.why_not(sell(strict, "3")) == "EE-ACT-SEL-13"
    card = strict.card("3")
    assert strict.why_not(m.Survey(seat=0, card=card, replaced="R-SA-1")) == "EE-TURN-5"


def test_a1_promotion_is_a_duty_unless_a_ruling_leaves_it_open() -> None:
    """EE-ACT-SEL-10."""
    at = table(faction="ISS", hold="Vg1 Vg3", traders="M1 M5", hand="R-SM", queues=E5, promotion_optional=True)
    at.play(sell(at, "R-SM"), offer("Vg1", "M1"), offer("Vg3", "M5"), CLOSE)
    assert at.envoys("C1") == (0, 0)
    assert at.why_not(m.Promote(seat=0, market=2)) == "EE-ACT-SEL-10"
    at.play(m.Promote(seat=0, market=0), finish())
    assert (at.envoys("C1"), at.envoys("C2"), at.traders("M5")) == ((1, 0), (0, 0), (1, 0))
    assert len(at.hand().split()) == 1


# Aquilla


def test_aquilla_sells_on_the_market_of_the_card_without_a_trader() -> None:
    """EE-FAC-AQU, EE-FAC-AQU-1, EE-FAC-AQU-2: nothing is promoted from there."""
    at = table(faction="AQU", hold="Vg1 Vg3", traders="M5", hand="R-SC", queues=E5)
    at.play(sell(at, "R-SC"), offer("Vg1", "M4"), offer("Vg3", "M5"), CLOSE)
    assert (at.envoys("C3"), at.envoys("C2")) == ((0, 0), (1, 0))
    assert at.earned()[2] == ("markets", 3)
    other = table(faction="ISS", hold="Vg1 Vg3", traders="M5", hand="R-SC", queues=E5)
    other.play(sell(other, "R-SC"))
    assert other.why_not(offer("Vg1", "M4")) == "EE-ACT-SEL-3"


def test_aquilla_with_a_trader_there_promotes_as_usual() -> None:
    """EE-FAC-AQU-2."""
    at = table(faction="AQU", hold="Vg1", traders="M4", hand="R-SC", queues=E5)
    at.play(sell(at, "R-SC"), offer("Vg1", "M4"), CLOSE)
    assert at.envoys("C3") == (1, 0)


def test_a3_one_of_the_two_markets_unless_a_ruling_allows_both() -> None:
    """EE-FAC-AQU-1: with a travel or Mask card the power gives nothing."""
    queues = {"M3": "V", "M4": "V"}
    at = table(faction="AQU", hold="Vg1 Vg3", hand="R-SC", queues=queues)
    at.play(sell(at, "R-SC"), offer("Vg1", "M4"))
    assert at.why_not(offer("Vg3", "M3")) == "EE-ACT-SEL-3"
    both = table(faction="AQU", hold="Vg1 Vg3", hand="R-SC", queues=queues, aquilla_both_markets=True)
    both.play(sell(both, "R-SC"), offer("Vg1", "M4"), offer("Vg3", "M3"), CLOSE)
    mask = table(faction="AQU", hold="Vg1 Vg3", hand="R-SM", queues=queues)
    assert mask.why_not(sell(mask, "R-SM")) == "EE-ACT-SEL-4"
    assert mask.why_not(sell(mask, "3")) == "EE-ACT-SEL-4"


# Gul


def gul(**more: object) -> Table:
    seat = {"faction": "GUL", "explorers": "BC M2 M3", "traders": "M1", "hand": "R-SA", "credits": 10, **more}
    return table(seats=[seat, {}], queues={"M1": "VV"}, piles={"V": "Vg1 Vg2", "O": "Og4"})


def buy(colour: str, store: Store = "container") -> m.Move:
    return m.Buy(seat=0, colour=colour, store=store)


def test_gul_buys_at_value_and_sells_it_in_the_same_action() -> None:
    """EE-FAC-GUL, EE-FAC-GUL-1, EE-FAC-GUL-3, ruling A21: sampled too."""
    at = gul()
    at.play(sell(at, "R-SA"), buy("V"), m.TakeSample(seat=0), offer("Vg1", "M1", "container"), CLOSE)
    assert at.earned() == [("black_market", -3), ("popularity", 9), ("buyers", 4)]
    assert at.guards() == "Vg1"
    assert at.pile("V") == "Vg2"


def test_gul_may_leave_it_when_a_sale_is_possible_anyway() -> None:
    """EE-FAC-GUL-3: if bought, a sale must follow; without a relic that sells, something must be bought."""
    at = gul(hold="Vg4")
    at.play(sell(at, "R-SA"))
    assert at.why_not(finish()) == ALLOWED
    bare = gul()
    bare.play(sell(bare, "R-SA"))
    assert bare.why_not(finish()) == "EE-FAC-GUL-3"
    assert bare.why_not(buy("O")) == "EE-FAC-GUL-3"


def test_gul_needs_an_explorer_on_a_black_market_credits_and_room() -> None:
    """EE-FAC-GUL-2: any of the three; no symbol."""
    for more in ({"explorers": "M1 M2 M3"}, {"credits": 2}, {"hold": "Og1 Og2 Og3 Og4 Gg1", "container": "Gg2 Gg3"}):
        at = gul(**more)
        assert at.why_not(sell(at, "R-SA")) == "EE-ACT-SEL-4"
    other = gul(faction="ISS")
    assert other.why_not(sell(other, "R-SA")) == "EE-ACT-SEL-4"
