"""What the objectives promise: those that can be claimed, and those of which part is done."""

from collections.abc import Sequence

from rules.core.types import Seat
from rules.magnastorm.components import Demand, Objective
from rules.magnastorm.objectives import is_open, value_of
from rules.magnastorm.queries import commanders_of
from rules.magnastorm.state import State
from rules.magnastorm.thinking.planet import lead_of
from rules.magnastorm.thinking.timing import Clock
from rules.magnastorm.thinking.weights import Weights

WITHOUT_LEAD = 0.8
"""Of the share that is done, where a majority or most knowledge is still missing."""
LOW = 2
"""Whoever comes so late gets so little that it is hardly worth the way."""


def worth_of_goals(state: State, seat: Seat, labs: Sequence[Sequence[int]], clock: Clock, weights: Weights) -> float:
    """Objectives of a kind need the same labs, or the same levels."""
    by_kind: dict[str, list[float]] = {"research": [], "sector": []}
    for ref in state.objectives:
        if is_open(state, seat, ref):
            objective = state.box.objectives[ref]
            by_kind[objective.kind].append(worth_of_goal(state, seat, objective, labs, clock, weights))
    worth = 0.0
    for found in by_kind.values():
        best = sorted(found, reverse=True)
        worth += sum(each * weights.other_objective**at for at, each in enumerate(best))
    return worth


def worth_of_goal(
    state: State, seat: Seat, objective: Objective, labs: Sequence[Sequence[int]], clock: Clock, weights: Weights
) -> float:
    value = value_of(state, objective.ref)
    done = share_done(state, seat, objective, labs)
    if done >= 1.0:
        return value * weights.fulfilled * min(1.0, 4.0 * clock.left)
    return value * weights.partly * done**1.5 * min(1.0, 1.5 * clock.left)


def share_done(state: State, seat: Seat, objective: Objective, labs: Sequence[Sequence[int]]) -> float:
    if objective.kind == "sector":
        return share_of_labs(seat, objective, labs)
    demands = [each for each in objective.demands if each.from_round <= state.round]
    return share_of_levels(state, seat, objective, demands[-1])


def share_of_labs(seat: Seat, objective: Objective, labs: Sequence[Sequence[int]]) -> float:
    """The sectors with most of one's labs serve the highest numbers."""
    own = sorted(((counts[seat], lead_of(counts, seat) > 0) for counts in labs), reverse=True)
    wanted = sorted(objective.remove, reverse=True)
    there = sum(min(want, have) for want, (have, _) in zip(wanted, own, strict=False))
    done = there / sum(wanted)
    leads = any(leads for _, (_, leads) in zip(wanted, own, strict=False))
    return done if leads or not objective.leads else done * WITHOUT_LEAD


def share_of_levels(state: State, seat: Seat, objective: Objective, demand: Demand) -> float:
    levels = state.players[seat].levels
    ranked = sorted(
        ((min(level, demand.levels), is_led(state, seat, at)) for at, level in enumerate(levels)), reverse=True
    )[: demand.markers]
    done = sum(level for level, _ in ranked) / (demand.levels * demand.markers)
    if demand.commanders:
        held = min(len(commanders_of(state, seat)), demand.commanders) / demand.commanders
        done = (done + held) / 2
    return done if not objective.leads or any(leads for _, leads in ranked) else done * WITHOUT_LEAD


def is_led(state: State, seat: Seat, field: int) -> bool:
    return lead_of([player.levels[field] for player in state.players], seat) > 0
