"""`vestiges review F`: every decision of a seat in a kept game, judged with what it knew then. Kept beside the game."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rules.bots import review_file
from rules.bots.review import Judgement, Review
from rules.bots.review_file import Kept
from rules.bots.review_processes import Processes, usual_count
from rules.bots.review_worker import Begin, lines_of
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
from rules.commands.words import Narrator
from rules.commands.workers import undisturbed
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
    workers = call.given.workers or usual_count()
    with judges(timeline, seat, desk, workers) as judge:
        review, interrupted = reviewed(kept, judge, path, narrator, quick=call.given.quick)
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


def reviewed(kept: Kept, judge: Judges, path: Path, narrator: Narrator, *, quick: bool) -> tuple[Review, bool]:
    """Go on with a review to its end, or until the user interrupts it; what is known then is on the disk."""
    review, interrupted, done = kept.review, False, 0
    try:
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
def judges(timeline: Timeline, seat: Seat, desk: Desk, workers: int) -> Iterator[Judges]:
    if workers == 1:
        yield lambda tasks: map(desk.judged, tasks)
        return
    begin = Begin(timeline.game.id, lines_of(timeline), seat, path=None, is_first=False)
    processes = Processes(lambda _is_first: begin, workers, are_patient=False)

    def judge(tasks: Sequence[Task]) -> Iterator[Judgement]:
        if tasks:
            with undisturbed():
                processes.start_all()
        return processes.judged(tasks)

    try:
        yield judge
    finally:
        processes.end()
