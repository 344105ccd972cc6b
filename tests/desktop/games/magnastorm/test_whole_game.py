"""A whole game against the Consortium with the mouse alone, by drags and by clicks in turn."""

from random import Random

from desktop.table import PERSON
from rules.magnastorm import GAME
from rules.magnastorm.moves import Move
from rules.magnastorm.options import CONSORTIUM
from tests.desktop.at_the_table import game, waited
from tests.desktop.conftest import SitDown

MOST_MOVES = 400
WEIGHTS = {"ms.exchange": 0.02, "ms.take_column": 3.0, "ms.finish": 0.3}


def test_a_whole_game_against_the_consortium(sit_down: SitDown) -> None:
    table = sit_down(game(PERSON, CONSORTIUM, seed=6, of=GAME))
    chance, made = Random(6), list[Move]()
    while True:
        assert waited(lambda: table.table.is_over or table.table.seat_to_play is not None)
        if table.table.is_over:
            break
        legal = table.table.legal
        (move,) = chance.choices(legal, [WEIGHTS.get(each.kind, 1.0) for each in legal])
        table.make(move, by_drag=len(made) % 2 == 0)
        made.append(move)
        assert len(made) < MOST_MOVES
    assert [move for move in table.moves() if move.seat == 0] == made
    assert len({move.kind for move in made}) >= 10
