"""The reference of a game as data, read from assets/<game>/*.json and checked at the door.

Texts stand in translations/<lang>/<game>/: `chapter-<id>` and `difference-<id>` in reader.ftl, rules in rules.ftl,
rulings in rulings.ftl. A file that is not there means that there is nothing of its kind.
"""

from pathlib import Path
from typing import Literal, TypeVar, get_args

from rules.core.edition import checks_of
from rules.core.options import OptionSpec
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson, MovePattern, Position, lessons_in
from rules.reference.in_play import InPlay, Part

T = TypeVar("T")


class Chapter(Part):
    """Rules that are read together, in the order of the printed rulebook."""

    id: str
    rules: tuple[str, ...]
    official: bool = True
    """Whether the rulebook has them; a challenge of our own, or a variant from elsewhere, is never said to be in it."""

    @property
    def title(self) -> Phrase:
        return phrase(f"chapter-{self.id}")


Sure = Literal["low", "medium", "high"]
Settled = Literal["text", "rule", "follows", "silent", "open", "departs", "misprint", "same"]
SURE: tuple[Sure, ...] = get_args(Sure)


class Ruling(Part):
    """A question that the rulebook leaves open, and the rules it is about."""

    id: str
    rules: tuple[str, ...]
    """The first one says in which chapter it is sought."""
    switch: str | None = None
    """The option that chooses the other reading."""
    sure: Sure
    """How far ahead our reading is of the other one."""
    settled: Settled | None = None
    """Why there is no switch: the text decides, the full rule prevails, other rules imply it, the rulebook is silent
    and one reading is enough, its words leave two readings and one is enough, we depart from its letter, a misprint, or
    nothing depends on it."""
    in_box: bool = False
    """Whether a look at the printed material would answer it."""

    @property
    def question(self) -> Phrase:
        return phrase(f"{self.id}.question")

    @property
    def answer(self) -> Phrase:
        return phrase(f"{self.id}.answer")

    @property
    def reason(self) -> Phrase:
        return phrase(f"{self.id}.reason")

    @property
    def other(self) -> Phrase:
        """The other reading: what would be played, and what speaks for it."""
        return phrase(f"{self.id}.other")

    def choice(self, at: int) -> Phrase:
        """The short name of a choice of its switch; our own reading is the first."""
        return phrase(f"{self.id}.{choice_name(at)}")

    @property
    def short(self) -> Phrase:
        """What its switch is about, in a word or two."""
        return phrase(f"{self.id}.short")

    def price(self, at: int) -> Phrase:
        """What a choice of its switch means in play, in a few words."""
        return phrase(f"{self.id}.{choice_name(at)}-price")

    @property
    def number(self) -> str:
        """The number of the ruling as people cite it: `A5` for `MJ-A5`."""
        return self.id.rpartition("-")[2]


def choices_of(spec: OptionSpec) -> tuple[bool | int | str, ...]:
    """The values that a switch offers, our own reading first."""
    return (spec.default, *(each for each in spec.choices if each != spec.default))


def choice_at(spec: OptionSpec, value: bool | int | str) -> int:
    return choices_of(spec).index(value)


def choice_name(at: int) -> str:
    return "ours" if at == 0 else "theirs" if at == 1 else f"theirs-{at}"


class Difference(Part):
    """Something that the program does otherwise than the rulebook, on purpose."""

    id: str
    rules: tuple[str, ...] = ()

    @property
    def sentence(self) -> Phrase:
        return phrase(f"difference-{self.id}")


class Refused(Part):
    """A move that the picture shows as forbidden."""

    move: MovePattern
    by: str
    place: str = ""
    """Where it would go, by its key on the table; empty: where the move itself says."""
    because: tuple[str, ...] = ()
    """The pieces or places that cause it, by their keys on the table."""


class Figure(Part):
    """A position that makes a rule plain: what may be done is lit, what may not is hatched."""

    rule: str
    position: Position
    after: tuple[MovePattern, ...] = ()
    """Played before the picture is taken; of each shape the first legal move."""
    shows: tuple[str | tuple[str, ...], ...]
    """Places of the table, by their keys: the picture shows what lies between them. Lists of places stand side by side,
    each with what lies between its own: of a wide board only that which matters."""
    allowed: tuple[MovePattern, ...] = ()
    refused: tuple[Refused, ...] = ()

    @property
    def parts(self) -> tuple[tuple[str, ...], ...]:
        """What its picture shows, part by part."""
        lists = tuple(each for each in self.shows if isinstance(each, tuple))
        return lists or (tuple(each for each in self.shows if isinstance(each, str)),)


class Reference(Part):
    """All of it, for one game."""

    chapters: tuple[Chapter, ...]
    rulings: tuple[Ruling, ...]
    differences: tuple[Difference, ...]
    figures: tuple[Figure, ...]
    in_play: tuple[InPlay, ...]
    lessons: tuple[Lesson, ...]

    def chapter_of(self, rule: str) -> Chapter | None:
        return next((each for each in self.chapters if rule in each.rules), None)

    def rulings_on(self, rule: str) -> tuple[Ruling, ...]:
        return tuple(each for each in self.rulings if rule in each.rules)

    def is_official(self, rule: str) -> bool:
        """Whether the rulebook has it."""
        chapter = self.chapter_of(rule)
        return chapter is None or chapter.official

    def figure_of(self, rule: str) -> Figure | None:
        return next((each for each in self.figures if each.rule == rule), None)

    def lessons_on(self, rule: str) -> tuple[int, ...]:
        """The numbers of the lessons that teach it, counted from 0."""
        return tuple(at for at, lesson in enumerate(self.lessons) if rule in lesson.rules)

    def lessons_of(self, chapter: Chapter) -> tuple[int, ...]:
        """The numbers of the lessons whose rules lie mostly in this chapter; without one, of that which teaches most
        of it."""
        taught = [len(set(lesson.rules) & set(chapter.rules)) for lesson in self.lessons]
        mostly = tuple(at for at, lesson in enumerate(self.lessons) if 2 * taught[at] > len(lesson.rules))
        return mostly or ((taught.index(max(taught)),) if any(taught) else ())


def read_reference(home: Path) -> Reference:
    """Everything in the folder of a game."""
    return Reference(
        chapters=listed(Chapter, home / "chapters.json"),
        rulings=listed(Ruling, home / "rulings.json"),
        differences=listed(Difference, home / "differences.json"),
        figures=listed(Figure, home / "figures.json"),
        in_play=listed(InPlay, home / "in_play.json"),
        lessons=tuple(lessons_in(home / "lessons")),
    )


def listed(kind: type[T], file: Path) -> tuple[T, ...]:
    checks = checks_of(tuple[kind, ...])  # type: ignore[valid-type]
    found: tuple[T, ...] = checks.validate_json(file.read_bytes()) if file.exists() else ()
    return found
