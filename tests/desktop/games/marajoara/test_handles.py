"""Every legal move can be made by hand, and a gesture means one move, but for the choices that it offers."""

from collections import defaultdict

import pytest

from desktop.board.desk import BUTTON, Handle
from desktop.games.marajoara.handles import handle
from desktop.games.marajoara.sprites import sprites
from rules.marajoara.cart import entered
from rules.marajoara.moves import Move, Restore, SpendNext
from tests.desktop.every_game.drawn import drawn
from tests.desktop.games.marajoara.positions import MODES, look, positions, stated

BUTTONS = {"mj.end_turn", "mj.decline", "mj.spend_rest"}
EVERY = 6
"""Describing a table takes a hundredth of a second, and a game has some two hundred positions."""


@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_what_a_handle_names_lies_on_the_table(seats: int, mission: int) -> None:
    seen: set[str] = set()
    for number, (state, _, legal) in enumerate(positions(seats, mission, seed=seats + mission)):
        new = {move.kind for move in legal} - seen
        if number % EVERY and not new:
            continue
        seen |= new
        shown = {sprite.key: sprite for sprite in sprites(state, look(0, seats=seats))}
        for move in legal:
            used = handle(state, move)
            if move.kind in BUTTONS:
                assert used == BUTTON
                continue
            assert used.place is not None
            assert used.pieces | {used.place} <= set(shown), move
            assert all(shown[key].is_target for key in (*used.pieces, used.place)), move


@pytest.mark.parametrize(("seats", "mission"), MODES)
def test_a_gesture_means_one_move(seats: int, mission: int) -> None:
    for state, _, legal in positions(seats, mission, seed=7 + mission):
        by_handle: defaultdict[Handle, list[Move]] = defaultdict(list)
        for move in legal:
            if move.kind not in BUTTONS:
                by_handle[handle(state, move)].append(move)
        shared = [moves for moves in by_handle.values() if len(moves) > 1]
        assert all(is_choice(moves) for moves in shared), shared


def is_choice(moves: list[Move]) -> bool:
    """Only a restoration may be meant in two ways: with the faces of the dice, or with twice their faces (blue 7)."""
    return all(isinstance(move, Restore) for move in moves) and len(moves) == 2


def test_a_spent_die_is_dropped_where_it_enters_the_cart() -> None:
    """MJ-SPD-2, MJ-SPD-3."""
    places = set()
    for at in drawn("marajoara"):
        for move in (each for each in at.legal if isinstance(each, SpendNext)):
            (die,) = (each for each in at.state.spent if each.ref == move.die)
            cart, _ = entered(at.state.cart, die, gravity=at.state.options.cart_gravity)
            assert handle(at.view, move).place == f"cart-{cart.index(die) + 1}"
            places.add(cart.index(die))
    assert len(places) > 1


def test_twice_the_faces_is_a_choice_at_the_jar() -> None:
    state = stated(seats=[{"store": "B4"}, {}], stage="after", double_blue=True, captured="")
    moves = [Restore(seat=0, fragment="F3", slots=("B1",), doubled=doubled) for doubled in (False, True)]
    assert handle(state, moves[0]) == handle(state, moves[1])
