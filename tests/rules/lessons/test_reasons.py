"""What an automa chose and why, as a lesson tells it."""

from rules.core.codec import move_from_json
from rules.core.explained import Criterion, Excluded, Explained
from rules.core.types import Phrase
from rules.lessons.model import Lesson
from rules.lessons.reasons import reasons
from rules.lessons.runner import Reached, attempt, begun
from tests.fixture_game import GAME, edition

TRAVELS = {
    "kind": "task",
    "id": "travel",
    "seat": None,
    "position": {"seats": ["rival", "person"], "ask": "travel", "traders": [{"camel": "oasis"}, {}]},
    "answers": [{"moves": [{"kind": "cv.automa-acts", "seat": 0}]}],
}


def test_the_reasons_follow_the_list_of_the_automa() -> None:
    lesson = Lesson.model_validate({"id": "rival", "game": "caravan", "rules": [], "steps": [TRAVELS]})
    start = begun(GAME, GAME.box(edition()), lesson)
    outcome, _ = attempt(start, move_from_json(GAME, {"kind": "cv.automa-acts", "seat": 0}))
    assert isinstance(outcome, Reached)
    (why,) = [event for event in outcome.events if isinstance(event, Explained)]
    first, *lines = reasons(GAME, outcome.events)
    assert first == GAME.say_event(why)
    assert [line.named["number"] for line in lines] == list(range(1, len(lines) + 1))
    titles = [line.named["title"] for line in lines if line.id == "lesson-reason"]
    assert titles == [Phrase(f"{criterion.rule}.title") for criterion in why.criteria]
    assert lines[0].named["left"] == why.criteria[0].survivors


def test_a_lot_is_called_one_and_a_label_stands_for_its_rule() -> None:
    compared = Criterion("CV-RIVAL-2", (("a", 1), ("b", 1)), ("a", "b"), label="cv-distance")
    why = Explained(0, "cv-rival-travel", "CV-RIVAL-4", ("a", "b"), (compared,), "b", by_lot=True)
    _, first, last = reasons(GAME, [why])
    assert first.named["title"] == Phrase("cv-distance")
    assert (last.id, last.named["number"], last.named["chosen"]) == ("lesson-by-lot", 2, "b")


def test_what_a_rule_left_out_is_told_first_under_its_reason() -> None:
    out = tuple(Excluded(each, "CV-RIVAL-2", "cv-far") for each in ("c", "d"))
    why = Explained(
        0, "cv-rival-travel", "CV-RIVAL-4", ("a",), (), "a", excluded=(*out, Excluded("e", "CV-1", "cv-shut"))
    )
    _, far, shut = reasons(GAME, [why])
    assert (far.id, far.named["why"], far.named["left"]) == ("lesson-excluded", Phrase("cv-far"), ("c", "d"))
    assert (shut.named["why"], shut.named["left"]) == (Phrase("cv-shut"), ("e",))


def test_nothing_is_told_of_what_nobody_explained() -> None:
    assert list(reasons(GAME, [])) == []
