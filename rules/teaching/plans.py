"""A plan of a session as data: rows of talk, lessons, positions, votes and free play, each with its minutes.

A plan that is handed on carries the made lessons and positions of its rows inside; built-in lessons are named.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, Protocol, get_args

from pydantic import Discriminator, Field, Tag

from rules.core.marks import MarkList
from rules.core.types import Json, OwnWords
from rules.lessons.model import Lesson
from rules.teaching.made import Language, Made, MadeLesson, MadePart, MadePosition, Text, Titles

MOST_ROWS, MOST_MINUTES, MOST_ANSWERS = 60, 180, 4
MOST_SEATS, MOST_SEED = 12, 2**53
LETTERS = "abcd"
"""The keys of the texts of answers."""

Slug = Annotated[str, Field(max_length=60, pattern=r"^[a-z][a-z0-9-]*$")]
Mode = Literal["projected", "pupils"]
MODES: tuple[Mode, ...] = get_args(Mode)
RowKind = Literal["talk", "lesson", "position", "vote", "free"]
ROW_KINDS: tuple[RowKind, ...] = get_args(RowKind)


class Sayings(MadePart):
    """Sentences in one language or both; line breaks part them."""

    fr: Text = ""
    en: Text = ""

    @property
    def words(self) -> OwnWords:
        return OwnWords(self.fr, self.en)


class Noted(MadePart):
    """A position in the short notation of its game."""

    notation: dict[str, Json]


class AtStep(MadePart):
    """The position with which a step of a built-in lesson begins."""

    lesson: Slug
    step: Slug


def sort_of_position(said: Any) -> str:
    """Which of the ways to write a position this is."""
    if isinstance(said, MadePosition) or (isinstance(said, dict) and "vestiges" in said):
        return "made"
    if isinstance(said, AtStep) or (isinstance(said, dict) and "lesson" in said):
        return "step"
    return "noted"


def sort_of_lesson(said: Any) -> str:
    return "named" if isinstance(said, str) else "made"


PlanPosition = Annotated[
    Annotated[MadePosition, Tag("made")] | Annotated[AtStep, Tag("step")] | Annotated[Noted, Tag("noted")],
    Discriminator(sort_of_position),
]
AnyPosition = MadePosition | AtStep | Noted
PlanLesson = Annotated[
    Annotated[Slug, Tag("named")] | Annotated[MadeLesson, Tag("made")], Discriminator(sort_of_lesson)
]


class Row(MadePart):
    """What all rows have."""

    id: Slug
    title: Titles = Titles()
    minutes: int = Field(ge=1, le=MOST_MINUTES)
    mode: Mode = "projected"
    """All look at one picture, or pupils take turns at the computer."""
    says: Sayings = Sayings()
    """What is said aloud; only the teacher reads it."""


class TalkRow(Row):
    kind: Literal["talk"]


class LessonRow(Row):
    kind: Literal["lesson"]
    lesson: PlanLesson
    """The id of a built-in lesson, or a made one itself."""
    steps: Annotated[tuple[Slug, ...], Field(max_length=MOST_ROWS)] = ()
    """The steps that are done; none: all of them."""


class PositionRow(Row):
    kind: Literal["position"]
    position: PlanPosition
    marks: MarkList = ()


class VoteRow(Row):
    kind: Literal["vote"]
    question: Titles = Titles()
    answers: Annotated[tuple[Titles, ...], Field(min_length=2, max_length=MOST_ANSWERS)]
    right: int | None = None
    """The number of the right answer, counted from 0; None for a poll, where none is."""
    position: PlanPosition | None = None
    """What is shown meanwhile."""


class FreeRow(Row):
    """A real game."""

    kind: Literal["free"]
    seats: int = Field(ge=1, le=MOST_SEATS)
    people: int = Field(ge=1, le=MOST_SEATS)
    """How many of them are persons."""
    level: Annotated[str, Field(max_length=60)] = ""
    """Who has the other seats: a level of the computer, or an automa of the game; empty: the gentlest."""
    seed: int = Field(default=0, ge=0, le=MOST_SEED)
    options: dict[str, Json] = Field(default_factory=dict)
    guide: bool = False
    """Whether it is played as a guided first game."""
    position: PlanPosition | None = None
    """Where it begins, if not at the beginning."""


PlanRow = Annotated[TalkRow | LessonRow | PositionRow | VoteRow | FreeRow, Field(discriminator="kind")]
AnyRow = TalkRow | LessonRow | PositionRow | VoteRow | FreeRow


class MadePlan(Made):
    kind_name = "plan"

    kind: Literal["plan"]
    length: int | None = Field(default=None, ge=1, le=MOST_ROWS * MOST_MINUTES)
    """How many minutes the session has; None where nobody has said."""
    rows: tuple[PlanRow, ...] = Field(min_length=1, max_length=MOST_ROWS)

    @property
    def minutes(self) -> int:
        """How long all rows take."""
        return sum(row.minutes for row in self.rows)

    @property
    def starts(self) -> tuple[int, ...]:
        """The minute at which each row begins."""
        return tuple(sum(row.minutes for row in self.rows[:at]) for at in range(len(self.rows)))

    @property
    def lessons(self) -> tuple[str, ...]:
        """The ids of its lessons, each once, as they come."""
        found = (row.lesson for row in self.rows if isinstance(row, LessonRow))
        return tuple(dict.fromkeys(each if isinstance(each, str) else each.id for each in found))

    def missing(self, language: Language) -> Iterator[str]:
        yield from super().missing(language)
        other: Language = "en" if language == "fr" else "fr"
        for row in self.rows:
            for attribute in attributes_of(row):
                is_wanted = attribute != "says" or words_of(row, attribute, other).strip()
                if is_wanted and not words_of(row, attribute, language).strip():
                    yield f"{row.id}.{attribute}"
        for made in made_inside(self):
            yield from (f"{made.id}.{key}" for key in made.missing(language))


def made_inside(plan: MadePlan) -> Iterator[MadeLesson | MadePosition]:
    """The made lessons and positions that it carries."""
    for row in plan.rows:
        for held in (getattr(row, "lesson", None), getattr(row, "position", None)):
            if isinstance(held, MadeLesson | MadePosition):
                yield held


def lessons_of(plan: MadePlan, built_in: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Its lessons themselves, each once, as they come; one that nobody knows is left out."""
    named = {each.id: each for each in built_in}
    held = (row.lesson for row in plan.rows if isinstance(row, LessonRow))
    found = (each.lesson if isinstance(each, MadeLesson) else named.get(each) for each in held)
    return tuple({each.id: each for each in found if each is not None}.values())


