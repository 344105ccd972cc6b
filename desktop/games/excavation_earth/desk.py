"""The desk of Excavation Earth: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Account, Acting, Desk, Handle, Look, Painter, Part
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.excavation_earth import attempts, handles, sale, travels, weighed
from desktop.games.excavation_earth.painters import PAINTERS
from desktop.games.excavation_earth.parts import parts
from desktop.games.excavation_earth.preview import preview
from desktop.games.excavation_earth.sprites import sprites
from rules.core.explained import Explained
from rules.core.refusal import Refusal
from rules.core.types import Arg, Seat
from rules.excavation_earth.events import Event
from rules.excavation_earth.moves import Move
from rules.excavation_earth.view import View


class ExcavationEarthDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def also(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.also(view, move)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return attempts.attempt(view, seat, pieces, place)

    def astray(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Refusal | None:
        return attempts.astray(view, seat, pieces, place)

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

    def same(self, before: View, after: View) -> Mapping[Key, Key]:
        return travels.same(before, after)

    def goes_to(self, view: View, key: Key, later: View) -> Sequence[Key]:
        return travels.goes_to(view, key)

    def candidate(self, view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
        return weighed.lying(view, explained, str(candidate))

    def face(self, view: View, explained: Explained, candidate: Arg) -> Sprite | None:
        return weighed.face(view, explained, str(candidate))

    def acting(self, view: View, events: Sequence[Event]) -> Acting | None:
        return weighed.acting(view, events)

    def account(self, view: View, move: Move | None) -> Account | None:
        return sale.account(view, move)


DESK = ExcavationEarthDesk()
