"""An empty table of Höyük, for a position that is made from nothing."""

from collections.abc import Sequence
from dataclasses import replace

from rules.core.contract import Seating
from rules.core.rng import seeded
from rules.core.seat_fields import PERSON
from rules.hoyuk.components import Box
from rules.hoyuk.edited import BUILD, USUAL_TILE, Edited
from rules.hoyuk.options import NEIGHBOUR, Options
from rules.hoyuk.setup import empty_table
from rules.hoyuk.state import State
from rules.hoyuk.text_table import colour_of


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """Clear the table: nothing is built, nobody has cards or points, and the first player builds a tile."""
    empty = replace(empty_table(box, options, seating, seeded(0)), turn=1)
    draft = Edited(empty)
    for seat in empty.seats:
        draft.set_points(seat, 0)
    draft.ask(BUILD, draft.marker, 1, USUAL_TILE)
    return draft.state()


def begun_anew(state: State) -> State:
    """The same seats at an empty table, under the options of this position."""
    seating = [
        Seating(NEIGHBOUR if seat in state.neighbours else PERSON, "", colour_of(state.box, each.clan))
        for seat, each in enumerate(state.players)
    ]
    return bare_table(state.box, state.options, seating)
