"""Made things of every game go into a file and come back the same; what is wrong is told with its place."""

import json

import pytest

from rules.core.contract import AnyGame
from rules.core.types import Json
from rules.games import loaded
from rules.teaching.checking import checked
from rules.teaching.limits import MOST_BYTES
from rules.teaching.made import MadeLesson
from rules.teaching.reading import as_bytes, is_made, read_made, written
from rules.text.localise import LANGUAGES, Texts
from tests.rules.teaching.making import beginning, built_in, library, made_from, position_at_start

GAMES = loaded()
MARAJOARA = next(game for game in GAMES if game.id == "marajoara")


def named(game: AnyGame) -> str:
    return game.id


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_every_lesson_of_the_program_can_be_a_file_of_ones_own(game: AnyGame) -> None:
    for lesson in built_in(game):
        made = made_from(game, lesson)
        assert made.languages == ("fr", "en")
        raw = written(made)
        assert is_made(raw)
        back = read_made(raw).made
        assert back == made
        assert isinstance(back, MadeLesson)
        assert back.lesson.steps == lesson.steps


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_a_position_goes_into_a_file_and_back(game: AnyGame) -> None:
    made = position_at_start(game)
    raw = written(made)
    assert list(json.loads(raw))[:2] == ["vestiges", "kind"]
    assert read_made(raw).made == made
    assert checked(made, library()).is_good


@pytest.mark.parametrize("game", GAMES, ids=named)
def test_the_engine_agrees_with_a_made_lesson(game: AnyGame) -> None:
    made = made_from(game, built_in(game)[0])
    found = checked(made, library())
    assert found.problems == ()
    assert found.answers > 0


def document() -> Json:
    return json.loads(written(made_from(MARAJOARA, built_in(MARAJOARA)[0])))


def refused(document: Json) -> tuple[str, str]:
    reading = read_made(as_bytes(document))
    assert reading.made is None
    first = reading.problems[0]
    for language in LANGUAGES:
        assert Texts(language, strict=True).say(first.sentence)
    return first.id, first.path


def test_what_is_wrong_is_told_with_its_place() -> None:
    assert refused({"vestiges": 1}) == ("made-foreign", "")
    assert refused(document() | {"vestiges": 2}) == ("made-newer", "")
    assert refused(document() | {"vestiges": "1"}) == ("codec-wrong-value", "vestiges")
    assert refused(document() | {"kind": "virus"}) == ("codec-unknown-kind", "kind")
    assert refused(document() | {"shell": "rm"}) == ("codec-extra", "shell")
    assert refused(document() | {"id": "../../etc"}) == ("codec-wrong-value", "id")
    assert refused(document() | {"licence": "mine"}) == ("codec-wrong-value", "licence")
    assert refused(document() | {"steps": []}) == ("codec-wrong-value", "steps")
    wrong = document()
    wrong["steps"][1]["id"] = wrong["steps"][0]["id"]
    assert refused(wrong) == ("made-same-step", "steps.1.id")
    wrong = document()
    wrong["steps"][0]["seat"] = "0"
    assert refused(wrong)[1].startswith("steps.0")


def test_what_is_too_much_is_refused() -> None:
    assert refused(document() | {"steps": document()["steps"] * 30}) == ("made-list-too-long", "steps")
    wrong = document()
    wrong["texts"]["fr"]["intro"] = "a" * 2001
    assert refused(wrong) == ("made-text-too-long", "texts.fr.intro")
    deep: Json = 1
    for _ in range(60):
        deep = {"a": deep}
    assert refused(document() | {"names": deep})[0] == "made-too-deep"
    assert read_made(b" " * (MOST_BYTES + 1)).problems[0].id == "made-file-too-large"


def test_texts_lose_what_upsets_lines_and_keep_their_breaks() -> None:
    said = document()
    said["texts"]["fr"]["intro"] = "un\x07\r\ndeux\u202e"
    said["by"] = "Paul\nR."
    made = read_made(as_bytes(said)).made
    assert isinstance(made, MadeLesson)
    assert made.texts["fr"]["intro"] == "un \ndeux "
    assert made.by == "Paul R."


def test_a_position_is_noted_or_whole() -> None:
    said = json.loads(written(position_at_start(MARAJOARA)))
    both = said | {"notation": {"grid": "e4 Y1"}}
    assert refused(both)[0] == "made-one-position"
    del both["position"]
    made = read_made(as_bytes(both)).made
    assert made is not None
    assert checked(made, library()).is_good


def test_a_position_that_cannot_be_is_told() -> None:
    said = json.loads(written(position_at_start(MARAJOARA)))
    said["position"]["grid"] = "nonsense"
    made = read_made(as_bytes(said)).made
    assert made is not None
    found = checked(made, library())
    assert not found.is_good
    assert Texts("fr", game=MARAJOARA, strict=True).say(found.problems[0])


def test_a_file_of_newer_rules_says_so() -> None:
    made = position_at_start(MARAJOARA).model_copy(update={"rules": MARAJOARA.rules_version + 1})
    assert [each.id for each in checked(made, library()).problems] == ["made-newer-rules"]


def test_an_unknown_game_is_told() -> None:
    made = position_at_start(MARAJOARA).model_copy(update={"game": "chess"})
    assert [each.id for each in checked(made, library()).problems] == ["made-unknown-game"]


def test_what_lacks_in_a_language_is_told() -> None:
    made = made_from(MARAJOARA, built_in(MARAJOARA)[0])
    english = {key: words for key, words in made.texts["en"].items() if key != "jump.hint"}
    less = made.model_copy(update={"texts": {"fr": made.texts["fr"], "en": english}})
    assert less.languages == ("fr",)
    assert list(less.missing("en")) == ["jump.hint"]


def test_every_game_has_a_first_position() -> None:
    for game in GAMES:
        assert game.deciding(beginning(game))
