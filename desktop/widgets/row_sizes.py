"""How high the rows of a list are: each measured once, or guessed until there is time to measure it."""

from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

from PySide6.QtCore import QSize

from desktop.style.theme import Style


class Measurable(Protocol):
    def height(self, width: float, style: Style) -> float: ...


class RowSizes:
    """A view asks for the same sizes again and again, when it lays rows out and whenever it paints them.

    To measure a row it must be put into words, and of a long list few rows are in sight: only these are worth it now.
    """

    def __init__(self) -> None:
        self.rows: Sequence[Measurable] = ()
        self.width = 0
        self.style = Style()
        self._heights: dict[int, int] = {}
        self._guess: int | None = None
        """How high a row is taken to be that has not been measured; None: it is measured when somebody asks."""

    def begin(self, rows: Sequence[Measurable], width: int, style: Style) -> None:
        """Other rows, or the same in another width or in other letters."""
        self.rows, self.width, self.style = rows, width, style
        self._heights.clear()
        self._guess = None

    @property
    def are_guessed(self) -> bool:
        return self._guess is not None

    def of(self, at: int) -> QSize:
        height = self._heights.get(at)
        if height is None:
            height = self._measured(at) if self._guess is None else self._guess
        return QSize(self.width, height)

    def guess_below(self, height: float) -> None:
        """Rows that begin below this height are guessed to be as high as the one before them."""
        reached = 0
        for at in range(len(self.rows)):
            reached += self._measured(at)
            if reached > height:
                self._guess = self._measured(at)
                return

    def measure_rest(self, seconds: float) -> bool:
        """Measures what was guessed, for so long at most. Whether nothing is guessed any more."""
        until = perf_counter() + seconds
        for at in range(len(self.rows)):
            self._measured(at)
            if perf_counter() > until:
                return False
        self._guess = None
        return True

    def _measured(self, at: int) -> int:
        height = self._heights.get(at)
        if height is None:
            height = self._heights[at] = int(self.rows[at].height(self.width, self.style) + 0.999)
        return height
