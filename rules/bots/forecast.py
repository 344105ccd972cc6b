"""What a worth means for the end of the game: the lead to expect, how sure that is, and the chance of winning.

Measured in games of two to four regulars (`vestiges tune`), and kept as data of each game.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import erf, sqrt
from statistics import fmean as mean
from typing import NamedTuple

from rules.core import resources

FILE = "forecast.json"
LEAST_SLOPE = 1e-4
TENTH = 1.2816
"""Standard deviations below which one game in ten ends."""


class Outlook(NamedTuple):
    """How a game may be expected to end for a seat, in points of the game, before the best of the others."""

    lead: float
    spread: float
    """One standard deviation."""

    @property
    def chance(self) -> float:
        """Estimate the chance of being ahead at the end."""
        if not self.spread:
            return 0.5 + 0.5 * (self.lead > 0) - 0.5 * (self.lead < 0)
        return 0.5 * (1 + erf(self.lead / (self.spread * sqrt(2))))

    @property
    def band(self) -> tuple[float, float]:
        """Between these end eight games of ten."""
        return self.lead - TENTH * self.spread, self.lead + TENTH * self.spread


def chances_of_all(outlooks: Sequence[Outlook], seat: int) -> tuple[float, ...]:
    """Estimate the chance of each seat, as one of them sees it: its own as it stands, the rest shared by the others.

    Each outlook is an estimate of its own, so that the chances do not add up by themselves.
    """
    chances = [each.chance for each in outlooks]
    others = sum(chances) - chances[seat]
    left = 1 - chances[seat]
    even = left / max(1, len(chances) - 1)
    return tuple(
        chance if at == seat else left * chance / others if others else even for at, chance in enumerate(chances)
    )


def outlook_of(leads: Sequence[float], spreads: Sequence[float]) -> Outlook:
    """Put the worlds in which a game goes on together: they differ, and in each of them its end is not known."""
    lead = mean(leads)
    at_the_end = mean([each**2 for each in spreads])
    between_worlds = mean([(each - lead) ** 2 for each in leads])
    return Outlook(lead, sqrt(at_the_end + between_worlds))


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the game, and what worths mean there."""

    progress: float
    """Its middle: 0 is the beginning of the game, 1 its end."""
    slope: float
    """Points of the final lead for each point of worth."""
    bias: float
    spread: float

    @property
    def in_worths(self) -> "Stretch":
        """The same in the unit of the worth, with the same chances of winning."""
        slope = max(self.slope, LEAST_SLOPE)
        return Stretch(self.progress, 1.0, self.bias / slope, self.spread / slope)


@dataclass(frozen=True, slots=True)
class Forecast:
    stretches: tuple[Stretch, ...]
    """The earliest first."""
    games: int

    @property
    def mean_slope(self) -> float:
        """Points of the final lead for each point of worth, on the mean of a whole game."""
        return mean([each.slope for each in self.stretches])

    def at(self, progress: float) -> Stretch:
        """What holds at this point, between the stretches beside it."""
        first, last = self.stretches[0], self.stretches[-1]
        if progress <= first.progress:
            return first
        for before, after in zip(self.stretches, self.stretches[1:], strict=False):
            if progress <= after.progress:
                share = (progress - before.progress) / (after.progress - before.progress)
                return Stretch(
                    progress,
                    before.slope + share * (after.slope - before.slope),
                    before.bias + share * (after.bias - before.bias),
                    before.spread + share * (after.spread - before.spread),
                )
        return last

    def outlook(self, worth: float, progress: float) -> Outlook:
        here = self.at(progress)
        return Outlook(here.slope * worth + here.bias, here.spread)


@cache
def forecast_of(game_id: str, seats: int) -> Forecast | None:
    """Read what was measured with so many seats; None where nobody has measured it."""
    file = resources.assets() / game_id / FILE
    if not file.exists():
        return None
    written = json.loads(file.read_bytes())["seats"].get(str(seats))
    if written is None:
        return None
    return Forecast(tuple(Stretch(*each) for each in written["stretches"]), written["games"])


# Measuring


class Sample(NamedTuple):
    """A position of a game that was played to its end."""

    progress: float
    worth: float
    margin: float


STRETCHES = 6
TINY = 1e-9


class Centred(NamedTuple):
    """The samples of a part of the game, less what changes with its progress alone."""

    samples: Sequence[Sample]
    worths: list[float]
    margins: list[float]

    @property
    def progress(self) -> float:
        return mean([each.progress for each in self.samples])


def fitted(samples: Sequence[Sample], games: int) -> Forecast:
    """Fit the final margin on the worth: what a point of worth means changes evenly with the progress of the game, so
    that each part rests on all games; how it stands on the mean, and how sure that is, part by part.
    """
    parts: list[Centred] = []
    for number in range(STRETCHES):
        low, high = number / STRETCHES, (number + 1) / STRETCHES
        here = [
            each for each in samples if low <= each.progress < high or (number == STRETCHES - 1 and each.progress >= 1)
        ]
        if len(here) > 2:  # noqa: PLR2004 a line through two points tells nothing of the spread
            parts.append(centred(here))
    slope, more = slope_of(parts)
    return Forecast(tuple(stretch_of(part, max(0.0, slope + more * part.progress)) for part in parts), games)


def centred(samples: Sequence[Sample]) -> Centred:
    progress = [each.progress for each in samples]
    return Centred(
        samples,
        residuals(progress, [each.worth for each in samples]),
        residuals(progress, [each.margin for each in samples]),
    )


def residuals(along: Sequence[float], figures: Sequence[float]) -> list[float]:
    """Take the line through these figures away from them."""
    x, y = mean(along), mean(figures)
    across = sum((each - x) ** 2 for each in along)
    slope = sum((at - x) * (each - y) for at, each in zip(along, figures, strict=True)) / across if across else 0.0
    return [each - y - slope * (at - x) for at, each in zip(along, figures, strict=True)]


def slope_of(parts: Sequence[Centred]) -> tuple[float, float]:
    """Find by least squares what a point of worth means at the beginning, and how much more at the end."""
    one = both = two = first = second = 0.0
    for part in parts:
        at = part.progress
        square = sum(worth * worth for worth in part.worths)
        product = sum(worth * margin for worth, margin in zip(part.worths, part.margins, strict=True))
        one, both, two = one + square, both + at * square, two + at * at * square
        first, second = first + product, second + at * product
    turning = one * two - both * both
    if turning > TINY * one * two:
        return (first * two - second * both) / turning, (second * one - first * both) / turning
    return (first / one if one else 0.0), 0.0


def stretch_of(part: Centred, slope: float) -> Stretch:
    count = len(part.samples)
    bias = mean([each.margin for each in part.samples]) - slope * mean([each.worth for each in part.samples])
    left = sum((margin - slope * worth) ** 2 for worth, margin in zip(part.worths, part.margins, strict=True))
    return Stretch(round(part.progress, 4), round(slope, 4), round(bias, 3), round(sqrt(left / (count - 2)), 3))
