"""The game as the log tells it: what happened at each point, as the looking seat noticed it, under its headings.

Words are found once and kept, so that a long log costs no more than its last move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop.docks.formatting import Formatter
from rules.core.explained import Explained
from rules.core.record import Played, Refated
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: the point it belongs to, who it is about, and whether it is a heading."""

    point: int
    at: int
    """Its number among what happened at the point."""
    words: str
    seat: Seat | None = None
    points: int = 0
    explained: Explained | None = None
    rule: str = ""
    """Of what is told with its reason (`why`): the rule that made it so."""
    is_round: bool = False
    is_turn: bool = False


class GameLog:
    def __init__(self, formatter: Formatter) -> None:
        self.formatter = formatter
        self._told: dict[int, tuple[LogLine, ...]] = {}
        self._rounds: dict[int, tuple[str, ...]] = {}
        self._told_for: tuple[Seat | None, bool, str, bool] = None, False, "", False

    def forget(self) -> None:
        """Another seat looks, in another language, or with other names."""
        self._told.clear()
        self._rounds.clear()

    def told(self, point: int) -> tuple[LogLine, ...]:
        self._look()
        if point not in self._told:
            self._told[point] = tuple(self._tell(point))
        return self._told[point]

    def with_points(self, line: LogLine) -> str:
        """What a line says, with the points that it brought."""
        if not line.points:
            return line.words
        return self.formatter.say_id("log-said", words=line.words, points=line.points)

    def round_at(self, point: int) -> str:
        """The heading of the round that this point of the line lies in."""
        line = self.formatter.table.timeline.line()
        past = line[: line.index(point) + 1] if point in line else line
        return next((begun[-1] for each in reversed(past) if (begun := self._rounds_begun(each))), "")

    def rounds(self) -> list[tuple[int, str]]:
        """(place on the line, heading) of every round that began."""
        line = self.formatter.table.timeline.line()
        return [(at, heading) for at, point in enumerate(line) for heading in self._rounds_begun(point)]

    def _look(self) -> None:
        """Note for whom and in which language the log is told, and forget it when that changes.

        Another seat may look, which noticed other things; where nothing is hidden, all notice the same. Another
        language may be in use, no matter which part of the window heard of it first."""
        table = self.formatter.table
        looking = table.looking if table.seats.has_secrets else None
        settings = self.formatter.program.settings
        told_for = looking, table.seats.is_open, settings.language, table.bots.plays_only_moves
        if told_for != self._told_for:
            self._told_for = told_for
            self.forget()

    def _rounds_begun(self, point: int) -> tuple[str, ...]:
        """The headings of rounds that began there. What else happened need not be put into words for them."""
        self._look()
        if point not in self._rounds:
            table = self.formatter.table
            seen = table.timeline.seen_at(point, table.history.eyes_at(point))
            chapters = (table.game.chapter(event) for event in seen)
            begun = (each for each in chapters if each is not None and each.seat is None)
            self._rounds[point] = tuple(self.formatter.say(each.title) for each in begun)
        return self._rounds[point]

    def _tell(self, point: int) -> Iterator[LogLine]:
        formatter = self.formatter
        timeline = formatter.table.timeline
        if point and isinstance(timeline.entry(point), Refated):
            yield LogLine(point, 0, formatter.say_id("log-refated"))
        if not point and formatter.table.seats.is_open and formatter.table.seats.has_secrets:
            yield LogLine(point, 0, formatter.say_id("log-open-table"))
        told = [self._tell_event(point, at, event) for at, event in enumerate(self._seen_at(point))]
        told = self._tell_weighed(point, self._tell_advised(point, told))
        yield from self._tell_only_move(point, told) if self._shows_only_move(point) else told

    def _seen_at(self, point: int) -> Sequence[Any]:
        table = self.formatter.table
        return table.timeline.seen_at(point, table.history.eyes_at(point))

    def _shows_only_move(self, point: int) -> bool:
        """Whether this played itself; not to others, who may not know that there was no choice."""
        table = self.formatter.table
        if not table.bots.plays_only_moves or not table.only_moves.was_one(point):
            return False
        return not table.seats.has_secrets or table.history.eyes_at(point) == table.history.mover_at(point)

    def _tell_only_move(self, point: int, told: Sequence[LogLine]) -> Iterator[LogLine]:
        """Tell in the first line that nothing else could be played; in one of its own where all others are headings."""
        formatter, entry = self.formatter, self.formatter.table.timeline.entry(point)
        first = next((each for each in told if not (each.is_round or each.is_turn or each.explained)), None)
        if first is not None:
            words = formatter.say_id("log-only-move", words=first.words)
            yield from (replace(each, words=words) if each is first else each for each in told)
        elif isinstance(entry, Played):
            move = formatter.table.game.say_move(formatter.table.timeline.state_at(entry.after), entry.move)
            yield LogLine(point, -1, formatter.say_id("log-only-move", words=move), entry.move.seat)
            yield from told

    def _tell_advised(self, point: int, told: list[LogLine]) -> list[LogLine]:
        """Note with the first line of a move how far its player had been advised."""
        entry = self.formatter.table.timeline.entry(point) if point else None
        if not isinstance(entry, Played) or not entry.advised:
            return told
        first = next((each for each in told if not (each.is_round or each.is_turn or each.explained)), None)
        words = "" if first is None else first.words
        noted = self.formatter.say_id("log-advised", words=words, step=entry.advised)
        return [replace(each, words=noted) if each is first else each for each in told]

    def _tell_weighed(self, point: int, told: list[LogLine]) -> list[LogLine]:
        """Tell with the first line of a computer's move what else it weighed, where it says so."""
        table = self.formatter.table
        entry, other = (table.timeline.entry(point) if point else None), table.weighed_at.get(point)
        first = next((each for each in told if not (each.is_round or each.is_turn or each.explained)), None)
        if other is None or first is None or not isinstance(entry, Played):
            return told
        move = table.game.say_move(table.timeline.state_at(entry.after), other)
        words = self.formatter.say_id("log-weighed", words=first.words, move=move)
        return [replace(each, words=words) if each is first else each for each in told]

    def _tell_event(self, point: int, at: int, event: Any) -> LogLine:
        formatter = self.formatter
        chapter = formatter.table.game.chapter(event)
        if chapter is not None:
            words = formatter.say(chapter.title)
            is_round = chapter.seat is None
            return LogLine(point, at, words, chapter.seat, is_round=is_round, is_turn=not is_round)
        seat = getattr(event, "seat", None)
        points = getattr(event, "points", 0)
        return LogLine(
            point,
            at,
            formatter.say(formatter.table.game.say_event(event)),
            seat if isinstance(seat, int) else None,
            points if isinstance(points, int) else 0,
            event if isinstance(event, Explained) else None,
            getattr(event, "rule", "") if hasattr(event, "why") else "",
        )
