"""A position that cannot be is told, with what is wrong about it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from rules.marajoara import GAME
from rules.marajoara.components import Die
from rules.marajoara.state import Museum, Player, State
from tests.rules.marajoara.table import BOX, begun, opened, table

GOOD = opened(2).state
SOLO = opened(1, mission=1).state
FIRST_DIE = next(die for die in GOOD.grid if die is not None)


def found(state: State) -> set[str]:
    return {problem.id for problem in GAME.problems(state)}


def with_player(state: State, change: Callable[[Player], Player]) -> State:
    return replace(state, players=(change(state.players[0]), *state.players[1:]))


def with_museum(state: State, change: Callable[[Museum], Museum]) -> State:
    return with_player(state, lambda player: replace(player, museums=(change(player.museums[0]),)))


def test_positions_of_a_game_have_no_problems() -> None:
    for state in (begun(4).state, GOOD, SOLO, opened(1, mission=6).state, table(store="Y6").state):
        assert found(state) == set()


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (replace(GOOD, grid=tuple(None if die is FIRST_DIE else die for die in GOOD.grid)), "position-census"),
        (with_player(GOOD, lambda player: replace(player, supply=4)), "position-census"),
        (replace(GOOD, slate=(FIRST_DIE,)), "position-doubled-die"),
        (replace(GOOD, aside=(FIRST_DIE,)), "position-doubled-die"),
        (replace(GOOD, captured=Die("Y99", "yellow", 1)), "position-impossible-die"),
        (replace(GOOD, captured=replace(FIRST_DIE, face=7)), "position-impossible-die"),
        (replace(GOOD, captured=replace(FIRST_DIE, face=0)), "position-impossible-die"),
        (replace(GOOD, grid=GOOD.grid[:-1]), "position-size"),
        (replace(GOOD, tokens=(*GOOD.tokens, None)), "position-size"),
        (replace(GOOD, cart=(None,) * 6), "position-size"),
        (replace(GOOD, reached=(True,)), "position-size"),
        (replace(SOLO, reached=()), "position-size"),
        (replace(GOOD, ends=((), ())), "position-size"),
        (replace(SOLO, round_track=BOX.dice[:15]), "position-size"),
        (replace(GOOD, active=2), "position-no-seat"),
        (replace(GOOD, first=-1), "position-no-seat"),
        (replace(GOOD, round=0), "position-round"),
        (replace(GOOD, stage="over", slate=(FIRST_DIE,)), "position-slate"),
        (replace(GOOD, tokens=("turquoise", *GOOD.tokens[1:])), "position-token"),
        (replace(GOOD, tokens=tuple("orange" if token else None for token in GOOD.tokens)), "position-token"),
        (with_player(GOOD, lambda player: replace(player, museums=player.museums * 2)), "position-museums"),
        (with_player(GOOD, lambda player: replace(player, discs=(0, 10, 0))), "position-discs"),
        (with_player(GOOD, lambda player: replace(player, discs=(0, 0))), "position-size"),
        (with_player(GOOD, lambda player: replace(player, earned=(0,))), "position-size"),
        (with_player(GOOD, lambda player: replace(player, museums=())), "position-museums"),
        (with_player(GOOD, lambda player: replace(player, yellow_zone=1)), "position-museums"),
        (replace(GOOD, players=()), "position-no-seat"),
        (replace(begun(2).state, players=GOOD.players[:1]), "position-no-seat"),
        (replace(SOLO, options=replace(SOLO.options, mission=9)), "MJ-SOL-1"),
        (replace(GOOD, ends=((0, 0), (), ())), "position-track-end"),
        (with_museum(GOOD, lambda museum: replace(museum, red=(Die("B1", "blue", 1), None, None))), "position-store"),
        (with_museum(GOOD, lambda museum: replace(museum, red=(None,) * 4)), "position-store"),
        (with_museum(GOOD, lambda museum: replace(museum, vases=6)), "position-vases"),
        (with_museum(GOOD, lambda museum: replace(museum, fragments=("F3", "F3"))), "position-fragments"),
        (with_museum(GOOD, lambda museum: replace(museum, fragments=("F7",))), "position-fragments"),
        (replace(GOOD, ends=((0,), (), ())), "position-track-end"),
        (with_player(GOOD, lambda player: replace(player, discs=(9, 0, 0))), "position-track-end"),
    ],
)
def test_what_is_wrong_is_told(state: State, problem: str) -> None:
    """MJ-SET-1, MJ-TOK-2, MJ-EXC-4, MJ-EXP-4: components conserved, places respected."""
    assert problem in found(state)


def test_seats_are_counted_from_1_when_they_are_named() -> None:
    (problem,) = GAME.problems(replace(GOOD, active=2))
    assert dict(problem.sentence.args) == {"path": "active", "number": 3}
