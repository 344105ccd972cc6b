"""What each seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.types import Arg, Seat
from rules.hoyuk import agenda as todo
from rules.hoyuk.cells import name_of
from rules.hoyuk.queries import Position, cards_left

ASKS: dict[type, tuple[str, str]] = {
    todo.CardWindow: ("hk-ask-window", "HK-CARD-2"),
    todo.ChooseTile: ("hk-ask-neighbour", "HK-SOLO-13"),
    todo.Build: ("hk-ask-build", "HK-CON-3"),
    todo.Lose: ("hk-ask-lose", "HK-CAL-7"),
    todo.Inspect: ("hk-ask-inspect", "HK-ASP-2"),
    todo.ReturnCards: ("hk-ask-return", "HK-P4-1"),
    todo.PassMarker: ("hk-ask-marker", "HK-TURN-3"),
    todo.Power: ("hk-ask-power", "HK-CLAN-2"),
    todo.Replace: ("hk-ask-replace", "HK-CLAN-3"),
    todo.Steal: ("hk-ask-steal", "HK-CLAN-6"),
    todo.HouseForShaman: ("hk-ask-shaman-house", "HK-CLAN-7"),
}
"""What each pending decision asks, and the rule that gives it to the seat."""


def asked(position: Position) -> tuple[Decision, ...]:
    """The first entry of the agenda, asked of its seat; none: the end."""
    if not position.agenda:
        return ()
    pending, seat = position.agenda[0], seat_asked(position)
    ask, rule = ASKS[type(pending)]
    if seat in position.neighbours:
        return (decide(seat, "hk-ask-neighbour", "HK-SOLO-1"),)
    if isinstance(pending, todo.Build | todo.Lose):
        rule = pending.rule
    return (decide(seat, ask, rule, **args(position, pending)),)


def seat_asked(position: Position) -> Seat:
    """Of the first entry of the agenda, which must not be empty: only questions come to stand first."""
    return position.agenda[0].seat  # type: ignore[union-attr]


def args(position: Position, pending: todo.Pending) -> dict[str, Arg]:
    """What fills the gaps of the line; nothing that only one seat may know."""
    match pending:
        case todo.CardWindow(seat, phase, limit):
            left = cards_left(position, seat, limit)
            return {"phase": phase, "count": min(left, len(position.players[seat].hand))}
        case todo.Build(_, elements, source):
            return {"elements": elements, "count": len(elements), "source": source}
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
        case todo.ChooseTile() | todo.PassMarker() | todo.Replace() | todo.HouseForShaman():
            return {}
        case (
            todo.Stage()
            | todo.EndStage()
            | todo.Phase()
            | todo.CheckRoom()
            | todo.Catastrophe()
            | todo.Inspection()
            | todo.Tidying()
            | todo.EndTurn()
        ):
            return {}  # the rules do these by themselves and ask nobody
    assert_never(pending)
