"""What the goal sheet of a mission says of how far a goal has come."""

from types import SimpleNamespace
from typing import Any

import pytest

from desktop.games.marajoara.goal_sprites import progress


@pytest.mark.parametrize(("vases", "figure"), [(0, "0/4"), (3, "3/4"), (4, "4/4"), (5, "5")])
def test_more_than_is_asked_for_is_no_fraction(vases: int, figure: str) -> None:
    museum = SimpleNamespace(vases=vases)
    player = SimpleNamespace(score=0, museums=[museum], colours=())
    shown: Any = SimpleNamespace(
        state=SimpleNamespace(players=[player], tokens=()), say=lambda id, count, of: f"{count}/{of}"
    )
    goal: Any = SimpleNamespace(label="goal-case", args=(("number", 4),))
    assert progress(shown, goal) == figure
