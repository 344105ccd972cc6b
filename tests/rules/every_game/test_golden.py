"""Whole games of every game play again as they were kept; `python -m tests.rules.golden GAME` records them anew."""

from typing import get_args

import pytest

from tests.each_game import given_by_each
from tests.rules.golden import Shelf, written

SHELVES: tuple[Shelf, ...] = given_by_each("SHELF", "rules", "golden_games")

each_shelf = pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
each_kept_game = pytest.mark.parametrize(
    ("shelf", "name"),
    [pytest.param(shelf, name, id=f"{shelf.game.id}-{name}") for shelf in SHELVES for name in sorted(shelf.games)],
)


@each_kept_game
def test_a_kept_game_plays_as_before(shelf: Shelf, name: str) -> None:
    """The same beginning and the same moves, by way of JSON, lead to the same positions and scores."""
    assert written(shelf.lines_of(name, shelf.moves_of(name))) == shelf.text_of(name)


@each_kept_game
def test_every_move_of_a_kept_game_is_legal(shelf: Shelf, name: str) -> None:
    """Each is on the list and meets no objection, and the last one ends the game."""
    state = shelf.games[name].state(shelf.game, shelf.box)
    for move in shelf.moves_of(name):
        assert move in shelf.game.legal(state, move.seat)
        assert list(shelf.game.objections(state, move)) == []
        state = shelf.game.apply(state, move).state
    assert shelf.game.deciding(state) == ()


@each_kept_game
def test_a_kept_game_is_small(shelf: Shelf, name: str) -> None:
    assert len(shelf.text_of(name)) < shelf.small


@each_shelf
def test_kept_games_end_in_every_way(shelf: Shelf) -> None:
    assert {name: shelf.end_of(name)["winners"] for name in shelf.winners} == shelf.winners


@each_shelf
def test_kept_games_make_every_kind_of_move(shelf: Shelf) -> None:
    made = {move.kind for name in shelf.games for move in shelf.moves_of(name)}
    assert {kind.KIND for kind in get_args(shelf.game.move_type)} - made == shelf.unused


@each_shelf
def test_no_file_is_missing_and_none_left_over(shelf: Shelf) -> None:
    assert {path.stem for path in shelf.folder.glob("*.jsonl")} == set(shelf.games)
