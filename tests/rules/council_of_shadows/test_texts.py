"""What only the texts of Council of Shadows promise."""

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.council_of_shadows.speaking import SPEAKING
from tests.rules.council_of_shadows.table import table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_the_automa_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"cs-automa-(?:by|which)-[a-z-]+")) == []


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
    wanted = (
        "GRY-1  1-01  Baab B D  (g)",
        "GRY-S1  ST-EXP a",
        "S-D | S-C2 AI-01",
        "UP-D",
        "DT1-5",
        "L-FIVE-1",
        "Ana (a)",
    )
    for each in wanted:
        assert each in drawn, drawn
    assert "D-GRY" not in drawn
