"""What only the texts of Excavation Earth promise."""

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.speaking import SPEAKING
from tests.rules.excavation_earth.table import BOX, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_zu_has_words(language: Language) -> None:
    assert SPEAKING.missing(language, SPEAKING.strings_like(r"ee-zu-[a-z-]+")) == []


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
    for wanted in ("1 SA  VWG   a", "R1  ·    Rg2", "C1 SA  ·    a", "G-SB(b)", "R-SA", "Ana (a)", "Bruno (b)"):
        assert wanted in drawn
    assert "R-SA" not in "\n".join(SPEAKING.drawn(language, at.state, 1))
    assert BOX.places[0] in drawn
