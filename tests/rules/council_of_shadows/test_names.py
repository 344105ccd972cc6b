"""What only the names of things in Council of Shadows promise."""

from itertools import product

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.council_of_shadows.naming import PLAIN, VALUES
from tests.rules.council_of_shadows.reading import READING

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_a_galaxy_card_is_dark_and_named_after_its_galaxy(language: Language) -> None:
    """CS-BON-9."""
    for card, galaxy in product(PLAIN["dark_bonus"], VALUES["galaxy"]):
        if card.get("galaxy") == galaxy:
            colour = READING.say(language, "galaxy.short", galaxy=galaxy)
            assert colour in READING.say(language, "bonus", bonus=card["ref"]).lower()
            assert READING.say(language, "bonus.kind", bonus=card["ref"]) == READING.say(language, "dark-bonus")
