"""`vestiges habits`: how much regulars lose by theme in their own games, with which a person's reviews are compared."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from rules.bots.forecast import forecast_of
from rules.bots.mind import mind_of
from rules.bots.review import Review
from rules.bots.whole_review import begun, carried_on, evaluation_of
from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, MOST_WORKERS, SEED, Argument, whole_number
from rules.commands.boxes import options_of, printed_edition, seats_for
from rules.commands.call import Call
from rules.commands.failures import DONE, INTERRUPTED, Denied, WrongUsage
from rules.commands.headless import play, policies_for
from rules.commands.resuming import Run, resumed
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.record import new_record
from rules.core.rng import seeded
from rules.core.timeline import Timeline
from rules.core.types import phrase
from rules.reference.habits import NOTHING, Habit, Habits, Lost, lost_by_theme, read

ARGUMENTS = (
    GAME,
    Argument("--games", partial(whole_number, least=1), default=12, text="games"),
    Argument("--seats", partial(whole_number, least=2), default=2, text="tune-seats"),
    SEED,
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), default=1),
    Argument("--keep", Path, text="ladder-keep"),
    Argument("--out", Path, text="ladder-out"),
)
LEVEL = "regular"
DIGITS = 3
"""Behind the point: what a file keeps of points."""


class ThemeDocument(Document):
    theme: str
    decisions: float
    """How many lost something, in each game on the mean."""
    points: float
    """How much they lost together."""
    error: float
    """One standard error of the points."""


class HabitsDocument(Document):
    game: str
    rules_version: int
    level: str
    seats: int
    games: int
    evaluation: str
    themes: tuple[ThemeDocument, ...]
    """Those that lose most first."""
    interrupted: bool


def run(call: Call) -> Answer:
    game, given = call.game, call.given
    options, seating = options_of(game, ()), seats_for(game, (LEVEL,) * given.seats, ())
    for refusal in game.objections_to_start(options, seating):
        raise WrongUsage(refusal.sentence, game)
    if forecast_of(game.id, given.seats) is None:
        raise Denied(phrase("habits-no-forecast", seats=given.seats), game)
    series = Series(game, printed_edition(call.collection, game), options, seating, given.seed)
    wanted = Run(line_of, series, Line, task_of=lambda line: line.number, is_same=series.has_given)
    lines, interrupted = resumed(wanted, {number: number for number in range(given.games)}, given.workers, given.keep)
    found = summed_up(series, lines)
    if given.out is not None and not interrupted:
        write(game, found, given.out)
    document = document_of(game, found, interrupted)
    return Answer(document, readable(call, document), INTERRUPTED if interrupted else DONE)


# Playing and reviewing


@dataclass(frozen=True, slots=True)
class Series:
    """What a worker needs; the box is made there, from plain data."""

    game: AnyGame
    edition: Edition
    options: Any
    seating: tuple[Seating, ...]
    seed: int

    @property
    def evaluation(self) -> str:
        return evaluation_of(mind_of(self.game.id), self.game.id, len(self.seating))

    def has_given(self, line: "Line") -> bool:
        """Whether it is of the same series, by the same judgements."""
        same = (self.seed, len(self.seating), self.game.rules_version, self.evaluation)
        return (line.seed, line.seats, line.rules_version, line.evaluation) == same


class Line(Document):
    """A game, as it is kept: what one seat lost by theme."""

    seed: int
    number: int
    seats: int
    rules_version: int
    evaluation: str
    lost: dict[str, Lost]


def line_of(series: Series) -> Callable[[int], Line]:
    game, seats = series.game, len(series.seating)
    box = game.box(series.edition)

    def line(number: int) -> Line:
        seed = seeded(series.seed, f"habits-{seats}-{number}").word
        review = whole_review(played(series, box, seed), number % seats)
        return Line(
            seed=series.seed,
            number=number,
            seats=seats,
            rules_version=game.rules_version,
            evaluation=series.evaluation,
            lost=lost_by_theme(review),
        )

    return line


def played(series: Series, box: Any, seed: int) -> Timeline:
    """Play a game to its end."""
    game = series.game
    record = new_record(game, series.edition, series.options, series.seating, seed=seed)
    timeline = Timeline(game, record, box)
    found = play(game, timeline.state, policies_for(game, series.seating), seed)
    if not found.finished:
        raise RuntimeError(f"seed {seed}: {found.error}")
    for move in found.moves:
        timeline.propose(move)
    return timeline


def whole_review(timeline: Timeline, seat: int) -> Review:
    """Judge every decision of a seat, as the review of a person's game does."""
    review, desk = begun(timeline, seat)
    *_, last = (review, *carried_on(review, lambda tasks: map(desk.judged, tasks)))
    return last


# The result


def summed_up(series: Series, lines: Iterable[Line]) -> Habits:
    games = list(lines)
    if not games:
        raise Denied(phrase("nothing-played"), series.game)
    return Habits(
        level=LEVEL,
        seats=len(series.seating),
        games=len(games),
        evaluation=series.evaluation,
        themes={
            term.name: habit_of(term.name, games)
            for term in mind_of(series.game.id).terms
            if any(term.name in line.lost for line in games)
        },
    )


def habit_of(theme: str, games: Sequence[Line]) -> Habit:
    lost = [each.lost.get(theme, NOTHING) for each in games]
    count = len(lost)
    mean = sum(each.points for each in lost) / count
    varies = sum((each.points - mean) ** 2 for each in lost) / max(1, count - 1)
    return Habit(
        decisions=round(sum(each.decisions for each in lost) / count, DIGITS),
        points=round(mean, DIGITS),
        error=round(sqrt(varies / count), DIGITS),
    )


def write(game: AnyGame, found: Habits, file: Path) -> None:
    """Put the figures where a person's own page reads them; those of other tables stay."""
    before = read(file)
    others = before.tables if before.rules_version == game.rules_version else ()
    tables = sorted((*(each for each in others if each.seats != found.seats), found), key=lambda each: each.seats)
    data = {"rules_version": game.rules_version, "tables": to_jsonable_python(tables)}
    file.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def document_of(game: AnyGame, found: Habits, interrupted: bool) -> HabitsDocument:
    by_loss = sorted(found.themes.items(), key=lambda pair: -pair[1].points)
    return HabitsDocument(
        game=game.id,
        rules_version=game.rules_version,
        level=found.level,
        seats=found.seats,
        games=found.games,
        evaluation=found.evaluation,
        themes=tuple(
            ThemeDocument(theme=name, decisions=each.decisions, points=each.points, error=each.error)
            for name, each in by_loss
        ),
        interrupted=interrupted,
    )


def readable(call: Call, document: HabitsDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    level = phrase(f"player-{document.level}")
    yield texts.say(phrase("habits-summary", level=level, games=document.games))
    for each in document.themes:
        theme = phrase(f"{call.game.prefix.lower()}-term-{each.theme}")
        figures = {"points": f"{each.points:g}", "error": f"{each.error:g}", "decisions": f"{each.decisions:g}"}
        yield texts.say(phrase("habits-theme", theme=theme, **figures))
