"""Whole games play again as they were kept; see golden_games.py."""

from typing import get_args

import pytest

from rules.hoyuk.moves import Move
from tests.rules.hoyuk.golden_games import GAMES, SHELF

SMALL = 60_000


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    SHELF.check_replay(name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    SHELF.check_legality(name)


def test_kept_games_make_every_kind_of_move() -> None:
    made = {type(move) for name in GAMES for move in SHELF.moves_of(name)[0]}
    assert set(get_args(Move)) - made == set()


def test_kept_games_are_small() -> None:
    assert all(len(SHELF.moves_of(name)[1]) < SMALL for name in GAMES)


def test_no_file_is_left_over() -> None:
    SHELF.check_files()
