"""What the research board is worth to a seat now: levels, leads, objectives and what they pay."""

from collections.abc import Callable, Mapping

from rules.core.thing import Thing
from rules.core.types import Phrase, Ref, Seat, phrase
from rules.magnastorm.objectives import claims_of, fulfilments, lacking, value_of
from rules.magnastorm.view import View
from rules.magnastorm.worth_of_actions import scientist


def of_level(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """How many levels away it is."""
    told = what.named
    at = view.layout.fields.index(str(told["field"]))
    now, there = view.players[seat].levels[at], int(str(told["n"]))
    if not there:
        return None
    where = "here" if there == now else "next" if there == now + 1 else "ahead" if there > now else "passed"
    return phrase("ms-worth-level", where=where, n=now, count=abs(there - now))


def of_lead(view: View, seat: Seat, what: Thing) -> Phrase | None:
    return scientist(view, seat, view.layout.fields.index(str(what.named["field"])))


def of_objective(view: View, seat: Seat, what: Thing) -> Phrase | None:
    """That it is done, within reach, or what is missing first."""
    ref = str(what.named["objective"])
    if seat in claims_of(view, ref):
        return phrase("ms-worth-objective-done")
    value = value_of(view, ref)
    if not value:
        return phrase("ms-worth-objective-gone")
    now = view.players[seat].reputation
    if can_fulfil(view, seat, ref):
        return phrase("ms-worth-objective-met", **{"count": value, "from": now, "then": now + value})
    what_lacks, count = lacking(view, seat, view.box.objectives[ref])
    return phrase("ms-worth-objective", what=what_lacks, count=count, value=value)


def can_fulfil(view: View, seat: Seat, ref: Ref) -> bool:
    return any(found == ref for found, _ in fulfilments(view, seat))


BY_SORT: Mapping[str, Callable[[View, Seat, Thing], Phrase | None]] = {
    **dict.fromkeys((f"level-{kind}" for kind in ("own", "yellow", "any", "bag", "crew", "none")), of_level),
    "knowledge": of_lead,
    "lead": of_lead,
    "lead-tie": of_lead,
    "objective-research": of_objective,
    "objective-sector": of_objective,
    "reward": of_objective,
}
