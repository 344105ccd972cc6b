"""What the ready-made plans of every game say: votes confirmed by the engine, the same numbers in both languages.

All is found out from the plans themselves: nothing here names a row.
"""

import re
from collections.abc import Iterator

import pytest

from rules.core.contract import AnyGame
from rules.core.types import Json
from rules.games import loaded
from rules.lessons.model import Question
from rules.lessons.progress import Progress
from rules.lessons.runner import right_reply
from rules.teaching.made import LANGUAGES, Language
from rules.teaching.plans import AtStep, FreeRow, LessonRow, MadePlan, Row, VoteRow
from rules.teaching.staging import step_begun
from tests.rules.every_game.test_plans import plans
from tests.rules.teaching.making import built_in, library, texts

WORDS_A_MINUTE = 130
"""So fast reads who reads aloud to a class."""
LESSONS_NAMED = re.compile(r"\b(?:leçons?|lessons?|number) ((?:\d+|,|et|à|and|to|\s)+)")


def rows(game: AnyGame) -> Iterator[tuple[MadePlan, Row]]:
    return ((plan, row) for plan in plans(game).values() for row in plan.rows)


PLANS = [pytest.param(game, name, id=f"{game.id}-{name}") for game in loaded() for name in plans(game)]
VOTES = [
    pytest.param(game, row, id=f"{game.id}-{plan.minutes}-{row.id}")
    for game in loaded()
    for plan, row in rows(game)
    if isinstance(row, VoteRow)
]

each_plan = pytest.mark.parametrize(("game", "name"), PLANS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_every_plan_shows_asks_and_lets_play(game: AnyGame) -> None:
    """The shortest one asks the class; the others also end in a game with the guide, and leave most time to it."""
    for name, plan in plans(game).items():
        assert any(isinstance(row, VoteRow) for row in plan.rows)
        assert any(isinstance(row, LessonRow) for row in plan.rows)
        free = [row for row in plan.rows if isinstance(row, FreeRow)]
        assert bool(free) == (name != "ten")
        assert all(row.guide and row.minutes == max(each.minutes for each in plan.rows) for row in free)


@each_language
@pytest.mark.parametrize(("game", "row"), VOTES)
def test_the_engine_confirms_a_vote(game: AnyGame, row: VoteRow, language: Language) -> None:
    """The right answer is what the question at this position asks for, and no other answer is."""
    assert isinstance(row.position, AtStep)
    progress = step_begun(row.position, game, library().box(game), built_in(game))
    right = right_reply(progress)
    answers = [getattr(each, language) for each in row.answers]
    found = [at for at, answer in enumerate(answers) if is_meant(progress, right, answer, language)]
    assert found == [row.right]
    assert len(set(answers)) == len(answers)


def is_meant(progress: Progress, right: list[Json], answer: str, language: Language) -> bool:
    """Whether the words of an answer mean what is right: all of a set, one of several replies otherwise."""
    step = progress.step
    assert isinstance(step, Question)
    wanted = {str(each) for each in right}
    said = meant(progress, answer, language) if step.choices else set(re.findall(r"\w+", answer))
    return said == wanted if step.ask == "set" else len(said & wanted) == 1 and len(said) >= 1


def meant(progress: Progress, answer: str, language: Language) -> set[str]:
    """The choices of a question that an answer names: by their words, else by the numbers in them."""
    step = progress.step
    assert isinstance(step, Question)
    words = {
        each: str(
            texts(progress.game, language).say(progress.lesson.text(step, f"choice-{each}"), progress.lesson.names)
        )
        for each in step.choices
    }
    named = {each for each, said in words.items() if said.casefold() in answer.casefold()}
    return named or {each for each, said in words.items() if set(numbers(said)) <= set(numbers(answer))}


@each_plan
def test_both_languages_name_the_same_numbers(game: AnyGame, name: str) -> None:
    for row in plans(game)[name].rows:
        assert sorted(numbers(row.says.fr)) == sorted(numbers(row.says.en)), row.id
        assert row.says.fr.count("\n") == row.says.en.count("\n"), row.id


def numbers(text: str) -> list[int]:
    """The numbers written in figures, thousands set apart in the way of either language."""
    return [int(each) for each in re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0\u202f](?=\d{3}\b)", "", text))]


@each_language
@each_plan
def test_what_is_said_fits_into_its_minutes(game: AnyGame, name: str, language: Language) -> None:
    for row in plans(game)[name].rows:
        said = len(re.findall(r"[\w’-]+", getattr(row.says, language)))
        assert said <= row.minutes * WORDS_A_MINUTE, row.id


@each_language
@each_plan
def test_lessons_that_are_named_by_number_are_there(game: AnyGame, name: str, language: Language) -> None:
    for row in plans(game)[name].rows:
        for found in LESSONS_NAMED.findall(getattr(row.says, language)):
            assert all(1 <= each <= len(built_in(game)) for each in numbers(found)), row.id
