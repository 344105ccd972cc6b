"""Other ways to the goals than those that a lesson writes down: right as well, unless it means no more than those."""

from typing import Any

import pytest

from rules.core.codec import move_from_json
from rules.core.types import Json
from rules.games import GAMES
from rules.lessons import ways
from rules.lessons.checking import problems
from rules.lessons.model import Lesson
from rules.lessons.progress import Progress
from rules.lessons.runner import (
    NOT_THE_GOAL,
    Accepted,
    Missed,
    Outcome,
    Reached,
    attempt,
    begun,
    next_step,
    right_moves,
)
from rules.lessons.ways import way_on
from tests.fixture_game import GAME, edition
from tests.rules.lessons.promises import Shelf, shelf_of, step_of

BOX = GAME.box(edition())
SALT = {"kind": "cv.deliver", "seat": 0, "card": "salt-1"}
OTHER_SALT = {"kind": "cv.deliver", "seat": 0, "card": "salt-2"}
SILK = {"kind": "cv.deliver", "seat": 0, "card": "silk-1"}
PITCH = {"kind": "cv.pitch", "seat": 0}
REST = {"kind": "cv.rest", "seat": 0}
EARNED = {"path": "position.traders.0.earned", "equals": 4}
TENT = {"path": "position.tents.#", "at_least": 1}
SHELVES = {game.id: shelf_of(game) for game in GAMES}


def lesson(*more_steps: Json, **more: Any) -> Lesson:
    """Pitch and earn 4; the lesson writes down only one order of the two."""
    step = {
        "kind": "task",
        "id": "step",
        "position": {
            "seats": ["person", "person"],
            "ask": "trade",
            "traders": [{"camel": "port", "hand": ["salt-1", "salt-2", "silk-1"]}, {"hand": ["silk-2", "copper-1"]}],
        },
        "answers": [{"moves": [PITCH, SALT]}],
        "goals": [EARNED, TENT],
        **more,
    }
    return Lesson.model_validate({"id": "a-lesson", "game": "caravan", "rules": [], "steps": [step, *more_steps]})


def start(*more_steps: Json, **more: Any) -> Progress:
    return begun(GAME, BOX, lesson(*more_steps, **more))


def tried(progress: Progress, *moves: Json) -> tuple[Outcome, Progress]:
    for move in moves:
        outcome, progress = attempt(progress, move_from_json(GAME, move))
    return outcome, progress


def test_another_order_is_right_as_well() -> None:
    outcome, then = tried(start(), SALT)
    assert outcome == Accepted(then.events), "it is on the way"
    assert isinstance(tried(then, PITCH)[0], Reached)


def test_what_leads_on_from_another_way_can_be_shown() -> None:
    _, then = tried(start(), OTHER_SALT)
    assert right_moves(then) == (move_from_json(GAME, PITCH),)


def test_a_longer_way_than_the_longest_answer_is_none() -> None:
    begin = start(answers=[{"moves": [SALT]}], goals=[EARNED])
    assert tried(begin, PITCH) == (Missed(NOT_THE_GOAL), begin)
    longer = start(answers=[{"moves": [SALT]}, {"moves": [PITCH, SALT]}], goals=[EARNED])
    assert isinstance(tried(longer, PITCH)[0], Accepted)


def test_only_the_answers_are_right_where_the_lesson_means_no_more() -> None:
    begin = start(only=True)
    assert isinstance(tried(begin, SALT)[0], Missed)
    assert way_on(begin) == ()
    assert isinstance(tried(begin, PITCH, OTHER_SALT)[0], Missed), "the goals alone are not enough"
    assert isinstance(tried(begin, PITCH, SALT)[0], Reached)


def test_a_known_mistake_stays_one() -> None:
    begin = start(mistakes=[{"id": "early", "moves": [SALT]}])
    assert tried(begin, SALT)[0] == Missed(begin.lesson.text(begin.step, "early"))


def test_the_next_step_goes_on_from_the_end_of_an_answer() -> None:
    """What it says of the table fits only there."""
    rest = {"kind": "task", "id": "rest", "answers": [{"moves": [REST]}]}
    _, by_answer = tried(start(rest), PITCH, SALT)
    _, otherwise = tried(start(rest), OTHER_SALT, PITCH)
    assert otherwise.is_done
    assert otherwise.state != by_answer.state
    assert next_step(otherwise).state == next_step(by_answer).state == by_answer.state


