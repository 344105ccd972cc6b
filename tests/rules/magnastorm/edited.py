"""What Magnastorm gives to the tests of editing: what nobody sets, and a position for each remark."""

from collections.abc import Iterator
from functools import partial
from typing import get_args

from rules.core.editing import Edit, Move, Put, Remove, Set
from rules.magnastorm import agenda as todo
from rules.magnastorm.editing import EDITING
from rules.magnastorm.state import State
from tests.rules.editing import Edited, from_game
from tests.rules.magnastorm.promises import BY_LOT


def begins(state: State) -> bool:
    """Whether the first turn begins."""
    return isinstance(state.pending, todo.Acting)


at_first = partial(from_game, BY_LOT, begins)


def removals(kind: str) -> Iterator[Edit]:
    """Take away all of this kind that the first seat has."""
    yield from (Remove(thing) for thing in things(kind))


def things(kind: str) -> list[str]:
    return [thing for thing in EDITING.things(at_first()) if thing.startswith(kind)]


def without_crew() -> State:
    """The crew that the first seat put down goes home."""
    state: State = at_first()
    cell = next(at for at, crew in enumerate(state.upper) if 0 in crew)
    number = state.upper[cell].index(0)
    return EDITING.apply(state, Remove(f"crew-upper-{state.layout.cells[cell].ref}-{number}"))


EDITED = Edited(
    BY_LOT,
    {
        "options.artefacts": "cards of the start are set seat by seat; what people keep belongs to their profile",
        "options.consortium_begins": "who begins is set in the turn order",
        "options.first": "who begins is set in the turn order",
        "players.is_automa": "it is the kind of table that is begun",
        "players.is_person": "it is the kind of table that is begun",
    },
    {
        "ms-remark-done": lambda: at_first(Set("ask", "train")),
        "ms-remark-crew": without_crew,
        "ms-remark-research": lambda: at_first(*removals("research-0-")),
        "ms-remark-scout": lambda: at_first(Put("spare-lab-0", "space-SW.a1"), Remove("scout-0")),
        "ms-remark-ending": lambda: at_first(
            Move("scout-0", "space-SW.a1"), Set("reputation-0", 99), Set("ending", value=False)
        ),
    },
    dict.fromkeys(get_args(todo.Asked), ""),
)
