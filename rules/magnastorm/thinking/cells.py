"""Cells of the lower panel: what using one brings, and where crew had better stand in the round after this one."""

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Cell
from rules.magnastorm.queries import controller_of_column
from rules.magnastorm.state import State
from rules.magnastorm.thinking.cubes import worth_of_price
from rules.magnastorm.thinking.weights import EFFECT, Weights

BONUS = {"": 0.0, "double": 0.7, "research": 0.7, "crew": 0.4, "range": 0.4, "bag": 0.5, "turn": 0.3}
WITH_GAIN = ("research", "crew", "bag", "turn")
"""The bonuses that cubes are gained with (MS-BON-9)."""
BLOCKED = 0.15
"""Of what a cell would bring, when it is blocked: most of those who would use it are others."""
DEARER = 0.3
"""A crew more in a column in the round after this one, for the card of one's own that stands there."""


def gain_figure(state: State, seat: Seat, cell: Cell, weights: Weights) -> float:
    bonus = BONUS[cell.bonus] if cell.bonus in WITH_GAIN else 0.0
    return worth_of_price(state.layout.rows[cell.row].gain, weights) + bonus


def next_round_figure(state: State, seat: Seat, crew: Seat | None, column: int) -> float:
    """What a crew in a column does for the seat: its own cards become dearer, those it wants only by others' crew."""
    if not column:
        return 0.0
    holder = controller_of_column(state, column)
    if holder == seat:
        return DEARER * (1.0 if crew != seat else 0.8)
    wanted = 0.1 * EFFECT.get(state.commanders[column - 1], 0.0)
    return wanted if crew == seat else -wanted


def room_figure(state: State, seat: Seat, crew: Seat | None, cell: Ref, weights: Weights) -> float:
    """Crew that only stands there (MS-CMD-5)."""
    face = state.layout.cells[state.layout.cell_number[cell]]
    blocked = BLOCKED * (BONUS[face.bonus] + worth_of_price(state.layout.rows[face.row].gain, weights))
    return next_round_figure(state, seat, crew, face.column) + blocked
