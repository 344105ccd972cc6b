"""The processes in which a review is made, at low priority: whatever else this computer does comes first. No Qt.

Each is told the whole game once, then decision after decision. The first of them reads and writes the file, too.
"""

import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.bots import review_file
from rules.bots.review import Judgement, Review
from rules.bots.review_file import Kept
from rules.bots.reviewing import TRIED, Question, judged_against
from rules.bots.whole_review import Desk, Task, begun
from rules.core.chain import START, chained
from rules.core.library import Library, published
from rules.core.process import Connection, answer_all
from rules.core.savefile import Scribe, header_of, read_save, retold
from rules.core.timeline import Timeline
from rules.core.types import Seat
from rules.games import game_named

GENTLE = 15
"""How much less than usual these processes ask of a computer that has other things to do, as Unix counts."""
BELOW_NORMAL = 0x00004000
"""The same as Windows says it."""


@dataclass(frozen=True, slots=True)
class Begin:
    """A game to review, as the lines of a save."""

    game_id: str
    raw: bytes
    seat: Seat
    path: Path | None
    """Of its review; None: nothing is read, and nothing kept."""
    is_first: bool
    """Whether this process says what is known so far."""


@dataclass(frozen=True, slots=True)
class Keep:
    """What is known, to be written."""

    review: Review


@dataclass(frozen=True, slots=True)
class Try:
    """A move that somebody tries, with moves of which it is known how good they are."""

    game_id: str
    question: Question
    """The position, with the move that is tried as the one that was played."""
    known: tuple[Any, ...]
    seats: int


@dataclass(frozen=True, slots=True)
class Failed:
    said: str
    """For whoever mends it."""


Asked = Begin | Task | Keep | Try
Told = Kept | Judgement | Failed | None
"""What a process answers: what was known, what it thinks of a decision, what went wrong; None: done."""


def lines_of(timeline: Timeline) -> bytes:
    """Write a game for another process: as a save is written, but for its checksums."""

    def texts() -> Iterator[bytes]:
        scribe = Scribe()
        yield header_of(timeline.record)
        for change, number in retold(timeline):
            yield next(scribe.lines(change, number, None))
            scribe.note(change, number)

    return chained(texts(), START)[0]


def timeline_of(begin: Begin) -> Timeline:
    game = game_named(begin.game_id)
    assert game is not None
    timeline = read_save(begin.raw, "", Library((game,), published)).timeline
    assert timeline is not None
    return timeline


class Reviewer:
    """Answers what a process is asked."""

    def __init__(self) -> None:
        self.timeline: Timeline | None = None
        self.desk: Desk | None = None
        self.path: Path | None = None
        self._are_puzzles: set[int] = set()
        """The decisions of which puzzles were made."""

    def answer(self, asked: Asked) -> Told:
        match asked:
            case Begin():
                return self.begin(asked)
            case Task():
                assert self.desk is not None
                return self.desk.judged(asked)
            case Keep():
                problem = review_file.keep(asked.review, self.path) if self.path is not None else None
                self.keep_puzzles(asked.review)
                return None if problem is None else Failed(problem.id)
            case Try():
                game = game_named(asked.game_id)
                assert game is not None
                return judged_against(game, asked.question, asked.known, TRIED, asked.seats)

    def keep_puzzles(self, review: Review) -> None:
        """Make puzzles of what can be learned from, once all was looked at; a disk that refuses keeps none."""
        if self.timeline is None or self.path is None or not review.is_passed:
            return
        from rules.puzzles import own  # noqa: PLC0415 (puzzles are judged as reviews are: they import this package)

        with suppress(OSError):
            file = review_file.game_of(self.path).name
            for number, puzzle in own.of_review(self.timeline, review, file, self._are_puzzles):
                own.keep(self.timeline.game, puzzle)
                self._are_puzzles.add(number)

    def begin(self, asked: Begin) -> Kept | None:
        timeline = self.timeline = timeline_of(asked)
        fresh, self.desk = begun(timeline, asked.seat)
        self.path = asked.path
        if not asked.is_first:
            return None
        if asked.path is None:
            return Kept(fresh)
        found = review_file.kept(asked.path, timeline, asked.seat)
        self.keep_puzzles(found.review)  # who made it, in a terminal, may not have
        return found


def serve(connection: Connection, is_patient: bool = True) -> None:
    """Answer until nobody asks any more; who is patient lets all others go first once the game is read."""
    reviewer, is_ahead = Reviewer(), is_patient

    def answers(asked: Asked) -> Iterator[Told]:
        nonlocal is_ahead
        if is_ahead and isinstance(asked, Task):
            step_back()
            is_ahead = False
        try:
            told = reviewer.answer(asked)
        except Exception:  # the window must hear of it, whatever it is
            told = Failed(traceback.format_exc())
        yield told

    answer_all(connection, answers)


def step_back() -> None:
    """Let every other process go first."""
    with suppress(OSError, AttributeError):
        if sys.platform == "win32":
            import ctypes  # noqa: PLC0415 (only there)

            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
        else:
            os.nice(GENTLE)
