"""The game as the log tells it: what happened at each point, as the looking seat noticed it, under its headings.

Words are found once and kept, so that a long log costs no more than its last move.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from desktop.docks.telling import Teller
from rules.core.explained import Explained
from rules.core.record import Refated
from rules.core.types import Seat


@dataclass(frozen=True, slots=True)
class Told:
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


class Story:
    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self._told: dict[int, tuple[Told, ...]] = {}
        self._rounds: dict[int, tuple[str, ...]] = {}
        self._told_for: tuple[Seat | None, bool, str] = None, False, ""

    def forget(self) -> None:
        """Another seat looks, in another language, or with other names."""
        self._told.clear()
        self._rounds.clear()

    def told(self, point: int) -> tuple[Told, ...]:
        self._look()
        if point not in self._told:
            self._told[point] = tuple(self._tell(point))
        return self._told[point]

    def round_at(self, point: int) -> str:
        """The heading of the round that this point of the line lies in."""
        line = self.teller.table.timeline.line()
        past = line[: line.index(point) + 1] if point in line else line
        return next((begun[-1] for each in reversed(past) if (begun := self._rounds_begun(each))), "")

    def rounds(self) -> list[tuple[int, str]]:
        """(place on the line, heading) of every round that began."""
        line = self.teller.table.timeline.line()
        return [(at, heading) for at, point in enumerate(line) for heading in self._rounds_begun(point)]

    def _look(self) -> None:
        """Another seat may look, which noticed other things; where nothing is hidden, all notice the same. Another
        language may be in use, whoever heard of it first."""
        table = self.teller.table
        looking = table.looking if table.seats.has_secrets else None
        told_for = looking, table.seats.is_open, self.teller.program.settings.language
        if told_for != self._told_for:
            self._told_for = told_for
            self.forget()

    def _rounds_begun(self, point: int) -> tuple[str, ...]:
        """The headings of rounds that began there. What else happened need not be put into words for them."""
        self._look()
        if point not in self._rounds:
            table = self.teller.table
            seen = table.timeline.seen_at(point, table.history.eyes_at(point))
            chapters = (table.game.chapter(event) for event in seen)
            begun = (each for each in chapters if each is not None and each.seat is None)
            self._rounds[point] = tuple(self.teller.say(each.title) for each in begun)
        return self._rounds[point]

    def _tell(self, point: int) -> Iterator[Told]:
        teller = self.teller
        timeline = teller.table.timeline
        if point and isinstance(timeline.entry(point), Refated):
            yield Told(point, 0, teller.say_id("log-refated"))
        if not point and teller.table.seats.is_open and teller.table.seats.has_secrets:
            yield Told(point, 0, teller.say_id("log-open-table"))
        for at, event in enumerate(timeline.seen_at(point, teller.table.history.eyes_at(point))):
            yield self._tell_event(point, at, event)

    def _tell_event(self, point: int, at: int, event: Any) -> Told:
        teller = self.teller
        chapter = teller.table.game.chapter(event)
        if chapter is not None:
            words = teller.say(chapter.title)
            is_round = chapter.seat is None
            return Told(point, at, words, chapter.seat, is_round=is_round, is_turn=not is_round)
        seat = getattr(event, "seat", None)
        points = getattr(event, "points", 0)
        return Told(
            point,
            at,
            teller.say(teller.table.game.say_event(event)),
            seat if isinstance(seat, int) else None,
            points if isinstance(points, int) else 0,
            event if isinstance(event, Explained) else None,
            getattr(event, "rule", "") if hasattr(event, "why") else "",
        )
