"""What things on the table are worth to a seat now (`Game.worth`): which function says it of which sort.

All is read off the view; where nothing sure can be said, nothing is. What is told of phase 3 holds if it came at once.
"""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat
from rules.hoyuk import worth_beside, worth_of_mats, worth_of_village
from rules.hoyuk.view import View

Worth = Callable[[View, Seat, Thing], Phrase | None]

BY_SORT: Mapping[str, Worth] = {**worth_of_village.BY_SORT, **worth_of_mats.BY_SORT, **worth_beside.BY_SORT}


def worth(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Say what a thing is worth to a seat here and now; nothing to a neighbour, and nothing after the end."""
    if seat in view.neighbours or not view.agenda:
        return None
    find = BY_SORT.get(what.sort)
    return None if find is None else find(view, seat, what)
