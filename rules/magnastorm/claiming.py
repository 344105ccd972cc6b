"""An objective is fulfilled: reputation, markers back, labs back (MS-OBJ)."""

from rules.core.types import Ref, Seat
from rules.magnastorm import agenda as todo
from rules.magnastorm import commanders
from rules.magnastorm import events as happened
from rules.magnastorm.draft import Draft
from rules.magnastorm.objectives import demand_of, value_of
from rules.magnastorm.queries import own_spaces


def claim(draft: Draft, seat: Seat, ref: Ref, places: tuple[Ref, ...]) -> None:
    """The highest free space; what Ellen adds comes last (MS-OBJ-2, MS-CDR-03)."""
    objective = draft.box.objectives[ref]
    removing: list[todo.Pending] = [
        todo.Removing(seat, sector, count) for sector, count in zip(places, objective.remove, strict=False)
    ]
    praised = commanders.is_praised(draft, seat) and not draft.players[seat].is_automa
    rule = commanders.rule_of(commanders.ELLEN)
    draft.instead(*removing, *([todo.Advance(seat, "", rule)] if praised else []))
    mark(draft, seat, ref, places)
    if objective.kind == "research":
        levels = demand_of(draft, objective).levels
        for field in places:
            draft.set_back(seat, field, levels)
    if praised:
        draft.tell(happened.CommanderUsed(seat=seat, commander=commanders.ELLEN, rule=rule))
        draft.gain_reputation(seat, "effects", rule, 1)


def mark(draft: Draft, seat: Seat, ref: Ref, places: tuple[Ref, ...]) -> None:
    at = draft.objectives.index(ref)
    value = value_of(draft, ref)
    draft.claims[at] = (*draft.claims[at], seat)
    draft.tell(happened.ObjectiveFulfilled(seat=seat, objective=ref, value=value, places=places))
    draft.gain_reputation(seat, "objectives", "MS-OBJ-2", value)


def remove_lab(draft: Draft, seat: Seat, space: Ref) -> None:
    """MS-OBJ-3."""
    pending = draft.answered(todo.Removing)
    left = pending.left - 1
    draft.instead(*([todo.Removing(seat, pending.sector, left)] if left else []))
    draft.remove_lab(seat, space)


def removes_itself(draft: Draft, pending: todo.Removing) -> bool:
    """All that are there must go, or it makes no difference which."""
    spaces = list(own_spaces(draft, pending.seat, draft.layout.sectors.index(pending.sector)))
    return len(spaces) == pending.left or len(set(spaces)) == 1


def remove_all(draft: Draft, pending: todo.Removing) -> None:
    draft.done()
    spaces = list(own_spaces(draft, pending.seat, draft.layout.sectors.index(pending.sector)))
    for space in spaces[: pending.left]:
        draft.remove_lab(pending.seat, draft.layout.spaces[space].ref)
