"""The lessons of Marajoara: the engine agrees with all they say, in both languages, and no example is missing."""

from itertools import pairwise

import pytest

from rules.core.codec import move_from_json
from rules.core.types import Json
from rules.lessons.checking import wanted_texts
from rules.lessons.progress import Progress
from rules.lessons.runner import Missed, Reached, Refused, attempt, next_step, right_reply, say, solved
from rules.marajoara import GAME
from rules.text.localise import LANGUAGES, Language, Texts
from tests.rules.lessons.promises import (
    right_replies,
    shelf_of,
    tried,
)

SHELF = shelf_of(GAME)


# Some lessons as a learner lives them, with the printed numbers


def lesson_of(id: str) -> Progress:
    return SHELF.begin(id)


def test_l1_the_jumper_goes_from_2_to_5() -> None:
    start = lesson_of("capture")
    too_far = {"kind": "mj.capture", "seat": 0, "start": "f4", "to": "c4"}
    outcome, still = attempt(start, move_from_json(GAME, too_far))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.rule == "MJ-CAP-3"
    assert outcome.explanation == start.lesson.text(start.step, "too-far")
    assert still == start
    done = tried(start, {**too_far, "to": "d4"})
    assert done.is_done
    assert right_reply(next_step(done)) == [1], "the captured die keeps its face"


def test_l1_an_allowed_jump_that_misses_the_goal_is_taken_back() -> None:
    start = lesson_of("capture")
    other = {"kind": "mj.capture", "seat": 0, "start": "e5", "to": "e3"}
    outcome, still = attempt(start, move_from_json(GAME, other))
    assert outcome == Missed(start.lesson.text(start.step, "small-raise"))
    assert still == start


def test_we_1_the_last_player_places_first() -> None:
    start = lesson_of("setup")
    seats = (3, 2, 1, 0)
    colours = [start.state.players[seat].museums[0].colour for seat in seats]
    assert colours == ["orange", "black", "purple", "turquoise"]
    places = zip(seats, ("c3", "f3", "c6", "f6"), strict=True)
    moves: list[Json] = [{"kind": "mj.place_start_token", "seat": seat, "space": space} for seat, space in places]
    assert tried(start, *moves).is_done


def test_we_11_where_the_first_token_may_go() -> None:
    start = next_step(lesson_of("setup"))
    dug = tried(
        start,
        {"kind": "mj.capture", "seat": 0, "start": "e3", "to": "c3"},
        {"kind": "mj.raise", "seat": 0, "slot": "captured"},
        {"kind": "mj.excavate", "seat": 0, "track": "red"},
    )
    assert dug.is_done
    question = next_step(dug)
    assert isinstance(say(question, ["f3", "c6", "e3", "d3"])[0], Reached)
    assert isinstance(say(question, ["d3", "e3"])[0], Missed)


def test_we_15_the_cart_after_seven_dice() -> None:
    progress = lesson_of("cart")
    for fragment, slot in (("F3", "B1"), ("F5", "B2"), ("F6", "B3")):
        progress = tried(progress, {"kind": "mj.restore", "seat": 0, "fragment": fragment, "slots": [slot]})
    progress = next_step(say(next_step(progress), 4)[1])
    progress = tried(progress, *({"kind": "mj.exhibit", "seat": 0, "slots": [slot]} for slot in ("R1", "R2")))
    assert [die.face for die in progress.state.cart] == [3, 5, 6, 1, 2]
    progress = next_step(say(next_step(progress), "R2")[1])
    progress = tried(progress, {"kind": "mj.exhibit", "seat": 0, "slots": ["R3"]}, {"kind": "mj.spend_rest", "seat": 0})
    assert progress.is_done
    assert [die.ref for die in progress.state.cart] == ["R3", "Y1", "B1", "B2", "B3"]
    assert [die.ref for die in progress.state.slate] == ["R2", "R1"]


def test_l9_and_we_16_the_engine_computes_what_is_asked() -> None:
    assert right_replies(lesson_of("final-scoring")) == [6, 3, 3, 6, 6]
    assert right_replies(lesson_of("majorities")) == [5, 0]


def test_we_10_and_we_14_the_goal_and_its_marker() -> None:
    begin = lesson_of("missions")
    placed = tried(begin, {"kind": "mj.place_start_token", "seat": 0, "space": "f6"})
    assert right_replies(next_step(placed)) == [50, 20, 60, 0]


def test_the_first_step_asks_nothing_that_was_not_told() -> None:
    """Which die jumps is said; by how much it is raised is told afterwards."""
    start = lesson_of("capture")
    assert {"e4", "f4"} <= set(Texts("en", game=GAME).say(start.task).replace(":", "").split())
    blue, _ = attempt(start, move_from_json(GAME, {"kind": "mj.capture", "seat": 0, "start": "e5", "to": "e3"}))
    assert blue == Missed(start.lesson.text(start.step, "small-raise"))


def test_typical_wrong_replies_get_a_word() -> None:
    face = next_step(solved(lesson_of("capture")))
    assert say(face, 5)[0] == Missed(face.lesson.text(face.step, "jumper"))
    landings = next_step(solved(face))
    assert say(landings, ["d3", "f5"])[0] == Missed(landings.lesson.text(landings.step, "occupied"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_scores_is_never_called_as_what_a_die_shows(language: Language) -> None:
    """A die has points (pips), a score has PV (VP): a figure of two digits is no die's."""
    texts = Texts(language, game=GAME)
    for lesson in SHELF.lessons:
        for said in wanted_texts(lesson):
            for before, after in pairwise(texts.say(said, lesson.names).replace("\u00a0", " ").split()):
                assert not (before.isdigit() and int(before) > 6 and after.strip(".,!:") == "points"), said
