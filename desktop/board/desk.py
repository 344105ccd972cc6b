"""What every game brings to the table: how its position looks, and how its moves are made by hand.

A desk is the only part of the window that knows a game. It describes; it decides nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, Protocol

from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.theme import Style
from rules.core.explained import Explained
from rules.core.refusal import Refusal
from rules.core.types import Arg, Phrase, Seat
from rules.text.localise import Texts

Say = Callable[[Phrase], str]
"""Puts a phrase into words, in the language in use, with the names at this table. Equal only to one that says the same:
what was described in its words is kept for as long.
"""


@lru_cache(maxsize=8)
def saying(texts: Texts, names: tuple[str, ...]) -> Say:
    """Straight to the texts, without asking for the language each time: hundreds of sprites speak."""
    return partial(texts.say, names=names)


@dataclass(frozen=True, slots=True)
class Look:
    """How the table is looked at: everything that sprites depend on besides the position."""

    width: float
    height: float
    style: Style
    say: Say = field(compare=False)
    names: tuple[str, ...]
    seat: Seat | None
    open: frozenset[Key] = frozenset()
    """The folds that somebody has opened by pointing at them, or by a click."""


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


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table that the camera can look at by itself: a board, a mat, the supply."""

    words: str
    place: Place


@dataclass(frozen=True, slots=True)
class AccountLine:
    """What something brings or costs; new is what one would add now."""

    words: Phrase
    amount: int
    is_new: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """A sum that grows while one plays: a sale, a payment, what a turn has brought so far."""

    title: Phrase
    lines: tuple[AccountLine, ...]
    total_words: Phrase
    total: int


@dataclass(frozen=True, slots=True)
class Target:
    """How a place shows that something may be dropped there, where the usual light says too little or too much."""

    scale: float = 1.0
    """Of the light, in parts of the place; 0 for none."""
    ghost: Picture | None = None
    """What would stand there."""
    ghost_scale: float = 0.8


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something that can be laid over the table for as long as one wants: the desk finds its key in `Look.open`.

    It shows while one points at its button, which bears the same key as its fold, and stays after a click there, or
    after its letter was pressed, until the same is done again.
    """

    key: Key
    letter: str
    words: Phrase


@dataclass(frozen=True, slots=True)
class Acting:
    """The card that an automa carries out, to be shown at the head of its reasons; its words say what it does."""

    card: Sprite
    title: Phrase
    note: Phrase | None = None


Painter = Callable[..., None]
"""Paints a picture: (painter, rect, style, *what it needs to know)."""


class Desk(Protocol):
    """A game's desk derives from this. What has an answer here, a game need not say."""

    most_previews: int = 12
    """With more targets than this, only the one under the pointer shows what a drop there would bring."""
    overlays: Sequence[Overlay] = ()
    """What can be laid over the table, in the order of its buttons."""

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
        return ()

    def gestures(self, view: Any, move: Any) -> Sequence[Handle]:
        """All of them, where both are found in one go."""
        return (self.handle(view, move), *self.also(view, move))

    def alike(self, view: Any) -> Sequence[frozenset[Key]]:
        """Pieces of which one does as well as another: whichever of them are taken, their number counts."""
        return ()

    def facing(self, view: Any, move: Any) -> int | None:
        """Which way the piece lies that this move puts down, a quarter turn after the other clockwise, where the same
        piece may lie several ways on the same place; None where there is nothing to turn.
        """
        return None

    def target(self, view: Any, moves: Sequence[Any], place: Key) -> Target | None:
        """How a place shows that these moves may be made there; None: as any place does."""
        return None

    def attempt(self, view: Any, seat: Seat, pieces: frozenset[Key], place: Key) -> Any | None:
        """The move that somebody means who drops these pieces there, legal or not; None if it means nothing."""
        ...

    def astray(self, view: Any, seat: Seat, pieces: frozenset[Key], place: Key) -> Refusal | None:
        """Why these pieces have no business there, where nothing that somebody could mean is a move: a card over the
        place of another symbol. None where nobody would try.
        """
        return None

    def meaning(self, view: Any, seat: Seat, place: Key) -> Any | None:
        """The move that somebody means who clicks there with an empty hand, legal or not: a price, an answer that lies
        there though it cannot be given. None if it means nothing.
        """
        return None

    def preview(self, view: Any, move: Any, look: Look, places: Mapping[Key, Place]) -> list[Sprite]:
        """What shows on the table before the drop: the piece as it would be, what it costs, what it brings."""
        ...

    def shows_ahead(self, move: Any) -> bool:
        """Whether that shows before one points at its place; else only there, so that it hides nothing of the table."""
        return True

    def companions(self, view: Any, move: Any) -> Sequence[Key]:
        """Pieces that a move takes along: the die that is captured, the card that is paid."""
        ...

    def cures(self, view: Any, move: Any) -> Sequence[Key]:
        """Pieces or places that could make a refused move legal: where the cure lies."""
        ...

    def blamed(self, view: Any, move: Any, refusal: Refusal) -> Sequence[Key]:
        """What stands in the way of a refused move: a full row, two houses that would join."""
        return ()

    def parts(self, view: Any, look: Look) -> Sequence[Part]:
        """What the keys 1 to 9 look at: the board, one's own mat, that of each opponent, the supply."""
        return ()

    def comes_from(self, view: Any, key: Key, earlier: Any) -> Sequence[Key]:
        """Where a piece that newly lies on this table may come from: the first of these that is there. The other
        position is the one before.
        """
        return ()

    def same(self, before: Any, after: Any) -> Mapping[Key, Key]:
        """Pieces that are known by where they lie, and lie elsewhere now: by the new key, the one they had before.

        A key that is named here as an old one and not as a new one belongs to another piece now.
        """
        return {}

    def goes_to(self, view: Any, key: Key, later: Any) -> Sequence[Key]:
        """Where a piece goes that lay on this table and does no longer: the first of these that is there. The other
        position is the one after.
        """
        return ()

    def order(self, events: Sequence[Any]) -> Sequence[Key]:
        """The pieces that these events move, in the order in which they set out; else they go together."""
        return ()

    def poster(self, view: Any, look: Look, events: Sequence[Any]) -> Sequence[Sprite]:
        """What is shown large over the table, for a moment, before the pieces move that these events move: a card that
        was turned over and strikes them. The view is the one after the events.
        """
        return ()

    def flights(
        self, views: tuple[Any, Any], look: Look, events: Sequence[Any], places: Mapping[Key, Place]
    ) -> Mapping[Sprite, Place]:
        """What these events send over the table though it lies on it as no piece of its own, each from where it sets
        out to where it ends: cubes out of a supply that is only a number, a point from a board to a track. The views
        are those before and after the events, the places those after.
        """
        return {}

    def candidate(self, view: Any, explained: Explained, candidate: Arg) -> Sequence[Key]:
        """Where something lies that an automa considers: a place, or all that a colour stands for."""
        return ()

    def face(self, view: Any, explained: Explained, candidate: Arg) -> Sprite | None:
        """How something looks that an automa considers, if it is a piece or a place has a sign of its own."""
        return None

    def acting(self, view: Any, events: Sequence[Any]) -> Acting | None:
        """By which card an automa acts, from the position before its step and what then happens."""
        return None

    def account(self, view: Any, move: Any | None) -> Account | None:
        """What is being reckoned up, with what the move would add that somebody considers; None if nothing is."""
        return None
