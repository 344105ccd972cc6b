"""What the window asks of a table, whatever it is: a game in progress, a lesson, a position that a move would bring."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from rules.core.contract import AnyGame
from rules.core.explained import Explained
from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase, Seat


@dataclass(frozen=True, slots=True)
class Stepped:
    """A move was made: the entry it became, what the looking seat noticed, and who made it."""

    number: int
    events: tuple[Any, ...]
    seat: Seat
    by_person: bool
    by_itself: bool = False
    """Whether nobody made it by hand, since nothing else was legal."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One move as it is shown, or one act of it: the table before it and after it, what happens, and why an automa did
    it."""

    point: int
    before: Any
    after: Any
    events: tuple[Any, ...]
    act: int = 0
    """Its number among what the move sets off; 0: the move itself."""

    @property
    def cards(self) -> tuple[Explained, ...]:
        return tuple(event for event in self.events if isinstance(event, Explained))


class Position(Protocol):
    """What a hand asks of a table, or of a position that a move would bring."""

    @property
    def view(self) -> Any: ...
    @property
    def seat_to_play(self) -> Seat | None: ...
    @property
    def legal(self) -> Sequence[Any]: ...
    def objection(self, move: Any) -> Refusal | None: ...


class TableSignals(QObject):
    """Signals: `stepped` after each move; `went` when the table looks at another point of the game (undo, redo,
    scrubbing); `curtain` when the screen must be handed to a seat first; `refused` with a refusal; `unkept` with one
    when the disk refuses, and with None when it does so no longer.
    """

    stepped = Signal(object)
    went = Signal()
    curtain = Signal(int)
    refused = Signal(object)
    unkept = Signal(object)


class PlayedMoves(Protocol):
    """The moves played before, as the looking seat may know them."""

    def moves_from(self, point: int) -> int:
        """How many moves were made since this point; fewer than none if it comes later."""

    def mover_at(self, point: int) -> Seat | None: ...
    def noticed_at(self, point: int) -> Sequence[Any]:
        """What happened there, as the looking seat noticed it."""

    def acts_out(self, point: int) -> bool:
        """Whether what was set off there is to be watched act by act."""

    def frames_at(self, point: int) -> tuple[Frame, ...]:
        """What happened there, as the looking seat noticed it, act by act."""

    def points_of_others(self) -> tuple[int, ...]:
        """What the others played since the looking seat's last turn."""


class SeatAtTable(Position, Protocol):
    """What the board asks of the table that it shows, and what people do there."""

    @property
    def stepped(self) -> SignalInstance: ...
    @property
    def went(self) -> SignalInstance: ...
    @property
    def curtain(self) -> SignalInstance: ...
    @property
    def refused(self) -> SignalInstance: ...
    @property
    def unkept(self) -> SignalInstance: ...

    # Who sits there

    @property
    def game(self) -> AnyGame: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def looking(self) -> Seat | None:
        """Who looks at the screen; nobody while it is handed on."""

    def colour_of(self, seat: Seat) -> str: ...

    # The position

    @property
    def point(self) -> int:
        """The point of the game that the table looks at."""

    @property
    def is_looking_back(self) -> bool:
        """Whether this point is only looked at."""

    @property
    def played_on(self) -> Position:
        """This position, if the game went on from here."""

    def view_from(self, seat: Seat | None) -> Any:
        """The position as this seat may know it."""

    def say_move(self, move: Any) -> Phrase:
        """What a move of this position is called."""

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]: ...

    @property
    def history(self) -> PlayedMoves: ...

    # What people do

    @property
    def is_paused(self) -> bool: ...
    def pause(self, paused: bool) -> None: ...
    def propose(self, move: Any) -> bool:
        """Plays the move if it is legal. Whether it was played."""

    def play_on(self) -> None:
        """The game goes on from the point that the table looks at."""
