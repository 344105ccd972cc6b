"""Whole games play again as they were kept; see golden_games.py."""

import json
from typing import get_args

import pytest

from rules.council_of_shadows.moves import Move
from tests.rules.council_of_shadows.golden_games import GAMES, SHELF


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    SHELF.check_replay(name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    SHELF.check_legality(name)


def test_kept_games_end_in_every_way() -> None:
    """CS-END-4, CS-SOLO-10: won by either seat, by the person and by the automa, by cubes alone, and shared."""
    winners = {name: json.loads(SHELF.moves_of(name)[1].splitlines()[-1])["winners"] for name in GAMES}
    assert winners["shared"] == [0, 1]
    assert winners["by-cubes"] == [0]
    assert winners["automa-beaten"] == [0]
    assert winners["automa-normal"] == [1]


def test_kept_games_make_every_kind_of_move() -> None:
    made = {type(move) for name in GAMES for move in SHELF.moves_of(name)[0]}
    assert set(get_args(Move)) - made == set()


def test_no_file_is_left_over() -> None:
    SHELF.check_files()
