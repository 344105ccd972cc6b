"""`vestiges simulate`: many games without a screen, in worker processes if wanted; the result is the same."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rules.commands.answer import Answer, Document
from rules.commands.arguments import (
    CORRECTIONS,
    GAME,
    LEVEL,
    MOST_WORKERS,
    OPTION,
    SEED,
    Argument,
    separated,
    whole_number,
)
from rules.commands.boxes import PERSON, Beginning, beginning, rotated
from rules.commands.call import Call
from rules.commands.failures import DENIED, DONE, WrongUsage
from rules.commands.headless import play, policies_for
from rules.commands.workers import Work, working
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.rng import seeded
from rules.core.types import phrase
from rules.reference.points import Paid, measured, paid_by, write_points

ARGUMENTS = (
    GAME,
    Argument("--seats", separated, required=True),
    Argument("--games", partial(whole_number, least=1), default=1),
    SEED,
    OPTION,
    LEVEL,
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), default=1),
    Argument("--budget", partial(whole_number, least=1)),
    Argument("--rotate", flag=True),
    Argument("--sources", Path),
    CORRECTIONS,
)


AT_ONCE = 4
"""Games that a process is handed together."""


class GameError(Document):
    game: int
    seed: int
    moves: int
    message: str


class SimulateDocument(Document):
    game: str
    seats: tuple[str, ...]
    games: int
    finished: int
    moves: int
    seconds: float
    moves_per_second: float
    wins: tuple[int, ...]
    """How many games each seat won or shared, in the order of `seats`."""
    scores: tuple[tuple[int, ...], ...]
    """The totals of every finished game, in the order of `seats`."""
    errors: tuple[GameError, ...]
    interrupted: bool


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs; the box is made there, from plain data."""

    game: AnyGame
    edition: Edition
    options: Any
    seating: tuple[Seating, ...]
    seed: int
    budget: int | None
    rotate: bool


@dataclass(frozen=True, slots=True)
class Result:
    number: int
    seed: int
    moves: int
    finished: bool
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    error: str | None
    paid: Paid = field(default_factory=dict)
    """By source, what each seat earned from it."""


def run(call: Call) -> Answer:
    given = call.given
    start = beginning(call, given.seats)
    if PERSON in given.seats:
        raise WrongUsage(phrase("wrong-person", seats=tuple(given.seats)))
    job = Job(start.game, start.edition, start.options, start.seating, given.seed, given.budget, given.rotate)
    began = perf_counter()
    results, interrupted = collected(job, given.games, given.workers)
    finished = [(each.paid, each.totals) for each in results if each.finished]
    if given.sources is not None and finished:
        write_points(measured(start.game, tuple(given.seats), finished), given.sources)
    document = summed_up(job, results, perf_counter() - began, interrupted)
    failed = bool(document.errors) or interrupted
    return Answer(document, readable(call, document), DENIED if failed else DONE)


# The games


def collected(job: Job, games: int, workers: int) -> tuple[list[Result], bool]:
    """Return the results so far, and whether the user interrupted the run."""
    results: list[Result] = []
    try:
        with working(begun, job, min(workers, games), AT_ONCE) as results_of:
            for result in results_of(range(games)):
                results.append(result)  # one by one: what is there counts when somebody stops us
    except KeyboardInterrupt:
        return results, True
    return results, False


def begun(job: Job) -> Work:
    return Table(job).result


class Table:
    """Plays the games of a job, one after the other."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.box = job.game.box(job.edition)

    def result(self, number: int) -> Result:
        job = self.job
        seed = seeded(job.seed, f"game-{number}").word
        turn = number % len(job.seating) if job.rotate else 0
        start = rotated(Beginning(job.game, job.edition, self.box, job.options, job.seating), turn)
        try:
            state = job.game.setup(self.box, job.options, start.seating, seed)
        except Exception as error:  # the same as in a game: told, not fatal
            return Result(number, seed, 0, False, (), (), f"{type(error).__name__}: {error}")
        played = play(job.game, state, policies_for(job.game, start.seating), seed, budget=job.budget)
        if not played.finished:
            return Result(number, seed, len(played.moves), False, (), (), played.error)
        sheet = played.scores(job.game)
        totals = turned(sheet.totals, turn)
        paid = {source: turned(points, turn) for source, points in paid_by(sheet).items()}
        winners = tuple((seat - turn) % len(job.seating) for seat in sheet.winners)
        return Result(number, seed, len(played.moves), True, totals, winners, None, paid)


def turned(figures: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """Put the figures of the seats into the order of `--seats`."""
    return tuple(figures[(at + turn) % len(figures)] for at in range(len(figures)))


# The result


def summed_up(job: Job, results: Iterable[Result], seconds: float, interrupted: bool) -> SimulateDocument:
    results = list(results)
    finished = [each for each in results if each.finished]
    moves = sum(each.moves for each in results)
    return SimulateDocument(
        game=job.game.id,
        seats=tuple(seat.player for seat in job.seating),
        games=len(results),
        finished=len(finished),
        moves=moves,
        seconds=round(seconds, 3),
        moves_per_second=round(moves / seconds, 1) if seconds else 0.0,
        wins=tuple(sum(seat in each.winners for each in finished) for seat in range(len(job.seating))),
        scores=tuple(each.totals for each in finished),
        errors=tuple(
            GameError(game=each.number, seed=each.seed, moves=each.moves, message=each.error)
            for each in results
            if each.error is not None
        ),
        interrupted=interrupted,
    )


def readable(call: Call, document: SimulateDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    yield texts.say(
        phrase(
            "simulate-summary",
            games=document.games,
            finished=document.finished,
            moves=document.moves,
            seconds=document.seconds,
            speed=round(document.moves_per_second),
        )
    )
    for seat, player in enumerate(document.seats):
        mean = sum(totals[seat] for totals in document.scores) / max(1, len(document.scores))
        yield "  " + texts.say(
            phrase(
                "simulate-seat",
                number=seat + 1,
                player=phrase(f"player-{player}"),
                wins=document.wins[seat],
                mean=round(mean, 1),
            )
        )
    for error in document.errors:
        yield texts.say(phrase("simulate-error", game=error.game, moves=error.moves, message=error.message))
    if document.interrupted:
        yield texts.say(phrase("simulate-interrupted"))
