"""How many sequences of moves there are: whatever changes in the rules shows here first."""

import pytest

from rules.commands.perft import sequences
from rules.council_of_shadows import GAME
from tests.rules.council_of_shadows.table import Table, acting, begun, begun_solo, exploiting, table

FAR = "GRY-1:1-01 GRY-2:1-03 BLU-1:2-03 RED-1:3-09"


@pytest.mark.parametrize(("seed", "counts"), [(1, (12, 139, 2515)), (2, (13, 111, 1254)), (3, (12, 144, 2544))])
def test_the_first_purchases(seed: int, counts: tuple[int, ...]) -> None:
    state = begun(2, seed=seed).state
    assert tuple(sequences(GAME, state, depth) for depth in (1, 2, 3)) == counts


@pytest.mark.parametrize(("seed", "count"), [(1, 2520), (2, 1839), (3, 2520)])
def test_the_first_moves_against_the_automa(seed: int, count: int) -> None:
    assert sequences(GAME, begun_solo(seed=seed).state, 3) == count


def test_the_choice_of_leaders() -> None:
    assert sequences(GAME, begun(4, leaders=True).state, 4) == 6 * 5 * 4 * 3


def test_planning_three_of_six_cards() -> None:
    """In any order of zones, and then to be ready."""
    assert sequences(GAME, table(ask="planning").state, 3) == (6 * 3) * (5 * 2) * (4 * 1)


def of(t: Table) -> tuple[int, ...]:
    return tuple(sequences(GAME, t.state, depth) for depth in (1, 2, 3))


def test_actions() -> None:
    """Eight planets with towers of two or one; a pile, two tiles on four spaces."""
    assert of(acting("S-C2", "S-X2", "S-U", spaces=FAR, improvements="UP-D UP-R2-1")) == (17, 41, 137)
    assert of(acting("S-D", spaces=FAR, piles={1: "1-10 1-09"})) == (2, 20, 101)


def test_exploitation() -> None:
    t = exploiting(colonies="1-01.1 1-03.1 2-03.1", spaces=FAR, rivals=({"colonies": "3-09.1"},))
    assert of(t) == (4, 9, 48)
