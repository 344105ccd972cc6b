"""What a seat may know: everything but the fate of the game. MS-PSET-4, MS-SET-10."""

import pytest

from rules.core.rng import Rng
from rules.core.types import Seat
from rules.magnastorm import GAME
from tests.rules.magnastorm.random_games import TABLES, played
from tests.rules.magnastorm.table import begun, table


@pytest.mark.parametrize("seat", [0, 3, None])
def test_everything_lies_open(seat: Seat | None) -> None:
    """MS-PSET-4: cubes, crew, cards, and by reckoning what is in the bag."""
    state = table(cubes="ggvy", reputation=7, bag="ggvppooyyy").state
    view = GAME.view(state, seat)
    assert view.rng == Rng(0)
    assert view == GAME.view(state, None)
    assert (view.players, view.bag, view.supply) == (state.players, state.bag, state.supply)
    assert GAME.identities(state) == frozenset()


def test_nobody_knows_what_comes_out_of_the_bag() -> None:
    """MS-SET-10: two games of different fate look the same."""
    state = begun(2).state
    other = GAME.imagine(GAME.view(state, 0), Rng(77))
    assert other.rng == Rng(77)
    assert GAME.view(other, 1) == GAME.view(state, 1)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_events_are_for_everybody(number: int) -> None:
    for passed in played(number, 2)[::11]:
        for event in passed.events:
            assert GAME.seen(event, None) == GAME.seen(event, 0) == event
