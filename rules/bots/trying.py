"""What a try at a position is worth: a move found, one as good, a better one than was played, or no better."""

from dataclasses import dataclass
from typing import Any, Literal

from rules.bots.mind import mind_of
from rules.bots.review import Judgement, Outcome

Verdict = Literal["found", "as-good", "better", "same", "worse"]
FOUND: tuple[Verdict, ...] = ("found", "as-good")
EYE = "apprentice"
LEAST = 0.375
"""What is behind by less than this share of what an apprentice misjudges is as good, unless it is clearly behind."""


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

    @property
    def is_found(self) -> bool:
        return self.verdict in FOUND


def little(game_id: str) -> float:
    """How many points of a lead mean little."""
    return LEAST * mind_of(game_id).level(EYE).unsteady


def right_moves(found: Judgement, game_id: str) -> list[Outcome]:
    """List the moves that are right at a moment to learn from, the best first: those that are hardly behind it, too."""
    best, *others = found.better
    return [best, *(each for each in others if best.lead - each.lead <= little(game_id))]


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
    return Trial(tried.move, verdict, behind, lost, found.theme, chance)


def is_known(other: Outcome, gap: float) -> bool:
    """Whether a difference is more than noise."""
    return abs(gap) >= other.doubt


def outcome_of(found: Judgement, move: Any) -> Outcome:
    return next(each for each in found.others if each.move == move)
