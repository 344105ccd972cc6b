"""What things on the table are worth to a seat now (`Game.worth`): which function says it of which sort.

All is read off the view; where nothing sure can be said, nothing is.
"""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Seat
from rules.magnastorm import worth_beside, worth_of_actions, worth_of_planet, worth_of_research
from rules.magnastorm.view import View

Worth = Callable[[View, Seat, Thing], Phrase | None]

BY_SORT: Mapping[str, Worth] = {
    **worth_of_planet.BY_SORT,
    **worth_of_actions.BY_SORT,
    **worth_of_research.BY_SORT,
    **worth_beside.BY_SORT,
}


def worth(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """Say what a thing is worth to a seat here and now; nothing to an automa, and nothing after the end."""
    if view.players[seat].is_automa or view.phase == "over":
        return None
    find = BY_SORT.get(what.sort)
    return None if find is None else find(view, seat, what)
