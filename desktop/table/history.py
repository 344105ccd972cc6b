"""What was played in the game on the table, as whoever looks at the screen may know it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.table.seat_at_table import Frame
from rules.core.record import Played
from rules.core.step import Step
from rules.core.summary import Summary
from rules.core.types import Seat

if TYPE_CHECKING:
    from desktop.table.table import Table


class History:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.timeline = table.timeline
        self._acts: dict[int, Sequence[Step[Any, Any]]] = {}

    def mover_at(self, point: int) -> Seat | None:
        """Who played this point of the game; nobody its start, nor another fate."""
        entry = self.timeline.entry(point) if point else None
        return entry.move.seat if isinstance(entry, Played) else None

    def eyes_at(self, point: int) -> Seat | None:
        """Return the seat that tells what happened there: at an open table the player, else the one who looks."""
        table = self.table
        mover = self.mover_at(point) if table.seats.is_open else None
        return mover if mover is not None and table.seats.is_person(mover) else table.looking

    def noticed_at(self, point: int) -> Sequence[Any]:
        """What happened there, as the looking seat noticed it."""
        return self.timeline.seen_at(point, self.table.looking)

    def moves_from(self, point: int) -> int:
        """How many moves were made since this point; fewer than none if it comes later, all if it is on another
        branch."""
        line = self.timeline.line()
        return line.index(self.timeline.now) - line.index(point) if point in line else len(line)

    def summary_at(self, point: int) -> Summary | None:
        """Sum up the round that ended there, as the looking seat may know it; None where none did."""
        if not point:
            return None
        found, begins = self._summed((point,)), self.table.game.summed_since
        return found if found is None or begins is None else self._summed(self._since(begins, point))

    def _summed(self, points: Sequence[int]) -> Summary | None:
        """Sum up what happened at these points, which follow each other."""
        timeline, game, seat = self.timeline, self.table.game, self.table.looking
        before = game.view(timeline.state_at(timeline.entry(points[0]).after), seat)
        events = tuple(event for point in points for event in timeline.seen_at(point, seat))
        return game.summary(before, events, game.view(timeline.state_at(points[-1]), seat))

    def _since(self, begins: Callable[[Any], bool], last: int) -> Sequence[int]:
        """List the points after the one at which a round began, up to the last one of the round."""
        points = [last]
        while (before := self.timeline.entry(points[-1]).after) and not self._is_beginning(begins, before):
            points.append(before)
        return points[::-1]

    def _is_beginning(self, begins: Callable[[Any], bool], point: int) -> bool:
        return any(map(begins, self.timeline.events_at(point)))

    def points_of_others(self) -> tuple[int, ...]:
        """What the others played since the looking seat's last turn, and what that has set off; what the seat does in
        its present one is left out."""
        past = list(self.timeline.past()[1:])
        while past and self._is_only_own(past[-1]):
            past.pop()
        found: list[int] = []
        while past and self.table.looking is not None and not self._is_only_own(past[-1]):
            found.append(past.pop())
        return tuple(reversed(found))

    def acts_out(self, point: int) -> bool:
        """Whether what was set off there is to be watched act by act."""
        return bool(self._acts_at(point))

    def frames_at(self, point: int) -> tuple[Frame, ...]:
        """What happened there, as the looking seat noticed it, act by act."""
        timeline, game, seat = self.timeline, self.table.game, self.table.looking
        steps = self._acts_at(point) or [Step(timeline.state_at(point), timeline.events_at(point))]
        found: list[Frame] = []
        before = game.view(timeline.state_at(timeline.entry(point).after), seat)
        for number, (reached, happened) in enumerate(steps):
            noticed = (game.seen(event, seat) for event in happened)
            after = game.view(reached, seat)
            found.append(Frame(point, before, after, tuple(event for event in noticed if event is not None), number))
            before = after
        return tuple(found)

    def _is_only_own(self, point: int) -> bool:
        return self.mover_at(point) == self.table.looking and not self._acts_at(point)

    def _acts_at(self, point: int) -> Sequence[Step[Any, Any]]:
        if point not in self._acts:
            timeline, entry = self.timeline, self.timeline.entry(point)
            self._acts[point] = (
                self.table.game.acts(timeline.state_at(entry.after), entry.move, timeline.events_at(point))
                if isinstance(entry, Played)
                else ()
            )
        return self._acts[point]
