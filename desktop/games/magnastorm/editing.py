"""How the spares of Magnastorm look in the box of the editor."""

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from rules.core.editing import Spare
from rules.magnastorm.state import State

SHADOW = 0.2


def spare_ratio(spare: Spare) -> float:
    """Say how wide it is, in parts of its height."""
    return 1.0


def spare_picture(state: State, spare: Spare, turned: int, look: Look) -> Picture:
    """Cubes by their colour, all else in that of its owner."""
    kind, _, name = spare.id.removeprefix("spare-").partition("-")
    colour = name if kind == "cube" else state.players[int(name)].colour
    return Picture(f"ms-{kind}", (colour,), SHADOW)
