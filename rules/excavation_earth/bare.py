"""An empty table of Excavation Earth, for a position that is made from nothing."""

from collections.abc import Sequence

from rules.core.contract import Seating
from rules.core.rng import seeded
from rules.core.seat_fields import PERSON
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.components import Box
from rules.excavation_earth.edited import TURN, Edited
from rules.excavation_earth.options import ZU_PLAYER, Options
from rules.excavation_earth.setup import empty_table
from rules.excavation_earth.state import State


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Cards, relics and buyers wait, explorers stand where they begin, and the first seat has a turn."""
    empty = empty_table(box, options, seating, seeded(0))
    draft = Edited(empty)
    draft.ask(TURN, todo.Turn(empty.order[0], box.numbers.actions_per_turn))
    return draft.state()


def begun_anew(state: State) -> State:
    """The same seats at an empty table, under the options of this position."""
    seating = [Seating(ZU_PLAYER if each.is_zu else PERSON, "", each.colour) for each in state.players]
    return bare_table(state.box, state.options, seating)
