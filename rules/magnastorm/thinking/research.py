"""What levels promise: scientists for whoever leads alone, bonuses of levels to come."""

from rules.core.types import Seat
from rules.magnastorm.queries import number_of_scientist
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.timing import chance
from rules.magnastorm.thinking.weights import EFFECT, HIGH


def worth_of_research(scene: Scene, seat: Seat) -> float:
    return sum(worth_of_field(scene, seat, at) for at, _ in enumerate(scene.levels))


def worth_of_field(scene: Scene, seat: Seat, field: int) -> float:
    clock, weights = scene.clock, scene.weights
    level = scene.levels[field][seat]
    worth: float = min(1.0, clock.left) * (weights.level * min(level, HIGH) + weights.high_level * max(0, level - HIGH))
    bonuses = scene.layout.level_bonuses[field]
    if level + 1 < len(bonuses) and bonuses[level + 1] is not None and not scene.state.players[seat].is_automa:
        worth += weights.next_bonus * clock.spending
    return worth + worth_of_lead(scene, seat, field)


def worth_of_lead(scene: Scene, seat: Seat, field: int) -> float:
    """The scientist comes in the administration, or stays; what he does afterwards."""
    state, clock, weights = scene.state, scene.clock, scene.weights
    at = number_of_scientist(state, field)
    ref = state.commanders[at]
    card = state.box.commanders[ref]
    holds = state.controllers[at] == seat
    likely = chance(scene.level_leads[field][seat], clock.research_doubt)
    worth = clock.administered * (card.red * (likely - 1.0) if holds else card.green * likely)
    if state.players[seat].is_automa:
        return worth
    effect = weights.cards * EFFECT[ref]
    return worth + effect * (likely * clock.later * weights.keep + (clock.here if holds else 0.0))
