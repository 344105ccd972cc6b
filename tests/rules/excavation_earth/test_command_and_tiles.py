"""Command and what the command tiles do: EE-ACT-CMD-1 to 5, EE-GEN-11, EE-GEN-12, rulings A3, A17, A18, A41."""

from typing import Any

import pytest

from rules.excavation_earth import moves as m
from tests.rules.core.sitting import ALLOWED
from tests.rules.excavation_earth.table import BOX, Table, finish, table

C1, C2, C3 = 0, 1, 2
WHITE_FACE, YELLOW_FACE = 2, 3


def command(at: Table, card: str) -> m.Move:
    return m.Command(seat=0, card=at.card(card))


def trader(place: str, guard: str = "") -> m.Move:
    return m.SendTrader(seat=0, market=BOX.market_at[place], guard=guard)


def envoy(centre: int, guard: str = "") -> m.Move:
    return m.SendEnvoy(seat=0, centre=centre, guard=guard)


def recall(centre: int) -> m.Move:
    return m.Recall(seat=0, centre=centre)


# Command


def test_the_symbol_names_two_markets_and_a_centre_and_nobody_need_stand_there() -> None:
    """EE-ACT-CMD-1, EE-ACT-CMD-2, ruling A3."""
    at = table(explorers="G1 G2 G3", hand="R-SB")
    at.play(command(at, "R-SB"))
    assert {BOX.market_places[move.market] for move in at.moves(m.SendTrader)} == {"M2", "M5"}
    assert at.why_not(trader("M1")) == "EE-ACT-CMD-2"
    assert at.case(envoy(C1)) == "centre"
    at.play(trader("M5"), envoy(C2))
    assert (at.traders("M5"), at.envoys("C2")) == ((1, 0), (1, 0))
    assert at.asks == "EE-TURN-1"


def test_a_mask_card_commands_nothing() -> None:
    """EE-ACT-CMD-1."""
    at = table(hand="R-SM")
    assert at.why_not(command(at, "R-SM")) == "EE-ACT-CMD-1"


def test_one_step_is_enough_but_not_none() -> None:
    """EE-ACT-CMD-2, ruling A16."""
    at = table(hand="R-SB")
    at.play(command(at, "R-SB"))
    assert at.why_not(finish()) == "EE-ACT-CMD-2"
    at.play(trader("M2"))
    assert at.case(trader("M5")) == "trader-sent"
    at.play(finish())
    assert at.envoys("C2") == (0, 0)


def test_an_envoy_or_a_recall_not_both() -> None:
    """EE-ACT-CMD-2."""
    at = table(hand="R-SB", round=2, envoys="C2", tiles="CT1 CT2 CT3")
    at.play(command(at, "R-SB"), envoy(C2))
    assert at.case(recall(C2)) == "envoy-done"


def test_a17_any_order_so_a_recalled_cube_may_become_the_trader() -> None:
    """EE-ACT-CMD-2, EE-ACT-CMD-3."""
    at = table(hand="R-SB", round=2, envoys="C2*22", tiles="CT1 CT2 CT3")
    at.play(command(at, "R-SB"))
    assert at.why_not(trader("M2")) == "EE-CRW-2"
    at.play(recall(C2), trader("M2"))
    assert (at.envoys("C2"), at.traders("M2")) == ((21, 0), (1, 0))
    assert at.earned() == [("tile", 6)]


def test_no_tile_no_recall_in_round_1() -> None:
    """EE-ACT-CMD-4."""
    at = table(hand="R-SB", envoys="C2")
    at.play(command(at, "R-SB"))
    assert at.why_not(recall(C2)) == "EE-ACT-CMD-4"


def test_only_an_own_envoy_comes_home() -> None:
    """EE-ACT-CMD-2."""
    at = table(hand="R-SB", round=2, rivals=[{"envoys": "C2"}])
    at.play(command(at, "R-SB"))
    assert at.case(recall(C2)) == "no-envoy"


def test_a_guard_serves_when_the_supply_is_empty_and_nothing_else() -> None:
    """EE-ACT-CMD-5, EE-CRW-3."""
    at = table(hand="R-SB", guards="Yg1", traders="M1*21")
    at.play(command(at, "R-SB"), envoy(C2, "Yg1"))
    assert (at.guards(), at.envoys("C2")) == ("", (1, 0))
    none = table(hand="R-SB", traders="M1*22")
    assert none.why_not(command(none, "R-SB")) == "EE-ACT-CMD-5"


