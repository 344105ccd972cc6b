"""What each seat to decide is asked, and by which rule: one line that tells a stranger what to do now."""

from typing import assert_never

from rules.core.decision import Decision, decide
from rules.core.memo import memo_of_last
from rules.core.types import Arg, Seat, SeatName
from rules.council_of_shadows import agenda as todo
from rules.council_of_shadows.planning import planning_seats
from rules.council_of_shadows.queries import Seen, may_stack, power_of

OF_CARDS = todo.Colonising | todo.Extracting | todo.Discovering | todo.PlacingTile | todo.SettlingNew | todo.Upgrading
"""Decisions that a card, a leader or a Dark Tech card brings, which names the rule."""


def seats_asked(position: Seen) -> tuple[Seat, ...]:
    """List the seats that must decide now; also for a spectator, who does not see any plans."""
    if not position.agenda or isinstance(pending := position.agenda[0], todo.EndPhase):
        return ()
    return tuple(planning_seats(position.players)) if isinstance(pending, todo.Planning) else (pending.seat,)


@memo_of_last
def asked(position: Seen) -> tuple[Decision, ...]:
    """The first entry of the agenda, asked of its seat, or of all who are not ready; none: the end."""
    if not position.agenda:
        return ()
    pending = position.agenda[0]
    ask, rule = pending.ASKS, pending.RULE
    if isinstance(pending, OF_CARDS) and pending.card:
        rule = position.box.rule_of[pending.card]
    if isinstance(pending, todo.Exploiting) and pending.card:
        ask, rule = "cs-ask-exploit-at-once", position.box.rule_of[pending.card]
    gaps = args(position, pending)
    return tuple(decide(seat, ask, rule, **gaps) for seat in seats_asked(position))


def args(position: Seen, pending: todo.Pending) -> dict[str, Arg]:
    """What fills the gaps of the line; nothing that only one seat may know."""
    match pending:
        case todo.Purchasing(left=left, free_cube=free_cube):
            return {"left": left, "free": free_cube, "stations": position.options.stations}
        case todo.Planning():
            return {"round": position.round}
        case todo.Colonising(seat=seat, cubes=cubes, planets=planets, any_type=any_type, discover=discover):
            way = "extract" if pending.extractions else "discover" if discover is not None else "colonise"
            stacking = may_stack(position.box, position.players[seat].improvements)
            return {"count": cubes, "planets": planets, "any": any_type, "stacking": stacking, "way": way}
        case todo.Extracting(seat=seat, left=left, reach=reach):
            return {"left": left, "sector": reach, "shared": power_of(position, seat).shared_extraction}
        case todo.Discovering(reach=reach):
            return {"sector": reach}
        case todo.PlacingTile(sector=sector):
            return {"sector": sector, "count": len(position.drawn)}
        case todo.SettlingNew(tile=tile, cubes=cubes, extractions=extractions, both=both):
            which = "both" if both else "either"
            step = "cubes" if not extractions else "extract" if not cubes else which
            return {"tile": tile, "count": cubes, "times": extractions, "step": step}
        case todo.Upgrading(left=left):
            return {"left": left}
        case todo.StationExtracting(galaxy=galaxy):
            return {"galaxy": galaxy}
        case todo.Exploiting(left=left, done=done):
            return {"left": left, "count": len(done)}
        case todo.ReturningBonus():
            return {"most": position.box.numbers.bonus_cards}
        case todo.TakingTech(level=level):
            return {"n": level}
        case todo.AutomaActing(row=row):
            return {"row": row} | of_automa(position)
        case todo.AutomaExploiting():
            return of_automa(position)
        case todo.PlacingForAutoma(sector=sector, galaxy=galaxy, type=type_):
            named = bool(galaxy)
            return {"sector": sector, "galaxy": galaxy, "planet": type_, "named": named} | of_automa(position)
        case todo.SettlingForAutoma(cubes=cubes):
            return {"height": cubes} | of_automa(position)
        case todo.RemovingFromAutoma(galaxy=galaxy):
            return {"galaxy": galaxy} | of_automa(position)
        case todo.ChoosingLeader():
            return {"others": len(position.players) - (position.automa is not None) - 1}
        case todo.TakingCard():
            return {}
    if isinstance(pending, todo.Automatic):
        return {}  # the rules do these by themselves and ask nobody
    assert_never(pending)


def of_automa(position: Seen) -> dict[str, Arg]:
    """Who it is, and its card."""
    assert position.automa is not None  # only its game asks for this
    return {"seat": SeatName(position.automa.seat), "automa": position.automa.card}
