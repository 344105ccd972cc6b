"""How long advice takes: until its first words, and until three moves are told, one continuation of each played on."""

from collections.abc import Iterable
from itertools import islice
from time import perf_counter
from typing import Any

from rules.bots.advising import Advising
from rules.bots.policy import Budget, chance_of
from rules.bots.registry import adviser_for
from rules.core.contract import AnyGame
from rules.core.types import Seat

POSITIONS = 8
MILLI = 1_000
SHARE = 0.95
LEAST_CHOICE = 4


def advice_times(game: AnyGame, middle: Iterable[tuple[Any, Seat]], seats: int) -> dict[str, float]:
    """Milliseconds to the first words and to three moves, in 95 of 100 positions; nothing where nobody advises."""
    if adviser_for(game.id, seats) is None:
        return {}
    firsts, thirds = [], []
    choices = ((state, seat) for state, seat in middle if len(game.legal(state, seat)) >= LEAST_CHOICE)
    for state, seat in islice(choices, POSITIONS):
        began = perf_counter()
        first, third = told_after(game, state, seat, seats)
        firsts.append(first - began)
        thirds.append(third - began)
    return {"words": at_most(firsts), "advice": at_most(thirds)}


def told_after(game: AnyGame, state: Any, seat: Seat, seats: int) -> tuple[float, float]:
    """The moments at which the first words and the first continuation are told."""
    adviser = Advising(game.id, seats)
    view, legal = game.view(state, seat), game.legal(state, seat)
    first = 0.0
    for advice in adviser.advised(game, view, legal, chance_of(1, seat), Budget(adviser.usual_budget)):
        first = first or perf_counter()
        if advice.worlds or advice.is_final:
            break
    return first, perf_counter()


def at_most(seconds: list[float]) -> float:
    """Round up to where 95 of 100 stay below."""
    ordered = sorted(seconds)
    return round(ordered[min(len(ordered) - 1, int(SHARE * len(ordered)))] * MILLI, 1) if ordered else 0.0
