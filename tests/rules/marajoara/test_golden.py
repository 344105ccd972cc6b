"""Whole games play again as they were kept; see make_golden.py."""

import pytest

from rules.marajoara import GAME
from tests.rules.marajoara.golden_games import FOLDER, GAMES, lines_of, read, written

SMALL = 40_000


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    """The same beginning and the same moves, by way of JSON, lead to the same positions and scores."""
    beginning, moves, text = read(name)
    assert beginning == GAMES[name]
    assert written(lines_of(beginning, moves)) == text
    assert len(text) < SMALL


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    beginning, moves, _ = read(name)
    state = beginning.state()
    for move in moves:
        assert move in GAME.legal(state, move.seat)
        assert list(GAME.objections(state, move)) == []
        state = GAME.apply(state, move).state
    assert GAME.deciding(state) == ()


def test_kept_games_end_in_every_way() -> None:
    """MJ-END-1, MJ-SOL-4, MJ-SOL-7: by rounds, by the round track, by idleness; won and lost."""
    ends = [read(name)[2].splitlines()[-1] for name in GAMES]
    for why in ("rounds", "round_track", "idle"):
        assert any(f'"end":["{why}"]' in end for end in ends)
    assert '"winners":[0]' in read("mission-1-won")[2]
    assert '"winners":[]' in read("mission-1")[2]


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(GAMES)
