"""The names of all that lies on the table of Höyük. Cells are numbers here, and letters with figures in the names."""

from desktop.board.sprite import Key
from rules.core.types import Ref, Seat
from rules.hoyuk.cells import NUMBER, name_of
from rules.hoyuk.village import House, Pen, Village

DECK, LAST_CARD, TILES = "deck", "calamity", "tiles"
MARKER, SHAMAN, BENCH, SCORING, BUILDING = "marker", "shaman", "bench", "scoring", "building"


def cell_key(cell: int) -> Key:
    """A place of the village, whatever stands there."""
    return f"cell-{name_of(cell)}"


def thing_key(kind: str, cell: int) -> Key:
    """A house, ruin or pen, or a piece upon it."""
    return f"{kind}-{name_of(cell)}"


def standing_key(village: Village, cell: int) -> Key:
    """Whatever stands on a cell; ruins are ground like any other."""
    match village.at(cell):
        case House():
            return thing_key("house", cell)
        case Pen():
            return thing_key("pen", cell)
        case _:
            return cell_key(cell)


def block_key(first: int) -> Key:
    """The pill of a block, by its first cell."""
    return f"block-{name_of(first)}"


def element_key(slot: int, kind: str) -> Key:
    """What waits in a hollow of the workbench to be built."""
    return f"element-{slot}-{kind}"


def supply_key(kind: str) -> Key:
    return f"supply-{kind}"


def waiting_key(seat: Seat) -> Key:
    """The next house tile of a clan."""
    return f"waiting-{seat}"


def aspect_key(pile: Ref) -> Key:
    """The row of an aspect: what is compared, its pile, who wins."""
    return f"aspect-{pile}"


def pile_key(pile: Ref) -> Key:
    return f"pile-{pile}"


def card_key(ref: Ref) -> Key:
    """An aspect card whose face somebody sees."""
    return f"card-{ref}"


def back_key(seat: Seat, number: int) -> Key:
    return f"back-{seat}-{number}"


def spent_key(seat: Seat) -> Key:
    """All cards that a clan has used this turn, together."""
    return f"spent-{seat}"


def overlay_key(name: str) -> Key:
    """The button of something that is laid over the village."""
    return f"overlay-{name}"


def mat_key(seat: Seat) -> Key:
    return f"mat-{seat}"


def token_key(seat: Seat) -> Key:
    return f"token-{seat}"


def cell_of(key: Key) -> int | None:
    """The cell on which something lies, by its name."""
    return NUMBER.get(key.rpartition("-")[2])
