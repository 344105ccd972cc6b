"""Games with the mouse alone, by drags and by clicks in turn: a whole one against the Consortium, a round of four."""

from random import Random

import pytest

from desktop.table.seats import PERSON
from rules.magnastorm import GAME
from rules.magnastorm.moves import Move
from rules.magnastorm.options import CONSORTIUM
from tests.desktop.at_the_table import game, waited
from tests.desktop.conftest import SitDown

pytestmark = pytest.mark.usefixtures("unpainted")

MOST_MOVES = 600
WEIGHTS = {"ms.exchange": 0.02, "ms.take_column": 3.0, "ms.finish": 0.3}


@pytest.mark.parametrize(
    ("players", "rounds"), [((PERSON, CONSORTIUM), 4), ((PERSON,) * 4, 1)], ids=["consortium", "large boards"]
)
def test_a_game(sit_down: SitDown, players: tuple[str, ...], rounds: int) -> None:
    """To its end, or through the first administration."""
    table = sit_down(game(*players, seed=6, of=GAME))
    chance, made = Random(6), list[Move]()
    while table.timeline.state.round <= rounds:
        assert waited(lambda: table.table.is_over or table.table.seat_to_play is not None)
        if table.table.is_over:
            break
        table.screen.uncover()
        legal = table.table.legal
        (move,) = chance.choices(legal, [WEIGHTS.get(each.kind, 1.0) for each in legal])
        table.make(move, by_drag=len(made) % 2 == 0)
        made.append(move)
        assert len(made) < MOST_MOVES
    people = [seat for seat, player in enumerate(players) if player == PERSON]
    assert [move for move in table.moves() if move.seat in people] == made
    assert len({move.kind for move in made}) >= 10
