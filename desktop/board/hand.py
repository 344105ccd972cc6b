"""A hand over the table: it takes pieces, points at places, drops or lets go. One gesture at a time.

Mouse, touch and keyboard all move the same hand. It asks the desk which moves it could make and the table whether
they are allowed; it draws nothing and plays nothing itself.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.board.desk import Desk, Handle
from desktop.board.sprite import Key
from desktop.table import Table
from rules.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a drop is not allowed there, and what could cure it."""

    refusal: Refusal
    place: Key
    cures: tuple[Key, ...]


class Hand(QObject):
    """Signals: `changed` when something is taken, pointed at or let go; `chosen` with the moves that a drop or click
    can mean (usually one) and the place; `refused` with a `Reason`.
    """

    changed = Signal()
    chosen = Signal(object, str)
    refused = Signal(object)

    def __init__(self, table: Table, desk: Desk) -> None:
        super().__init__()
        self.table = table
        self.desk = desk
        self.held: frozenset[Key] = frozenset()
        self.pointed: Key | None = None
        self.reason: Reason | None = None
        self._by_handle: dict[Handle, list[Any]] = {}
        self._legal: Sequence[Any] = ()
        self.is_resting = False
        self._targets: tuple[frozenset[Key], dict[Key, list[Any]]] = frozenset(), {}
        """Those of the pieces that were held last, and these pieces."""
        self._only: frozenset[Key] = frozenset()
        """The one piece, or the few together, that all gestures begin with: then a click on the place is enough."""

    # What could be done

    def look_again(self) -> None:
        """The position has changed: what was held is put down, and the possible gestures are read anew."""
        self._legal = self.table.legal
        by_handle: defaultdict[Handle, list[Any]] = defaultdict(list)
        view = self.table.view
        for move in self._legal:
            for handle in (self.desk.handle(view, move), *self.desk.also(view, move)):
                by_handle[handle].append(move)
        self._by_handle = dict(by_handle)
        self._targets = frozenset(), {}
        to_place = {handle.pieces for handle in by_handle if handle.place is not None}
        self._only = to_place.pop() if len(to_place) == 1 else frozenset()
        self.is_resting = False
        self.held = frozenset()
        self.reason = None
        self.changed.emit()

    def rest(self) -> None:
        """The table shows something else than the game: nothing can be done for the moment."""
        self._legal, self._by_handle, self._only = (), {}, frozenset()
        self._targets = frozenset(), {}
        self.is_resting = True
        self.let_go()

    def takable(self) -> frozenset[Key]:
        """The pieces that can be taken now, together with those already held."""
        return frozenset(
            piece for handle in self._by_handle if self.held <= handle.pieces for piece in handle.pieces - self.held
        )

    def takable_anew(self) -> frozenset[Key]:
        """The pieces that could be taken by an empty hand: in place of what is held, if they cannot join it."""
        return frozenset(piece for handle in self._by_handle for piece in handle.pieces)

    def clickable(self) -> frozenset[Key]:
        """Places that need no piece in the hand, or only the one that there is no choice of."""
        return frozenset(
            handle.place
            for handle in self._by_handle
            if handle.place is not None and handle.pieces in (frozenset(), self._only)
        )

    def targets(self) -> dict[Key, list[Any]]:
        """Where the held pieces may go, and the moves that this would be."""
        held, targets = self._targets
        if held != self.held:
            targets = {
                handle.place: moves
                for handle, moves in self._by_handle.items()
                if handle.pieces == self.held and handle.place is not None
            }
            self._targets = self.held, targets
        return targets

    def walkable(self) -> frozenset[Key]:
        """What the keyboard goes through: what may be taken or join the hand, where it may go, what may be clicked."""
        return self.takable() | (frozenset(self.targets()) if self.held else self.clickable())

    def buttons(self) -> list[Any]:
        """Moves that have no place on the table, such as ending the turn."""
        return [move for handle, moves in self._by_handle.items() if handle.place is None for move in moves]

    # What the hand does

    def take(self, piece: Key, *, more: bool = False) -> bool:
        """Takes a piece; with `more`, beside those already held."""
        held = self.held ^ {piece} if more else frozenset({piece})
        if held and not any(held <= handle.pieces for handle in self._by_handle):
            return False
        self.held = held
        self.reason = None
        self.changed.emit()
        return True

    def lift(self, piece: Key) -> bool:
        """Takes a piece that cannot be played now, so that every place can say why it cannot go there."""
        if self.table.seat_to_play is None or self.is_resting:
            return False
        self.held = frozenset({piece})
        self.reason = None
        self.changed.emit()
        return True

    def point(self, place: Key | None) -> None:
        """The held pieces are over this place now: lit if they may be dropped there, else with the reason why not."""
        if place == self.pointed:
            return
        self.pointed = place
        self.reason = self.reason_against(place)
        self.changed.emit()

    def drop(self, place: Key | None) -> bool:
        """Drops what is held, or clicks. True when this was a move."""
        moves = self._moves_at(place)
        if moves:
            self.let_go()
            self.chosen.emit(moves, place or "")
            return True
        reason = self.reason_against(place)
        self.let_go()
        if reason is not None:
            self.refused.emit(reason)
        return False

    def let_go(self) -> None:
        self.held = frozenset()
        self.pointed = None
        self.reason = None
        self.changed.emit()

    def _moves_at(self, place: Key | None) -> list[Any]:
        if place is None:
            return []
        clicked = [] if self.held else self._by_handle.get(Handle(self._only, place), [])
        return self._by_handle.get(Handle(self.held, place), clicked)

    def reason_against(self, place: Key | None) -> Reason | None:
        """Why what is held cannot be dropped there; None where it can, or where that would mean nothing."""
        if place is None or not self.held or place in self.targets():
            return None
        seat, view = self.table.seat_to_play, self.table.view
        if seat is None:
            return None
        move = self.desk.attempt(view, seat, self.held, place)
        refusal = self.table.objection(move) if move is not None else None
        return Reason(refusal, place, tuple(self.desk.cures(view, move))) if refusal else None
