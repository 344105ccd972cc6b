"""What is advised in every game: legal, judged from the view alone, better as it goes on, and it adds up."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.bots.advice import MORE_TERMS, Advice, difference
from rules.bots.advising import SUGGESTED, Advising
from rules.bots.mind import mind_of
from rules.bots.policy import Budget, Stopped, chance_of
from rules.bots.sampling import world
from rules.core.contract import AnyGame, with_chance
from rules.core.rng import Rng
from tests.each_game import given_by_each
from tests.rules.promises import Bots

ALL: tuple[Bots, ...] = given_by_each("BOTS", "rules", "promises")
MOVES = 1500
SEATS = 2

each_game = pytest.mark.parametrize("bots", ALL, ids=lambda bots: bots.game.id)


def advised(game: AnyGame, state: Any, moves: int = MOVES) -> list[Advice]:
    seat = game.deciding(state)[0].seat
    view, legal = game.view(state, seat), game.legal(state, seat)
    return list(Advising(game.id, SEATS).advised(game, view, legal, chance_of(3, seat), Budget(moves)))


def choices(bots: Bots, every: int = 1, most: int = 4) -> Iterator[Any]:
    game = bots.game
    found = [state for state in bots.sampled(bots.blind[0] * every) if len(game.legal(state, seat_of(game, state))) > 1]
    yield from found[:: max(1, len(found) // most)][:most]


@cache
def told(bots: Bots) -> tuple[tuple[Any, tuple[Advice, ...]], ...]:
    """Some positions, and all that is told of each, the last of it what is known in the end."""
    return tuple((state, tuple(advised(bots.game, state))) for state in choices(bots))


def seat_of(game: AnyGame, state: Any) -> int:
    return game.deciding(state)[0].seat


@each_game
def test_what_is_advised_is_legal_of_different_ideas_and_better_each_time(bots: Bots) -> None:
    game = bots.game
    for state, of_it in told(bots):
        legal = game.legal(state, seat_of(game, state))
        for advice in of_it:
            moves = [each.move for each in advice.suggestions]
            assert 1 <= len(moves) == len(set(moves)) <= SUGGESTED
            assert set(moves) <= set(legal)
            assert [each.rank for each in advice.suggestions] == sorted(each.rank for each in advice.suggestions)
            assert [each.lead for each in advice.suggestions] == sorted(
                (each.lead for each in advice.suggestions), reverse=True
            )
        assert [each.is_final for each in of_it] == [*(False for _ in of_it[1:]), True]
        assert [each.worlds for each in of_it] == sorted(each.worlds for each in of_it)


@each_game
def test_what_cannot_be_seen_changes_no_advice(bots: Bots) -> None:
    """Another fate, another order of all that lies face down, other cards in hidden hands: the same advice."""
    game = bots.game
    for state in choices(bots, most=2):
        fate = Rng(state.rng.word ^ 0xFFFF)
        view = game.view(state, seat_of(game, state))
        others: list[Any] = [with_chance(state, fate), with_chance(game.imagine(view, Rng(99)), fate)]
        here = advised(game, state)
        for other in others:
            assert advised(game, other) == here


@each_game
def test_the_terms_add_up_to_the_lead_and_their_differences_to_the_difference(bots: Bots) -> None:
    if not mind_of(bots.game.id).terms:
        pytest.skip("no terms yet")
    for _, (*_, advice) in told(bots):
        if advice.is_by_rule:
            continue
        best = advice.suggestions[0]
        for each in advice.suggestions:
            more = sum(best.terms.values()) - sum(each.terms.values())
            assert more == pytest.approx(best.lead - each.lead, abs=1e-6)
            between = difference(advice.suggestions[0], each, advice.usual_error, most=3)
            assert sum(points for _, points in between.terms) + between.rest == pytest.approx(between.lead)
            assert len(between.terms) <= 3 + MORE_TERMS


@each_game
def test_a_line_of_play_can_be_played_in_the_world_that_it_names(bots: Bots) -> None:
    game = bots.game
    for state, (*_, advice) in told(bots):
        seat = seat_of(game, state)
        for each in advice.suggestions:
            here = world(game, game.view(state, seat), chance_of(3, seat), each.world)
            assert each.line[0].move == each.move
            assert len(each.line) <= 4
            steps = {step.at: step for step in each.line}
            for at, move in enumerate(each.path):
                assert not list(game.objections(here, move))
                if at in steps:
                    assert steps[at].move == move
                    assert steps[at].said == game.say_move(here, move)
                here = game.apply(here, move).state


@each_game
def test_advice_can_be_stopped_at_once(bots: Bots) -> None:
    game, state = bots.game, bots.wavering
    seat = seat_of(game, state)
    stopped = Budget(MOVES, lambda: True)
    with pytest.raises(Stopped):
        list(
            Advising(game.id, SEATS).advised(
                game, game.view(state, seat), game.legal(state, seat), chance_of(3, seat), stopped
            )
        )
