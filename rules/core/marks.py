"""Marks that a teacher draws on a table, as data: arrows, rings, numbers, strokes of a pen, one light.

A mark holds on to what it is about: the key of a piece or place, or a point in parts of it. So it is where it should
be in a window of any size, and goes along when the piece is moved.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from rules.core.types import Json, Phrase, phrase

Ink = Literal[0, 1, 2, 3]
"""Raspberry, blue, black, chalk."""
INKS: tuple[Ink, ...] = get_args(Ink)

MOST_MARKS, MOST_POINTS, MOST_NUMBER = 60, 400, 99
Key = Annotated[str, Field(max_length=80, pattern=r"^\S*$")]
MIDDLE = 0.5
Share = Annotated[float, Field(ge=-20, le=20, allow_inf_nan=False)]


class Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Spot(Part):
    """A point in parts of what the key names, from its upper left corner; of the whole table where there is no key."""

    key: Key = ""
    x: Share = MIDDLE
    y: Share = MIDDLE

    @property
    def is_whole(self) -> bool:
        """Whether it means all of a piece or place, and not a point of it."""
        return bool(self.key) and self.x == self.y == MIDDLE


class Arrow(Part):
    kind: Literal["arrow"] = "arrow"
    start: Spot = Field(validation_alias="from", serialization_alias="from")
    end: Spot = Field(validation_alias="to", serialization_alias="to")
    ink: Ink = 0


class Ring(Part):
    """Around a piece or place; with a second corner, an oval between both."""

    kind: Literal["ring"] = "ring"
    at: Spot
    corner: Spot | None = Field(default=None, validation_alias="to", serialization_alias="to")
    ink: Ink = 0


class Number(Part):
    kind: Literal["number"] = "number"
    at: Spot
    number: int = Field(ge=1, le=MOST_NUMBER)
    ink: Ink = 0


class Pen(Part):
    """A stroke, drawn by hand; its points are parts of what `on` names."""

    kind: Literal["pen"] = "pen"
    on: Key = ""
    points: tuple[tuple[Share, Share], ...] = Field(min_length=2, max_length=MOST_POINTS)
    ink: Ink = 0


class Light(Part):
    """The one part of the table that stays in the light, as a soft oval."""

    kind: Literal["light"] = "light"
    at: Spot
    corner: Spot | None = Field(default=None, validation_alias="to", serialization_alias="to")


Mark = Annotated[Arrow | Ring | Number | Pen | Light, Field(discriminator="kind")]
AnyMark = Arrow | Ring | Number | Pen | Light
MarkList = Annotated[tuple[Mark, ...], Field(max_length=MOST_MARKS)]
"""For the files that hold marks: a field of this type refuses what is no mark, and too many of them."""

MARKS: TypeAdapter[tuple[AnyMark, ...]] = TypeAdapter(MarkList)


class BrokenMarks(Exception):
    """What should be marks is something else."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.sentence = phrase("marks-broken", place=place, reason=reason)


def marks_from_json(written: Json) -> tuple[AnyMark, ...]:
    """Read a list of marks. Raises `BrokenMarks`."""
    try:
        return MARKS.validate_python(written)
    except ValidationError as error:
        first = error.errors()[0]
        raise BrokenMarks(".".join(map(str, ("marks", *first["loc"]))), first["msg"]) from error


def marks_to_json(marks: Sequence[AnyMark]) -> list[Json]:
    """Write marks; what is as usual is left out."""
    return [each.model_dump(mode="json", by_alias=True, exclude_defaults=True) | {"kind": each.kind} for each in marks]


def written_out(marks: Sequence[AnyMark]) -> tuple[AnyMark, ...]:
    """The same marks with all that a file must say of them: one that leaves out what nobody set has their kinds."""
    return marks_from_json(marks_to_json(marks))


# What happens to the pieces that they hold on to


def followed(marks: Sequence[AnyMark], now: Mapping[str, str]) -> tuple[AnyMark, ...]:
    """The same marks where pieces have other keys now: by the old key, the new one."""
    return tuple(_with_keys(each, now) for each in marks) if now else tuple(marks)


