"""What a position is judged by, by the names that people read, and how much a seat has of each."""

from collections.abc import Callable

from rules.bots.term import Term
from rules.core.types import Seat
from rules.magnastorm.thinking.cubes import worth_of_cubes
from rules.magnastorm.thinking.goals import worth_of_goals
from rules.magnastorm.thinking.planet import worth_of_labs, worth_of_majorities, worth_of_scout
from rules.magnastorm.thinking.research import worth_of_commanders, worth_of_levels, worth_of_scientists
from rules.magnastorm.thinking.scene import Scene


def reputation(scene: Scene, seat: Seat) -> float:
    return scene.state.players[seat].reputation


def ways(scene: Scene, seat: Seat) -> float:
    """The place of the scout, and stations to start from."""
    state, weights = scene.state, scene.weights
    if state.players[seat].is_automa:
        return 0.0
    return worth_of_scout(scene, seat) + weights.station * state.stations.count(seat) * min(1.0, scene.clock.left)


def cubes(scene: Scene, seat: Seat) -> float:
    player = scene.state.players[seat]
    return 0.0 if player.is_automa else worth_of_cubes(player.cubes, seat, scene.weights) * scene.clock.spending


def first(scene: Scene, seat: Seat) -> float:
    """The first player token."""
    return scene.weights.first * (scene.state.token == seat) * min(1.0, scene.clock.later)


REPUTATION = Term("reputation", "MS-GOAL-2", is_sure=True)
COLUMNS = Term("columns", "MS-CMD-3")
"""Between seats: what one may take oneself, less what others may take before."""
TURNS = Term("turns", "MS-RND-2")
"""The first player token; and between seats, turns more or less until the administration."""
VICTORY = Term("victory", "MS-END-5")
"""When the end has come or been announced."""

OF_SEATS: tuple[tuple[Term, Callable[[Scene, Seat], float]], ...] = (
    (REPUTATION, reputation),
    (Term("objectives", "MS-OBJ-1"), worth_of_goals),
    (Term("majorities", "MS-ADM-2"), worth_of_majorities),
    (Term("scientists", "MS-ADM-3"), worth_of_scientists),
    (Term("commanders", "MS-CMD-6"), worth_of_commanders),
    (Term("levels", "MS-RES-1"), worth_of_levels),
    (Term("labs", "MS-ADM-1"), worth_of_labs),
    (Term("ways", "MS-MOV-2"), ways),
    (Term("cubes", "MS-EXC-1"), cubes),
    (TURNS, first),
)
"""What each seat has, and how it is reckoned."""
TERMS = (*(term for term, _ in OF_SEATS), COLUMNS, VICTORY)
