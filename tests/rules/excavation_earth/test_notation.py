"""Positions in the short notation: what need not be said, what cannot be."""

from typing import Any

import pytest

from rules.excavation_earth import GAME
from rules.excavation_earth.agenda import Sampling, Turn
from tests.rules.core.sitting import why_no_position
from tests.rules.excavation_earth.table import BOX, table


def test_nothing_needs_saying() -> None:
    state = GAME.position({}, BOX)
    assert list(GAME.problems(state)) == []
    assert [player.explorers for player in state.players] == [("M1", "M4", "M2")] * 2
    assert [len(player.travel) for player in state.players] == [3, 3]
    assert {player.credits for player in state.players} == {8}
    assert len(state.deck) == 60
    assert [len(pile) for pile in state.reserve] == [18] * 5
    assert state.agenda == (Turn(0, 2),)


def test_what_is_not_named_lies_where_it_belongs() -> None:
    at = table(
        hand="R-SA R-SA-3 G-SB",
        hold="Yg1 Yg1#3",
        traders="M1*2 M5",
        envoys="C2",
        guards="Yg1 Gg4",
        queues={"M1": "VVW"},
        mothership="RY",
        rivals=[{"traders": "M1"}, {}],
    )
    assert at.state.players[0].hand == ("R-SA-1", "R-SA-3", "G-SB-1")
    assert at.state.players[0].hold == ("Yg1#1", "Yg1#3")
    assert at.traders("M1") == (2, 1, 0)
    assert at.envoys("C2") == (1, 0, 0)
    assert [player.supply for player in at.state.players] == [22 - 6, 21, 22]
    assert [at.popularity(colour) for colour in "YGRVO"] == [2, 1, 2, 3, 1]
    assert at.state.white == 5
    assert "R-SA-2" in at.state.deck
    assert "Yg1#2" in at.reserve("Y")


def test_what_comes_next_can_be_said() -> None:
    at = table(deck="R-SA G-SB", reserve={"V": "Vg4 Vg1#2"}, buyer_deck="W Y")
    assert at.state.deck[:2] == ("R-SA-1", "G-SB-1")
    assert at.reserve("V")[:2] == ("Vg4#1", "Vg1#2")
    assert [card[1] for card in at.state.buyer_deck[:2]] == ["W", "Y"]
    assert len(at.state.buyer_deck) == 17


def test_the_rest_is_shuffled_by_the_seed() -> None:
    assert table().state == table().state
    assert table(seed=1).state.deck != table(seed=2).state.deck


def test_something_may_be_pending() -> None:
    at = table(hold="Yg1", pending=[{"kind": "sampling", "relic": "Yg1"}], left=1)
    assert at.state.agenda == (Sampling(0, "Yg1"), Turn(0, 1))
    assert at.asks == "EE-SMP-1"
    assert table(turn=1).seat == 1
    assert table(ask="over").state.agenda == ()


def test_full_columns_have_paid_their_card() -> None:
    assert table(guards="Yg1 Yg2 Yg3 Yg4 Gg1", columns="R").state.players[0].columns == ("Y", "R")


def test_credits_and_where_they_came_from() -> None:
    at = table(credits=30, earned={"centres": 10, "survey": -4})
    assert at.credits() == 30
    assert table(earned={"start": 0, "fence": 6}).credits() == 6


def test_zu_sits_where_its_board_is() -> None:
    state = table(seats=[{}, {"faction": "ZU"}], round=2, zu={"deck": "ZV1 ZC4", "discard": "ZF1"}).state
    assert state.zu is not None
    assert (state.zu.seat, state.zu.deck, state.zu.discard) == (1, ("ZV1", "ZC4"), ("ZF1",))
    assert len(state.zu.later) == 1
    assert state.players[1].explorers == ()
    made = table(seats=[{}, {"faction": "ZU"}], round=2).state.zu
    assert made is not None
    assert (len(made.deck), len(made.later), len(made.gone)) == (7, 1, 10)


@pytest.mark.parametrize(
    ("notes", "said"),
    [
        ({"seats": [{"hand": "R-SX"}, {}]}, "position-none-left"),
        ({"seats": [{"hand": "R-SA*4"}, {}]}, "position-none-left"),
        ({"seats": [{"hand": "R-SA-1 R-SA-1"}, {}]}, "position-none-left"),
        ({"seats": [{"hold": "Yg1*4"}, {}]}, "position-none-left"),
        ({"seats": [{"hold": "Yg4*6"}, {}]}, "position-store"),
        ({"seats": [{"container": "Yg4*3"}, {}]}, "position-store"),
        ({"seats": [{"explorers": "M1 X9"}, {}]}, "position-unknown"),
        ({"seats": [{"explorers": "M1"}, {}]}, "position-explorers"),
        ({"seats": [{"explorers": "M1 M1 M2"}, {}]}, "position-explorers-together"),
        ({"seats": [{"guards": "Yg1 Yg1"}, {}]}, "position-guards"),
        ({"seats": [{"guards": "Yg5"}, {}]}, "position-unknown"),
        ({"seats": [{"traders": "C1"}, {}]}, "position-unknown"),
        ({"seats": [{"envoys": "C1*23"}, {}]}, "position-below-zero"),
        ({"seats": [{"marker": 2}, {}]}, "position-markers"),
        ({"seats": [{"faction": "GUL"}, {"faction": "GUL"}]}, "EE-SET-2"),
        ({"seats": [{"colour": "green"}, {}]}, "table-unknown-colour"),
        ({"seats": [{}]}, "table-seat-count"),
        ({"seats": [{"faction": "ZU"}, {}, {}]}, "EE-SOLO-SET-1"),
        ({"queues": {"M1": "YYYYY"}}, "position-queue"),
        ({"queues": {"M1": "YXY"}}, "position-queue"),
        ({"queues": {"R1": "Y"}}, "position-unknown"),
        ({"queues": {"M1": "YYYY", "M2": "YYYY", "M3": "Y"}}, "position-below-zero"),
        ({"piles": {"Y": "Gg1"}}, "position-relic-place"),
        ({"reserve": {"Y": "Gg1"}}, "position-relic-place"),
        ({"row": "R-SA:5"}, "position-unknown"),
        ({"row": "R-SA R-SB R-SC R-SM"}, "position-row"),
        ({"round": 2, "tiles": "CT1 CT2"}, "position-tiles"),
        ({"round": 2, "tiles": "CT1 CT1 CT2"}, "position-tiles"),
        ({"round": 4}, "position-round"),
        ({"turn": 2}, "position-no-seat"),
        ({"order": [0, 0]}, "position-order"),
        ({"buyer_deck": "Y*4"}, "position-none-left"),
        ({"pending": [{"kind": "flying"}]}, "codec-unknown-kind"),
        ({"pending": [{"relic": "Yg1"}]}, "codec-no-kind"),
        ({"seats": [{"gold": 3}, {}]}, "codec-extra"),
        ({"options": {"harder_1": True}}, "EE-SOLO-DIFF-H1"),
    ],
)
def test_what_cannot_be_is_refused_in_words(notes: dict[str, Any], said: str) -> None:
    assert why_no_position(GAME, BOX, notes) == said
