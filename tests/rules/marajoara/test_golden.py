"""How the games of Marajoara that are kept end."""

import pytest

from tests.rules.marajoara.golden_games import GAMES, SHELF


@pytest.mark.parametrize("why", ["rounds", "round_track", "idle"])
def test_kept_games_end_for_every_reason(why: str) -> None:
    """MJ-END-1, MJ-SOL-4, MJ-SOL-7: by rounds, by the round track, by idleness."""
    assert why in {ended["why"] for name in GAMES for ended in SHELF.end_of(name)["end"]}
