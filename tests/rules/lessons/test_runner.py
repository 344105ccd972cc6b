"""A learner at work: what is tried, what becomes of it, and that mistakes change nothing."""

from pathlib import Path

import pytest

from rules.core.codec import move_from_json
from rules.core.types import Json, phrase
from rules.lessons.model import read_lesson
from rules.lessons.progress import Progress, others_reply
from rules.lessons.runner import (
    Accepted,
    Missed,
    Outcome,
    Reached,
    Refused,
    attempt,
    begun,
    next_step,
    right_moves,
    right_reply,
    say,
)
from rules.lessons.scenes import BadScene
from tests.fixture_game import GAME, edition

LESSONS = Path(__file__).parents[2] / "fixture_game" / "lessons"
BOX = GAME.box(edition())
SALT = {"kind": "cv.deliver", "seat": 0, "card": "salt-1"}
SILK = {"kind": "cv.deliver", "seat": 0, "card": "silk-1"}
PITCH = {"kind": "cv.pitch", "seat": 0}
REST = {"kind": "cv.rest", "seat": 0}


def delivery() -> Progress:
    return begun(GAME, BOX, read_lesson(LESSONS / "1-first-delivery.json"))


def roads() -> Progress:
    return begun(GAME, BOX, read_lesson(LESSONS / "2-roads.json"))


def tried(progress: Progress, move: Json) -> tuple[Outcome, Progress]:
    return attempt(progress, move_from_json(GAME, move))


def test_a_right_move_reaches_the_goal() -> None:
    outcome, after = tried(delivery(), SALT)
    assert isinstance(outcome, Reached)
    assert outcome.praise.id == "lesson-first-delivery-deliver.praise"
    assert [event.kind for event in outcome.events] == ["cv.delivered"]
    assert after.is_done
    assert not after.is_last


def test_a_step_says_its_task_a_hint_and_praise() -> None:
    start = delivery()
    said = {"task": start.task, "hint": start.hint, "praise": start.praise}
    assert {name: each.id for name, each in said.items()} == {
        name: f"lesson-first-delivery-deliver.{name}" for name in said
    }


def test_a_refused_mistake_has_its_rule_and_an_explanation() -> None:
    start = delivery()
    outcome, after = tried(start, SILK)
    assert isinstance(outcome, Refused)
    assert outcome.refusal.rule == "CV-TRADE-2"
    assert outcome.explanation is not None
    assert outcome.explanation.id == "lesson-first-delivery-deliver.silk"
    assert after == start


def test_a_refusal_that_the_lesson_did_not_foresee_has_only_its_rule() -> None:
    outcome, _ = tried(delivery(), {**SALT, "card": "copper-2"})
    assert isinstance(outcome, Refused)
    assert outcome.explanation is None


def test_an_allowed_mistake_leaves_the_position_as_it_was() -> None:
    start = delivery()
    outcome, after = tried(start, REST)
    assert outcome == Missed(start.lesson.text(start.step, "rest"))
    assert after == start


def test_a_move_beside_the_point_leaves_the_position_as_it_was() -> None:
    start = delivery()
    outcome, after = tried(start, PITCH)
    assert isinstance(outcome, Missed)
    assert outcome.explanation.id == "lessons-not-the-goal"
    assert after == start


def test_a_step_goes_on_where_the_last_ended_and_others_reply() -> None:
    _, done = tried(delivery(), SALT)
    settling = next_step(done)
    assert settling.state == done.state
    outcome, settling = tried(settling, PITCH)
    assert isinstance(outcome, Accepted)
    outcome, settling = tried(settling, REST)
    assert isinstance(outcome, Accepted)
    outcome, settling = tried(settling, {"kind": "cv.bid", "seat": 0, "card": "silk-1"})
    assert isinstance(outcome, Reached)
    assert "copper-1" in settling.state.discard, "the other seat laid the card that the lesson says"
    assert settling.is_last


def test_the_answer_can_be_shown() -> None:
    shown = {move.card for move in right_moves(delivery())}
    assert shown == {"salt-1", "salt-2"}


def test_a_set_is_right_in_any_order() -> None:
    assert sorted(right_reply(roads())) == ["gate", "wells"]
    assert isinstance(say(roads(), ["gate", "wells"])[0], Reached)
    assert isinstance(say(roads(), ["wells", "gate"])[0], Reached)


def test_a_wrong_reply_is_explained_where_the_lesson_can() -> None:
    start = roads()
    foreseen, _ = say(start, ["port", "wells", "gate"])
    assert foreseen == Missed(start.lesson.text(start.step, "too-far"))
    other, _ = say(start, ["oasis"])
    assert isinstance(other, Missed)
    assert other.explanation.id == "lessons-not-right"


def test_of_a_set_that_is_partly_right_it_is_said_how_many_are_wrong() -> None:
    for reply, said in (
        (["gate", "wells", "oasis"], phrase("lessons-set-too-many", count=1)),
        (["gate"], phrase("lessons-set-missing", count=1)),
        (["gate", "oasis", "port"], phrase("lessons-set-both", over=2, missing=1)),
        (["oasis"], phrase("lessons-not-right")),
        ([], phrase("lessons-not-right")),
    ):
        assert say(roads(), reply)[0] == Missed(said)


def test_the_engine_knows_the_figure() -> None:
    total = next_step(say(roads(), ["gate", "wells"])[1])
    assert right_reply(total) == [GAME.scores(total.state).totals[0]]


def test_a_move_is_no_reply_and_a_reply_is_no_move() -> None:
    assert isinstance(say(delivery(), 3)[0], Missed)
    assert isinstance(attempt(roads(), move_from_json(GAME, REST))[0], Missed)


def test_others_who_play_without_end_are_a_bad_scene() -> None:
    with pytest.raises(BadScene) as bad:
        others_reply(delivery(), most=0)
    assert bad.value.sentence.id == "lessons-endless"
