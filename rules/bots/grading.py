"""How good a decision was, in five grades: by the chance of winning that it lost, by points where that says nothing."""

from dataclasses import dataclass
from statistics import NormalDist
from typing import Literal

from rules.bots.advice import Advice
from rules.bots.forecast import Forecast, Outlook
from rules.bots.mind import Mind

Grade = Literal["best", "good", "inexact", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = ("best", "good", "inexact", "mistake", "blunder")


@dataclass(frozen=True, slots=True)
class Bounds:
    """What each grade but the worst may lose, as a chance of winning."""

    best: float = 0.005
    """Up to this; of the others, less than theirs."""
    good: float = 0.02
    inexact: float = 0.06
    mistake: float = 0.15
    decided: float = 0.02
    """Below this chance, and above what it leaves, a game is decided: there a loss is counted in points."""

    @property
    def chances(self) -> tuple[float, ...]:
        return self.best, self.good, self.inexact, self.mistake

    def points(self, spread: float) -> tuple[float, ...]:
        """Say how many points cost these chances in a level game of such a spread, at its beginning."""
        return tuple(spread * NormalDist().inv_cdf(0.5 + each) for each in self.chances)


BOUNDS = Bounds()
EYES = 3.0
"""Where nobody has measured how games spread: so many times as far as a novice misjudges a plan."""


def spread_of(mind: Mind, forecast: Forecast | None) -> float:
    """How far games of this kind end from each other, in points: one standard deviation, seen from their beginning."""
    if forecast is None or not forecast.stretches:
        return EYES * mind.levels[0].unsteady
    return max(each.spread for each in forecast.stretches)


def spread_of_leads(found: Advice) -> float:
    """The same as far as what was found of a position tells it, without the game's mind at hand."""
    measured = max((each.spread for each in found.suggestions), default=0.0)
    return measured if found.is_measured and measured else EYES * NOVICE * found.usual_error


NOVICE = 5.0
"""So many times as much as judgements of a world usually differ does a novice misjudge a plan."""


def graded(before: Outlook, after: Outlook, spread: float, *, is_measured: bool, bounds: Bounds = BOUNDS) -> Grade:
    """Grade a decision by what might be expected before it and after it; what the noise covers is no loss at all.

    Who loses a won game falls from above 98 % to below half, which is a blunder by any bound.
    """
    if before.lead <= after.lead:
        return "best"
    if not is_measured or is_decided(before.chance, after.chance, bounds):
        return by_bounds(before.lead - after.lead, bounds.points(spread))
    return by_bounds(before.chance - after.chance, bounds.chances)


def is_decided(before: float, after: float, bounds: Bounds = BOUNDS) -> bool:
    """Say whether the game was as good as won, or as good as lost, whatever was played."""
    return max(before, after) < bounds.decided or min(before, after) > 1 - bounds.decided


def by_bounds(loss: float, bounds: tuple[float, ...]) -> Grade:
    if loss <= bounds[0]:
        return GRADES[0]
    for grade, bound in zip(GRADES[1:], bounds[1:], strict=False):
        if loss < bound:
            return grade
    return GRADES[-1]
