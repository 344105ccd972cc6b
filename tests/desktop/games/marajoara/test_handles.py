"""By which gestures moves of this game are made, where the rules have something to say of it."""

from desktop.games.marajoara.handles import handle
from rules.marajoara.cart import entered
from rules.marajoara.moves import Restore, SpendNext
from tests.desktop.every_game.drawn import drawn
from tests.desktop.games.marajoara.positions import stated


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
