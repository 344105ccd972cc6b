"""How the spares of Höyük look in the box of the editor."""

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from desktop.games.hoyuk.keys import SHAMAN
from rules.core.editing import Spare
from rules.hoyuk.view import View

SHADOW, CARD = 0.3, 0.72
FACING = 2
"""The side of the gate of a pen beside no house."""
PIECES = {piece: f"hk-{piece}" for piece in ("oven", "shrine", "cattle", "villager", SHAMAN)}


def spare_ratio(spare: Spare) -> float:
    """Say how wide it is, in parts of its height."""
    return CARD if spare.id.startswith("spare-card-") else 1.0


def spare_picture(view: View, spare: Spare, turned: int, look: Look) -> Picture:
    """A pen shows where its gate would be."""
    match spare.id.split("-"):
        case [_, "house", seat]:
            clan = view.players[int(seat)].clan
            colour = next(colour for colour, each in view.box.clan_of.items() if each == clan)
            return Picture("hk-house", (colour, 1, False), SHADOW)
        case [_, "ruin", seat]:
            return Picture("hk-ruin", (int(seat),), 0.1)
        case [_, "pen"]:
            return Picture("hk-pen", ((FACING + turned) % 4, "", 0), SHADOW)
        case [_, "card", symbol]:
            return Picture("hk-card", (symbol,), SHADOW)
        case [_, piece]:
            return Picture(PIECES[piece], (), SHADOW)
    raise ValueError(spare.id)
