"""MJ-DIG-1 to MJ-DIG-6: the jumper lands on a Dig token."""

import pytest

from rules.marajoara.moves import Raise
from tests.rules.core.sitting import ALLOWED
from tests.rules.marajoara.table import (
    Table,
    capture,
    decline,
    end_turn,
    excavate,
    field_work,
    raise_,
    recycle,
    restore,
    table,
)


def landed(owner: int, *, over: str = "R2", mine: str = "", theirs: str = "", **more: object) -> Table:
    """I jump onto the token of this seat."""
    at = table(f"f3 B4, e3 {over}", tokens={"d3": owner}, store=mine, rivals=[{"store": theirs}], **more)
    return at.play(capture("f3", "d3"))


def test_a_token_on_the_landing_space_pays() -> None:
    """MJ-DIG-1: and only there, neither on the start nor under the captured die."""
    assert landed(0).asks == "MJ-DIG-2"
    elsewhere = table("f3 B4, e3 R2", tokens={"f3": 0, "e3": 0, "c3": 0}).play(capture("f3", "d3"))
    assert elsewhere.asks == "MJ-TURN-2"


@pytest.mark.parametrize(
    ("slot", "store"),
    [("B1", "B4 B5 R2 Y1"), ("B2", "B3 B6 R2 Y1"), ("Y1", "B3 B5 R2 Y2"), ("captured", "B3 B5 R3 Y1")],
)
def test_my_own_token_raises_one_stored_die_or_the_captured_one(slot: str, store: str) -> None:
    """MJ-DIG-2: of any colour, one pip."""
    at = landed(0, mine="B3 B5 Y1").play(raise_(slot))
    assert at.store() == store
    assert at.asks == "MJ-TURN-2"


def test_my_own_token_never_raises_the_jumper() -> None:
    """MJ-DIG-2: it has its own step."""
    at = landed(0, mine="B3")
    assert at.moves(Raise) == [raise_("B1"), raise_("captured")]
    assert at.why_not(raise_("d3")) == "MJ-DIG-6"
    assert at.on("d3") == "B5"


def test_a_rivals_token_gives_two_pips_to_the_rival() -> None:
    """MJ-DIG-3: it decides, at once, before my die action; I get nothing."""
    at = landed(1, over="G2", mine="B1", theirs="R1 Y3")
    assert at.seat == 1
    assert at.asks == "MJ-DIG-3"
    assert at.why_not(excavate("red")) == "MJ-TURN-1"
    assert at.why_not(raise_("B1")) == "MJ-TURN-1"
    at.play(raise_("R1", 1))
    assert at.seat == 1
    at.play(raise_("R1", 1))
    assert at.store(1) == "R3 Y3"
    assert at.store(0) == "B1"
    assert at.asks == "MJ-EXC-1"


def test_a_rival_may_spread_the_two_pips_over_two_dice() -> None:
    """MJ-DIG-3: of any colours."""
    at = landed(1, theirs="R1 Y3").play(raise_("R1", 1), raise_("Y1", 1))
    assert at.store(1) == "R2 Y4"


def test_a_rivals_token_does_not_raise_the_captured_die() -> None:
    """MJ-DIG-3, MJ-DIG-6."""
    at = landed(1, theirs="R1")
    assert at.why_not(raise_("captured", 1)) == "MJ-DIG-6"
    assert at.why_not(raise_("R1", 1)) == ALLOWED


def test_bonus_pips_stop_at_six_and_the_token_stays() -> None:
    """MJ-DIG-4: what cannot be used is lost."""
    at = landed(0, mine="B6 B5")
    assert at.why_not(raise_("B1")) == "MJ-DIG-4"
    assert at.why_not(raise_("B2")) == ALLOWED
    at = landed(1, theirs="R5 Y6").play(raise_("R1", 1))
    assert at.store(1) == "R6 Y6"
    assert at.happened("bonus_lost").rule == "MJ-DIG-3"
    assert at.asks == "MJ-TURN-2"
    assert at.token("d3") == "purple"


def test_field_work_never_triggers_a_token() -> None:
    """MJ-DIG-5."""
    at = table("f3 B4", tokens={"e3": 0}, store="Y6 B1").play(field_work("f3", "e3"))
    assert at.kinds == ["paid", "die_moved"]
    assert at.store() == "B1 Y4"


def test_recycling_never_triggers_a_token() -> None:
    """MJ-DIG-5, MJ-REC-3."""
    roped = ["a1", "a2", "b1", "b2", "g1", "g2", "h1", "h2", "a7", "a8", "b7", "b8", "g7", "g8", "h7", "h8"]
    grid = ", ".join(f"{space} G1" for space in roped[:12]) + ", " + ", ".join(f"{space} R1" for space in roped[12:])
    at = table(grid, tokens={"e3": 0}, slate="B2", stage="recycling", store="B1")
    at.play(recycle(at.die("B2"), "e3"))
    assert at.kinds == ["die_recycled", "turn_began"]
    assert at.store() == "B1"


def test_only_stored_dice_are_raised() -> None:
    """MJ-DIG-6: not an empty slot, not dice of the cart, the slate or the grid."""
    at = table("f3 B4, e3 R2, a1 B1", tokens={"d3": 0}, store="Y1 B3", cart="B1 B1 B1 B1 G1", vases=1)
    at.play(restore("F3", "B1"))
    assert at.slate == "G1"
    at.play(capture("f3", "d3"))
    assert at.moves() == [raise_("Y1"), raise_("captured"), decline()]
    for slot in ("B1", "a1", "cart", "slate"):
        assert at.why_not(raise_(slot)) == "MJ-DIG-6"


def test_a_rival_may_put_its_pips_on_a_die_that_then_restores_on_its_turn() -> None:
    """MJ-DIG-3, MJ-TURN-1: the pips are there at once, the free action waits for one's turn."""
    at = landed(1, theirs="B4").play(raise_("B1", 1), raise_("B1", 1))
    assert at.why_not(restore("F6", "B1", seat=1)) == "MJ-TURN-1"
    at.play(end_turn(), restore("F6", "B1", seat=1))
    assert at.earned == [("fragment", 7)]


def test_a_token_pays_each_time_a_die_lands_on_it() -> None:
    """MJ-DIG-1, MJ-DIG-4: the first die leaves over another one, then the next lands."""
    at = table("f3 B4, e3 R2, d2 Y1, b3 Y2, c3 G2", tokens={"d3": 0}, store="B1")
    at.play(capture("f3", "d3"), raise_("B1"), end_turn())
    at.play(capture("d3", "d1", 1), end_turn(1))
    at.play(capture("b3", "d3"), raise_("B1"))
    assert at.slot("B1") == "B3"
    assert at.token("d3") == "turquoise"
