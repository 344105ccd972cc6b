"""What labs promise: income, majorities, labs to be taken off again for objectives."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.types import Seat
from rules.magnastorm.commanders import majority_bonus
from rules.magnastorm.components import Layout
from rules.magnastorm.queries import area_of, calm_sectors
from rules.magnastorm.state import State
from rules.magnastorm.thinking.cubes import worth_of_price
from rules.magnastorm.thinking.timing import Clock, chance
from rules.magnastorm.thinking.weights import Weights
from rules.magnastorm.travel import reach

LEADING = 2


@lru_cache(maxsize=8)
def sectors_of_spaces(layout: Layout) -> tuple[int, ...]:
    return tuple(layout.areas[space.area].sector for space in layout.spaces)


def labs_by_sector(state: State) -> list[list[int]]:
    """Of each sector, how many labs each seat has there."""
    counts = [[0] * len(state.players) for _ in state.layout.sectors]
    for owners, sector in zip(state.labs, sectors_of_spaces(state.layout), strict=True):
        for owner in owners:
            counts[sector][owner] += 1
    return counts


def lead_of(counts: Sequence[int], seat: Seat) -> int:
    return counts[seat] - max(count for at, count in enumerate(counts) if at != seat)


def worth_of_labs(state: State, seat: Seat, labs: Sequence[Sequence[int]], clock: Clock, weights: Weights) -> float:
    player = state.players[seat]
    worth = weights.lab * sum(count[seat] for count in labs) * min(1.0, clock.left)
    income = 0.0 if player.is_automa else clock.administered * clock.spending_later
    next_income = weights.next_income * income * min(1.0, clock.later)
    majority = clock.administered * (state.box.majority + (0 if player.is_automa else majority_bonus(state, seat)))
    next_majority = weights.next_majority * majority * min(1.0, clock.later)
    for at, sector in enumerate(calm_sectors(state)):
        counts = labs[sector]
        own = counts[seat]
        lead = lead_of(counts, seat)
        worth += income * paid(state, at, own, weights) + majority * chance(lead, clock.majority_doubt)
        if at:
            worth += next_income * paid(state, at - 1, own, weights)
            worth += next_majority * chance(lead, clock.majority_doubt + 1.0)
    return worth


def paid(state: State, position: int, labs: int, weights: Weights) -> float:
    table = state.layout.income[position]
    return worth_of_price(table[min(labs, len(table) - 1)], weights)


def worth_of_scout(state: State, seat: Seat, clock: Clock, weights: Weights) -> float:
    """Whether something is left to do where it stands, and how soon the storm comes."""
    layout, calm = state.layout, calm_sectors(state)
    area = area_of(layout, state.players[seat].scout)
    sector = layout.areas[area].sector
    worth = 0.0
    if sector not in calm:
        worth += weights.in_storm
    elif sector == calm[0]:
        worth += weights.soon_in_storm * clock.administered * (1.0 - clock.here)
    elif sector == calm[LEADING]:
        worth += weights.ahead
    if not any(not state.labs[space] for near in reach(layout, area, 1, calm) for space in layout.areas[near].spaces):
        worth += weights.nowhere
    return worth * min(1.0, clock.left)
