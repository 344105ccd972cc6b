"""The desk of Magnastorm: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Acting, Desk, Handle, Look, Overlay, Painter, Part, Target
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.magnastorm import attempts, handles, keys, travels, weighed
from desktop.games.magnastorm.flights import flights
from desktop.games.magnastorm.forecast_sprites import LETTER
from desktop.games.magnastorm.painters import PAINTERS
from desktop.games.magnastorm.parts import parts
from desktop.games.magnastorm.posters import poster
from desktop.games.magnastorm.preview import preview, shows_ahead, target
from desktop.games.magnastorm.shown import Shown
from desktop.games.magnastorm.sprites import sprites
from rules.core.explained import Explained
from rules.core.refusal import Refusal
from rules.core.types import Arg, Seat, phrase
from rules.magnastorm.events import Event
from rules.magnastorm.moves import Move
from rules.magnastorm.view import View


class MagnastormDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS
    most_previews: int = 40
    """Every space that a scout reaches tells what the way there costs."""
    overlays: Sequence[Overlay] = (Overlay(keys.FORECAST, LETTER, phrase("ms-table-forecast")),)

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def also(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.also(view, move)

    def alike(self, view: View) -> Sequence[frozenset[Key]]:
        return handles.alike(view)

    def target(self, view: View, moves: Sequence[Move], place: Key) -> Target | None:
        return target(view, moves, place)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return attempts.attempt(view, seat, pieces, place)

    def meaning(self, view: View, seat: Seat, place: Key) -> Move | None:
        return attempts.meaning(view, seat, place)

    def preview(self, view: View, move: Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return preview(view, move, look, places)

    def shows_ahead(self, move: Move) -> bool:
        return shows_ahead(move)

    def companions(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.companions(view, move)

    def cures(self, view: View, move: Move) -> Sequence[Key]:
        return attempts.cures(view, move)

    def blamed(self, view: View, move: Move, refusal: Refusal) -> Sequence[Key]:
        return attempts.blamed(view, move, refusal)

    def parts(self, view: View, look: Look) -> Sequence[Part]:
        return tuple(parts(view, look))

    def comes_from(self, view: View, key: Key, earlier: View) -> Sequence[Key]:
        return travels.comes_from(view, key, earlier)

    def same(self, before: View, after: View) -> Mapping[Key, Key]:
        return travels.same(before, after)

    def goes_to(self, view: View, key: Key, later: View) -> Sequence[Key]:
        return travels.goes_to(view, key, later)

    def order(self, events: Sequence[Event]) -> Sequence[Key]:
        return travels.order(events)

    def poster(self, view: View, look: Look, events: Sequence[Event]) -> Sequence[Sprite]:
        return poster(view, look, events)

    def flights(
        self, views: tuple[View, View], look: Look, events: Sequence[Event], places: Mapping[Key, Place]
    ) -> Mapping[Sprite, Place]:
        return flights(views[0], Shown(views[1], look), events, places)

    def candidate(self, view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
        return weighed.lying(view, str(candidate))

    def face(self, view: View, explained: Explained, candidate: Arg) -> Sprite | None:
        return weighed.face(view, str(candidate))

    def acting(self, view: View, events: Sequence[Event]) -> Acting | None:
        return weighed.acting(view, events)


DESK = MagnastormDesk()
