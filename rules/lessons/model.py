"""A lesson as data: read from assets/<game>/lessons/*.json, checked at the door.

Texts stand in translations/<lang>/<game>/lessons.ftl: `lesson-<id>` is the title (attribute `intro`), and
`lesson-<id>-<step>` has the attributes `task`, `praise`, `hint`, one per mistake, one per choice.
A move is written as its JSON; in a right answer a field that is left out may be anything, and
`{"any": [...]}` stands for one of several values. A lesson that somebody made has its own texts, under
`<step>.task` and the like; they are said through the same phrases.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.core.marks import MarkList
from rules.core.types import Json, OwnWords, Phrase, phrase

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
MovePattern = dict[str, Json]


class Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


# What must be true at the end of a step


class Figure(Part):
    """What stands at a path of the position or the score fulfils all that is said of it.

    A path is dotted: `position.traders.0.coins`, `score.totals.1`; `id=e4` is the element of a list whose
    `id` is `e4`, and `#` how many elements there are.
    """

    path: str
    equals: Json = None
    at_least: int | None = None
    at_most: int | None = None
    contains: Json = None
    lacks: Json = None


class Happened(Part):
    """An event of this shape happened since the step began."""

    event: MovePattern


class Over(Part):
    """The game is over."""

    over: bool


Goal = Figure | Happened | Over


# What the learner may do


class Answer(Part):
    """A right answer: moves of the learner, in this order."""

    moves: tuple[MovePattern, ...] = Field(min_length=1)


class Mistake(Part):
    """A typical mistake: refused at its last move by a rule, or allowed but short of the goal."""

    id: Id
    """The attribute of the step's message that explains it."""
    moves: tuple[MovePattern, ...] = Field(min_length=1)
    refused: str | None = None
    """The rule that refuses it; None: it is allowed, and misses the goal."""


class Setup(Part):
    """The beginning of an ordinary game."""

    players: tuple[str, ...]
    seed: int = 0
    options: dict[str, Json] = {}


class StartsAtSetup(Part):
    setup: Setup


class StartsAtState(Part):
    """A whole position, as `vestiges show` prints it."""

    state: dict[str, Json]


Position = Literal["continue"] | StartsAtSetup | StartsAtState | dict[str, Json]
"""Where a step begins: at the end of the last one, at a setup, at a position, whole or in the game's notation."""


class StepPart(Part):
    id: Id
    examples: tuple[str, ...] = ()
    """Which worked examples of the rulebook (`WE-4`) and entries of the teaching outline (`L4`) it plays."""
    rules: tuple[str, ...] = ()
    """The rules of the lesson that this step is about: a reader of one of them begins here."""
    piece: str = ""
    """The piece that the task speaks of, drawn beside it: its key on the table, or that of the place where it lies."""
    position: Position = "continue"
    seat: int | None = 0
    """The seat that the learner plays; null: all of them."""
    replies: tuple[MovePattern, ...] = ()
    """What other seats play when they are asked. Who has only one legal move needs no line here."""
    shows: tuple[str, ...] = ()
    """Places of the table, by their keys: one looks at what lies between them. Empty: at all that may be done."""
    marks: MarkList = ()
    """What is drawn over the table."""
    marks_with_hint: bool = False
    """Whether they are seen only with the hint."""
    minutes: int | None = Field(default=None, ge=0, le=600)
    """How long it takes in class, as its author reckons."""


class Show(StepPart):
    """Something is shown and told; whoever looks goes on."""

    kind: Literal["show"]
    moves: tuple[MovePattern, ...] = ()
    """They play by themselves, each the first legal one of its shape."""


