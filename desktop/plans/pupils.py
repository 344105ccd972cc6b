"""The class book beside the rows of a plan: who did its lessons, and what goes from there into the plan."""

from typing import TYPE_CHECKING

from desktop.class_book.class_book import ClassBook
from desktop.lessons.plans import making_of
from desktop.plans.opening import open_lesson
from rules.core.types import Json, Phrase, phrase
from rules.lessons.model import Lesson
from rules.teaching import plan_changes as changes
from rules.teaching.copying import position_of
from rules.teaching.made import MadePosition
from rules.teaching.plans import MOST_ROWS, PositionRow, lessons_of
from rules.teaching.staging import begun_at

if TYPE_CHECKING:
    from desktop.plans.screen import PlanScreen


class PlanPupils:
    def __init__(self, screen: "PlanScreen") -> None:
        self.screen, self.program, self.shell = screen, screen.program, screen.shell
        self.book = ClassBook(self.program, self.shell, (), review_does="plans-review-open")
        self.book.step_wanted.connect(self.review)
        self.book.rule_wanted.connect(lambda game, rule: self.shell.open("reader", game=game, at=rule))
        screen.face.put_beside(self.book)

    def show_lessons(self) -> None:
        """Show what was done of the lessons that the plan has now."""
        lessons = lessons_of(self.screen.draft.made, self.screen.built_in)
        if lessons != self.book.lessons:
            self.book.show_lessons(lessons)

    # What is to be reviewed

    def review(self, lesson: Lesson, step: str) -> None:
        """Put the position of a step into the plan, unless it is there, and open the step."""
        at = next(at for at, each in enumerate(lesson.steps) if each.id == step)
        self.screen.tell(self._put(lesson, at))
        open_lesson(self.program, self.shell, self.screen.game, lesson, at, "back-to-plan")

    def _put(self, lesson: Lesson, at: int) -> Phrase:
        """Put it behind the row that is looked at. What came of it, in a sentence."""
        screen, plan = self.screen, self.screen.draft.made
        title = phrase("plans-review-title", title=lesson.title, at=at + 1)
        try:
            row = changes.position(plan, self._position(lesson, at, title), screen.choosing.titles(title))
        except Exception:  # a file can hold any position
            return phrase("plans-not-shown")
        there = next((number for number, each in enumerate(plan.rows) if shows_the_same(each, row)), None)
        if there is not None:
            screen.acts.stand_on(there)
            return phrase("plans-review-there", title=title)
        if len(plan.rows) >= MOST_ROWS:
            return phrase("plans-review-full")
        screen.acts.add(row)
        return phrase("plans-review-put", title=title)

    def _position(self, lesson: Lesson, at: int, title: Phrase) -> Json | MadePosition:
        """The beginning of a step: named where the program has its lesson, else held by the plan. Raises whatever a
        game says of a position."""
        if not lesson.own:
            return {"lesson": lesson.id, "step": lesson.steps[at].id}
        game = self.screen.game
        begun = begun_at(game, self.program.library.box(game), lesson, at)
        return position_of(making_of(self.program, game), begun.state, self.screen.choosing.titles(title))


def shows_the_same(row: object, other: PositionRow) -> bool:
    """Whether a row shows the position of another one."""
    if not isinstance(row, PositionRow):
        return False
    if isinstance(row.position, MadePosition) and isinstance(other.position, MadePosition):
        return row.position.position == other.position.position
    return row.position == other.position
