"""What the closed curtain tells, as data: who sits where, who has chosen, what everybody saw meanwhile."""

from dataclasses import dataclass
from typing import Literal

from desktop.table.table import Table
from rules.core.types import Phrase, Seat

MOST_LINES = 3

SeatState = Literal["now", "done", "next", "waits"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat of the ring."""

    seat: Seat
    name: str
    colour: str
    state: SeatState


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """Something that everybody saw, and who did it."""

    seat: Seat
    said: Phrase


def sittings(table: Table, seat: Seat) -> tuple[Sitting, ...]:
    """Who sits around the table, and who has chosen already."""
    asked = {decision.seat for decision in table.decisions}
    colours = [seating.colour for seating in table.timeline.record.seating]
    together = len(asked) > 1
    following = next((other % len(colours) for other in range(seat + 1, seat + len(colours)) if together), None)
    found = []
    for other, colour in enumerate(colours):
        state: SeatState = "waits"
        if other == seat:
            state = "now"
        elif together and other in asked:
            state = "next" if other == following else "waits"
        elif together:
            state = "done"
        found.append(Sitting(other, table.names[other], colour, state))
    return tuple(found)


def has_played(table: Table, seat: Seat) -> bool:
    return any(
        getattr(getattr(table.timeline.entry(point), "move", None), "seat", None) == seat
        for point in table.timeline.past()[1:]
    )


def meanwhile(table: Table, seat: Seat) -> tuple[Meanwhile, ...]:
    """The last things that a spectator noticed since this seat's last move: nothing that only some may know."""
    timeline = table.timeline
    found: list[Meanwhile] = []
    for point in reversed(timeline.past()[1:]):  # the first is the beginning, which nobody played
        entry = timeline.entry(point)
        who = getattr(getattr(entry, "move", None), "seat", None)
        if who == seat:
            break
        seen = timeline.seen_at(point, None)
        if seen and who is not None:
            found.append(Meanwhile(getattr(seen[0], "seat", who), table.game.say_event(seen[0])))
        if len(found) == MOST_LINES:
            break
    return tuple(reversed(found))