def test_lesson_5_an_envoy_for_a_tie_or_the_tile() -> None:
    """EE-GEN-11, EE-GEN-12: recalling gives six credits and the majority to the rival."""
    at = table(hand="R-SB", round=2, envoys="C2", rivals=[{"envoys": "C2*2"}])
    at.play(command(at, "R-SB"))
    assert at.warned(recall(C2)) == ["EE-ACT-CMD-2"]
    at.play(recall(C2))
    assert at.earned() == [("tile", 6)]


def test_a18_several_recalls_in_a_round() -> None:
    """EE-ACT-CMD-2."""
    at = table(hand="R-SB G-SB", round=2, envoys="C2*2")
    at.play(command(at, "R-SB"), recall(C2), finish(), command(at, "G-SB"), recall(C2))
    assert at.earned() == [("tile", 6), ("tile", 6)]


# Tiles; the first centre has the tile that a test is about


def used(tile: str, round_: int, **more: Any) -> Table:
    """An envoy was recalled from C1, where this tile lies."""
    others = " ".join([each for each in BOX.tile_effects if each != tile][:2])
    more.setdefault("hand", "R-SA")
    at = table(round=round_, tiles=f"{tile} {others}", **{"envoys": "C1", **more})
    return at.play(command(at, "R-SA"), recall(C1))


def cards(at: Table) -> str:
    return " ".join(card[:4] for card in at.state.players[0].packet)


def test_resupply() -> None:
    """EE-GEN-12, EE-PREP-1a: the white face draws two cards; EE-PREP-1b: the yellow one three, of which two stay."""
    assert used("CT1", WHITE_FACE, deck="O-SA G-SB Y-SM").hand() == "O-SA G-SB"
    at = used("CT1", YELLOW_FACE, deck="O-SA G-SB Y-SM")
    assert cards(at) == "O-SA G-SB Y-SM"
    at.play(m.KeepDrawn(seat=0, cards=at.state.players[0].packet[:2]))
    assert at.hand() == "O-SA G-SB"
    assert at.earned() == [("tile", 3)]


@pytest.mark.parametrize(("face", "credits"), [(WHITE_FACE, 6), (YELLOW_FACE, 10)])
def test_grant(face: int, credits: int) -> None:
    """EE-GEN-12."""
    assert used("CT2", face).earned() == [("tile", credits)]


@pytest.mark.parametrize(("face", "explorers", "credits"), [(WHITE_FACE, 2, 2), (YELLOW_FACE, 3, 4)])
def test_teleport(face: int, explorers: int, credits: int) -> None:
    """EE-GEN-12, EE-ACT-TRV-4: anywhere, each explorer once, never two together at the end."""
    at = used("CT3", face, explorers="M1 M4 G2")
    at.play(m.Teleport(seat=0, explorer=0, to="BE"))
    assert at.why_not(m.Teleport(seat=0, explorer=0, to="O1")) == "EE-GEN-12"
    assert at.why_not(m.Teleport(seat=0, explorer=1, to="BE")) == "EE-ACT-TRV-4"
    for explorer, place in list(enumerate(("BE", "O1", "O2")))[1:explorers]:
        at.play(m.Teleport(seat=0, explorer=explorer, to=place))
    assert at.state.players[0].explorers == ("BE", "O1", "O2")[:explorers] + ("M1", "M4", "G2")[explorers:]
    assert ("tile", credits) in at.earned()


def test_teleporting_onto_an_own_explorer_that_moves_on() -> None:
    """EE-ACT-TRV-4."""
    at = used("CT3", WHITE_FACE, explorers="M1 M4 G2")
    at.play(m.Teleport(seat=0, explorer=0, to="M4"))
    assert at.why_not(finish()) == "EE-ACT-TRV-4"
    at.play(m.Teleport(seat=0, explorer=1, to="BE"))
    assert at.state.players[0].explorers == ("M4", "BE", "G2")


