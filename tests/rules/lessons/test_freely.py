"""A task that is played freely: any legal move is on the way, and a mistake is known by its last move."""

from typing import Any

from rules.core.codec import move_from_json
from rules.core.types import Json
from rules.lessons.checking import problems
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import Accepted, Missed, Outcome, Reached, Refused, attempt, begun, right_moves
from tests.fixture_game import GAME, edition

BOX = GAME.box(edition())
SALT = {"kind": "cv.deliver", "seat": 0, "card": "salt-1"}
SILK = {"kind": "cv.deliver", "seat": 0, "card": "silk-1"}
PITCH = {"kind": "cv.pitch", "seat": 0}
REST = {"kind": "cv.rest", "seat": 0}


def lesson(**more: Any) -> Lesson:
    """Earn 4 at the port; who rests has ended the round."""
    step = {
        "kind": "task",
        "id": "step",
        "freely": True,
        "position": {
            "seats": ["person", "person"],
            "ask": "trade",
            "traders": [{"camel": "port", "hand": ["salt-1", "silk-1"]}, {"hand": ["silk-2", "copper-1"]}],
        },
        "answers": [{"moves": [SALT]}],
        "goals": [{"path": "position.traders.0.earned", "equals": 4}],
        "mistakes": [
            {"id": "silk", "moves": [PITCH, SILK], "refused": "CV-TRADE-2"},
            {"id": "rest", "moves": [REST]},
        ],
        **more,
    }
    return Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [step]})


def start(**more: Any) -> Progress:
    return begun(GAME, BOX, lesson(**more))


def tried(progress: Progress, *moves: Json) -> tuple[Outcome, Progress]:
    for move in moves:
        outcome, progress = attempt(progress, move_from_json(GAME, move))
    return outcome, progress


def test_the_engine_agrees_with_it() -> None:
    assert problems(GAME, BOX, lesson()) == []


def test_a_move_of_no_answer_is_on_the_way() -> None:
    outcome, on_the_way = tried(start(), PITCH)
    assert isinstance(outcome, Accepted)
    assert not outcome.is_on_the_way
    assert right_moves(on_the_way) == (), "the answer begins where the step began"
    assert isinstance(tried(on_the_way, SALT)[0], Reached)
    assert isinstance(tried(start(freely=False), PITCH)[0], Missed)


def test_a_mistake_is_known_wherever_it_is_made() -> None:
    begin = start()
    for before in ([], [PITCH]):
        refused, _ = tried(begin, *before, SILK)
        assert isinstance(refused, Refused)
        assert refused.explanation == begin.lesson.text(begin.step, "silk")
        assert tried(begin, *before, REST)[0] == Missed(begin.lesson.text(begin.step, "rest"))


def test_a_mistake_explains_only_the_refusal_it_speaks_of() -> None:
    mistakes = [{"id": "silk", "moves": [SILK], "refused": "CV-TRADE-9"}]
    refused, _ = tried(start(mistakes=mistakes), SILK)
    assert isinstance(refused, Refused)
    assert refused.explanation is None


def test_the_last_move_of_an_answer_may_be_a_mistake_when_it_comes_too_early() -> None:
    """Here: resting, which must come after the sale."""
    goals = [{"path": "position.traders.0.earned", "equals": 4}, {"path": "position.round", "equals": 2}]
    begin = start(answers=[{"moves": [SALT, REST]}], goals=goals)
    assert problems(GAME, BOX, begin.lesson) == []
    early, still = tried(begin, REST)
    assert early == Missed(begin.lesson.text(begin.step, "rest"))
    assert still == begin
    assert isinstance(tried(begin, SALT, REST)[0], Reached)


def test_nobody_goes_on_who_is_no_longer_asked() -> None:
    """The other seat has not laid its card, and the step does not say which."""
    _, bidding = tried(start(mistakes=[]), REST)
    outcome, still = tried(bidding, {"kind": "cv.bid", "seat": 0, "card": "silk-1"})
    assert isinstance(outcome, Missed)
    assert outcome.explanation.id == "lessons-not-the-goal"
    assert still == bidding
