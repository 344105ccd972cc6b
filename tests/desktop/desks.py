"""A desk with nothing on it, for tests that need little of one."""

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.board.desk import BUTTON, Desk, Handle, Look, Painter
from desktop.board.sprite import Key, Place, Sprite
from rules.core.types import Seat


class BareDesk(Desk):
    """All moves are buttons."""

    @property
    def painters(self) -> Mapping[str, Painter]:
        return {}

    def sprites(self, view: Any, look: Look) -> list[Sprite]:
        return []

    def handle(self, view: Any, move: Any) -> Handle:
        return BUTTON

    def attempt(self, view: Any, seat: Seat, pieces: frozenset[Key], place: Key) -> Any | None:
        return None

    def preview(self, view: Any, move: Any, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        return []

    def companions(self, view: Any, move: Any) -> Sequence[Key]:
        return ()

    def cures(self, view: Any, move: Any) -> Sequence[Key]:
        return ()
