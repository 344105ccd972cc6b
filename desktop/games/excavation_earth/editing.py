"""How the spares of Excavation Earth look in the box of the editor."""

from desktop.board.desk import Look
from desktop.board.sprite import Picture
from rules.core.editing import Spare
from rules.excavation_earth.state import colour_of, symbol_of
from rules.excavation_earth.view import View

SHADOW, CARD = 0.25, 0.72


def spare_ratio(spare: Spare) -> float:
    """Say how wide it is, in parts of its height."""
    return CARD if spare.id.startswith("spare-card-") else 1.0


def spare_picture(view: View, spare: Spare, turned: int, look: Look) -> Picture:
    kind, _, name = spare.id.removeprefix("spare-").partition("-")
    match kind:
        case "cube" | "explorer":
            return Picture(f"ee-{kind}", (view.players[int(name)].colour,), SHADOW)
        case "buyer":
            return Picture("ee-buyer", (name, ""), SHADOW)
        case "relic":
            return Picture("ee-relic", (name, "", ""), SHADOW)
        case "card":
            return Picture("ee-action-card", (colour_of(name), symbol_of(name), ""), SHADOW)
    raise ValueError(spare.id)
