"""Questions whose answer the engine finds by playing on: a figure afterwards, a field of what happens, an objective."""

from typing import Any

from rules.core.codec import event_json
from rules.lessons.checking import problems
from rules.lessons.model import Lesson
from rules.lessons.runner import Progress, begun, right_reply
from rules.lessons.scenes import document, foreseen
from tests.fixture_game import GAME, edition

BOX = GAME.box(edition())
AT_THE_PORT = {
    "seats": ["person", "person"],
    "ask": "trade",
    "traders": [{"camel": "port", "hand": ["salt-1", "silk-1"]}, {}],
}
DELIVER = {"kind": "cv.deliver", "seat": 0}
FLY = {"kind": "cv.fly"}


def question(right: Any, ask: str = "number") -> Lesson:
    step = {"kind": "question", "id": "step", "position": AT_THE_PORT, "ask": ask, "right": right}
    return Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [step]})


def asked(right: Any, ask: str = "number") -> Progress:
    return begun(GAME, BOX, question(right, ask))


def test_a_figure_after_some_moves() -> None:
    path = "position.traders.0.earned"
    before, after = asked({"path": path}), asked({"path": path, "after": [DELIVER]})
    assert right_reply(after) == [right_reply(before)[0] + 4]
    assert after.state == before.state, "foreseeing plays nothing"


def test_a_field_of_what_happens() -> None:
    delivered = {"after": [DELIVER], "event": {"kind": "cv.delivered"}, "field": "price"}
    assert right_reply(asked(delivered)) == [4]


def test_each_value_counts_once() -> None:
    right = {"after": [DELIVER], "event": {}, "field": "kind"}
    state = asked(right).state
    kinds = [event_json(event)["kind"] for event in foreseen(GAME, state, [DELIVER])[1]]
    assert right_reply(asked(right, "set")) == list(dict.fromkeys(kinds))


def test_a_move_that_cannot_be_foreseen() -> None:
    for right in ({"path": "score", "after": [FLY]}, {"after": [FLY], "event": {}, "field": "kind"}):
        (found,) = problems(GAME, BOX, question(right))
        assert found.named["problem"].id == "lessons-foresees-no-move"


def test_a_mistake_beside_the_way_of_any_answer() -> None:
    rest = {"kind": "cv.rest", "seat": 0}
    step = {
        "kind": "task",
        "id": "step",
        "position": AT_THE_PORT,
        "answers": [{"moves": [{**DELIVER, "card": "salt-1"}]}],
        "mistakes": [{"id": "later", "moves": [rest, rest]}],
    }
    lesson = Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [step]})
    assert [found.id for found in problems(GAME, BOX, lesson)] == ["lessons-problem-mistake-out-of-reach"]


def test_objectives_are_within_reach_of_paths() -> None:
    state = asked({"path": "score.totals.0"}).state
    assert document(GAME, state)["score"]["goals"] == []