def test_orbital_extraction() -> None:
    """EE-GEN-12, EE-SMP-5: from any site without explorer, with its sample; two of different colours in round 3."""
    discover = m.Discover(seat=0, relic="Og2")
    at = used("CT4", WHITE_FACE, sites="Og2 Og3 Yg1")
    at.play(discover, m.TakeSample(seat=0))
    assert (at.hold(), at.guards()) == ("Og2", "Og2")
    two = used("CT4", YELLOW_FACE, sites="Og2 Og3 Yg1")
    two.play(discover, m.TakeSample(seat=0))
    assert two.why_not(m.Discover(seat=0, relic="Og3")) == "EE-GEN-12"
    two.play(m.Discover(seat=0, relic="Yg1"), finish())
    assert two.hold() == "Og2 Yg1"


def buyer(colour: str, place: str) -> m.Move:
    return m.AddBuyer(seat=0, market=BOX.market_at[place], buyer=colour)


def test_rumour_campaign() -> None:
    """EE-GEN-12, EE-GEN-7: to any queues, the same one too; one white among three in round 3."""
    at = used("CT5", WHITE_FACE, queues={"M2": "GRYV"})
    assert at.why_not(buyer("W", "M2")) == "EE-GEN-12"
    at.play(buyer("O", "M2"), buyer("O", "M2"))
    assert (at.queue("M2"), at.asks) == ("YVOO", "EE-ACT-CMD-2")
    three = used("CT5", YELLOW_FACE)
    three.play(buyer("W", "M2"))
    assert three.why_not(buyer("W", "M3")) == "EE-GEN-12"
    three.play(buyer("O", "M2"), buyer("Y", "M3"))
    assert (three.queue("M2"), three.queue("M3")) == ("WO", "Y")


@pytest.mark.parametrize(("face", "count"), [(WHITE_FACE, 2), (YELLOW_FACE, 3)])
def test_sales_crew(face: int, count: int) -> None:
    """EE-GEN-12: to different markets, also where own traders stand."""
    at = used("CT6", face, traders="M2")
    at.play(trader("M2"))
    assert at.case(trader("M2")) == "same-market"
    for place in ("M3", "M4")[: count - 1]:
        at.play(trader(place))
    assert at.traders("M2") == (2, 0)
    assert sum(each[0] for each in at.state.traders) == count + 1


def test_backchannel() -> None:
    """EE-GEN-12: visible relics for half their value, rounded up; two of different colours in round 3."""
    more: dict[str, Any] = {"piles": {"Y": "Yg2 Yg1", "O": "Og4"}, "credits": 20}
    at = used("CT7", WHITE_FACE, **more)
    at.play(m.Buy(seat=0, colour="Y", store="container"), m.TakeSample(seat=0))
    assert (at.container(), at.earned()[-1:]) == ("Yg2", [("black_market", -3)])
    two = used("CT7", YELLOW_FACE, **more)
    two.play(m.Buy(seat=0, colour="Y", store="hold"), m.TakeSample(seat=0))
    assert two.why_not(m.Buy(seat=0, colour="Y", store="hold")) == "EE-ACT-SMG-4"
    two.play(m.Buy(seat=0, colour="O", store="hold"), finish())
    assert two.hold() == "Yg2 Og4"
    assert two.credits() == 20 - 3 - 3


def test_lobby() -> None:
    """EE-GEN-12: a cube in each of the two other centres; with one cube only, the seat chooses."""
    at = used("CT8", WHITE_FACE)
    assert at.why_not(envoy(C1)) == "EE-GEN-12"
    at.play(envoy(C2), envoy(C3))
    assert (at.envoys("C2"), at.envoys("C3")) == ((1, 0), (1, 0))
    yellow = used("CT8", YELLOW_FACE)
    yellow.play(envoy(C2), envoy(C3))
    assert yellow.earned() == [("tile", 4)]
    one = used("CT8", WHITE_FACE, envoys="C1*22")
    one.play(envoy(C3))
    assert one.envoys("C2") == (0, 0)
    assert one.asks == "EE-TURN-1"


def test_a18_a_tile_that_can_do_nothing_may_still_be_used() -> None:
    """EE-ACT-CMD-2: as much as possible is done."""
    at = used("CT7", WHITE_FACE, credits=0, piles={"Y": "Yg2"})
    assert at.why_not(trader("M1")) == ALLOWED
