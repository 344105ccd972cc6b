"""The desk of Höyük: how its position looks, and how its moves are made by hand."""

from collections.abc import Mapping, Sequence

from desktop.board.desk import Desk, Handle, Look, Overlay, Painter, Part, Target
from desktop.board.sprite import Key, Place, Sprite
from desktop.games.hoyuk import attempts, considered, handles, keys, travels
from desktop.games.hoyuk.overlay_sprites import CAPS
from desktop.games.hoyuk.painters import PAINTERS
from desktop.games.hoyuk.parts import parts
from desktop.games.hoyuk.posters import poster
from desktop.games.hoyuk.preview import preview, target
from desktop.games.hoyuk.sprites import sprites
from rules.core.explained import Explained
from rules.core.refusal import Refusal
from rules.core.types import Arg, Seat, phrase
from rules.hoyuk.events import Event
from rules.hoyuk.moves import BuildPen, Move
from rules.hoyuk.view import View


class HoyukDesk(Desk):
    painters: Mapping[str, Painter] = PAINTERS
    most_previews: int = 1
    """Ghosts stand on all targets already."""
    overlays: Sequence[Overlay] = tuple(
        Overlay(keys.overlay_key(name), letter, phrase("hk-overlay", overlay=name)) for name, letter in CAPS.items()
    )

    def sprites(self, view: View, look: Look) -> list[Sprite]:
        return sprites(view, look)

    def handle(self, view: View, move: Move) -> Handle:
        return handles.handle(view, move)

    def also(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.also(view, move)

    def gestures(self, view: View, move: Move) -> Sequence[Handle]:
        return handles.all_gestures(view, move)

    def alike(self, view: View) -> Sequence[frozenset[Key]]:
        return handles.alike(view)

    def facing(self, view: View, move: Move) -> int | None:
        return move.gate if isinstance(move, BuildPen) else None

    def target(self, view: View, moves: Sequence[Move], place: Key) -> Target | None:
        return target(view, moves, place)

    def attempt(self, view: View, seat: Seat, pieces: frozenset[Key], place: Key) -> Move | None:
        return attempts.attempt(view, seat, pieces, place)

    def preview(self, view: View, move: Move, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return preview(view, move, look, places)

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

    def goes_to(self, view: View, key: Key, later: View) -> Sequence[Key]:
        return travels.goes_to(view, key, later)

    def order(self, events: Sequence[Event]) -> Sequence[Key]:
        return travels.order(events)

    def poster(self, view: View, look: Look, events: Sequence[Event]) -> Sequence[Sprite]:
        return poster(view, look, events)

    def candidate(self, view: View, explained: Explained, candidate: Arg) -> Sequence[Key]:
        return considered.lying(view, str(candidate))


DESK = HoyukDesk()
