"""Where a table looks in the line of its game, and where the game stands meanwhile."""

from rules.core.timeline import Timeline


class Standpoint:
    """Whoever takes a move back plays on from there; whoever goes elsewhere only looks."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.stands_at: int | None = self.end if self.is_in_the_past else None
        """Where the game stands while somebody looks back at another point of it."""
        self.plays_on = False
        """Whether somebody wants the game to go on from here, though something was played after it."""

    @property
    def end(self) -> int:
        return self.timeline.line()[-1]

    @property
    def is_in_the_past(self) -> bool:
        """Whether something was played after the point that the table looks at."""
        return self.timeline.now != self.end

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on from the point that the table looks at."""
        return self.plays_on or not self.is_in_the_past

    @property
    def is_looking_back(self) -> bool:
        """Whether this point is only looked at."""
        return self.stands_at is not None

    @property
    def looks_back_from_the_end(self) -> bool:
        """Whether the game that one looks back at is over."""
        timeline = self.timeline
        return self.stands_at is not None and not timeline.game.deciding(timeline.state_at(self.stands_at))

    @property
    def way_back(self) -> int:
        """Where the game stands; for whoever has only taken moves back, the last of them."""
        return self.end if self.stands_at is None else self.stands_at

    def further(self, steps: int) -> int:
        """The point so many later, or earlier; not beyond the ends."""
        line = self.timeline.line()
        return line[max(0, min(len(line) - 1, line.index(self.timeline.now) + steps))]

    def arrive(self, stands_at: int | None) -> None:
        """At another point, while the game stands there."""
        self.plays_on = False
        self.stands_at = stands_at if self.is_in_the_past and stands_at != self.timeline.now else None
