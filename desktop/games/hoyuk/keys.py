"""The names of all that lies on the table of Höyük. Cells are numbers here, and letters with figures in the names."""

from functools import lru_cache

from desktop.board.keys import MOST, Kinds
from desktop.board.sprite import Key
from rules.core.types import Ref, Seat
from rules.hoyuk.cells import NUMBER, name_of
from rules.hoyuk.village import House, Pen, Village

KINDS = Kinds()
read = KINDS.read

DECK, LAST_CARD, TILES = "deck", "calamity", "tiles"
MARKER, SHAMAN, BENCH, SCORING, BUILDING = "marker", "shaman", "bench", "scoring", "building"


def cell_key(cell: int) -> Key:
    """A place of the village, whatever stands there."""
    return f"cell-{name_of(cell)}"


def thing_key(kind: str, cell: int) -> Key:
    """A house, ruin or pen, or a piece upon it."""
    return f"{kind}-{name_of(cell)}"


def standing_key(village: Village, cell: int) -> Key:
    """Return the key of what stands on a cell; ruins are ground like any other."""
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


element_key = KINDS.of("element", int, str)
"""What waits in a hollow of the workbench to be built."""
supply_key = KINDS.of("supply", str)
waiting_key = KINDS.of("waiting", Seat)
"""The next house tile of a clan."""
aspect_key = KINDS.of("aspect", Ref)
"""The row of an aspect: what is compared, its pile, who wins."""
pile_key = KINDS.of("pile", Ref)
card_key = KINDS.of("card", Ref)
"""An aspect card whose face somebody sees."""
back_key = KINDS.of("back", Seat, int)
spent_key = KINDS.of("spent", Seat)
"""All cards that a clan has used this turn, together."""
overlay_key = KINDS.of("overlay", str)
"""The button of something that is laid over the village."""
mat_key = KINDS.of("mat", Seat)
token_key = KINDS.of("token", Seat)
points_key = KINDS.of("points", Seat)
tile_key = KINDS.of("tile", Seat)
"""What a rival has still to build of its construction tile."""

# What is printed, and explains itself

ring_key = KINDS.of("ring", str)
"""A side of the ring on which the score is counted."""
storeys_key = KINDS.of("storeys", Seat)
limit_key = KINDS.of("limit", Seat)
"""How many cards a clan may use in a turn."""
houses_key = KINDS.of("houses", Seat)
worktile_key = KINDS.of("worktile", Seat)
power_key = KINDS.of("power", Seat)


@lru_cache(MOST)
def cell_of(key: Key) -> int | None:
    """The cell on which something lies, whatever it is."""
    match read(key):
        case str(), str(cell):
            return NUMBER.get(cell)
    return None
