"""Corrections of a box go into a file and come back the same; what is more than data is refused, with its place."""

import json
from typing import Any

import pytest

from rules.core.correcting import Correction
from rules.core.types import Json
from rules.games import loaded
from rules.teaching.checking import checked
from rules.teaching.editions import MOST_CORRECTIONS, MadeEdition, edition_file
from rules.teaching.made import Titles
from rules.teaching.reading import as_bytes, read_made, written
from rules.text.localise import LANGUAGES, Texts
from tests.rules.teaching.making import edition_of_somebody, library, making

GAME = next(game for game in loaded() if game.id == "marajoara")
PIP = "museum.points_per_pip"


@pytest.mark.parametrize("game", loaded(), ids=lambda game: game.id)
def test_corrections_go_into_a_file_and_back(game: Any) -> None:
    made = edition_of_somebody(game)
    raw = written(made)
    assert list(json.loads(raw))[:2] == ["vestiges", "kind"]
    assert read_made(raw).made == made
    assert made.edition == library().edition(game).version


def refused(*corrections: Json, **head: Json) -> tuple[str, str]:
    said = json.loads(written(edition_file(making(GAME), (Correction(PIP, 3),), Titles())))
    reading = read_made(as_bytes(said | {"corrections": list(corrections)} | head))
    assert reading.made is None
    first = reading.problems[0]
    for language in LANGUAGES:
        assert Texts(language, strict=True).say(first.sentence)
    return first.id, first.path


def at(path: str, value: Json = 1) -> Json:
    return {"path": path, "value": value}


def nested(depth: int) -> Json:
    value: Json = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("correction", "id"),
    [
        (at("../../etc/passwd"), "made-no-path"),
        (at("museum..pips"), "made-no-path"),
        (at("museum.+case.points"), "made-no-path"),
        (at("museum.\u202e"), "made-no-path"),
        (at(".".join("abcdefghijklmnop")), "made-no-path"),
        (at(""), "codec-wrong-value"),
        (at("a" * 201), "codec-wrong-value"),
        (at("tracks.blue.-3", 1), "made-value-of-nothing"),
        (at(PIP, 10**9), "made-no-value"),
        (at(PIP, "x" * 201), "made-no-value"),
        (at(PIP, "\u202e"), "made-no-value"),
        (at(PIP, nested(9)), "made-no-value"),
        (at(PIP, list(range(401))), "made-no-value"),
        (at(PIP, {"\x00": 1}), "made-no-value"),
        ({"path": PIP}, "codec-missing"),
        (at(PIP) | {"run": "rm"}, "codec-extra"),
        (7, "codec-wrong-value"),
    ],
)
def test_what_is_no_datum_is_refused_with_a_sentence(correction: Json, id: str) -> None:
    assert refused(correction)[0] == id
    assert refused(at("box.rounds", 3), correction)[0] == id


def test_a_datum_is_corrected_once_and_not_too_many_are() -> None:
    assert refused(at(PIP, 3), at(PIP, 4)) == ("made-same-datum", PIP)
    many = [at(f"museum.a{number}") for number in range(MOST_CORRECTIONS + 1)]
    assert refused(*many) == ("made-list-too-long", "corrections")
    assert refused() == ("codec-wrong-value", "corrections")


def test_what_does_not_fit_is_a_remark_and_what_cannot_be_played_is_wrong() -> None:
    lost = edition_file(making(GAME), (Correction(PIP, 3), Correction("museum.gone", 3)), Titles())
    found = checked(lost, library())
    assert found.is_good
    assert [(each.id, each.named["count"]) for each in found.remarks] == [("made-data-lost", 1)]
    wrong = edition_file(making(GAME), (Correction(PIP, "many"),), Titles())
    assert not checked(wrong, library()).is_good
    foreign = lost.model_copy(update={"game": "chess"})
    assert isinstance(foreign, MadeEdition)
    assert [each.id for each in checked(foreign, library()).problems] == ["made-unknown-game"]
