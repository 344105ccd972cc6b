"""An empty table of Council of Shadows, for a position that is made from nothing."""

from collections.abc import Sequence

from rules.core.contract import Seating
from rules.core.rng import seeded
from rules.core.seat_fields import PERSON
from rules.council_of_shadows.components import Box
from rules.council_of_shadows.edited import PURCHASE, Edited
from rules.council_of_shadows.options import AUTOMA, Options
from rules.council_of_shadows.setup import empty_table
from rules.council_of_shadows.state import State


def bare_table(box: Box, options: Options, seating: Sequence[Seating]) -> State:
    """No system is discovered, nobody has energy or bonus cards, and the first seat buys."""
    draft = Edited(empty_table(box, options, seating, seeded(0)))
    person = next(seat for seat in draft.order if not draft.players[seat].is_automa)
    for seat, _ in enumerate(draft.players):
        draft.set_energy(seat, 0)
    draft.arrivals = draft.order
    draft.ask(PURCHASE, person)
    return draft.state()


def begun_anew(state: State) -> State:
    """The same seats at an empty table, under the options of this position."""
    seating = [Seating(AUTOMA if each.is_automa else PERSON, "", each.colour) for each in state.players]
    return bare_table(state.box, state.options, seating)
