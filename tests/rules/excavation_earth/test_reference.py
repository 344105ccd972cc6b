"""The book of rules of Excavation Earth: whole in both languages, and what it cites is there."""

import re
from itertools import product
from pathlib import Path

import pytest

from rules.core import resources
from rules.core.types import phrase
from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.reading import EDITION, ID, REFERENCE, TEXTS, announced, gaps, rules_file

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
CITED = {"fr": re.compile(r"décisions? ([AZ\d, ]+)"), "en": re.compile(r"rulings? ([AZ\d, ]+)")}

each_language = pytest.mark.parametrize("language", LANGUAGES)


def written(language: Language) -> list[str]:
    return [message.id.name for message in rules_file(language)]


def cited_by(language: Language, rule: str) -> set[str]:
    """The rulings that the source of a rule names."""
    source = TEXTS[language].say(phrase(f"{rule}.source"))
    numbers = (number for row in CITED[language].findall(source) for number in re.findall(r"[AZ]\d+", row))
    return {f"EE-{number}" for number in numbers}


@each_language
def test_the_rules_are_those_of_the_list(language: Language) -> None:
    assert sorted(written(language)) == sorted(RULES)


@each_language
def test_each_rule_has_a_title_a_text_and_its_place_in_the_rulebook(language: Language) -> None:
    wanted = [f"{rule}.{attribute}" for rule, attribute in product(RULES, ("title", "rule", "source"))]
    assert [id for id in wanted if not TEXTS[language].has(id)] == []


@each_language
def test_titles_are_short_and_no_two_rules_of_a_chapter_share_one(language: Language) -> None:
    for chapter in REFERENCE.chapters:
        titles = [TEXTS[language].say(phrase(f"{rule}.title")) for rule in chapter.rules]
        assert len(set(titles)) == len(titles), chapter.id
        assert [title for title in titles if len(title) > 40 or title.endswith(".")] == []


@each_language
def test_who_is_refused_learns_what_would_help(language: Language) -> None:
    """And nothing is cured that nobody forbids."""
    refusing = [message.id.name for message in rules_file(language) if message.value is not None]
    curing = [rule for rule in RULES if TEXTS[language].has(f"{rule}.cure")]
    assert [rule for rule in refusing if rule not in curing] == WITHOUT_CURE
    assert [rule for rule in curing if rule not in refusing] == []


@each_language
def test_the_line_above_a_rule_tells_what_its_sentences_need(language: Language) -> None:
    for message in rules_file(language):
        id = message.id.name
        needed = set().union(*(gaps(language).get(f"{id}{part}", frozenset()) for part in ("", ".cure", ".warning")))
        assert needed <= announced(message), id


@each_language
def test_a_rule_itself_depends_on_nothing(language: Language) -> None:
    for rule, attribute in product(RULES, ("title", "rule", "source")):
        assert not gaps(language)[f"{rule}.{attribute}"], rule


def test_every_rule_stands_in_one_chapter() -> None:
    there = [rule for chapter in REFERENCE.chapters for rule in chapter.rules]
    assert sorted(there) == sorted(RULES)


@each_language
def test_chapters_rulings_and_differences_have_words(language: Language) -> None:
    said = TEXTS[language]
    assert all(said.say(chapter.title) for chapter in REFERENCE.chapters)
    assert all(said.say(difference.sentence) for difference in REFERENCE.differences)
    for ruling in REFERENCE.rulings:
        assert all(said.say(each) for each in (ruling.question, ruling.answer, ruling.reason, ruling.other))
        assert said.has(ruling.choice(1).id) == (ruling.switch is not None)


def test_every_ruling_is_there_and_six_can_be_switched() -> None:
    assert tuple(ruling.id for ruling in REFERENCE.rulings) == RULINGS
    assert {ruling.switch for ruling in REFERENCE.rulings if ruling.switch} == SWITCHES


@each_language
def test_a_rule_cites_the_rulings_that_are_about_it(language: Language) -> None:
    for rule in RULES:
        assert cited_by(language, rule) == {ruling.id for ruling in REFERENCE.rulings_on(rule)}, rule


def test_each_ruling_is_about_some_rule() -> None:
    assert [ruling.id for ruling in REFERENCE.rulings if not ruling.rules] == []
    assert {rule for difference in REFERENCE.differences for rule in difference.rules} <= set(RULES)


@each_language
def test_each_word_of_the_glossary_is_explained(language: Language) -> None:
    words = [id for id in TEXTS[language].ids_of_game if id.startswith("glossary-")]
    assert len(words) > 60
    assert [id for id in words if not TEXTS[language].has(f"{id}.definition")] == []


FRENCH = "\n".join(file.read_text(encoding="utf-8") for file in (resources.translations() / "fr" / ID).glob("*.ftl"))


def test_french_keeps_numbers_and_credits_on_one_line() -> None:
    assert re.findall(r"[\d}] crédits?\b.*", FRENCH) == []


def test_french_never_puts_a_name_where_its_first_letter_would_matter() -> None:
    assert re.findall(r"(?i)\b(?:de|le|la|se|si|jusque|que)\s+\{ \$seat \}.*", FRENCH) == []
    assert re.findall(r"(?i)\b(?:pas|plus) de\s+\{.*", FRENCH) == []


# The edition


@each_language
def test_each_datum_has_a_label_and_each_note_a_sentence(language: Language) -> None:
    said = TEXTS[language]
    labels = {"-".join(("datum", *(step for step in datum.path.split(".") if not step.isdecimal()))): datum
              for datum in EDITION.data()}  # fmt: skip
    notes = {datum.note for datum in EDITION.data() if datum.note}
    assert [id for id in (*labels, *sorted(notes)) if not said.has(id)] == []
    named = {id for id in said.ids_of_game if id.startswith("datum-") and not id.startswith("datum-word-")}
    assert named == set(labels)
    assert {id for id in said.ids_of_game if id.startswith("note-")} == notes
    assert all(said.has(f"edition-part-{part}") for part in EDITION.plain())


def test_what_is_reconstructed_says_why_and_what_is_public_says_where() -> None:
    for datum in EDITION.data():
        assert bool(datum.source) == (datum.provenance == "public"), datum.path
        assert datum.note or datum.provenance != "reconstructed", datum.path


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
    datum = next(each for each in EDITION.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path",
    ["buyers.payout.2", "gallery.row_credits.3", "map.edges", "command.tiles.CT1.white", "factions.KUT.initiative"],
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in EDITION.data() if each.path == path).provenance == "reconstructed"
