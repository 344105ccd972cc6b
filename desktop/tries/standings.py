"""How the moments of a kept game stand with whoever plays: which are learned, and when the others come back."""

from collections.abc import Iterable
from datetime import date

from desktop.program import Program
from desktop.tries.noting import Now, local_now, tried_so_far
from rules.core.timeline import Timeline
from rules.puzzles.own import id_at
from rules.puzzles.repeating import Standing, Try, standing_of_missed


class Standings:
    """Tells it by the numbers of the decisions, as in a review."""

    def __init__(self, program: Program, timeline: Timeline, now: Now = local_now) -> None:
        self.program, self.timeline, self.now = program, timeline, now
        self._ids: dict[int, str] = {}
        self._tries: dict[str, list[Try]] = {}
        self.read_again()

    def read_again(self) -> None:
        self._tries = {}
        for each in tried_so_far(self.program):
            self._tries.setdefault(each.puzzle, []).append(each.as_try)

    @property
    def today(self) -> date:
        return self.now().date()

    def id(self, number: int) -> str:
        if number not in self._ids:
            self._ids[number] = id_at(self.timeline, number)
        return self._ids[number]

    def of(self, number: int) -> Standing:
        return standing_of_missed(self._tries.get(self.id(number), ()))

    def was_tried(self, number: int) -> bool:
        return self.id(number) in self._tries

    def learned(self, numbers: Iterable[int]) -> set[int]:
        return {each for each in numbers if self.of(each).is_solved}

    def waiting(self, numbers: Iterable[int]) -> set[int]:
        """Find those that need not be looked at today: they are learned, or come back on another day."""
        tried = (each for each in numbers if self.was_tried(each))
        return {each for each in tried if not self.of(each).is_due(self.today)}
