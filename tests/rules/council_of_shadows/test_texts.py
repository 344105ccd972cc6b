"""What only the texts of Council of Shadows promise."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.council_of_shadows.speaking import SPEAKING
from tests.rules.council_of_shadows.table import table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_the_automa_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"cs-automa-(?:by|which)-[a-z-]+")) == []


DRAWN: dict[Language, tuple[str, ...]] = {
    "fr": (
        "système 1-01, Baab B M",
        "1 gemme dorée",
        "station d’exploitation de a",
        "Découvrir",
        "Terraformation marron",
        "Ana (a)",
    ),
    "en": (
        "system 1-01, Baab B D",
        "1 gold gem",
        "exploitation station of a",
        "Discover",
        "Brown terraforming",
        "Ana (a)",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        gems="agg",
        zones="S-D | S-C2 AI-01",
        improvements="UP-D",
        colonies="1-01.1*2 1-03.1",
        tech="DT1-5",
        light="L-FIVE-1",
        display="AI-25 -",
        built="GRY-S1:ST-EXP",
        stations=True,
        rivals=[{"colonies": "1-01.1", "dark": "D-GRY"}],
    )
    drawn = "\n".join(SPEAKING.drawn(language, at.state))
    for each in DRAWN[language]:
        assert each in drawn, drawn
    assert not re.search(r"\b(AI|DT\d|UP|ST|S|GRY)-", drawn), "names instead of what the files call them"
    assert "D-GRY" not in drawn
