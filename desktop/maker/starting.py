"""Lessons to be made: from nothing, from a position, from a lesson of the program, from one that was begun."""

from typing import Any

from desktop.lessons.plans import making_of
from desktop.program import Program
from rules.core.codec import options_from_json, position_state
from rules.core.colours import fitting
from rules.core.contract import AnyGame, Seating
from rules.core.types import Json, Seat
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import starts_until
from rules.teaching.copying import SayIfThere, copy_of_built_in, lesson_at
from rules.teaching.made import LANGUAGES, After, Language, MadeLesson, MadePosition, Titles
from rules.teaching.positions import state_of

PERSON, USUAL_SEATS = "person", 2


def begun(
    program: Program,
    game: AnyGame,
    position: MadePosition | dict[str, Json] | None,
    lesson: Lesson | None,
    state: Any,
    seat: Seat | None,
) -> MadeLesson:
    """A new lesson from what there is to begin with."""
    if isinstance(position, dict):
        state = position_state(game, position, program.library.box(game))
    elif position is not None:
        return from_position(program, game, position)
    if lesson is not None:
        return from_built_in(program, game, lesson)
    return from_nothing(program, game) if state is None else from_state(program, game, state, seat)


def from_nothing(program: Program, game: AnyGame) -> MadeLesson:
    """A lesson that begins where a game of two does."""
    people = (PERSON,) * min(seats for seats in game.seats if seats >= min(USUAL_SEATS, max(game.seats)))
    colours = fitting(game.colours_for(people))
    seating = [Seating(player, "", colour) for player, colour in zip(people, colours, strict=True)]
    usual = {spec.id: spec.usual for spec in game.option_specs}
    state = game.setup(program.library.box(game), options_from_json(game, usual), seating, 1)
    return from_state(program, game, state, None)


def from_state(program: Program, game: AnyGame, state: Any, seat: Seat | None) -> MadeLesson:
    """A lesson with one task, at a position of a table."""
    asked = [decision.seat for decision in game.deciding(state)]
    learner = seat if seat in asked else next(iter(asked), 0)
    return lesson_at(making_of(program, game), state, learner, Titles())


def from_position(program: Program, game: AnyGame, made: MadePosition) -> MadeLesson:
    """A lesson at a made position; it says which."""
    state = state_of(made, game, program.library.box(game))
    lesson = from_state(program, game, state, made.seat)
    after = After(lesson=made.id, by=made.by, title=made.title)
    return lesson.model_copy(update={"after": after, "title": made.title})


def from_built_in(program: Program, game: AnyGame, lesson: Lesson) -> MadeLesson:
    """A copy of a lesson of the program."""
    say: dict[Language, SayIfThere] = {language: program.texts(game, language).say_if_there for language in LANGUAGES}
    return copy_of_built_in(lesson, making_of(program, game), say)


def first_progress(program: Program, game: AnyGame, made: MadeLesson) -> Progress:
    """Find where the first step begins; if it cannot, where a game does, so that it can be mended."""
    box = program.library.box(game)
    try:
        return starts_until(game, box, made.lesson, 0)[-1]
    except Exception:  # a file can hold any position; what is wrong with it, the check says
        return starts_until(game, box, from_nothing(program, game).lesson, 0)[-1]
