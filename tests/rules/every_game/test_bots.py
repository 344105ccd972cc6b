"""The opponents of every game: always legal, always the same, blind to what they cannot see."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from rules.bots.policy import Budget, Stopped
from rules.bots.registry import bots_of
from rules.core.contract import with_chance
from rules.core.rng import Rng
from tests.each_game import given_by_each
from tests.rules.core.choosing import choice, choice_within, policy
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")

each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)
each_bot = pytest.mark.parametrize(
    ("bots", "name"),
    [pytest.param(bots, name, id=f"{bots.game.id}-{name}") for bots in ALL for name in bots_of(bots.game.id)],
)


def shared_out(bots: Bots, name: str, every: int) -> Iterator[tuple[int, Any]]:
    """Numbered positions, half of them for one level and half for the next, for all levels of a game think alike."""
    first = list(bots_of(bots.game.id)).index(name) % 2
    return islice(enumerate(bots.sampled(every)), first, None, 2)


@each_bot
def test_every_position_is_answered_with_a_legal_move(bots: Bots, name: str) -> None:
    every, budget = bots.legal
    for number, state in shared_out(bots, name, every):
        move = choice(bots.game, name, state, seed=number, budget=budget)
        assert move in bots.game.legal(state, bots.game.deciding(state)[0].seat)


@each_bot
def test_the_same_seed_makes_the_same_choice(bots: Bots, name: str) -> None:
    every, budget = bots.again
    for number, state in shared_out(bots, name, every):
        one, other = (choice(bots.game, name, state, seed=number, budget=budget) for _ in range(2))
        assert one == other


@each_bot
def test_what_they_cannot_see_changes_no_choice_and_is_not_touched(bots: Bots, name: str) -> None:
    """Another fate, another order of all that lies face down, other cards in hidden hands: the same choice."""
    game, (every, budget) = bots.game, bots.blind
    for state in bots.sampled(every):
        before = state.rng
        fate = Rng(before.word ^ 0xFFFF)
        view = game.view(state, game.deciding(state)[0].seat)
        others: list[Any] = [with_chance(state, fate), with_chance(game.imagine(view, Rng(99)), fate)]
        chosen = choice(game, name, state, budget=budget)
        assert [choice(game, name, other, budget=budget) for other in others] == [chosen] * len(others)
        assert state.rng == before


@each_game
def test_a_novice_wavers_with_its_seed(bots: Bots) -> None:
    state = bots.wavering
    assert len({choice(bots.game, "novice", state, seed=seed) for seed in range(20)}) > 1


@each_game
def test_thought_goes_up_to_the_budget_and_not_much_beyond(bots: Bots) -> None:
    """The line of thought that is going on is finished."""
    for moves in (20, 100):
        budget = Budget(moves)
        choice_within(bots.game, "regular", bots.wavering, budget)
        assert -bots.overrun < budget.left <= 0


@each_game
def test_thinking_can_be_stopped(bots: Bots) -> None:
    budget = Budget(policy(bots.game, "regular").usual_budget, lambda: True)
    with pytest.raises(Stopped):
        choice_within(bots.game, "regular", bots.wavering, budget)
