"""Positions, moves and events as JSON and back."""

import json
from dataclasses import replace

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
from rules.excavation_earth import GAME
from rules.excavation_earth.options import Options
from tests.rules.core.events import event_from
from tests.rules.excavation_earth.random_games import TABLES, played
from tests.rules.excavation_earth.table import BOX, begun, table


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_written_is_read_again(number: int) -> None:
    for passed in played(number, 0)[::5]:
        written = json.loads(json.dumps(position_json(passed.after)))
        assert position_state(GAME, written, BOX) == passed.after
        assert move_from(GAME, json.dumps(move_json(passed.move))) == passed.move
        for event in passed.events:
            assert event_from(GAME, json.dumps(event_json(event))) == event


def test_the_same_game_is_the_same_everywhere() -> None:
    assert checksum(begun(4, seed=7).state) == checksum(begun(4, seed=7).state)
    assert checksum(begun(4, seed=7).state) != checksum(begun(4, seed=8).state)


def test_options_from_a_command_line() -> None:
    chosen = options_from_words(GAME, ["factions=lot,KUT", "opening_draft=on", "zu_relicless_buyer=none"])
    assert chosen == Options(factions=("lot", "KUT"), opening_draft=True, zu_relicless_buyer="none")
    assert options_from_words(GAME, []) == Options()
    with pytest.raises(Unreadable):
        options_from_words(GAME, ["factions=ZU"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"queues": ["YYYYY", "", "", "", "", ""]}, "position-queue"),
        ({"queues": ["", ""]}, "position-size"),
        ({"order": [0, 0]}, "position-order"),
        ({"round": 7}, "position-round"),
        ({"white": 5}, "position-census"),
        ({"stock": [-1, 8, 8, 8, 8]}, "position-census"),
        ({"zu": {"seat": 0, "deck": [], "discard": [], "later": [], "gone": []}}, "position-zu"),
        ({"discard": ["R-SA-1"]}, "position-census"),
        ({"tiles": ["CT1"]}, "position-census"),
        ({"agenda": [{"seat": 4, "left": 1, "kind": "turn"}]}, "position-no-seat"),
        ({"row": [{"card": "R-SA-1", "owner": 9}]}, "position-no-seat"),
    ],
)
def test_a_position_that_cannot_be_says_why(wrong: dict[str, object], said: str) -> None:
    written = json.loads(json.dumps(position_json(table().state)))
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | wrong, BOX)
    assert said in [each.id for each in caught.value.problems]


def test_a_seat_without_a_known_faction_cannot_be() -> None:
    state = table().state
    odd = replace(state, players=(replace(state.players[0], faction="XYZ"), state.players[1]))
    assert [each.id for each in GAME.problems(odd)] == ["position-faction"]
    twins = replace(state, players=(state.players[0], replace(state.players[1], faction="GUL")))
    assert "position-same-faction" in [each.id for each in GAME.problems(twins)]
