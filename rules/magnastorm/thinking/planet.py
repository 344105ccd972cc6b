"""What labs promise: income, majorities; and what the scout may still do where it stands."""

from rules.core.types import Seat
from rules.magnastorm.commanders import majority_bonus
from rules.magnastorm.queries import area_of
from rules.magnastorm.thinking.cubes import worth_of_price
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.timing import chance
from rules.magnastorm.travel import reach

TRAILING, _, LEADING = range(3)
LATER_DOUBT = 1.0
"""How many labs more may come or go in a sector before the administration after the next."""


def worth_of_labs(scene: Scene, seat: Seat) -> float:
    """Return the worth of labs in the calm sectors; all but the trailing one are calm in the next round too."""
    state, clock, weights = scene.state, scene.clock, scene.weights
    player = state.players[seat]
    worth = weights.lab * (len(state.box.labs) - player.labs) * min(1.0, clock.left)
    income = 0.0 if player.is_automa else clock.administered * clock.spending_later
    next_income = weights.next_income * income * min(1.0, clock.later)
    majority = clock.administered * (state.box.majority + (0 if player.is_automa else majority_bonus(state, seat)))
    next_majority = weights.next_majority * majority * min(1.0, clock.later)
    for at, sector in enumerate(scene.calm):
        own, lead = scene.labs[sector][seat], scene.lab_leads[sector][seat]
        worth += income * paid(scene, at, own) + majority * chance(lead, clock.majority_doubt)
        if at != TRAILING:
            worth += next_income * paid(scene, at - 1, own)
            worth += next_majority * chance(lead, clock.majority_doubt + LATER_DOUBT)
    return worth


def paid(scene: Scene, position: int, labs: int) -> float:
    table = scene.layout.income[position]
    return worth_of_price(table[min(labs, len(table) - 1)], scene.weights)


def worth_of_scout(scene: Scene, seat: Seat) -> float:
    """Whether something is left to do where it stands, and how soon the storm comes."""
    state, clock, weights, layout = scene.state, scene.clock, scene.weights, scene.layout
    area = area_of(layout, state.players[seat].scout)
    sector = layout.areas[area].sector
    worth = 0.0
    if sector not in scene.calm:
        worth += weights.in_storm
    elif sector == scene.calm[TRAILING]:
        worth += weights.soon_in_storm * clock.administered * (1.0 - clock.here)
    elif sector == scene.calm[LEADING]:
        worth += weights.ahead
    near = reach(layout, area, 1, scene.calm)
    if not any(not state.labs[space] for each in near for space in layout.areas[each].spaces):
        worth += weights.nowhere
    return worth * min(1.0, clock.left)
