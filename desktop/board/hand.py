"""A hand over the table: it takes pieces, points at places, drops or lets go. One gesture at a time.

Mouse, touch and keyboard all move the same hand. It asks the desk which moves it could make and the table whether
they are allowed; it draws nothing and plays nothing itself.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal

from PySide6.QtCore import QObject, Signal

from desktop.board.alike import Alike
from desktop.board.desk import BUTTON, AnyDesk, Drop, Handle, no_one
from desktop.board.reasons import Objections, Reason
from desktop.board.sprite import Key
from desktop.table.seat_at_table import Position
from rules.core.types import Seat

Standing = Literal["held", "can-go", "can-join", "can-take", "can-click", ""]
"""How something stands to a hand: it is held; what is held can go there; it can join that; it can be taken; a click
there does something; nothing of it."""

TURNS = 4
"""Quarter turns until a piece lies as before."""


class Hand(QObject):
    """Signals: `changed` when something is taken, pointed at or let go; `refused` with a `Reason`."""

    changed = Signal()
    refused = Signal(object)

    def __init__(self, table: Position, desk: AnyDesk) -> None:
        super().__init__()
        self.table = table
        self.desk = desk
        self.held: frozenset[Key] = frozenset()
        self.pointed: Key | None = None
        self.reason: Reason | None = None
        self._by_handle: dict[Handle, list[Any]] = {}
        self._legal: Sequence[Any] = ()
        self._seat: Seat | None = None
        """Whose moves these are."""
        self.is_resting = False
        self._targets: tuple[frozenset[Key], dict[Key, list[Any]]] = frozenset(), {}
        """Those of the pieces that were held last, and these pieces."""
        self._attempt: tuple[frozenset[Key], Drop[Any]] = frozenset(), no_one
        """The same of what a drop would mean, legal or not."""
        self._only: frozenset[Key] = frozenset()
        """The one piece, or the few together, that all gestures begin with: then a click on the place is enough."""
        self._alike = Alike()
        self._objections = Objections(table, desk)
        self.facing = 0
        """Which way a piece is held that can be turned: so many quarter turns clockwise."""

    # What could be done

    def look_again(self) -> None:
        """Read the possible gestures again after a change of position; what was held is put down."""
        self._legal, self._seat = self.table.legal, self.table.seat_to_play
        by_handle: defaultdict[Handle, list[Any]] = defaultdict(list)
        view = self.table.view
        self._alike, self._objections = Alike(self.desk.alike(view)), Objections(self.table, self.desk)
        for move in self._legal:
            # Several gestures of a move are one where their pieces are alike.
            for handle in dict.fromkeys(map(self._with_first, self.desk.handles(view, move))):
                by_handle[handle].append(move)
        self._by_handle = dict(by_handle)
        self._targets, self._attempt = (frozenset(), {}), (frozenset(), no_one)
        to_place = {handle.pieces for handle in by_handle if handle.place is not None and handle.pieces}
        self._only = to_place.pop() if len(to_place) == 1 else frozenset()
        self.is_resting = False
        self.held = frozenset()
        self.reason = None
        self.changed.emit()

    def _with_first(self, handle: Handle) -> Handle:
        first = self._alike.first(handle.pieces)
        return handle if first == handle.pieces else Handle(first, handle.place)

    def rest(self) -> None:
        """The table shows something else than the game: nothing can be done for the moment."""
        self._legal, self._seat = (), None
        self._by_handle, self._only, self._alike = {}, frozenset(), Alike()
        self._objections = Objections(self.table, self.desk)
        self._targets, self._attempt = (frozenset(), {}), (frozenset(), no_one)
        self.is_resting = True
        self.let_go()

    def takable(self) -> frozenset[Key]:
        """The pieces that can be taken now, together with those already held."""
        held = self._alike.first(self.held)
        more = {piece for handle in self._by_handle if held <= handle.pieces for piece in handle.pieces - held}
        return self._alike.all(more) - self.held

    def takable_anew(self) -> frozenset[Key]:
        """The pieces that could be taken by an empty hand: in place of what is held, if they cannot join it."""
        return self._alike.all({piece for handle in self._by_handle for piece in handle.pieces})

    def clickable(self) -> frozenset[Key]:
        """Places that need no piece in the hand, or only the one that there is no choice of."""
        return frozenset(
            handle.place
            for handle in self._by_handle
            if handle.place is not None and handle.pieces in (frozenset(), self._only)
        )

    def targets(self) -> dict[Key, list[Any]]:
        """Return the places where the held pieces may go, with the moves that this would be; none for an empty hand."""
        if not self.held:
            return {}
        held, targets = self._targets
        if held is not self.held:
            first = self._alike.first(self.held)
            targets = {
                handle.place: moves
                for handle, moves in self._by_handle.items()
                if handle.pieces == first and handle.place is not None
            }
            self._targets = self.held, targets
        return targets

    def again(self, piece: Key | None) -> list[Any]:
        """What a double click on a piece means; nothing at most tables, where it is two clicks."""
        return []

    def same_as(self, key: Key) -> frozenset[Key]:
        """All with which the very same moves can be made, and no other."""
        means: defaultdict[Key, set[Any]] = defaultdict(set)
        for handle, moves in self._by_handle.items():
            for part in (*handle.pieces, *([handle.place] if handle.place is not None else [])):
                means[part].update(moves)
        groups = {self._alike.first(frozenset({each})) for each in (key,)}
        return frozenset(
            each
            for each in {*means, *self._alike.all({key})}
            if self._alike.first(frozenset({each})) in groups or (key in means and means[each] == means[key])
        )

    def walkable(self) -> frozenset[Key]:
        """What the keyboard goes through: what may be taken or join the hand, where it may go, what may be clicked."""
        return self.takable() | (frozenset(self.targets()) if self.held else self.clickable())

    def buttons(self) -> list[Any]:
        """Moves that have no place on the table, such as ending the turn."""
        return self._by_handle.get(BUTTON, [])

    def standing(self, key: Key) -> Standing:
        """How something stands to the hand: what it is now, or what could be done with it."""
        if key in self.held:
            return "held"
        if self.held:
            return "can-go" if key in self.targets() else "can-join" if key in self.takable() else ""
        return "can-take" if key in self.takable() else "can-click" if key in self.clickable() else ""

    # What the hand does

    def take(self, piece: Key, *, more: bool = False) -> bool:
        """Takes a piece; with `more`, beside those already held."""
        held = self.held ^ {piece} if more else frozenset({piece})
        first = self._alike.first(held)
        if held and not any(first <= handle.pieces for handle in self._by_handle):
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

    def drop(self, place: Key | None) -> list[Any]:
        """Drops what is held, or clicks. The moves that this can mean (usually one); none where it is refused, or means
        nothing."""
        moves = self.meant(place)
        reason = None if moves else self.reason_against(place)
        self.let_go()
        if reason is not None:
            self.refused.emit(reason)
        return moves

    @property
    def can_turn(self) -> bool:
        """Whether what is held could lie several ways somewhere."""
        return any(self._faces(moves) for moves in self.targets().values()) if self.held else False

    def turn(self, quarters: int) -> None:
        """Turns what is held: where it is over a place, to the next way that it may lie there."""
        faces = self._faces(self.targets().get(self.pointed or "", []))
        wanted = (self.facing + quarters) % TURNS
        while faces and wanted not in faces:
            wanted = (wanted + (1 if quarters > 0 else -1)) % TURNS
        self.facing = wanted
        self.changed.emit()

    def meant(self, place: Key | None) -> list[Any]:
        """What a drop there would be: of moves that differ by how the piece lies, the one that it is held for."""
        moves = self._moves_at(place)
        faces = self._faces(moves)
        if not faces:
            return moves
        return [faces[min(faces, key=lambda side: (side - self.facing) % TURNS)]]

    def _faces(self, moves: Sequence[Any]) -> dict[int, Any]:
        """The moves by the way the piece lies; nothing if they differ by something else, or do not differ."""
        faces = {self.desk.facing(self.table.view, move): move for move in moves} if len(moves) > 1 else {}
        return {} if len(faces) < len(moves) or None in faces else {side or 0: move for side, move in faces.items()}

    def let_go(self) -> None:
        self.held = frozenset()
        self.pointed = None
        self.reason = None
        self.changed.emit()

    def _moves_at(self, place: Key | None) -> list[Any]:
        if place is None:
            return []
        clicked = [] if self.held else self._by_handle.get(Handle(self._only, place), [])
        return self._by_handle.get(Handle(self._alike.first(self.held), place), clicked)

    # Why not

    def reason_against(self, place: Key | None) -> Reason | None:
        """Why what is held cannot be dropped there; None where it can, or where that would mean nothing."""
        if place is None or self._seat is None or not self.held or place in self.targets():
            return None
        held, attempt = self._attempt
        if held is not self.held:
            attempt = self.desk.attempt(self.table.view, self._seat, self.held)
            self._attempt = self.held, attempt
        move = attempt(place)
        if move is not None:
            return self._reason(move, place)
        refusal = self.desk.astray(self.table.view, self._seat, self.held, place)
        return None if refusal is None else Reason(refusal, place, (), (), self.held)

    def reason_not_to_click(self, place: Key | None) -> Reason | None:
        """Why a click there with an empty hand does nothing; None where it does something, or would mean nothing."""
        if place is None or self._seat is None or place in self.clickable():
            return None
        return self._reason(self.desk.meaning(self.table.view, self._seat, place), place)

    def is_refused(self, place: Key | None) -> bool:
        """Whether to drop there what is held says why not."""
        return place not in self.held and self.reason_against(place) is not None

    def tell(self, reason: Reason) -> None:
        self.let_go()
        self.refused.emit(reason)

    def _reason(self, move: Any | None, place: Key) -> Reason | None:
        why = self._objections.against(move) if move is not None else None
        return None if why is None else Reason(why.refusal, place, why.cures, why.blamed, self.held)
