"""What the editor tells about a position of Marajoara: the problems of its integrity with rule, place and cures, and
what no game leads to."""

from collections.abc import Iterable, Iterator

from rules.core.editing import Finding, Key, Move, Offer, finding, remark, removal
from rules.core.edition import Problem
from rules.core.types import SeatName, phrase
from rules.marajoara.components import LAST, TRACKS
from rules.marajoara.integrity import problems_of
from rules.marajoara.state import STORED, State


def found(state: State) -> Iterator[Finding]:
    for problem in problems_of(state):
        yield told(state, problem)


def told(state: State, problem: Problem) -> Finding:
    """A problem with the rule behind it, where it lies and what helps."""
    match problem.id, problem.path.split("."):
        case "position-token", [space]:
            where = phrase("grid-space", space=space)
            return finding(
                problem, "MJ-TOK-2", (f"token-{space}", f"space-{space}"), (removal(f"token-{space}"),), where
            )
        case "position-store", ["players", seat, colour]:
            wrong = tuple(misplaced(state, int(seat), colour))
            where = phrase("mj-edit-storage", seat=SeatName(int(seat)), colour=colour)
            return finding(problem, "MJ-ACT-1", wrong, cures_of(wrong), where)
        case "position-track-end", ["ends", track]:
            arrived = state.ends[TRACKS.index(track)]
            discs = tuple(f"disc-{seat}-{track}" for seat in arrived)
            words = phrase("mj-edit-one-back")
            cures = (Offer(words, Move(disc, f"trackspace-{track}-{LAST - 1}")) for disc in discs[-1:])
            return finding(problem, "MJ-EXC-4", (f"trackspace-{track}-{LAST}",), cures, phrase("track", track=track))
        case "position-slate", _:
            dice = tuple(f"die-{die.ref}" for die in state.slate)
            return finding(problem, "MJ-REC-1", dice, cures_of(dice), phrase("place-slate.the"))
        case (("position-doubled-die" | "position-impossible-die"), [ref]):
            return finding(problem, "MJ-SET-4", (f"die-{ref}",), (removal(f"die-{ref}"),))
    return finding(problem)


def misplaced(state: State, seat: int, colour: str) -> Iterator[Key]:
    """Yield the dice of another colour in this storage area."""
    for museum in state.players[seat].museums:
        row = next(museum.row(each) for each in STORED if each == colour)
        yield from (f"die-{die.ref}" for die in row if die is not None and die.colour != colour)


def cures_of(dice: Iterable[Key]) -> tuple[Offer, ...]:
    """One cure is enough where several dice are wrong: the next one comes after it."""
    return tuple(removal(die) for die in list(dice)[:1])


# Allowed, and yet no game comes to it


def remarks(state: State) -> Iterator[Finding]:
    if state.stage in ("setup", "over"):
        return
    if state.aside:
        yield remark("mj-remark-aside", "MJ-SET-4", count=len(state.aside))
    stored = [die for player in state.players for _, die in player.stored()]
    if not any((*state.grid, *stored)):
        yield remark("mj-remark-no-dice", "MJ-SET-4")
    if state.options.mission:
        return  # alone, what overflows costs points (MJ-MIS-7a)
    yield from remarks_on_turns(state)
    for seat, player in enumerate(state.players):
        if not player.score and (player.vases or player.fragments):
            rule = "MJ-EXP-2" if player.vases else "MJ-RES-2"
            yield remark("mj-remark-no-points", rule, f"score-{seat}", seat=SeatName(seat))


def remarks_on_turns(state: State) -> Iterator[Finding]:
    """A turn captures one die at most, and only what was captured can be stored, or brings anything."""
    turns = state.round * len(state.players)
    moved = sum(len(list(player.stored())) for player in state.players) + sum(die is not None for die in state.cart)
    if moved > turns + (state.captured is not None):
        yield remark("mj-remark-early", "MJ-TURN-5", "round-marker", dice=moved, turns=turns)
