"""MJ-END-1 and MJ-SCO-1 to MJ-SCO-6: the end of the game."""

from typing import Any

import pytest

from rules.marajoara import GAME
from tests.rules.marajoara.table import Table, capture, end_turn, recycle, table


def scored(*seats: dict[str, Any], **more: Any) -> Table:
    """The last seat ends the last turn."""
    at = table(seats=seats, stage="after", round=14, active=len(seats) - 1, **more)
    return at.play(end_turn(len(seats) - 1))


def points(at: Table, source: str, seats: int) -> list[int]:
    """What each seat earned from one source."""
    lines = {line.source: line.points for line in GAME.scores(at.state).lines}
    return list(lines.get(f"source-{source}", (0,) * seats))


def test_the_game_ends_after_the_last_recycling_of_round_14() -> None:
    """MJ-END-1: not before the slate is empty."""
    at = table("e3 R1", stage="after", round=14, active=1, slate="B2").play(end_turn(1))
    assert at.state.stage == "recycling"
    at.play(recycle(at.die("B2"), "a1", 1))
    assert at.happened("game_ended").why == "rounds"
    assert at.why_not(capture("e3", "c3")) == "MJ-END-1"


def test_in_round_13_the_game_goes_on() -> None:
    """MJ-END-1."""
    at = table(stage="after", round=13, active=1).play(end_turn(1))
    assert at.asks == "MJ-TURN-2"
    assert at.state.round == 14


@pytest.mark.parametrize(
    ("vases", "earned"),
    [((3, 2, 1), [7, 5, 3]), ((1, 5, 0), [5, 7, 0]), ((0, 0, 4), [0, 0, 7]), ((0, 0, 0), [0, 0, 0])],
)
def test_most_vases(vases: tuple[int, ...], earned: list[int]) -> None:
    """MJ-SCO-1: 7, 5 and 3 points; without a vase none."""
    assert points(scored(*({"vases": each} for each in vases)), "vase_majority", 3) == earned


@pytest.mark.parametrize(
    ("vases", "earned"),
    [
        ((2, 2, 2, 1), [5, 5, 5, 0]),
        ((3, 3, 1, 0), [6, 6, 3, 0]),
        ((4, 2, 2, 1), [7, 4, 4, 0]),
        ((4, 3, 1, 1), [7, 5, 1, 1]),
        ((4, 1, 1, 1), [7, 2, 2, 2]),
        ((1, 1, 1, 1), [3, 3, 3, 3]),
        ((5, 4, 3, 2), [7, 5, 3, 0]),
    ],
)
def test_tied_seats_share_their_positions(vases: tuple[int, ...], earned: list[int]) -> None:
    """MJ-SCO-2: rounded down; the following ones come after the positions taken."""
    assert points(scored(*({"vases": each} for each in vases)), "vase_majority", 4) == earned


def test_track_ends_pay_by_order_of_arrival() -> None:
    """MJ-SCO-3."""
    seats = [{"discs": {"red": 9}, "vases": 3}, {"discs": {"red": 9, "yellow": 9}, "vases": 2}]
    at = scored(*seats, ends={"red": (1, 0)})
    assert points(at, "red_end", 2) == [3, 4]
    assert points(at, "yellow_end", 2) == [0, 10]


def test_most_fragments() -> None:
    """MJ-SCO-4: the same method."""
    seats = [{"fragments": "F3 F4"}, {"fragments": "F3 F4 F5 F6"}, {"fragments": "F9 F6 F6P F3"}, {}]
    assert points(scored(*seats), "fragment_majority", 4) == [3, 6, 6, 0]


def test_the_lesson_on_final_scoring() -> None:
    """MJ-SCO-1, MJ-SCO-2, MJ-SCO-3, MJ-SCO-4: vases 3/3/1, fragments 2/4/4, A first on red, B second on yellow."""
    seats = [
        {"vases": 3, "fragments": "F3 F4", "discs": {"red": 9}},
        {"vases": 3, "fragments": "F3 F4 F5 F6", "discs": {"yellow": 9}},
        {"vases": 1, "fragments": "F3 F4 F5 F9", "discs": {"yellow": 9}},
    ]
    at = scored(*seats, ends={"yellow": (2, 1)})
    assert points(at, "vase_majority", 3) == [6, 6, 3]
    assert points(at, "fragment_majority", 3) == [3, 6, 6]
    assert points(at, "red_end", 3) == [6, 0, 0]
    assert points(at, "yellow_end", 3) == [0, 6, 10]


def test_most_points_win() -> None:
    """MJ-SCO-5."""
    at = scored({"points": 12}, {"points": 40}, {"points": 39, "store": "Y6"})
    assert at.happened("game_ended").winners == (1,)
    sheet = GAME.scores(at.state)
    assert sheet.winners == (1,)
    assert sheet.totals == (12, 40, 39)
    assert sheet.ranks == (3, 1, 2)


def test_money_breaks_a_tie() -> None:
    """MJ-SCO-5: the pips of stored yellow dice."""
    at = scored({"points": 30, "store": "Y2 Y2 R6"}, {"points": 30, "store": "Y5"})
    assert GAME.scores(at.state).winners == (1,)
    assert GAME.scores(at.state).ranks == (2, 1)


def test_the_victory_is_shared_when_money_ties_too() -> None:
    """MJ-SCO-5."""
    at = scored({"points": 30, "store": "Y2 Y3"}, {"points": 30, "store": "Y5"}, {"points": 29, "store": "Y6"})
    assert GAME.scores(at.state).winners == (0, 1)
    assert GAME.scores(at.state).ranks == (1, 1, 3)


def test_nothing_else_scores_at_the_end() -> None:
    """MJ-SCO-6: not stored dice, money, tokens, or discs before the last space."""
    rich = {"store": "Y6 Y6 Y6 R6 R6 B6 B6", "discs": {"red": 8, "blue": 8, "yellow": 8}, "points": 1}
    at = scored(rich, {}, tokens={"c3": 0, "d3": 0})
    assert at.earned == []
    assert [at.score(0), at.score(1)] == [1, 0]


def test_the_final_items_come_in_their_order() -> None:
    """MJ-SCO-6: vases, fragments, red, blue, yellow."""
    ends = {"red": 9, "blue": 9, "yellow": 9}
    at = scored({"vases": 1, "fragments": "F3", "discs": ends}, {})
    assert at.earned == [
        ("vase_majority", 7),
        ("fragment_majority", 7),
        ("red_end", 2),
        ("blue_end", 2),
        ("yellow_end", 10),
    ]


def test_nobody_has_won_before_the_end() -> None:
    """MJ-SCO-5: the sheet can be read at any time."""
    sheet = GAME.scores(table(points=10).state)
    assert sheet.totals == (10, 0)
    assert sheet.winners == ()


def counted(at: Table, source: str) -> tuple[int, ...]:
    return next(line.counts for line in GAME.scores(at.state).lines if line.source == f"source-{source}")


def test_a_line_says_of_how_many_things_it_speaks() -> None:
    at = scored({"vases": 3, "fragments": "F3 F5"}, {"vases": 1, "fragments": "F4"})
    assert counted(at, "vase_majority") == (3, 1)
    assert counted(at, "fragment_majority") == (2, 1)


def test_why_the_game_is_over() -> None:
    """MJ-END-1, and nothing while it goes on."""
    over = GAME.scores(scored({}, {}).state).ending
    assert over is not None
    assert (over.label, over.rule) == ("ending-rounds", "MJ-END-1")
    assert GAME.scores(table(stage="after", round=13, active=1).state).ending is None
