"""The lessons of every game: the engine agrees with all they say, in both languages, and no example is missing."""

import pytest

from rules.games import GAMES
from rules.lessons.model import Lesson
from rules.text.localise import LANGUAGES, Language
from tests.rules.lessons.promises import (
    Shelf,
    check_examples,
    check_lesson_plays,
    check_no_text_is_left_over,
    check_shown_answers,
    check_texts,
    shelf_of,
)

EXAMPLES = {
    "council_of_shadows": (10, "WE-", 11),
    "excavation_earth": (11, "WE-", 12),
    "hoyuk": (9, "W", 18),
    "magnastorm": (10, "EX-", 21),
    "marajoara": (10, "WE-", 16),
}
"""How many lessons were planned for a game, what its worked examples are called, and how many there are."""
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


@each_language
@each_lesson
def test_all_texts_of_a_lesson_can_be_said(shelf: Shelf, lesson: Lesson, language: Language) -> None:
    check_texts(shelf, lesson, language)


@each_language
@each_shelf
def test_no_text_is_left_over(shelf: Shelf, language: Language) -> None:
    check_no_text_is_left_over(shelf, language)


@each_shelf
def test_every_lesson_of_the_outline_and_every_worked_example_is_played(shelf: Shelf) -> None:
    lessons, called, examples = EXAMPLES[shelf.game.id]
    planned = {f"L{number}" for number in range(1, lessons + 1)}
    check_examples(shelf, planned | {f"{called}{number}" for number in range(1, examples + 1)})
