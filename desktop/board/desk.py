"""What every game brings to the table: how its position looks, and how its moves are made by hand.

A desk is the only part of the window that knows a game. It describes; it decides nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from desktop.board.sprite import Key, Place, Sprite
from desktop.theme import Style
from rules.core.types import Phrase, Seat

Say = Callable[[Phrase], str]
"""Puts a phrase into words, in the language in use, with the names at this table."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the table is looked at: everything that sprites depend on besides the position."""

    width: float
    height: float
    style: Style
    say: Say = field(compare=False)
    names: tuple[str, ...]
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Handle:
    """How a move is made by hand: these pieces are taken, and dropped on that place.

    Without pieces the place is simply clicked; without a place the move has a button of its own.
    """

    pieces: frozenset[Key]
    place: Key | None


def drag(piece: Key, place: Key) -> Handle:
    return Handle(frozenset({piece}), place)


def click(place: Key) -> Handle:
    return Handle(frozenset(), place)


BUTTON = Handle(frozenset(), None)

Painter = Callable[..., None]
"""Paints a picture: (painter, rect, style, *what it needs to know)."""


class Desk(Protocol):
    @property
    def painters(self) -> Mapping[str, Painter]:
        """The pictures of this game, by name."""
        ...

    def sprites(self, view: Any, look: Look) -> list[Sprite]:
        """The whole table, from the felt upwards. The same view and look give the same sprites."""
        ...

    def handle(self, view: Any, move: Any) -> Handle:
        """How this legal move is made by hand."""
        ...

    def also(self, view: Any, move: Any) -> Sequence[Handle]:
        """Other gestures that mean the same move: any explorer for a travel card, any free slot for a relic."""
        ...

    def attempt(self, view: Any, seat: Seat, pieces: frozenset[Key], place: Key) -> Any | None:
        """The move that somebody means who drops these pieces there, legal or not; None if it means nothing."""
        ...

    def preview(self, view: Any, move: Any, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        """What shows on the table before the drop: the piece as it would be, what it costs, what it brings."""
        ...

    def closer_look(self, view: Any, look: Look, key: Key) -> list[Sprite]:
        """What opens while somebody points at this with an empty hand: a pile that fans out."""
        ...

    def companions(self, view: Any, move: Any) -> Sequence[Key]:
        """Pieces that a move takes along: the die that is captured, the card that is paid."""
        ...

    def cures(self, view: Any, move: Any) -> Sequence[Key]:
        """Pieces or places that could make a refused move legal: where the cure lies."""
        ...
