"""The end of a round of Council of Shadows as a table: where the energy of everybody came from, and which levels took
it away.

A round has many moves: it sums up the events since the round began, with the view of that moment.
"""

from collections.abc import Iterator, Mapping, Sequence

from rules.core.summary import Column, Row, Summary
from rules.core.types import Phrase, Seat, SeatName, phrase
from rules.council_of_shadows import events as happened
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.state import Source
from rules.council_of_shadows.view import View

RULES: Mapping[str, str] = {
    "exploitation": "CS-EXP-2",
    "actions": "CS-ACT-1",
    "purchases": "CS-BUY-8",
    "powers": "CS-DT-5",
    "end": "CS-END-2",
    "levels": "CS-DT-3",
}
"""The columns in their order, with their rules."""
COLUMN_OF: Mapping[Source, str] = {
    "exploitation": "exploitation",
    "resources": "actions",
    "cards": "actions",
    "rows": "actions",
    "improvements": "purchases",
    "range": "purchases",
    "tech": "powers",
    "leader": "powers",
    "start": "powers",
    "gems": "end",
    "ai_cards": "end",
    "light": "end",
    "dark": "end",
}
"""By where the energy came from; that of the start comes with a leader."""


def summary(before: View, events: Sequence[Event], after: View) -> Summary | None:
    """Sum up what these events brought; None where they end no round."""
    if not any(ends_round(each) for each in events):
        return None
    there = {column for seat in after.seats for column in amounts_of(events, seat)} | {"exploitation"}
    columns = [column for column in RULES if column in there]
    return Summary(
        title=phrase("cs-summary-title", round=after.round - (after.phase != "over")),
        world=tuple(world(events, after)),
        columns=tuple(Column(phrase("cs-summary-column", column=column), RULES[column]) for column in columns),
        rows=tuple(row((before, after), events, seat, columns) for seat in after.order),
        unit=phrase("cs-summary-unit"),
    )


def ends_round(event: Event) -> bool:
    """Another round begins after the first, or the game is over (CS-EXP-5, CS-END-1)."""
    match event:
        case happened.RoundBegan(round=round):
            return round > 1
        case happened.PhaseBegan(phase=phase):
            return phase == "over"
    return False


def begins_round(event: Event) -> bool:
    return isinstance(event, happened.RoundBegan)


def amounts_of(events: Sequence[Event], seat: Seat) -> dict[str, int]:
    """Add up the energy of a seat by column."""
    amounts: dict[str, int] = {}
    for event in events:
        match event:
            case happened.EnergyGained(seat=own, source=source, points=points) if own == seat and points:
                column = COLUMN_OF[source]
                amounts[column] = amounts.get(column, 0) + points
            case happened.LevelRose(seat=own, consumption=consumption) if own == seat:
                amounts["levels"] = amounts.get("levels", 0) - consumption
    return amounts


def row(views: tuple[View, View], events: Sequence[Event], seat: Seat, columns: Sequence[str]) -> Row:
    """Put together what a seat had and has, and what changed it."""
    amounts = amounts_of(events, seat)
    before, after = (view.players[seat].energy for view in views)
    return Row(
        seat=seat,
        before=before,
        after=after,
        amounts=tuple(amounts.get(column, 0) for column in columns),
        notes=tuple(note(events, seat, column) for column in columns),
    )


def note(events: Sequence[Event], seat: Seat, column: str) -> Phrase | None:
    """Which galaxies were exploited; which level was reached."""
    if column == "exploitation":
        found = [each.galaxy for each in events if isinstance(each, happened.Exploited) and each.seat == seat]
        names = tuple(phrase("galaxy.short", galaxy=galaxy) for galaxy in found)
        return phrase("cs-summary-galaxies", each=names) if names else None
    if column == "levels":
        levels = [each.level for each in events if isinstance(each, happened.LevelRose) and each.seat == seat]
        return phrase("cs-summary-level", n=levels[-1]) if levels else None
    return None


def world(events: Sequence[Event], after: View) -> Iterator[Phrase]:
    """Yield who has taken the throne, and who begins the next round."""
    for event in events:
        if isinstance(event, happened.ThroneTaken):
            yield phrase("cs-summary-throne", seat=SeatName(event.seat))
    if after.phase != "over":
        yield phrase("cs-summary-begins", seat=SeatName(after.order[0]))
    else:
        yield phrase("cs-summary-over")
