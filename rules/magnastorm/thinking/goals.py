"""What the objectives promise: those that can be claimed, and those of which part is done."""

from math import sqrt

from rules.core.types import Seat
from rules.magnastorm.components import Demand, Objective
from rules.magnastorm.objectives import is_open, value_of
from rules.magnastorm.queries import commanders_of
from rules.magnastorm.thinking.scene import Scene, lead_of

WITHOUT_LEAD = 0.8
"""Of the share that is done, where a majority or most knowledge is still missing."""


def worth_of_goals(scene: Scene, seat: Seat) -> float:
    """Objectives of a kind need the same labs, or the same levels."""
    by_kind: dict[str, list[float]] = {"research": [], "sector": []}
    for ref in scene.state.objectives:
        if is_open(scene.state, seat, ref):
            objective = scene.state.box.objectives[ref]
            by_kind[objective.kind].append(worth_of_goal(scene, seat, objective))
    worth = 0.0
    for found in by_kind.values():
        found.sort(reverse=True)
        worth += sum(each * scene.weights.other_objective**at for at, each in enumerate(found))
    return worth


def worth_of_goal(scene: Scene, seat: Seat, objective: Objective) -> float:
    clock, weights = scene.clock, scene.weights
    value = value_of(scene.state, objective.ref)
    done = share_done(scene, seat, objective)
    if done >= 1.0:
        return value * weights.fulfilled * min(1.0, 4.0 * clock.left)
    return value * weights.partly * done * sqrt(done) * min(1.0, 1.5 * clock.left)


def share_done(scene: Scene, seat: Seat, objective: Objective) -> float:
    if objective.kind == "sector":
        return share_of_labs(scene, seat, objective)
    now, coming = demands(scene, objective)
    done = share_of_levels(scene, seat, objective, now)
    if done >= 1.0 or now is coming:
        return done
    still = min(1.0, 2.0 * scene.clock.here)
    return still * done + (1.0 - still) * share_of_levels(scene, seat, objective, coming)


def demands(scene: Scene, objective: Objective) -> tuple[Demand, Demand]:
    """Of this round, and of the next one (MS-OBJ-5)."""
    number = scene.state.round
    now = [each for each in objective.demands if each.from_round <= number]
    coming = [each for each in objective.demands if each.from_round <= number + 1]
    return now[-1], coming[-1]


def share_of_labs(scene: Scene, seat: Seat, objective: Objective) -> float:
    """The sectors with most of one's labs serve the highest numbers."""
    own = sorted(((counts[seat], lead_of(counts, seat) > 0) for counts in scene.labs), reverse=True)
    wanted = sorted(objective.remove, reverse=True)
    there = sum(min(want, have) for want, (have, _) in zip(wanted, own, strict=False))
    done = there / sum(wanted)
    leads = any(leads for _, (_, leads) in zip(wanted, own, strict=False))
    return done if leads or not objective.leads else done * WITHOUT_LEAD


def share_of_levels(scene: Scene, seat: Seat, objective: Objective, demand: Demand) -> float:
    ranked = sorted(
        ((min(levels[seat], demand.levels), lead_of(levels, seat) > 0) for levels in scene.levels), reverse=True
    )[: demand.markers]
    done: float = sum(level for level, _ in ranked) / (demand.levels * demand.markers)
    if demand.commanders:
        held = min(len(commanders_of(scene.state, seat)), demand.commanders) / demand.commanders
        done = (done + held) / 2
    return done if not objective.leads or any(leads for _, leads in ranked) else done * WITHOUT_LEAD
