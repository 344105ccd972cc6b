"""Positions from games that were played at random, over all seat counts, missions and options."""

from collections.abc import Iterator
from itertools import count

from rules.core.rng import seeded
from rules.marajoara import GAME
from rules.marajoara.components import MISSIONS
from rules.marajoara.options import Options
from rules.marajoara.state import State
from tests.rules.core.random_games import RandomGames, Table
from tests.rules.marajoara.play import Lot, strange_position
from tests.rules.marajoara.table import BOX

PERSON = "person"
ALONE = (PERSON,)
TABLES: tuple[Table, ...] = (
    ((PERSON,) * 2, Options()),
    ((PERSON,) * 3, Options(first=0)),
    ((PERSON,) * 4, Options()),
    ((PERSON,) * 2, Options(ortho_only=True)),
    ((PERSON,) * 3, Options(cart_gravity=True)),
    ((PERSON,) * 4, Options(ortho_only=True, cart_gravity=True, first=3)),
    *((ALONE, Options(mission=number, hard=number % 2 == 0)) for number in range(1, MISSIONS + 1)),
    *((ALONE, Options(mission=number, ortho_only=True, finish_last_turn=True)) for number in range(1, MISSIONS + 1)),
)


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
        players, options = TABLES[seed % len(TABLES)]
        for at, state in enumerate(choices(RANDOM.beginning(players, options, seed), seed)):
            if at % every == seed % every:
                yield state
                found += 1
                if found == number:
                    return


RANDOM = RandomGames(GAME, BOX, TABLES, lambda seed: strange_position(Lot(seed)))


def beginning(seats: int, options: Options, seed: int) -> State:
    return RANDOM.beginning((PERSON,) * seats, options, seed)
