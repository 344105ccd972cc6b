"""Random games: how they end, and what the log tells of reputation.

MS-RND-2, MS-RND-4, MS-RES-4, MS-END-1, MS-END-4.
"""

import pytest

from rules.magnastorm import GAME
from rules.magnastorm.events import GameEnded
from rules.magnastorm.state import SOURCES
from tests.rules.core.properties import Passed, check_universe, moves_seen
from tests.rules.magnastorm.random_games import TABLES, played, played_on

STRANGE = range(120)
MOVES = 60
NUMBERS = range(len(TABLES))
SEEDS = range(3)


def check_told(passed: Passed) -> None:
    """What the log tells of reputation adds up."""
    for seat, (before, after) in enumerate(zip(passed.before.players, passed.after.players, strict=True)):
        told = [event for event in passed.events if event.kind == "ms.reputation" and event.seat == seat]
        for at, source in enumerate(SOURCES):
            gained = sum(event.points for event in told if event.source == source)
            assert after.earned[at] - before.earned[at] == gained
        if told:
            assert told[-1].reputation == after.reputation


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_played_to_the_threshold_or_through_all_rounds(number: int, seed: int) -> None:
    """MS-RND-4, MS-END-1, MS-END-4: to the threshold or through four rounds."""
    for passed in played(number, seed):
        check_told(passed)
        assert passed.after.ending >= passed.before.ending
    (ended,) = (event for event in passed.events if isinstance(event, GameEnded))
    state = passed.after
    best = max(player.reputation for player in state.players)
    assert [state.players[seat].reputation for seat in ended.winners] == [best]
    assert state.ending or state.round == state.layout.rounds


@pytest.mark.parametrize("number", NUMBERS)
def test_the_list_of_moves_is_complete(number: int) -> None:
    """Of all moves that came up nearby exactly the listed ones meet no objection."""
    for passed in played(number, 0)[::17]:
        check_universe(GAME, passed.before, moves_seen(GAME, passed), passed.before.seats)


def test_the_log_adds_up_in_strange_positions() -> None:
    """MS-ACT-5, rulings A16, A18, A20, A48: panels that are full, supplies that run out, markers at the top."""
    for seed in STRANGE:
        for passed in played_on(seed, MOVES):
            check_told(passed)


def test_black_cubes_stay_in_the_bag() -> None:
    """MS-RES-3, MS-RES-4: what is paid goes to the supply, and the bag only ever loses coloured cubes."""
    for number in NUMBERS:
        for passed in played(number, 0):
            before, after = passed.before.bag, passed.after.bag
            assert after[-1] == 25
            assert all(now <= then for now, then in zip(after, before, strict=True))
