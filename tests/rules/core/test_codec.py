"""What comes in is what it should be, or is refused and says why; what goes out comes back the same."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import codec
from rules.core.codec import Unreadable
from rules.core.options import OptionSpec
from rules.core.types import Json
from tests.fixture_game import GAME, begun
from tests.fixture_game.moves import Keep
from tests.fixture_game.state import Options
from tests.rules.core.events import event_from
from tests.rules.core.tables import BOX, played, table


def wrongs(call: Callable[[], Any]) -> list[tuple[str, str]]:
    with pytest.raises(Unreadable) as raised:
        call()
    return [(each.id, each.path) for each in raised.value.problems]


def test_a_move_goes_out_and_comes_back() -> None:
    move = Keep(seat=1, card="silk-2")
    assert codec.move_json(move) == {"kind": "cv.keep", "seat": 1, "card": "silk-2"}
    assert codec.move_from_json(GAME, codec.move_json(move)) == move


@pytest.mark.parametrize(
    ("text", "id", "path"),
    [
        ('{"kind":"cv.keep","seat":0}', "codec-missing", "cv.keep.card"),
        ('{"kind":"cv.keep","seat":0,"card":"a","x":1}', "codec-extra", "cv.keep.x"),
        ('{"kind":"cv.fly","seat":0}', "codec-unknown-kind", ""),
        ('{"kind":["cv.keep"],"seat":0}', "codec-unknown-kind", ""),
        ('{"seat":0,"card":"a"}', "codec-no-kind", ""),
        ('{"kind":"cv.keep","seat":true,"card":"a"}', "codec-wrong-value", "cv.keep.seat"),
        ('{"kind":"cv.keep","seat":0.0,"card":"a"}', "codec-wrong-value", "cv.keep.seat"),
        ('{"kind":"cv.keep","seat":"0","card":"a"}', "codec-wrong-value", "cv.keep.seat"),
        ('{"kind":"cv.keep","seat":NaN,"card":"a"}', "codec-wrong-value", "cv.keep.seat"),
        ('{"kind":"cv.keep","seat":1e999,"card":"a"}', "codec-wrong-value", "cv.keep.seat"),
        ('{"kind":"cv.keep","seat":0,"card":7}', "codec-wrong-value", "cv.keep.card"),
        ('{"kind":"cv.keep","seat":0,"card":null}', "codec-wrong-value", "cv.keep.card"),
        ('{"kind":"cv.keep","seat":0,"card":"\\ud800"}', "codec-not-json", ""),
        ('{"kind":"cv.keep","seat":' + "9" * 5000 + ',"card":"a"}', "codec-not-json", ""),
        ("[]", "codec-wrong-value", ""),
        ("nonsense", "codec-not-json", ""),
        ("[" * 100_000, "codec-not-json", ""),
    ],
)
def test_what_is_no_move_is_refused(text: str, id: str, path: str) -> None:
    assert wrongs(lambda: codec.move_from(GAME, text)) == [(id, path)]


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda below: st.lists(below) | st.dictionaries(st.text() | st.sampled_from(["kind", "seat"]), below),
    )
)
def test_no_json_raises_anything_but_unreadable(value: Json) -> None:
    with pytest.raises(Unreadable):
        codec.move_from_json(GAME, value)
    with pytest.raises(Unreadable):
        codec.position_state(GAME, value, BOX)


def test_a_move_may_come_from_a_text_that_is_far_too_deep() -> None:
    deep: Json = []
    for _ in range(10_000):
        deep = [deep]
    assert wrongs(lambda: codec.move_from_json(GAME, deep)) == [("codec-not-json", "")]


def test_events_go_out_and_come_back() -> None:
    timeline = played(table("Ana", "rival"), 60)
    for point in timeline.line():
        for event in timeline.events_at(point):
            assert event_from(GAME, codec.text_of(codec.event_json(event))) == event


def test_a_view_says_what_is_concealed_and_leaves_out_the_box() -> None:
    view = codec.view_json(GAME.view(begun("Ana", "Ben"), 0))
    assert view["traders"][1]["pack"] == {"back": "card", "count": 4}
    assert "box" not in view


def test_every_position_of_a_game_comes_back_from_its_json() -> None:
    timeline = played(table("Ana", "Ben", "Cem"), 200)
    for point in timeline.line():
        state = timeline.state_at(point)
        position = codec.position_json(state)
        assert "box" not in position
        again = codec.position_state(GAME, position, BOX)
        assert again == state
        assert codec.checksum(again) == codec.checksum(state)


def test_a_position_that_cannot_be_is_refused_by_its_game() -> None:
    position = codec.position_json(begun("Ana", "Ben"))
    position["traders"][0]["coins"] += 1
    assert wrongs(lambda: codec.position_state(GAME, position, BOX)) == [("cv-miscounted", "coin")]


@pytest.mark.parametrize(
    ("change", "id", "path"),
    [
        (lambda position: position.pop("deck"), "codec-missing", "deck"),
        (lambda position: position.update(box={}), "codec-extra", "box"),
        (lambda position: position["rng"].update(word=True), "codec-wrong-value", "rng.word"),
        (lambda position: position["traders"][0].update(luck=1), "codec-extra", "traders.0.luck"),
    ],
)
def test_a_position_with_a_wrong_part_says_which(change: Callable[[Json], Any], id: str, path: str) -> None:
    position = codec.position_json(begun("Ana", "Ben"))
    change(position)
    assert wrongs(lambda: codec.position_state(GAME, position, BOX)) == [(id, path)]


def test_a_checksum_differs_when_anything_differs_and_never_else() -> None:
    states = [begun("Ana", "Ben", seed=seed) for seed in range(50)]
    assert len({codec.checksum(state) for state in states}) == 50
    assert codec.checksum(begun("Ana", "Ben")) == "99c78c5e5871da4c"


@dataclass(frozen=True, slots=True)
class Bag:
    box: int
    cards: frozenset[str]


def test_a_state_must_not_hold_a_set_whose_order_differs_from_run_to_run() -> None:
    door = codec.class_door(Bag)
    with pytest.raises(TypeError, match="holds a set"):
        codec.refuse_sets(door.adapter.core_schema, Bag)


# Options


def test_options_come_from_words_and_are_as_usual_where_nothing_is_said() -> None:
    assert codec.options_from_words(GAME, []) == Options(tolls=True)
    assert codec.options_from_words(GAME, ["tolls=false"]) == Options(tolls=False)
    assert codec.options_from_json(GAME, {"tolls": False}) == Options(tolls=False)


@pytest.mark.parametrize(
    ("words", "id"),
    [
        (["tolls"], "option-form"),
        (["tolls=perhaps"], "option-wrong"),
        (["taxes=1"], "option-unknown"),
        (["houses=wells,palace"], "option-wrong"),
    ],
)
def test_a_wrong_option_is_refused(words: list[str], id: str) -> None:
    assert wrongs(lambda: codec.options_from_words(GAME, words)) == [(id, "")]


@pytest.mark.parametrize(
    "chosen",
    [None, [], "tolls", {"tolls": 1}, {"tolls": None}, {"taxes": True}, {"houses": "wells"}, {"houses": [1]}],
)
def test_options_of_a_wrong_type_are_refused(chosen: Json) -> None:
    assert wrongs(lambda: codec.options_from_json(GAME, chosen))


def test_an_option_of_each_seat_is_a_list_of_values() -> None:
    houses = Options(houses=("none", "wells"))
    assert codec.options_from_words(GAME, ["houses=none,wells"]) == houses
    assert codec.options_from_words(GAME, ["houses="]) == Options()
    assert codec.options_from_json(GAME, {"houses": ["none", "wells"]}) == houses
    assert codec.options_from_json(GAME, codec.options_json(houses)) == houses


def test_a_refused_option_says_what_could_be_chosen() -> None:
    mission = OptionSpec("mission", "number", 1, (1, 2, 3), "CV-1")
    assert codec.option_value(mission, "2") == 2
    assert codec.is_choice(mission, 2)
    assert not codec.is_choice(mission, True)
    assert not codec.is_choice(mission, codec.option_value(mission, "4"))
    assert codec.option_value(mission, "two") == "two"
    with pytest.raises(Unreadable) as raised:
        codec.options_from_words(GAME, ["tolls=2"])
    assert dict(raised.value.problems[0].args) == {"option": "tolls", "value": "2", "choices": "false, true"}


def test_what_a_stranger_wrote_is_shown_short_and_harmless() -> None:
    assert codec.shown("a\x1b[31mb\n\u202ec") == "a [31mb  c"
    assert len(codec.shown("x" * 1000)) == codec.SHOWN_LETTERS
