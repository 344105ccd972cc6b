"""A small drawn desk for Caravan: a hand that fans, piles and mats that unfold, an automa that explains itself.

It stands in for the desks of real games in tests of what all tables share, as Caravan does for their rules.
"""

from collections.abc import Sequence

from desktop.board.desk import Desk
from desktop.board.sprite import Key
from rules.core.explained import Explained
from rules.core.types import Arg
from tests.fixture_desk import hands, parts, sprites
from tests.fixture_desk.painters import PAINTERS
from tests.fixture_game.events import Event
from tests.fixture_game.moves import Move
from tests.fixture_game.view import View


def comes_from(view: View, key: Key, earlier: View) -> Sequence[Key]:
    return ("deck",) if key.startswith(("card-", "back-")) else ()


def candidate(view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
    return (f"place-{candidate}",) if explained.question == "cv-rival-travel" else ()


DESK: Desk[View, Move, Event] = Desk(
    painters=PAINTERS,
    sprites=sprites.sprites,
    parts=parts.parts,
    gestures=lambda view, move: (hands.handle(view, move),),
    attempt=hands.attempt,
    cures=hands.cures,
    preview=hands.preview,
    account=hands.account,
    comes_from=comes_from,
    candidate=candidate,
)
