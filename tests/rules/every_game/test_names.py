"""The names of things in every game: each has its own, tidy, with an article that fits."""

import re
from collections.abc import Mapping

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.each_game import given_by_each
from tests.rules.reference.naming import Naming

ALL: tuple[Naming, ...] = given_by_each("NAMING", "rules", "naming")
VOWEL = "aeiouyàâéèêëîïôùûœ"
NO_FRENCH = re.compile(rf"(?i)\b(?:le|la|de|du|au|que) [{VOWEL}](?!uro\b)|\b(?:de le|de les|à le|à les|du le|au le)\b")
"""Neither `le arrosoir` nor `du Île`, and `des` never doubles an article."""
NO_ENGLISH = re.compile(r"(?i)\ba [aeio]|\ban [^aeio]|\bthe the\b")
UNTIDY = re.compile(r"  |[{}\[\]$]| [,.]")
ARTICLES = ("the", "at", "from", "a", "of", "under")
"""Forms that name the thing itself, so that two things never share one."""

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("naming", ALL, ids=lambda naming: naming.reading.id)


@each_language
@pytest.mark.parametrize(
    ("naming", "message", "gap"),
    [
        pytest.param(naming, message, gap, id=f"{naming.reading.id}-{message}")
        for naming in ALL
        for message, gap in naming.own.items()
    ],
)
def test_each_thing_has_a_name_of_its_own(naming: Naming, message: str, gap: str, language: Language) -> None:
    for form in naming.reading.gaps(language):
        if form == message or (form.startswith(f"{message}.") and form.rpartition(".")[2] in ARTICLES):
            said = [naming.reading.say(language, form, **{gap: value}) for value in naming.values[gap]]
            assert len(set(said)) == len(said), form


@each_language
@each_game
def test_names_are_tidy(naming: Naming, language: Language) -> None:
    wrong = [(form, said) for form, said in naming.forms(language) if said != said.strip() or UNTIDY.search(said)]
    assert wrong == []
    assert all(said for _, said in naming.forms(language))


@each_game
def test_articles_fit_what_follows(naming: Naming) -> None:
    assert [(form, said) for form, said in naming.forms("fr") if NO_FRENCH.search(said)] == []
    assert [(form, said) for form, said in naming.forms("en") if NO_ENGLISH.search(said)] == []


@each_language
@each_game
def test_what_a_thing_does_is_a_sentence(naming: Naming, language: Language) -> None:
    found = [(form, said) for form, said in naming.forms(language) if form in naming.sentences]
    assert {form for form, _ in found} == set(naming.sentences)
    assert [(form, said) for form, said in found if not said.endswith(".")] == []


@pytest.mark.parametrize(
    ("naming", "language", "id", "args", "said"),
    [
        pytest.param(naming, *case, id=f"{naming.reading.id}-{at}-{case[0]}-{case[1]}")
        for naming in ALL
        for at, case in enumerate(naming.called)
    ],
)
def test_how_things_are_called(
    naming: Naming, language: Language, id: str, args: Mapping[str, str | int], said: str
) -> None:
    assert naming.reading.say(language, id, **args) == said
