"""Where a cure lies for what is refused."""

import pytest

from desktop.games.magnastorm.attempts import cures
from rules.magnastorm.moves import MoveCrew
from rules.magnastorm.queries import crew_allowed, crew_name
from tests.desktop.every_game.drawn import drawn

pytestmark = pytest.mark.usefixtures("qapp")


def test_crew_that_may_be_moved_instead_is_lit() -> None:
    """Nothing is where the crew is the right one, and only the place is wrong (MS-ACT-2)."""
    seen = set()
    for at in drawn("magnastorm"):
        allowed = {crew_name(at.view, crew) for crew in crew_allowed(at.view, at.seat)}
        pieces = {
            piece for each, (move, *_) in at.by_gesture.items() if move.kind == "ms.move_crew" for piece in each.pieces
        }
        for move in {move for _, _, move in at.meant if isinstance(move, MoveCrew)} - set(at.legal) if pieces else ():
            lit = set(cures(at.view, move))
            assert pieces <= lit if move.crew not in allowed else not lit, move
            assert {at.sprites[piece].picture for piece in lit} <= {at.sprites[piece].picture for piece in pieces}
            seen.add(move.crew in allowed)
    assert seen == {True, False}
