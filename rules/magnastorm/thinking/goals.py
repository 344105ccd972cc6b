"""What the objectives promise: those that can be claimed, and those of which part is done."""

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Demand, Objective, ObjectiveKind
from rules.magnastorm.thinking.scene import Counted, Eye, Scene
from rules.magnastorm.thinking.timing import Clock

WITHOUT_LEAD = 0.8
"""Of the share that is done, where a majority or most knowledge is still missing."""
CLAIMED, COMPLETED = 4.0, 1.5
"""So many objectives a seat can claim in a round if all is done; so many it can complete, when part is done."""
SECOND_HALF = 2.0
"""Of a round: the demand of the next one counts more and more."""

Held = tuple[tuple[int, bool], ...]
"""Labs by sector, or levels by field, and whether one leads there alone."""


class Goals(NamedTuple):
    """The objectives as they lie before a seat."""

    round: int
    refs: tuple[Ref, ...]
    claims: tuple[tuple[Seat, ...], ...]
    seat: Seat
    cards: int
    """How many commanders the seat has."""


def worth_of_goals(scene: Scene, seat: Seat) -> float:
    state = scene.state
    goals = Goals(state.round, state.objectives, state.claims, seat, state.controllers.count(seat))
    return worth_of_kind(scene.eye, goals, "research", scene.levels) + worth_of_kind(
        scene.eye, goals, "sector", scene.labs
    )


@lru_cache(maxsize=1 << 14)
def worth_of_kind(eye: Eye, goals: Goals, kind: ObjectiveKind, places: Counted) -> float:
    """Objectives of a kind need the same labs, or the same levels: the best of them counts fully."""
    (box, weights, clock), seat = eye, goals.seat
    values, worths = box.layouts[len(places.of[0])].objective_values, []
    own = held(places, seat)
    for ref, claimed in zip(goals.refs, goals.claims, strict=True):
        objective = box.objectives[ref]
        if objective.kind != kind or seat in claimed or len(claimed) == len(values):
            continue
        done = share_done(objective, own, goals, clock)
        if done >= 1.0:
            worth = weights.fulfilled * min(1.0, CLAIMED * clock.left)
        else:
            worth = weights.partly * done * sqrt(done) * min(1.0, COMPLETED * clock.left)
        worths.append(values[len(claimed)] * worth)
    worths.sort(reverse=True)
    return sum([each * weights.other_objective**at for at, each in enumerate(worths)])


def held(places: Counted, seat: Seat) -> Held:
    return tuple([(of[seat], lead[seat] > 0) for of, lead in zip(places.of, places.leads, strict=True)])


def share_done(objective: Objective, own: Held, goals: Goals, clock: Clock) -> float:
    if objective.kind == "sector":
        return share_of_labs(objective.remove, bool(objective.leads), own)
    now, coming = demands(objective, goals.round)
    done = research_done(objective, now, own, goals.cards)
    if done >= 1.0 or now is coming:
        return done
    still = min(1.0, SECOND_HALF * clock.here)
    return still * done + (1.0 - still) * research_done(objective, coming, own, goals.cards)


def demands(objective: Objective, number: int) -> tuple[Demand, Demand]:
    """Return the demands of a round and of the next one (MS-OBJ-5)."""
    now = [each for each in objective.demands if each.from_round <= number]
    coming = [each for each in objective.demands if each.from_round <= number + 1]
    return now[-1], coming[-1]


def research_done(objective: Objective, demand: Demand, own: Held, cards: int) -> float:
    done = share_of_levels(demand.markers, demand.levels, bool(objective.leads), own)
    if not demand.commanders:
        return done
    return (done + min(1.0, cards / demand.commanders)) / 2


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
