"""A loss that counts is the same through a game, in points at its end; what it is in worth changes with the game."""

import pytest

from rules.bots.forecast import forecast_of
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import quick_policy
from rules.bots.trying import little, often_missed
from rules.core.contract import AnyGame
from rules.games import GAMES
from rules.puzzles.model import Begins
from rules.puzzles.opening import start_of
from rules.puzzles.scale import least_loss, scale_of
from tests.rules.puzzles.samples import box_of

MOVES = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_loss_counts_by_what_it_comes_to_at_the_end(game: AnyGame) -> None:
    state = start_of(game, box_of(game), Begins(players=("regular", "apprentice"), seed=3))
    first = scale_of(game, state)
    bot = quick_policy()
    for number in range(MOVES):
        seat = game.deciding(state)[0].seat
        move = bot.choose(game, game.view(state, seat), game.legal(state, seat), chance_of(number, seat), Budget(1))
        state = game.apply(state, move).state
    later = scale_of(game, state)
    assert first.least == later.least == least_loss(game.id, 2)
    assert first.stretch.slope != later.stretch.slope
    assert later.least_worth * later.stretch.slope == pytest.approx(first.least_worth * first.stretch.slope)


def test_where_nobody_has_measured_games_a_worth_counts_as_it_is() -> None:
    for game in GAMES:
        assert forecast_of(game.id, 0) is None
        assert little(game.id, 0) == pytest.approx(least_loss(game.id, 0) / 2)
        assert often_missed(game.id, 2) > 0
