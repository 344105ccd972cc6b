"""How long people sit at a table. Who leaves it open and goes away is not counted as playing."""

from collections.abc import Callable
from time import monotonic

LONGEST_THOUGHT = 300.0
"""Seconds between two things that happen at a table; what is longer counts as so much."""


class Sitting:
    """Counts from when the table is opened, and from what happens there."""

    def __init__(self, *, began_over: bool, clock: Callable[[], float] = monotonic) -> None:
        self.began_over = began_over
        """Whether the game was over already when the table was opened."""
        self._clock = clock
        self._last = clock()
        self._seconds = 0.0

    def note(self, *_: object) -> None:
        """Something happens at the table."""
        now = self._clock()
        self._seconds += min(now - self._last, LONGEST_THOUGHT)
        self._last = now

    @property
    def seconds(self) -> int:
        """Count the seconds up to what happened last."""
        return round(self._seconds)
