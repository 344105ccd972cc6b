"""What each seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from functools import cache
from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.fact import SeatFact
from rules.core.types import Arg, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.cells import name_of
from rules.hoyuk.queries import Position, Seen, cards_left


def asked(position: Position) -> tuple[Decision, ...]:
    """The first entry of the agenda, asked of its seat; none: the end."""
    if not position.agenda:
        return ()
    pending = position.agenda[0]
    assert isinstance(pending, SeatFact)
    seat = pending.seat
    if seat in position.neighbours:
        return (decide(seat, "hk-ask-neighbour", "HK-SOLO-1"),)
    if isinstance(pending, todo.Build):
        return asked_to_build(seat, pending.elements, pending.source, pending.rule)
    rule = pending.rule if isinstance(pending, todo.Lose) else pending.RULE
    return (decide(seat, pending.ASKS, rule, **args(position, pending)),)


@cache
def asked_to_build(
    seat: Seat, elements: tuple[todo.Planned, ...], source: todo.Source, rule: str
) -> tuple[Decision, ...]:
    """Most decisions of a game are of this kind: each is made once."""
    return (decide(seat, todo.Build.ASKS, rule, elements=elements, count=len(elements), source=source),)


def seat_asked(position: Seen) -> Seat:
    """Return the seat of the first agenda entry; the agenda must not be empty, and only questions come first."""
    pending = position.agenda[0]
    assert isinstance(pending, SeatFact)
    return pending.seat


def args(position: Position, pending: todo.Pending) -> dict[str, Arg]:
    """What fills the gaps of the line; nothing that only one seat may know."""
    match pending:
        case todo.CardWindow(seat, phase, limit):
            left = cards_left(position, seat, limit)
            return {"phase": phase, "count": min(left, len(position.players[seat].hand))}
        case todo.Lose(_, block, what, count):
            return {"elements": (what,) * count, "count": count, "block": name_of(block[0])}
        case todo.Inspect(_, blocks):
            return {"count": len(blocks)}
        case todo.ReturnCards(seat):
            return {"count": len(position.players[seat].spent)}
        case todo.Power(seat):
            return {"clan": position.players[seat].clan}
        case todo.Steal(_, left, victim, _, loose):
            return {"count": left, "victim": victim, "cell": None if loose is None else name_of(loose)}
        case todo.Build() | todo.ChooseTile() | todo.PassMarker() | todo.Replace() | todo.HouseForShaman():
            return {}
    if isinstance(pending, todo.Automatic):
        return {}  # the rules do these by themselves and ask nobody
    assert_never(pending)
