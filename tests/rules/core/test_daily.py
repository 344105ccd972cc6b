"""The challenge of the day: one a day and game, the same everywhere, known by its record alone."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.daily import daily, day_of, is_of_day, record_of
from rules.core.edition import Edition, read_edition
from rules.core.record import Record
from rules.core.timeline import Timeline
from rules.games import GAMES

DAY = date(2026, 11, 19)
SEEDS = (549918812, 3390127116, 121334639, 3503524726, 1583074175)
"""Of that day, for each game in the order of their ids, on every computer and with every version of Python."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def edition_of(game: AnyGame) -> Edition:
    return read_edition(resources.assets() / game.id / "edition", game.id)


def begun(game: AnyGame, day: date = DAY) -> Record:
    challenge = daily(game, day)
    assert challenge is not None
    return record_of(game, edition_of(game), challenge, ["Clara", "Other"][: len(challenge.players)])


@each_game
def test_it_is_the_same_everywhere(game: AnyGame) -> None:
    challenge = daily(game, DAY)
    assert challenge is not None
    assert challenge.seed == SEEDS[sorted(game.id for game in GAMES).index(game.id)]
    assert daily(game, DAY) == challenge
    assert daily(game, DAY + timedelta(days=1)) != challenge


@each_game
def test_it_can_be_begun_on_every_day_and_has_a_fixed_level(game: AnyGame) -> None:
    for number in range(20):
        record = begun(game, DAY + timedelta(days=number))
        assert not list(game.objections_to_start(record.options, record.seating))
        assert record.players.count("person") == 1
        assert len(record.seating) in game.seats
    assert game.deciding(Timeline(game, begun(game), game.box(edition_of(game))).state)
    assert {daily(game, DAY + timedelta(days=number)).level for number in range(20)} <= {"normal", ""}  # type: ignore[union-attr]


@each_game
def test_a_record_tells_by_itself_that_it_is_one(game: AnyGame) -> None:
    record = begun(game)
    assert day_of(game, record, DAY) == "2026-11-19"
    assert day_of(game, record, DAY + timedelta(days=1)) == "2026-11-19", "played past midnight"
    assert day_of(game, record, DAY + timedelta(days=2)) == ""
    assert not is_of_day(game, replace(record, seed=record.seed + 1), DAY)
    assert not is_of_day(game, replace(record, start={}), DAY)
    assert is_of_day(game, replace(record, seating=tuple(replace(each, name="Malo") for each in record.seating)), DAY)


def test_missions_take_turns_by_lot() -> None:
    game = next(game for game in GAMES if game.id == "marajoara")
    drawn = {daily(game, DAY + timedelta(days=number)).values["mission"] for number in range(60)}  # type: ignore[union-attr]
    assert drawn == set(range(1, 9))
