"""Positions, moves and events as JSON and back."""

import json

import pytest

from rules.core.codec import (
    Unreadable,
    checksum,
    event_json,
    move_from,
    move_json,
    options_from_words,
    position_json,
    position_state,
)
from rules.magnastorm import GAME
from rules.magnastorm.options import Options
from tests.rules.core.events import event_from
from tests.rules.magnastorm.random_games import TABLES, played, played_on
from tests.rules.magnastorm.table import BOX, begun, begun_solo, table


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_written_is_read_again(number: int) -> None:
    for passed in (*played(number, 0)[::15], *played_on(number, 25)):
        written = json.loads(json.dumps(position_json(passed.after)))
        assert position_state(GAME, written, BOX) == passed.after
        assert move_from(GAME, json.dumps(move_json(passed.move))) == passed.move
        for event in passed.events:
            assert event_from(GAME, json.dumps(event_json(event))) == event


def test_the_same_game_is_the_same_everywhere() -> None:
    assert checksum(begun(4, seed=7).state) == checksum(begun(4, seed=7).state)
    assert checksum(begun(4, seed=7).state) != checksum(begun(4, seed=8).state)


def test_options_from_a_command_line() -> None:
    words = [
        "start=START_2",
        "first=2",
        "storm_escape=jump",
        "azrea_second_level=off",
        "consortium_level=expert",
        "consortium_stations=0",
        "consortium_programme=EEA",
        "artefacts=gold_gold,bronze_silver",
    ]
    assert options_from_words(GAME, words) == Options(
        start="START_2",
        first=2,
        storm_escape="jump",
        azrea_second_level=False,
        consortium_level="expert",
        consortium_stations=0,
        consortium_programme="EEA",
        artefacts=("gold_gold", "bronze_silver"),
    )
    assert options_from_words(GAME, []) == Options()
    for wrong in (
        "start=START_3",
        "consortium_level=brutal",
        "consortium_bonus=5",
        "artefacts=gold",
        "advanced=perhaps",
    ):
        with pytest.raises(Unreadable):
            options_from_words(GAME, [wrong])


def test_how_hard_the_consortium_is() -> None:
    """MS-SOLO-15: a level, and what was changed about it."""
    level = Options(consortium_level="hard").consortium(BOX.consortium)
    assert level == BOX.consortium["hard"]
    changed = Options(
        consortium_programme="EAER", consortium_stations=1, consortium_begins="consortium", consortium_bonus=3
    ).consortium(BOX.consortium)
    assert ("".join(changed.programme), changed.stations, changed.begins, changed.round_bonus) == ("EAER", 1, True, 3)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"upper": [[]]}, "position-size"),
        ({"labs": []}, "position-size"),
        ({"bag": [3, 3, 3, 3, 3]}, "position-size"),
        ({"supply": [20, 20, 20, 20]}, "position-size"),
        ({"players": []}, "position-size"),
        ({"order": [0, 0, 1, 2]}, "position-order"),
        ({"to_act": [0, 0]}, "position-order"),
        ({"round": 0}, "position-round"),
        ({"token": 7}, "position-no-seat"),
        ({"controllers": [4, -1, -1, -1, -1, -1, -1, -1]}, "position-no-seat"),
        ({"stations": [-2] * 12}, "position-no-seat"),
        ({"claims": [[9], [], [], []]}, "position-no-seat"),
        ({"agenda": [{"seat": 4, "kind": "acting"}]}, "position-no-seat"),
        ({"agenda": [{"seat": 0, "sector": "X", "left": 1, "kind": "removing"}]}, "position-place"),
        ({"agenda": [{"seat": 0, "space": "SW.z9", "kind": "installing"}]}, "position-place"),
        ({"commanders": ["11", "02", "03", "04", "01", "12", "13", "14"]}, "position-commander"),
        ({"commanders": ["02", "02", "03", "04", "11", "12", "13", "14"]}, "position-commander"),
        ({"objectives": ["Q1", "S3", "S1", "S2"]}, "position-objective"),
        ({"claims": [[0, 0], [], [], []]}, "position-claims"),
        ({"bag": [3, 3, 3, 3, 3, 24]}, "position-census"),
        ({"supply": [19, 20, 20, 20, 22]}, "position-census"),
        ({"supply": [-1, 20, 20, 20, 22]}, "position-below-zero"),
        ({"lower": [[0]] + [[]] * 24}, "position-census"),
        ({"stations": [0] + [-1] * 11}, "position-census"),
        ({"labs": [[0]] + [[]] * 59}, "position-census"),
    ],
)
def test_a_position_that_cannot_be_says_why(wrong: dict[str, object], said: str) -> None:
    written = json.loads(json.dumps(position_json(table().state)))
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | wrong, BOX)
    assert said in [each.id for each in caught.value.problems]


def test_what_a_seat_has_is_looked_at_too() -> None:
    written = json.loads(json.dumps(position_json(begun_solo().state)))
    for seat, changes, said in (
        (0, {"colour": "white"}, "table-unknown-colour"),
        (0, {"colour": "purple"}, "table-same-colour"),
        (0, {"cubes": [2]}, "position-size"),
        (0, {"levels": [0]}, "position-size"),
        (0, {"earned": [0]}, "position-size"),
        (0, {"crew": -1}, "position-below-zero"),
        (0, {"scout": "W.q7"}, "position-scout"),
        (0, {"prize": "#999"}, "position-artefact"),
        (0, {"is_automa": True}, "position-automa"),
        (1, {"cubes": [1, 0, 0]}, "position-automa"),
    ):
        seats = [*written["players"]]
        seats[seat] = seats[seat] | changes
        with pytest.raises(Unreadable) as caught:
            position_state(GAME, written | {"players": seats}, BOX)
        assert said in [each.id for each in caught.value.problems], said


def test_markers_are_counted() -> None:
    """MS-PSET-1: eight for commanders and objectives; four commanders and four objectives never need more."""
    written = json.loads(json.dumps(position_json(table().state)))
    wrong = {"controllers": [0, 0, 0, 0, -1, -1, -1, -1], "claims": [[0], [0], [0], [0]]}
    assert position_state(GAME, written | wrong, BOX).claims == ((0,),) * 4
