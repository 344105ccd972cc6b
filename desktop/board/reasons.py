"""Why moves cannot be made: the refusal, what could cure it, what stands in the way."""

from typing import Any, NamedTuple

from desktop.board.desk import AnyDesk
from desktop.board.sprite import Key
from desktop.table.seat_at_table import Position
from rules.core.refusal import Refusal


class Why(NamedTuple):
    """Why a move is not allowed, what could cure it, and what stands in the way."""

    refusal: Refusal
    cures: tuple[Key, ...]
    blamed: tuple[Key, ...]


class Reason(NamedTuple):
    """Why a drop is not allowed there, what stands in the way, and what could cure it.

    A tuple, as it is made in half the time: taking a piece makes one for every place where it cannot go."""

    refusal: Refusal
    place: Key
    cures: tuple[Key, ...]
    blamed: tuple[Key, ...] = ()
    pieces: frozenset[Key] = frozenset()
    """What was held."""

    @property
    def speaks_of(self) -> tuple[Key, ...]:
        return *self.blamed, *self.pieces


class Objections:
    """What stands against the moves of one position. Many places mean the same move: it is looked into once."""

    def __init__(self, table: Position, desk: AnyDesk) -> None:
        self.table = table
        self.desk = desk
        self._found: dict[Any, Why | None] = {}

    def against(self, move: Any) -> Why | None:
        try:
            return self._found[move]
        except KeyError:
            why = self._found[move] = self._look_into(move)
            return why

    def _look_into(self, move: Any) -> Why | None:
        refusal, view, desk = self.table.objection(move), self.table.view, self.desk
        if refusal is None:
            return None
        return Why(refusal, tuple(desk.cures(view, move)), tuple(desk.blamed(view, move, refusal)))
