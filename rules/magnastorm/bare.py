"""An empty table of Magnastorm, for a position that is made from nothing."""

from collections.abc import Sequence
from dataclasses import replace

from rules.core.contract import Seating
from rules.core.rng import seeded
from rules.core.seat_fields import PERSON
from rules.magnastorm.components import Box
from rules.magnastorm.edited import CONSORTIUM, TURN, Edited
from rules.magnastorm.options import CONSORTIUM as CONSORTIUM_PLAYER
from rules.magnastorm.options import Options
from rules.magnastorm.setup import set_table
from rules.magnastorm.state import State


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Neutral crew stands above, nobody has cubes or artefact cards, and the first seat has its turn."""
    draft = Edited(replace(set_table(box, replace(options, advanced=False), seating, seeded(0)), options=options))
    for seat, player in enumerate(draft.players):
        for colour, count in enumerate(player.cubes):
            draft.change_supply(colour, count)
        draft.change(seat, cubes=(0,) * len(player.cubes))
    first = draft.order[0]
    draft.ask(CONSORTIUM if draft.players[first].is_automa else TURN, first)
    return draft.state()


def begun_anew(state: State) -> State:
    """The same seats at an empty table, under the options of this position."""
    seating = [Seating(CONSORTIUM_PLAYER if each.is_automa else PERSON, "", each.colour) for each in state.players]
    return bare_table(state.box, state.options, seating)
