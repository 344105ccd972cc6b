"""Questions whose answer the engine finds by playing on: a figure afterwards, a field of what happens, an objective."""

from typing import Any

from rules.core.codec import event_json
from rules.lessons.checking import problems
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import Missed, Reached, begun, right_reply, say
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


def question(right: Any, ask: str = "number", **more: Any) -> Lesson:
    step = {"kind": "question", "id": "step", "position": AT_THE_PORT, "ask": ask, "right": right, **more}
    return Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [step]})


def asked(right: Any, ask: str = "number", **more: Any) -> Progress:
    return begun(GAME, BOX, question(right, ask, **more))


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


def test_behind_another_event_only_the_first_counts() -> None:
    both: Any = {"position": AT_THE_PORT | {"traders": [{"camel": "port", "hand": ["salt-1", "salt-2"]}, {}]}}
    right = {"after": [DELIVER, DELIVER], "event": {"kind": "cv.delivered"}, "field": "card"}
    assert right_reply(asked(right, **both)) == ["salt-1", "salt-2"]
    behind = {"kind": "cv.delivered", "card": "salt-1"}
    assert right_reply(asked({**right, "behind": behind}, **both)) == ["salt-2"]
    assert right_reply(asked({**right, "behind": {"kind": "cv.fly"}}, **both)) == []


def test_a_list_stands_for_all_that_is_in_it_when_a_set_is_asked_for() -> None:
    rival: Any = {"position": {"seats": ["rival", "person"], "ask": "travel", "traders": [{"camel": "oasis"}, {}]}}
    right = {"after": [{"kind": "cv.automa-acts"}], "event": {"kind": "explained"}, "field": "candidates"}
    ways = right_reply(asked(right, "set", seat=None, **rival))
    assert sorted(ways) == ["bazaar", "dunes", "port", "wells"]
    assert right_reply(asked(right, "one", seat=None, **rival)) == [ways], "else it is one value"


def test_what_is_chosen_is_compared_as_text() -> None:
    right = {"path": "position.traders.0.earned", "after": [DELIVER]}
    start = asked(right, "one", choices=["0", "4"])
    assert right_reply(start) == ["4"]
    assert isinstance(say(start, "4")[0], Reached)
    assert isinstance(say(start, "0")[0], Missed)
    assert problems(GAME, BOX, start.lesson) == []


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
    assert document(GAME, state, ("score.goals.#",))["score"]["goals"] == []
