"""The book of rules of Magnastorm: worded alike in both languages, every ruling there, each datum named."""

import re
from pathlib import Path

import pytest

from rules.magnastorm import GAME
from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.reading import READING
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
RULINGS = tuple(f"MS-A{number}" for number in range(1, 52))
NO_RULINGS = {"start", "first", "advanced", "artefacts"}
"""Options that the rulebook offers by itself; those of the Consortium are ours."""
WITHOUT_CURE = ["MS-END-5"]
"""Nothing helps in a finished game."""
UNOFFICIAL = {"fr": re.compile(r"(?i)non officiel"), "en": re.compile(r"(?i)unofficial")}

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
        f"value-{spec.id}-{each}"
        for spec in GAME.option_specs
        if spec.kind != "switch"
        for each in (spec.choices if spec.kind != "seat" else spec.choices[:1])
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


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    check_names_of_people(READING)


# What the rulebook does not have


@each_language
def test_the_consortium_is_called_unofficial_wherever_one_meets_it_first(language: Language) -> None:
    texts, mark = READING.texts[language], UNOFFICIAL[language]
    options = [spec.id for spec in GAME.option_specs if spec.needs]
    said = [
        *("chapter-solo", "mode-magnastorm-consortium", "player-consortium", "difference-solo"),
        *(f"{id}.source" for id in RULES if "-SOLO-" in id),
        *(f"value-consortium_level-{level}.help" for level in ("easy", "normal", "hard", "expert")),
        *(id for id in texts.ids_of_game if id.startswith("glossary-consortium")),
        *("edition-part-consortium", "note-consortium"),
    ]
    assert [id for id in said if not mark.search(READING.say(language, id))] == []
    for option in options:
        both = READING.say(language, f"option-{option}") + READING.say(language, f"option-{option}.help")
        assert mark.search(both), option


def test_the_mode_against_the_consortium_is_not_official() -> None:
    assert {mode.id: mode.official for mode in GAME.modes} == {"competitive": True, "consortium": False}


# The edition


@each_language
def test_no_label_and_no_note_is_left_over(language: Language) -> None:
    check_nothing_of_the_edition_is_left_over(READING, language)


def test_what_is_reconstructed_says_why_and_what_is_public_says_where() -> None:
    check_provenance(READING)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("numbers.rounds", 4),
        ("numbers.exchange", 3),
        ("players.2.threshold", 27),
        ("centre_tile.income.trailing.2", {"own": 0, "yellow": 1}),
        ("centre_tile.income.middle.3", {"own": 1, "yellow": 2}),
        ("commanders.2.green", 2),
        ("objectives.0.demands.0", {"from_round": 1, "markers": 1, "levels": 10}),
        ("board_large.objective_values.1", 4),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path",
    [
        *("planet.lines.0", "board_large.spaces.0.colour", "board_large.cells.0.bonus", "rows.0.cost"),
        *("research.levels", "commanders.0.green", "artefacts.gold.0", "consortium.levels.hard"),
    ],
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"
