"""Random games of every game, and what goes on from strange positions: nothing is lost, nothing leaks, all comes up."""

import pytest

from rules.core.explained import Explained
from tests.each_game import given_by_each
from tests.rules.core.properties import (
    Passed,
    check_components,
    check_decisions,
    check_events,
    check_explanation,
    check_imagined,
    check_swap,
    never_came_up,
    onlookers,
    seats_of,
)
from tests.rules.core.random_games import lots
from tests.rules.promises import ByLot

ALL: tuple[ByLot, ...] = given_by_each("BY_LOT", "rules", "promises")
IMAGINED = 30
"""Of so many strange games the last position is imagined anew."""

each_game = pytest.mark.parametrize("by_lot", ALL, ids=lambda by_lot: by_lot.game.id)
each_table = pytest.mark.parametrize(
    ("by_lot", "number"),
    [pytest.param(by_lot, at, id=f"{by_lot.game.id}-{at}") for by_lot in ALL for at in by_lot.tables],
)


def check_passed(by_lot: ByLot, passed: Passed) -> None:
    check_components(by_lot.game, passed.after)
    check_decisions(by_lot.game, passed.after, seats_of(passed.after))


def check_explained(passed: Passed) -> None:
    for event in passed.events:
        if isinstance(event, Explained):
            check_explanation(event)


@pytest.mark.parametrize(
    ("by_lot", "number", "seed"),
    [
        pytest.param(by_lot, at, seed, id=f"{by_lot.game.id}-{at}-{seed}")
        for by_lot in ALL
        for at in by_lot.tables
        for seed in range(by_lot.seeds)
    ],
)
def test_random_games_keep_every_promise(by_lot: ByLot, number: int, seed: int) -> None:
    """Components are conserved, whoever is asked can answer, automas give their reasons, the game ends."""
    for at, passed in enumerate(by_lot.random.played(number, seed)):
        if at % by_lot.one_in == seed % by_lot.one_in or not by_lot.game.deciding(passed.after):
            check_passed(by_lot, passed)
        check_explained(passed)
    assert passed.events[-1].kind.endswith(".game_ended")
    assert by_lot.game.deciding(passed.after) == ()


@each_game
def test_strange_positions_keep_every_promise(by_lot: ByLot) -> None:
    """Supplies that are used up, towers and hands that are full, markers that have nearly met."""
    game, rng = by_lot.game, lots(0, 9)
    for seed, walk in enumerate(by_lot.strange_games()):
        for at, passed in enumerate(walk):
            if at % by_lot.one_in == seed % by_lot.one_in:
                check_passed(by_lot, passed)
            check_explained(passed)
        if seed < IMAGINED:
            for seat in onlookers(seats_of(passed.before)):
                check_imagined(game, passed.before, seat, rng, by_lot.tried(passed))


@each_table
def test_what_is_hidden_stays_hidden(by_lot: ByLot, number: int) -> None:
    """Two hidden components change places and no seat notices; a view can be imagined anew."""
    game, random, rng = by_lot.game, by_lot.random, lots(number, 0)
    first = random.played(number, 0)
    for passed in first[:: max(1, len(first) // by_lot.hidden_in)]:
        tried = by_lot.tried(passed)
        for seat in onlookers(seats_of(passed.before)):
            _, rng = rng.below(2)
            check_imagined(game, passed.before, seat, rng, tried)
            for pair in random.hidden_pairs(passed.before, seat, rng):
                check_swap(game, passed.before, seat, pair, tried)


@each_table
def test_what_is_told_shows_no_more_than_the_table(by_lot: ByLot, number: int) -> None:
    for passed in by_lot.random.played(number, 1)[:: by_lot.told_every]:
        if not by_lot.is_seen_by_all(passed):
            for seat in onlookers(seats_of(passed.before)):
                check_events(by_lot.game, passed, seat)


@each_game
def test_every_kind_of_move_and_of_event_comes_up(by_lot: ByLot) -> None:
    """What the tests above prove would be little if these never came up."""
    games = [
        passed for at in by_lot.tables for seed in range(by_lot.seeds) for passed in by_lot.random.played(at, seed)
    ]
    games += [passed for walk in by_lot.strange_games() for passed in walk]
    assert never_came_up(by_lot.game, games) <= set(by_lot.rare)
