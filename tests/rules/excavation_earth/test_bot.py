"""The opponents of Excavation Earth: always legal, always the same, blind to what they cannot see."""

from dataclasses import replace

import pytest

from rules.bots.registry import bots_of
from rules.excavation_earth import GAME
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.mind import begins_turn
from rules.excavation_earth.moves import Move
from rules.excavation_earth.state import State
from rules.excavation_earth.thinking.centres import expected_pay
from rules.excavation_earth.thinking.gallery import gallery_worth
from rules.excavation_earth.thinking.time import DEALT, ROUND, cards_left
from tests.rules.core import choosing
from tests.rules.excavation_earth.table import BOX, table

A_SHORT_THOUGHT = 30
NAMES = bots_of("excavation_earth")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


# What the regular opponent sees


def test_without_cubes_an_envoy_that_wins_nothing_comes_back_to_trade() -> None:
    """EE-CRW-2, EE-ACT-CMD-2: two envoys against six are worth no more than one; the gallery stays whole."""
    at = table(
        round=3,
        explorers="BW G1 G3",
        hand="R-SA",
        spent="3 4",
        hold="Yg1",
        queues={"M1": "YYW"},
        guards="Rg1 Rg2 Rg3 Rg4 Vg1 Vg2 Vg3 Vg4",
        envoys="C1*2 C2*6 C3*6",
        tiles="CT2 CT1 CT3",
        rivals=[{"envoys": "C1*6"}],
    )
    assert at.state.players[0].supply == 0
    chosen = choice("regular", at.state)
    assert isinstance(chosen, m.Command)
    at.play(chosen)
    assert choice("regular", at.state) == m.Recall(seat=0, centre=0)


def test_the_guard_that_is_given_up_is_the_one_that_pays_nothing() -> None:
    """EE-SMP-2: the last sample of a column, for a lone one elsewhere."""
    pending = [{"kind": "sampling", "relic": "Rg4"}]
    at = table(round=3, hold="Rg4", guards="Rg1 Rg2 Rg3 Og2", envoys="C1*9 C2*9", pending=pending)
    assert at.state.players[0].supply == 0
    assert choice("regular", at.state) == m.TakeSample(seat=0, guard="Og2")


def test_in_the_last_turn_relics_are_sold() -> None:
    """EE-END-2: what is left is worth nothing."""
    at = table(
        round=3, explorers="BW G1 G3", hand="R-SA", spent="2 3 4", hold="Vg1", traders="M3", queues={"M3": "VVW"}
    )
    assert isinstance(choice("regular", at.state), m.Sell)


# When an eye errs, and what counts as time


def test_an_eye_errs_once_a_turn() -> None:
    """EE-TURN-1: a turn has two actions; steps within them, and the second one, follow the plan."""
    at = table(explorers="BW G1 G3", hand="R-SA G-SB Y-SC", spent="2 3 4")
    assert begins_turn(at.state, 0)
    at.play(next(move for move in GAME.legal(at.state, 0) if isinstance(move, m.Travel)))
    assert not begins_turn(at.state, 0)
    while not isinstance(at.state.agenda[0], todo.Turn):
        at.play(GAME.legal(at.state, 0)[-1])
    assert at.state.agenda[0] == todo.Turn(0, 1)
    assert not begins_turn(at.state, 0)


def test_the_round_that_is_being_prepared_is_still_to_come() -> None:
    """EE-PREP-5a: before the cards are dealt, there is no less time left than when all had passed."""
    playing = table(round=2, hand="R-SA G-SB", spent="2 3 4").state
    drafting = replace(playing, agenda=(todo.Drafting(0),))
    assert cards_left(playing, 0) == 2 + ROUND
    assert cards_left(drafting, 0) == 2 + DEALT + ROUND


# What it believes


def test_a_gallery_promises_more_than_it_pays_until_the_end() -> None:
    guards = ("Yg1", "Yg2", "Yg3")
    assert gallery_worth(BOX, guards, 0.0) == 9
    assert gallery_worth(BOX, guards, 0.5) > 9
    full = tuple(sorted(BOX.relics))
    assert gallery_worth(BOX, full, 0.0) == gallery_worth(BOX, full, 1.0) == 127


@pytest.mark.parametrize("name", ["columns", "rows"])
def test_every_further_sample_promises_more(name: str) -> None:
    lines = BOX.types_of.values() if name == "columns" else BOX.rows
    for line in lines:
        worths = [gallery_worth(BOX, tuple(sorted(line[:count])), 1.0) for count in range(len(line) + 1)]
        assert worths == sorted(set(worths))


def test_at_the_end_of_a_round_ranks_are_nearly_certain_and_before_they_are_not() -> None:
    """EE-SCO-1, EE-SCO-2."""
    pay = BOX.centre_payouts[3]
    assert expected_pay(0, (2,), pay, 0) == 0
    assert expected_pay(3, (0,), pay, 0) == 15
    assert expected_pay(5, (2,), pay, 0) == pytest.approx(15, abs=0.1)
    assert expected_pay(2, (5,), pay, 0) == pytest.approx(10, abs=0.1)
    assert 10 < expected_pay(3, (2,), pay, 10) < expected_pay(3, (2,), pay, 1) < 15
    assert expected_pay(1, (3, 3, 3), pay, 0) == pytest.approx(0, abs=0.1)
