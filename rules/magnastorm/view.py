"""What a seat may know: in Magnastorm everything on the table, and what the bag holds. Only chance is nobody's."""

from dataclasses import replace

from rules.core.rng import Rng
from rules.core.types import Seat
from rules.magnastorm.state import State

View = State
"""Nothing is hidden, so a view is a position whose chance tells nothing: cubes are drawn when they are needed."""

NO_CHANCE = Rng(0)


def view_of(state: State, seat: Seat | None) -> View:
    """Everybody sees the same."""
    return replace(state, rng=NO_CHANCE)


def imagined(view: View, rng: Rng) -> State:
    return replace(view, rng=rng)
