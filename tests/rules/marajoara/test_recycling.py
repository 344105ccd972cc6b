"""MJ-REC-1 to MJ-REC-4: what fell out of the cart goes back on the grid."""

import pytest

from rules.marajoara.events import DieRecycled
from rules.marajoara.moves import Recycle
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    BOX,
    Table,
    capture,
    end_turn,
    exhibit,
    field_work,
    fund,
    recycle,
    restore,
    table,
)

ROPED = [space.ref for space in BOX.spaces if space.roped]


def recycling(slate: str, *, free: tuple[str, ...] = (), grid: str = "", **more: object) -> Table:
    """Dice lie on all roped spaces but these."""
    ropes = [
        f"{space} {'G1' if at < 8 else 'Y1'}" for at, space in enumerate(space for space in ROPED if space not in free)
    ]
    return table(", ".join([*ropes, *filter(None, [grid])]), slate=slate, stage="recycling", **more)


def test_every_die_of_the_slate_goes_back_in_any_order() -> None:
    """MJ-REC-1: faces unchanged, on spaces without a die."""
    at = recycling("R5 B2", free=("a1", "h8"))
    assert len(at.moves(Recycle)) == 4
    at.play(recycle(at.die("B2"), "h8"))
    assert at.why_not(recycle(at.die("R5"), "h8")) == "MJ-REC-1"
    assert at.case(recycle(at.die("R5"), "h8")) == "occupied"
    at.play(recycle(at.die("R5"), "a1"))
    assert (at.on("a1"), at.on("h8")) == ("R5", "B2")
    assert at.slate == ""


def test_only_dice_of_the_slate_are_recycled() -> None:
    """MJ-REC-1: not one of the cart, nor off the grid."""
    at = recycling("R5", free=("a1",), cart="B2")
    assert at.why_not(recycle(at.die("B2"), "a1")) == "MJ-REC-1"
    assert at.case(recycle(at.die("B2"), "a1")) == "not-on-slate"
    assert at.why_not(recycle(at.die("R5"), "z1")) == "MJ-REC-1"
    assert at.why_not(recycle(at.die("R5"), "a1")) == ALLOWED


def test_roped_spaces_come_first() -> None:
    """MJ-REC-2: tier 1, as long as one is free, even for one's own tokens."""
    at = recycling("R5", free=("b2",), tokens={"c3": 0})
    assert at.why_not(recycle(at.die("R5"), "c3")) == "MJ-REC-2"
    assert at.why_not(recycle(at.die("R5"), "d3")) == "MJ-REC-2"
    at.play(recycle(at.die("R5"), "b2"))
    assert at.happened("die_recycled").tier == 1


def test_then_ones_own_tokens() -> None:
    """MJ-REC-2: tier 2, without a die on them; not those of a rival."""
    at = recycling("R5", grid="d3 B1", tokens={"c3": 0, "d3": 0, "f3": 1})
    assert at.moves() == [recycle(at.die("R5"), "c3")]
    assert at.why_not(recycle(at.die("R5"), "f3")) == "MJ-REC-2"
    at.play(recycle(at.die("R5"), "c3"))
    assert at.happened("die_recycled").tier == 2


def test_then_any_space() -> None:
    """MJ-REC-2: tier 3, a rival's token included."""
    at = recycling("R5", grid="d3 B1", tokens={"d3": 0, "f3": 1})
    for space in ("f3", "c3", "d4", "a4"):
        assert at.why_not(recycle(at.die("R5"), space)) == ALLOWED
    at.play(recycle(at.die("R5"), "f3"))
    assert at.happened("die_recycled").tier == 3


def test_each_die_looks_anew_where_it_may_go() -> None:
    """MJ-REC-2: the last roped space, then a token, then anywhere."""
    at = recycling("R5 B2 R1", free=("a1",), tokens={"c3": 0})
    at.play(recycle(at.die("R5"), "a1"), recycle(at.die("B2"), "c3"), recycle(at.die("R1"), "e6"))
    assert [event.tier for event in at.events if isinstance(event, DieRecycled)] == [1, 2, 3]


@pytest.mark.parametrize("space", ["a4", "d4", "c3"])
def test_a_recycled_die_is_not_turned(space: str) -> None:
    """MJ-REC-3: not by +1, not by +2, not by a token, which pays nobody."""
    at = recycling("R5", tokens={"c3": 1}, rivals=[{"store": "B1"}])
    at.play(recycle(at.die("R5"), space))
    assert at.on(space) == "R5"
    assert at.store(1) == "B1"
    assert at.asks == "MJ-TURN-2"


def test_recycling_is_compulsory_and_the_last_thing_of_a_turn() -> None:
    """MJ-REC-4: complete, without free actions; then the next seat plays."""
    at = recycling("R5 B2", free=("a1", "a2"), store="Y6 R1 B6", grid="e3 R1")
    for move in (exhibit("R1"), restore("F6", "B1"), fund("B1", -1), field_work("e3", "e4"), end_turn()):
        assert at.why_not(move) == "MJ-REC-4"
    assert at.why_not(capture("e3", "c3")) == "MJ-REC-4"
    at.play(recycle(at.die("R5"), "a1"))
    assert (at.seat, at.asks) == (0, "MJ-REC-1")
    at.play(recycle(at.die("B2"), "a2"))
    assert (at.seat, at.asks) == (1, "MJ-TURN-2")


def test_an_empty_slate_ends_the_turn_at_once() -> None:
    """MJ-REC-4: nothing to recycle."""
    at = table(stage="after").play(end_turn())
    assert at.seat == 1


def test_only_whose_turn_it_is_recycles() -> None:
    """MJ-REC-1, MJ-TURN-1."""
    at = recycling("R5", free=("a1",))
    assert at.why_not(recycle(at.die("R5"), "a1", seat=1)) == "MJ-TURN-1"
