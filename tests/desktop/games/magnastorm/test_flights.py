"""Cubes and points that fly over the table though they are only numbers on it."""

import pytest

from desktop.board.sprite import Key, Place, Sprite
from desktop.games.magnastorm import keys
from desktop.games.magnastorm.desk import DESK
from rules.magnastorm import GAME
from rules.magnastorm import moves as m
from rules.magnastorm.events import Event
from rules.magnastorm.state import State
from tests.desktop.games.magnastorm.positions import crowded, look, seen
from tests.desktop.games.magnastorm.test_posters import LAST, before

pytestmark = pytest.mark.usefixtures("qapp")

Flights = dict[Sprite, Place]


def flying(state: State, after: State, events: tuple[Event, ...]) -> tuple[Flights, dict[Key, Place]]:
    views, here = (seen(state), seen(after)), look(0)
    places = {sprite.key: sprite.place for sprite in DESK.sprites(views[1], here)}
    return dict(DESK.flights(views, here, events, places)), places


def of_colour(flights: Flights, colour: str) -> list[tuple[Sprite, Place]]:
    return [each for each in flights.items() if each[0].picture.args[0] == colour]


def near(place: Place, other: Place) -> bool:
    (x, y), (there_x, there_y) = place.middle, other.middle
    return abs(x - there_x) + abs(y - there_y) < 60


def test_what_is_gained_flies_out_of_the_supply() -> None:
    """Orange has orange and yellow cubes already; row 4 brings one of each."""
    state = crowded(pending=[{"kind": "choosing_action"}], cell="R4/C3", lower={"R4/C3": "y"})
    step = GAME.apply(state, m.ChooseAction(seat=3, action="gain"))
    flights, places = flying(state, step.state, step.events)
    ((cube, end),) = of_colour(flights, "orange")
    assert near(cube.place, places[keys.exchange_key("orange")])
    assert near(end, places[keys.cubes_key(3, "orange")])
    assert len(of_colour(flights, "yellow")) == 1


def test_a_heap_that_is_paid_up_goes_as_a_whole() -> None:
    """Number 03 costs orange both yellow cubes and the grey one: both heaps are gone."""
    state = crowded()
    step = GAME.apply(state, m.TakeColumn(seat=3, column="C1"))
    flights, _ = flying(state, step.state, step.events)
    assert not flights


def test_income_flies_from_its_sector_and_points_to_the_track() -> None:
    _, income, majorities, *_, storm = GAME.acts(before(), LAST, GAME.apply(before(), LAST).events)
    turn = GAME.acts(before(), LAST, GAME.apply(before(), LAST).events)[0].state
    flights, places = flying(turn, income.state, income.events)
    ((cube, end),) = of_colour(flights, "yellow")
    assert near(cube.place, places[keys.sector_key("SW")])
    assert near(end, places[keys.cubes_key(0, "yellow")])
    flights, places = flying(income.state, majorities.state, majorities.events)
    assert sorted(each.key for each in flights) == ["flight-point-SW", "flight-point-W"]
    assert any(near(end, places[keys.reputation_key(0)]) for end in flights.values())
    flights, _ = flying(majorities.state, storm.state, storm.events)
    assert len(flights) == 6
