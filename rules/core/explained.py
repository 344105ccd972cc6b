"""The event of a decision that rules make instead of a person: which criterion decided, between whom, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.fact import SeatFact, pending
from rules.core.rng import Rng
from rules.core.types import Arg, Seat


@dataclass(frozen=True, slots=True)
class Criterion:
    """One line of a priority list, with the figure of every candidate that was still in the running."""

    rule: str
    """The rule that commands this criterion; its text is shown beside the figures."""
    figures: tuple[tuple[Arg, int], ...]
    """(candidate, figure); the smallest figure stays in the running."""
    survivors: tuple[Arg, ...]
    label: str = ""
    """Message id of what is compared, where one rule commands several criteria; else the rule's title says it."""


@dataclass(frozen=True, slots=True)
class Excluded:
    """What a rule left out before anything was compared: it is told too, so that nobody misses it in the list."""

    candidate: Arg
    rule: str
    why: str
    """Message id of the reason, in a few words."""


@pending()
class Explained(SeatFact):
    """An automa has chosen. Each step of the reasoning can be shown, one after the other."""

    question: str
    """Message id of what was to be chosen."""
    rule: str
    candidates: tuple[Arg, ...]
    criteria: tuple[Criterion, ...]
    chosen: Arg
    by_lot: bool = False
    """True when all criteria tied and chance decided."""
    not_consulted: tuple[tuple[str, str], ...] = ()
    """(rule, label) of the criteria that were not needed, because one candidate was left before them."""
    excluded: tuple[Excluded, ...] = ()


class Measure(NamedTuple):
    """A criterion before it is applied: its rule, and a candidate's figure; the smallest stays in the running."""

    rule: str
    figure: Callable[[Arg], int]
    label: str = ""


class Question(NamedTuple):
    """What an automa asks itself, and the rule that lets chance decide between those that remain tied."""

    seat: Seat
    id: str
    lot_rule: str


def reasoned(
    rng: Rng,
    question: Question,
    candidates: Sequence[Arg],
    measures: Sequence[Measure],
    excluded: Sequence[Excluded] = (),
) -> tuple[Explained, Rng]:
    """Chooses by one criterion after the other until one candidate is left; draws lots between those that are."""
    running, criteria = tuple(candidates), []
    for rule, figure, label in measures:
        if len(running) == 1:
            break
        figures = tuple((each, figure(each)) for each in running)
        least = min(value for _, value in figures)
        running = tuple(each for each, value in figures if value == least)
        criteria.append(Criterion(rule, figures, running, label))
    by_lot = len(running) > 1
    choice, rng = rng.pick(running) if by_lot else (running[0], rng)
    rule = question.lot_rule if by_lot or not criteria else criteria[-1].rule
    unused = tuple((each.rule, each.label) for each in measures[len(criteria) :])
    found = tuple(candidates), tuple(criteria), choice, by_lot, unused, tuple(excluded)
    why = Explained(question.seat, question.id, rule, *found)
    return why, rng
