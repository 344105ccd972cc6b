"""The processes that judge decisions for a review: given work, and heard without waiting; or waited for, in a terminal.

Knows nothing of windows: one that is open looks again and again whether something was said.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import Any

from rules.bots.review import Judgement
from rules.bots.review_worker import Asked, Begin, Failed, Told, serve
from rules.bots.whole_review import Task
from rules.core.process import Process as Begun

MOST = 12
"""More processes than this gain nothing in a game of a hundred decisions."""


def usual_count() -> int:
    """Count the processes that may work: one for each core but one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2
    return max(1, min(MOST, cores - 1))


class ReviewBroke(Exception):
    """A process that judged has ended, or found something wrong."""


@dataclass(slots=True)
class Answered:
    """What a process said to what it was asked, and how long it took."""

    asked: Asked
    told: Told
    seconds: float


class Process(Begun):
    """A process, and what it is doing."""

    def __init__(self, *, is_patient: bool = True) -> None:
        """A patient one lets everything else on this computer go first."""
        super().__init__(serve, "review", is_patient)
        self.asked: Asked | None = None
        self._since = 0.0

    def ask(self, asked: Asked) -> None:
        self.asked, self._since = asked, time.monotonic()
        self.send(asked)

    def answer(self) -> Answered | None:
        """What it has said meanwhile, if anything."""
        asked = self.asked
        if asked is None:
            return None
        told: Any
        try:
            if not self.connection.poll():
                return None
            told = self.connection.recv()
        except (EOFError, OSError):
            told = Failed("a process that reviews has ended")
        self.asked = None
        return Answered(asked, told, time.monotonic() - self._since)


class Processes:
    """All of them; each is told first what the game is."""

    def __init__(self, begin: Callable[[bool], Begin], count: int, *, are_patient: bool = True) -> None:
        """`begin` tells the game, to the first of them and to the others."""
        self.begin, self.count, self.are_patient = begin, count, are_patient
        self.all: list[Process] = []

    def start_one(self) -> None:
        """Start one more, if there are to be more: starting all at once would be felt."""
        if len(self.all) < self.count:
            process = Process(is_patient=self.are_patient)
            process.ask(self.begin(not self.all))
            self.all.append(process)

    @property
    def idle(self) -> Iterator[Process]:
        return (each for each in self.all if each.asked is None)

    @property
    def under_way(self) -> set[int]:
        """The decisions that are being looked at."""
        return {each.asked.number for each in self.all if isinstance(each.asked, Task)}

    def answers(self) -> Iterator[Answered]:
        for each in self.all:
            answered = each.answer()
            if answered is not None:
                yield answered

    def end(self) -> None:
        for each in self.all:
            each.end()
        self.all = []

    # For who waits

    def start_all(self) -> None:
        while len(self.all) < self.count:
            self.start_one()

    def judged(self, tasks: Sequence[Task]) -> Iterator[Judgement]:
        """Do tasks, and give what was found in their order. Raises `ReviewBroke`."""
        left, found = deque(tasks), dict[int, Judgement]()
        for task in tasks:
            while task.number not in found:
                for process in self.idle:
                    if left:
                        process.ask(left.popleft())
                wait([each.connection for each in self.all if each.asked is not None])
                for answered in self.answers():
                    if isinstance(answered.told, Failed):
                        raise ReviewBroke(answered.told.said)
                    if isinstance(answered.told, Judgement):
                        found[answered.told.number] = answered.told
            yield found.pop(task.number)
