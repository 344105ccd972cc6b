"""What the editor tells about a position of Magnastorm: problems of its integrity with rule, place and cures."""

from collections.abc import Iterator

from rules.core.editing import Finding, Offer, Set, finding, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, SeatName, phrase
from rules.magnastorm.integrity import problems_of
from rules.magnastorm.state import NOBODY, State
from rules.magnastorm.words import say_place


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    match problem.id, problem.path.split(".", 1):
        case "position-labs", ["labs", space]:
            owners = state.labs[state.layout.space_number[space]]
            key = f"lab-{space}-{len(owners) - 1}"
            return finding(problem, "MS-LAB-1", (key,), (removal(key),), say_place(space))
        case "position-claims", ["claims", objective]:
            last = state.claims[state.objectives.index(objective)][-1]
            key = f"claim-{objective}-{last}"
            return finding(problem, "MS-OBJ-6", (key,), (removal(key),), phrase("objective", objective=objective))
        case "position-markers", ["players", seat]:
            cures = tuple(cures_of_markers(state, int(seat)))
            return finding(problem, "MS-PSET-3", (f"mat-{seat}",), cures, at_seat(seat))
        case "position-below-zero", ["players", seat]:
            return finding(problem, "", (f"mat-{seat}",), (), at_seat(seat))
        case "position-scout", ["players", path]:
            seat = path.partition(".")[0]
            return finding(problem, "MS-PSET-2", (f"scout-{seat}",), (removal(f"scout-{seat}"),), at_seat(seat))
    return finding(problem)


def at_seat(seat: str) -> Phrase:
    return phrase("seat-alone", seat=SeatName(int(seat)))


def cures_of_markers(state: State, seat: int) -> Iterator[Offer]:
    """Take a marker off an objective, or from a commander."""
    claimed = [ref for ref, seats in zip(state.objectives, state.claims, strict=True) if seat in seats]
    if claimed:
        yield removal(f"claim-{claimed[-1]}-{seat}")
    elif seat in state.controllers:
        at = state.controllers.index(seat)
        yield Offer(phrase("ms-edit-give-up"), Set(f"controller-{at}", NOBODY))
