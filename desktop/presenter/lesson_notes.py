"""Where a teacher's notes on steps of lessons are kept: with a made lesson, else in a file of their own."""

from dataclasses import dataclass

from desktop.program import Program
from rules.core.types import OwnWords
from rules.lessons.model import Lesson
from rules.teaching.made import MadeLesson
from rules.teaching.notes import NotesFile, note_in, noted


@dataclass(frozen=True, slots=True)
class NotePlace:
    """The step that a note is about."""

    lesson: Lesson
    step: str


class LessonNotes:
    def __init__(self, program: Program) -> None:
        self.program = program
        self.file = NotesFile()

    def of(self, place: NotePlace) -> OwnWords:
        made = self._made(place.lesson)
        texts = made.notes if made is not None else self.file.of(name_of(place.lesson))
        return note_in(texts, place.step)

    def write(self, place: NotePlace, words: str) -> OSError | None:
        """Keep a note in the language in use, or say why the disk has it not."""
        made, language = self._made(place.lesson), self.program.settings.language
        try:
            if made is not None:
                self.program.made.keep(noted(made, place.step, language, words))
            else:
                self.file.write(name_of(place.lesson), place.step, language, words)
        except OSError as error:
            return error
        return None

    def _made(self, lesson: Lesson) -> MadeLesson | None:
        """The lesson as it stands on the shelf, if somebody made it."""
        kept = self.program.made.named(lesson.id) if lesson.own else None
        return kept.made if kept is not None and isinstance(kept.made, MadeLesson) else None


def name_of(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"
