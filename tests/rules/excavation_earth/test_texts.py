"""What only the texts of Excavation Earth promise."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.speaking import SPEAKING
from tests.rules.excavation_earth.table import table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_zu_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"ee-zu-[a-z-]+")) == []


DRAWN: dict[Language, tuple[str, ...]] = {
    "fr": ("acheteur violet, acheteur blanc et acheteur vert", "Rocheuses", "cône de chantier rouge", "(prise par b)"),
    "en": ("purple buyer, white buyer and green buyer", "Rockies", "red traffic cone", "(taken by b)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_the_terminal(language: Language) -> None:
    at = table(
        hand="R-SA",
        hold="Yg1",
        traders="M1",
        envoys="C1",
        marker=1,
        queues={"M1": "VWG"},
        sites="Rg2",
        row="G-SB:1",
        piles={"Y": "Yg2"},
    )
    drawn = "\n".join(SPEAKING.drawn(language, at.state))
    own = {"fr": "la carte rouge au Prisme", "en": "the red Prism card"}[language]
    for wanted in (*DRAWN[language], own, "Ana (a)", "Bruno (b)"):
        assert wanted in drawn, drawn
    assert own not in "\n".join(SPEAKING.drawn(language, at.state, 1))
    assert not re.search(r"\b[A-Z]?g\d\b|\bS[ABCM]\b", drawn), "names instead of what the files call them"
