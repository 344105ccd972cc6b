"""`vestiges review F`: every decision of a seat in a kept game, judged with what it knew then. Kept beside the game."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rules.bots import review_file
from rules.bots.review import Judgement, Review
from rules.bots.review_file import Kept
from rules.bots.whole_review import Desk, Judges, Task, begun, carried_on
from rules.commands.answer import Answer
from rules.commands.arguments import FILE, MOST_WORKERS, Argument, whole_number
from rules.commands.boxes import PERSON
from rules.commands.call import Call
from rules.commands.failures import DONE, INTERRUPTED, Denied
from rules.commands.positions import names_of
from rules.commands.review_words import Speaker, document_of
from rules.commands.saved import reading_of
from rules.commands.show_game import checked_seat
from rules.commands.simulate import undisturbed
from rules.commands.words import Narrator
from rules.core.edition import Problem
from rules.core.timeline import Timeline
from rules.core.types import Seat, phrase
from rules.games import GAME_IDS

ARGUMENTS = (
    FILE,
    Argument("--seat", partial(whole_number, least=0), text="review-seat"),
    Argument("--quick", flag=True, text="review-quick"),
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), text="review-workers"),
)
KEPT_EVERY = 10
"""After so many decisions the file is written anew."""


def run(call: Call) -> Answer:
    timeline = whole_game(call)
    seat = seat_of(timeline, call.given.seat)
    path = review_file.path_of(call.given.file, seat)
    kept = review_file.kept(path, timeline, seat)
    narrator = Narrator(call.texts.of(timeline.game), timeline.game, names_of(timeline))
    tell(narrator, kept.problem)
    if kept.is_outdated:
        print(narrator.say(phrase("review-outdated")), file=sys.stderr)
    _, desk = begun(timeline, seat)
    workers = call.given.workers or max(1, (os.cpu_count() or 2) - 1)
    review, interrupted = reviewed(kept, desk, path, narrator, workers, quick=call.given.quick)
    speaker = Speaker(timeline, review, narrator)
    document = document_of(call, timeline, review)
    return Answer(document, speaker.lines(), INTERRUPTED if interrupted else DONE)


# What may be reviewed


def whole_game(call: Call) -> Timeline:
    """Open a game that is whole; at a strict table it must be over."""
    reading = reading_of(call, call.given.file)
    timeline = reading.timeline
    if timeline is None or reading.problems:
        raise Denied(reading.problems[0].sentence, timeline.game if timeline else None)
    game = timeline.game
    if game.id not in GAME_IDS:
        raise Denied(phrase("review-unknown-game"), game)
    if timeline.record.policy == "strict" and game.deciding(timeline.state_at(timeline.line()[-1])):
        raise Denied(phrase("review-strict"), game)
    return timeline


def seat_of(timeline: Timeline, given: Seat | None) -> Seat:
    """Find whose decisions are meant: those of the first person who decided anything."""
    seat, seating, game = checked_seat(timeline, given), timeline.record.seating, timeline.game
    if seat is not None and seating[seat].player != PERSON:
        raise Denied(phrase("review-no-person"), game)
    wanted = [each for each, who in enumerate(seating) if who.player == PERSON and seat in (None, each)]
    for each in wanted:
        if begun(timeline, each)[0].choices:
            return each
    raise Denied(phrase("review-nothing"), game)


# Judging


def reviewed(
    kept: Kept, desk: Desk, path: Path, narrator: Narrator, workers: int, *, quick: bool
) -> tuple[Review, bool]:
    """Go on with a review to its end, or until the user interrupts it; what is known then is on the disk."""
    review, interrupted, done = kept.review, False, 0
    try:
        with judges(desk, workers) as judge:
            for review in carried_on(kept.review, judge, quick=quick):
                done += 1
                if kept.may_write and done % KEPT_EVERY == 0:
                    review_file.keep(review, path)
    except KeyboardInterrupt:
        interrupted = True
    if kept.may_write and (done or kept.is_outdated):
        tell(narrator, review_file.keep(review, path))
    return review, interrupted


def tell(narrator: Narrator, problem: Problem | None) -> None:
    if problem is not None:
        print(narrator.say(problem.sentence), file=sys.stderr)


@contextmanager
def judges(desk: Desk, workers: int) -> Iterator[Judges]:
    if workers == 1:
        yield lambda tasks: map(desk.judged, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with undisturbed():
        processes = context.Pool(workers, initializer=begin_work, initargs=(desk,))

    def judge(tasks: Sequence[Task]) -> Iterator[Judgement]:
        return processes.imap(work, tasks, chunksize=1)

    with processes:
        yield judge


WORKING: list[Desk] = []
"""The desk of a worker process; empty in the main one."""


def begin_work(desk: Desk) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows does not pass it on to new processes
    WORKING.append(desk)


def work(task: Task) -> Judgement:
    return WORKING[0].judged(task)
