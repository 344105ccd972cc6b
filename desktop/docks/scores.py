"""The points of every seat along the line of the game, from the score sheets that the rules write."""

from dataclasses import dataclass, field

from desktop.docks.formatting import Formatter
from desktop.docks.game_log import GameLog
from rules.core.scoresheet import ScoreSheet
from rules.core.types import phrase


@dataclass(frozen=True, slots=True)
class Sample:
    """The totals at the end of a round, or at the point one looks at."""

    name: str
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scores:
    formatter: Formatter
    game_log: GameLog
    _sheets: dict[int, ScoreSheet] = field(default_factory=dict)

    def sheet(self, point: int) -> ScoreSheet:
        if point not in self._sheets:
            timeline = self.formatter.table.timeline
            self._sheets[point] = timeline.game.scores(timeline.state_at(point))
        return self._sheets[point]

    @property
    def now(self) -> ScoreSheet:
        return self.sheet(self.formatter.table.timeline.now)

    def samples(self) -> list[Sample]:
        """One at the beginning of every round, and the last at the point one looks at."""
        timeline = self.formatter.table.timeline
        past = timeline.past()
        begun = [(at, name) for at, name in self.game_log.rounds() if at < len(past)]
        samples = [Sample(str(number), self.sheet(past[at]).totals) for number, (at, _) in enumerate(begun, start=0)]
        if not begun:
            samples = [Sample(str(at), self.sheet(point).totals) for at, point in enumerate(past[:-1])]
        return [*samples, Sample(str(len(samples)), self.now.totals)]

    def sources(self) -> list[tuple[str, tuple[int, ...]]]:
        """(source in words, points of each seat) of all that paid, most first."""
        lines = [line for line in self.now.lines if any(line.points)]
        lines.sort(key=lambda line: -sum(map(abs, line.points)))
        return [(self.formatter.say(phrase(line.source)), line.points) for line in lines]
