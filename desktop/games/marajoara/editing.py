"""How the spares of Marajoara look in the box of the editor."""

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from rules.core.editing import Spare
from rules.marajoara.state import State


def spare_ratio(spare: Spare) -> float:
    """Say how wide it is, in parts of its height."""
    return 1.0


def spare_picture(state: State, spare: Spare, turned: int, look: Look) -> Picture:
    """A die shows the face that it is held for."""
    box = state.box
    match spare.id.split("-"):
        case [_, "die", colour]:
            return Picture("mj-die", (colour, (box.parts.box.start_face - 1 + turned) % box.top_face + 1), 0.3)
        case [_, "token", seat]:
            return Picture("mj-token", (state.players[int(seat)].museums[0].colour, False), 0.3, is_round=True)
        case [_, "vase", seat, museum]:
            return Picture("mj-vase", (state.players[int(seat)].museums[int(museum)].colour,), 0.3)
        case [_, "shard", *_]:
            return Picture("mj-shard", (box, next(iter(box.fragments)), look.style.unit), 0.3)
    raise ValueError(spare.id)