def test_the_check_says_where_a_right_move_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here: because fewer positions may be looked at than it takes."""
    assert problems(GAME, BOX, lesson()) == []
    monkeypatch.setattr(ways.way_on, "__defaults__", (0,))
    found = {problem.id for problem in problems(GAME, BOX, lesson())}
    assert found == {"lessons-problem-right-refused"}


def test_a_lesson_that_means_only_its_answers_says_so_of_other_ways() -> None:
    said = [{"id": "early", "moves": [{"kind": "cv.deliver", "seat": 0}]}]
    found = problems(GAME, BOX, lesson(only=True))
    assert {problem.id for problem in found} == {"lessons-problem-only-unsaid"}
    assert problems(GAME, BOX, lesson(only=True, mistakes=said)) == []


def test_a_mistake_is_known_by_its_last_move_where_nothing_else_is_known() -> None:
    begin = start(only=True, mistakes=[{"id": "other", "moves": [OTHER_SALT]}])
    assert tried(begin, PITCH, OTHER_SALT)[0] == Missed(begin.lesson.text(begin.step, "other"))
    assert tried(begin, PITCH, REST)[0] == Missed(NOT_THE_GOAL)
    right = start(mistakes=[{"id": "early", "moves": [SALT]}])
    assert isinstance(tried(right, PITCH, SALT)[0], Reached), "what leads to the goal is no mistake there"


class Counting:
    """A game that counts what is played in it."""

    def __init__(self) -> None:
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def apply(self, state: Any, move: Any) -> Any:
        self.applied += 1
        return GAME.apply(state, move)


def test_a_lesson_that_goes_on_for_ever_is_not_looked_at_for_ever() -> None:
    """Goals that nothing reaches, an answer of any length."""
    counting = Counting()
    never = lesson(answers=[{"moves": [REST] * 500}], goals=[{"path": "position.traders.0.earned", "equals": 999}])
    progress = begun(counting, BOX, never)  # type: ignore[arg-type]
    assert way_on(progress) == ()
    assert counting.applied <= ways.MOST_LOOKED_AT * (1 + ways.MOST_REPLIES_AHEAD)


# The lessons that there are


def first_moves(shelf: Shelf, lesson: str, step: str) -> dict[str, list[Any]]:
    """The legal first moves by what becomes of them."""
    begin = step_of(shelf, lesson, step)
    found: dict[str, list[Any]] = {}
    for move in shelf.game.legal(begin.state, 0):
        found.setdefault(type(attempt(begin, move)[0]).__name__, []).append(move)
    return found


def test_every_crew_and_cell_that_gains_two_cubes_is_right() -> None:
    moves = first_moves(SHELVES["magnastorm"], "panels", "gain")
    assert {kind: len(each) for kind, each in moves.items()} == {"Accepted": 120, "Missed": 30}
    assert {move.cell.partition("/")[0] for move in moves["Missed"]} == {"R1"}


def test_every_neutral_on_row_4_leads_to_the_first_lab() -> None:
    moves = first_moves(SHELVES["magnastorm"], "labs", "first-lab")["Accepted"]
    assert len(moves) == 25
    assert {(move.crew, move.cell.partition("/")[0]) for move in moves} == {("yellow", "R4")}


def test_every_crew_on_row_4_leads_to_the_station() -> None:
    moves = first_moves(SHELVES["magnastorm"], "stations", "build")["Accepted"]
    assert len(moves) == 30
    assert {move.cell.partition("/")[0] for move in moves} == {"R4"}


def test_the_check_fails_where_a_lesson_refuses_what_its_sentence_asks() -> None:
    """As the first lesson of Magnastorm once did: of 120 right ways it took two."""
    shelf = SHELVES["magnastorm"]
    panels = shelf.begin("panels").lesson
    gain = panels.steps[0].model_copy(update={"only": True})
    found = problems(shelf.game, shelf.box, panels.model_copy(update={"steps": (gain, *panels.steps[1:])}))
    assert [problem.id for problem in found].count("lessons-problem-only-unsaid") == 118


@pytest.mark.parametrize(
    ("game", "lesson", "step", "right"),
    [
        ("council_of_shadows", "first-round", "act", 1),
        ("council_of_shadows", "leaders", "zoe", 1),
        ("magnastorm", "research", "break-tie", 1),
        ("magnastorm", "administration", "watch", 9),
        ("magnastorm", "cells", "crew", 4),
        ("magnastorm", "cells", "exchange", 5),
        ("marajoara", "full-storage", "make-room", 11),
        ("marajoara", "paying", "whole-die", 1),
        ("marajoara", "paying", "exact-price", 1),
        ("marajoara", "cart", "three-dice", 1),
        ("marajoara", "cart", "fill", 1),
        ("marajoara", "setup", "first-jump", 1),
    ],
)
def test_as_many_first_moves_are_right_as_the_sentence_says(game: str, lesson: str, step: str, right: int) -> None:
    moves = first_moves(SHELVES[game], lesson, step)
    assert len(moves.get("Accepted", [])) + len(moves.get("Reached", [])) == right
