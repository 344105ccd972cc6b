"""What only the texts of Magnastorm promise."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.speaking import REFS, SPEAKING
from tests.rules.magnastorm.table import begun_solo, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_and_each_criterion_of_the_consortium_has_words(language: Language) -> None:
    said = SPEAKING.strings_like(r"ms-consortium-(?:by|which|crew)-[a-z-]+")
    questions = {id for id in said if not id.startswith("ms-consortium-by-")}
    assert SPEAKING.missing(language, said | {f"{id}.title" for id in questions}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_letters(language: Language) -> None:
    at = table(cubes="ggy", labs="SW.a1*2", stations="W>NW/I", scout="NE.d2", controls="03", claims={"Q1": [1]})
    lines = SPEAKING.drawn(language, at.state)
    red = {"fr": "rouge", "en": "red"}[language]
    assert any(f"{red} gg" in line for line in lines)
    assert any(f"{red} · <g>" in line for line in lines)
    assert any("W" in line or "O" in line for line in lines if line.endswith(": g"))
    assert any("5v 4 3 2" in line for line in lines)
    assert any("g2 y1" in line for line in lines)
    assert any("Ellen B. Outridge (Ana)" in line for line in lines)
    solo = SPEAKING.drawn(language, begun_solo().state)
    assert any("<g> <v>" in line for line in solo)
    assert not [line for line in (*lines, *solo) if re.search(REFS, line)]
