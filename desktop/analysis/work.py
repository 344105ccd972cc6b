"""The review of one seat in one game, made in the background: begun, stopped, gone on with, kept beside the game."""

import logging
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from rules.bots.review import Judgement, Review
from rules.bots.review_file import Kept, keep, path_of
from rules.bots.review_processes import Answered, Processes, usual_count
from rules.bots.review_worker import Begin, Failed, Keep, lines_of
from rules.bots.whole_review import Task, first_looks, is_finished, second_looks, with_judgement
from rules.core.edition import Problem
from rules.core.timeline import Timeline
from rules.core.types import Seat

LOG = logging.getLogger(__name__)

LOOKS_EVERY_MS = 40
KEPT_EVERY = 12
"""After so many decisions the file is written anew."""
FADES = 0.8
"""How much of what is known of the time for a decision stays with each new one."""


class Work(QObject):
    """Signal: `changed` when more is known, or when it began, stopped or ended."""

    changed = Signal()

    def __init__(self, timeline: Timeline, seat: Seat, game_file: Path | None, count: int = 0) -> None:
        super().__init__()
        self.game, self.seat = timeline.game, seat
        self.path = path_of(game_file, seat) if game_file is not None else None
        self.raw = lines_of(timeline)
        self.review: Review | None = None
        """What is known so far; None while the game is still looked through."""
        self.problem: Problem | None = None
        """What was wrong with the file of an earlier review."""
        self.is_outdated = False
        """Whether there was a review by other rules, in place of which this one begins."""
        self.has_failed = False
        self.is_held = False
        """Whether somebody else has to think first."""
        self.quick = False
        """Whether every decision is looked at only once."""
        self._may_write = False
        self._unkept = 0
        self._seconds: dict[bool, float] = {}
        """How long a decision takes, by whether it is looked at for the second time."""
        self._processes = Processes(self._begin, count or usual_count())
        self._is_wanted = False
        self._watch = QTimer(self, interval=LOOKS_EVERY_MS)
        self._watch.timeout.connect(self._look)

    # What people do

    def start(self) -> None:
        """Begin, or go on."""
        if self.has_failed or self.is_finished:
            return
        self._is_wanted = True
        self._watch.start()
        self.changed.emit()

    def stop(self) -> None:
        """What is known stays, and is kept; the processes finish what they are at."""
        self._is_wanted = False
        self._write()
        self.changed.emit()

    def close(self) -> None:
        """End the processes. What is known is written before this returns."""
        self._watch.stop()
        self._is_wanted = False
        self._processes.end()
        if self._unkept and self._may_write and self.path is not None and self.review is not None:
            keep(self.review, self.path)
            self._unkept = 0

    # How far it is

    @property
    def is_running(self) -> bool:
        return self._is_wanted

    @property
    def is_finished(self) -> bool:
        return self.review is not None and is_finished(self.review, quick=self.quick)

    @property
    def seconds_left(self) -> float | None:
        """How long it may still take; None as long as nothing is known of that."""
        if self.review is None or not self._seconds:
            return None
        once, twice = len(first_looks(self.review)), self._to_refine
        first = self._seconds.get(False, 0.0)
        second = self._seconds.get(True, first * SECOND_LOOK)
        return (once * first + twice * second) / max(1, self._processes.count)

    @property
    def _to_refine(self) -> int:
        return 0 if self.quick or self.review is None else len(second_looks(self.review))

    # The work

    def _begin(self, is_first: bool) -> Begin:
        return Begin(self.game.id, self.raw, self.seat, self.path, is_first)

    def _look(self) -> None:
        has_news = False
        for answered in self._processes.answers():
            has_news |= self._hear(answered)
        if self.has_failed:
            self._end()
        elif self._is_wanted and not self.is_held:
            self._hand_out()
        if not self._processes.under_way and (self.is_finished or not self._is_wanted):
            self._rest()
            has_news = True
        if has_news:
            self.changed.emit()

    def _hear(self, answered: Answered) -> bool:
        """Take in what a process says. Returns whether that is news."""
        told = answered.told
        if isinstance(told, Failed):
            self.has_failed = not isinstance(answered.asked, Keep)
            level = logging.ERROR if self.has_failed else logging.WARNING
            LOG.log(level, "a process that reviews failed", extra={"trace": told.said})
            return True
        if isinstance(told, Kept):
            self.review, self.problem, self.is_outdated = told.review, told.problem, told.is_outdated
            self._may_write = told.may_write
            return True
        if isinstance(told, Judgement) and self.review is not None:
            self.review = with_judgement(self.review, told)
            self._learn_pace(answered, told)
            self._unkept += 1
            if self._unkept >= KEPT_EVERY or self.is_finished:
                self._write()
            return True
        return False

    def _learn_pace(self, answered: Answered, told: Judgement) -> None:
        known = self._seconds.get(told.is_refined, answered.seconds)
        self._seconds[told.is_refined] = FADES * known + (1 - FADES) * answered.seconds

    def _hand_out(self) -> None:
        """Give each process that is free its next decision, or start one more."""
        tasks = iter(list(self._tasks()))
        for process in list(self._processes.idle):
            task = next(tasks, None)
            if task is None:
                return
            process.ask(task)
        if self.review is None and self._processes.all:
            return  # the first one is still reading the game
        if next(tasks, None) is not None or not self._processes.all:
            self._processes.start_one()

    def _tasks(self) -> Iterator[Task]:
        """What can be done now: first everything once, then what is open again."""
        if self.review is None:
            return
        busy = self._processes.under_way
        first = first_looks(self.review)
        wanted = first if first or self.quick else second_looks(self.review)
        yield from (task for task in wanted if task.number not in busy)

    def _write(self) -> None:
        """Have what is known written by a process, so that nobody waits for the disk."""
        review, process = self.review, next(self._processes.idle, None)
        if review is None or self.path is None or not self._may_write or not self._unkept or process is None:
            return
        process.ask(Keep(review))
        self._unkept = 0

    def _rest(self) -> None:
        """Have what is known written, then end the processes: nothing is left to do, or wanted."""
        self._write()
        if any(isinstance(each.asked, Keep) for each in self._processes.all):
            return
        self.close()

    def _end(self) -> None:
        self._unkept = 0
        self.close()


SECOND_LOOK = 4.0
"""A second look takes about so many times as long as a first one."""
