"""What every game brings to the table: how its position looks, and how its moves are made by hand.

A desk is the only part of the window that knows a game. It describes; it decides nothing.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, Generic, TypeVar

from desktop.board.sprite import Key, Picture, Place, Sprite
from desktop.paint.rich_text import SignPainter
from desktop.style.theme import Style
from rules.core.explained import Explained
from rules.core.frozen import made_quickly
from rules.core.refusal import Refusal
from rules.core.thing import Thing
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


@made_quickly
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


def usual(gestures: Iterable[Handle]) -> Handle:
    """The first of the ways to make a move by hand."""
    return next(iter(gestures), BUTTON)


@dataclass(frozen=True, slots=True)
class CameraTarget:
    """A part of the table that the camera can look at by itself: a board, a mat, the supply."""

    words: str
    place: Place
    by_seed: bool = False
    """Whether the seed decides what lies there at the start: the new-game page shows these parts."""


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


@made_quickly
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


ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
Drop = Callable[[Key], MoveT | None]
"""The move that a drop is, by its place; None if that means nothing."""


def nothing(*_: Any) -> tuple[()]:
    """Answer for a game that has nothing of the kind."""
    return ()


def no_one(*_: Any) -> None:
    """Answer for a game in which nobody means or knows that."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Desk(Generic[ViewT, MoveT, EventT]):
    """What a game brings, as data and functions. What has a default here, a game need not say."""

    painters: Mapping[str, Painter]
    """The pictures of this game, by name."""
    sprites: Callable[[ViewT, Look], list[Sprite]]
    """Describes the whole table, from the felt upwards. The same view and look give the same sprites."""
    overlays: Sequence[Overlay] = ()
    """What can be laid over the table, in the order of its buttons."""
    parts: Callable[[ViewT, Look], Iterable[CameraTarget]] = nothing
    """What the keys 1 to 9 look at: the board, one's own mat, that of each opponent, the supply."""

    thing: Callable[[ViewT, Key], Thing | None] = no_one
    """What lies there, as something that explains itself; None where nothing does, as on bare felt."""
    spoken_of: Callable[[ViewT, Seat, Thing], Sequence[Key]] = nothing
    """Pieces and places that the worth of a thing speaks of; they are lit while it is read."""
    signs: Mapping[str, SignPainter] = field(default_factory=dict)
    """Small signs that stand among words of this game, by name, beside those of every game."""
    is_crowded: bool = False
    """Whether explanations say only the essential until they are kept open, so that they hide less of a full table."""

    # How moves are made by hand

    gestures: Callable[[ViewT, MoveT], Iterable[Handle]]
    """Lists how a legal move is made by hand, the usual way first: any explorer for a travel card, any free slot. None
    where the move has a button."""
    attempt: Callable[[ViewT, Seat, frozenset[Key]], Drop[MoveT]]
    """Finds what somebody means who holds these pieces, legal or not. It is asked once when they are taken; what it
    answers is asked of every place."""
    astray: Callable[[ViewT, Seat, frozenset[Key], Key], Refusal | None] = no_one
    """Says why these pieces have no business there, where nothing that somebody could mean is a move: a card over the
    place of another symbol. None where nobody would try."""
    meaning: Callable[[ViewT, Seat, Key], MoveT | None] = no_one
    """Finds the move that somebody means who clicks there with an empty hand, legal or not: a price, an answer that
    lies there though it cannot be given. None if it means nothing."""
    alike: Callable[[ViewT], Sequence[frozenset[Key]]] = nothing
    """Pieces of which one does as well as another: whichever of them are taken, their number counts."""
    facing: Callable[[ViewT, MoveT], int | None] = no_one
    """Which way the piece lies that this move puts down, a quarter turn after the other clockwise, where the same piece
    may lie several ways on the same place; None where there is nothing to turn."""
    companions: Callable[[ViewT, MoveT], Sequence[Key]] = nothing
    """Pieces that a move takes along: the die that is captured, the card that is paid."""
    cures: Callable[[ViewT, MoveT], Sequence[Key]] = nothing
    """Pieces or places that could make a refused move legal."""
    blamed: Callable[[ViewT, MoveT, Refusal], Sequence[Key]] = nothing
    """What stands in the way of a refused move: a full row, two houses that would join."""

    # What shows before the drop

    preview: Callable[[ViewT, MoveT, Look, Mapping[Key, Place]], list[Sprite]]
    """What shows on the table before the drop: the piece as it would be, what it costs, what it brings."""
    most_previews: int = 12
    """With more targets than this, only the one under the pointer shows what a drop there would bring."""
    shows_ahead: Callable[[MoveT], bool] = lambda move: True
    """Whether that shows before one points at its place; else only there, so that it hides nothing of the table."""
    target: Callable[[ViewT, Sequence[MoveT], Key], Target | None] = no_one
    """How a place shows that these moves may be made there; None: as any place does."""
    account: Callable[[ViewT, MoveT | None], Account | None] = no_one
    """What is being reckoned up, with what the move would add that somebody considers; None if nothing is."""

    # How pieces travel

    comes_from: Callable[[ViewT, Key, ViewT], Sequence[Key]] = nothing
    """Where a piece that newly lies on this table may come from: the first of these that is there. The other position
    is the one before."""
    goes_to: Callable[[ViewT, Key, ViewT], Sequence[Key]] = nothing
    """Where a piece goes that lay on this table and does no longer: the first of these that is there. The other
    position is the one after."""
    same: Callable[[ViewT, ViewT], Mapping[Key, Key]] = lambda before, after: {}
    """Pieces that are known by where they lie, and lie elsewhere now: by the new key, the one they had before. A key
    that is named here as an old one and not as a new one belongs to another piece now."""
    order: Callable[[Sequence[EventT]], Sequence[Key]] = nothing
    """The pieces that these events move, in the order in which they set out; else they go together."""
    poster: Callable[[ViewT, Look, Sequence[EventT]], Sequence[Sprite]] = nothing
    """What is shown large over the table, for a moment, before the pieces move that these events move: a card that was
    turned over and strikes them. The view is the one after the events."""
    flights: Callable[[tuple[ViewT, ViewT], Look, Sequence[EventT], Mapping[Key, Place]], Mapping[Sprite, Place]] = (
        lambda views, look, events, places: {}
    )
    """What these events send over the table though it lies on it as no piece of its own, each from where it sets out to
    where it ends: cubes out of a supply that is only a number, a point from a board to a track. The views are those
    before and after the events, the places those after."""

    # Automas

    candidate: Callable[[ViewT, Explained, Arg], Sequence[Key]] = nothing
    """Where something lies that an automa considers: a place, or all that a colour stands for."""
    face: Callable[[ViewT, Explained, Arg], Sprite | None] = no_one
    """How something looks that an automa considers, if it is a piece or a place has a sign of its own."""
    acting: Callable[[ViewT, Sequence[EventT]], Acting | None] = no_one
    """By which card an automa acts, from the position before its step and what then happens."""

    def handles(self, view: ViewT, move: MoveT) -> Sequence[Handle]:
        """All ways to make a legal move by hand."""
        return tuple(self.gestures(view, move)) or (BUTTON,)

    def handle(self, view: ViewT, move: MoveT) -> Handle:
        """The usual way to make a legal move by hand."""
        return usual(self.gestures(view, move))


AnyDesk = Desk[Any, Any, Any]
