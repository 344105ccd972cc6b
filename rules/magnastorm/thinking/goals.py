"""What the objectives promise: those that can be claimed, and those of which part is done."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from rules.core.types import Seat
from rules.magnastorm.components import Demand, Objective
from rules.magnastorm.queries import commanders_of
from rules.magnastorm.thinking.scene import Scene

WITHOUT_LEAD = 0.8
"""Of the share that is done, where a majority or most knowledge is still missing."""
CLAIMED, COMPLETED = 4.0, 1.5
"""So many objectives a seat can claim in a round if all is done; so many it can complete, when part is done."""
SECOND_HALF = 2.0
"""Of a round: the demand of the next one counts more and more."""

Held = tuple[tuple[int, bool], ...]
"""Labs by sector, or levels by field, and whether one leads there alone; the most first."""


def worth_of_goals(scene: Scene, seat: Seat) -> float:
    """Objectives of a kind need the same labs, or the same levels: the best of each kind counts fully."""
    state, clock, weights = scene.state, scene.clock, scene.weights
    values = scene.layout.objective_values
    found: dict[str, list[float]] = {"research": [], "sector": []}
    for ref, claims in zip(state.objectives, state.claims, strict=True):
        if seat in claims or len(claims) == len(values):
            continue
        objective = state.box.objectives[ref]
        done, value = share_done(scene, seat, objective), values[len(claims)]
        if done >= 1.0:
            worth = weights.fulfilled * min(1.0, CLAIMED * clock.left)
        else:
            worth = weights.partly * done * sqrt(done) * min(1.0, COMPLETED * clock.left)
        found[objective.kind].append(value * worth)
    return sum(together(scene, worths) for worths in found.values())


def together(scene: Scene, worths: Sequence[float]) -> float:
    ranked = sorted(worths, reverse=True)
    return sum(each * scene.weights.other_objective**at for at, each in enumerate(ranked))


def share_done(scene: Scene, seat: Seat, objective: Objective) -> float:
    if objective.kind == "sector":
        return share_of_labs(objective.remove, bool(objective.leads), held(scene.labs, scene.lab_leads, seat))
    own = held(scene.levels, scene.level_leads, seat)
    now, coming = demands(scene, objective)
    done = research_done(scene, seat, objective, now, own)
    if done >= 1.0 or now is coming:
        return done
    still = min(1.0, SECOND_HALF * scene.clock.here)
    return still * done + (1.0 - still) * research_done(scene, seat, objective, coming, own)


def held(counts: Sequence[Sequence[int]], leads: Sequence[Sequence[int]], seat: Seat) -> Held:
    return tuple((each[seat], lead[seat] > 0) for each, lead in zip(counts, leads, strict=True))


def demands(scene: Scene, objective: Objective) -> tuple[Demand, Demand]:
    """Return the demands of this round and of the next one (MS-OBJ-5)."""
    number = scene.state.round
    now = [each for each in objective.demands if each.from_round <= number]
    coming = [each for each in objective.demands if each.from_round <= number + 1]
    return now[-1], coming[-1]


def research_done(scene: Scene, seat: Seat, objective: Objective, demand: Demand, own: Held) -> float:
    done = share_of_levels(demand.markers, demand.levels, bool(objective.leads), own)
    if not demand.commanders:
        return done
    return (done + min(1.0, len(commanders_of(scene.state, seat)) / demand.commanders)) / 2


@lru_cache(maxsize=1 << 14)
def share_of_labs(remove: tuple[int, ...], needs_lead: bool, own: Held) -> float:
    """The sectors with most of one's labs serve the highest numbers."""
    ranked, wanted = sorted(own, reverse=True), sorted(remove, reverse=True)
    there = sum(min(want, have) for want, (have, _) in zip(wanted, ranked, strict=False))
    leads = any(leads for _, (_, leads) in zip(wanted, ranked, strict=False))
    return there / sum(wanted) * (1.0 if leads or not needs_lead else WITHOUT_LEAD)


@lru_cache(maxsize=1 << 14)
def share_of_levels(markers: int, levels: int, needs_lead: bool, own: Held) -> float:
    ranked = sorted(((min(level, levels), leads) for level, leads in own), reverse=True)[:markers]
    done = sum(level for level, _ in ranked) / (levels * markers)
    return done * (1.0 if not needs_lead or any(leads for _, leads in ranked) else WITHOUT_LEAD)
