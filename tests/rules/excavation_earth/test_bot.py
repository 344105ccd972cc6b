"""The opponents of Excavation Earth: always legal, always the same, blind to what they cannot see."""

from collections.abc import Iterator

import pytest

from rules.bots.registry import bots_of
from rules.core.contract import with_chance
from rules.core.rng import Rng
from rules.excavation_earth import GAME
from rules.excavation_earth import moves as m
from rules.excavation_earth.moves import Move
from rules.excavation_earth.state import State
from rules.excavation_earth.thinking.centres import expected_pay
from rules.excavation_earth.thinking.gallery import gallery_worth
from tests.rules.core import choosing
from tests.rules.core.properties import swapped
from tests.rules.excavation_earth.random_games import RANDOM, TABLES, played, strange
from tests.rules.excavation_earth.table import BOX, table

A_SHORT_THOUGHT = 30
NAMES = bots_of("excavation_earth")


def choice(name: str, state: State, *, seed: int = 1, budget: int | None = None) -> Move:
    move: Move = choosing.choice(GAME, name, state, seed=seed, budget=budget)
    return move


def sampled(every: int) -> Iterator[State]:
    """Positions where somebody has a choice, of random games at all tables and of strange positions."""
    for number in range(len(TABLES)):
        yield from (passed.before for passed in played(number, 0)[::every] if has_choice(passed.before))
    yield from filter(has_choice, map(strange, range(60)))


def has_choice(state: State) -> bool:
    decisions = GAME.deciding(state)
    return bool(decisions) and len(GAME.legal(state, decisions[0].seat)) > 1


@pytest.mark.parametrize("name", NAMES)
def test_they_answer_with_legal_moves_and_always_the_same(name: str) -> None:
    for number, state in enumerate(sampled(9)):
        move = choice(name, state, seed=number, budget=A_SHORT_THOUGHT)
        assert move in GAME.legal(state, GAME.deciding(state)[0].seat)
        assert move == choice(name, state, seed=number, budget=A_SHORT_THOUGHT)


@pytest.mark.parametrize("name", NAMES)
def test_what_they_cannot_see_changes_no_choice(name: str) -> None:
    """Ruling A30: nor does the fate of the game."""
    for number, state in enumerate(sampled(47)):
        seat = GAME.deciding(state)[0].seat
        others = [swapped(state, *pair) for pair in RANDOM.hidden_pairs(state, seat, Rng(number))]
        chosen = choice(name, state, budget=A_SHORT_THOUGHT)
        for other in (with_chance(state, Rng(state.rng.word ^ 0xFFFF)), *others):
            assert choice(name, other, budget=A_SHORT_THOUGHT) == chosen


def test_a_novice_wavers_with_its_seed() -> None:
    state = table(explorers="R1 M1 M4", hand="R-SA G-SB Y-SC", sites="Rg2", hold="Vg1", traders="M1").state
    assert len({choice("novice", state, seed=seed) for seed in range(20)}) > 1


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
    pay = BOX.numbers.centre_payouts[3]
    assert expected_pay(0, (2,), pay, 0) == 0
    assert expected_pay(3, (0,), pay, 0) == 15
    assert expected_pay(5, (2,), pay, 0) == pytest.approx(15, abs=0.1)
    assert expected_pay(2, (5,), pay, 0) == pytest.approx(10, abs=0.1)
    assert 10 < expected_pay(3, (2,), pay, 10) < expected_pay(3, (2,), pay, 1) < 15
    assert expected_pay(1, (3, 3, 3), pay, 0) == pytest.approx(0, abs=0.1)
