"""What a try at a position is worth: a move found, one as good, a better one than was played, or no better."""

from dataclasses import dataclass
from typing import Any, Literal

from rules.bots.advising import EYE, UNMEASURED
from rules.bots.forecast import forecast_of
from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Outcome

Verdict = Literal["found", "as-good", "better", "same", "worse"]
FOUND: tuple[Verdict, ...] = ("found", "as-good")
LEAST = 0.375
"""What is behind by less than this share of what an apprentice misjudges is as good, unless it is clearly behind."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What one move brings more than another, and in which terms: with the rest, these add up to it."""

    points: float
    error: float
    """One standard error of it."""
    terms: tuple[tuple[str, float], ...]
    rest: float


@dataclass(frozen=True, slots=True)
class Trial:
    """A move that was tried, and what came of it."""

    move: Any
    verdict: Verdict
    behind: float = 0.0
    """Points of the lead that it is behind the best move."""
    lost: float = 0.0
    """Points that it is behind the move that was played; fewer than none where it is ahead."""
    theme: str = ""
    """The term that makes most of what it is behind; empty where nothing is known of that."""
    chance: float | None = None
    """Of winning, where that was measured."""
    why: Comparison | None = None
    """Why the best move is better; None where that is not known beyond its doubt."""

    @property
    def is_found(self) -> bool:
        return self.verdict in FOUND


def often_missed(game_id: str, seats: int) -> float:
    """How far an apprentice misjudges a plan, in points of the lead at the end, on the mean of a whole game of so many.

    Where nobody has measured what a worth means there, in points of worth.
    """
    forecast = forecast_of(game_id, seats)
    slope = forecast.mean_slope if forecast is not None else UNMEASURED.slope
    return slope * mind_of(game_id).level(EYE).unsteady


def little(game_id: str, seats: int) -> float:
    """How many points of a lead mean little."""
    return LEAST * often_missed(game_id, seats)


def right_moves(found: Judgement, least: float) -> list[Outcome]:
    """List the moves that are right at a moment to learn from, the best first: those that are hardly behind it, too."""
    best, *others = found.better
    return [best, *(each for each in others if best.lead - each.lead <= least)]


def trial_of(found: Judgement, best: Any, before: Any | None, least: float) -> Trial:
    """Say what came of a try that was judged against the best move, and against the one that was played, if any was.

    Within the noise it is as good as the best one only if it is hardly behind: few worlds must not excuse a poor move.
    """
    tried = found.played
    ahead = outcome_of(found, best)
    behind = ahead.lead - tried.lead
    chance = tried.outlook.chance if tried.spread else None
    played = outcome_of(found, before) if before is not None else None
    lost = played.lead - tried.lead if played is not None else behind
    if behind <= 0 or (behind <= least and not found.is_better(ahead)):
        return Trial(tried.move, "as-good", max(0.0, behind), lost, chance=chance)
    verdict: Verdict = "worse" if played is None else "same"
    if played is not None and abs(lost) > least and is_known(played, lost):
        verdict = "worse" if lost > 0 else "better"
    return Trial(tried.move, verdict, behind, lost, found.theme, chance, why(found, best))


def why(found: Judgement, best: Any) -> Comparison | None:
    if not found.terms or found.best.move != best:
        return None
    return Comparison(found.loss, found.best.doubt, found.terms, found.rest)


def is_known(other: Outcome, gap: float) -> bool:
    """Whether a difference is more than noise."""
    return abs(gap) >= other.doubt


def outcome_of(found: Judgement, move: Any) -> Outcome:
    return next(each for each in found.others if each.move == move)
