"""Random games: nothing is lost, nothing leaks, every promise of the contract holds. EE-GEN-13, EE-GEN-15, EE-CRW-3."""

from collections import Counter
from collections.abc import Iterable

import pytest

from rules.core.explained import Explained
from rules.core.knowledge import known
from rules.core.rng import Rng
from rules.core.types import Ref
from rules.excavation_earth import GAME
from rules.excavation_earth.events import GameEnded, RelicsDrawn, RoundBegan
from rules.excavation_earth.state import State
from tests.rules.core.properties import (
    check_components,
    check_decisions,
    check_events,
    check_explanation,
    check_imagined,
    check_swap,
    learners,
    moves_seen,
    never_came_up,
    onlookers,
)
from tests.rules.core.random_games import lots
from tests.rules.excavation_earth.random_games import RANDOM, TABLES, played, played_on
from tests.rules.excavation_earth.table import BOX

RARE = {"ee.buyer_deck_reshuffled", "ee.buyer_missing", "ee.no_card_left"}
"""Events that need more cards or buyers in play than random games bring."""
NUMBERS = range(len(TABLES))
SEEDS = range(2)


def types(cards: Iterable[Ref]) -> Counter[str]:
    return Counter(BOX.zu_cards[card].type for card in cards)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_promise(number: int, seed: int) -> None:
    """EE-GEN-13, EE-RND-1: components are conserved, whoever is asked can answer, the game ends after three rounds."""
    rounds: Counter[int] = Counter()
    for passed in played(number, seed):
        check_components(GAME, passed.after)
        check_decisions(GAME, passed.after, passed.after.seats)
        rounds.update(event.round for event in passed.events if isinstance(event, RoundBegan))
        for event in passed.events:
            if isinstance(event, Explained):
                check_explanation(event)
    assert rounds == {1: 1, 2: 1, 3: 1}
    assert isinstance(passed.events[-1], GameEnded)
    assert GAME.deciding(passed.after) == ()


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_hidden_stays_hidden(number: int) -> None:
    """Ruling A30: two hidden components change places and no seat notices; a view can be imagined anew."""
    rng = lots(number, 0)
    for passed in played(number, 0)[::3]:
        universe = moves_seen(GAME, passed)
        for seat in onlookers(passed.before.seats):
            _, rng = rng.below(2)
            check_imagined(GAME, passed.before, seat, rng, universe)
            for pair in RANDOM.hidden_pairs(passed.before, seat, rng):
                check_swap(GAME, passed.before, seat, pair, universe)


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_told_shows_no_more_than_the_table(number: int) -> None:
    """Ruling A14: but for relics of Zu's survey, which everybody sees before they are shuffled back."""
    for passed in played(number, 1):
        if any(isinstance(event, RelicsDrawn) and passed.before.players[event.seat].is_zu for event in passed.events):
            continue
        for seat in onlookers(passed.before.seats):
            check_events(GAME, passed, seat)


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


def test_strange_positions_keep_every_promise() -> None:
    """EE-GEN-13, EE-CRW-2, EE-CRW-3: empty supplies, full stores, short decks; traders and envoys never come back."""
    for seed in STRANGE:
        for passed in played_on(seed, MOVES):
            check_components(GAME, passed.after)
            check_decisions(GAME, passed.after, passed.after.seats)
            seat = passed.move.seat
            lost = envoys_of(passed.before, seat) - envoys_of(passed.after, seat)
            assert lost <= (passed.move.kind == "ee.recall")
            assert sum(each[seat] for each in passed.before.traders) - sum(
                each[seat] for each in passed.after.traders
            ) <= sum(event.kind == "ee.trader_promoted" for event in passed.events)


def envoys_of(state: State, seat: int) -> int:
    return sum(each[seat] for each in state.envoys)


def test_every_kind_of_move_and_nearly_every_event_comes_up() -> None:
    """What the tests above prove would be little if these never came up."""
    games = [passed for number in NUMBERS for seed in SEEDS for passed in played(number, seed)]
    games += [passed for seed in STRANGE for passed in played_on(seed, MOVES)]
    assert never_came_up(GAME, games) <= RARE
