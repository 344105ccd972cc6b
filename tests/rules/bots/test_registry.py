"""The table of bots: weakest first, each for the games it plays."""

from itertools import pairwise

import pytest

from rules.bots.policy import Budget, chance_of
from rules.bots.registry import BOTS, bots_of, entry_named, policy_named, quick_policy
from rules.bots.sampling import worlds
from rules.core.rng import seeded
from rules.games import GAME_IDS, GAMES
from rules.marajoara import GAME
from rules.marajoara.options import Options
from tests.rules.marajoara.random_games import beginning


def test_every_bot_of_the_table_can_be_made_and_bears_its_name() -> None:
    for entry in BOTS:
        assert entry.made().name == entry.name


def test_every_game_has_a_bot_and_the_first_plays_them_all() -> None:
    assert BOTS[0].games is None
    for game in GAMES:
        assert bots_of(game.id)[0] == BOTS[0].name


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_finished_game_has_three_bots_each_thinking_more(game: str) -> None:
    assert bots_of(game) == ("random", "novice", "regular")
    budgets = [entry.made().usual_budget for entry in BOTS if entry.is_level and entry.plays(game)]
    assert all(less <= more for less, more in pairwise(budgets))


def test_an_unknown_bot_or_game_is_nobody() -> None:
    assert policy_named("grandmaster", "marajoara") is None
    assert entry_named("regular", "no such game") is None


def test_a_game_without_bots_of_its_own_is_played_at_random_when_time_is_short() -> None:
    assert quick_policy("marajoara").name == "novice"
    assert quick_policy("no such game").name == "random"


def test_worlds_look_like_the_view_and_carry_another_fate() -> None:
    state = beginning(3, Options(), 5)
    view = GAME.view(state, 1)
    found = list(worlds(GAME, view, seeded(9, "bot-1"), 3))
    assert all(GAME.view(world, 1) == view for world in found)
    assert len({world.rng for world in found} | {state.rng}) == len(found) + 1


def test_bots_and_game_draw_from_different_streams() -> None:
    words = {seeded(5).word, *(chance_of(5, seat).word for seat in range(4))}
    assert len(words) == 5


def test_a_budget_counts_down() -> None:
    budget = Budget(2)
    budget.spend()
    assert not budget.is_spent
    budget.spend()
    assert budget.is_spent
