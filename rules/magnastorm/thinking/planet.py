"""What labs promise: income, majorities; and what the scout may still do where it stands."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.types import Seat
from rules.magnastorm.commanders import majority_bonus
from rules.magnastorm.components import Layout
from rules.magnastorm.queries import area_of
from rules.magnastorm.thinking.cubes import worth_of_price
from rules.magnastorm.thinking.scene import Counted, Eye, Scene
from rules.magnastorm.thinking.timing import chance
from rules.magnastorm.thinking.weights import Weights
from rules.magnastorm.travel import reach

TRAILING, _, LEADING = range(3)
LATER_DOUBT = 1.0
"""How many labs more may come or go in a sector before the administration after the next."""


NOT_PAID = -1
"""The bonus for majorities of the Consortium, which has no income either (MS-SOLO-2)."""


class Promised(NamedTuple):
    """What labs in the calm sectors promise, in this administration and in the next one."""

    income: float
    majorities: float


def worth_of_labs(scene: Scene, seat: Seat) -> float:
    """Labs on the planet, and what they will be paid."""
    state = scene.state
    placed = len(state.box.labs) - state.players[seat].labs
    return scene.weights.lab * placed * min(1.0, scene.clock.left) + promised(scene, seat).income


def worth_of_majorities(scene: Scene, seat: Seat) -> float:
    return promised(scene, seat).majorities


def promised(scene: Scene, seat: Seat) -> Promised:
    state = scene.state
    if state.players[seat].is_automa:
        return promised_by(scene.eye, scene.calm, scene.labs, seat, NOT_PAID)
    return promised_by(scene.eye, scene.calm, scene.labs, seat, majority_bonus(state, seat))


@lru_cache(maxsize=1 << 14)
def promised_by(eye: Eye, calm: tuple[int, int, int], labs: Counted, seat: Seat, bonus: int) -> Promised:
    """All sectors but the trailing one are calm in the next round too."""
    (box, weights, clock), layout = eye, eye.box.layouts[len(labs.of[0])]
    earned = 0.0 if bonus == NOT_PAID else clock.administered * clock.spending_later
    earned_next = weights.next_income * earned * min(1.0, clock.later)
    each = clock.administered * (box.majority + max(0, bonus))
    each_next = weights.next_majority * each * min(1.0, clock.later)
    income = majorities = 0.0
    for at, sector in enumerate(calm):
        own, lead = labs.of[sector][seat], labs.leads[sector][seat]
        income += earned * paid(layout, weights, at, own)
        majorities += each * chance(lead, clock.majority_doubt)
        if at != TRAILING:
            income += earned_next * paid(layout, weights, at - 1, own)
            majorities += each_next * chance(lead, clock.majority_doubt + LATER_DOUBT)
    return Promised(income, majorities)


def paid(layout: Layout, weights: Weights, position: int, labs: int) -> float:
    table = layout.income[position]
    return worth_of_price(table[min(labs, len(table) - 1)], weights)


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
    if not any(not state.labs[space] for space in spaces_near(layout, area, scene.calm)):
        worth += weights.nowhere
    return worth * min(1.0, clock.left)


@lru_cache(maxsize=1 << 10)
def spaces_near(layout: Layout, area: int, calm: tuple[int, int, int]) -> tuple[int, ...]:
    """Spaces within a step."""
    return tuple(space for near in reach(layout, area, 1, calm) for space in layout.areas[near].spaces)
