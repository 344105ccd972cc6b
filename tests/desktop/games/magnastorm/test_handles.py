"""By which gestures moves of this game are made, where the rules have something to say of it."""

import pytest

from desktop.games.magnastorm.desk import DESK
from rules.magnastorm import moves as m
from tests.desktop.games.magnastorm.positions import crowded, seen

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_way_that_costs_nothing_is_taken_before_one_that_does() -> None:
    """Example EX6: whoever drives within reach pays nobody."""
    state = crowded(pending=[{"kind": "driving"}], cell="R1/C1", action="move", lower={"R1/C1": "y"})
    near, far = m.Drive(seat=3, to="NE.e1"), m.Drive(seat=3, to="W.e2", station="W>NW/I")
    assert DESK.handle(seen(state, 3), near).pieces == {"scout-3"}
    assert DESK.handle(seen(state, 3), far).pieces == {"scout-3"}
    assert {frozenset({"station-W>NW/I"})} == {handle.pieces for handle in DESK.handles(seen(state, 3), far)[1:]}
