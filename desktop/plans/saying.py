"""What the screen of plans says: of each row when, what and for whom; of the plan how long it is."""

from collections.abc import Sequence
from itertools import groupby

from desktop.lessons.plans import Listed
from desktop.plans.card import RowFace, RowWords
from desktop.plans.draft import PlanDraft
from desktop.plans.side import Group, PlanLine
from desktop.presenter import clock
from desktop.program import Program
from rules.bots.registry import GENTLE
from rules.core.contract import AnyGame
from rules.core.types import Arg, Phrase, phrase
from rules.lessons.model import Lesson
from rules.teaching.made import MadeLesson, MadePosition
from rules.teaching.plans import (
    MODES,
    AnyPosition,
    AnyRow,
    AtStep,
    FreeRow,
    LessonRow,
    MadePlan,
    PositionRow,
    VoteRow,
)

MINUTE_S = 60


class PlanWords:
    def __init__(self, program: Program) -> None:
        self.program = program

    def say(self, id: str, **args: Arg) -> str:
        return self.program.say(id, **args)

    def game(self, game: AnyGame | str) -> str:
        named = self.program.library.named(game) if isinstance(game, str) else game
        return self.program.say_phrase(phrase(f"game-{named.id}"), named) if named is not None else str(game)

    # The plans at the left

    def groups(self, plans: Sequence[Listed]) -> list[Group]:
        """List those of the program by game, then one's own."""
        ready = [each for each in plans if each.ready is not None]
        found = [
            Group(self.game(game), tuple(map(self.line, each)))
            for game, each in groupby(ready, key=lambda one: one.game)
        ]
        own = tuple(self.line(each) for each in plans if each.made is not None)
        return [*found, Group(self.say("plans-own"), own)]

    def line(self, listed: Listed) -> PlanLine:
        title = self.program.say_phrase(listed.title, self.program.library.named(listed.game))
        minutes = self.say("plans-minutes", minutes=listed.minutes)
        below = self.game(listed.game) if listed.made is not None else ""
        return PlanLine(listed.id, title or self.say("made-untitled"), minutes, below)

    # The plan

    def title(self, plan: MadePlan) -> str:
        return plan.title.words.in_language(self.program.settings.language) or self.say("made-untitled")

    def total(self, plan: MadePlan) -> str:
        """How long it is against how long it shall be."""
        length = plan.length or plan.minutes
        return self.say("plans-total", minutes=plan.minutes, over=plan.minutes - length, under=length - plan.minutes)

    def row_words(self) -> RowWords:
        return RowWords(
            tuple((mode, self.say("plans-mode", mode=mode)) for mode in MODES),
            self.say("plans-mode-name"),
            self.say("plans-row-minutes"),
            self.say("plans-fewer-minutes"),
            self.say("plans-more-minutes"),
        )

    def face(self, draft: PlanDraft, at: int, game: AnyGame, built_in: Sequence[Lesson]) -> RowFace:
        row, plan = draft.made.rows[at], draft.made
        problems = draft.problems_of(at)
        return RowFace(
            begins=clock.written(plan.starts[at] * MINUTE_S),
            kind=row.kind,
            kind_words=self.say("plans-kind", kind=row.kind),
            note=self.note(row, game, built_in),
            title=row.title.words.in_language(self.program.settings.language) or self.say("made-untitled"),
            mode=row.mode,
            minutes=row.minutes,
            problem=self.problem(problems[0], game) if problems else "",
        )

    def problem(self, problem: Phrase, game: AnyGame) -> str:
        """What is wrong with a row, without its number."""
        inner = problem.named.get("problem")
        if isinstance(inner, Phrase):
            return self.program.say_phrase(inner, game)
        if problem.id == "lessons-problem-text":
            attribute = str(problem.named["id"]).rpartition(".")[2]
            return self.say("plans-text-missing", what=attribute, language=problem.named["language"])
        return self.program.say_phrase(problem, game)

    def note(self, row: AnyRow, game: AnyGame, built_in: Sequence[Lesson]) -> str:
        """What the row is made of, in a few words."""
        if isinstance(row, LessonRow):
            return self._lesson_note(row, built_in)
        if isinstance(row, PositionRow):
            return self._position_note(row.position, built_in)
        if isinstance(row, VoteRow):
            return self.say("plans-note-vote", count=len(row.answers))
        if isinstance(row, FreeRow):
            return self._game_note(row, game)
        lines = row.says.words.in_language(self.program.settings.language).split("\n")
        return self.say("plans-note-talk", lines=sum(bool(each.strip()) for each in lines))

    def _lesson_note(self, row: LessonRow, built_in: Sequence[Lesson]) -> str:
        if isinstance(row.lesson, MadeLesson):
            return self.say("plans-note-own-lesson", steps=len(row.steps or row.lesson.steps))
        number = number_of(row.lesson, built_in)
        if not number:
            return row.lesson
        return self.say("plans-note-lesson", number=number, steps=len(row.steps or built_in[number - 1].steps))

    def _position_note(self, position: AnyPosition, built_in: Sequence[Lesson]) -> str:
        if isinstance(position, MadePosition):
            return self.say("plans-note-own-position")
        if isinstance(position, AtStep):
            number = number_of(position.lesson, built_in)
            return self.say("plans-note-position", number=number) if number else position.lesson
        return self.say("plans-note-noted")

    def _game_note(self, row: FreeRow, game: AnyGame) -> str:
        who = self.program.say_phrase(phrase(f"player-{row.level or GENTLE}"), game) if row.people < row.seats else ""
        guide = "yes" if row.guide else "no"
        return self.say("plans-note-free", people=row.people, others=row.seats - row.people, who=who, guide=guide)


def number_of(id: str, built_in: Sequence[Lesson]) -> int:
    """The number of a lesson of the program, counted from 1; 0 where there is none of that name."""
    return next((number for number, each in enumerate(built_in, 1) if each.id == id), 0)
