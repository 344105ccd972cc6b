"""The engine agrees with the lessons of Caravan, and says what is wrong with others."""

from pathlib import Path
from typing import Any

import pytest

from rules.core.types import Phrase
from rules.lessons.checking import problems
from rules.lessons.model import BrokenLesson, Lesson, lessons_in, read_lesson
from rules.lessons.runner import begun, right_reply
from tests.fixture_game import GAME, edition

LESSONS = Path(__file__).parents[2] / "fixture_game" / "lessons"
BOX = GAME.box(edition())

AT_THE_PORT = {
    "seats": ["person", "person"],
    "ask": "trade",
    "traders": [{"camel": "port", "hand": ["salt-1", "silk-1"]}, {}],
}
DELIVER = {"kind": "cv.deliver", "seat": 0, "card": "salt-1"}
SILK = {"kind": "cv.deliver", "seat": 0, "card": "silk-1"}
REST = {"kind": "cv.rest", "seat": 0}
EARNED = {"path": "position.traders.0.earned", "equals": 4}


def lesson(**step: Any) -> Lesson:
    usual = {"kind": "task", "id": "step", "position": AT_THE_PORT}
    return Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [{**usual, **step}]})


def found(**step: Any) -> list[str]:
    return [problem.id.removeprefix("lessons-problem-") for problem in said(**step)]


def said(**step: Any) -> list[Phrase]:
    return problems(GAME, BOX, lesson(**step))


@pytest.mark.parametrize("good", tuple(lessons_in(LESSONS)), ids=lambda each: each.id)
def test_the_lessons_of_caravan_are_right(good: Lesson) -> None:
    assert problems(GAME, BOX, good) == []


def test_an_answer_that_misses_the_goal() -> None:
    assert found(answers=[{"moves": [REST]}], goals=[EARNED]) == ["answer-stopped"]


def test_an_answer_that_cannot_be_played() -> None:
    assert found(answers=[{"moves": [SILK]}]) == ["no-move"]


def test_a_goal_that_needs_nothing() -> None:
    goal = {"path": "position.traders.0.earned", "at_most": 10}
    assert "reached-already" in found(answers=[{"moves": [DELIVER]}], goals=[goal])


def test_a_step_without_an_answer() -> None:
    assert found(goals=[EARNED]) == ["no-answer"]


def test_a_step_for_a_seat_that_is_not_asked() -> None:
    assert "not-asked" in found(seat=1, answers=[{"moves": [DELIVER]}])


def test_a_mistake_that_another_rule_refuses() -> None:
    mistake = {"id": "silk", "moves": [SILK], "refused": "CV-TRADE-1"}
    (problem,) = said(answers=[{"moves": [DELIVER]}], mistakes=[mistake])
    assert problem.id == "lessons-problem-refused-otherwise"
    assert problem.named["other"] == "CV-TRADE-2"


def test_a_mistake_that_nothing_refuses() -> None:
    mistake = {"id": "rest", "moves": [REST], "refused": "CV-TRADE-1"}
    assert found(answers=[{"moves": [DELIVER]}], mistakes=[mistake]) == ["not-refused"]


def test_a_mistake_that_reaches_the_goal() -> None:
    mistake = {"id": "salt", "moves": [DELIVER]}
    assert "mistake-reaches" in found(answers=[{"moves": [DELIVER]}], goals=[EARNED], mistakes=[mistake])


def test_a_mistake_that_is_no_move() -> None:
    mistake = {"id": "odd", "moves": [{"kind": "cv.fly", "seat": 0}], "refused": "CV-TRADE-1"}
    assert found(answers=[{"moves": [DELIVER]}], mistakes=[mistake]) == ["unreadable"]


def test_a_path_that_leads_nowhere() -> None:
    goal = {"path": "position.traders.7.earned", "equals": 1}
    assert found(answers=[{"moves": [DELIVER]}], goals=[goal]) == ["path"]


def test_a_position_that_cannot_be() -> None:
    assert found(position={"seats": ["person"], "traders": []}) == ["scene"]


def test_a_first_step_that_continues() -> None:
    assert found(position="continue") == ["scene"]


def test_a_choice_that_is_not_offered() -> None:
    step = {"kind": "question", "ask": "one", "choices": ["a", "b"], "right": {"values": ["c"]}}
    assert found(**step) == ["no-choice"]


def test_a_wrong_reply_that_is_right() -> None:
    step = {"kind": "question", "ask": "number", "right": {"path": "score.totals.0"}}
    (total,) = right_reply(begun(GAME, BOX, lesson(**step)))
    mistakes = [{"id": "coins", "value": total}]
    assert found(**step, mistakes=mistakes) == ["mistake-right"]


def test_a_file_that_is_no_lesson(tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text('{"id": "odd", "steps": []}', encoding="utf-8")
    with pytest.raises(BrokenLesson):
        read_lesson(file)
