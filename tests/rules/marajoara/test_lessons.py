"""The lessons of Marajoara: the engine agrees with all they say, in both languages, and no example is missing."""

from itertools import chain

import pytest
from fluent.syntax import FluentParser, ast

from rules.core import resources
from rules.core.codec import move_from_json
from rules.core.edition import read_edition
from rules.core.types import Json
from rules.lessons.checking import problems, wanted_texts
from rules.lessons.model import Lesson, Task, lessons_in
from rules.lessons.runner import (
    Missed,
    Progress,
    Reached,
    Refused,
    attempt,
    begun,
    next_step,
    right_moves,
    right_reply,
    say,
)
from rules.marajoara import GAME
from rules.text.localise import LANGUAGES, Language, Texts

HOME = resources.assets() / GAME.id
BOX = GAME.box(read_edition(HOME / "edition", GAME.id))
LESSONS = tuple(lessons_in(HOME / "lessons"))

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_lesson
def test_a_lesson_plays(lesson: Lesson) -> None:
    assert lesson.game == GAME.id
    assert problems(GAME, BOX, lesson) == []


@each_lesson
def test_the_answers_that_are_shown_lead_to_the_end(lesson: Lesson) -> None:
    progress = begun(GAME, BOX, lesson)
    for number in range(len(lesson.steps)):
        progress = next_step(progress) if number else progress
        if not isinstance(progress.step, Task):
            right = right_reply(progress)
            _, progress = say(progress, right if progress.step.ask == "set" else right[0])
        while not progress.is_done:
            shown = right_moves(progress)
            assert shown, progress.step.id
            _, progress = attempt(progress, shown[0])
    assert progress.is_last


def test_every_lesson_of_the_outline_and_every_worked_example_is_played() -> None:
    wanted = {*(f"L{number}" for number in range(1, 11)), *(f"WE-{number}" for number in range(1, 17))}
    steps = chain.from_iterable(lesson.steps for lesson in LESSONS)
    assert {example for step in steps for example in step.examples} == wanted


def test_every_lesson_has_its_own_name() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)


@each_lesson
def test_who_learns_makes_a_move_in_every_lesson(lesson: Lesson) -> None:
    assert any(isinstance(step, Task) for step in lesson.steps)


@each_language
@each_lesson
def test_all_texts_of_a_lesson_can_be_said(lesson: Lesson, language: Language) -> None:
    texts = Texts(language, game=GAME, strict=True)
    hints = (lesson.text(step, "hint") for step in lesson.steps)
    for wanted in chain(wanted_texts(lesson), hints):
        assert texts.say(wanted, lesson.names)
    for rule in lesson.rules:
        assert texts.has(f"{rule}.rule"), rule


@each_language
def test_no_text_is_left_over(language: Language) -> None:
    file = resources.translations() / language / GAME.id / "lessons.ftl"
    parsed = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    there = {
        f"{message.id.name}.{attribute.id.name}"
        for message in parsed.body
        if isinstance(message, ast.Message)
        for attribute in message.attributes
    }
    hints = {lesson.text(step, "hint").id for lesson in LESSONS for step in lesson.steps}
    titles = {lesson.title.id for lesson in LESSONS}
    wanted = {text.id for lesson in LESSONS for text in wanted_texts(lesson)}
    assert there == (wanted | hints) - titles


@each_language
@each_lesson
def test_a_refused_mistake_has_a_sentence_of_its_rule(lesson: Lesson, language: Language) -> None:
    texts = Texts(language, game=GAME)
    for step in lesson.steps:
        if isinstance(step, Task):
            for mistake in step.mistakes:
                assert mistake.refused is None or texts.has(f"{mistake.refused}.rule")


# Some lessons as a learner lives them, with the printed numbers


def lesson_of(id: str) -> Progress:
    return begun(GAME, BOX, next(lesson for lesson in LESSONS if lesson.id == id))


def tried(progress: Progress, *moves: Json) -> Progress:
    for move in moves:
        _, progress = attempt(progress, move_from_json(GAME, move))
    return progress


