"""The fields of a draft: those of `State`, changeable. What the rules do with them stands in `draft.py`."""

from rules.core.draft import PositionDraft
from rules.core.rng import Rng
from rules.core.types import Ref, Seat
from rules.magnastorm.agenda import Pending
from rules.magnastorm.components import Box, Layout
from rules.magnastorm.events import Event
from rules.magnastorm.options import Options
from rules.magnastorm.state import Cubes, Phase, Player, State, Turn


class Drafted(PositionDraft[State, Player, Pending, Event], of=State):
    box: Box
    options: Options
    order: tuple[Seat, ...]
    to_act: tuple[Seat, ...]
    round: int
    phase: Phase
    turn: Turn
    ending: bool
    upper: list[tuple[Seat, ...]]
    lower: list[tuple[Seat, ...]]
    commanders: tuple[Ref, ...]
    controllers: list[Seat]
    token: Seat
    labs: list[tuple[Seat, ...]]
    stations: list[Seat]
    objectives: tuple[Ref, ...]
    claims: list[tuple[Seat, ...]]
    bag: tuple[int, ...]
    supply: Cubes
    step: int
    rng: Rng

    layout: Layout
    """That of the state, at hand: every rule looks at it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.layout = state.layout
