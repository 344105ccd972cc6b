"""The end of a round as a table: what each command centre paid, at the end of the game the galleries as well."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.summary import Column, Row, Summary
from rules.core.types import Phrase, Seat, phrase
from rules.excavation_earth import events as happened
from rules.excavation_earth.events import Event
from rules.excavation_earth.scoring import RULES
from rules.excavation_earth.state import SOURCES, Source
from rules.excavation_earth.view import View
from rules.excavation_earth.words import say_event

Place = tuple[Source, int]
"""Where credits come from: a source, and for the command centres which one; -1 for all else."""


def summary(before: View, events: Sequence[Event], after: View) -> Summary | None:
    """Return what the end of a round brought to whom; None where these events end none."""
    if not any(isinstance(event, happened.CentreScored) for event in events):
        return None
    paid = payments(events)
    places = columns_of(before, paid)
    return Summary(
        title=phrase("ee-summary-title", round=before.round),
        world=tuple(world(events)),
        columns=tuple(Column(words_of(place), RULES[place[0]]) for place in places),
        rows=tuple(row(seat, credits, places, paid, events) for seat, credits in enumerate(credits_of(before, after))),
        unit=phrase("ee-summary-unit"),
        left=phrase("ee-summary-left", left=before.box.rounds - before.round),
    )


def credits_of(before: View, after: View) -> list[tuple[int, int]]:
    """Return what each seat had and what it has."""
    return [(one.credits, other.credits) for one, other in zip(before.players, after.players, strict=True)]


def payments(events: Sequence[Event]) -> Counter[tuple[Seat, Place]]:
    """Add up what each seat got from where."""
    paid: Counter[tuple[Seat, Place]] = Counter()
    centre = -1
    for event in events:
        match event:
            case happened.CentreScored():
                centre = event.centre
            case happened.CreditsGained(seat=seat, source=source, points=points):
                paid[seat, (source, centre if source == "centres" else -1)] += points
    return paid


def columns_of(view: View, paid: Counter[tuple[Seat, Place]]) -> tuple[Place, ...]:
    """All command centres, and whatever else came in, in the order of the score sheet."""
    there = {place for _, place in paid}
    others: list[Place] = [(source, -1) for source in SOURCES if (source, -1) in there]
    return (*(("centres", centre) for centre in range(len(view.envoys))), *others)


def words_of(place: Place) -> Phrase:
    source, centre = place
    return phrase(f"source-{source}") if centre < 0 else phrase("centre", centre=centre + 1)


def row(
    seat: Seat,
    credits: tuple[int, int],
    places: Sequence[Place],
    paid: Counter[tuple[Seat, Place]],
    events: Sequence[Event],
) -> Row:
    """Put together what a seat had, has, and got from where."""
    return Row(
        seat=seat,
        before=credits[0],
        after=credits[1],
        amounts=tuple(paid[seat, place] for place in places),
        notes=tuple(note(seat, place, events) for place in places),
    )


def note(seat: Seat, place: Place, events: Sequence[Event]) -> Phrase | None:
    """How many envoys the seat had there, or how many lines of its gallery paid."""
    source, centre = place
    if source == "centres":
        scored = next(each for each in events if isinstance(each, happened.CentreScored) and each.centre == centre)
        return phrase("ee-summary-envoys", count=scored.envoys[seat]) if scored.envoys[seat] else None
    if source in ("rows", "columns"):
        count = sum(isinstance(each, happened.CreditsGained) and is_from(each, seat, source) for each in events)
        return phrase(f"ee-summary-{source}", count=count) if count else None
    return None


def is_from(event: happened.CreditsGained, seat: Seat, source: Source) -> bool:
    return event.seat == seat and event.source == source


def world(events: Sequence[Event]) -> Iterator[Phrase]:
    """Yield what the preparation of the next round changed for all."""
    counts = Counter(type(event) for event in events)
    joined, left = counts[happened.BuyerJoined], counts[happened.BuyerEjected]
    if joined or left:
        yield phrase("ee-summary-queues", joined=joined, left=left)
    on_sites, in_piles = counts[happened.RelicOnSite], counts[happened.RelicUnderPile]
    if on_sites or in_piles:
        yield phrase("ee-summary-relics", sites=on_sites, piles=in_piles)
    for event in events:
        if isinstance(event, happened.TilesDrawn | happened.TilesFlipped | happened.OrderChanged):
            yield say_event(event)
