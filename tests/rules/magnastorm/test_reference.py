"""What only the book of rules of Magnastorm promises: what is ours is called so."""

import re

import pytest

from rules.magnastorm import GAME
from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.reading import READING

UNOFFICIAL = {"fr": re.compile(r"(?i)non officiel"), "en": re.compile(r"(?i)unofficial")}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_consortium_is_called_unofficial_wherever_one_meets_it_first(language: Language) -> None:
    texts, mark = READING.texts[language], UNOFFICIAL[language]
    options = [spec.id for spec in GAME.option_specs if spec.needs]
    said = [
        *("chapter-solo", "mode-magnastorm-consortium", "player-consortium", "difference-solo"),
        *(f"{id}.source" for id in READING.ids if "-SOLO-" in id),
        *(f"value-consortium_level-{level}.help" for level in ("easy", "normal", "hard", "expert")),
        *(id for id in texts.ids_of_game if id.startswith("glossary-consortium")),
        *("edition-part-consortium", "note-consortium"),
    ]
    assert [id for id in said if not mark.search(READING.say(language, id))] == []
    for option in options:
        both = READING.say(language, f"option-{option}") + READING.say(language, f"option-{option}.help")
        assert mark.search(both), option


def test_the_mode_against_the_consortium_is_not_official() -> None:
    assert {mode.id: mode.official for mode in GAME.modes} == {"competitive": True, "consortium": False}
