"""The administration act by act, with the position at the end of each step; and what it would be."""

import pytest

from rules.magnastorm import GAME
from rules.magnastorm.agenda import Administer
from rules.magnastorm.events import AdministrationStep
from rules.magnastorm.forecast import forecasts
from rules.magnastorm.moves import ChooseAction, MoveCrew
from rules.magnastorm.state import State
from tests.rules.magnastorm.random_games import TABLES, played
from tests.rules.magnastorm.table import table

SEATS = [
    {"cubes": "gg", "labs": "SW.a1 SW.c1", "levels": {"green": 2}},
    {"cubes": "v", "labs": "W.a1", "commanders": "11"},
    {"cubes": "p"},
    {"cubes": "o"},
]
STEPS = [1, 2, 3, 4, 5, 6]
LAST = ChooseAction(seat=3, action="gain")


def before() -> State:
    """Orange has put down the last crew; pink has the token, purple a commander whose research it no longer leads."""
    state = table(seats=SEATS, turn=3, upper={"C1": "y"}, token=2, commanders="01 02 03 04 12 11 13 14").state
    return GAME.apply(state, MoveCrew(seat=3, column="C1", crew="yellow", cell="R4/C2")).state


def test_together_the_acts_are_the_move() -> None:
    """MS-ADM-1 to MS-ADM-8: the move itself, then six steps."""
    state = before()
    step = GAME.apply(state, LAST)
    acts = GAME.acts(state, LAST, step.events)
    assert len(acts) == 7
    assert acts[-1].state == step.state
    assert tuple(event for act in acts for event in act.events) == step.events
    assert [happened.step for act in acts[1:] if isinstance(happened := act.events[0], AdministrationStep)] == STEPS


def test_each_act_ends_where_its_step_does() -> None:
    state = before()
    turn, income, majorities, scientists, order, panels, storm = (
        act.state for act in GAME.acts(state, LAST, GAME.apply(state, LAST).events)
    )
    assert turn.pending == Administer(1)
    assert income.players[0].cubes[0] == 2
    assert income.players[0].cubes[-1] == turn.players[0].cubes[-1] + 1
    assert [player.reputation for player in majorities.players] == [1, 1 + turn.players[1].reputation, 0, 0]
    green = majorities.commanders.index("12")
    assert (majorities.controllers[green], scientists.controllers[green]) == (-1, 0)
    assert scientists.players[1].reputation == majorities.players[1].reputation - 1
    assert (scientists.order, order.order) == ((0, 1, 2, 3), (2, 0, 1, 3))
    assert (scientists.token, order.token) == (2, -1)
    assert any(order.lower)
    assert not any(order.upper)
    assert any(panels.upper)
    assert not any(panels.lower)
    assert (panels.round, storm.round) == (1, 2)


def test_any_other_move_is_one_act() -> None:
    state = table(seats=SEATS).state
    for move in GAME.legal(state, 0)[:20]:
        assert not GAME.acts(state, move, GAME.apply(state, move).events)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_forecast_is_what_comes(number: int) -> None:
    """Whenever a round ends: reputation and cubes of the first three steps, as foreseen just before them."""
    ended = 0
    for passed in played(number, 1):
        acts = GAME.acts(passed.before, passed.move, passed.events)
        if acts:
            ended += 1
            start, done = acts[0].state, acts[3].state
            for each in forecasts(start):
                was, now = start.players[each.seat], done.players[each.seat]
                assert each.majorities + each.scientists == now.reputation - was.reputation
                assert sum(count for _, count in each.cubes) == sum(now.cubes) - sum(was.cubes)
            assert tuple(each.seat for each in forecasts(start)) == acts[4].state.order
    assert ended
