"""What each row of a plan shows on the table, as a lesson: its own, or one of a single step that only shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.core.contract import AnyGame
from rules.core.finished_game import PERSON
from rules.core.types import Phrase, phrase
from rules.lessons.model import Lesson, Position, Question, Setup, Show, StartsAtSetup, StartsAtState
from rules.lessons.progress import Progress
from rules.teaching.copying import starts_at
from rules.teaching.made import MadePosition
from rules.teaching.plans import AnyPosition, AnyRow, AtStep, FreeRow, LessonRow, MadePlan, VoteRow
from rules.teaching.staging import begun_at, seating_of, state_at, step_begun

USUAL_SEATS = 2


@dataclass(frozen=True, slots=True)
class Scene:
    """A row, and the steps of a lesson through which it goes."""

    row: AnyRow
    lesson: Lesson
    steps: tuple[int, ...]
    problem: Phrase | None = None
    """Why it cannot be shown as it should."""

    @property
    def is_lesson(self) -> bool:
        """Whether the row goes through a lesson, and does not only show a table."""
        return isinstance(self.row, LessonRow) and self.problem is None

    @property
    def opens(self) -> bool:
        """Whether something is played at a table of its own: a real game, or what pupils do themselves."""
        if self.problem is not None or isinstance(self.row, FreeRow):
            return self.problem is None
        return self.row.mode == "pupils" and self.row.kind in ("lesson", "position")


def scenes_of(plan: MadePlan, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> tuple[Scene, ...]:
    """All of them. A row without a table of its own leaves what was there before."""
    found: list[Scene] = []
    for row in plan.rows:
        before = found[-1] if found else None
        found.append(scene_of(row, game, box, lessons, before))
    return tuple(found)


def scene_of(row: AnyRow, game: AnyGame, box: Any, lessons: Sequence[Lesson], before: Scene | None) -> Scene:
    try:
        scene = its_own(row, game, box, lessons)
        if scene is not None:
            begun_at(game, box, scene.lesson, scene.steps[0])
            return scene
    except Exception as error:  # a file can hold any position, and name any lesson
        said = getattr(error, "sentence", None)
        problem = said if isinstance(said, Phrase) else phrase("plans-not-shown")
        return after(row, game, before, problem)
    return after(row, game, before, None)


def has_table(row: AnyRow) -> bool:
    """Whether a row says itself what lies on the table, and is no mere beginning of a game."""
    return isinstance(row, LessonRow) or getattr(row, "position", None) is not None


def its_own(row: AnyRow, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Scene | None:
    """The scene of a row that says what lies on the table. Raises whatever a game says of a position."""
    if isinstance(row, LessonRow):
        return lesson_scene(row, lessons)
    position = getattr(row, "position", None)
    if isinstance(position, AtStep) and not isinstance(row, FreeRow):
        return step_scene(row, game, step_begun(position, game, box, lessons))
    if position is not None:
        return Scene(row, shown(row, game, written(position, game, box, lessons)), (0,))
    if isinstance(row, FreeRow):
        players = tuple(seat.player for seat in seating_of(row, game))
        setup = Setup(players=players, seed=row.seed, options=row.options)
        return Scene(row, shown(row, game, StartsAtSetup(setup=setup)), (0,))
    return None


def lesson_scene(row: LessonRow, lessons: Sequence[Lesson]) -> Scene:
    """The steps that are done, or, where pupils do them themselves, where the first one begins."""
    lesson = (
        next(each for each in lessons if each.id == row.lesson) if isinstance(row.lesson, str) else row.lesson.lesson
    )
    done = tuple(at for at, step in enumerate(lesson.steps) if not row.steps or step.id in row.steps)
    return Scene(row, lesson, (done or (0,))[:1] if row.mode == "pupils" else done or (0,))


def step_scene(row: AnyRow, game: AnyGame, begun: Progress) -> Scene:
    """The question itself for a vote about it, which hides what gives its answer away; else the table of the step."""
    if isinstance(row, VoteRow) and isinstance(begun.step, Question):
        return Scene(row, begun.lesson, (begun.at,))
    lesson = shown(row, game, starts_at(begun.state), names=begun.lesson.names, shows=begun.step.shows)
    return Scene(row, lesson, (0,))


def written(position: AnyPosition, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Position:
    """A position as steps of lessons begin."""
    if isinstance(position, AtStep):
        return starts_at(state_at(position, game, box, lessons))
    if isinstance(position, MadePosition):
        return position.notation if position.notation is not None else StartsAtState(state=position.position or {})
    return position.notation


def after(row: AnyRow, game: AnyGame, before: Scene | None, problem: Phrase | None) -> Scene:
    """What was on the table before stays there; at the beginning, a game that is about to begin."""
    if before is not None:
        return Scene(row, before.lesson, before.steps[-1:], problem)
    seats = min((each for each in game.seats if each >= USUAL_SEATS), default=game.seats[0])
    return Scene(row, shown(row, game, StartsAtSetup(setup=Setup(players=(PERSON,) * seats))), (0,), problem)


def shown(
    row: AnyRow, game: AnyGame, position: Position, *, names: tuple[str, ...] = (), shows: tuple[str, ...] = ()
) -> Lesson:
    """A lesson of one step that only shows a table."""
    step = Show(kind="show", id="row", position=position, seat=None, shows=shows)
    own = {"fr": {"title": row.title.fr or "–"}, "en": {"title": row.title.en or "–"}}
    return Lesson(id=row.id, game=game.id, rules=(), names=names, steps=(step,), own=own)
