"""The desk of Excavation Earth: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Handle, Look, Painter
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.excavation_earth import attempts, handles
from desktop.games.excavation_earth.closer import closer_look
from desktop.games.excavation_earth.painters import PAINTERS
from desktop.games.excavation_earth.preview import preview
from desktop.games.excavation_earth.sprites import sprites
from rules.core.types import Seat
from rules.excavation_earth.moves import Move
from rules.excavation_earth.view import View


class ExcavationEarthDesk:
    painters: Mapping[str, Painter] = PAINTERS

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def also(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.also(view, move)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return attempts.attempt(view, seat, pieces, place)

    def preview(self, view: View, move: Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return preview(view, move, look, places)

    def closer_look(self, view: View, look: Look, key: Key) -> list[Sprite]:
        return closer_look(view, look, key)

    def companions(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.companions(view, move)

    def cures(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.cures(view, move)


DESK = ExcavationEarthDesk()
