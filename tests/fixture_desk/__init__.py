"""A small drawn desk for Caravan: a hand that fans, piles and mats that unfold, an automa that explains itself.

It stands in for the desks of real games in tests of what all tables share, as Caravan does for their rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.board.desk import Account, Desk, Handle, Look, Painter, Part
from desktop.board.sprite import Key, Place, Sprite
from rules.core.explained import Explained
from rules.core.types import Arg, Seat
from tests.fixture_desk import hands, parts, sprites
from tests.fixture_desk.painters import PAINTERS
from tests.fixture_game.moves import Move
from tests.fixture_game.view import View


class CaravanDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites.sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return hands.handle(view, move)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return hands.attempt(view, seat, pieces, place)

    def preview(self, view: View, move: Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return hands.preview(view, move, look, places)

    def companions(self, view: View, move: Move) -> Sequence[Key]:
        return ()

    def cures(self, view: View, move: Move) -> Sequence[Key]:
        return hands.cures(view, move)

    def parts(self, view: View, look: Look) -> Sequence[Part]:
        return tuple(parts.parts(view, look))

    def comes_from(self, view: View, key: Key, earlier: View) -> Sequence[Key]:
        return ("deck",) if key.startswith(("card-", "back-")) else ()

    def candidate(self, view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
        return (f"place-{candidate}",) if explained.question == "cv-rival-travel" else ()

    def account(self, view: View, move: Any | None) -> Account | None:
        return hands.account(view, move)


DESK = CaravanDesk()
