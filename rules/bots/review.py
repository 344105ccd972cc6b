"""A review as data: every decision of one seat, judged with what it knew then, and what the whole says.

Losses and fate are told apart where there is chance: with the lead at the beginning they add up to the final lead.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import takewhile
from typing import Any, NamedTuple

from rules.bots.advice import APART, MOST_TERMS
from rules.bots.forecast import Outlook
from rules.bots.grading import GRADES, Grade, graded
from rules.core.types import Seat

DIGITS = 4
"""Behind the point: what a file keeps of a lead."""
REST, MOST_TOLD = 0.25, 7
"""Where the rest would make more than such a part of a loss, up to so many terms are told."""
TOLD = 0.05
"""A term that makes less than such a part of a loss belongs to the rest."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A move, and what could be expected of it."""

    move: Any
    lead: float
    error: float
    """One standard error of the lead."""
    spread: float
    """One standard deviation of the lead at the end of the game; 0 where nobody has measured it."""
    doubt: float = 0.0
    """One standard error of how much more this move brings than the one that was played."""
    chances: tuple[float, ...] = ()
    """Of each seat, of winning; nothing for two, and where nobody has measured it."""
    terms: tuple[tuple[str, float], ...] = ()
    """Of what the lead is made, on average; of what was played, and of the best other move where that is better."""

    @property
    def outlook(self) -> Outlook:
        return Outlook(self.lead, self.spread)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is thought of a decision."""

    number: int
    """The entry of the game that it led to."""
    played: Outcome
    others: tuple[Outcome, ...]
    """Up to three other moves, the best first."""
    terms: tuple[tuple[str, float], ...] = ()
    """By which terms the best other move is better, the largest first; none where no move is."""
    rest: float = 0.0
    """All other terms: with it they add up to the difference."""
    sure: tuple[str, ...] = ()
    """Those of the terms that stand on the score sheet already; the others are expected."""
    world: int = 0
    """The world in which the line of play is shown."""
    path: tuple[Any, ...] = ()
    """What is played in that world after the best move."""
    is_refined: bool = False
    is_continued: bool = False
    """Whether a later decision of the same turn has shown that what was played is worth more than it seemed."""
    worlds: int = 0
    moves: int = 0
    """How many moves were evaluated."""

    @property
    def is_lost(self) -> bool:
        """Whether another move was better, beyond the noise."""
        return bool(self.better)

    @property
    def better(self) -> tuple[Outcome, ...]:
        """The moves that were better beyond the noise, the best first; none where the best one is not."""
        return tuple(takewhile(self.is_better, self.others))

    def is_better(self, other: Outcome) -> bool:
        gap = other.lead - self.played.lead
        return gap > 0 and gap >= APART * other.doubt

    @property
    def best(self) -> Outcome:
        """The best move; the one that was played unless another one is better beyond the noise."""
        return self.others[0] if self.is_lost else self.played

    @property
    def loss(self) -> float:
        """Points that the decision cost: never less than nothing."""
        return self.best.lead - self.played.lead

    @property
    def chance_lost(self) -> float:
        return max(0.0, self.best.outlook.chance - self.played.outlook.chance)

    def continued(self, later: "Judgement") -> "Judgement":
        """Judge what was played by the next decision of the same turn, which nothing came before: what could still be
        done there was not lost here, and nothing is counted twice.
        """
        if later.best.lead <= self.played.lead:
            return self
        found = replace(self, played=replace(later.best, move=self.played.move, doubt=0.0), is_continued=True)
        return found.with_terms()

    def with_terms(self) -> "Judgement":
        """Name the terms that make most of what was lost, those for the better move first."""
        if not self.is_lost:
            return replace(self, terms=(), rest=0.0)
        best, played = dict(self.best.terms), dict(self.played.terms)
        points = {name: best.get(name, 0.0) - played.get(name, 0.0) for name in dict.fromkeys([*best, *played])}
        terms, rest = told_terms(points, self.loss)
        return replace(self, terms=terms, rest=rest)

    @property
    def theme(self) -> str:
        """The term that makes most of the loss; empty where nothing was lost.

        What is scored counts less what was expected before: points that only come sooner are no reason.
        """
        spent = -sum(min(0.0, points) for name, points in self.terms if name not in self.sure)
        worth = {name: points - spent * (name in self.sure) for name, points in self.terms if points > 0}
        return max(worth, key=lambda name: worth[name]) if self.is_lost and worth else ""


def told_terms(points: Mapping[str, float], loss: float) -> tuple[tuple[tuple[str, float], ...], float]:
    """Choose the terms that make most of a loss, the largest first, and add up all others to a rest: a small one, as
    far as a few more can bring that about.
    """
    largest = sorted(points, key=lambda name: -abs(points[name]))
    worthy = [name for name in largest[:MOST_TOLD] if abs(points[name]) >= TOLD * loss]
    told, rest = worthy[:MOST_TERMS], loss - sum(points[name] for name in worthy[:MOST_TERMS])
    for name in worthy[MOST_TERMS:]:
        if abs(rest) <= REST * loss:
            break
        told, rest = [*told, name], rest - points[name]
    terms = tuple(sorted(((name, round(points[name], DIGITS)) for name in told), key=lambda pair: -pair[1]))
    return terms, round(loss - sum(each for _, each in terms), DIGITS)


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision of the seat in which it had a choice."""

    number: int
    """The entry of the game that it led to."""
    at: int
    """How many moves had been played by then, this one among them."""
    round: int
    """0 where a game does not count rounds or turns."""
    goes_on: bool = False
    """Whether the next decision follows with nothing but own moves between, and nothing learned from them."""


