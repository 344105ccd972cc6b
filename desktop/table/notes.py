"""What people note at points of the game on the table: comments, chapters, names of branches, marks."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from rules.core.notes import Note

if TYPE_CHECKING:
    from desktop.table.table import Table


@dataclass(frozen=True, slots=True)
class BegunChapter:
    """A chapter of the game: its place on the line, the point that it begins with, its title."""

    place: int
    point: int
    title: str


class Notes(QObject):
    """Signal: `changed` with the point at which something else is noted now."""

    changed = Signal(int)

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self.table = table
        self.timeline = table.timeline
        self.number = 0
        """How many times something was noted, for whoever shows it."""

    @property
    def can_write(self) -> bool:
        """Whether something may be noted now: where people hide cards from each other on one screen, not before the
        end, since the others would read it."""
        table = self.table
        is_over = table.is_over or table.standpoint.looks_back_from_the_end
        return not table.only_looks and not table.is_covered and (is_over or not table.seats.is_shared)

    def at(self, point: int) -> Note:
        return self.timeline.note_at(point)

    @property
    def here(self) -> Note:
        return self.at(self.table.point)

    def write(self, point: int, note: Note) -> bool:
        """Note something, in place of what was noted there. Whether it is kept."""
        refusal = self.timeline.write_note(point, note)
        if refusal is not None:
            self.table.refuse(refusal, lambda: self.write(point, note))
            return False
        self.table.keeping.tell()
        self.number += 1
        self.changed.emit(point)
        return True

    def change(self, point: int, **changes: Any) -> bool:
        """Note something else at a point; what is not named stays."""
        return self.write(point, replace(self.at(point), **changes))

    # Chapters

    def chapters(self) -> tuple[BegunChapter, ...]:
        """The chapters of the line that the table stands on, from the first."""
        return tuple(self._chapters())

    def _chapters(self) -> Iterator[BegunChapter]:
        notes = self.timeline.notes
        if any(each.chapter for each in notes.values()):
            for place, point in enumerate(self.timeline.line()):
                if point in notes and notes[point].chapter:
                    yield BegunChapter(place, point, notes[point].chapter)

    def chapter_here(self) -> BegunChapter | None:
        """The chapter that the table stands in."""
        place = self.timeline.line().index(self.table.point)
        return next((each for each in reversed(self.chapters()) if each.place <= place), None)

    def chapter_after(self, steps: int) -> BegunChapter | None:
        """The next chapter, or with -1 the beginning of this one, else the one before."""
        place, chapters = self.timeline.line().index(self.table.point), self.chapters()
        if steps > 0:
            return next((each for each in chapters if each.place > place), None)
        return next((each for each in reversed(chapters) if each.place < place), None)

    def noted_places(self) -> tuple[int, ...]:
        """The places on the line where something is to be read or seen."""
        notes = self.timeline.notes
        line = enumerate(self.timeline.line()) if notes else ()
        return tuple(place for place, point in line if point in notes and notes[point] != Note(name=notes[point].name))
