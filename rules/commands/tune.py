"""`vestiges tune`: plays games of regulars and fits what a worth means for their end, and how much each term counts.

What is fitted is written down as data (`assets/<game>/forecast.json`), or told, for whoever sets the weights.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from rules.bots.forecast import STRETCHES, Forecast, Sample, fitted
from rules.bots.mind import Mind, mind_of
from rules.bots.policy import Budget, chance_of
from rules.bots.sampling import worlds
from rules.bots.term import Term, by_term
from rules.commands.answer import Answer, Document
from rules.commands.arguments import GAME, MOST_WORKERS, SEED, Argument, whole_number
from rules.commands.boxes import options_of, printed_edition, seats_for
from rules.commands.call import Call
from rules.commands.failures import DONE, INTERRUPTED, Denied
from rules.commands.resuming import Run, resumed
from rules.core.contract import AnyGame, Seating
from rules.core.edition import Edition
from rules.core.rng import seeded
from rules.core.types import Seat, phrase

ARGUMENTS = (
    GAME,
    Argument("--games", partial(whole_number, least=1), default=100, text="ladder-games"),
    Argument("--seats", partial(whole_number, least=2), default=2, text="tune-seats"),
    SEED,
    Argument("--workers", partial(whole_number, least=1, most=MOST_WORKERS), default=1),
    Argument("--keep", Path, text="ladder-keep"),
    Argument("--out", Path, text="ladder-out"),
)
PLAYER = "regular"
FIRM = 30.0
"""How strongly a scale is held at 1 where games say little: as many samples would weigh as much."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A position at the end of a plan, as one seat judged it, in a game that was played to its end."""

    seat: Seat
    progress: float
    worth: float
    own: Mapping[str, float]
    """By term, what the seat itself has."""
    others: Mapping[str, float]
    """By term, what the others have, as it counts against the seat."""
    margin: int


class StretchDocument(Document):
    progress: float
    slope: float
    bias: float
    spread: float


class ScaleDocument(Document):
    term: str
    scale: float
    """How many points of the final lead a point of this term was worth."""
    size: float
    """How much the term varies at a stage of the game: one standard deviation."""
    of_others: float
    """The same for what the others have."""
    size_of_others: float


class TuneDocument(Document):
    game: str
    rules_version: int
    seats: int
    games: int
    samples: int
    stretches: tuple[StretchDocument, ...]
    scales: tuple[ScaleDocument, ...]
    interrupted: bool


def run(call: Call) -> Answer:
    game, given = call.game, call.given
    series = Series(
        game,
        printed_edition(call.collection, game),
        options_of(game, ()),
        seats_for(game, (PLAYER,) * given.seats, ()),
        given.seed,
    )
    wanted = Run(line_of, series, Line, task_of=lambda line: line.number, is_same=series.has_given)
    lines, interrupted = resumed(wanted, {number: number for number in range(given.games)}, given.workers, given.keep)
    samples = [each for line in lines for each in line.judged]
    if not samples:
        raise Denied(phrase("nothing-played"), game)
    forecast = fitted([Sample(each.progress, each.worth, each.margin) for each in samples], len(lines))
    document = TuneDocument(
        game=game.id,
        rules_version=game.rules_version,
        seats=given.seats,
        games=len(lines),
        samples=len(samples),
        stretches=tuple(
            StretchDocument(progress=each.progress, slope=each.slope, bias=each.bias, spread=each.spread)
            for each in forecast.stretches
        ),
        scales=tuple(scales_of(mind_of(game.id).terms, samples)),
        interrupted=interrupted,
    )
    if given.out is not None and not interrupted:
        write(game, given.seats, forecast, given.out)
    return Answer(document, readable(call, document), INTERRUPTED if interrupted else DONE)


# The games


@dataclass(frozen=True, slots=True)
class Series:
    """What a worker needs; the box is made there, from plain data."""

    game: AnyGame
    edition: Edition
    options: Any
    seating: tuple[Seating, ...]
    seed: int

    def has_given(self, line: "Line") -> bool:
        same = (self.seed, len(self.seating), self.game.rules_version)
        return (line.seed, line.seats, line.rules_version) == same


class Line(Document):
    """A game, as it is kept: what was judged in it."""

    seed: int
    number: int
    seats: int
    rules_version: int
    judged: tuple[Judged, ...]


def line_of(series: Series) -> Callable[[int], Line]:
    game = series.game
    box = game.box(series.edition)

    def line(number: int) -> Line:
        seed = seeded(series.seed, f"tune-{number}").word
        start = game.setup(box, series.options, series.seating, seed)
        return Line(
            seed=series.seed,
            number=number,
            seats=len(series.seating),
            rules_version=game.rules_version,
            judged=tuple(judged_in(game, start, seed)),
        )

    return line


def judged_in(game: AnyGame, state: Any, seed: int) -> Iterator[Judged]:
    """Play a game of regulars; tell how each judged the end of its plan whenever its turn began."""
    mind = mind_of(game.id)
    found: list[tuple[Seat, Seen]] = []
    number = 0
    while decisions := game.deciding(state):
        seat = decisions[0].seat
        legal = game.legal(state, seat)
        move = legal[0]
        if len(legal) > 1:
            move, judged = choice(game, mind, state, legal, seed + number)
            if judged is not None and mind.begins_turn(state, seat):
                found.append((seat, judged))
        state = game.apply(state, move).state
        number += 1
    totals = game.totals(state)
    for seat, seen in found:
        yield Judged(seat, *seen, totals[seat] - max(totals[:seat] + totals[seat + 1 :]))


