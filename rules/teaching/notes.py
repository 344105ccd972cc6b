"""A teacher's own notes on the steps of a lesson: kept with a lesson that somebody made, and for lessons of the program
in one file on this computer. A class never sees them."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.core import folders
from rules.core.durable import replace_file
from rules.core.types import OwnWords
from rules.teaching.limits import MOST_BYTES
from rules.teaching.made import LANGUAGES, Language, MadeLesson, Texts

NoTexts: Mapping[Language, Mapping[str, str]] = {}


class Notes(BaseModel):
    """Notes by lesson, such as `marajoara/capture`, then by language and step."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    notes: dict[str, Texts] = {}


def note_in(texts: Mapping[Language, Mapping[str, str]], step: str) -> OwnWords:
    return OwnWords(*(texts.get(language, {}).get(step, "") for language in LANGUAGES))


def with_note(texts: Texts, step: str, language: Language, words: str) -> Texts:
    """The same notes with another one on a step; without words, with none."""
    found = {each: dict(texts.get(each, {})) for each in LANGUAGES}
    if words.strip():
        found[language][step] = words
    else:
        found[language].pop(step, None)
    return {each: of for each, of in found.items() if of}


def noted(made: MadeLesson, step: str, language: Language, words: str) -> MadeLesson:
    return made.model_copy(update={"notes": with_note(made.notes, step, language, words)})


class NotesFile:
    """The notes on lessons of the program."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or folders.lesson_notes()

    def read(self) -> Notes:
        """What was noted. A file that cannot be read is set aside, and nothing is lost of it."""
        try:
            if self.path.stat().st_size > MOST_BYTES:
                raise ValueError(self.path)
            return Notes.model_validate_json(self.path.read_bytes(), strict=True)
        except FileNotFoundError:
            return Notes()
        except (OSError, ValueError, ValidationError):
            with suppress(OSError):
                self.path.replace(self.path.with_suffix(".damaged"))
            return Notes()

    def of(self, lesson: str) -> Mapping[Language, Mapping[str, str]]:
        return self.read().notes.get(lesson, NoTexts)

    def write(self, lesson: str, step: str, language: Language, words: str) -> None:
        """Keep a note. Raises `OSError` where the disk refuses."""
        notes = dict(self.read().notes)
        notes[lesson] = with_note(notes.get(lesson, {}), step, language, words)
        folders.made(self.path.parent)
        replace_file(self.path, Notes(notes=notes).model_dump_json(indent=1).encode())
