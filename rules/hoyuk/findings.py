"""What the editor tells about a position of Höyük: problems of its integrity with rule, place and cures; and what no
game leads to."""

from collections.abc import Iterator

from rules.core.editing import Finding, Offer, Set, Turn, finding, remark, removal
from rules.core.edition import Problem
from rules.core.types import Phrase, SeatName, phrase
from rules.hoyuk.asking import asked
from rules.hoyuk.cells import DIRECTIONS, NUMBER, SIDE, cells_in, corners, name_of
from rules.hoyuk.integrity import problems_of
from rules.hoyuk.state import State
from rules.hoyuk.village import Pen


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    match problem.id, problem.path.split("."):
        case "position-pen", ["village", "cells", cell]:
            return finding(problem, "HK-PEN-1", (f"pen-{cell}",), cures_of_pen(state, cell), pen_at(cell))
        case "position-pen-shut", ["village", "cells", cell]:
            return finding(problem, "HK-PEN-3", (f"pen-{cell}",), (removal(f"pen-{cell}"),), pen_at(cell))
        case "position-shaman", _:
            return finding(problem, "HK-SHA-1", ("shaman",), (removal("shaman"),), phrase("village"))
        case "position-last-turn", _:
            cure = Offer(phrase("hk-edit-make-last"), Set("last", value=True))
            return finding(problem, "HK-TURN-4", (), (cure,), phrase("hk-edit-course"))
        case "position-agenda", _:
            rule = asked(state)[0].rule if state.agenda else ""
            return finding(problem, rule, (), (), phrase("editing-asked"))
        case "position-below-zero", ["players", seat]:
            return finding(problem, "", (f"mat-{seat}",), (), phrase("seat-alone", seat=SeatName(int(seat))))
    return finding(problem)


def pen_at(cell: str) -> Phrase:
    return phrase("hk-edit-pen-at", cell=cell)


def cures_of_pen(state: State, cell: str) -> Iterator[Offer]:
    """Turn the gate to a house beside the pen, else take the pen away."""
    at = NUMBER[cell]
    pen = state.village.at(at)
    for side in DIRECTIONS:
        beside = SIDE[at][side]
        if isinstance(pen, Pen) and beside is not None and state.village.house(beside):
            steps = (side - pen.gate) % len(DIRECTIONS)
            yield Offer(phrase("hk-edit-turn-to", cell=name_of(beside)), Turn(f"pen-{cell}", steps))
    yield removal(f"pen-{cell}")


# Allowed, and yet no game comes to it


def remarks(state: State) -> Iterator[Finding]:
    if not state.agenda:
        return
    yield from remarks_on_corners(state)
    for seat, player in enumerate(state.players):
        if player.score and not state.village.where.built and not player.spent and seat not in state.neighbours:
            yield remark("hk-remark-points", "HK-SCO-1", f"points-{seat}", seat=SeatName(seat))


def remarks_on_corners(state: State) -> Iterator[Finding]:
    """A house never goes where it touches the corner of another block (HK-HOU-3, ruling A1); a catastrophe, a power or
    what is built on ruins may part blocks later."""
    if state.options.diagonal != "strict" or state.turn > 1 or state.village.where.ruins:
        return
    standing = state.village.where.standing
    for at, block in enumerate(state.village.blocks):
        for other in state.village.blocks[at + 1 :]:
            touching = cells_in(corners(block.area & standing) & other.area & standing)
            if touching:
                corner = touching[0]
                near = cells_in(corners(1 << corner) & block.area & standing)[0]
                keys = (f"house-{name_of(corner)}", f"house-{name_of(near)}")
                yield remark("hk-remark-corner", "HK-HOU-3", *keys, cell=name_of(near), other=name_of(corner))