# Texts by row and attribute


def attributes_of(row: AnyRow) -> tuple[str, ...]:
    """The attributes under which its texts stand."""
    if isinstance(row, VoteRow):
        return ("title", "says", "question", *LETTERS[: len(row.answers)])
    return ("title", "says")


def text_keys(plan: MadePlan) -> tuple[str, ...]:
    """The keys of all its texts, as they come."""
    return ("title", *(f"{row.id}.{attribute}" for row in plan.rows for attribute in attributes_of(row)))


def words_of(row: AnyRow, attribute: str, language: Language) -> str:
    held = row.answers[LETTERS.index(attribute)] if attribute in LETTERS else getattr(row, attribute)  # type: ignore[union-attr]
    return str(getattr(held, language))


def row_with_words(row: AnyRow, attribute: str, language: Language, words: str) -> Any:
    """The same row with other words under an attribute."""
    if attribute in LETTERS and isinstance(row, VoteRow):
        at = LETTERS.index(attribute)
        changed = row.answers[at].model_copy(update={language: words})
        return row.model_copy(update={"answers": (*row.answers[:at], changed, *row.answers[at + 1 :])})
    held = getattr(row, attribute).model_copy(update={language: words})
    return row.model_copy(update={attribute: held})


def row_at(plan: MadePlan, id: str) -> AnyRow | None:
    return next((row for row in plan.rows if row.id == id), None)


def with_row(plan: MadePlan, row: AnyRow) -> MadePlan:
    """The same plan with this row in place of the one of its id."""
    return plan.model_copy(update={"rows": tuple(row if each.id == row.id else each for each in plan.rows)})


class Named(Protocol):
    @property
    def id(self) -> str: ...


def names_twice(named: Sequence[Named]) -> Iterator[tuple[int, str]]:
    """The rows or steps whose id another one before them has, with it."""
    seen: set[str] = set()
    for at, each in enumerate(named):
        if each.id in seen:
            yield at, each.id
        seen.add(each.id)
