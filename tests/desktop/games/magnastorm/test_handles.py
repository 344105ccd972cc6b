"""Every legal move has a gesture on pieces and places that lie on the table, and a drop there means it."""

import pytest

from desktop.board.sprite import Key
from desktop.games.magnastorm.desk import DESK
from desktop.games.magnastorm.handles import alike
from desktop.games.magnastorm.sprites import sprites
from rules.magnastorm import moves as m
from tests.desktop.games.magnastorm.positions import TABLES, crowded, look, seen, some
from tests.desktop.positions import Table

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("table", TABLES)
def test_gestures_are_on_the_table(table: Table) -> None:
    for state, seat, legal in some(table, 25):
        view = seen(state, seat)
        places = {sprite.key for sprite in sprites(view, look(seat, seats=table[0])) if sprite.is_target}
        for move in legal:
            for handle in DESK.handles(view, move):
                assert handle.pieces <= places, (move, handle)
                assert handle.place is None or handle.place in places, (move, handle)


@pytest.mark.parametrize("table", TABLES)
def test_one_piece_on_one_place_is_attempted_as_what_it_is(table: Table) -> None:
    """What may be dropped is never taken for something else of another kind."""
    for state, seat, legal in some(table, 60):
        view = seen(state, seat)
        for move in legal:
            handle = DESK.handle(view, move)
            if len(handle.pieces) == 1 and handle.place is not None:
                meant = DESK.attempt(view, seat, handle.pieces)(handle.place)
                assert meant is None or meant.kind in (move.kind, "ms.drive"), (move, meant)


def test_pieces_of_which_one_does_as_well_lie_on_the_table() -> None:
    state = crowded()
    there = {sprite.key for sprite in sprites(seen(state, 3), look(3))}
    own: list[frozenset[Key]] = [
        each for each in alike(seen(state, 3)) if any(key.startswith("mate-3") for key in each)
    ]
    assert all(each <= there for each in own)
    assert len(own) == 1


def test_a_way_that_costs_nothing_is_taken_before_one_that_does() -> None:
    """Example EX6: whoever drives within reach pays nobody."""
    state = crowded(pending=[{"kind": "driving"}], cell="R1/C1", action="move", lower={"R1/C1": "y"})
    near, far = m.Drive(seat=3, to="NE.e1"), m.Drive(seat=3, to="W.e2", station="W>NW/I")
    assert DESK.handle(seen(state, 3), near).pieces == {"scout-3"}
    assert DESK.handle(seen(state, 3), far).pieces == {"scout-3"}
    assert {frozenset({"station-W>NW/I"})} == {handle.pieces for handle in DESK.handles(seen(state, 3), far)[1:]}
