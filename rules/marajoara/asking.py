"""What the seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.types import Arg
from rules.marajoara import agenda as todo
from rules.marajoara.state import State


def asked(state: State) -> Decision:
    """What must be decided now: the first entry of the agenda, else a step of the turn's own (MJ-TURN-2)."""
    if not state.agenda:
        ask = "mj-ask-before" if state.stage == "before" else "mj-ask-after"
        return decide(state.active, ask, "MJ-TURN-2")
    pending = state.agenda[0]
    ask, rule = pending.ASKS, pending.RULE
    seat = getattr(pending, "seat", state.active)
    return decide(seat, ask, pending.rule if isinstance(pending, todo.Increase) else rule, **args(state, pending))


def args(state: State, pending: todo.Pending) -> dict[str, Arg]:
    """What fills the gaps of the line."""
    match pending:
        case todo.Increase(left=left, colour=colour, captured_too=captured_too):
            return {"left": left, "colour": colour or "any", "captured": captured_too}
        case todo.ChooseMuseum() | todo.ChooseTrack():
            return {"die": state.captured}
        case todo.Swap(count=count, given=given, taken=taken):
            giving = len(given) < count
            return {"step": "give" if giving else "take", "left": count - (len(given) if giving else taken)}
        case todo.CheapExhibit(credits=credits) | todo.Pay(credits=credits):
            return {"credits": credits}
        case todo.RewardFragment(each=points):
            return {"points": points}
        case todo.RemoveVase(times=times):
            return {"times": times}
        case todo.PlaceToken(source=source):
            return {"source": source}
        case todo.Spend():
            return {"count": len(state.spent)}
        case todo.RemoveNeighbour(beside=beside):
            return {"space": state.box.spaces[beside].ref, "number": len(state.round_track) + 1}
        case todo.Recycling():
            return {"count": len(state.slate)}
        case todo.PlaceStart() | todo.ChooseYellowZone():
            return {}
    if isinstance(pending, todo.Automatic):
        return {}  # the rules do these by themselves and ask nobody
    assert_never(pending)
