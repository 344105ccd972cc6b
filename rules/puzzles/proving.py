"""Proves that some ideas of a position are clearly better than all others; proves a puzzle again, by other chance."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.bots.ideas import Idea
from rules.bots.mind import mind_of
from rules.bots.policy import chance_of
from rules.bots.review import DIGITS, told_terms
from rules.bots.term import Term
from rules.core.rng import seeded
from rules.puzzles.asked import Asked
from rules.puzzles.judgement import MOST_GOOD, STEP, Followed, Gap, Judgement, begun
from rules.puzzles.judging import LEAST_TO_PROVE, MOST_WORLDS, judge, judge_again, judge_of, most_answers
from rules.puzzles.model import Proof, Puzzle, Why, written
from rules.puzzles.opening import Opened
from rules.puzzles.scale import scale_of

PROMISING = 0.75
HOLDS = 2.0
"""Proven again, all other moves must be behind by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Proven:
    accepted: tuple[Any, ...]
    theme: Term
    loss: float
    proof: Proof
    why: Why


def proven(asked: Asked, seed: int, most: int = MOST_WORLDS) -> Proven | None:
    """Prove which ideas are best, twice; None where too much is as good, or no step parts it from all else.

    What is looked for is found too easily where chance helped; only the second proof says how large the loss is. What
    is clearly worse in one proof only is accepted.
    """
    first = judge(asked, chance_of(seed, asked.seat), most)
    if first is None or not may_be_asked(first, first.as_good(), asked):
        return None
    again = judge_again(asked, first, chance_of(seeded(seed, "again").word, asked.seat), most)
    if again is None:
        return None
    good = [*map(begun_by, first.as_good()), *map(begun_by, again.as_good())]
    accepted = [each for each in again.followed if each.plan.begins in good]
    if not may_be_asked(again, accepted, asked):
        return None
    next_best = nearest(again, again.others(accepted))
    theme, gap = again.gain(again.best, next_best), again.gap(again.best, next_best)
    if theme is None:
        return None
    proof = Proof(level=mind_of(asked.game.id).judge.name, worlds=again.worlds, error=round(gap.error, DIGITS))
    return Proven(tuple(begun(accepted)), theme, round(gap.points, DIGITS), proof, why(again, again.best, next_best))


def may_be_asked(found: Judgement, accepted: Sequence[Followed], asked: Asked) -> bool:
    """Whether few ideas are accepted, and a step parts them from all others."""
    others = found.others(accepted)
    if not others or len(accepted) > MOST_GOOD or not are_few(len(begun(accepted)), asked):
        return False
    steps = [found.gap(one, other).points for one in accepted for other in others]
    return min(steps) >= STEP * found.least and all(found.is_worse(each) for each in others)


def why(found: Judgement, best: Followed, other: Followed) -> Why:
    """Say in which terms the best idea is before another one."""
    points = {term.name: each for term, each in found.difference(best, other).items()}
    terms, rest = told_terms(points, round(found.gap(best, other).points, DIGITS))
    return Why(against=written([other.plan.begins])[0], terms=terms, rest=rest)


def nearest(found: Judgement, others: Sequence[Followed]) -> Followed:
    return min(others, key=lambda each: found.gap(found.best, each).points)


def begun_by(idea: Idea) -> Any:
    return idea.plan.begins


@dataclass(frozen=True, slots=True)
class Again:
    """What a puzzle came to when it was proven again."""

    level: str
    """Who judged."""
    holds: bool
    worlds: int
    gap: Gap
    """How far the best answer is before the best of all other moves."""
    why: Why | None = None

    @property
    def is_clear(self) -> bool:
        """Whether it stands as clear as when it was found."""
        return self.holds and self.gap.is_clear(0.0)

    def renewed(self, puzzle: Puzzle) -> Puzzle:
        """Keep with a puzzle what it came to now, where that is as clear as when it was found."""
        if not self.is_clear:
            return puzzle
        points, error = (round(figure, DIGITS) for figure in self.gap)
        proof = Proof(level=self.level, worlds=self.worlds, error=error)
        return puzzle.model_copy(update={"loss": points, "proof": proof, "why": self.why})


def proven_again(opened: Opened, seed: int, most: int = MOST_WORLDS) -> Again | None:
    """Judge the position of a puzzle by another chance; None where nothing could be judged."""
    judge = replace(judge_of(opened.asked, chance_of(seed, opened.seat)), least_worlds=LEAST_TO_PROVE)
    found = judge.judged(opened.asked.legal, most, gives_up=False)
    if found is None:
        return None
    accepted = [each for each in found.followed if any(map(opened.is_right, begun([each])))]
    others = found.others(accepted)
    if not accepted or not others:
        return Again(judge.adviser.level.name, False, found.worlds, Gap(0.0, 0.0))
    best = max(accepted, key=lambda each: each.lead)
    other = min(others, key=lambda each: found.gap(best, each).points)
    gap = found.gap(best, other)
    return Again(judge.adviser.level.name, gap.is_clear(0.0, HOLDS), found.worlds, gap, why(found, best, other))


def is_worth_proving(asked: Asked, gap: float, good: int) -> bool:
    """Whether a quick look promises enough: a choice, few good moves in it, and most of the loss that counts."""
    return are_few(good, asked) and gap >= PROMISING * scale_of(asked.game, asked.state).least_worth


def are_few(good: int, asked: Asked) -> bool:
    """Whether so many good moves make a puzzle."""
    return good <= most_answers(asked)
