"""The book of rules of Excavation Earth: worded alike in both languages, and every ruling there."""

import re
from pathlib import Path

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.reading import READING
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
RULINGS = tuple(f"EE-A{number}" for number in range(1, 44)) + tuple(f"EE-Z{number}" for number in range(32))
SWITCHES = {
    "promotion_optional",
    "sell_with_travel_cards",
    "aquilla_both_markets",
    "zu_influence_gap",
    "zu_relicless_buyer",
    "zu_count_black_market",
}
WITHOUT_CURE = ["EE-RND-2"]
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


def test_every_ruling_is_there_and_six_can_be_switched() -> None:
    assert tuple(ruling.id for ruling in READING.reference.rulings) == RULINGS
    assert {ruling.switch for ruling in READING.reference.rulings if ruling.switch} == SWITCHES


@each_language
def test_a_rule_cites_the_rulings_that_are_about_it(language: Language) -> None:
    check_citations(READING, RULES, language)


@each_language
def test_the_glossary_is_long_enough(language: Language) -> None:
    assert sum(id.startswith("glossary-") for id in READING.texts[language].ids_of_game) > 60


def test_french_keeps_numbers_and_credits_on_one_line() -> None:
    assert re.findall(r"[\d}] crédits?\b.*", READING.in_french()) == []


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
        ("box.counts.relics", 90),
        ("box.setup.survey_row", {"2": 3, "3": 4, "4": 5}),
        ("box.setup.white_buyers", {"2": 6, "3": 6, "4": 7}),
        ("buyers.payout.0", 9),
        ("buyers.payout.1", 5),
        ("buyers.payout.4", 0),
        ("map.wraps", ["G1 M6", "G1 BE"]),
        ("numbers.majorities.2", [15, 10, 5, 0]),
        ("zu.cards.command.5", 6),
        ("zu.failure_credits", 10),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path",
    ["buyers.payout.2", "gallery.row_credits.3", "map.edges", "command.tiles.CT1.white", "factions.KUT.initiative"],
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"
