"""The lessons of every game: the engine agrees with all they say, in both languages, and no example is missing."""

import pytest

from rules.games import GAMES
from rules.lessons.model import Lesson
from rules.text.localise import LANGUAGES, Language
from tests.each_game import given_by_each
from tests.rules.lessons.promises import (
    Shelf,
    check_examples,
    check_lesson_plays,
    check_mistakes_are_known,
    check_no_text_is_left_over,
    check_shown_answers,
    check_texts,
    shelf_of,
)
from tests.rules.reference.reading import Reading, numbered

READINGS: tuple[Reading, ...] = given_by_each("READING", "rules", "reading")
SHELVES = tuple(shelf_of(game) for game in GAMES)

each_shelf = pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.game.id)
each_lesson = pytest.mark.parametrize(
    ("shelf", "lesson"),
    [pytest.param(shelf, lesson, id=f"{shelf.game.id}-{lesson.id}") for shelf in SHELVES for lesson in shelf.lessons],
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_lesson
def test_a_lesson_plays(shelf: Shelf, lesson: Lesson) -> None:
    check_lesson_plays(shelf, lesson)


@each_lesson
def test_the_answers_that_are_shown_lead_to_the_end(shelf: Shelf, lesson: Lesson) -> None:
    check_shown_answers(shelf, lesson)


@each_lesson
def test_each_mistake_is_known_by_its_id(shelf: Shelf, lesson: Lesson) -> None:
    check_mistakes_are_known(shelf, lesson)


@each_language
@each_lesson
def test_all_texts_of_a_lesson_can_be_said(shelf: Shelf, lesson: Lesson, language: Language) -> None:
    check_texts(shelf, lesson, language)


@each_language
@each_shelf
def test_no_text_is_left_over(shelf: Shelf, language: Language) -> None:
    check_no_text_is_left_over(shelf, language)


@pytest.mark.parametrize(
    ("shelf", "reading"),
    [pytest.param(*each, id=each[0].game.id) for each in zip(SHELVES, READINGS, strict=True)],
)
def test_every_lesson_of_the_outline_and_every_worked_example_is_played(shelf: Shelf, reading: Reading) -> None:
    check_examples(shelf, {*numbered("L", 1, reading.lessons), *numbered(reading.example_ids, 1, reading.examples)})
