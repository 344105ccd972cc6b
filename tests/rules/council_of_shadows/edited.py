"""What Council of Shadows gives to the tests of editing: what nobody sets, and a position for each remark."""

from functools import partial

from rules.core.editing import Put, Remove, Set
from rules.council_of_shadows.state import State
from tests.rules.council_of_shadows.promises import BY_LOT
from tests.rules.editing import Edited, from_game


def begins(state: State) -> bool:
    """Whether the first seat buys."""
    return state.phase == "purchase" and state.order[0] == 0


at_first = partial(from_game, BY_LOT, begins)


def without_opening() -> State:
    tile = next(tile for tile in at_first().spaces if tile)
    state: State = at_first(Remove(f"tile-{tile}"))
    return state


def without_dark() -> State:
    state: State = at_first(Remove(f"bonus-{at_first().players[0].dark}"))
    return state


EDITED = Edited(
    BY_LOT,
    {
        "automa.seat": "it is the kind of table that is begun",
        "players.is_automa": "it is the kind of table that is begun",
    },
    {
        "cs-remark-opening": without_opening,
        "cs-remark-dark": without_dark,
        "cs-remark-leader": lambda: at_first(Set("option-leaders", value=True)),
        "cs-remark-tech": lambda: at_first(Put(f"spare-tech-{at_first().tech_piles[0][0]}", "techs-0")),
        "cs-remark-no-tech": lambda: at_first(Set("level-0", 1)),
        "cs-remark-no-throne": lambda: at_first(Set("level-0", at_first().box.numbers.end_level)),
        "cs-remark-throne": lambda: at_first(Set("throne", 0)),
        "cs-remark-effect": lambda: at_first(Set("ask", "card")),
    },
)