def choice(game: AnyGame, mind: Mind, state: Any, legal: Sequence[Any], seed: int) -> tuple[Any, "Seen | None"]:
    """Choose as a regular does; also tell what the end of the plan is worth to who advises, where there is a plan."""
    seat, level = legal[0].seat, mind.level(PLAYER)
    weights = mind.weights[level.weights]
    (world,) = worlds(game, game.view(state, seat), chance_of(seed, seat), 1)
    at_once = mind.at_once(weights, world, seat, legal)
    if at_once is not None:
        return at_once, None
    thinking = mind.thinking(weights, world, seat)
    plan = thinking.plans(game, world, legal, Budget(level.thoughts))[0]
    end = thinking.carried_out(game, world, plan)
    shares = mind.thinking(mind.weights[mind.judge.weights], world, seat).shares(end)
    own = by_term(share for share in shares if share.seat == seat)
    others = by_term(share for share in shares if share.seat != seat)
    worth = round(sum(share.points for share in shares), 3)
    return plan.begins, Seen(round(mind.progress(state), 4), worth, named(own), named(others))


class Seen(NamedTuple):
    """What is judged of a position before anybody knows how the game ends."""

    progress: float
    worth: float
    own: dict[str, float]
    others: dict[str, float]


def named(shares: Mapping[Term, float]) -> dict[str, float]:
    return {term.name: round(points, 3) for term, points in shares.items()}


# What they say


def scales_of(terms: Sequence[Term], samples: Sequence[Judged]) -> Iterator[ScaleDocument]:
    """Fit the final margin on all terms together, by least squares held near a scale of 1.

    At each stage of the game only what differs from the mean of that stage counts: all have more of everything later.
    """
    names = [term.name for term in terms]
    rows: list[list[float]] = []
    margins: list[float] = []
    for stage in range(STRETCHES):
        here = [each for each in samples if min(int(each.progress * STRETCHES), STRETCHES - 1) == stage]
        if here:
            rows += centred(
                [[side.get(name, 0.0) for side in (each.own, each.others) for name in names] for each in here]
            )
            margins += [row[0] for row in centred([[float(each.margin)] for each in here])]
    sizes = [sqrt(sum(row[at] ** 2 for row in rows) / len(rows)) for at in range(2 * len(names))]
    scales = least_squares(rows, margins, [FIRM * max(size, 0.1) ** 2 for size in sizes])
    for at, name in enumerate(names):
        other = at + len(names)
        yield ScaleDocument(
            term=name,
            scale=round(scales[at], 3),
            size=round(sizes[at], 2),
            of_others=round(scales[other], 3),
            size_of_others=round(sizes[other], 2),
        )


def centred(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """Subtract from each column its mean."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float], firm: Sequence[float]) -> list[float]:
    """Solve for the scales; each is pulled towards 1 as firmly as is said."""
    count = len(firm)
    table = [[sum(row[i] * row[j] for row in rows) for j in range(count)] for i in range(count)]
    right = [sum(row[i] * value for row, value in zip(rows, wanted, strict=True)) for i in range(count)]
    for at, strength in enumerate(firm):
        table[at][at] += strength
        right[at] += strength
    return solved(table, right)


def solved(table: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination, the largest pivot first."""
    count = len(right)
    for at in range(count):
        pivot = max(range(at, count), key=lambda row: abs(table[row][at]))
        table[at], table[pivot] = table[pivot], table[at]
        right[at], right[pivot] = right[pivot], right[at]
        for row in range(at + 1, count):
            factor = table[row][at] / table[at][at]
            right[row] -= factor * right[at]
            for column in range(at, count):
                table[row][column] -= factor * table[at][column]
    found = [0.0] * count
    for at in reversed(range(count)):
        rest = sum(table[at][column] * found[column] for column in range(at + 1, count))
        found[at] = (right[at] - rest) / table[at][at]
    return found


def write(game: AnyGame, seats: int, forecast: Forecast, file: Path) -> None:
    """Put the forecast for so many seats beside those for other tables."""
    written = json.loads(file.read_bytes()) if file.exists() else {"seats": {}}
    written["rules_version"] = game.rules_version
    stretches = [[each.progress, each.slope, each.bias, each.spread] for each in forecast.stretches]
    written["seats"][str(seats)] = {"games": forecast.games, "stretches": stretches}
    file.write_text(json.dumps(written, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def readable(call: Call, document: TuneDocument) -> Iterator[str]:
    texts = call.texts.of(call.game)
    yield texts.say(phrase("tune-summary", games=document.games, samples=document.samples))
    for each in document.stretches:
        share = round(100 * each.progress)
        yield texts.say(phrase("tune-stretch", progress=share, slope=f"{each.slope:g}", spread=f"{each.spread:g}"))
    for scale in document.scales:
        name = phrase(f"{call.game.prefix.lower()}-term-{scale.term}")
        yield texts.say(
            phrase(
                "tune-scale",
                term=name,
                scale=f"{scale.scale:g}",
                size=f"{scale.size:g}",
                others=f"{scale.of_others:g}",
                other_size=f"{scale.size_of_others:g}",
            )
        )