def _with_keys(mark: AnyMark, now: Mapping[str, str]) -> AnyMark:
    changes: dict[str, object] = {}
    for name in type(mark).model_fields:
        value = getattr(mark, name)
        if isinstance(value, Spot) and value.key in now:
            changes[name] = value.model_copy(update={"key": now[value.key]})
    if isinstance(mark, Pen) and mark.on in now:
        changes["on"] = now[mark.on]
    return mark.model_copy(update=changes) if changes else mark


# A drawing and what it was before


@dataclass(frozen=True, slots=True)
class Drawing:
    """The marks on a table, and those before each change: the last change can be taken back, wiping too."""

    marks: tuple[AnyMark, ...] = ()
    before: tuple[tuple[AnyMark, ...], ...] = ()

    def added(self, mark: AnyMark) -> "Drawing":
        """One more mark; there is one light, and the oldest mark goes where there are too many."""
        kept = [each for each in self.marks if not (mark.kind == each.kind == "light")]
        return self._changed((*kept[-(MOST_MARKS - 1) :], mark))

    def toggled(self, mark: AnyMark) -> "Drawing":
        """One more mark, or one less if it is there already."""
        if mark not in self.marks:
            return self.added(mark)
        return self._changed(tuple(each for each in self.marks if each != mark))

    def wiped(self) -> "Drawing":
        return self._changed(()) if self.marks else self

    def taken_back(self) -> "Drawing":
        """Return the drawing before the last change."""
        if not self.before:
            return self
        *before, marks = self.before
        return Drawing(marks, tuple(before))

    def carried(self, now: Mapping[str, str]) -> "Drawing":
        """The same drawing where pieces have other keys now."""
        return Drawing(followed(self.marks, now), tuple(followed(each, now) for each in self.before)) if now else self

    def resized(self, light: Light) -> "Drawing":
        """The light of another size; that is no change to be taken back by itself."""
        return replace(self, marks=tuple(light if each.kind == "light" else each for each in self.marks))

    @classmethod
    def begun(cls, marks: tuple[AnyMark, ...]) -> "Drawing":
        """A drawing with these marks, as if they had been drawn one after the other."""
        return cls(marks, tuple(marks[:count] for count in range(len(marks))))

    @property
    def next_number(self) -> int:
        numbers = (each.number for each in self.marks if isinstance(each, Number))
        return min(MOST_NUMBER, max(numbers, default=0) + 1)

    @property
    def light(self) -> Light | None:
        return next((each for each in self.marks if isinstance(each, Light)), None)

    def _changed(self, marks: tuple[AnyMark, ...]) -> "Drawing":
        return Drawing(marks, (*self.before[-MOST_MARKS:], self.marks))


# In words, for screen readers and for paper

Name = Callable[[str], Phrase | None]
"""What lies at a key, where it has words."""


def say_marks(marks: Sequence[AnyMark], name: Name) -> Iterator[Phrase]:
    """Put each mark into words, in the order in which they were drawn."""
    for mark in marks:
        match mark:
            case Arrow():
                yield _between(name(mark.start.key), name(mark.end.key))
            case Number():
                yield _at("mark-number", name(mark.at.key), number=mark.number)
            case Pen():
                yield _at("mark-pen", name(mark.on))
            case _:
                yield _at(f"mark-{mark.kind}", name(mark.at.key))


def _between(start: Phrase | None, end: Phrase | None) -> Phrase:
    if start is not None and end is not None:
        return phrase("mark-arrow", start=start, end=end)
    if end is not None:
        return phrase("mark-arrow-to", end=end)
    return phrase("mark-arrow-from", start=start) if start is not None else phrase("mark-arrow-free")


def _at(id: str, place: Phrase | None, **args: object) -> Phrase:
    return phrase(id, place=place, **args) if place is not None else phrase(f"{id}-free", **args)
