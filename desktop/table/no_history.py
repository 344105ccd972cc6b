"""The moves of a table at which none are played, or shown again."""

from collections.abc import Sequence
from typing import Any

from desktop.table.seat_at_table import Frame
from rules.core.types import Seat


class NoHistory:
    """What was played is told otherwise, or nothing was: there is nothing to show again."""

    def moves_from(self, point: int) -> int:
        return 0

    def mover_at(self, point: int) -> Seat | None:
        return None

    def noticed_at(self, point: int) -> Sequence[Any]:
        return ()

    def acts_out(self, point: int) -> bool:
        return False

    def frames_at(self, point: int) -> tuple[Frame, ...]:
        return ()

    def points_of_others(self) -> tuple[int, ...]:
        return ()
