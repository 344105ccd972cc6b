"""Made things as data: one JSON document each, with a common head; positions and lessons are the first kinds.

What stands in a file is only data: it is compared, shown and played, never carried out or fetched.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from secrets import token_hex
from typing import Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from rules.core.codec import on_lines, printable
from rules.core.contract import AnyGame
from rules.core.marks import MarkList
from rules.core.types import Json, OwnWords
from rules.lessons.model import Lesson, LessonStep, Show, Task
from rules.lessons.texts import wanted_keys

FORMAT = 1
"""The version of the files that this program writes; games count theirs for themselves."""

NAME_LETTERS = 60
TITLE_LETTERS = 200
TEXT_LETTERS = 2000

Licence = Literal["CC-BY-SA-4.0", "CC-BY-4.0", "CC0-1.0", "class"]
"""`class`: for one's own class, not to be handed on."""
LICENCES: tuple[Licence, ...] = ("CC-BY-SA-4.0", "CC-BY-4.0", "CC0-1.0", "class")

Language = Literal["fr", "en"]


def on_one_line(text: str) -> str:
    """The text without signs that upset a line."""
    return printable(text, TITLE_LETTERS)


Id = Annotated[str, Field(pattern=r"^u-[0-9a-f]{12}$")]
Name = Annotated[str, Field(max_length=NAME_LETTERS), AfterValidator(on_one_line)]
Title = Annotated[str, Field(max_length=TITLE_LETTERS), AfterValidator(on_one_line)]
Text = Annotated[str, Field(max_length=TEXT_LETTERS), AfterValidator(on_lines)]
TextKey = Annotated[str, Field(max_length=120, pattern=r"^[a-z][a-z0-9-]*(\.[A-Za-z0-9_-]+)?$")]
Texts = dict[Language, dict[TextKey, Text]]


class MadePart(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Titles(MadePart):
    """A title in one language or both."""

    fr: Title = ""
    en: Title = ""

    @property
    def words(self) -> OwnWords:
        return OwnWords(self.fr, self.en)


class After(MadePart):
    """What something was made from."""

    lesson: Annotated[str, Field(max_length=NAME_LETTERS), AfterValidator(on_one_line)] = ""
    """A lesson of the program, or a made one, by its id."""
    by: Name = ""
    """Who had made that; empty: the program's own."""
    title: Titles = Titles()


class Made(MadePart):
    """The head of everything that is made. A new kind derives from it and gets a line in `reading.KINDS`."""

    kind_name: ClassVar[str] = ""

    vestiges: int
    kind: str
    id: Id
    title: Titles = Titles()
    game: Annotated[str, Field(max_length=NAME_LETTERS)]
    rules: int = 0
    """The version of the game's rules that it was made with."""
    edition: int = 0
    by: Name = ""
    after: After | None = None
    licence: Licence = "CC-BY-SA-4.0"
    made: date

    @property
    def languages(self) -> tuple[Language, ...]:
        """The languages in which it is complete."""
        return tuple(language for language in LANGUAGES if not list(self.missing(language)))

    def missing(self, language: Language) -> Iterator[str]:
        """What lacks words in a language."""
        if not getattr(self.title, language).strip():
            yield "title"


LANGUAGES: tuple[Language, ...] = ("fr", "en")
MeantRemark = Annotated[str, Field(max_length=TITLE_LETTERS, pattern=r"^[a-z]+-remark-[a-z-]+( [A-Za-z0-9._#-]+)*$")]
"""The name of a remark: what it says, and where."""


class MadePosition(Made):
    """One position of a game: noted in short, or whole as `vestiges show` prints it."""

    kind_name: ClassVar[str] = "position"

    kind: Literal["position"]
    notation: dict[str, Json] | None = None
    position: dict[str, Json] | None = None
    seat: Annotated[int, Field(ge=0, le=11)] | None = None
    """The seat from which it is looked at."""
    note: Titles = Titles()
    marks: MarkList = ()
    meant: tuple[MeantRemark, ...] = ()
    """Remarks that are set aside, because whoever made it wants it so."""


class MadeLesson(Made):
    """A lesson with texts of its own."""

    kind_name: ClassVar[str] = "lesson"

    kind: Literal["lesson"]
    names: tuple[Name, ...] = ()
    texts: Texts = {}
    """By language: `intro`, `<step>.task`, `<step>.praise`, `<step>.hint`, `<step>.<mistake>`, `<step>.choice-<id>`."""
    steps: tuple[LessonStep, ...] = Field(min_length=1)
    notes: Texts = {}
    """By language, what its teacher wants to think of at a step, by the id of the step. No class sees it."""

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> "MadeLesson":
        """What was computed of this one is none of the other."""
        found = super().model_copy(update=update, deep=deep)
        for name in ("lesson", "keys_in_use"):
            found.__dict__.pop(name, None)
        return found

    @cached_property
    def lesson(self) -> Lesson:
        """The same as the player of lessons takes it."""
        own = {
            str(language): {"title": getattr(self.title, language)} | self.texts.get(language, {})
            for language in LANGUAGES
        }
        return Lesson(
            id=self.id,
            game=self.game,
            rules=tuple(self.rules_taught),
            names=self.names,
            steps=self.steps,
            own=own,
        )

    @property
    def rules_taught(self) -> list[str]:
        """The rules that its steps name, each once, as they come."""
        named = [rule for step in self.steps for rule in step.rules]
        refused = [
            mistake.refused
            for step in self.steps
            if isinstance(step, Task)
            for mistake in step.mistakes
            if mistake.refused
        ]
        return list(dict.fromkeys([*named, *refused]))

    def missing(self, language: Language) -> Iterator[str]:
        yield from super().missing(language)
        other: Language = "en" if language == "fr" else "fr"
        here, there = self.texts.get(language, {}), self.texts.get(other, {})
        needed = [key for key in wanted_keys(self.lesson) if key != "title"]
        also = [key for key in there if there[key].strip() and key not in needed and key in self.keys_in_use]
        for key in (*needed, *also):
            if not here.get(key, "").strip():
                yield key

    @cached_property
    def keys_in_use(self) -> frozenset[str]:
        """The keys of all texts that a step may have."""
        keys = {"intro"}
        for step in self.steps:
            attributes = ["task", "praise", "hint"]
            if not isinstance(step, Show):
                attributes += [mistake.id for mistake in step.mistakes]
                attributes += [f"choice-{choice}" for choice in getattr(step, "choices", ())]
            keys |= {f"{step.id}.{attribute}" for attribute in attributes}
        return frozenset(keys)


def new_id() -> str:
    """An id that nothing else has."""
    return f"u-{token_hex(6)}"


@dataclass(frozen=True, slots=True)
class Making:
    """Who makes something new, of which game, and when."""

    game: AnyGame
    edition: int
    by: str
    today: date

    def head(self) -> dict[str, Any]:
        """What stands at its head."""
        return {
            "vestiges": FORMAT,
            "id": new_id(),
            "game": self.game.id,
            "rules": self.game.rules_version,
            "edition": self.edition,
            "by": self.by[:NAME_LETTERS],
            "licence": LICENCES[0],
            "made": self.today,
        }
