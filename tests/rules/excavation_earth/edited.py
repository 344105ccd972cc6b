"""What Excavation Earth gives to the tests of editing: what nobody sets, and a position for each remark."""

from functools import partial
from typing import get_args

from rules.core.editing import Move, Put, Set
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.state import State
from tests.rules.editing import Edited, from_game
from tests.rules.excavation_earth.promises import BY_LOT


def begins(state: State) -> bool:
    """Whether the first seat has a turn, and the third explorers are placed."""
    box: Box = state.box
    whole = all(len(player.explorers) == box.explorers for player in state.players)
    return isinstance(state.pending, todo.Turn) and state.pending.seat == 0 and whole


at_first = partial(from_game, BY_LOT, begins)
BOX: Box = at_first().box
FULL = [Put("spare-cube-0", f"cell-0-{cell}") for cell in BOX.types_of["Y"]]
PASSED = Set("passed-0", value=True)
LAST = Set("round", BOX.rounds)
MORE = [Put(f"spare-card-{card.rpartition('-')[0]}", "hand-0") for card in at_first().deck[:3]]
AWAY = [Move(f"card-{card}", "spent-0") for card in at_first().players[0].travel]

EDITED = Edited(
    BY_LOT,
    {
        "options.factions": "factions are set seat by seat",
        "players.chosen": "an answer that is hidden until the last one has come is given by playing",
        "players.drafted": "what is kept of packets is kept by playing",
        "zu.seat": "it is the kind of table that is begun",
    },
    {
        "ee-remark-done": lambda: at_first(
            Set("ask", "market"), *(Set(f"its-{each}", value=True) for each in ("trader", "white", "colour"))
        ),
        "ee-remark-column": lambda: at_first(*FULL),
        "ee-remark-passed": lambda: at_first(PASSED, *AWAY),
        "ee-remark-travel": lambda: at_first(PASSED),
        "ee-remark-hand": lambda: at_first(PASSED, *AWAY, *MORE),
        "ee-remark-row": lambda: at_first(LAST),
        "ee-remark-marker": lambda: at_first(LAST, Set("marker-0", 1)),
    },
    dict.fromkeys(get_args(todo.Asked), ""),
)
