"""What people note at a point of a game: a comment, marks on the table, the title of the chapter that begins there, the
name of the branch that begins there. No rule reads it: with notes or without, a game is the same game.

In a file a note is one line, `{"note": n, "words": "…", "chapter": "…", "name": "…", "marks": […]}`, in place of the
note that was there before; without anything but its point it takes that one away.
"""

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from pydantic_core import to_json

from rules.core.codec import on_lines, printable
from rules.core.types import Json, Phrase, phrase

if TYPE_CHECKING:
    from rules.core.marks import AnyMark

WORDS_LETTERS = 2000
TITLE_LETTERS = 80
NAME_LETTERS = 60
MARKS_BYTES = 64_000
"""How much the marks of one note may take in a file: some sixty strokes of a pen."""
POINT_KEY = "note"


class BadNote(Exception):
    """What should be a note is something else; the phrase says why."""

    def __init__(self, sentence: Phrase) -> None:
        super().__init__(sentence.id, sentence.args)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Note:
    """Empty, it is none."""

    words: str = ""
    chapter: str = ""
    """The title of the chapter that begins with this entry."""
    name: str = ""
    """What people call the branch that begins with this entry."""
    marks: "tuple[AnyMark, ...]" = ()

    @property
    def is_empty(self) -> bool:
        return self == NOTHING

    def __bool__(self) -> bool:
        return not self.is_empty

    def cleaned(self) -> "Note":
        """Return the note without signs that upset lines, and without space around its words."""
        words = on_lines(self.words).strip()
        chapter, name = (" ".join(printable(each, len(each)).split()) for each in (self.chapter, self.name))
        return Note(words, chapter, name, self.marks)


NOTHING = Note()
LETTERS = {"words": WORDS_LETTERS, "chapter": TITLE_LETTERS, "name": NAME_LETTERS}
KEYS = frozenset((POINT_KEY, *(each.name for each in fields(Note))))


def objection_to_note(note: Note) -> Phrase | None:
    """Why a note cannot be kept: it says too much, or too much is drawn."""
    for field, most in LETTERS.items():
        if len(getattr(note, field)) > most:
            return phrase("note-too-long", most=most)
    if note.marks and len(to_json(_marks_json(note))) > MARKS_BYTES:
        return phrase("note-too-many-marks")
    return None


def note_json(note: Note) -> dict[str, Json]:
    """Write a note; what it does not have is left out."""
    written: dict[str, Json] = {field: getattr(note, field) for field in LETTERS if getattr(note, field)}
    return written | {"marks": _marks_json(note)} if note.marks else written


def note_from_json(line: dict[str, Json]) -> Note:
    """Read what stands beside the point. Raises `BadNote`."""
    if not line.keys() <= KEYS or not all(isinstance(line.get(field, ""), str) for field in LETTERS):
        raise BadNote(phrase("note-not-one"))
    said = {field: line.get(field, "") for field in LETTERS}
    note = Note(**said, marks=_marks_from(line["marks"]) if "marks" in line else ()).cleaned()
    if objection := objection_to_note(note):
        raise BadNote(objection)
    return note


def _marks_json(note: Note) -> list[Json]:
    from rules.core.marks import marks_to_json  # noqa: PLC0415  # only notes with marks need them

    return marks_to_json(note.marks)


def _marks_from(written: Json) -> "tuple[AnyMark, ...]":
    from rules.core.marks import BrokenMarks, marks_from_json  # noqa: PLC0415  # only notes with marks need them

    try:
        return marks_from_json(written)
    except BrokenMarks as error:
        raise BadNote(error.sentence) from error
