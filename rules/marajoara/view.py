"""What a seat may know: in Marajoara everything on the table. Only the chance left over from the setup is nobody's."""

from dataclasses import replace

from rules.core.rng import Rng
from rules.core.types import Seat
from rules.marajoara.state import State

View = State
"""Nothing is hidden, so a view is a position whose chance tells nothing."""

NO_CHANCE = Rng(0)


def view_of(state: State, seat: Seat | None) -> View:
    """Everybody sees the same."""
    return replace(state, rng=NO_CHANCE)


def imagined(view: View, rng: Rng) -> State:
    return replace(view, rng=rng)