class Task(StepPart):
    """The learner is to make moves."""

    kind: Literal["task"]
    answers: tuple[Answer, ...] = ()
    """Several where several are right. Another way to the goals is right as well, if it is no longer."""
    only: bool = False
    """The task asks for less than its goals say: nothing is right but its answers."""
    freely: bool = False
    """Every legal move is on the way while the learner is asked, not only those of an answer: one may try things out.
    Of a mistake only the last move counts then, and it may be the last move of a right answer as well."""
    goals: tuple[Goal, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


class FromPath(Part):
    """The engine computes what is right: the figure at a path, here or once these moves are played."""

    path: str
    after: tuple[MovePattern, ...] = ()


class FromEvent(Part):
    """The engine computes what is right: a field, dotted like a path, of what happens when these moves are played.

    For a set, a field that is a list stands for all that is in it.
    """

    after: tuple[MovePattern, ...] = Field(min_length=1)
    event: MovePattern
    field: str
    behind: MovePattern | None = None
    """Only the first such event behind one of this shape counts: what the second of three equal things brings."""


class FromLegal(Part):
    """The engine computes what is right: one field of every legal move of a shape."""

    legal: MovePattern
    field: str


class Given(Part):
    """What is right is written here: one value, or all that are accepted."""

    values: tuple[Json, ...] = Field(min_length=1)


class WrongReply(Part):
    """A typical wrong reply to a question."""

    id: Id
    value: Json


class Question(StepPart):
    """The learner is to say a number, to choose one thing, or to point out a set of things."""

    kind: Literal["question"]
    ask: Literal["number", "one", "set"]
    choices: tuple[str, ...] = ()
    """What may be chosen, in order; `choice-<id>` says each. Empty: things of the table itself.

    What the engine computes is compared as text, so that a market may be chosen by its number.
    """
    hides: tuple[str, ...] = ()
    """What on the table would give the answer away is not shown; the beginnings of its keys."""
    right: FromPath | FromEvent | FromLegal | Given
    mistakes: tuple[WrongReply, ...] = ()


LessonStep = Annotated[Task | Question | Show, Field(discriminator="kind")]

OPEN_TEXTS = ("title", "intro", "task", "praise")
"""What is said in every step, if only nothing; a hint that is not there is not offered."""


class Lesson(Part):
    id: Id
    game: str
    rules: tuple[str, ...]
    """The rules it teaches."""
    names: tuple[str, ...] = ()
    """Who sits where, in its texts."""
    steps: tuple[LessonStep, ...] = Field(min_length=1)
    own: dict[str, dict[str, str]] = {}
    """The texts of a lesson that somebody made, by language; a built-in one has its texts in translations/."""

    @property
    def title(self) -> Phrase:
        return self.said("title")

    @property
    def intro(self) -> Phrase:
        return self.said("intro")

    def step_on(self, rule: str) -> int:
        """The number of the first step that is about a rule; the first of all where none says so."""
        return next((at for at, step in enumerate(self.steps) if rule in step.rules), 0)

    def text(self, step: LessonStep, attribute: str) -> Phrase:
        return self.said(f"{step.id}.{attribute}")

    def said(self, key: str) -> Phrase:
        """What stands under a key: `title`, `intro`, `<step>.task`."""
        words = OwnWords(*(self.own.get(language, {}).get(key, "") for language in ("fr", "en")))
        if words or (self.own and key.rpartition(".")[2] in OPEN_TEXTS):
            return phrase("own-words", words=words)
        if self.own and ".choice-" in key:
            return phrase("own-words", words=OwnWords(key.partition(".choice-")[2]))
        step, _, attribute = key.rpartition(".")
        if not step:
            return phrase(f"lesson-{self.id}" if key == "title" else f"lesson-{self.id}.{key}")
        return phrase(f"lesson-{self.id}-{step}.{attribute}")

    def only_in(self, language: str) -> str:
        """The other language, where it is the only one that its author wrote some of it in; else `both`."""
        other = "en" if language == "fr" else "fr"
        here, there = self.own.get(language, {}), self.own.get(other, {})
        return other if any(words and not here.get(key) for key, words in there.items()) else "both"

    def has_own(self, step: LessonStep, attribute: str) -> bool:
        """Whether its author wrote this; for a built-in lesson, that is taken for granted."""
        return not self.own or any(texts.get(f"{step.id}.{attribute}") for texts in self.own.values())


class BrokenLesson(Exception):
    """A file that is not a lesson."""

    def __init__(self, file: Path, reason: str) -> None:
        super().__init__(f"{file}: {reason}")
        self.sentence = phrase("lessons-broken", file=file.name, reason=reason)


def read_lesson(file: Path) -> Lesson:
    try:
        return Lesson.model_validate_json(file.read_text(encoding="utf-8"))
    except ValidationError as error:
        reasons = (f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in error.errors())
        raise BrokenLesson(file, "; ".join(reasons)) from error


def lessons_in(folder: Path) -> Iterator[Lesson]:
    """The lessons of a game, in the order of their file names."""
    return map(read_lesson, sorted(folder.glob("*.json")))
