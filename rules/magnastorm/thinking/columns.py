"""What columns offer to whom: the commander or the token, less what it costs (MS-CMD)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.core.types import Ref, Seat
from rules.magnastorm.components import Box
from rules.magnastorm.state import NEUTRAL, NOBODY, Cubes, State
from rules.magnastorm.thinking.cubes import face_value
from rules.magnastorm.thinking.scene import Cards, Columns, Eye, Scene
from rules.magnastorm.thinking.weights import EFFECT

AN_EXCHANGE = 1.0
"""What a cube costs beside its worth, if others must be exchanged for it."""
CHEAP = 2
"""Crew in columns that the Consortium takes (MS-SOLO-4)."""
UNPAYABLE = 99.0


def worth_of_offers(scene: Scene, seat: Seat) -> float:
    return sum(points for _, points in offers(scene, seat))


def offers(scene: Scene, seat: Seat) -> Iterator[tuple[Seat, float]]:
    """What a seat may hope to take itself, less what others may take before it, by seats."""
    weights = scene.weights
    threat = weights.threat
    for other in coming(scene.state):
        yield other, (weights.hope if other == seat else -threat) * best_offer(scene, other)
        threat = weights.later_threat


def coming(state: State) -> tuple[Seat, ...]:
    """Everybody once, in the order in which they act next; none but in the phase of turns."""
    return (*state.to_act, *[seat for seat in state.order if seat not in state.to_act]) if state.to_act else ()


def best_offer(scene: Scene, seat: Seat) -> float:
    """What a seat has from the best column beyond what it pays; 0 where that is nothing."""
    player = scene.state.players[seat]
    if player.is_automa:
        return best_for_automa(scene, seat)
    return best_for(scene.eye, scene.columns, scene.cards, seat, player.cubes)


def best_for_automa(scene: Scene, seat: Seat) -> float:
    """The Consortium takes commanders that are cheap, without paying."""
    cheap = [at for at, crew in enumerate(scene.columns) if at and 0 < len(crew) <= CHEAP]
    free = [at for at in cheap if controller_of(scene.state, at) != seat]
    return max((worth_of_column(scene, seat, at) for at in free), default=0.0)


@lru_cache(maxsize=1 << 14)
def best_for(eye: Eye, columns: Columns, cards: Cards, seat: Seat, cubes: Cubes) -> float:
    best, rivals = 0.0, len(cubes) - 2
    for at, crew in enumerate(columns):
        controller = cards.holders[at - 1] if at else NOBODY
        if not crew or controller == seat:
            continue
        held = controller != NOBODY
        gain = worth_of_card(eye, cards.refs[at - 1], rivals if held else 0) if at else worth_of_token(eye)
        best = max(best, gain - felt(eye, crew, controller, seat, cubes) * eye.clock.spending)
    return best


def controller_of(state: State, column: int) -> Seat:
    return state.controllers[column - 1] if column else NOBODY


def worth_of_column(scene: Scene, seat: Seat, column: int) -> float:
    state = scene.state
    if not column:
        return worth_of_token(scene.eye)
    rivals = 0 if controller_of(state, column) == NOBODY else len(state.players) - 1
    ref = state.commanders[column - 1]
    if state.players[seat].is_automa:
        return reputation_of_card(state.box, ref, rivals)
    return worth_of_card(scene.eye, ref, rivals)


def worth_of_token(eye: Eye) -> float:
    """A level and a cube come with it (MS-CMD-8)."""
    _, weights, clock = eye
    return (weights.level + weights.own) * clock.spending + weights.first * min(1.0, clock.later)


def worth_of_card(eye: Eye, ref: Ref, rivals: int) -> float:
    """Reputation, and what the card does in the time that is left."""
    box, weights, clock = eye
    return reputation_of_card(box, ref, rivals) + weights.cards * EFFECT[ref] * clock.left


def reputation_of_card(box: Box, ref: Ref, rivals: int) -> float:
    """What it gives, and what a rival loses, where one of so many has it."""
    card = box.commanders[ref]
    return card.green + card.red / rivals if rivals else float(card.green)


def cost_of(scene: Scene, seat: Seat, column: int) -> float:
    controller, cubes = controller_of(scene.state, column), scene.state.players[seat].cubes
    return felt(scene.eye, scene.columns[column], controller, seat, cubes)


@lru_cache(maxsize=1 << 14)
def felt(eye: Eye, crew: tuple[Seat, ...], controller: Seat, seat: Seat, cubes: Cubes) -> float:
    """What is paid for a column, felt by a seat with these cubes; more than anything is worth, if it cannot be paid."""
    price = price_of(crew, controller, len(cubes))
    lacking = sum(due - have for due, have in zip(price, cubes, strict=True) if due > have)
    if lacking:
        over = sum(have - due for due, have in zip(price, cubes, strict=True) if have > due)
        if over < eye.box.exchange * lacking:
            return UNPAYABLE
    return face_value(price, seat, eye.weights) + AN_EXCHANGE * lacking


def price_of(crew: Sequence[Seat], controller: Seat, colours: int) -> list[int]:
    price = [0] * colours
    for each in crew:
        price[-1 if each == NEUTRAL else each] += 1
    if controller != NOBODY:
        price[controller] += 1
    return price
