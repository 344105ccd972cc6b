"""What columns offer to whom: the commander or the token, less what it costs (MS-CMD)."""

from collections.abc import Sequence

from rules.core.types import Seat
from rules.magnastorm.queries import cells_of_column
from rules.magnastorm.state import NEUTRAL, NOBODY, Cubes, State
from rules.magnastorm.thinking.cubes import face_value
from rules.magnastorm.thinking.timing import Clock
from rules.magnastorm.thinking.weights import EFFECT, Weights

AN_EXCHANGE = 1.0
"""What a cube costs beside its worth, if others must be exchanged for it."""
CHEAP = 2
"""Crew in columns that the Consortium takes (MS-SOLO-4)."""
OUT_OF_REACH = 0.0

Crew = Sequence[Sequence[Seat]]
"""Of each column of the upper panel."""


def crew_of_columns(state: State) -> list[list[Seat]]:
    layout = state.layout
    return [
        [crew for cell in cells_of_column(layout, at) for crew in state.upper[cell]]
        for at, _ in enumerate(layout.columns)
    ]


def worth_of_offers(state: State, seat: Seat, crew: Crew, clock: Clock, weights: Weights) -> float:
    """What a seat may hope to take itself, less what others may take before it."""
    if not state.agenda or state.phase != "turns":
        return 0.0
    worth = 0.0
    later = False
    for other in coming(state):
        best = best_offer(state, other, crew, clock, weights)
        if other == seat:
            worth += weights.hope * best
        else:
            worth -= (weights.later_threat if later else weights.threat) * best
        later = True
    return worth


def coming(state: State) -> tuple[Seat, ...]:
    """Everybody once, in the order in which they act next."""
    rest = tuple(seat for seat in state.order if seat not in state.to_act)
    if state.ending:
        return state.to_act
    return (*state.to_act, *rest)


def best_offer(state: State, seat: Seat, crew: Crew, clock: Clock, weights: Weights) -> float:
    offers = (offer(state, seat, at, standing, clock, weights) for at, standing in enumerate(crew) if standing)
    return max(offers, default=0.0)


def offer(state: State, seat: Seat, column: int, standing: Sequence[Seat], clock: Clock, weights: Weights) -> float:
    """What a seat has from a column beyond what it pays; 0 where that is nothing."""
    controller = state.controllers[column - 1] if column else NOBODY
    if controller == seat:
        return OUT_OF_REACH
    if state.players[seat].is_automa:
        return worth_of_column(state, seat, column, clock, weights) if column and len(standing) <= CHEAP else 0.0
    cost = cost_of(state, seat, standing, controller, weights)
    if cost is None:
        return OUT_OF_REACH
    return max(0.0, worth_of_column(state, seat, column, clock, weights) - cost * clock.spending)


def worth_of_column(state: State, seat: Seat, column: int, clock: Clock, weights: Weights) -> float:
    """Reputation, what a rival loses, and what the card does in the time that is left."""
    if not column:
        return (weights.level + weights.own) * clock.spending + weights.first * min(1.0, clock.later)
    ref = state.commanders[column - 1]
    card = state.box.commanders[ref]
    worth = float(card.green)
    if state.controllers[column - 1] != NOBODY:
        worth += card.red / (len(state.players) - 1)
    if not state.players[seat].is_automa:
        worth += weights.cards * EFFECT.get(ref, 0.0) * clock.left
    return worth


def cost_of(state: State, seat: Seat, standing: Sequence[Seat], controller: Seat, weights: Weights) -> float | None:
    """What is paid, as far as it can be paid."""
    price = [0] * (len(state.players) + 1)
    for each in standing:
        price[-1 if each == NEUTRAL else each] += 1
    if controller != NOBODY:
        price[controller] += 1
    cubes: Cubes = state.players[seat].cubes
    lacking = sum(max(0, due - have) for due, have in zip(price, cubes, strict=True))
    if lacking:
        over = sum(max(0, have - due) for due, have in zip(price, cubes, strict=True))
        if over < state.box.exchange * lacking:
            return None
    return face_value(price, seat, weights) + AN_EXCHANGE * lacking
