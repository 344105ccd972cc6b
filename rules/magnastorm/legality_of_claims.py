"""Why an objective cannot be fulfilled, or not so."""

from collections.abc import Sequence

from rules.core.refusal import Objections, refuse
from rules.core.types import Ref
from rules.magnastorm import agenda as todo
from rules.magnastorm import moves as m
from rules.magnastorm.components import Objective
from rules.magnastorm.objectives import claims_of, demand_of, suffices
from rules.magnastorm.queries import commanders_of, knowledge_in, labs_in, own_spaces, sole_leader
from rules.magnastorm.state import State


def objections_to_claim(state: State, move: m.Claim, pending: todo.Claiming) -> Objections:
    ref = move.objective
    if ref not in state.objectives:
        yield refuse("MS-OBJ-1", case="card", objective=ref)
    elif move.seat in claims_of(state, ref):
        yield refuse("MS-OBJ-6", objective=ref)
    elif state.box.objectives[ref].kind == "research":
        yield from objections_to_fields(state, move, state.box.objectives[ref])
    else:
        yield from objections_to_sectors(state, move, state.box.objectives[ref])


def objections_to_fields(state: State, move: m.Claim, objective: Objective) -> Objections:
    demand = demand_of(state, objective)
    ref, fields = move.objective, state.layout.fields
    held = len(commanders_of(state, move.seat))
    if held < demand.commanders:
        yield refuse("MS-OBJ-7", objective=ref, needed=demand.commanders, held=held)
    if not is_in_order(move.places, fields):
        yield refuse("MS-OBJ-8", case="fields", objective=ref, needed=demand.markers)
        return
    if len(move.places) != demand.markers:
        yield refuse("MS-OBJ-5", objective=ref, needed=demand.markers, round=state.round)
        return
    if objective.field and move.places != (objective.field,):
        yield refuse("MS-OBJ-8", case="colour", objective=ref, field=objective.field)
        return
    numbers = [fields.index(field) for field in move.places]
    levels = state.players[move.seat].levels
    for at in numbers:
        if levels[at] < demand.levels:
            yield refuse("MS-OBJ-9", objective=ref, field=fields[at], needed=demand.levels, level=levels[at])
            return
    if not suffices(objective, [knowledge_in(state, at) == move.seat for at in numbers]):
        yield refuse("MS-OBJ-4", objective=ref, field=move.places[0])


def objections_to_sectors(state: State, move: m.Claim, objective: Objective) -> Objections:
    ref, sectors, remove = move.objective, state.layout.sectors, objective.remove
    if len(move.places) != len(remove) or not all(place in sectors for place in move.places):
        yield refuse("MS-OBJ-3", case="sectors", objective=ref, needed=len(remove))
        return
    numbers = [sectors.index(place) for place in move.places]
    ordered = all(
        one < other or need != more
        for one, other, need, more in zip(numbers, numbers[1:], remove, remove[1:], strict=False)
    )
    if len(set(numbers)) < len(numbers) or not ordered:
        yield refuse("MS-OBJ-3", case="sectors", objective=ref, needed=len(remove))
        return
    counts = [labs_in(state, at) for at in numbers]
    for place, count, need in zip(move.places, counts, remove, strict=True):
        if count[move.seat] < need:
            yield refuse("MS-OBJ-3", case="labs", objective=ref, sector=place, needed=need, held=count[move.seat])
            return
    if not suffices(objective, [sole_leader(count) == move.seat for count in counts]):
        yield refuse("MS-OBJ-3", case="majority", objective=ref)


def is_in_order(places: Sequence[Ref], refs: Sequence[Ref]) -> bool:
    """Each known, none twice, as the board lists them."""
    return list(places) == [ref for ref in refs if ref in places]


def objections_to_removing(state: State, move: m.RemoveLab, pending: todo.Removing) -> Objections:
    at = state.layout.space_number.get(move.space)
    if at is None or at not in own_spaces(state, move.seat, state.layout.sectors.index(pending.sector)):
        yield refuse("MS-OBJ-3", case="space", sector=pending.sector, space=move.space)
