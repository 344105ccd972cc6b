"""The end of a round of Magnastorm as a table: who got what in the administration, and where the storm went."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.core.summary import Column, Row, Summary
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.magnastorm import events as happened
from rules.magnastorm.commanders import of_rule
from rules.magnastorm.events import Event
from rules.magnastorm.queries import area_of, calm_sectors
from rules.magnastorm.state import NOBODY, Source
from rules.magnastorm.sums import named_sum
from rules.magnastorm.view import View
from rules.magnastorm.words import of_commander

INCOME, MAJORITIES, SCIENTISTS, BONUS = "MS-ADM-1", "MS-ADM-2", "MS-ADM-3", "MS-SOLO-13"
COLUMN_OF_STEP = {1: INCOME, 2: MAJORITIES, 3: SCIENTISTS}
"""By the step of the administration; what comes later is the bonus of the Consortium."""


class Part(NamedTuple):
    """What happened in one step of the administration."""

    rule: str
    events: tuple[Event, ...]


def summary(before: View, events: Sequence[Event], after: View) -> Summary | None:
    """Sum up the administration that these events carry out; None where they end no round."""
    parts = list(parts_of(events))
    storm = next((each for each in events if isinstance(each, happened.StormMoved)), None)
    if not parts or storm is None:
        return None
    rules = [INCOME, MAJORITIES, SCIENTISTS, *([BONUS] if any(player.is_automa for player in after.players) else [])]
    return Summary(
        title=phrase("ms-summary-title", round=before.round),
        world=tuple(world(before, after)),
        columns=tuple(Column(phrase("ms-summary-column", rule=rule), rule) for rule in rules),
        rows=tuple(row(after, seat, rules, parts) for seat in after.order),
        unit=phrase("ms-summary-unit", count=after.layout.threshold),
        left=None if after.phase == "over" else phrase("ms-summary-left", count=after.layout.rounds - before.round),
        goal=after.layout.threshold,
    )


def parts_of(events: Sequence[Event]) -> Iterator[Part]:
    """Yield the steps of the administration, in order."""
    starts = [at for at, each in enumerate(events) if isinstance(each, happened.AdministrationStep)]
    for start, end in pairwise((*starts, len(events))):
        step = events[start]
        assert isinstance(step, happened.AdministrationStep)
        yield Part(COLUMN_OF_STEP.get(step.step, BONUS), tuple(events[start:end]))


# Rows


def row(after: View, seat: Seat, rules: Sequence[str], parts: Sequence[Part]) -> Row:
    """What each step brought a seat; income is paid in cubes, which its note tells."""
    told = {rule: tuple(each for part in parts if part.rule == rule for each in part.events) for rule in rules}
    amounts = tuple(points_of(told[rule], seat) for rule in rules)
    reputation = after.players[seat].reputation
    notes = tuple(NOTES[rule](told[rule], seat) for rule in rules)
    return Row(seat, reputation - sum(amounts), reputation, amounts, notes)


def points_of(events: Sequence[Event], seat: Seat) -> int:
    gained = (each for each in events if isinstance(each, happened.ReputationGained))
    return sum(each.points for each in gained if each.seat == seat)


def list_of(found: Sequence[Phrase]) -> Phrase | None:
    return phrase("ms-summary-list", each=tuple(found)) if found else None


def note_of_income(events: Sequence[Event], seat: Seat) -> Phrase | None:
    paid = (each for each in events if isinstance(each, happened.CubesGained) and each.seat == seat)
    return list_of([phrase("ms-summary-paid", sector=each.sector, sum=named_sum(each.cubes)) for each in paid])


def note_of_majorities(events: Sequence[Event], seat: Seat) -> Phrase | None:
    """The sectors, and what a commander adds."""
    held = [each for each in events if isinstance(each, happened.MajorityHeld) and each.seat == seat]
    found = [phrase("ms-summary-majority", sector=each.sector, labs=each.labs) for each in held]
    return list_of([*found, *effects(events, seat)])


def note_of_scientists(events: Sequence[Event], seat: Seat) -> Phrase | None:
    """Cards that came, and that went, to whom."""
    return list_of([*cards(events, seat), *effects(events, seat)])


def cards(events: Sequence[Event], seat: Seat) -> Iterator[Phrase]:
    for event in events:
        match event:
            case happened.CommanderTaken(seat=taker, commander=commander, loser=loser) if taker == seat:
                other = SeatName(loser) if loser != NOBODY else ""
                how = "taken" if loser != NOBODY else "won"
                yield phrase("ms-summary-card", how=how, commander=of_commander(commander), other=other)
            case happened.CommanderTaken(seat=taker, commander=commander, loser=loser) if loser == seat:
                yield phrase("ms-summary-card", how="lost", commander=of_commander(commander), other=SeatName(taker))
            case happened.CommanderReturned(seat=loser, commander=commander) if loser == seat:
                yield phrase("ms-summary-card", how="tied", commander=of_commander(commander), other="")


EFFECTS: Source = "effects"


def effects(events: Sequence[Event], seat: Seat) -> Iterator[Phrase]:
    """What commanders add, each once with its sum."""
    by_rule: dict[str, int] = {}
    for event in events:
        if isinstance(event, happened.ReputationGained) and event.seat == seat and event.source == EFFECTS:
            by_rule[event.rule] = by_rule.get(event.rule, 0) + event.points
    for rule, points in by_rule.items():
        yield phrase("ms-summary-effect", commander=of_commander(of_rule(rule)), count=points)


def no_note(events: Sequence[Event], seat: Seat) -> None:
    """The name of the column says it all."""


NOTES = {INCOME: note_of_income, MAJORITIES: note_of_majorities, SCIENTISTS: note_of_scientists, BONUS: no_note}


# What happened to all


def world(before: View, after: View) -> Iterator[Phrase]:
    """The sector that the storm took, the one that it left, Scouts that it caught, who begins."""
    layout, then, now = before.layout, calm_sectors(before), calm_sectors(after)
    taken = next(layout.sectors[each] for each in then if each not in now)
    freed = next(layout.sectors[each] for each in now if each not in then)
    yield phrase("ms-summary-storm", taken=taken, freed=freed)
    fresh = [seat for seat in after.order if sector_of(before, seat) in then and sector_of(after, seat) not in now]
    if fresh:
        yield phrase("ms-summary-caught", seats=tuple(SeatName(seat) for seat in fresh), count=len(fresh))
    else:
        yield phrase("ms-summary-nobody-caught")
    if after.phase != "over":
        yield phrase("ms-summary-begins", seat=SeatName(after.order[0]))


def sector_of(view: View, seat: Seat) -> int:
    """Return where its Scout stands."""
    return view.layout.areas[area_of(view.layout, view.players[seat].scout)].sector
