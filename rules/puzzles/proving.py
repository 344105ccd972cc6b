"""Proves that some moves of a position are clearly better than all others; proves a puzzle again, by other chance."""

from dataclasses import dataclass
from typing import Any

from rules.bots.advising import STRENGTH
from rules.bots.policy import chance_of
from rules.bots.term import Term
from rules.core.rng import seeded
from rules.puzzles.asked import Asked
from rules.puzzles.judging import MOST_WORLDS, Gap, judge, least_loss
from rules.puzzles.model import Proof
from rules.puzzles.opening import Opened

PROMISING = 0.75
MOST_ACCEPTED = 6
ACCEPTED_IN = 4
"""At most one in so many legal moves is an answer: else a guess would do."""
HOLDS = 2.0
"""Proven again, all other moves must be behind by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Proven:
    accepted: tuple[Any, ...]
    theme: Term
    loss: float
    proof: Proof


def proven(asked: Asked, seed: int, most: int = MOST_WORLDS) -> Proven | None:
    """Prove which moves are best, twice, in other worlds and looking further; None where nothing stands clear twice.

    What is looked for is found too easily where chance helped; only the second proof says how large the loss is.
    """
    first = once(asked, seed, most)
    if first is None:
        return None
    again = judge(asked, chance_of(seeded(seed, "again").word, asked.seat), most, further=True)
    if again is None:
        return None
    accepted = [each for each in again.followed if each.plan.begins in first]
    others = again.others(accepted)
    if len(accepted) < len(first) or not others:
        return None
    if not all(again.gap(one, other).is_clear(again.least) for one in accepted for other in others):
        return None
    next_best = min(others, key=lambda each: again.gap(accepted[0], each).points)
    theme, gap = again.gain(accepted[0], next_best), again.gap(accepted[0], next_best)
    if theme is None:
        return None
    proof = Proof(level=STRENGTH, worlds=again.worlds, error=round(gap.error, 2))
    return Proven(tuple(each.plan.begins for each in accepted), theme, round(gap.points, 2), proof)


def once(asked: Asked, seed: int, most: int) -> list[Any] | None:
    """Find the moves that stand clear of all others, the best first."""
    found = judge(asked, chance_of(seed, asked.seat), most)
    if found is None:
        return None
    accepted = found.as_good()
    others = found.others(accepted)
    if not others or not are_few(len(accepted), asked):
        return None
    if not all(found.gap(one, other).is_clear(found.least) for one in accepted for other in others):
        return None
    return [each.plan.begins for each in accepted]


@dataclass(frozen=True, slots=True)
class Again:
    """What a puzzle came to when it was proven again."""

    holds: bool
    worlds: int
    gap: Gap
    """How far the worst answer is before the best of all other moves."""


def proven_again(opened: Opened, seed: int, most: int = MOST_WORLDS) -> Again | None:
    """Judge the position of a puzzle by another chance; None where nothing could be judged."""
    found = judge(opened.asked, chance_of(seed, opened.seat), most)
    if found is None:
        return None
    accepted = [each for each in found.followed if opened.is_right(each.plan.begins)]
    others = found.others(accepted)
    if len(accepted) < len(opened.accepted) or not others:
        return Again(False, found.worlds, Gap(0.0, 0.0))
    gap = min((found.gap(one, other) for one in accepted for other in others), key=lambda each: each.points)
    return Again(gap.is_clear(0.0, HOLDS), found.worlds, gap)


def is_worth_proving(asked: Asked, gap: float, good: int) -> bool:
    """Whether a quick look promises enough: a choice, few good moves in it, and most of the loss that counts."""
    return are_few(good, asked) and gap >= PROMISING * least_loss(asked.game)


def are_few(good: int, asked: Asked) -> bool:
    """Whether so many good moves make a puzzle."""
    return good <= min(MOST_ACCEPTED, len(asked.legal) / ACCEPTED_IN)
