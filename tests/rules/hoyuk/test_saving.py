"""Positions, moves and events as JSON and back; positions that cannot be."""

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
from rules.hoyuk import GAME
from rules.hoyuk.options import Options
from rules.hoyuk.village import Village
from tests.rules.core.events import event_from
from tests.rules.hoyuk.random_games import TABLES, played
from tests.rules.hoyuk.table import BOX, begun, table


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whatever_is_written_is_read_again(number: int) -> None:
    for passed in played(number, 0)[::7]:
        written = json.loads(json.dumps(position_json(passed.after)))
        assert position_state(GAME, written, BOX) == passed.after
        assert move_from(GAME, json.dumps(move_json(passed.move))) == passed.move
        for event in passed.events:
            assert event_from(GAME, json.dumps(event_json(event))) == event


def test_the_same_game_is_the_same_everywhere() -> None:
    assert checksum(begun(4, seed=7).state) == checksum(begun(4, seed=7).state)
    assert checksum(begun(4, seed=7).state) != checksum(begun(4, seed=8).state)


def test_a_village_is_written_cell_by_cell() -> None:
    cells = position_json(table("R² D4+o, B F6, pen F5↓").state)["village"]["cells"]
    assert [cell for cell in cells if cell] == ["0^o", "S", "1"]


def test_options_from_a_command_line() -> None:
    chosen = options_from_words(GAME, ["mode=expert", "house_target=15", "edge_free=off", "level=3"])
    assert chosen == Options(mode="expert", house_target=15, edge_free=False, level=3)
    assert options_from_words(GAME, []) == Options()
    with pytest.raises(Unreadable):
        options_from_words(GAME, ["house_target=24"])


BLANK = [""] * 169


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"village": {"cells": [""] * 12}}, "position-size"),
        ({"village": {"cells": ["castle", *BLANK[1:]]}}, "position-thing"),
        ({"village": {"cells": ["4", *BLANK[1:]]}}, "position-no-seat"),
        ({"village": {"cells": ["0x", *BLANK[1:]]}}, "position-census"),
        ({"supply": [1, 2]}, "position-size"),
        ({"supply": [-1, 20, 20, 0, 0]}, "position-below-zero"),
        ({"piles": []}, "position-size"),
        ({"marker": 7}, "position-no-seat"),
        ({"neighbours": [0, 1]}, "position-neighbours"),
        ({"neighbours": [3]}, "position-no-seat"),
        ({"seen": 99}, "position-course"),
        ({"phase": 9}, "position-course"),
        ({"locusts": [[200]]}, "position-no-cell"),
        ({"tiles": []}, "position-census"),
        ({"agenda": [{"kind": "stage", "number": 1}]}, "position-agenda"),
        ({"agenda": [{"kind": "inspect", "seat": 0, "blocks": [3]}]}, "position-agenda"),
        ({"agenda": [{"kind": "inspect", "seat": 0, "blocks": [999]}]}, "position-no-cell"),
        ({"agenda": [{"kind": "card_window", "seat": 0, "phase": 1, "limit": -1, "plan": ""}]}, "position-agenda"),
        ({"agenda": [{"kind": "choose_tile", "seat": 0}]}, "position-agenda"),
        ({"agenda": [{"kind": "replace", "seat": 0}]}, "position-agenda"),
        ({"agenda": [{"kind": "replace", "seat": 4}]}, "position-no-seat"),
    ],
)
def test_a_position_that_cannot_be_says_why(wrong: dict[str, object], said: str) -> None:
    written = json.loads(json.dumps(position_json(table("R D4, B F6").state)))
    with pytest.raises(Unreadable) as caught:
        position_state(GAME, written | wrong, BOX)
    assert said in [each.id for each in caught.value.problems]


def test_twins_cannot_sit_at_one_table() -> None:
    state = table("R D4, B F6").state
    twins = replace(state, players=(state.players[0], replace(state.players[1], clan="EGUOR")))
    assert "position-clans" in [each.id for each in GAME.problems(twins)]


def test_what_is_known_of_a_village_follows_from_its_cells() -> None:
    """Villages that grew step by step know the same as those that are read anew."""
    for number in range(len(TABLES)):
        for passed in played(number, 1)[::11]:
            village = passed.after.village
            anew = Village(village.cells)
            assert (anew.where, anew.blocks, anew.families) == (village.where, village.blocks, village.families)
