"""What a row of a plan puts on the table, and what is wrong with a plan."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.bots.registry import GENTLE, opponents_of
from rules.core.codec import Unreadable, options_from_json
from rules.core.colours import fitting
from rules.core.contract import AnyGame, BadPosition, Seating
from rules.core.finished_game import PERSON
from rules.core.savefile import try_out
from rules.core.types import Phrase, phrase
from rules.lessons.checking import problems as problems_of_lesson
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import begun_step, next_step, solved
from rules.lessons.scenes import BadScene
from rules.teaching.made import MadePosition
from rules.teaching.plans import AnyPosition, AnyRow, AtStep, FreeRow, LessonRow, MadePlan, VoteRow
from rules.teaching.positions import state_of

# What lies on the table


def state_at(position: AnyPosition, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Any:
    """The state that a row shows. Raises `BadScene`, `BadPosition` or `Unreadable`."""
    if isinstance(position, MadePosition):
        return state_of(position, game, box)
    if isinstance(position, AtStep):
        return step_begun(position, game, box, lessons).state
    return game.position(position.notation, box)


def step_begun(place: AtStep, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Progress:
    """Find where a step of a built-in lesson begins, those before it taken as solved. Raises `BadScene`."""
    lesson = next((each for each in lessons if each.id == place.lesson), None)
    if lesson is None:
        raise BadScene(phrase("plan-problem-lesson", lesson=place.lesson))
    at = next((at for at, step in enumerate(lesson.steps) if step.id == place.step), None)
    if at is None:
        raise BadScene(phrase("plan-problem-step", lesson=place.lesson, step=place.step))
    return begun_at(game, box, lesson, at)


def begun_at(game: AnyGame, box: Any, lesson: Lesson, at: int) -> Progress:
    """Find where a step begins; nothing is played of those before it that does not lead there. Raises `BadScene`."""
    first = next((back for back in range(at, 0, -1) if lesson.steps[back].position != "continue"), 0)
    here = begun_step(Progress(game, box, lesson, first, None), first)
    while here.at < at:
        here = next_step(solved(here))
    return here


def seating_of(row: FreeRow, game: AnyGame) -> tuple[Seating, ...]:
    """Who sits at the table of a free game."""
    others = row.level or GENTLE
    players = [PERSON if seat < row.people else others for seat in range(row.seats)]
    return tuple(
        Seating(player, "", colour) for player, colour in zip(players, fitting(game.colours_for(players)), strict=True)
    )


# What is wrong


def problems_of_plan(
    plan: MadePlan, game: AnyGame, box: Any, lessons: Sequence[Lesson], *, searches: bool = True
) -> Iterator[Phrase]:
    """All that is wrong with a plan, as far as the engine can tell; each row by its number."""
    for number, row in enumerate(plan.rows, 1):
        for found in problems_of_row(row, game, box, lessons, searches=searches):
            yield phrase("plan-problem-row", number=number, problem=found)
    if plan.length is not None and plan.minutes > plan.length:
        yield phrase("plan-problem-minutes", minutes=plan.minutes, length=plan.length)


def problems_of_row(
    row: AnyRow, game: AnyGame, box: Any, lessons: Sequence[Lesson], *, searches: bool
) -> Iterator[Phrase]:
    if isinstance(row, LessonRow):
        yield from problems_of_lesson_row(row, game, box, lessons, searches=searches)
    if isinstance(row, VoteRow) and row.right is not None and not 0 <= row.right < len(row.answers):
        yield phrase("plan-problem-right")
    position = getattr(row, "position", None)
    if position is not None:
        yield from problems_of_place(position, game, box, lessons)
    if isinstance(row, FreeRow):
        yield from problems_of_game(row, game, box, lessons)


def problems_of_lesson_row(
    row: LessonRow, game: AnyGame, box: Any, lessons: Sequence[Lesson], *, searches: bool
) -> Iterator[Phrase]:
    if isinstance(row.lesson, str):
        named = next((each for each in lessons if each.id == row.lesson), None)
        if named is None:
            yield phrase("plan-problem-lesson", lesson=row.lesson)
            return
        steps = named.steps
    else:
        if row.lesson.game != game.id:
            yield phrase("plan-problem-game", game=row.lesson.game)
            return
        yield from problems_of_lesson(game, box, row.lesson.lesson, searches=searches)
        steps = row.lesson.steps
    there = {step.id for step in steps}
    for step in row.steps:
        if step not in there:
            yield phrase("plan-problem-step", lesson=row.lesson if isinstance(row.lesson, str) else "made", step=step)


def problems_of_place(position: AnyPosition, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Iterator[Phrase]:
    """Why a position cannot be shown or played."""
    if isinstance(position, MadePosition) and position.game != game.id:
        yield phrase("plan-problem-game", game=position.game)
        return
    try:
        state = state_at(position, game, box, lessons)
        try_out(game, state, len(game.seated(state)))
    except (BadScene, BadPosition) as error:
        yield error.sentence
    except Unreadable as error:
        yield from (each.sentence for each in error.problems)


def problems_of_game(row: FreeRow, game: AnyGame, box: Any, lessons: Sequence[Lesson]) -> Iterator[Phrase]:
    """Why a free game cannot begin."""
    if row.level not in ("", *opponents_of(game.id), *game.automas):
        yield phrase("plan-problem-level", level=row.level)
    elif row.seats not in game.seats or row.people > row.seats:
        yield phrase("plan-problem-seats", seats=row.seats)
    elif row.position is None:
        try:
            options = options_from_json(game, row.options)
        except Unreadable as error:
            yield from (each.sentence for each in error.problems)
            return
        for refusal in game.objections_to_start(options, seating_of(row, game)):
            yield refusal.sentence
    else:
        yield from problems_of_seats(row, row.position, game, box, lessons)


def problems_of_seats(
    row: FreeRow, position: AnyPosition, game: AnyGame, box: Any, lessons: Sequence[Lesson]
) -> Iterator[Phrase]:
    """A position has as many seats as it has."""
    try:
        count = len(game.seated(state_at(position, game, box, lessons)))
    except (BadScene, BadPosition, Unreadable):
        return  # said already
    if count != row.seats:
        yield phrase("plan-problem-seats-there", seats=row.seats, count=count)
