"""What columns offer to whom: the commander or the token, less what it costs (MS-CMD)."""

from collections.abc import Sequence

from rules.core.types import Seat
from rules.magnastorm.state import NEUTRAL, NOBODY, State
from rules.magnastorm.thinking.cubes import face_value
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import EFFECT

AN_EXCHANGE = 1.0
"""What a cube costs beside its worth, if others must be exchanged for it."""
CHEAP = 2
"""Crew in columns that the Consortium takes (MS-SOLO-4)."""
UNPAYABLE = 99.0


def worth_of_offers(scene: Scene, seat: Seat) -> float:
    """What a seat may hope to take itself, less what others may take before it."""
    weights, worth, later = scene.weights, 0.0, False
    for other in coming(scene.state):
        best = best_offer(scene, other)
        if other == seat:
            worth += weights.hope * best
        else:
            worth -= (weights.later_threat if later else weights.threat) * best
        later = True
    return worth


def coming(state: State) -> tuple[Seat, ...]:
    """Everybody once, in the order in which they act next; none but in the phase of turns."""
    return (*state.to_act, *(seat for seat in state.order if seat not in state.to_act)) if state.to_act else ()


def best_offer(scene: Scene, seat: Seat) -> float:
    return max((offer(scene, seat, at) for at, crew in enumerate(scene.columns) if crew), default=0.0)


def offer(scene: Scene, seat: Seat, column: int) -> float:
    """What a seat has from a column beyond what it pays; 0 where that is nothing."""
    if controller_of(scene.state, column) == seat:
        return 0.0
    if scene.state.players[seat].is_automa:
        return worth_of_column(scene, seat, column) if column and len(scene.columns[column]) <= CHEAP else 0.0
    return max(0.0, worth_of_column(scene, seat, column) - cost_of(scene, seat, column) * scene.clock.spending)


def controller_of(state: State, column: int) -> Seat:
    return state.controllers[column - 1] if column else NOBODY


def worth_of_column(scene: Scene, seat: Seat, column: int) -> float:
    """Reputation, what a rival loses, and what the card does in the time that is left."""
    state, clock, weights = scene.state, scene.clock, scene.weights
    if not column:
        return (weights.level + weights.own) * clock.spending + weights.first * min(1.0, clock.later)
    ref = state.commanders[column - 1]
    card = state.box.commanders[ref]
    worth = float(card.green)
    if controller_of(state, column) != NOBODY:
        worth += card.red / (len(state.players) - 1)
    if not state.players[seat].is_automa:
        worth += weights.cards * EFFECT[ref] * clock.left
    return worth


def cost_of(scene: Scene, seat: Seat, column: int) -> float:
    """What is paid; more than anything is worth, if it cannot be paid."""
    state = scene.state
    price = price_of(state, scene.columns[column], controller_of(state, column))
    cubes = state.players[seat].cubes
    lacking = sum(due - have for due, have in zip(price, cubes, strict=True) if due > have)
    if lacking:
        over = sum(have - due for due, have in zip(price, cubes, strict=True) if have > due)
        if over < state.box.exchange * lacking:
            return UNPAYABLE
    return face_value(price, seat, scene.weights) + AN_EXCHANGE * lacking


def price_of(state: State, crew: Sequence[Seat], controller: Seat) -> list[int]:
    price = [0] * (len(state.players) + 1)
    for each in crew:
        price[-1 if each == NEUTRAL else each] += 1
    if controller != NOBODY:
        price[controller] += 1
    return price
