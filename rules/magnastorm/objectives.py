"""The objectives: what each demands in this round, where it can be met, what it pays (MS-OBJ)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Demand, Objective
from rules.magnastorm.queries import Position, commanders_of, knowledge_in, labs_in, sole_leader


def demand_of(position: Position, objective: Objective) -> Demand:
    """Return what the objective demands in the round in play (MS-OBJ-5, MS-OBJ-9)."""
    return [each for each in objective.demands if each.from_round <= position.round][-1]


def claims_of(position: Position, objective: Ref) -> tuple[Seat, ...]:
    return position.claims[position.objectives.index(objective)]


def value_of(position: Position, objective: Ref) -> int:
    """The highest free reputation space (MS-OBJ-2); 0 where none is free."""
    taken = len(claims_of(position, objective))
    values = position.layout.objective_values
    return values[taken] if taken < len(values) else 0


def is_open(position: Position, seat: Seat, objective: Ref) -> bool:
    """Each player fulfils it once at most (MS-OBJ-6)."""
    return seat not in claims_of(position, objective) and value_of(position, objective) > 0


def fulfilments(position: Position, seat: Seat) -> Iterator[tuple[Ref, tuple[Ref, ...]]]:
    """Objectives that the seat can fulfil now, each with the sectors or fields for it."""
    counts: list[list[int]] = []
    for ref in position.objectives:
        if not is_open(position, seat, ref):
            continue
        objective = position.box.objectives[ref]
        if objective.kind == "research":
            yield from ((ref, places) for places in choices_of_fields(position, seat, objective))
            continue
        counts = counts or [labs_in(position, sector) for sector in range(len(position.layout.sectors))]
        yield from ((ref, places) for places in choices_of_sectors(position, seat, objective, counts))


# Research


def choices_of_fields(position: Position, seat: Seat, objective: Objective) -> Iterator[tuple[Ref, ...]]:
    demand = demand_of(position, objective)
    if len(commanders_of(position, seat)) < demand.commanders:
        return
    levels = position.players[seat].levels
    high = [at for at, level in enumerate(levels) if level >= demand.levels]
    fields = position.layout.fields
    if objective.field:
        high = [at for at in high if fields[at] == objective.field]
    if len(high) < demand.markers:
        return
    leads = [knowledge_in(position, at) == seat for at in range(len(fields))]
    for chosen in combinations(high, demand.markers):
        if suffices(objective, [leads[at] for at in chosen]):
            yield tuple(fields[at] for at in chosen)


def suffices(objective: Objective, leads: Sequence[bool]) -> bool:
    """Whether enough of the places chosen are led alone, before anything is moved (MS-OBJ-3, MS-OBJ-4)."""
    return not objective.leads or (any(leads) if objective.leads == "one" else all(leads))


# Sectors


def choices_of_sectors(
    position: Position, seat: Seat, objective: Objective, counts: Sequence[Sequence[int]]
) -> Iterator[tuple[Ref, ...]]:
    """Yield choices of sectors, in the order of the card's numbers; sectors with equal demands stand clockwise."""
    sectors = position.layout.sectors
    own = [count[seat] for count in counts]
    if sum(own) < sum(objective.remove):
        return
    for chosen in chains(objective.remove, own):
        if suffices(objective, [sole_leader(counts[at]) == seat for at in chosen]):
            yield tuple(sectors[at] for at in chosen)


def chains(remove: Sequence[int], own: Sequence[int], chosen: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    at = len(chosen)
    if at == len(remove):
        yield chosen
        return
    for sector, labs in enumerate(own):
        ordered = not at or remove[at] != remove[at - 1] or sector > chosen[-1]
        if labs >= remove[at] and sector not in chosen and ordered:
            yield from chains(remove, own, (*chosen, sector))


# What is missing


Lack = Literal["labs", "majority", "commanders", "levels", "lead"]


def lacking(position: Position, seat: Seat, objective: Objective) -> tuple[Lack, int]:
    """Say of one that cannot be fulfilled what is not enough first, and by how much."""
    if objective.kind == "sector":
        sectors = range(len(position.layout.sectors))
        own = sorted((labs_in(position, sector)[seat] for sector in sectors), reverse=True)
        wanted = sorted(objective.remove, reverse=True)
        short = sum(max(0, need - have) for need, have in zip(wanted, own, strict=False))
        return ("labs", short) if short else ("majority", 1)
    demand = demand_of(position, objective)
    cards = demand.commanders - len(commanders_of(position, seat))
    if cards > 0:
        return "commanders", cards
    levels = sorted(position.players[seat].levels, reverse=True)
    short = sum(max(0, demand.levels - level) for level in levels[: demand.markers])
    return ("levels", short) if short else ("lead", 1)
