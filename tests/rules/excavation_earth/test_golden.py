"""Whole games play again as they were kept; see golden_games.py."""

from typing import get_args

import pytest

from rules.excavation_earth.moves import Move
from tests.rules.excavation_earth.golden_games import GAMES, SHELF


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    SHELF.check_replay(name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    SHELF.check_legality(name)


def test_kept_games_end_in_every_way() -> None:
    """EE-END-3, EE-SOLO-END-3: won by a person, by Zu, and shared."""
    last = {name: SHELF.moves_of(name)[1].splitlines()[-1] for name in GAMES}
    assert '"winners":[0]' in last["zu-beaten"]
    assert '"winners":[1]' in last["zu"]
    assert '"winners":[0,1]' in last["shared"]


def test_kept_games_make_every_kind_of_move() -> None:
    made = {type(move) for name in GAMES for move in SHELF.moves_of(name)[0]}
    assert set(get_args(Move)) - made == set()


def test_no_file_is_left_over() -> None:
    SHELF.check_files()
