"""What the class book says: names of lessons, what stands in a cell, mistakes in the words of the lesson."""

from collections.abc import Iterator, Sequence
from functools import cache

from desktop.class_book.standings import Cell, ToReview, Wrong, refused_by, went_wrong
from desktop.lessons.progress import key_of
from desktop.lessons.texts import LessonTexts
from desktop.program import Program
from rules.core import resources
from rules.core.types import Arg, phrase
from rules.lessons.model import Lesson, lessons_in
from rules.lessons.runner import BESIDE_GOAL, WRONG_REPLY
from rules.teaching.made import MadeLesson
from rules.teaching.pupils import Pupil


@cache
def built_in(game: str) -> tuple[Lesson, ...]:
    home = resources.assets() / game / "lessons"
    return tuple(lessons_in(home)) if home.exists() else ()


def lessons_of(program: Program, game: str) -> tuple[Lesson, ...]:
    """The lessons of a game: made ones that somebody of the class has begun, then those of the program."""
    begun = begun_in(program)
    made = (each.made for each in program.made.things()[0] if isinstance(each.made, MadeLesson))
    return (*(each.lesson for each in made if f"{each.game}/{each.id}" in begun and each.game == game), *built_in(game))


def begun_in(program: Program) -> frozenset[str]:
    """The keys of all lessons that somebody of the class has begun."""
    return frozenset(key for pupil in program.pupils.pupils for key in pupil.lessons)


class ClassWords:
    def __init__(self, program: Program) -> None:
        self.program = program

    def say(self, id: str, **args: Arg) -> str:
        return self.program.say(id, **args)

    def game(self, id: str) -> str:
        return self.program.say_phrase(phrase(f"game-{id}"), self.program.library.named(id))

    def texts_of(self, lesson: Lesson) -> LessonTexts:
        game = self.program.library.named(lesson.game)
        assert game is not None
        return LessonTexts(self.program, game, lesson)

    def title(self, lesson: Lesson) -> str:
        return self.texts_of(lesson).words(lesson.title)

    def number(self, lesson: Lesson) -> int:
        """The number of a lesson of the program among those of its game; 0 for one that somebody made."""
        ids = [] if lesson.own else [each.id for each in built_in(lesson.game)]
        return ids.index(lesson.id) + 1 if lesson.id in ids else 0

    def numbered(self, lesson: Lesson) -> str:
        """What stands over a column: the number of the lesson, or that somebody made it."""
        number = self.number(lesson)
        return self.say("class-lesson", number=number) if number else self.say("class-lesson-made")

    def cell(self, cell: Cell) -> str:
        """A cell for screen readers."""
        if not cell.is_begun:
            return self.say("class-cell-none")
        return self.say(
            "class-cell", done=str(cell.is_done).lower(), solved=cell.solved, steps=cell.steps, mistakes=cell.mistakes
        )

    def mistake(self, wrong: Wrong) -> str:
        """A mistake in words: those of the lesson, else the rule that refused, else what it came to."""
        texts, id = self.texts_of(wrong.lesson), wrong.mistake
        known = {each.id for each in getattr(wrong.step, "mistakes", ())}
        said = texts.words_if_there(wrong.lesson.text(wrong.step, id)) if id in known else None
        if said:
            return said
        rule = refused_by(wrong.step, id)
        title = texts.words_if_there(phrase(f"{rule}.title")) if rule else None
        if title:
            return self.say("class-refused", rule=rule, title=title)
        return self.say(id if id in (BESIDE_GOAL, WRONG_REPLY) else "class-mistake-unknown")

    def details(self, pupil: Pupil, lessons: Sequence[Lesson]) -> list[tuple[str, str]]:
        return list(self._details(pupil, lessons))

    def _details(self, pupil: Pupil, lessons: Sequence[Lesson]) -> Iterator[tuple[str, str]]:
        """What exactly went wrong: where and how often, and which mistake."""
        begun = [done for lesson in lessons if (done := pupil.done_of(key_of(lesson))) is not None]
        if begun:
            last = max(each.last for each in begun)
            day = self.program.say_phrase(phrase("when-date", day=last.day, month=last.month))
            tries = sum(sum(each.tries.values()) for each in begun)
            yield self.say("class-tries", name=pupil.name, tries=tries, day=day), ""
        else:
            yield self.say("class-nothing-yet", name=pupil.name), ""
        for wrong in went_wrong(pupil, lessons):
            where = self.say("class-wrong", title=self.title(wrong.lesson), at=wrong.at + 1, times=wrong.times)
            yield where, self.mistake(wrong)

    def known_rule(self, review: ToReview) -> str:
        """The rule that it is about, if the game knows it."""
        rule = review.rule
        return rule if rule and self.texts_of(review.lesson).words_if_there(phrase(f"{rule}.title")) else ""

    def review(self, review: ToReview) -> str:
        return self.say("class-review", step=self.reviewed_step(review))

    def reviewed_step(self, review: ToReview) -> str:
        title = self.title(review.lesson)
        return self.say("class-review-step", title=title, at=review.at + 1, mistakes=review.mistakes)

    def review_why(self, review: ToReview) -> str:
        return self.say(
            "class-review-why", mistake=self.mistake(review.most), times=review.most.times, pupils=review.pupils
        )
