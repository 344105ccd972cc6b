"""Every way to be refused, and every warning, has in every game a sentence of its own that fits what happened."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from rules.core.types import Phrase
from rules.text.localise import LANGUAGES, Language
from tests.each_game import given_by_each
from tests.rules.promises import Refusing
from tests.rules.text.speaking import NAMES, UNTIDY

ALL: tuple[Refusing, ...] = given_by_each("REFUSING", "rules", "promises")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("refusing", ALL, ids=lambda refusing: refusing.reading.id)


@each_language
@each_game
def test_whoever_is_refused_or_warned_is_told_something(refusing: Refusing, language: Language) -> None:
    """As the engine is written."""
    texts, messages = refusing.reading.texts[language], refusing.reading.rules(language)
    told = {message.id.name for message in messages if message.value is not None}
    warned = {message.id.name for message in messages if texts.has(f"{message.id.name}.warning")}
    refuse, warn = refusing.ids_given_to(*refusing.refusing), refusing.ids_given_to("warn")
    refuse |= set(refusing.refuse_otherwise)
    warn |= set(refusing.warn_otherwise)
    assert refusing.speaking.missing(language, refuse | {f"{rule}.warning" for rule in warn}) == []
    assert (told - refuse, warned - warn) == (set(), set())


@each_language
@each_game
def test_refusals_cures_and_warnings_are_sentences(refusing: Refusing, language: Language) -> None:
    """As it plays."""
    refusals, warnings = refusing.met
    assert len({refusal.rule for refusal in refusals}) > refusing.least[0]
    assert len({warning.rule for warning in warnings}) > refusing.least[1]
    has = refusing.reading.texts[language].has
    check_sentences(refusing, language, (refusal.sentence for refusal in refusals))
    check_sentences(refusing, language, (refusal.cure for refusal in refusals if has(refusal.cure.id)))
    check_sentences(refusing, language, (warning.sentence for warning in warnings))


def check_sentences(refusing: Refusing, language: Language, said: Iterable[Phrase]) -> None:
    for each in said:
        sentence = refusing.speaking.texts[language].say(each, NAMES)
        assert sentence == sentence.strip() != "", each
        assert not re.search(f"{UNTIDY}|{refusing.untidy}", sentence), sentence
        assert sentence.endswith((".", "!", "?", "…")), sentence
        assert not sentence[0].islower(), sentence


@pytest.mark.parametrize(
    ("refusing", "language", "rule", "args", "said"),
    [
        pytest.param(refusing, *case, id=f"{at}-{case[0]}-{case[1]}")
        for refusing in ALL
        for at, case in enumerate(refusing.worded)
    ],
)
def test_how_some_refusals_are_worded(
    refusing: Refusing, language: Language, rule: str, args: Mapping[str, Any], said: str
) -> None:
    assert refusing.reading.say(language, rule, **args) == said
