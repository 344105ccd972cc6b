"""A table at which moves are tried: whatever is proposed is judged, and the position stays as it is."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal

from desktop.table.seats import PERSON
from desktop.table.table import Table
from rules.bots.registry import LEVELS
from rules.core.refusal import SoftWarning
from rules.core.timeline import Timeline
from rules.core.types import Seat


class TryTable(Table):
    """One more signal: `tried` with a legal move."""

    tried = Signal(object)

    def propose(self, move: Any) -> bool:
        refusal = self.objection(move)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        self.went.emit()  # what was dropped glides home
        self.tried.emit(move)
        return False

    def warnings(self, move: Any) -> tuple[SoftWarning, ...]:
        """What is a pity is for whoever tries to find out."""
        return ()

    # Nothing else moves here.

    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def go_to(self, point: int) -> None: ...
    def play_on(self) -> None: ...


def asked_at(timeline: Timeline, point: int, seat: Seat) -> Timeline:
    """The game up to a point, as the only person at this screen sits in this seat; nothing of it is kept."""
    seating = tuple(
        replace(each, player=PERSON)
        if at == seat
        else replace(each, player=LEVELS[0])
        if each.player == PERSON
        else each
        for at, each in enumerate(timeline.record.seating)
    )
    return timeline.up_to(point, replace(timeline.record, seating=seating, policy="friendly"))
