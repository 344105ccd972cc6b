"""The marks of a step: drawn over the table of the workshop, kept with the step, said in words."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.marking.marking import Marking
from rules.core.marks import AnyMark, Light, written_out

if TYPE_CHECKING:
    from desktop.maker.making import Making


class StepMarks(QObject):
    """Draws on the table while it is `open`; each change is one of the lesson."""

    def __init__(self, making: "Making") -> None:
        super().__init__(making)
        self.making = making
        self.marking = Marking(making.board)
        self.marking.are_kept = True
        self.marking.listen(False)
        self.is_open = False
        self.marking.changed.connect(self._keep)
        making.board.pieces_changed.connect(lambda _: self.show())

    def open(self, is_open: bool) -> None:
        """Take mouse and keys of the table for marks, an arrow first; or leave them to the game."""
        self.is_open = is_open
        self.marking.listen(is_open)
        self.making.board.draws = is_open
        self.making.board.refresh()
        if is_open != (self.marking.tool is not None):
            self.marking.choose("arrow" if is_open else self.marking.tool)

    def show(self) -> None:
        """Draw the marks of the step where it begins; on the way they go along with the pieces."""
        marks = self.making.step.marks
        if self.making.table.moments.last == 0 and self.marking.marks != marks:
            self.marking.put(marks)

    def _keep(self) -> None:
        before, marks = self.making.step.marks, self.marking.marks
        if not self.is_open or marks == before:
            return
        is_resized = without_light(marks) == without_light(before) and len(marks) == len(before)
        self._become(marks, key="light" if is_resized else "")

    def remove(self, at: int) -> None:
        """Take one mark away."""
        marks = self.making.step.marks
        self._become((*marks[:at], *marks[at + 1 :]))

    def show_with_hint(self, with_hint: bool) -> None:
        """Let the pupil see the marks with the hint only, or from the beginning."""
        step = self.making.step
        self.making.change_step(step.model_copy(update={"marks_with_hint": with_hint}))

    def _become(self, marks: tuple[AnyMark, ...], *, key: str = "") -> None:
        step = self.making.step
        self.making.change_step(step.model_copy(update={"marks": written_out(marks)}), key=key)

    def said(self) -> Iterator[str]:
        """Each mark in words."""
        return self.marking.said()


def without_light(marks: tuple[AnyMark, ...]) -> list[AnyMark]:
    return [each for each in marks if not isinstance(each, Light)]
