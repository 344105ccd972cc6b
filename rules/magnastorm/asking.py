"""What each seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.memo import memo_of_last
from rules.core.types import Arg, SeatName
from rules.magnastorm import agenda as todo
from rules.magnastorm.objectives import fulfilments
from rules.magnastorm.queries import colour_name, named_amounts
from rules.magnastorm.state import State
from rules.magnastorm.travel import drive_range, must_escape
from rules.magnastorm.words import effect_of


@memo_of_last
def asked(state: State) -> tuple[Decision, ...]:
    """The first entry of the agenda, asked of its seat; none: the end."""
    pending = state.pending
    if pending is None or isinstance(pending, todo.Automatic):
        return ()
    ask, rule = pending.ASKS, pending.RULE
    match pending:
        case (
            todo.Paying(rule=its) | todo.ChoosingField(rule=its) | todo.TakingCube(rule=its) | todo.Deploying(rule=its)
        ):
            rule = its
        case todo.Driving(seat=seat) if must_escape(state, seat):
            ask, rule = "ms-ask-escape", "MS-MOV-8"
        case _:
            pass
    return (decide(pending.seat, ask, rule, **args(state, pending)),)


def args(state: State, pending: todo.Asked) -> dict[str, Arg]:
    """What fills the gaps of the line."""
    match pending:
        case todo.Paying(price=price, purpose=purpose, target=target):
            of = target if purpose == "commander" else "none"
            return {"purpose": purpose, "target": target, "commander": of, "amounts": named_amounts(state, price)}
        case todo.Exchanging(take=take, given=given):
            return {"colour": colour_name(state, take), "left": state.box.exchange - len(given)}
        case todo.Emptying(column=column, crew=crew):
            return {"column": state.layout.columns[column], "left": len(crew)}
        case todo.BuyingReputation(left=left):
            return {"left": left}
        case todo.ChoosingAction():
            return {"cell": state.layout.cells[state.turn.cell].ref}
        case todo.Driving():
            return {"range": drive_range(state)}
        case todo.PayingFee(owner=owner, site=site):
            return {"owner": SeatName(owner), "station": site}
        case todo.Building(sites=sites):
            return {"count": len(sites)}
        case todo.Installing(space=space, ways=ways):
            return {"space": space, "count": len(ways)}
        case todo.Drawing(count=count):
            return {"count": count}
        case todo.Claiming(seat=seat):
            return {"count": len({ref for ref, _ in fulfilments(state, seat)})}
        case todo.Removing(sector=sector, left=left):
            return {"sector": sector, "left": left}
        case todo.ConsortiumActing(part=part):
            return {"part": part}
        case todo.ChoosingField(rule=rule) | todo.TakingCube(rule=rule):
            return effect_of(rule)
        case todo.FirstResearch():
            return effect_of("")
        case todo.FirstCrew() | todo.Acting() | todo.Training() | todo.Deploying():
            return {}
    assert_never(pending)
