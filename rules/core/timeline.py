"""The game in progress, in memory: a tree of what was played, and the state after every entry.

Undo, redo and scrubbing only move a pointer. What may be undone is the policy of the table; at a strict table
it is computed from what seats could see, never listed. Knows no file: whoever keeps the game is told of every
change before it counts.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Protocol

from rules.core.codec import position_state
from rules.core.contract import AnyGame, with_chance
from rules.core.edition import Problem
from rules.core.knowledge import Known, has_learned, known
from rules.core.notes import NOTHING, Note, objection_to_note
from rules.core.record import Change, Entry, Laid, Moved, Noted, Played, Record, Refated
from rules.core.refusal import Refusal, refuse
from rules.core.rng import seeded
from rules.core.types import Seat, SeatName

ENTRIES_LIMIT = 20_000
"""Far beyond any game; what a program can hold in memory, and open again in a moment."""


class Keeper(Protocol):
    """Keeps the game, before the table shows it."""

    def keep(self, change: Change, number: int, state: Any) -> Problem | None:
        """The change leads to entry `number` and to this state. A problem says that it could not be kept."""


@dataclass(frozen=True, slots=True)
class Happened:
    """A move was made: the number of its entry, and what happened, in order."""

    number: int
    events: tuple[Any, ...]


@dataclass(slots=True)
class Point:
    """A point of the game: an entry with what it led to. Point 0 is the start."""

    entry: Entry | None
    depth: int
    state: Any
    events: tuple[Any, ...] = ()
    branches: list[int] = field(default_factory=list)
    onward: int | None = None
    """Where redo leads: the branch that was visited last."""


class Timeline:
    """Entries are numbered from 1, in the order in which they were played; `now` is the last that counts.

    States and entries hold secrets: what a seat may see of them passes through the game's views.
    """

    def __init__(self, game: AnyGame, record: Record, box: Any, keeper: Keeper | None = None) -> None:
        """Raises `Unreadable` if the record starts at a position that cannot be."""
        self.game = game
        self.record = record
        self.box = box
        self.keeper = keeper
        self.now = 0
        self.is_open = False
        """Whether those who share a screen play with open cards. Rules, bots and undo know nothing of it."""
        self.is_taught = False
        """Whether it is shown to a class: then everything is undone, whatever the table agreed to. Kept nowhere."""
        self._points = [Point(None, 0, start_of(game, record, box))]
        self._line = [0]
        self._revealed: dict[int, Refusal | None] = {}
        self._notes: dict[int, Note] = {}

    # Questions

    @property
    def state(self) -> Any:
        return self._points[self.now].state

    @property
    def last(self) -> int:
        """The highest number of an entry, on whatever branch."""
        return len(self._points) - 1

    def state_at(self, point: int) -> Any:
        """Return the state at any point without going there; allowed at a strict table too."""
        return self._points[point].state

    def events_at(self, point: int) -> tuple[Any, ...]:
        return self._points[point].events

    def seen_at(self, point: int, seat: Seat | None) -> tuple[Any, ...]:
        """What a seat, or a spectator, noticed of what happened there."""
        noticed = (self.game.seen(event, seat) for event in self._points[point].events)
        return tuple(event for event in noticed if event is not None)

    @property
    def notes(self) -> Mapping[int, Note]:
        """What people noted, by point."""
        return MappingProxyType(self._notes)

    def note_at(self, point: int) -> Note:
        return self._notes.get(point, NOTHING)

    def entry(self, point: int) -> Entry:
        entry = self._points[point].entry
        if entry is None:
            raise IndexError("the start is not an entry")
        return entry

    def entries(self) -> Iterator[Entry]:
        """All of them, on all branches, by number."""
        return (point.entry for point in self._points if point.entry is not None)

    def line(self) -> tuple[int, ...]:
        """The current line: from the start through now, and on to where redo leads in the end."""
        return tuple(self._line)

    def past(self) -> tuple[int, ...]:
        return tuple(self._line[: self._points[self.now].depth + 1])

    def branches_at(self, point: int) -> tuple[int, ...]:
        """The entries that were played after this one, oldest first."""
        return tuple(self._points[point].branches)

    def onward_from(self, point: int) -> tuple[int, ...]:
        """This entry and those after it, on the branch that was visited last."""
        found = [point]
        while (onward := self._points[found[-1]].onward) is not None:
            found.append(onward)
        return tuple(found)

    def up_to(self, point: int, record: Record) -> "Timeline":
        """The same game up to a point, kept by nobody, under a record with the same beginning."""
        found = Timeline(self.game, record, self.box)
        found.is_open = self.is_open
        found._points[0].state = self._points[0].state
        way = [point]
        while way[-1]:
            way.append(self.entry(way[-1]).after)
        for number, each in enumerate(way[-2::-1], start=1):
            reached = self._points[each]
            entry = replace(self.entry(each), after=number - 1)
            found._points[number - 1].branches.append(number)
            found._points.append(Point(entry, number, reached.state, reached.events))
        found._notes = {number: note for number, each in enumerate(way[::-1]) if (note := self.note_at(each))}
        found._arrive(len(way) - 1)
        return found

    # Changes

    def propose(self, move: Any, advised: int = 0) -> Refusal | Happened:
        """Play a move if it is legal; `advised` is how far its player had been advised."""
        objection = next(iter(self.game.objections(self.state, move)), None)
        return objection or self._play(Played(self.now, move, advised))

    def replay(self, change: Change) -> Refusal | None:
        """What was kept is done again, whatever the policy; still only what the rules allow."""
        if isinstance(change, Moved):
            self._arrive(change.to)
            return None
        if isinstance(change, Laid):
            self.is_open = change.open
            return None
        if isinstance(change, Noted):
            self._take_down(change)
            return None
        if isinstance(change, Played):
            objections = self.game.objections(self._points[change.after].state, change.move)
            if objection := next(iter(objections), None):
                return objection
        outcome = self._play(change)
        return outcome if isinstance(outcome, Refusal) else None

    def undo(self) -> Refusal | None:
        if self.now == 0:
            return refuse("table-undo-start")
        return self.go_to(self._line[self._points[self.now].depth - 1])

    def redo(self) -> Refusal | None:
        onward = self._points[self.now].onward
        return refuse("table-redo-end") if onward is None else self.go_to(onward)

    def go_to(self, point: int) -> Refusal | None:
        objection = self.objection_to_going(point)
        if objection or point == self.now:
            return objection
        unkept = self._keep(Moved(point), point, self._points[point].state)
        if unkept:
            return unkept
        self._arrive(point)
        return None

    def lay_open(self, is_open: bool) -> Refusal | None:
        """The table is open from now on, or no longer; wherever one goes then, it stays so."""
        if is_open == self.is_open:
            return None
        unkept = self._keep(Laid(is_open), self.now, self.state)
        if unkept is None:
            self.is_open = is_open
        return unkept

    def write_note(self, point: int, note: Note) -> Refusal | None:
        """Note something at a point, in place of what was noted there; the game itself stays as it is."""
        change = Noted(point, note.cleaned())
        if change.note == self.note_at(point):
            return None
        if objection := objection_to_note(change.note):
            return Refusal(objection.id, objection.args)
        unkept = self._keep(change, self.now, self.state)
        if unkept is None:
            self._take_down(change)
        return unkept

    def objection_to_going(self, point: int) -> Refusal | None:
        if not 0 <= point <= self.last:
            return refuse("table-no-such-point", point=point, last=self.last)
        if self.record.policy != "strict" or self.is_taught:
            return None
        return next((objection for undone in self._undone_by(point) if (objection := self.reveals(undone))), None)

    def reveals(self, point: int) -> Refusal | None:
        """Why a strict table does not undo this entry: chance was drawn, or a seat learned something."""
        if point not in self._revealed:
            entry, reached = self.entry(point), self._points[point]
            self._revealed[point] = self._revelation(entry.after, reached.state, reached.events, point)
        return self._revealed[point]

    def would_reveal(self, move: Any) -> bool:
        """Whether a strict table would not undo this move of the present position."""
        state, events = outcome(self.game, self.state, Played(self.now, move))
        return self._revelation(self.now, state, events, self.last + 1) is not None

    @property
    def has_left_revelations(self) -> bool:
        """Whether chance was drawn, or a seat learned something, on a branch that does not lead here; or fate was
        changed."""
        counted = set(self.past())
        return any(
            isinstance(self.entry(point), Refated) or (point not in counted and self.reveals(point) is not None)
            for point in range(1, self.last + 1)
        )

    @property
    def advised_moves(self) -> int:
        """How many of the moves that led here were made with advice."""
        entries = (self.entry(point) for point in self.past()[1:])
        return sum(isinstance(each, Played) and each.advised > 0 for each in entries)

    # How it is done

    def _play(self, entry: Entry) -> Refusal | Happened:
        number = self._played_before(entry)
        if number is None:
            return self._play_new(entry)
        # Playing again what was played here before is redo by another name.
        unkept = self._keep(entry, number, self._points[number].state)
        if unkept:
            return unkept
        self._arrive(number)
        return Happened(number, self._points[number].events)

    def _play_new(self, entry: Entry) -> Refusal | Happened:
        if self.last >= ENTRIES_LIMIT:
            return refuse("table-too-long", limit=ENTRIES_LIMIT)
        before, number = self._points[entry.after], len(self._points)
        state, events = outcome(self.game, before.state, entry)
        unkept = self._keep(entry, number, state)
        if unkept:
            return unkept
        self._points.append(Point(entry, before.depth + 1, state, events))
        before.branches.append(number)
        self._arrive(number)
        return Happened(number, events)

    def _take_down(self, change: Noted) -> None:
        self._notes.pop(change.at, None)
        if change.note:
            self._notes[change.at] = change.note

    def _played_before(self, entry: Entry) -> int | None:
        branches = self._points[entry.after].branches
        return next((number for number in branches if self._points[number].entry == entry), None)

    def _keep(self, change: Change, number: int, state: Any) -> Refusal | None:
        unkept = self.keeper and self.keeper.keep(change, number, state)
        return Refusal(unkept.sentence.id, unkept.sentence.args) if unkept else None

    def _arrive(self, point: int) -> None:
        """Goes there; the current line now leads through it. Costs only what the line changes."""
        joining = point
        while not self._is_on_line(joining):
            after = self.entry(joining).after
            self._points[after].onward = joining
            joining = after
        if joining != point:
            del self._line[self._points[joining].depth + 1 :]
            self._extend_line()
        self.now = point

    def _is_on_line(self, point: int) -> bool:
        depth = self._points[point].depth
        return depth < len(self._line) and self._line[depth] == point

    def _extend_line(self) -> None:
        onward = self._points[self._line[-1]].onward
        while onward is not None:
            self._line.append(onward)
            onward = self._points[onward].onward

    def _undone_by(self, target: int) -> Iterator[int]:
        """The entries that no longer count there, latest first."""
        point = self.now
        while not self._leads_to(point, target):
            yield point
            point = self.entry(point).after

    def _leads_to(self, point: int, target: int) -> bool:
        if self._is_on_line(target):
            return self._points[target].depth >= self._points[point].depth
        depth = self._points[point].depth
        while self._points[target].depth > depth:
            target = self.entry(target).after
        return target == point

    def _revelation(self, after: int, state: Any, events: Sequence[Any], point: int) -> Refusal | None:
        """Why what led from a point to this state is not undone; `point` is what it is called."""
        before = self._points[after].state
        if before.rng != state.rng:
            return refuse("table-undo-chance", point=point)
        refs = self.game.identities(before) | self.game.identities(state)
        for seat in range(len(self.record.seating)):
            then = known(self.game.view(before, seat), refs)
            now = known(self.game.view(state, seat), refs)
            noticed = (self.game.seen(event, seat) for event in events)
            passed = known(tuple(event for event in noticed if event is not None), refs)
            # What the seat sees afterwards, and what passed before its eyes meanwhile.
            if has_learned(then, Known(now.refs | passed.refs, now.concealed)):
                return refuse("table-undo-learned", seat=SeatName(seat), point=point)
        return None


def start_of(game: AnyGame, record: Record, box: Any) -> Any:
    if record.start is not None:
        return position_state(game, record.start, box)
    return game.setup(box, record.options, record.seating, record.seed)


def outcome(game: AnyGame, state: Any, entry: Entry) -> tuple[Any, tuple[Any, ...]]:
    if isinstance(entry, Refated):
        return with_chance(state, seeded(entry.seed)), ()
    step = game.apply(state, entry.move)
    return step.state, step.events
