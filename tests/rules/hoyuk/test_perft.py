"""How many sequences of moves there are: any change of the rules shows in these numbers."""

from typing import Any

import pytest

from rules.commands.perft import sequences
from rules.hoyuk import GAME
from tests.rules.hoyuk.random_games import played
from tests.rules.hoyuk.table import begun, seats, table

OPENING: list[tuple[int, str, int, int]] = [
    (1, "classic", 1, 169),
    (1, "classic", 2, 28609),
    (2, "classic", 2, 28154),
    (3, "classic", 2, 28947),
    (1, "expert", 2, 28609),
]
PEN_EXIT = "R D4 D5 E5, B F4 F5, pen E4↓"
TWO_BLOCKS = "R² D4, R D5 E4 E5, B F4 F5 F6, G I9 I10 J9 J10 K9, R K10"
FAMILIES = "B A1 A4 A7 A10, R M13 M12"
THEFT = "Y A1 A4 A7, B K9+o K10+tv, pen K8↓+c, R M1+o"
EXAMPLE = "R² B2+o, pen B1↓, B C2+o D2+o, pen D1↓, ruin E2, B F2, R J5+o, pen I5→ J4↓, B K5+t, pen K4↓, R D9 D10"
STATED: list[tuple[dict[str, Any], int, int]] = [
    ({"village": PEN_EXIT, "elements": "pen oven house"}, 2, 3223),
    ({"village": PEN_EXIT, "elements": "pen shrine oven"}, 3, 180),
    (
        {
            "village": TWO_BLOCKS,
            "ask": "catastrophe",
            "catastrophes": "CA-08",
            "seats": seats("red", "blue", "green"),
        },
        4,
        72,
    ),
    (
        {
            "village": FAMILIES,
            "ask": "window",
            "phase": 4,
            "hand": "oven*2 joker pen",
            "seats": seats("blue", "red"),
        },
        4,
        13266,
    ),
    (
        {
            "village": THEFT,
            "mode": "expert",
            "pending": [{"kind": "power"}],
            "ask": "tidy",
            "seats": seats("yellow", "blue", "red"),
        },
        4,
        48826,
    ),
    ({"village": EXAMPLE, "ask": "inspect", "seats": seats("red", "blue")}, 3, 171),
]
LATER: list[tuple[int, int, int, int]] = [
    (0, 40, 2, 8788),
    (2, 80, 2, 45),
    (7, 100, 2, 2773),
    (9, 80, 4, 133),
]


@pytest.mark.parametrize(("seed", "mode", "depth", "count"), OPENING)
def test_from_the_setup(seed: int, mode: str, depth: int, count: int) -> None:
    """HK-HOU-2: the first house has the choice of 169 cells."""
    assert sequences(GAME, begun(2, seed=seed, mode=mode).state, depth) == count


@pytest.mark.parametrize(("said", "depth", "count"), STATED)
def test_from_a_stated_position(said: dict[str, Any], depth: int, count: int) -> None:
    assert sequences(GAME, table(**said).state, depth) == count


@pytest.mark.parametrize(("number", "at", "depth", "count"), LATER)
def test_in_the_middle_of_a_game(number: int, at: int, depth: int, count: int) -> None:
    assert sequences(GAME, played(number, 0)[at].before, depth) == count
