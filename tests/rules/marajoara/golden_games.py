"""The games of Marajoara that are kept: every number of seats, every mission, both rulings, every way of ending.

Chance plays them, but likes to exhibit, restore, excavate and use tracks, so that the games touch most rules.
"""

from collections.abc import Sequence
from functools import partial

from rules.marajoara import GAME
from rules.marajoara import moves as m
from rules.marajoara.options import Options
from rules.marajoara.state import State
from tests.rules.golden import Beginning, Shelf
from tests.rules.marajoara.play import Lot
from tests.rules.marajoara.table import BOX

PERSON = "person"
ALONE = (PERSON,)

ALMOST_WON = {
    "grid": "c3 R2, d3 B4, f3 Y1, f4 G3, f5 R1, c6 B2, d6 Y4, e6 R5, b4 G1, c4 B1",
    "seats": [{"fragments": "F9 F6", "vases": 4, "discs": {"yellow": 9, "red": 7}, "points": 45, "store": "B5 Y3 R2"}],
    "round_track": "Y1 Y1 Y1 Y1 Y1 R1 R1 R1 R1 B1 B1 G1",
}

GAMES: dict[str, Beginning] = {
    "two-seats": Beginning((PERSON,) * 2, 11, Options()),
    "three-seats": Beginning((PERSON,) * 3, 12, Options(first=0)),
    "four-seats": Beginning((PERSON,) * 4, 13, Options(first=2)),
    "four-seats-ortho-only-cart-gravity": Beginning((PERSON,) * 4, 14, Options(ortho_only=True, cart_gravity=True)),
    "two-seats-ortho-only": Beginning((PERSON,) * 2, 15, Options(ortho_only=True)),
    "three-seats-cart-gravity": Beginning((PERSON,) * 3, 16, Options(cart_gravity=True)),
    **{f"mission-{mission}": Beginning(ALONE, 20 + mission, Options(mission=mission)) for mission in range(1, 9)},
    "mission-2-hard": Beginning(ALONE, 32, Options(mission=2, hard=True)),
    "mission-6-hard-cart-gravity": Beginning(
        ALONE, 36, Options(mission=6, hard=True, cart_gravity=True, finish_last_turn=True)
    ),
    "mission-1-won": Beginning(ALONE, 40, Options(), ALMOST_WON),
    "mission-1-idle": Beginning(ALONE, 41, Options(), {"seats": [{"store": "Y6 B3"}], "grid": "f3 R2, h8 B4"}),
    "mission-7-ortho-only": Beginning(ALONE, 37, Options(mission=7, ortho_only=True)),
}

LIKED = (m.Restore, m.Exhibit, m.Raise, m.GiveDie, m.TakeDie, m.ExhibitCheaply, m.TakeBackVase, m.ScoreFragment)
COSTLY = (m.FieldWork, m.FundRestoration, m.ExchangeBetweenMuseums)
TRIES = 6
"""Of so many captures, the one with the highest die is made."""


def choice(lot: Lot, state: State, moves: Sequence[m.Move]) -> m.Move:
    """Mostly what is liked, seldom what only costs money."""
    liked = [move for move in moves if isinstance(move, LIKED)]
    if liked and lot.below(10):
        return lot.pick(liked)
    costly = [move for move in moves if isinstance(move, COSTLY)]
    if costly and not lot.below(6):
        kind = lot.pick(sorted({move.kind for move in costly}))
        return lot.pick([move for move in costly if move.kind == kind])
    captures = [move for move in moves if isinstance(move, m.Capture)]
    if captures:
        return max((lot.pick(captures) for _ in range(TRIES)), key=lambda move: worth(state, move))
    excavations = [move for move in moves if isinstance(move, m.Excavate)]
    cheap = [move for move in moves if not isinstance(move, COSTLY)]
    return lot.pick(excavations or cheap or moves)


def worth(state: State, move: m.Capture) -> int:
    """The face of the die that is captured."""
    start, to = BOX.spaces[BOX.number[move.start]], BOX.spaces[BOX.number[move.to]]
    middle = (start.column + to.column) // 2, (start.row + to.row) // 2
    dice = (die for space, die in zip(BOX.spaces, state.grid, strict=True) if (space.column, space.row) == middle)
    return sum(die.face for die in dice if die)


WINNERS = {"mission-1-won": [0], "mission-1": []}
"""MJ-SOL-4, MJ-SOL-7: won and lost."""
SHELF = Shelf(
    GAME,
    BOX,
    GAMES,
    lambda beginning: partial(choice, Lot(beginning.seed)),
    WINNERS,
    unused=frozenset({"mj.take_back_vase", "mj.exhibit_cheaply", "mj.exchange"}),
    small=40_000,
)
