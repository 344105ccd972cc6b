"""MJ-SET-1 to MJ-SET-7: what lies where before the first turn."""

from collections import Counter

import pytest

from rules.core.contract import Seating
from rules.marajoara import GAME
from rules.marajoara.options import Options
from tests.rules.marajoara.table import BOX, begun, capture, opened, seating, start_token


def test_every_museum_holds_three_tokens_and_no_dice_vases_or_fragments() -> None:
    """MJ-SET-1: three tokens on the icons, four beside the board."""
    for player, colour in zip(begun(4).state.players, GAME.colours, strict=True):
        (museum,) = player.museums
        assert museum.colour == colour
        assert set(museum.icons) == {"case", "yellow", "F4"}
        assert player.supply == 4
        assert list(player.stored()) == []
        assert (museum.vases, museum.fragments) == (0, ())


def test_the_cart_is_empty_and_the_round_marker_on_1() -> None:
    """MJ-SET-2."""
    state = begun(3).state
    assert state.cart == (None,) * 5
    assert state.slate == ()
    assert state.round == 1


def test_discs_start_at_0() -> None:
    """MJ-SET-3: score disc and three track discs."""
    for player in begun(3).state.players:
        assert player.score == 0
        assert player.discs == (0, 0, 0)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_52_dice_showing_1_lie_on_every_space_that_is_neither_shaded_nor_a_magnifier(count: int) -> None:
    """MJ-SET-4: one die a space; MJ-SET-7: the same for any number of seats."""
    state = begun(count, mission=int(count == 1)).state
    dice = [die for die in state.grid if die is not None]
    assert Counter(die.colour for die in dice) == {"yellow": 14, "red": 13, "blue": 13, "grey": 12}
    assert {die.face for die in dice} == {1}
    for space, die in zip(BOX.spaces, state.grid, strict=True):
        assert (die is None) == (space.shaded or space.magnifier)


def test_the_dice_are_placed_at_random() -> None:
    """MJ-SET-4: another seed, another dig; the same seed, the same dig, whoever sits there."""
    assert begun(seed=1).state.grid != begun(seed=2).state.grid
    assert begun(seed=1).state.grid == begun(4, seed=1).state.grid


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_chosen_seat_begins_every_round(first: int) -> None:
    """MJ-SET-5, MJ-SET-6: it begins; its right-hand neighbour is last and places the first token."""
    at = begun(3, first=first)
    assert at.seat == (first - 2) % 3
    while at.state.stage == "setup":
        at.play(at.moves()[0])
    assert at.state.first == at.state.active == at.seat == first - 1


def test_the_first_seat_may_be_drawn_by_lot() -> None:
    """MJ-SET-5: any seat comes up."""
    assert {begun(4, first=0, seed=seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_nobody_else_can_begin() -> None:
    """MJ-SET-5: the third seat of two cannot."""
    refused = [each.rule for each in GAME.objections_to_start(Options(first=3), seating(2))]
    assert refused == ["MJ-SET-5"]
    assert list(GAME.objections_to_start(Options(first=2), seating(2))) == []


def test_a_starting_token_lies_on_a_free_magnifier() -> None:
    """MJ-SET-6: not elsewhere, and no two on one; each comes from the supply."""
    at = begun(2)
    assert at.why_not(start_token("c3", 0)) == "MJ-TURN-1"
    assert at.why_not(start_token("a1", 1)) == "MJ-SET-6"
    assert at.why_not(start_token("z9", 1)) == "MJ-SET-6"
    at.play(start_token("c3", 1))
    assert at.why_not(start_token("c3", 0)) == "MJ-SET-6"
    at.play(start_token("f6", 0))
    assert [player.supply for player in at.state.players] == [3, 3]
    assert [len(player.museums[0].icons) for player in at.state.players] == [3, 3]
    assert [(at.token("c3"), at.token("f6"))] == [("purple", "turquoise")]
    assert at.token("f3") is None


def test_nobody_captures_before_the_starting_tokens_lie() -> None:
    """MJ-SET-6."""
    at = begun(2).play(start_token("c3", 1))
    jump = opened(2).moves()[0]
    assert at.why_not(jump) == "MJ-SET-6"
    at.play(start_token("f3", 0))
    assert at.why_not(jump) == "allowed"
    assert at.why_not(start_token("c6", 0)) == "MJ-SET-6"


def test_an_unused_magnifier_stays_empty() -> None:
    """MJ-SET-7, MJ-SET-6: two seats leave two magnifiers free."""
    at = opened(2)
    magnifiers = [space.ref for space in BOX.spaces if space.magnifier]
    assert sorted(at.token(space) or "" for space in magnifiers) == ["", "", "purple", "turquoise"]


def test_who_can_sit_down() -> None:
    """MJ-SOL-1: alone with a mission, together without one; colours are those of the box, each once."""

    def refused(count: int, mission: int = 0) -> list[str]:
        return [each.rule for each in GAME.objections_to_start(Options(mission=mission), seating(count))]

    assert refused(1) == ["MJ-SOL-1"]
    assert refused(1, mission=8) == []
    assert refused(1, mission=9) == ["MJ-SOL-1"]
    assert refused(2, mission=1) == ["MJ-SOL-1"]
    assert refused(4) == []
    assert refused(0) == ["table-seat-count"]
    turquoise, purple = seating(2)
    assert [each.rule for each in GAME.objections_to_start(Options(), [turquoise, turquoise])] == ["table-same-colour"]
    pink = Seating("person", "", "pink")
    assert [each.rule for each in GAME.objections_to_start(Options(), [purple, pink])] == ["table-unknown-colour"]


def test_five_cannot_play() -> None:
    five = [*seating(4), Seating("person", "", "white")]
    assert [each.rule for each in GAME.objections_to_start(Options(), five)] == ["table-seat-count"]


def test_a_seat_that_does_not_exist_is_told_so() -> None:
    at = opened(2)
    assert at.why_not(capture("e3", "c3", seat=7)) == "table-no-such-seat"
    assert at.why_not(capture("e3", "c3", seat=-1)) == "table-no-such-seat"


def test_the_last_starting_token_begins_round_1() -> None:
    """MJ-TURN-1, MJ-SET-6: of the first seat; a mission counts no rounds (MJ-SOL-1)."""
    at = begun(2).play(start_token("c3", 1), start_token("f3", 0))
    assert at.kinds == ["start_token_placed", "start_token_placed", "round_began", "turn_began"]
    assert at.happened("round_began").round == 1
    assert begun(1, mission=1).play(start_token("c3")).kinds == ["start_token_placed", "turn_began"]
