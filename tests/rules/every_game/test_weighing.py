"""How a move of a person is weighed before it is played, in every game: from the view alone, the same every time."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.bots import weighing
from rules.bots.advice import Advice
from rules.bots.policy import Budget, chance_of
from rules.bots.weighing import LEAST_WORLDS
from rules.core.contract import AnyGame, with_chance
from rules.core.rng import Rng
from tests.each_game import given_by_each
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")
MOVES = 6_000
SEATS = 2
THRESHOLD = 1.0

each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


@pytest.fixture(autouse=True)
def _nothing_prepared() -> Iterator[None]:
    weighing.LAST.clear()
    yield
    weighing.LAST.clear()


def seat_of(game: AnyGame, state: Any) -> int:
    return game.deciding(state)[0].seat


def choices(bots: Bots, most: int = 3) -> list[Any]:
    game = bots.game
    found = [state for state in bots.sampled(bots.blind[0]) if len(game.legal(state, seat_of(game, state))) > 2]
    return found[:: max(1, len(found) // most)][:most]


def weighed(game: AnyGame, state: Any, move: Any) -> list[Advice]:
    seat = seat_of(game, state)
    bot = weighing.weighing(game.id, str(SEATS), str(THRESHOLD))
    view, legal = game.view(state, seat), game.legal(state, seat)
    return list(bot.weighed(game, view, legal, chance_of(3, seat), Budget(MOVES), move=move))


def prepared(game: AnyGame, state: Any) -> None:
    seat = seat_of(game, state)
    bot = weighing.weighing(game.id, str(SEATS), str(THRESHOLD))
    list(bot.advised(game, game.view(state, seat), game.legal(state, seat), chance_of(3, seat), Budget(MOVES)))


@each_game
def test_it_is_told_what_else_could_be_played_and_how_sure_that_is(bots: Bots) -> None:
    game = bots.game
    for state in choices(bots):
        legal = game.legal(state, seat_of(game, state))
        weighing.LAST.clear()
        told = weighed(game, state, legal[-1])
        assert [each.is_final for each in told] == [*(False for _ in told[1:]), True]
        for each in told:
            assert each.suggestions[-1].move == legal[-1]
            assert {suggestion.move for suggestion in each.suggestions} <= set(legal)
            assert len(each.suggestions) == 1 or each.worlds >= LEAST_WORLDS
            assert each.loss(THRESHOLD) >= 0


@each_game
def test_what_cannot_be_seen_changes_nothing(bots: Bots) -> None:
    game = bots.game
    for state in choices(bots, 2):
        fate, move = Rng(state.rng.word ^ 0xFFFF), game.legal(state, seat_of(game, state))[-1]
        view = game.view(state, seat_of(game, state))
        told = weighed(game, state, move)
        for other in (with_chance(state, fate), with_chance(game.imagine(view, Rng(99)), fate)):
            weighing.LAST.clear()
            assert weighed(game, other, move) == told


@each_game
def test_the_best_of_what_was_looked_at_in_advance_is_no_mistake(bots: Bots) -> None:
    game = bots.game
    for state in choices(bots):
        prepared(game, state)
        known = weighing.LAST[0]
        if not known.worlds:
            continue
        best = max(known.ideas, key=lambda each: each.lead(known.worlds))
        told = weighed(game, state, best.plan.begins)[-1]
        assert not told.loss(THRESHOLD) or told.worlds < known.worlds
