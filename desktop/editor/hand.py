"""A hand that edits: it takes what lies on the table or waits in the box, and puts it wherever such a thing may lie.

Three tools: the hand moves, the stamp puts one spare after the other, the eraser takes away what is clicked.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from PySide6.QtCore import Signal

from desktop.board.desk import AnyDesk
from desktop.board.hand import Hand
from desktop.board.reasons import Reason
from desktop.board.sprite import Key
from desktop.editor.table import EditedTable
from rules.core.editing import Edit, Move, Put, Remove, Spare, Turn

Tool = Literal["hand", "stamp", "eraser"]
TOOLS: tuple[Tool, ...] = ("hand", "stamp", "eraser")
BOX = "box"
"""The place where what is dropped goes back into the box."""
GROUP = "box-group-"
"""The keys of the headings of the box begin with this."""


class EditorHand(Hand):
    """Two more signals: `turned` when a spare is held another way; `group_wanted` with the number of a heading of the
    box that was clicked."""

    turned = Signal()
    group_wanted = Signal(int)

    table: EditedTable

    def __init__(self, table: EditedTable, desk: AnyDesk) -> None:
        super().__init__(table, desk)
        self.tool: Tool = "hand"
        self.turns: dict[str, int] = {}
        """How many steps the spares of a sort are turned."""
        self._spares: dict[str, Spare] = {}
        self._things: frozenset[Key] = frozenset()
        self._groups: frozenset[Key] = frozenset()
        self._places: tuple[frozenset[Key], dict[Key, list[Edit]]] = frozenset(), {}
        self._stamped = ""
        """The spare that the stamp puts."""
        self._last: Key = ""
        """The place where something was laid last."""

    # What could be done

    def look_again(self) -> None:
        """Read what lies there and what is left; the stamp keeps what it stamps."""
        spares, table = self.table.editing.spares(self.table.state), self.table
        self._spares = {each.id: each for each in spares}
        self._things = frozenset(table.editing.things(table.state))
        self._groups = frozenset(f"{GROUP}{at}" for at, _ in enumerate(dict.fromkeys(each.group for each in spares)))
        self._places = frozenset(), {}
        self.reason, self.is_resting = None, False
        again = self._stamped if self.tool == "stamp" else ""
        is_left = again in self._spares and self._spares[again].count > 0
        self.held = frozenset({again}) if is_left else frozenset()
        self.changed.emit()

    def use(self, tool: Tool) -> None:
        self.tool, self._stamped = tool, ""
        self.let_go()

    def takable(self) -> frozenset[Key]:
        return frozenset() if self.held else self.takable_anew()

    def takable_anew(self) -> frozenset[Key]:
        if self.tool == "eraser":
            return frozenset()
        return self._things.union(id for id, each in self._spares.items() if each.count) - self.held

    def clickable(self) -> frozenset[Key]:
        return (self._things if self.tool == "eraser" else frozenset()) | self._groups

    def targets(self) -> dict[Key, list[Any]]:
        held, places = self._places
        if held is not self.held:
            places = self._edits()
            self._places = self.held, places
        return places

    def _edits(self) -> dict[Key, list[Edit]]:
        """The places of what is held, with the edit that a drop there is."""
        found: dict[Key, list[Edit]] = {}
        for piece in self.held:
            for place in self.table.editing.places(self.table.state, piece):
                found[place] = [self._edit(piece, place)]
            if piece in self._things:
                found[BOX] = [Remove(piece)]
        return found

    def _edit(self, piece: Key, place: Key) -> Edit:
        return Put(piece, place, self.turns.get(piece, 0)) if piece in self._spares else Move(piece, place)

    def walkable(self) -> frozenset[Key]:
        return frozenset(self.targets()) if self.held else self.takable_anew() | self.clickable()

    def buttons(self) -> list[Any]:
        return []

    def places_of_spares(self) -> frozenset[Key]:
        """All places where something of the box may be put."""
        editing, state = self.table.editing, self.table.state
        return frozenset(
            place for each in self._spares.values() if each.count for place in editing.places(state, each.id)
        )

    def is_thing(self, key: Key | None) -> bool:
        return key in self._things

    def is_spare(self, key: Key | None) -> bool:
        return key in self._spares

    # What the hand does

    def take(self, piece: Key, *, more: bool = False) -> bool:
        """One piece at a time; taken once more, it is put back."""
        if piece in self.held:
            self.let_go()
            return True
        if piece not in self.takable_anew():
            return False
        self.held = frozenset({piece})
        self._stamped = piece if self.tool == "stamp" and piece in self._spares else ""
        self.changed.emit()
        return True

    def lift(self, piece: Key) -> bool:
        return False

    def drop(self, place: Key | None) -> list[Any]:
        edits = self.meant(place)
        self._last = next((each.place for each in edits if isinstance(each, Put | Move)), self._last)
        if place in self._groups and not self.held:
            self.group_wanted.emit(int(str(place).removeprefix(GROUP)))
        self._let_go_but_stamp()
        return edits

    def meant(self, place: Key | None) -> list[Any]:
        if place is None:
            return []
        if not self.held:
            return [Remove(place)] if self.tool == "eraser" and place in self._things else []
        return self.targets().get(place, [])

    def let_go(self) -> None:
        self._stamped = ""
        super().let_go()

    def _let_go_but_stamp(self) -> None:
        stamped = self._stamped
        self.let_go()
        self._stamped = stamped

    def again(self, piece: Key | None) -> list[Any]:
        """A double click on a spare lays one more where something was laid last, or on the next place that is free."""
        if piece is None or piece not in self._spares or not self._spares[piece].count:
            return []
        table = self.table
        places = list(table.editing.places(table.state, piece))
        first = places.index(self._last) if self._last in places else 0
        edits = [self._edit(piece, place) for place in (*places[first:], *places[:first])]
        return next(([edit] for edit in edits if self._adds(edit)), [])

    def _adds(self, edit: Edit) -> bool:
        """Whether the box holds less after it: nothing goes back there in exchange."""
        after = self.table.editing.apply(self.table.state, edit)
        return left_in_box(self.table.editing.spares(after)) < left_in_box(self._spares.values())

    # Turning

    @property
    def can_turn(self) -> bool:
        return any(self.turns_of(piece) for piece in self.held)

    def turns_of(self, piece: Key) -> bool:
        """Whether this can be turned."""
        if piece in self._spares:
            return self._spares[piece].turns > 1
        offers = self.table.editing.offers(self.table.state, piece) if piece in self._things else ()
        return any(isinstance(each.edit, Turn) for each in offers)

    def turn(self, quarters: int) -> None:
        """A spare lies another way when it is put down; a thing on the table is turned at once."""
        for piece in self.held:
            self.turn_piece(piece, quarters)

    def turn_piece(self, piece: Key, steps: int) -> None:
        if not self.turns_of(piece):
            return
        if piece in self._spares:
            self.turns[piece] = (self.turns.get(piece, 0) + steps) % self._spares[piece].turns
            self._places = frozenset(), {}
            self.turned.emit()
            return
        was_held = self.held
        self.table.propose(Turn(piece, steps))
        if was_held and piece in self._things:
            self.held = was_held
            self.changed.emit()

    # Nothing is refused here

    def reason_against(self, place: Key | None) -> Reason | None:
        return None

    def reason_not_to_click(self, place: Key | None) -> Reason | None:
        return None

    def is_refused(self, place: Key | None) -> bool:
        return False


def left_in_box(spares: Iterable[Spare]) -> int:
    return sum(each.count for each in spares)


def edits_of(hand: EditorHand, key: Key) -> Sequence[Spare]:
    """List the spares that could be put on a place."""
    table = hand.table
    return [
        each
        for each in table.editing.spares(table.state)
        if each.count and key in table.editing.places(table.state, each.id)
    ]
