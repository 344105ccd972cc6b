"""When what happens in the celebration, as data: whoever draws and whoever plays sounds reads the same list."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Moment = Literal["lamp", "centre", "stamp", "goal", "points", "record", "end"]
"""`lamp`: the light comes; `centre`: what the game itself shows; `stamp`: it falls; `goal`: an objective is ticked;
`points`: those of a row set out and arrive at its end; `record`: its ribbon; `end`: all is there."""

WHOLE = 3200
LAMP, CENTRE, STAMP, GOAL, ROW, FLIGHT, RECORD = 300, 900, 250, 80, 120, 420, 260
"""How long each takes, in milliseconds; of objectives and rows, how long after the one before the next begins."""


@dataclass(frozen=True, slots=True)
class Beat:
    """Something begins so many milliseconds after the start, and takes so long; `number` of its row or objective."""

    at: int
    lasts: int
    moment: Moment
    number: int = 0

    def share(self, now: float) -> float:
        """How far it has come, from 0 to 1."""
        return min(1.0, max(0.0, (now - self.at) / max(1, self.lasts)))


@dataclass(frozen=True, slots=True)
class Beats:
    """All of one celebration, in the order in which they begin."""

    beats: tuple[Beat, ...]

    def share(self, moment: Moment, now: float, number: int = 0) -> float:
        """How far this has come; 1 for what does not happen in this celebration."""
        found = (beat for beat in self.beats if beat.moment == moment and beat.number == number)
        return next((beat.share(now) for beat in found), 1.0)

    def begun(self, before: float, now: float) -> tuple[Beat, ...]:
        """What has begun since: the moments at which something is to be heard."""
        return tuple(beat for beat in self.beats if before < beat.at <= now)


def beats_of(*, goals: int, rows: int, has_stamp: bool, has_record: bool) -> Beats:
    """All within the whole time: many rows follow each other faster."""
    return Beats(tuple(_beats(goals, rows, has_stamp, has_record)))


def _beats(goals: int, rows: int, has_stamp: bool, has_record: bool) -> Iterator[Beat]:
    yield Beat(0, LAMP, "lamp")
    yield Beat(LAMP // 2, CENTRE, "centre")
    now = LAMP // 2 + CENTRE
    if has_stamp:
        yield Beat(now, STAMP, "stamp")
        now += STAMP
    for number in range(goals):
        yield Beat(now, GOAL, "goal", number)
        now += GOAL
    last = WHOLE - RECORD - FLIGHT
    step = min(ROW, (last - now) / max(1, rows - 1))
    for number in range(rows):
        yield Beat(round(now + step * number), FLIGHT, "points", number)
    now += round(step * max(0, rows - 1)) + FLIGHT
    if has_record:
        yield Beat(now, RECORD, "record")
        now += RECORD
    yield Beat(now, 0, "end")
