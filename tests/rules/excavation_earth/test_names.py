"""What only the names of things in Excavation Earth promise."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.naming import NAMING, PLAIN, RELICS, VALUES
from tests.rules.excavation_earth.reading import READING

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize(("form", "gap"), [("place.name", "place"), ("faction.nickname", "faction")])
def test_no_two_share_what_they_are_called_besides(language: Language, form: str, gap: str) -> None:
    said = [READING.say(language, form, **{gap: value}) for value in VALUES[gap]]
    assert len(set(said)) == len(said)


@each_language
def test_names_never_show_an_id(language: Language) -> None:
    assert [said for _, said in NAMING.forms(language) if re.search(r"\b[A-Z][a-z]?\d\b", said)] == []


def test_a_market_with_its_number_has_no_article() -> None:
    assert [said for _, said in NAMING.forms("en") if "the market 1" in said] == []


@each_language
def test_a_relic_says_its_colour(language: Language) -> None:
    for relic in RELICS:
        words = READING.say(language, "relic", relic=relic)
        colours = {READING.say(language, form, colour=relic[0]) for form in ("colour", "colour.feminine")}
        assert any(colour in words.split() for colour in colours), words


@each_language
def test_each_effect_of_a_tile_has_a_sentence(language: Language) -> None:
    operations = {
        effect["op"] for tile in PLAIN["command"]["tiles"].values() for face in tile.values() for effect in face
    }
    assert [op for op in operations if not READING.texts[language].has(f"tile-effect-{op.replace('_', '-')}")] == []
