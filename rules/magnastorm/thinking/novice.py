"""How a novice chooses: what looks best at first sight, with an unsteady eye; cubes count less the more it has."""

from collections.abc import Sequence
from dataclasses import replace

from rules.core.rng import Rng
from rules.magnastorm.moves import Move
from rules.magnastorm.state import State
from rules.magnastorm.thinking.answers import figure, without_exchanges
from rules.magnastorm.thinking.scene import Scene
from rules.magnastorm.thinking.weights import USUAL, Weights

NOISE = 10
"""Tenths of reputation by which each move may look better or worse than it is."""
ENOUGH = 4.0
"""With so many cubes, another one is worth half as much."""


def novice_answer(state: State, legal: Sequence[Move], rng: Rng) -> Move:
    seat = legal[0].seat
    scene = Scene(state, weights_with(sum(state.players[seat].cubes)))
    best, most = legal[0], float("-inf")
    for move in without_exchanges(legal):
        noise, rng = rng.below(2 * NOISE + 1)
        worth = figure(scene, seat, move) + (noise - NOISE) / 10
        if worth > most:
            best, most = move, worth
    return best


def weights_with(cubes: int) -> Weights:
    share = ENOUGH / (ENOUGH + cubes)
    return replace(USUAL, own=share * USUAL.own, yellow=share * USUAL.yellow, other=share * USUAL.other)
