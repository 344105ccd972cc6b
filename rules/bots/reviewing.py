"""Judges a decision that was made, with what the seat knew then: the move played among those that were better or not.

Worlds come from the view, and all moves are followed in the same ones. A first look is cheap; a second one goes as far
as advice does, with fewer answers in more worlds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.bots.advice import APART
from rules.bots.advising import EYE, UNMEASURED, Adviser, Seen
from rules.bots.ahead import End
from rules.bots.doubt import error_of
from rules.bots.forecast import chances_of_all, forecast_of, outlook_of
from rules.bots.ideas import Idea, doings, gathered
from rules.bots.lines import Lines
from rules.bots.mind import Level, Mind, Thinking, mind_of, moves_of
from rules.bots.policy import Budget
from rules.bots.review import DIGITS, Judgement, Outcome
from rules.bots.sampling import world
from rules.bots.term import by_term
from rules.core.contract import AnyGame
from rules.core.rng import Rng, seeded
from rules.core.types import Seat

OTHERS = 3
"""So many other moves are told."""
CHEAP = "expert"
"""The level of the first look."""
SEVERAL = 3
"""From so many seats on, each of them has a chance of its own."""
CHEAPER = 4
"""Where that level does not look ahead, it does so with such a part of the best one's moves."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a decision."""

    followed: int
    """So many ideas beside the move that was played."""
    least: int
    """In so many worlds before it may be enough."""
    worlds: int
    moves: int
    """So many moves it evaluates at most."""
    is_refined: bool = False


FIRST = Effort(followed=2, least=2, worlds=2, moves=2_500)
REFINED = Effort(followed=3, least=4, worlds=12, moves=9_000, is_refined=True)
TRIED = Effort(followed=OTHERS, least=3, worlds=8, moves=6_000, is_refined=True)
"""A move that somebody tries is judged while they wait."""


