"""The short notation: what it says is a position that can be played, and what it cannot say is refused in words."""

from typing import Any

import pytest

from rules.core.codec import position_json, position_state
from rules.marajoara import GAME
from tests.rules.core.properties import positions
from tests.rules.core.sitting import why_no_position
from tests.rules.marajoara.table import BOX, begun, end_turn, excavate, notes, place, recycle, table


def test_what_is_not_named_lies_aside() -> None:
    state = table("f4 R2", store="Y5").state
    assert len(state.aside) == 50
    assert GAME.deciding(state)[0].ask == "mj-ask-before"


def test_a_captured_die_acts_at_once() -> None:
    """MJ-ACT-3, MJ-ACT-1: a grey one asks for a track, another one is stored."""
    grey = table(captured="G4")
    assert grey.asks == "MJ-EXC-1"
    assert grey.play(excavate("red")).cart == "G4 - - - -"
    assert table(captured="R4").store() == "R4"


def test_recycling_is_asked_about_only_when_there_is_something_to_recycle() -> None:
    """MJ-REC-1, MJ-REC-4."""
    at = table(stage="recycling", slate="R2")
    assert at.play(recycle(at.die("R2"), "a1")).seat == 1
    assert table(stage="recycling").seat == 1


def test_the_cart_is_written_from_the_top_down() -> None:
    """MJ-SPD-2: with `cart_gravity` its dice lie at the bottom."""
    assert table(cart="R1 B2").cart == "R1 B2 - - -"
    assert table(cart="R1 B2", cart_gravity=True).cart == "- - - R1 B2"


def test_the_money_of_mission_6_may_lie_in_the_second_museum() -> None:
    """MJ-MIS-6a."""
    assert table(mission=6, yellow_zone=1, second={"store": "Y4"}).money() == 4
    assert table(mission=1, yellow_zone=1, store="Y3").money() == 3


def test_a_token_may_be_in_the_hand() -> None:
    """MJ-TOK-1."""
    assert table(place="token").play(place("c3")).token("c3") == "turquoise"


def test_a_seat_alone_plays_a_mission() -> None:
    """MJ-SOL-1: the first one unless another is named."""
    assert table(seats=[{}]).state.options.mission == 1
    assert table(seats=[{}], mission=4).state.options.mission == 4


def test_icons_follow_from_what_is_there() -> None:
    """MJ-TOK-4: a vase, the fragment of four and a third yellow die have freed theirs."""
    museum = table(vases=1, fragments="F4", store="Y1 Y1 Y1").state.players[0].museums[0]
    assert museum.icons == ()
    assert table(vases=1, icons="case").state.players[0].museums[0].icons == ("case",)


def test_colours_may_be_chosen() -> None:
    at = table(seats=[{"colour": "orange"}, {}], tokens={"c3": 0})
    assert at.token("c3") == "orange"
    assert at.state.players[1].colours == ("purple",)


def test_a_game_that_is_over_asks_nothing() -> None:
    """MJ-END-1."""
    at = table(stage="over", points=3)
    assert at.asks == ""
    assert at.why_not(end_turn()) == "MJ-END-1"


@pytest.mark.parametrize(
    ("said", "phrase"),
    [
        ({"grid": "z9 R2"}, "position-bad-space"),
        ({"grid": "a1 R2, a1 B1"}, "position-two-dice"),
        ({"grid": "a1 R7"}, "position-bad-die"),
        ({"grid": "a1 P1"}, "position-bad-die"),
        ({"grid": "a1"}, "position-bad-die"),
        ({"cart": "G1 " * 6}, "position-full-cart"),
        ({"cart": "G1 " * 5, "slate": "G1 " * 8}, "position-no-die-left"),
        ({"store": "R1 R1 R1 R1"}, "position-full-store"),
        ({"store": "R1 R1 R1", "captured": "R2"}, "position-full-store"),
        ({"vases": 6}, "position-bad-museum"),
        ({"fragments": "F7"}, "position-bad-museum"),
        ({"discs": {"red": 10}}, "position-bad-disc"),
        ({"tokens": {"c3": 2}}, "position-bad-token"),
        ({"tokens": {"z3": 0}}, "position-bad-token"),
        ({"stage": "main"}, "codec-wrong-value"),
        ({"stage": "setup"}, "codec-wrong-value"),
        ({"weather": "fine"}, "codec-extra"),
        ({"active": 2}, "position-no-seat"),
        ({"first": -1}, "position-no-seat"),
        ({"ends": {"red": [0, 5]}}, "position-no-seat"),
        ({"seats": []}, "table-seat-count"),
        ({"seats": [{}] * 5}, "table-seat-count"),
        ({"seats": [{"colour": "purple"}, {}]}, "table-same-colour"),
        ({"seats": [{"colour": "pink"}, {}]}, "table-unknown-colour"),
        ({"mission": 9}, "MJ-SOL-1"),
        ({"mission": 1, "rivals": [{}]}, "MJ-SOL-1"),
    ],
)
def test_what_cannot_be_is_refused(said: dict[str, Any], phrase: str) -> None:
    assert why_no_position(GAME, BOX, notes(**said)) == phrase


@pytest.mark.parametrize(("seats", "mission"), [(2, 0), (4, 0), (1, 1), (1, 6), (1, 7)])
def test_a_position_in_the_middle_of_anything_is_read_as_it_was_written(seats: int, mission: int) -> None:
    """Whatever is still to be done comes back as itself, not as something else that also names only a seat."""
    start = begun(seats, mission=mission).state
    waiting: set[str] = set()
    for seed in range(3):
        for state in positions(GAME, start, seed):
            fresh = {type(entry).__name__ for entry in state.agenda} - waiting
            if fresh:
                waiting |= fresh
                assert position_state(GAME, position_json(state), BOX) == state
    assert len(waiting) > 8
