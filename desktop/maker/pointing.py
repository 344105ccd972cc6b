"""Places pointed out on the table for a question: the right ones, a wrong set, what one looks at, what is hidden."""

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject

from desktop.lessons.board import value_of
from rules.core.types import Json
from rules.lessons.model import Given, Question

if TYPE_CHECKING:
    from desktop.maker.making import Making

Pointed = Literal["", "right", "wrong", "shows", "hides"]


class Pointing(QObject):
    def __init__(self, making: "Making") -> None:
        super().__init__(making)
        self.making, self.board = making, making.board
        self.what: Pointed = ""
        """For what places are pointed out; empty: for nothing."""
        self.board.pointed_out.connect(self._point)

    def point(self, what: Pointed) -> None:
        """Let a click point out a place; what was pointed out before for the same is shown."""
        self.what = what
        self.board.points = bool(what)
        chosen: frozenset[str] = frozenset()
        step = self.making.step
        if what == "shows":
            chosen = frozenset(step.shows)
        elif what == "hides" and isinstance(step, Question):
            chosen = frozenset(step.hides)
        elif what == "right" and isinstance(step, Question) and isinstance(step.right, Given):
            wanted = set(map(str, step.right.values)) - {""}
            chosen = frozenset(key for key in self.board.scene.places() if value_of(key) in wanted)
        self.board.chosen = chosen
        self.board.refresh()
        self.making.recording_changed.emit()

    def _point(self, key: str) -> None:
        self.board.chosen = self.board.chosen ^ {key}
        self.board.refresh()
        self.making.recording_changed.emit()

    def take(self) -> None:
        """What was pointed out is what was meant."""
        what, keys, step = self.what, sorted(self.board.chosen), self.making.step
        self.point("")
        values: list[Json] = [value_of(key) for key in keys]
        if what == "right":
            self.making.set_right(values)
        elif what == "wrong" and values:
            self.making.add_wrong(values)
        elif what == "shows":
            self.making.change_step(step.model_copy(update={"shows": tuple(keys)}))
        elif what == "hides":
            self.making.change_step(step.model_copy(update={"hides": tuple(keys)}))