def level_for(mind: Mind, effort: Effort) -> Level:
    """Judge the first look like an expert, the second one as far ahead as the level that advises."""
    best = mind.judge
    if effort.is_refined:
        return replace(best, replies=max(1, best.replies // 2))
    cheap = mind.level(CHEAP)
    return cheap if cheap.looks_ahead else replace(cheap, replies=max(1, best.replies // CHEAPER))


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as the seat met it; who judges it is told nothing else."""

    number: int
    """The entry of the game that it led to."""
    view: Any
    legal: Sequence[Any]
    played: Any


def judged(game: AnyGame, asked: Question, effort: Effort, seats: int) -> Judgement:
    """Judge a decision of a game of so many seats."""
    return reviewer_for(game, asked, effort, seats).judged_decision(asked)


def judged_against(game: AnyGame, asked: Question, known: Sequence[Any], effort: Effort, seats: int) -> Judgement:
    """Judge a move that somebody tries against moves of which it is known how good they are, in the same worlds."""
    return reviewer_for(game, asked, effort, seats).judged_try(asked, known)


def reviewer_for(game: AnyGame, asked: Question, effort: Effort, seats: int) -> "Reviewer":
    mind, forecast = mind_of(game.id), forecast_of(game.id, seats)
    here = world(game, asked.view, chance_for(asked.number), 0)
    stretch = forecast.at(mind.progress(here)) if forecast is not None else None
    eye = mind.level(EYE).unsteady / 2
    level, budget = level_for(mind, effort), Budget(effort.moves)
    error = eye * (stretch or UNMEASURED).slope
    all_seats = stretch is not None and seats >= SEVERAL
    return Reviewer(game, mind, level, budget, stretch, eye, error, effort, all_seats)


def lead_of(totals: Sequence[int], seat: Seat) -> float | None:
    """Count the lead before the best of the others; None where there is nobody else."""
    others = [each for at, each in enumerate(totals) if at != seat]
    return float(totals[seat] - max(others)) if others else None


def chance_for(number: int) -> Rng:
    """Give the chance from which the worlds of a decision are drawn: always the same, never the game's own."""
    return seeded(number, "review")


@dataclass(frozen=True, slots=True)
class Reviewer(Adviser):
    """Judges one decision, in points of the final totals, also where what is weighed is counted in something else."""

    effort: Effort
    all_seats: bool = False
    """Whether the chances of all seats are told."""

    def judged_decision(self, asked: Question) -> Judgement:
        view, played, rng = asked.view, asked.played, chance_for(asked.number)
        here = world(self.game, view, rng, 0)
        root = self.thinking(here, played.seat)
        own, others = self.ideas(root, here, asked.legal, played)
        own, others = self.compared(own, others, root, view, rng)
        return self.told_of(own, others, Lines(self.game, self.mind, view, rng), asked.number)

    def judged_try(self, asked: Question, known: Sequence[Any]) -> Judgement:
        """Judge the move of the question against these, and nothing else."""
        view, rng = asked.view, chance_for(asked.number)
        here = world(self.game, view, rng, 0)
        root = self.thinking(here, asked.played.seat)
        own, *others = (Idea(self.planned_after(here, move)) for move in (asked.played, *known))
        own, others = self.compared(own, others, root, view, rng)
        return self.told_of(own, others, Lines(self.game, self.mind, view, rng), asked.number)

    # The moves that are compared

    def ideas(self, root: Thinking, here: Any, legal: Sequence[Any], played: Any) -> tuple[Idea, list[Idea]]:
        """Find the idea of the move that was played, and the best others."""
        at_once = self.mind.at_once(self.weights, here, played.seat, legal)
        if at_once is None:
            plans = self.plans(root, here, legal, self.level.thoughts)
        else:
            plans = [self.planned_after(here, at_once)]
        own = next((plan for plan in plans if plan.begins == played), None) or self.planned_after(here, played)
        ideas = gathered(plans, self.mind.asides)
        least = plans[0].worth - self.level.near
        others = [each for each in ideas if each.plan.begins != played and doings(each.plan) != doings(own)]
        others = others[:1] + [each for each in others[1:] if each.plan.worth >= least]
        return Idea(own), others[: self.effort.followed]

    # In worlds that look alike

    def compared(self, own: Idea, others: list[Idea], root: Thinking, view: Any, rng: Rng) -> tuple[Idea, list[Idea]]:
        """Play them all on in one world after the other, until the one that was played is known well enough."""
        first = world(self.game, view, rng, 0)
        everybody = [self.thinking(first, seat) for seat in range(len(first.players))] if self.all_seats else []
        for number in range(self.effort.worlds):
            here = world(self.game, view, rng, number)
            chance = seeded(rng.word, f"answers-{number}") if number else None
            ends = [self.end_of(each.plan, here, chance) for each in (own, *others)]
            if self.budget.is_spent:
                break  # what was looked at in part would be unfair to the rest
            # Where one of them ends the game and another one does not, both are guessed, or the two would not compare.
            is_over = not any(self.game.deciding(end.state) for end in ends)
            for each, end in zip((own, *others), ends, strict=True):
                each.paths.append(tuple(moves_of(end.path)))
                each.add(*(self.known_at(end, root) if is_over else self.seen_at(end, root)))
                if everybody:
                    each.leads_of_all.append(self.leads_of_all(end, everybody, is_over=is_over))
            others.sort(key=lambda each: -each.lead)
            if number + 1 >= self.effort.least and not self.is_unclear(own, others):
                break
        if not own.leads:  # not even one world could be played on
            for each in (own, *others):
                # A plan may stop where nobody is asked: whether the game is over there is not to be asked either.
                self.count(each, End(each.plan.state, each.plan.path), root)
            others.sort(key=lambda each: -each.lead)
        return own, others[:OTHERS]

    def is_unclear(self, own: Idea, others: list[Idea]) -> bool:
        """Say whether more worlds could tell if another move was better."""
        if not others or others[0].lead <= own.lead:
            return False
        return others[0].lead - own.lead < APART * self.doubt(own, others[0])

    def doubt(self, own: Idea, other: Idea) -> float:
        return error_of(other.leads, own.leads, self.usual_error)

    def known_at(self, end: End, root: Thinking) -> Seen:
        """Judge the end of the game: nobody has to guess the lead there."""
        lead = lead_of(self.game.totals(end.state), root.seat)
        if self.stretch is None or lead is None:
            return self.seen_at(end, root)
        slope = 1.0 if self.mind.counts_as_totals else self.stretch.slope
        terms = by_term(tuple(root.shares(end.state)))
        return Seen(lead, 0.0, {term: slope * points for term, points in terms.items()})

    def leads_of_all(self, end: End, everybody: Sequence[Thinking], *, is_over: bool) -> tuple[float, ...]:
        """Judge where an idea led for each seat, as the lead of the one that decides is judged."""
        if is_over:
            totals = self.game.totals(end.state)
            return tuple(lead_of(totals, each.seat) or 0.0 for each in everybody)
        here = self.stretch or UNMEASURED
        return tuple(here.slope * each.worth_later(end.state) + here.bias for each in everybody)

    # What is told

    def told_of(self, own: Idea, others: list[Idea], lines: Lines, number: int) -> Judgement:
        plain = Judgement(
            number=number,
            played=replace(self.outcome(own, own), terms=terms_of(own)),
            others=tuple(self.outcome(each, own) for each in others),
            sure=tuple(term.name for term in self.mind.terms if term.is_sure),
            is_refined=self.effort.is_refined,
            worlds=len(own.leads),
            moves=self.budget.spent,
        )
        shown = lines.with_line(others[0] if plain.is_lost else own)
        plain = replace(plain, world=shown.world, path=shown.path)
        if not plain.is_lost:
            return plain
        best = replace(plain.best, terms=terms_of(others[0]))
        return replace(plain, others=(best, *plain.others[1:])).with_terms()

    def outcome(self, idea: Idea, own: Idea) -> Outcome:
        count, mean = len(idea.leads), idea.lead
        seat = idea.plan.begins.seat
        return Outcome(
            move=idea.plan.begins,
            lead=round(mean, DIGITS),
            error=round(error_of(idea.leads, (mean,) * count, self.usual_error), DIGITS),
            spread=0.0 if self.stretch is None else round(outlook_of(idea.leads, idea.spreads).spread, DIGITS),
            doubt=0.0 if idea is own else round(self.doubt(own, idea), DIGITS),
            chances=tuple(round(each, DIGITS) for each in self.chances(idea, seat)),
        )

    def chances(self, idea: Idea, seat: Seat) -> tuple[float, ...]:
        """The chances of all seats; nothing where they are not wanted."""
        by_seat = zip(*idea.leads_of_all, strict=True)
        outlooks = [outlook_of(leads, idea.spreads) for leads in by_seat]
        return chances_of_all(outlooks, seat) if outlooks else ()


def terms_of(idea: Idea) -> tuple[tuple[str, float], ...]:
    """Name what the lead of an idea is made of, on average of all worlds."""
    return tuple((term.name, round(points / len(idea.leads), DIGITS)) for term, points in idea.terms.items())