class Row(NamedTuple):
    """A round, or the whole game: what the seat's decisions cost, and all the rest of the change."""

    round: int
    decisions: float
    """Never more than nothing."""
    fate: float
    """Cards, dice, and what the others did."""
    lead: float
    """Expected when it was over."""


WIDE = 3.0
"""From such a spread on, tenths of a point are fine enough."""


class Split(NamedTuple):
    start: float
    """The lead expected before the first decision."""
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Review:
    """All that is known of one seat's decisions in a game, as far as it was looked at."""

    game: str
    rules_version: int
    evaluation: str
    """A checksum of everything that decides what is thought; another one, other judgements."""
    seat: Seat
    moves: int
    """How many moves of the game it is about."""
    checksum: str
    """Of the beginning of the game and of these moves."""
    choices: tuple[Choice, ...]
    spread: float
    """How far games of this kind end from each other, in points."""
    is_measured: bool
    """Whether a lead is one at the end of the game, with a chance of winning; else it only compares positions."""
    has_chance: bool
    """Whether chance, or something hidden, had a part after the beginning."""
    final: float | None = None
    """The lead at the end of the game; None while it goes on, and where nobody else has points."""
    looks: tuple[Judgement, ...] = field(default=())
    """Each decision judged by itself, in the order in which they were played."""

    @cached_property
    def judged(self) -> tuple[Judgement, ...]:
        """What is thought of the decisions, each with what the later ones of its turn have shown."""
        known = {each.number: each for each in self.looks}
        found: list[Judgement] = []
        later: Judgement | None = None
        for choice in reversed(self.choices):
            here = known.get(choice.number)
            if here is not None and later is not None and choice.goes_on:
                here = here.continued(later)
            later = here
            found += [] if here is None else [here]
        return tuple(reversed(found))

    @cached_property
    def by_number(self) -> Mapping[int, Judgement]:
        return {each.number: each for each in self.judged}

    @property
    def is_passed(self) -> bool:
        """Whether every decision was looked at once."""
        return len(self.judged) == len(self.choices)

    @property
    def refined(self) -> int:
        return sum(each.is_refined for each in self.judged)

    def grade(self, judgement: Judgement) -> Grade:
        before, after = judgement.best.outlook, judgement.played.outlook
        return graded(before, after, self.spread, is_measured=self.is_measured)

    def is_alone(self, judgement: Judgement) -> bool:
        """Say whether the move that was played was the only good one."""
        if not judgement.others or judgement.is_continued or self.grade(judgement) != "best":
            return False
        played, next_best = judgement.played, judgement.others[0]
        if played.lead - next_best.lead < APART * next_best.doubt:
            return False
        grade = graded(played.outlook, next_best.outlook, self.spread, is_measured=self.is_measured)
        return GRADES.index(grade) >= GRADES.index("inexact")

    @property
    def counts(self) -> Mapping[Grade, int]:
        """How many decisions have each grade; those with nothing to compare have none."""
        grades = [self.grade(each) for each in self.judged if each.others]
        return {grade: grades.count(grade) for grade in GRADES}

    def moments(self, least: Grade = "mistake") -> list[Judgement]:
        """List what can be learned from, the dearest first: by grade, then by chance, then by points."""
        known = {each.number: GRADES.index(self.grade(each)) for each in self.judged}
        found = [each for each in self.judged if known[each.number] >= GRADES.index(least)]
        return sorted(found, key=lambda each: (-known[each.number], -each.chance_lost, -each.loss, each.number))

    @property
    def split(self) -> Split | None:
        """Tell fate and decisions apart, round by round.

        None where there was no chance, so that the rest is what others decided; where nobody has measured what the lead
        at the end will be; and before all was looked at once.
        """
        if not (self.has_chance and self.is_measured and self.judged and self.is_passed):
            return None
        judged = [self.by_number[choice.number] for choice in self.choices]
        start = lead = self.shown(judged[0].best.lead)
        rows: list[Row] = []
        for at, choice in enumerate(self.choices):
            is_last = at + 1 == len(judged)
            if not is_last and self.choices[at + 1].round == choice.round:
                continue
            end = self.end_of(judged) if is_last else judged[at + 1].best.lead
            lost = self.shown(sum(each.loss for each in self.judged_in(choice.round)))
            after = self.shown(end)
            rows.append(Row(choice.round, 0.0 - lost, self.shown(after - lead + lost), after))
            lead = after
        return Split(start, tuple(rows))

    @property
    def has_chances(self) -> bool:
        """Whether the chances of all seats are known: of several rivals, one is as good as the lead before the best."""
        return any(each.played.chances for each in self.judged)

    @property
    def digits(self) -> int:
        """How many stand behind the point: where a game is won by a point or two, tenths would hide most."""
        return 1 if self.spread >= WIDE else 2

    def shown(self, points: float) -> float:
        """Round as it is shown, before it is added up, so that what is shown adds up too."""
        return round(points, self.digits) + 0.0

    def end_of(self, judged: list[Judgement]) -> float:
        return judged[-1].played.lead if self.final is None else self.final

    def judged_in(self, round: int) -> list[Judgement]:
        known = self.by_number
        return [known[each.number] for each in self.choices if each.round == round and each.number in known]
