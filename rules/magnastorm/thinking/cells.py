"""Cells of the lower panel: what using one brings, and where crew had better stand in the round after this one."""

from rules.core.types import Ref, Seat
from rules.magnastorm.thinking.columns import controller_of
from rules.magnastorm.thinking.cubes import worth_of_price
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import EFFECT

BONUS = {"": 0.0, "double": 0.7, "research": 0.7, "crew": 0.4, "range": 0.4, "bag": 0.5, "turn": 0.3}
WITH_GAIN = ("research", "crew", "bag", "turn")
"""The bonuses that cubes are gained with (MS-BON-9)."""
BLOCKED = 0.15
"""Of what a cell would bring, when it is blocked: most of those who would use it are others."""
DEARER, OWN_DEARER = 0.3, 0.24
"""A crew more, or one's own, in the column of one's own card in the round after this one."""
WANTED = 0.1
"""The same for a card that one would like to have, for each point of what it does."""
ANOTHER_TURN = 0.3
"""Crew on the upper panel."""


def gain_figure(scene: Scene, cell: Ref) -> float:
    """What the row gives, and the bonus of the cell."""
    face = scene.layout.cells[scene.layout.cell_number[cell]]
    bonus = BONUS[face.bonus] if face.bonus in WITH_GAIN else 0.0
    return worth_of_price(scene.layout.rows[face.row].gain, scene.weights) + bonus


def next_round_figure(scene: Scene, seat: Seat, crew: Seat | None, column: int) -> float:
    """Rate crew in a column: own cards should be dear for others, wanted ones dear for others only."""
    if not column:
        return 0.0
    if controller_of(scene.state, column) == seat:
        return OWN_DEARER if crew == seat else DEARER
    wanted = WANTED * EFFECT[scene.state.commanders[column - 1]]
    return wanted if crew == seat else -wanted


def room_figure(scene: Scene, seat: Seat, crew: Seat | None, cell: Ref) -> float:
    """Crew that only stands there (MS-CMD-5)."""
    face = scene.layout.cells[scene.layout.cell_number[cell]]
    blocked = BONUS[face.bonus] + worth_of_price(scene.layout.rows[face.row].gain, scene.weights)
    return next_round_figure(scene, seat, crew, face.column) + BLOCKED * blocked


def deploy_figure(scene: Scene, seat: Seat, panel: str, cell: Ref) -> float:
    """Rate a deployment: above, it brings one turn more, and a column that is at once dearer for others."""
    column = scene.layout.cells[scene.layout.cell_number[cell]].column
    return (ANOTHER_TURN if panel == "upper" else 0.0) + next_round_figure(scene, seat, seat, column)
