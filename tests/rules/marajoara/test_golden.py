"""Whole games play again as they were kept; see make_golden.py."""

import pytest

from tests.rules.marajoara.golden_games import GAMES, SHELF

SMALL = 40_000


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_kept_game_plays_as_before(name: str) -> None:
    SHELF.check_replay(name)
    assert len(SHELF.moves_of(name)[1]) < SMALL


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_move_of_a_kept_game_is_legal(name: str) -> None:
    SHELF.check_legality(name)


def test_kept_games_end_in_every_way() -> None:
    """MJ-END-1, MJ-SOL-4, MJ-SOL-7: by rounds, by the round track, by idleness; won and lost."""
    ends = {name: SHELF.moves_of(name)[1].splitlines()[-1] for name in GAMES}
    for why in ("rounds", "round_track", "idle"):
        assert any(f'"why":"{why}"' in end for end in ends.values())
    assert '"winners":[0]' in ends["mission-1-won"]
    assert '"winners":[]' in ends["mission-1"]


def test_no_file_is_left_over() -> None:
    SHELF.check_files()
