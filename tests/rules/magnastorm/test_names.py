"""What only the names of things in Magnastorm promise."""

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.naming import COMMANDERS
from tests.rules.magnastorm.reading import READING

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_a_commander_is_known_by_a_part_of_the_whole_name(language: Language) -> None:
    for commander in COMMANDERS:
        short = READING.say(language, "commander.short", commander=commander)
        assert short in READING.say(language, "commander", commander=commander)
