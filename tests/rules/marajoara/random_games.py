"""Positions from games that were played at random, over all seat counts, missions and options."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from rules.core.contract import Seating
from rules.core.edition import read_edition
from rules.core.rng import seeded
from rules.marajoara import GAME
from rules.marajoara.components import MISSIONS, Box
from rules.marajoara.options import Options
from rules.marajoara.state import State

BOX: Box = GAME.box(read_edition(Path(__file__).parents[3] / "assets" / "marajoara" / "edition", "marajoara"))

TABLES: tuple[tuple[int, Options], ...] = (
    (2, Options()),
    (3, Options(first=0)),
    (4, Options()),
    (2, Options(ortho_only=True)),
    (3, Options(cart_gravity=True)),
    (4, Options(ortho_only=True, cart_gravity=True, first=3)),
    *((1, Options(mission=number, hard=number % 2 == 0)) for number in range(1, MISSIONS + 1)),
    *((1, Options(mission=number, ortho_only=True, finish_last_turn=True)) for number in range(1, MISSIONS + 1)),
)


def beginning(seats: int, options: Options, seed: int) -> State:
    seating = tuple(Seating("random", colour, colour) for colour in GAME.colours[:seats])
    return GAME.setup(BOX, options, seating, seed)


def choices(state: State, seed: int) -> Iterator[State]:
    """Every position of a random game where a seat has more than one legal move."""
    rng = seeded(seed, "random game")
    while decisions := GAME.deciding(state):
        legal = GAME.legal(state, decisions[0].seat)
        if len(legal) > 1:
            yield state
        move, rng = rng.pick(legal)
        state = GAME.apply(state, move).state


def sampled(number: int, *, every: int = 1) -> Iterator[State]:
    """So many positions, round the tables; of each game one in `every`."""
    found = 0
    for seed in count():
        seats, options = TABLES[seed % len(TABLES)]
        for at, state in enumerate(choices(beginning(seats, options, seed), seed)):
            if at % every == seed % every:
                yield state
                found += 1
                if found == number:
                    return
