"""Plays the golden games anew: `python -m tests.rules.marajoara.make_golden`. Only when a rule has really changed.

Chance plays, but likes to exhibit, restore, excavate and use tracks, so that the games touch most rules.
"""

from collections.abc import Sequence

from rules.marajoara import GAME
from rules.marajoara import moves as m
from rules.marajoara.state import State
from tests.rules.core.golden import Beginning
from tests.rules.marajoara.golden_games import GAMES, SHELF
from tests.rules.marajoara.play import Lot
from tests.rules.marajoara.table import BOX

LIKED = (m.Restore, m.Exhibit, m.Raise, m.GiveDie, m.TakeDie, m.ExhibitCheaply, m.TakeBackVase, m.ScoreFragment)
COSTLY = (m.FieldWork, m.FundRestoration, m.ExchangeBetweenMuseums)
TRIES = 6
"""Of so many captures, the one with the highest die is made."""


def choice(state: State, moves: Sequence[m.Move], lot: Lot) -> m.Move:
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


def moves_of(beginning: Beginning) -> list[m.Move]:
    state, lot = beginning.state(GAME, BOX), Lot(beginning.seed)
    moves: list[m.Move] = []
    while decisions := GAME.deciding(state):
        moves.append(choice(state, GAME.legal(state, decisions[0].seat), lot))
        state = GAME.apply(state, moves[-1]).state
    return moves


if __name__ == "__main__":
    for name, beginning in GAMES.items():
        SHELF.keep(name, moves_of(beginning))
