"""The book of rules of Council of Shadows: worded alike in both languages, every ruling there, each datum named."""

import re
from pathlib import Path

import pytest

from rules.council_of_shadows import GAME
from rules.text.localise import LANGUAGES, Language
from tests.rules.council_of_shadows.reading import READING
from tests.rules.reference.book import (
    check_announced,
    check_citations,
    check_cures,
    check_names_of_people,
    check_nothing_of_the_edition_is_left_over,
    check_provenance,
    check_rules,
    check_titles,
)

RULES = tuple((Path(__file__).parent / "rule_ids.txt").read_text(encoding="utf-8").split())
RULINGS = tuple(f"CS-Q{number}" for number in range(1, 61))
NO_RULINGS = {"stations", "leaders", "open_planning"}
"""Options that the rulebook offers by itself; those of the automa are ours."""
WITHOUT_CURE = ["CS-END-1"]
"""Nothing helps in a finished game."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_rules_are_those_of_the_list(language: Language) -> None:
    check_rules(READING, RULES, language)


@each_language
def test_titles_are_short_and_no_two_rules_of_a_chapter_share_one(language: Language) -> None:
    check_titles(READING, language)


@each_language
def test_who_is_refused_learns_what_would_help(language: Language) -> None:
    check_cures(READING, language, without=WITHOUT_CURE)


@each_language
def test_the_line_above_a_rule_tells_what_its_sentences_need(language: Language) -> None:
    check_announced(READING, language)


def test_every_ruling_is_there_and_each_option_that_is_one_is_its_switch() -> None:
    assert tuple(ruling.id for ruling in READING.reference.rulings) == RULINGS
    switches = [ruling.switch for ruling in READING.reference.rulings if ruling.switch]
    assert len(set(switches)) == len(switches)
    assert set(switches) == {spec.id for spec in GAME.option_specs if not spec.needs} - NO_RULINGS


@each_language
def test_each_option_says_what_it_changes_and_each_of_its_choices_has_a_name(language: Language) -> None:
    said = READING.texts[language]
    assert [spec.id for spec in GAME.option_specs if not said.has(f"option-{spec.id}.help")] == []
    choices = [
        f"value-{spec.id}-{each}" for spec in GAME.option_specs if spec.kind != "switch" for each in spec.choices
    ]
    assert [id for id in choices if not said.has(id)] == []
    assert {id for id in said.ids_of_game if id.startswith("value-")} == set(choices)


@each_language
def test_an_option_that_is_a_ruling_cites_it(language: Language) -> None:
    for ruling in READING.reference.rulings:
        if ruling.switch:
            assert f" {ruling.number})" in READING.say(language, f"option-{ruling.switch}.help"), ruling.id


@each_language
def test_a_rule_cites_the_rulings_that_are_about_it(language: Language) -> None:
    check_citations(READING, RULES, language)


@each_language
def test_the_glossary_is_long_enough(language: Language) -> None:
    assert sum(id.startswith("glossary-") for id in READING.texts[language].ids_of_game) > 60


def test_french_keeps_numbers_and_energy_on_one_line() -> None:
    assert re.findall(r"[\d}] énergies?\b.*", READING.in_french()) == []


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    check_names_of_people(READING)


# The edition


@each_language
def test_no_label_and_no_note_is_left_over(language: Language) -> None:
    check_nothing_of_the_edition_is_left_over(READING, language)


def test_what_is_reconstructed_says_why_and_what_is_public_says_where() -> None:
    check_provenance(READING)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("numbers.consumption", {"least": 20, "most": 100}),
        ("numbers.gem_worth", {"a": 1, "g": 2, "t": 3}),
        ("galaxies.3.majority", {"energy": 8, "card": True}),
        ("galaxies.4.minority", {"energy": 4, "card": True}),
        ("galaxies.5.majority", {"energy": 9}),
        ("galaxies.8.minority", {"energy": 6}),
        ("start_cards.1.consumption", 6),
        ("ai_cards.1.consumption", -4),
        ("leaders.1.consumption", 34),
        ("automa.cards.6.consumption", 11),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path", ["tiles.0.0", "ai_cards.10.effects", "improvements.0.cost", "compensation.0.gems", "automa.cards.0.rows.0"]
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"
