"""What the engine itself pays in a position if a phase, a catastrophe or the end came at once."""

from dataclasses import replace
from typing import Any

from rules.core.types import Ref, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk import events as happened
from rules.hoyuk import moves as m
from rules.hoyuk.calamities import strike
from rules.hoyuk.draft import Draft
from rules.hoyuk.effects import act
from rules.hoyuk.phases import carry_on
from rules.hoyuk.scoring import final_scoring
from rules.hoyuk.state import State


def at_once(state: State, move: m.Move) -> State:
    """The position right after a move, before the rules carry on."""
    draft = Draft(state)
    act(draft, move)
    return draft.state()


def drawn(state: State, first: int) -> set[tuple[str, Seat]]:
    """Who draws from which pile when this block is inspected now."""
    draft = Draft(replace(state, agenda=(todo.Inspect(0, (first,)), todo.PassMarker(0))))
    carry_on(draft)
    return {(each.pile, each.seat) for each in draft.events if isinstance(each, happened.AspectCardDrawn)}


def paid(state: State, seat: Seat, *sources: str) -> dict[Ref, int]:
    """What the end pays a seat, block by block."""
    draft = Draft(replace(state, agenda=()))
    final_scoring(draft)
    found: dict[Ref, int] = {}
    for each in draft.events:
        if isinstance(each, happened.Scored) and each.seat == seat and each.source in sources:
            found[each.block] = found.get(each.block, 0) + each.points
    return found


def lost(state: State, card: Ref, seat: Seat) -> int:
    """How many pieces a catastrophe takes from a seat if it comes now."""
    others = tuple(each for each in state.catastrophes if each != card)
    draft = Draft(replace(state, agenda=(), catastrophes=(card, *others)))
    strike(draft)
    losses: list[Any] = [each for each in draft.agenda if isinstance(each, todo.Lose)]
    return sum(each.count for each in losses if each.seat == seat)
