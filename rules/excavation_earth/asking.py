"""What each seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.memo import memo_of_last
from rules.core.types import Arg, Seat
from rules.excavation_earth import agenda as todo
from rules.excavation_earth.opening import unanswered
from rules.excavation_earth.queries import Position, Seen
from rules.excavation_earth.state import State


def seats_asked(position: Seen) -> tuple[Seat, ...]:
    """List the seats that must decide now; also for a spectator, who does not know any cards."""
    if not position.agenda:
        return ()
    pending = position.agenda[0]
    if isinstance(pending, (todo.OpeningHands, todo.Drafting)):
        return tuple(unanswered(position.players, pending))
    return (pending.seat,)


@memo_of_last
def asked(state: State) -> tuple[Decision, ...]:
    """The first entry of the agenda, asked of its seat, or of all without an answer yet; none: the end."""
    if not state.agenda:
        return ()
    pending = state.agenda[0]
    if isinstance(pending, todo.Turn):
        return asked_in_turn(state, pending)
    ask, rule = pending.ASKS, pending.RULE
    gaps = args(state, pending)
    if isinstance(pending, (todo.OpeningHands, todo.Drafting)):
        if isinstance(pending, todo.Drafting) and pending.opening:
            rule = "EE-SET-8b"
        return tuple(decide(seat, ask, rule, **gaps) for seat in seats_asked(state))
    if isinstance(pending, (todo.KeepCards, todo.Buying)):
        rule = pending.rule
    return (decide(pending.seat, ask, rule, **gaps),)


def asked_in_turn(state: State, turn: todo.Turn) -> tuple[Decision, ...]:
    player = state.players[turn.seat]
    if player.is_zu:
        left = min(turn.left, len(state.zu.deck)) if state.zu is not None else 0
        return (decide(turn.seat, "ee-ask-zu", "EE-SOLO-TURN-1", left=left),)
    if not player.hand and not player.travel:
        return (decide(turn.seat, "ee-ask-pass", "EE-TURN-3"),)
    return (decide(turn.seat, turn.ASKS, turn.RULE, left=turn.left),)


def args(position: Position, pending: todo.Pending) -> dict[str, Arg]:
    """What fills the gaps of the line; nothing that only one seat may know."""
    match pending:
        case todo.Drafting(step=step):
            return {"number": step + 1, "count": position.box.numbers.draft_keep[step]}
        case todo.Turn(left=left):
            return {"left": left}
        case todo.DiscardDown(seat=seat):
            most = position.box.numbers.hand_after_pass
            return {"count": len(position.players[seat].hand) - most, "most": most}
        case todo.Travelling(fuel=fuel):
            return {"count": fuel}
        case todo.Digging(colour=colour, dug=dug):
            return {"colour": colour, "count": len(dug)}
        case todo.Bargaining(market=market, trader=trader, white=white, colour=colour):
            both = position.white and not white
            buyers = "none" if colour else "both" if both else "colour"
            return {"market": position.box.market_places[market], "trader": not trader, "buyers": buyers}
        case todo.Selling(offers=offers):
            return {"count": len(offers), "colour": offers[0][0][0] if offers else "any"}
        case todo.Promoting(markets=markets):
            return {"count": len(markets)}
        case todo.KeepCards(keep=keep):
            return {"count": keep}
        case todo.Commanding(symbol=symbol, trader=trader, envoy=envoy):
            return {"symbol": symbol, "step": "trader" if trader else "envoy" if envoy else "none"}
        case todo.Smuggling(fenced=fenced, bought=bought):
            return {"step": "fence" if fenced else "buy" if bought else "none"}
        case todo.Surveying(placed=placed, free=free, may_buy=may_buy):
            return {"step": ("both" if free and may_buy else "free" if free else "buy") if placed else "place"}
        case todo.Buying(left=left, price=price):
            return {"count": left, "price": price}
        case todo.Sampling(relic=relic, seat=seat):
            return {"relic": relic, "supply": position.players[seat].supply}
        case todo.Teleporting(left=left) | todo.Extracting(left=left) | todo.SendingTraders(left=left):
            return {"count": left}
        case todo.Spreading(left=left, white=white):
            return {"count": left, "white": white}
        case todo.SendingEnvoys(centres=centres):
            return {"count": len(centres)}
        case todo.OpeningHands() | todo.PlaceExplorer() | todo.FreeStep():
            return {}
    if isinstance(pending, todo.Automatic):
        return {}  # the rules do these by themselves and ask nobody
    assert_never(pending)
