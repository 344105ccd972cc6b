"""A table at which the position is edited: edits in place of moves, each with its way back. No widgets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal

from desktop.table.no_history import NoHistory
from desktop.table.seat_at_table import TableSignals
from rules.core.contract import AnyGame
from rules.core.editing import AnyEditing, Edit, NoSuchEdit, Put, editing_of
from rules.core.refusal import Refusal, SoftWarning
from rules.core.types import Phrase, Seat, phrase


@dataclass(frozen=True, slots=True)
class Done:
    """A position on the way, and the edit that led there; None for a whole new position."""

    state: Any
    edit: Edit | None = None


class EditedTable(TableSignals):
    """Two more signals: `edited` when another position lies there; `meaningless` with a phrase, when an edit means
    nothing.
    """

    edited = Signal()
    meaningless = Signal(object)

    is_paused = False
    is_looking_back = False
    seat_to_play: Seat | None = None
    legal: Sequence[Any] = ()

    def __init__(self, game: AnyGame, state: Any, names: Sequence[str]) -> None:
        super().__init__()
        self.game = game
        self.editing: AnyEditing = editing_of(game)
        self.given_names = tuple(names)
        self._done = [Done(state)]
        self._at = 0
        self._changes = 0
        self._looking: Seat = 0
        self.last: tuple[Any, Any, Edit | None] = state, state, None
        """The positions before and after the last change, and the edit between them."""

    # The position

    @property
    def state(self) -> Any:
        return self._done[self._at].state

    @property
    def names(self) -> tuple[str, ...]:
        """Return as many as there are seats."""
        seats = len(self.game.seated(self.state))
        return (*self.given_names, *("" for _ in range(seats)))[:seats]

    @property
    def looking(self) -> Seat:
        """Say from whose side the table is seen: all hands are open to whoever edits, one after the other."""
        return min(self._looking, len(self.game.seated(self.state)) - 1)

    @property
    def view(self) -> Any:
        return self.view_from(self.looking)

    def view_from(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    @property
    def point(self) -> int:
        """Another one after each change, so that pieces travel."""
        return self._changes

    @property
    def played_on(self) -> "EditedTable":
        return self

    @property
    def history(self) -> NoHistory:
        return NoHistory()

    def colour_of(self, seat: Seat) -> str:
        return self.game.seated(self.state)[seat].colour

    # What people do

    def propose(self, move: Any) -> bool:
        """Edit. False where that means nothing."""
        try:
            after = self.editing.apply(self.state, move)
        except NoSuchEdit as error:
            self.meaningless.emit(error.sentence)
            return False
        if after != self.state:
            self._do(Done(after, move))
        else:
            self.went.emit()  # what was carried glides home
        return True

    def put_down(self, state: Any) -> None:
        """A whole new position in place of this one; it can be undone as well."""
        if state != self.state:
            self._do(Done(state))

    def _do(self, done: Done) -> None:
        before = self.state
        del self._done[self._at + 1 :]
        self._done.append(done)
        self._at += 1
        self._tell(before, done.edit)

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at + 1 < len(self._done)

    def undo(self) -> None:
        self._go(-1)

    def redo(self) -> None:
        self._go(1)

    def _go(self, steps: int) -> None:
        if 0 <= self._at + steps < len(self._done):
            before = self.state
            self._at += steps
            self._tell(before, None)

    def _tell(self, before: Any, edit: Edit | None) -> None:
        self.last = before, self.state, edit
        self._changes += 1
        self.went.emit()
        self.edited.emit()

    def look_from(self, seat: Seat) -> None:
        """See the table from the side of this seat."""
        if seat != self._looking:
            self._looking = seat
            self.went.emit()

    def renamed(self) -> tuple[str, str] | None:
        """Return what the piece is called that was just put on the table, and the spare that it was."""
        before, after, edit = self.last
        if not isinstance(edit, Put):
            return None
        new = set(self.editing.things(after)) - set(self.editing.things(before))
        return (new.pop(), edit.spare) if len(new) == 1 else None

    # What a table of moves is asked

    def say_move(self, move: Any) -> Phrase:
        return phrase("editor-edit")

    def objection(self, move: Any) -> Refusal | None:
        return None

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]:
        return ()

    def pause(self, paused: bool) -> None:
        """Do nothing: here nothing goes on by itself."""

    def play_on(self) -> None:
        """Do nothing: here is no past."""
