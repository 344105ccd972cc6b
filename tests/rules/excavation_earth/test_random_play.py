"""Random games: rounds, who learns what, the decks of Zu, and what never comes back. EE-GEN-13, EE-GEN-15, EE-CRW-3."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.core.knowledge import known
from rules.core.rng import Rng
from rules.core.types import Ref
from rules.excavation_earth import GAME
from rules.excavation_earth.events import RoundBegan
from rules.excavation_earth.state import State
from tests.rules.core.properties import learners
from tests.rules.core.random_games import lots
from tests.rules.excavation_earth.random_games import TABLES, played, played_on
from tests.rules.excavation_earth.table import BOX

NUMBERS = range(len(TABLES))
SEEDS = range(2)


def types(cards: Iterable[Ref]) -> Counter[str]:
    return Counter(BOX.zu_cards[card].type for card in cards)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_has_three_rounds(number: int, seed: int) -> None:
    """EE-RND-1."""
    rounds: Counter[int] = Counter()
    for passed in played(number, seed):
        rounds.update(event.round for event in passed.events if isinstance(event, RoundBegan))
    assert rounds == {1: 1, 2: 1, 3: 1}


@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_learns_from_what_another_seat_decides_in_secret(number: int) -> None:
    """EE-SET-8a, EE-PREP-5b: an answer teaches nobody anything until the last one is given."""
    for passed in played(number, 1):
        waiting = len(GAME.deciding(passed.before)) > 1
        if waiting and passed.move.kind in ("ee.keep_hand", "ee.redraw", "ee.draft"):
            assert learners(GAME, passed, passed.before.seats) == set()


def test_whoever_draws_learns_and_nobody_else() -> None:
    """Ruling A30."""
    drawing = [
        passed
        for number in NUMBERS
        for passed in played(number, 0)
        if [event.kind for event in passed.events] == ["ee.hand_answered", "ee.hand_redrawn", "ee.cards_drawn"]
    ]
    for passed in drawing:
        assert learners(GAME, passed, passed.before.seats) >= {passed.move.seat}


def test_imagined_positions_differ() -> None:
    """Whoever thinks ahead does not always imagine the same hands, decks and piles."""
    state: State = played(4, 0)[40].before
    view = GAME.view(state, 0)
    guesses = [GAME.imagine(view, Rng(word)) for word in range(5)]
    assert len({guess.players[1].hand for guess in guesses}) == 5
    assert len({guess.reserve for guess in guesses}) == 5
    assert {guess.players[0].hand for guess in guesses} == {state.players[0].hand}


@pytest.mark.parametrize("number", [6, 7])
def test_the_decks_of_zu_are_imagined_as_they_may_have_been_made(number: int) -> None:
    """EE-SOLO-PREP-1: each round has its own cards and three of the last; what has been seen is not in the deck."""
    own = [Counter(counts) for counts in BOX.zu.round_decks]
    for passed in played(number, 0)[::7]:
        guess = GAME.imagine(GAME.view(passed.before, None), lots(number, 3)).zu
        assert guess is not None
        now = types(guess.deck + guess.discard)
        round_ = passed.before.round
        assert sum(now.values()) == 10
        assert own[round_ - 1] <= now
        assert [types(deck) for deck in guess.later] == own[round_:]
        assert known(guess.deck, BOX.secrets).refs.isdisjoint(guess.discard)


STRANGE = range(120)
MOVES = 40


def test_traders_and_envoys_never_come_back() -> None:
    """EE-GEN-13, EE-CRW-2, EE-CRW-3: with empty supplies, full stores, short decks."""
    for seed in STRANGE:
        for passed in played_on(seed, MOVES):
            seat = passed.move.seat
            lost = envoys_of(passed.before, seat) - envoys_of(passed.after, seat)
            assert lost <= (passed.move.kind == "ee.recall")
            assert sum(each[seat] for each in passed.before.traders) - sum(
                each[seat] for each in passed.after.traders
            ) <= sum(event.kind == "ee.trader_promoted" for event in passed.events)


def envoys_of(state: State, seat: int) -> int:
    return sum(each[seat] for each in state.envoys)
