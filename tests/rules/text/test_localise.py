"""Phrases become sentences in both languages, whatever stands in their gaps."""

import logging
from pathlib import Path

import pytest

from rules.core import resources
from rules.core.types import YOU, SeatName, phrase
from rules.text.language import language_of_environment
from rules.text.localise import BadText, Language, MissingText, Texts
from tests.fixture_game import GAME, TEXTS_FOLDER

WORDS = """
hello = Hello
    .loud = HELLO
named = { $who } waves.
plate = 2: { ALONE($who) }
ahead = 2 ahead of { OBJECT($who) }.
many = { $count ->
        [one] one camel
       *[other] { $count } camels
    }
yes-or-no = { $sure ->
        [yes] surely
       *[no] perhaps
    }
-place = Oasis
inside = Welcome to { -place }, { hello }
list-empty = nothing
list-more = { $row }, { $next }
list-last = { $row } and { $last }
seat-number = Seat { $number }
seat-you = You
broken-reference = { nowhere }
not fluent
"""
FRENCH_WORDS = """
only-french = Bonjour
list-empty = rien
list-more = { $row }, { $next }
list-last = { $row } et { $last }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, words in (("en", WORDS), ("fr", FRENCH_WORDS)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "app.ftl").write_text(words, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts("en", folders=[folder], strict=True)


def caravan(language: Language) -> Texts:
    folders = (resources.translations(), TEXTS_FOLDER)
    return Texts(language, folders=folders, game=GAME, strict=True)


def test_a_message_its_attribute_and_what_it_refers_to(texts: Texts) -> None:
    assert texts.say(phrase("hello")) == "Hello"
    assert texts.say(phrase("hello.loud")) == "HELLO"
    assert texts.say(phrase("inside")) == "Welcome to Oasis, Hello"


def test_numbers_choose_their_form(texts: Texts) -> None:
    assert texts.say(phrase("many", count=1)) == "one camel"
    assert texts.say(phrase("many", count=3)) == "3 camels"


def test_yes_and_no_can_be_chosen_by(texts: Texts) -> None:
    assert texts.say(phrase("yes-or-no", sure=True)) == "surely"
    assert texts.say(phrase("yes-or-no", sure=False)) == "perhaps"


def test_phrases_inside_come_first(texts: Texts) -> None:
    assert texts.say(phrase("named", who=phrase("many", count=2))) == "2 camels waves."


def test_a_seat_has_its_name_or_its_number(texts: Texts) -> None:
    waving = phrase("named", who=SeatName(1))
    assert texts.say(waving, ["Ida", "Omar"]) == "Omar waves."
    assert texts.say(waving, ["Ida", ""]) == "Seat 2 waves."
    assert texts.say(waving) == "Seat 2 waves."


def test_a_name_by_itself_may_be_another_than_in_a_sentence(texts: Texts) -> None:
    plate = phrase("plate", who=SeatName(1))
    assert texts.say(plate, ["Ida", "Omar"]) == "2: Omar"
    assert texts.say(plate, ["Ida", ""]) == "2: Seat 2"
    assert texts.say(plate, ["Ida", YOU]) == "2: You"
    assert texts.say(phrase("ahead", who=SeatName(1)), ["Ida", YOU]) == "2 ahead of you."
    assert texts.say(phrase("ahead", who=SeatName(1)), ["Ida", "Omar"]) == "2 ahead of Omar."
    assert texts.say(phrase("named", who=SeatName(1)), ["Ida", YOU]) == "Seat 2 waves."


@pytest.mark.parametrize(
    ("things", "english", "french"),
    [
        ((), "nothing", "rien"),
        (("a",), "a", "a"),
        (("a", "b"), "a and b", "a et b"),
        (("a", "b", "c"), "a, b and c", "a, b et c"),
        (("a", "b", "c", "d"), "a, b, c and d", "a, b, c et d"),
    ],
)
def test_things_stand_in_a_row(texts: Texts, things: tuple[str, ...], english: str, french: str) -> None:
    assert texts.join(things) == english
    assert texts.in_language("fr").join(things) == french
    assert texts.say(phrase("named", who=things)) == f"{english} waves."


def test_what_is_missing_or_broken_is_an_error_in_tests(texts: Texts) -> None:
    with pytest.raises(MissingText):
        texts.say(phrase("nothing-like-it"))
    with pytest.raises(MissingText):
        texts.say(phrase("hello.quiet"))
    with pytest.raises(BadText):
        texts.say(phrase("named"))
    with pytest.raises(BadText):
        texts.say(phrase("broken-reference"))


def test_what_is_missing_shows_in_the_application(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    texts = Texts("en", folders=[folder])
    with caplog.at_level(logging.WARNING):
        assert texts.say(phrase("only-french")) == "Bonjour"
        assert texts.say(phrase("in-no-language")) == "[in-no-language]"
        assert "who" in texts.say(phrase("named"))
    assert "only-french" in caplog.text


def test_absence_can_mean_something(texts: Texts) -> None:
    assert texts.say_if_there(phrase("hello.cure")) is None
    assert texts.say_if_there(phrase("hello.loud")) == "HELLO"


def test_a_game_names_its_places_and_cards() -> None:
    move = phrase("cv-travel", to="gate")
    assert caravan("fr").say(move).endswith("Porte")
    assert caravan("en").say(move).endswith("Gate")


def test_a_game_names_nothing_in_sentences_of_the_application() -> None:
    said = phrase("journal-continued", path="gate", to="gate")
    assert caravan("en").say(said).count("gate") == 2


def test_a_game_may_stand_inside_a_sentence_of_the_application() -> None:
    said = phrase("seat-asked", seat=SeatName(0), ask=phrase("cv-travel", to="gate"))
    assert "Porte" in caravan("fr").say(said, ["Ida"])


def test_languages_are_switched_without_memory() -> None:
    english = caravan("en")
    assert english.in_language("fr").say(phrase("game-caravan")) == "Caravane"
    assert english.say(phrase("game-caravan")) == "Caravan"
    assert english.of(None).has("cv-travel") is False


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:en"}, "fr"),
        ({"LANG": "en_US.UTF-8", "VESTIGES_LANG": "fr"}, "fr"),
        ({"LANG": "fr_CA.UTF-8", "VESTIGES_LANG": ""}, "fr"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_numbers_below_zero_have_a_minus_and_names_keep_their_hyphens() -> None:
    said = Texts("en").say(phrase("score-of", seat="Jean-2", points=-26))
    assert said == "−26 for Jean-2"
