"""What things on the table are worth to a seat now (`Game.worth`): which function says it of which sort.

All is read off the view; where nothing sure can be said, nothing is.
"""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat
from rules.council_of_shadows import worth_of_board, worth_of_cards, worth_of_galaxies
from rules.council_of_shadows.view import View

Worth = Callable[[View, Seat, Thing], Phrase | None]

BY_SORT: Mapping[str, Worth] = {**worth_of_galaxies.BY_SORT, **worth_of_board.BY_SORT, **worth_of_cards.BY_SORT}
BY_FAMILY: Mapping[str, Worth] = worth_of_cards.BY_FAMILY
"""By the first word of the sort, where each kind is a sort of its own."""


def worth(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Say what a thing is worth to a seat here and now; nothing to an automa, and nothing after the end."""
    if view.players[seat].is_automa or view.phase in ("over", "leaders"):
        return None
    find = BY_SORT.get(what.sort) or BY_FAMILY.get(what.sort.partition("-")[0])
    return None if find is None else find(view, seat, what)
