"""How the points came in: a fold over what was played, marked at the end of every round, and parted into turns."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.score.result import in_play, sheet_at
from desktop.table.table import Table
from rules.core.contract import Chapter
from rules.core.record import Played
from rules.core.scoresheet import ScoreSheet
from rules.core.types import Phrase, Seat

MOST_MARKS = 24


@dataclass(frozen=True, slots=True)
class Mark:
    """The end of a round: its place on the line, the round that ended there, and the points gained by then."""

    at: int
    title: Phrase | None
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row: the places of its first and last entries on the line."""

    seat: Seat
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Opening:
    """The place on the line where a chapter opens."""

    at: int
    chapter: Chapter


class Course:
    """The course of a game, from its start to the point the table looks at; after a move, make another one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line = table.timeline.past()

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheet at every place of the line."""
        timeline, looking = self.table.timeline, self.table.looking
        return tuple(sheet_at(timeline, point, looking) for point in self.line)

    @cached_property
    def played(self) -> tuple[tuple[int, ...], ...]:
        """Points that came in during play, at every place of the line, by seat."""
        return tuple(in_play(sheet) for sheet in self.sheets)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.sheets[-1].totals

    @property
    def has_end(self) -> bool:
        """Whether something was counted at the end only."""
        return self.played[-1] != self.totals

    # Rounds

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """The start, then the end of every round."""
        marks = [Mark(0, None, self.played[0])]
        rounds = self.rounds
        for number, (at, title) in enumerate(rounds):
            end = rounds[number + 1][0] if number + 1 < len(rounds) else len(self.line) - 1
            if end > at or number + 1 == len(rounds):
                marks.append(Mark(end, title, self.played[end]))
        return tuple(marks)

    @cached_property
    def rounds(self) -> tuple[tuple[int, Phrase | None], ...]:
        """(place, heading) where each round begins; without rounds, the turns of a lone seat; else equal parts."""
        openings = [each for each in self.openings if each.chapter.seat is None] or self._lone_turns()
        if openings:
            return tuple((each.at, each.chapter.title) for each in openings)
        step = max(1, -(-(len(self.line) - 1) // MOST_MARKS))
        return tuple((at, None) for at in range(0, max(1, len(self.line) - 1), step))

    @cached_property
    def openings(self) -> tuple[Opening, ...]:
        return tuple(self._openings())

    def _openings(self) -> Iterator[Opening]:
        timeline = self.table.timeline
        for at, point in enumerate(self.line):
            for event in timeline.seen_at(point, self.table.looking):
                chapter = timeline.game.chapter(event)
                if chapter is not None:
                    yield Opening(at, chapter)

    def _lone_turns(self) -> list[Opening]:
        return list(self.openings) if len(self.totals) == 1 else []

    def round_at(self, at: int) -> Phrase | None:
        """The heading of the round that an entry was played in."""
        return next((title for start, title in reversed(self.rounds) if start < at), None)

    def place_in_marks(self, at: int) -> float:
        """Return where a place of the line is drawn among the marks: 2.5 is halfway from mark 2 to mark 3."""
        for number, (one, other) in enumerate(zip(self.marks, self.marks[1:], strict=False)):
            if at <= other.at:
                return number + (at - one.at) / max(1, other.at - one.at)
        return float(len(self.marks) - 1)

    # Turns

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        begun = [(each.at, each.chapter.seat) for each in self.openings if each.chapter.seat is not None]
        return tuple(self._between(begun) if begun else self._in_a_row())

    def _between(self, begun: list[tuple[int, Seat]]) -> Iterator[Turn]:
        ends = [*(at for at, _ in begun[1:]), len(self.line) - 1]
        for (at, seat), end in zip(begun, ends, strict=True):
            if end > at:
                yield Turn(seat, at + 1, end)

    def _in_a_row(self) -> Iterator[Turn]:
        """A game without such headings: as long as the same seat moves."""
        first = 1
        for at in range(1, len(self.line)):
            seat = self._mover(at)
            if at + 1 == len(self.line) or self._mover(at + 1) != seat:
                if seat is not None:
                    yield Turn(seat, first, at)
                first = at + 1

    def _mover(self, at: int) -> Seat | None:
        entry: Any = self.table.timeline.entry(self.line[at])
        return entry.move.seat if isinstance(entry, Played) else None
