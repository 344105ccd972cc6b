"""Whole games play again as they were kept; see golden_games.py."""

import json
from typing import Any, get_args

import pytest

from rules.magnastorm.moves import Move
from tests.rules.magnastorm.golden_games import GAMES, SHELF


def end_of(name: str) -> Any:
    return json.loads(SHELF.moves_of(name)[1].splitlines()[-1])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    SHELF.check_replay(name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    SHELF.check_legality(name)


def test_kept_games_end_in_every_way() -> None:
    """MS-END-1, MS-END-4, MS-END-5, MS-SOLO-14: at the threshold or after four rounds, by order, won and lost alone."""
    tied = end_of("by-order")
    assert tied["scores"][0] == tied["scores"][1]
    assert tied["winners"] == [1]
    assert max(end_of("beyond-the-threshold")["scores"]) >= 27
    assert max(end_of("four-seats")["scores"]) < 27
    assert end_of("consortium-beaten")["winners"] == [0]
    assert end_of("consortium-expert")["winners"] == [1]
    assert any(end_of("consortium-beaten")["goals"])
    assert not any(end_of("consortium-expert")["goals"])


def test_kept_games_make_every_kind_of_move() -> None:
    made = {type(move) for name in GAMES for move in SHELF.moves_of(name)[0]}
    assert set(get_args(Move)) - made == set()


def test_no_file_is_left_over() -> None:
    SHELF.check_files()