def test_l1_the_jumper_goes_from_2_to_5() -> None:
    start = lesson_of("capture")
    too_far = {"kind": "mj.capture", "seat": 0, "start": "f4", "to": "c4"}
    outcome, still = attempt(start, move_from_json(GAME, too_far))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.rule == "MJ-CAP-3"
    assert outcome.explanation == start.lesson.text(start.step, "too-far")
    assert still == start
    done = tried(start, {**too_far, "to": "d4"})
    assert done.is_done
    assert right_reply(next_step(done)) == [1], "the captured die keeps its face"


def test_l1_an_allowed_jump_that_misses_the_goal_is_taken_back() -> None:
    start = lesson_of("capture")
    other = {"kind": "mj.capture", "seat": 0, "start": "e5", "to": "e3"}
    outcome, still = attempt(start, move_from_json(GAME, other))
    assert outcome == Missed(start.lesson.text(start.step, "small-raise"))
    assert still == start


def test_we_1_the_last_player_places_first() -> None:
    start = lesson_of("setup")
    seats = (3, 2, 1, 0)
    colours = [start.state.players[seat].museums[0].colour for seat in seats]
    assert colours == ["orange", "black", "purple", "turquoise"]
    places = zip(seats, ("c3", "f3", "c6", "f6"), strict=True)
    moves: list[Json] = [{"kind": "mj.place_start_token", "seat": seat, "space": space} for seat, space in places]
    assert tried(start, *moves).is_done


def test_we_11_where_the_first_token_may_go() -> None:
    start = next_step(lesson_of("setup"))
    dug = tried(
        start,
        {"kind": "mj.capture", "seat": 0, "start": "e3", "to": "c3"},
        {"kind": "mj.raise", "seat": 0, "slot": "captured"},
        {"kind": "mj.excavate", "seat": 0, "track": "red"},
    )
    assert dug.is_done
    question = next_step(dug)
    assert isinstance(say(question, ["f3", "c6", "e3", "d3"])[0], Reached)
    assert isinstance(say(question, ["d3", "e3"])[0], Missed)


def test_we_15_the_cart_after_seven_dice() -> None:
    progress = lesson_of("cart")
    for fragment, slot in (("F3", "B1"), ("F5", "B2"), ("F6", "B3")):
        progress = tried(progress, {"kind": "mj.restore", "seat": 0, "fragment": fragment, "slots": [slot]})
    progress = next_step(say(next_step(progress), 4)[1])
    progress = tried(progress, *({"kind": "mj.exhibit", "seat": 0, "slots": [slot]} for slot in ("R1", "R2")))
    assert [die.face for die in progress.state.cart] == [3, 5, 6, 1, 2]
    progress = next_step(say(next_step(progress), "R2")[1])
    progress = tried(progress, {"kind": "mj.exhibit", "seat": 0, "slots": ["R3"]}, {"kind": "mj.spend_rest", "seat": 0})
    assert progress.is_done
    assert [die.ref for die in progress.state.cart] == ["R3", "Y1", "B1", "B2", "B3"]
    assert [die.ref for die in progress.state.slate] == ["R2", "R1"]


def test_l9_and_we_16_the_engine_computes_what_is_asked() -> None:
    assert replies_of("final-scoring") == [6, 3, 3, 6, 6]
    assert replies_of("majorities") == [5, 0]


def test_we_10_and_we_14_the_goal_and_its_marker() -> None:
    begin = lesson_of("missions")
    placed = tried(begin, {"kind": "mj.place_start_token", "seat": 0, "space": "f6"})
    assert replies_from(next_step(placed)) == [50, 20, 60, 0]


def replies_of(id: str) -> list[Json]:
    return replies_from(lesson_of(id))


def replies_from(progress: Progress) -> list[Json]:
    """What is right to say, question after question, up to the next task or the end."""
    found: list[Json] = []
    while not isinstance(progress.step, Task):
        (right,) = right_reply(progress)
        found.append(right)
        _, progress = say(progress, right)
        if progress.is_last:
            break
        progress = next_step(progress)
    return found
