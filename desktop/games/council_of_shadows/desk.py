"""The desk of Council of Shadows: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Account, Acting, Desk, Handle, Look, Painter, Part, Target
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.council_of_shadows import attempts, considered, handles, travels
from desktop.games.council_of_shadows.painters import PAINTERS
from desktop.games.council_of_shadows.parts import parts
from desktop.games.council_of_shadows.preview import preview
from desktop.games.council_of_shadows.reckoning import account
from desktop.games.council_of_shadows.sprites import sprites
from rules.core.explained import Explained
from rules.core.types import Arg, Seat
from rules.council_of_shadows.events import Event
from rules.council_of_shadows.moves import Move
from rules.council_of_shadows.view import View


class CouncilOfShadowsDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def also(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.also(view, move)

    def target(self, view: View, moves: Sequence[Move], place: Key) -> Target | None:
        return handles.target(moves, place)

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
        return travels.comes_from(view, key, earlier)

    def goes_to(self, view: View, key: Key, later: View) -> Sequence[Key]:
        return travels.goes_to(view, key, later)

    def order(self, events: Sequence[Event]) -> Sequence[Key]:
        return travels.order(events)

    def candidate(self, view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
        return considered.lying(view, str(candidate))

    def face(self, view: View, explained: Explained, candidate: Arg) -> Sprite | None:
        return considered.face(view, str(candidate))

    def acting(self, view: View, events: Sequence[Event]) -> Acting | None:
        return considered.acting(view, events)

    def account(self, view: View, move: Move | None) -> Account | None:
        return account(view, move)


DESK = CouncilOfShadowsDesk()
