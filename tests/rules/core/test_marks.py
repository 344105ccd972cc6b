"""Marks as data: written and read again the same, refused at the door, taken back, carried along by pieces."""

import json
from random import Random
from typing import Any

import pytest

from rules.core.marks import (
    MOST_MARKS,
    MOST_POINTS,
    AnyMark,
    Arrow,
    BrokenMarks,
    Drawing,
    Light,
    Number,
    Pen,
    Ring,
    Spot,
    followed,
    marks_from_json,
    marks_to_json,
    say_marks,
)
from rules.core.types import phrase
from rules.text.localise import LANGUAGES, Texts

ALL: tuple[AnyMark, ...] = (
    Arrow(start=Spot(key="cell-F4"), end=Spot(key="cell-D4"), ink=1),
    Arrow(start=Spot(x=0.25, y=0.75), end=Spot(key="board", x=0.1, y=0.9)),
    Ring(at=Spot(key="cube-2-01.2-1-0"), ink=3),
    Ring(at=Spot(x=0.1, y=0.1), corner=Spot(x=0.2, y=0.4)),
    Number(at=Spot(key="die-R6"), number=12, ink=2),
    Pen(on="board", points=((0.1, 0.2), (0.3, 0.4), (-0.5, 1.5))),
    Light(at=Spot(key="mat-0")),
    Light(at=Spot(x=0.0, y=0.0), corner=Spot(x=1.0, y=0.5)),
)


def test_marks_are_written_and_read_again_the_same() -> None:
    written = json.loads(json.dumps(marks_to_json(ALL)))
    assert marks_from_json(written) == ALL


def test_an_arrow_is_written_as_people_would_write_it() -> None:
    arrow = Arrow(start=Spot(key="cell-F4"), end=Spot(key="cell-D4"))
    assert marks_to_json([arrow]) == [{"kind": "arrow", "from": {"key": "cell-F4"}, "to": {"key": "cell-D4"}}]


@pytest.mark.parametrize(
    "written",
    [
        None,
        {"kind": "arrow"},
        ["arrow"],
        [{"kind": "star", "at": {"key": "a"}}],
        [{"kind": "ring"}],
        [{"kind": "ring", "at": {"key": "a"}, "ink": 4}],
        [{"kind": "ring", "at": {"key": "a"}, "then": "quit"}],
        [{"kind": "ring", "at": {"key": "a" * 81}}],
        [{"kind": "ring", "at": {"key": "a b"}}],
        [{"kind": "ring", "at": {"x": float("nan"), "y": 0}}],
        [{"kind": "ring", "at": {"x": float("inf"), "y": 0}}],
        [{"kind": "ring", "at": {"x": 1e9, "y": 0}}],
        [{"kind": "number", "at": {"key": "a"}, "number": 0}],
        [{"kind": "number", "at": {"key": "a"}, "number": 100}],
        [{"kind": "pen", "points": [[0, 0]]}],
        [{"kind": "pen", "points": [[0, 0, 0], [1, 1, 1]]}],
        [{"kind": "pen", "points": [[0, 0]] * (MOST_POINTS + 1)}],
        [{"kind": "ring", "at": {"key": "a"}}] * (MOST_MARKS + 1),
    ],
)
def test_what_is_no_mark_is_refused_with_its_place(written: Any) -> None:
    with pytest.raises(BrokenMarks) as refused:
        marks_from_json(written)
    for language in LANGUAGES:
        assert "marks" in Texts(language, strict=True).say(refused.value.sentence)


def test_damaged_marks_never_end_in_anything_but_a_refusal() -> None:
    chance = Random(5)
    whole = json.dumps(marks_to_json(ALL))
    for _ in range(2000):
        letters = list(whole)
        for _ in range(chance.randint(1, 6)):
            letters[chance.randrange(len(letters))] = chance.choice('{}[]",:0123456789.eE-axkey ')
        try:
            written = json.loads("".join(letters))
        except ValueError:
            continue
        try:
            marks = marks_from_json(written)
        except BrokenMarks:
            continue
        assert marks_from_json(json.loads(json.dumps(marks_to_json(marks)))) == marks


def test_marks_follow_pieces_that_have_other_keys_now() -> None:
    now = {"cell-F4": "cell-A1", "board": "other"}
    arrow, bent, *_, pen, light, _ = followed(ALL, now)
    assert isinstance(arrow, Arrow)
    assert isinstance(bent, Arrow)
    assert isinstance(pen, Pen)
    assert (arrow.start.key, arrow.end.key) == ("cell-A1", "cell-D4")
    assert (bent.end.key, bent.end.x, pen.on) == ("other", 0.1, "other")
    assert light == ALL[-2]


# A drawing


def test_every_change_can_be_taken_back_wiping_too() -> None:
    drawing = Drawing()
    for mark in ALL[:4]:
        drawing = drawing.added(mark)
    wiped = drawing.wiped()
    assert wiped.marks == ()
    assert wiped.taken_back().marks == ALL[:4]
    assert wiped.taken_back().taken_back().marks == ALL[:3]
    assert Drawing().taken_back() == Drawing()
    assert Drawing().wiped() == Drawing()


def test_the_same_mark_once_more_takes_it_away() -> None:
    drawing = Drawing().toggled(ALL[0]).toggled(ALL[2]).toggled(ALL[0])
    assert drawing.marks == (ALL[2],)
    assert drawing.taken_back().marks == (ALL[0], ALL[2])


def test_there_is_one_light_and_never_too_many_marks() -> None:
    drawing = Drawing().added(ALL[-1]).added(ALL[-2])
    assert drawing.marks == (ALL[-2],)
    for number in range(MOST_MARKS + 5):
        drawing = drawing.added(Number(at=Spot(key=f"cell-{number}"), number=1))
    assert len(drawing.marks) == MOST_MARKS
    assert marks_from_json(marks_to_json(drawing.marks)) == drawing.marks


def test_numbers_count_on() -> None:
    drawing = Drawing()
    assert drawing.next_number == 1
    drawing = drawing.added(Number(at=Spot(), number=99))
    assert drawing.next_number == 99


# In words


def test_every_mark_has_words_in_both_languages() -> None:
    def name(key: str) -> Any:
        return phrase("key-home") if key in {"cell-F4", "die-R6", "mat-0"} else None

    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        said = [texts.say(each) for each in say_marks(ALL, name)]
        assert len(said) == len(ALL)
        assert all(said)
        assert texts.say(phrase("key-home")) in said[0]
    both = Arrow(start=Spot(key="cell-F4"), end=Spot(key="die-R6"))
    [words] = [Texts("fr", strict=True).say(each) for each in say_marks([both], name)]
    assert words == "Flèche\N{NO-BREAK SPACE}: Début → Début"
