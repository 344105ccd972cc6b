"""How good a person is at a game, on the scale of its levels, by own results. Knows no widget and no words.

A level is a place on one scale. Of those at a table, each wins in proportion to e raised to its place.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from math import exp, log, sqrt

from rules.bots.registry import LEVELS
from rules.core.finished_game import FinishedGame
from rules.core.records import games_of, has_won
from rules.reference.ladder import Ladder

BEGINNING = LEVELS[0]
"""The level for somebody of whom nothing is known."""
LEAST_GAMES = 5
"""After fewer games nothing is known."""
WANTED = 0.45
"""Winning about as often as this, one is neither bored nor without hope."""
USUAL_SHARE = 0.75
"""How often a level is taken to beat the one below it where nobody has measured that."""
CLEAREST = 0.99
"""Whoever wins more often than this is no further above: nobody can tell by so few losses."""
SPREAD = 1.2
"""How far people are from the beginners' level, as a standard deviation, before anything is known of them."""
HALF_LIFE = 20.0
"""After as many games more, a game counts half: people get better."""
EIGHT_OF_TEN = 1.28
STEPS, NEAR = 60, 1e-6
RECENT = 100
"""Games before these count for next to nothing."""


@dataclass(frozen=True, slots=True)
class Met:
    """A game against levels: which sat there, and whether the person won."""

    rivals: tuple[str, ...]
    won: bool
    day: date


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the scale, and how uncertain it is, as a standard deviation."""

    mean: float
    error: float

    @property
    def band(self) -> tuple[float, float]:
        """Between these it lies in eight of ten cases."""
        return self.mean - EIGHT_OF_TEN * self.error, self.mean + EIGHT_OF_TEN * self.error


Scale = Mapping[str, float]
"""The place of each level, the beginners' level at 0; the weakest first."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Which level to play against, and why."""

    level: str
    games: int
    """How many the advice rests on."""
    share: float
    """How often the person would win at a table of two."""

    @property
    def is_known(self) -> bool:
        """Whether it rests on games, or is only where everybody begins."""
        return self.games >= LEAST_GAMES


def games_met(results: Iterable[FinishedGame], game: str, name: str, levels: Sequence[str]) -> tuple[Met, ...]:
    """The games of a person that measure strength, the earliest first: against levels only, without advice, nothing
    taken back that chance or others had shown."""
    found = []
    for each in sorted(games_of(results, name), key=lambda each: each.when):
        rivals = tuple(seat.player for seat in each.others(name))
        is_own = each.counts and not each.advised
        if each.game == game and is_own and rivals and all(rival in levels for rival in rivals):
            found.append(Met(rivals, has_won(each, name), each.day))
    return tuple(found)


def scale_of(ladder: Ladder, levels: Sequence[str]) -> Scale:
    """Place levels, weakest first, as far from each other as they were measured to be."""
    places: dict[str, float] = {}
    at = 0.0
    for level in levels:
        pair = ladder.beats(level)
        share = pair.share if pair is not None else USUAL_SHARE
        at += log_odds(min(CLEAREST, max(1 - CLEAREST, share))) if places else 0.0
        places[level] = at
    return {level: place - places[BEGINNING] for level, place in places.items()}


def log_odds(share: float) -> float:
    return log(share / (1 - share))


def expected(place: float, rivals: Sequence[float]) -> float:
    """How often somebody at this place wins against all of these."""
    return 1 / (1 + sum(exp(rival - place) for rival in rivals))


def place_after(games: Sequence[Met], scale: Scale) -> Place:
    """The most likely place after these games, later ones weighing more; near the beginners' level without any."""
    games = games[-RECENT:]
    faced = [[scale[rival] for rival in game.rivals] for game in games]
    weights = [0.5 ** ((len(games) - 1 - number) / HALF_LIFE) for number in range(len(games))]
    at = 0.0
    for _ in range(STEPS):
        slope, bend = -at / SPREAD**2, 1 / SPREAD**2
        for game, rivals, weight in zip(games, faced, weights, strict=True):
            share = expected(at, rivals)
            slope += weight * (game.won - share)
            bend += weight * share * (1 - share)
        step = slope / bend
        at += max(-1.0, min(1.0, step))
        if abs(step) < NEAR:
            break
    return Place(at, 1 / sqrt(bend))


def course(games: Sequence[Met], scale: Scale, most: int) -> tuple[Place, ...]:
    """The place after each of the last games, so many at most."""
    first = max(0, len(games) - most)
    return tuple(place_after(games[: number + 1], scale) for number in range(first, len(games)))


def advised(games: Sequence[Met], scale: Scale) -> Advice:
    """The level against which the person is expected to win nearest to as often as wanted."""
    at = place_after(games, scale).mean
    shares = {level: expected(at, [scale[level]]) for level in scale}
    best = min(shares, key=lambda level: abs(shares[level] - WANTED))
    level = best if len(games) >= LEAST_GAMES else BEGINNING
    return Advice(level, len(games), shares[level])


def on_rungs(place: float, scale: Scale) -> float:
    """Say a place in rungs: 0 at the lowest, halfway between two rungs at a half; within half a rung of the ends."""
    steps = list(pairs_of(scale))
    for number, (low, high) in enumerate(steps):
        if place <= high or number == len(steps) - 1:
            return max(-0.5, min(len(steps) + 0.5, number + (place - low) / (high - low)))
    return 0.0


def pairs_of(scale: Scale) -> Iterator[tuple[float, float]]:
    """Each rung with the next; where one was measured to be no stronger they still stand apart."""
    least = log_odds(0.55)
    for below, level in pairwise(scale):
        yield scale[below], max(scale[level], scale[below] + least)
