"""Why a cube cannot be placed: of the supply, or a guard when that is empty."""

from rules.core.refusal import Objections, refuse
from rules.excavation_earth import agenda as todo
from rules.excavation_earth import moves as m
from rules.excavation_earth.queries import cube_sources
from rules.excavation_earth.state import State


def objections_to_cube(state: State, move: m.CubeMove, pending: todo.Pending) -> Objections:
    """The cube of a move: of the supply, or a guard when that is empty (EE-CRW-1, EE-CRW-2)."""
    player = state.players[move.seat]
    if move.guard in cube_sources(player):
        return
    if not move.guard:
        yield refuse("EE-CRW-2", case="choose-guard" if player.guards else "none")
    elif player.supply:
        yield refuse("EE-CRW-1", supply=player.supply)
    else:
        yield refuse("EE-CRW-2", case="no-guard")
