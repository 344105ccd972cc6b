"""Random games: nothing is lost, every promise of the contract holds, every kind of thing happens."""

from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from rules.core.explained import Explained
from rules.magnastorm import GAME
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.candidates import UNASKED
from rules.magnastorm.events import Event, GameEnded
from rules.magnastorm.moves import Move
from rules.magnastorm.state import State
from tests.rules.core.properties import (
    Passed,
    check_components,
    check_decisions,
    check_explanation,
    check_imagined,
    check_universe,
    onlookers,
)
from tests.rules.magnastorm.random_games import TABLES, lots, played, played_on
from tests.rules.magnastorm.table import BOX

NUMBERS = range(len(TABLES))
SEEDS = range(3)
STRANGE = range(60)
MOVES = 40


def kinds(union: Any) -> set[str]:
    return {each.__dataclass_fields__["kind"].default for each in get_args(union)}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_keep_every_promise(number: int, seed: int) -> None:
    """MS-RND-4, MS-PSET-4, MS-END-4: components are conserved, whoever is asked can answer, four rounds at most."""
    for passed in played(number, seed):
        check_components(GAME, passed.after)
        check_decisions(GAME, passed.after, passed.after.seats)
        for event in passed.events:
            if isinstance(event, Explained):
                check_explanation(event)
    assert isinstance(passed.events[-1], GameEnded)
    assert GAME.deciding(passed.after) == ()
    assert passed.after.round <= 4


@pytest.mark.parametrize("number", NUMBERS)
def test_views_can_be_imagined(number: int) -> None:
    """Nothing is hidden but what chance will bring."""
    rng = lots(number, 0)
    for passed in played(number, 0)[::11]:
        universe = [move for seat in passed.before.seats for move in GAME.legal(passed.before, seat)]
        for seat in onlookers(passed.before.seats):
            _, rng = rng.below(2)
            check_imagined(GAME, passed.before, seat, rng, universe)


@pytest.mark.parametrize("number", NUMBERS)
def test_no_other_move_is_allowed(number: int) -> None:
    """MS-RND-3: of everything that can be written down exactly the listed moves meet no objection."""
    for passed in played(number, 1)[number % 7 :: 29]:
        check_universe(GAME, passed.before, universe(passed.before), passed.before.seats)


@pytest.mark.parametrize("number", NUMBERS)
def test_reputation_is_told_as_it_changes(number: int) -> None:
    """MS-GOAL-2: events and markers agree."""
    for passed in played(number, 2):
        told = [0] * len(passed.before.players)
        for event in passed.events:
            if event.kind == "ms.reputation":
                told[event.seat] += event.points
        after, before = GAME.totals(passed.after), GAME.totals(passed.before)
        assert told == [own - earlier for own, earlier in zip(after, before, strict=True)]


@pytest.mark.parametrize("seed", STRANGE)
def test_strange_positions_keep_every_promise(seed: int) -> None:
    """MS-RND-4, MS-EXC-1, MS-RES-5: late, crowded, with commanders of all kinds and supplies nearly used up."""
    for number, passed in enumerate(played_on(seed, MOVES)):
        check_components(GAME, passed.after)
        check_decisions(GAME, passed.after, passed.after.seats)
        if number % 13 == seed % 13:
            check_universe(GAME, passed.before, universe(passed.before), passed.before.seats)


def test_every_kind_of_thing_happens() -> None:
    """Moves, events and decisions of all kinds come up in these games."""
    games: list[Passed] = [passed for number, seed in product(NUMBERS, SEEDS) for passed in played(number, seed)]
    games += [passed for seed in STRANGE for passed in played_on(seed, MOVES)]
    assert {passed.move.kind for passed in games} == kinds(Move)
    assert kinds(Event) - {event.kind for passed in games for event in passed.events} == set()
    asked = {type(passed.before.agenda[0]) for passed in games}
    assert asked == set(get_args(todo.Pending)) - set(get_args(UNASKED))


# Everything that can be written down


def universe(state: State) -> Iterator[Move]:
    for seat in state.seats:
        yield from moves_of(state, seat)


def moves_of(state: State, seat: int) -> Iterator[Move]:
    layout, colours = state.layout, (*state.colours, "mauve")
    cells = (*(cell.ref for cell in layout.cells), "")
    spaces = (*(space.ref for space in layout.spaces), "START_1", "START_2", "")
    sites = (*(site.ref for site in layout.sites), "nowhere")
    for column in (*layout.columns, "C9"):
        yield m.PlaceFirstCrew(seat=seat, column=column)
        yield m.TakeColumn(seat=seat, column=column)
        for colour, cell in product(colours, cells):
            yield m.MoveCrew(seat=seat, column=column, crew=colour, cell=cell)
    for action in ("", "move", "gain"):
        yield m.ChooseAction(seat=seat, action=action)
    for colour in colours:
        yield m.Exchange(seat=seat, take=colour)
        yield m.GiveCube(seat=seat, colour=colour)
        yield m.TakeCube(seat=seat, colour=colour)
        yield m.Boost(seat=seat, colour=colour)
        yield from (m.DropCrew(seat=seat, crew=colour, cell=cell) for cell in cells)
    for cell in cells:
        yield m.DeployCrew(seat=seat, panel="upper", cell=cell)
        yield m.DeployCrew(seat=seat, panel="lower", cell=cell)
    for space in spaces:
        yield m.Drive(seat=seat, to=space)
        yield from (m.Drive(seat=seat, to=space, station=site) for site in sites)
        yield m.Jump(seat=seat, to=space)
        yield m.RemoveLab(seat=seat, space=space)
    for free in (False, True):
        yield from (m.Build(seat=seat, site=site, free=free) for site in sites)
        for way in ("", "double", "extra"):
            yield m.Install(seat=seat, way=way, free=free)
        yield m.Draw(seat=seat, more=free)
    yield from (m.ChooseField(seat=seat, field=field) for field in (*layout.fields, "mauve"))
    yield from (m.Train(seat=seat), m.BuyReputation(seat=seat), m.Finish(seat=seat), m.ConsortiumActs(seat=seat))
    yield from payments(state, seat)
    for objective in BOX.objectives:
        for count in range(4):
            for places in product(layout.fields, repeat=count):
                yield m.Claim(seat=seat, objective=objective, places=places)
        for count in range(1, 5):
            for places in product(layout.sectors, repeat=count):
                yield m.Claim(seat=seat, objective=objective, places=places)


def payments(state: State, seat: int) -> Iterator[Move]:
    """The ways offered, and others near by."""
    for move in GAME.legal(state, seat):
        if isinstance(move, m.Pay):
            for swap in ("", "own", "yellow"):
                yield m.Pay(seat=seat, cubes=move.cubes, swap=swap)
    for cubes in product(range(3), repeat=len(state.colours)):
        yield m.Pay(seat=seat, cubes=cubes)
