"""What Marajoara gives to the tests of editing: what nobody sets, and a position for each remark."""

from functools import partial

from rules.core.editing import Move, Put, Remove, emptied
from rules.marajoara import GAME
from rules.marajoara.state import State
from tests.rules.editing import Edited, from_game
from tests.rules.marajoara.promises import BY_LOT


def begins(state: State) -> bool:
    """Whether nobody has done anything yet."""
    return state.stage == "before" and not any(player.score for player in state.players)


at_first = partial(from_game, BY_LOT, begins)
STORED = (Move("die-Y1", "slot-0-Y1"), Move("die-Y2", "slot-0-Y2"), Move("die-Y3", "slot-1-Y1"))

EDITED = Edited(
    BY_LOT,
    {
        "options.first": "who begins is set in the position",
        "options.mission": "it is the kind of table that is begun",
        "rng": "the seed of what is not fixed draws it",
        "spent": "dice on their way into the cart, while an action goes on that is played",
    },
    {
        "mj-remark-aside": lambda: at_first(Remove("die-Y1")),
        "mj-remark-no-dice": lambda: emptied(GAME, at_first()),
        "mj-remark-early": lambda: at_first(*STORED),
        "mj-remark-no-points": lambda: at_first(Put("spare-vase-0-0", "case-0-0")),
    },
)
