"""What levels promise: scientists for whoever leads alone, bonuses of levels to come."""

from rules.core.types import Seat
from rules.magnastorm.queries import number_of_scientist
from rules.magnastorm.state import State
from rules.magnastorm.thinking.planet import lead_of
from rules.magnastorm.thinking.timing import Clock, chance
from rules.magnastorm.thinking.weights import EFFECT, HIGH, Weights


def worth_of_research(state: State, seat: Seat, clock: Clock, weights: Weights) -> float:
    return sum(worth_of_field(state, seat, at, clock, weights) for at, _ in enumerate(state.layout.fields))


def worth_of_field(state: State, seat: Seat, field: int, clock: Clock, weights: Weights) -> float:
    player = state.players[seat]
    level = player.levels[field]
    time = min(1.0, clock.left)
    worth = time * (weights.level * min(level, HIGH) + weights.high_level * max(0, level - HIGH))
    bonuses = state.layout.level_bonuses[field]
    if not player.is_automa and level + 1 < len(bonuses) and bonuses[level + 1] is not None:
        worth += weights.next_bonus * clock.spending
    return worth + worth_of_lead(state, seat, field, clock, weights)


def worth_of_lead(state: State, seat: Seat, field: int, clock: Clock, weights: Weights) -> float:
    """The scientist comes in the administration, or stays; what he does afterwards."""
    at = number_of_scientist(state, field)
    ref = state.commanders[at]
    card = state.box.commanders[ref]
    holds = state.controllers[at] == seat
    likely = chance(lead_of([each.levels[field] for each in state.players], seat), clock.research_doubt)
    worth = clock.administered * (card.red * (likely - 1.0) if holds else card.green * likely)
    if state.players[seat].is_automa:
        return worth
    effect = weights.cards * EFFECT.get(ref, 0.0)
    return worth + effect * (likely * clock.later * weights.keep + (clock.here if holds else 0.0))
