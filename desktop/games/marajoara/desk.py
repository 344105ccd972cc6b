"""The desk of Marajoara: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Desk, Handle, Look, Painter, Part
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.marajoara import attempts, handles, travels
from desktop.games.marajoara.painters import PAINTERS
from desktop.games.marajoara.parts import parts
from desktop.games.marajoara.preview import preview
from desktop.games.marajoara.sprites import sprites
from rules.core.types import Seat
from rules.marajoara.events import Event
from rules.marajoara.moves import Move
from rules.marajoara.view import View


class MarajoaraDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return attempts.attempt(view, seat, pieces, place)

    def preview(self, view: View, move: Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return preview(view, move, look, places)

    def companions(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.companions(view, move)

    def cures(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.cures(view, move)

    def parts(self, view: View, look: Look) -> Sequence[Part]:
        return tuple(parts(view, look))

    def comes_from(self, view: View, key: Key, earlier: View) -> Sequence[Key]:
        return travels.comes_from(view, key)

    def goes_to(self, view: View, key: Key, later: View) -> Sequence[Key]:
        return travels.goes_to(view, key)

    def order(self, events: Sequence[Event]) -> Sequence[Key]:
        return travels.order(events)


DESK = MarajoaraDesk()
