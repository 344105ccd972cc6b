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
    red, claimed, cubes = {
        "fr": ("rouge", "5 à Bruno, 4 à prendre, 3 à prendre et 2 à prendre", "2 cubes gris et 1 cube jaune"),
        "en": ("red", "5 for Bruno, 4 free, 3 free and 2 free", "2 grey cubes and 1 yellow cube"),
    }[language]
    assert any(f"{red} GG" in line for line in lines)
    assert any(f"{red} · (G)" in line for line in lines)
    assert any("W" in line or "O" in line for line in lines if line.endswith(": G"))
    assert any(claimed in line for line in lines)
    assert any(cubes in line for line in lines)
    assert any("Ellen B. Outridge (Ana)" in line for line in lines)
    solo = SPEAKING.drawn(language, begun_solo().state)
    assert any("(G) (V)" in line for line in solo)
    assert not [line for line in (*lines, *solo) if re.search(REFS, line)]
