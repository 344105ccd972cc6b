"""What the comparison says: names of branches, the score sheets of both, line by line."""

from collections.abc import Iterator

from desktop.branches.differences import Difference, differences
from desktop.branches.rows import Cell, DifferenceRow, SeatsRow, SectionRow
from desktop.branches.ways import Way
from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from desktop.docks.status import done_at
from desktop.score.result import sheet_at
from desktop.score.words import plain, signed
from desktop.widgets.rows import Row
from rules.core.types import OwnWords, Seat, SeatName, phrase


class Saying:
    def __init__(self, formatter: Formatter, game_log: GameLog) -> None:
        self.formatter, self.game_log = formatter, game_log
        self.timeline = formatter.table.timeline

    # The ways

    def usual_name(self, way: Way) -> str:
        """What a way is called that nobody has named: its first move."""
        if way.first is None:
            return self.formatter.say_id("branches-nothing")
        return done_at(self.formatter, self.game_log, way.first)

    def name(self, way: Way) -> str:
        own = self.timeline.note_at(way.first).name if way.first is not None else ""
        return own or self.usual_name(way)

    def caption(self, way: Way) -> str:
        """The place on its way that one looks at."""
        id = "branches-at-end" if way.is_at_end else "branches-at"
        return self.formatter.say_id(id, point=self._place(way), last=self._place(way) + len(way.points) - 1 - way.at)

    def _place(self, way: Way) -> int:
        """How many moves led there."""
        point, count = way.point, 0
        while point:
            point, count = self.timeline.entry(point).after, count + 1
        return count

    # The sheets

    def rows(self, one: Way, other: Way) -> list[Row]:
        """The sheets of both positions as whoever looks may know them: what differs first."""
        looking, total = self.formatter.table.looking, phrase("score-total")
        sheets = [sheet_at(self.timeline, each.point, looking) for each in (one, other)]
        found = differences(sheets[0], sheets[1], total)
        return list(self._rows(found))

    def _rows(self, found: tuple[Difference, ...]) -> Iterator[Row]:
        say, seats = self.formatter.say_id, range(len(found[0].before))
        names = tuple((self.formatter.colour(seat), say("score-seat", seat=SeatName(seat))) for seat in seats)
        yield SeatsRow(" · ".join(name for _, name in names), say("branches-from-to"), names)
        yield self._row(found[0])
        rest = found[1:]
        for id, differ in (("branches-differs", True), ("branches-same", False)):
            lines = [each for each in rest if each.differs == differ]
            if lines:
                yield SectionRow(say(id))
                yield from map(self._row, lines)

    def _row(self, found: Difference) -> DifferenceRow:
        title = self.formatter.say(found.title)
        cells = tuple(self._cell(found, seat) for seat in range(len(found.before)))
        told = [title, found.rule, *(self._told(cell, seat) for seat, cell in enumerate(cells) if cell.both)]
        is_total = found.kind == "total"
        words = ". ".join(each for each in told if each)
        return DifferenceRow(words, title, found.rule, cells, is_total, is_same=not found.differs and not is_total)

    def _told(self, cell: Cell, seat: Seat) -> str:
        said, both = SeatName(seat), OwnWords(cell.both)
        if not cell.change:
            return self.formatter.say_id("branches-cell-said", seat=said, both=both)
        return self.formatter.say_id("branches-cell-differs", seat=said, both=both, change=OwnWords(cell.change))

    def _cell(self, found: Difference, seat: Seat) -> Cell:
        before, after = found.before[seat], found.after[seat]
        if before is None or after is None:
            return Cell("")
        if found.kind == "goal":
            marks = [
                self.formatter.say_id("score-goal-mark", reached="yes" if each else "no") for each in (before, after)
            ]
            return Cell(marks[0]) if before == after else Cell(self._both(*marks), marks[1])
        if before == after:
            return Cell(plain(before))
        return Cell(self._both(plain(before), plain(after)), signed(after - before))

    def _both(self, before: str, after: str) -> str:
        return self.formatter.say_id("branches-both", before=OwnWords(before), after=OwnWords(after))
