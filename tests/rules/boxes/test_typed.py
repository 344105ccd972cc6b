"""What people type into a line: read as data, or told what may stand there."""

import pytest

from rules.boxes.fields import Field, Part
from rules.boxes.typed import is_line, line_of, read
from rules.core.types import Json

NUMBER, MEASURE, WORD, FLAG = (Field(kind) for kind in ("number", "measure", "word", "flag"))
KIND = Field("choice", choices=("administrative", "scientific", ""))
PRICE = Field("record", parts=(Part("own", NUMBER), Part("yellow", NUMBER, 0)))
SPOT = Field("record", parts=(Part("x", MEASURE), Part("y", MEASURE)))
PAIR = Field("list", places=(WORD, WORD))
NUMBERS, KINDS, MEASURES = (Field("list", each=each) for each in (NUMBER, KIND, MEASURE))
FRENCH = {"administrative": "administratif", "scientific": "scientifique", "yes": "oui", "no": "non", "": "aucun"}


def word(name: str) -> str:
    return FRENCH.get(name, name)


@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        (NUMBER, "3", 3),
        (NUMBER, " −2 ", -2),
        (MEASURE, "0,75", 0.75),
        (MEASURE, "0.75", 0.75),
        (MEASURE, "2", 2),
        (FLAG, "o", True),
        (FLAG, "Non", False),
        (KIND, "sci", "scientific"),
        (KIND, "ADMIN", "administrative"),
        (KIND, "scientific", "scientific"),
        (KIND, "auc", ""),
        (WORD, "SW.a", "SW.a"),
        (NUMBERS, "1 2 3", [1, 2, 3]),
        (NUMBERS, "1,2 ; 3", [1, 2, 3]),
        (NUMBERS, "", []),
        (MEASURES, "0,5 0,25", [0.5, 0.25]),
        (MEASURES, "0.5, 0.25", [0.5, 0.25]),
        (KINDS, "scientifique, admin", ["scientific", "administrative"]),
        (PAIR, "SW.a SW.b", ["SW.a", "SW.b"]),
        (PRICE, "2 1", {"own": 2, "yellow": 1}),
        (PRICE, "2", {"own": 2}),
        (SPOT, "0,1 −0,2", {"x": 0.1, "y": -0.2}),
    ],
)
def test_what_is_typed_is_read(field: Field, typed: str, value: Json) -> None:
    found = read(field, typed, word)
    assert found.wrong is None
    assert found.value == value
    assert type(found.value) is type(value)


@pytest.mark.parametrize(
    ("field", "typed", "told"),
    [
        (NUMBER, "", "box-may-be-number"),
        (NUMBER, "2x", "box-may-be-number"),
        (NUMBER, "1.5", "box-may-be-number"),
        (NUMBER, "9" * 30, "box-may-be-number"),
        (MEASURE, ",", "box-may-be-measure"),
        (FLAG, "2", "box-may-be-flag"),
        (KIND, "x", "box-may-be-choice"),
        (KIND, "a", "box-may-be-choice"),  # as well administratif as aucun
        (WORD, "", "box-may-be-word"),
        (WORD, "a" * 999, "box-may-be-word"),
        (NUMBERS, "1 b", "box-may-be-number"),
        (PAIR, "SW.a", "box-may-be-so-many"),
        (PRICE, "1 2 3", "box-may-be-parts"),
        (PRICE, "", "box-may-be-parts"),
        (Field("variant"), "colonise", "box-may-be-form"),
    ],
)
def test_what_cannot_stand_there_is_told(field: Field, typed: str, told: str) -> None:
    found = read(field, typed, word)
    assert found.wrong is not None
    assert found.wrong.id == told


def test_words_that_stand_elsewhere_are_known_by_their_first_letters() -> None:
    assert read(WORD, "gr", word, ("green", "red")).value == "green"
    assert read(WORD, "r", word, ("red", "rust")).value == "r"
    assert read(Field("list", each=WORD), "gr, re", word, ("green", "red")).value == ["green", "red"]


def test_nothing_is_right_where_it_may_be() -> None:
    assert read(Field("number", is_optional=True), "", word).wrong is None
    assert read(Field("number", is_optional=True), "", word).value is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (NUMBER, -3),
        (MEASURE, 0.25),
        (KIND, "scientific"),
        (NUMBERS, [1, 2]),
        (PAIR, ["A", "B"]),
        (SPOT, {"x": 1, "y": 2}),
    ],
)
def test_what_stands_in_the_line_is_read_again(field: Field, value: Json) -> None:
    assert is_line(field)
    assert read(field, line_of(field, value, word), word).value == value


def test_effects_take_more_than_a_line() -> None:
    assert not is_line(Field("list", each=Field("variant")))
    assert not is_line(Field("record", parts=(Part("list", NUMBERS),)))
    assert not is_line(None)
