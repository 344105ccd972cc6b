"""The book of rules of every game: worded alike in both languages, every ruling there, each datum named."""

import re

import pytest

from rules.core.contract import AnyGame
from rules.core.types import phrase
from rules.games import GAMES
from rules.text.localise import LANGUAGES, Language, Texts
from tests.each_game import given_by_each
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
from tests.rules.reference.reading import Reading

READINGS: tuple[Reading, ...] = given_by_each("READING", "rules", "reading")
ENTRIES_OF_A_GLOSSARY = 50
"""More than that in each."""

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_book = pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
each_game = pytest.mark.parametrize(
    ("game", "reading"),
    [pytest.param(game, reading, id=game.id) for game, reading in zip(GAMES, READINGS, strict=True)],
)


@each_language
@each_book
def test_the_rules_are_those_of_the_list(reading: Reading, language: Language) -> None:
    check_rules(reading, reading.ids, language)


@each_language
@each_book
def test_titles_are_short_and_no_two_rules_of_a_chapter_share_one(reading: Reading, language: Language) -> None:
    check_titles(reading, language)


@each_language
@each_book
def test_who_is_refused_learns_what_would_help(reading: Reading, language: Language) -> None:
    check_cures(reading, language, without=[reading.without_cure])


@each_language
@each_book
def test_the_line_above_a_rule_tells_what_its_sentences_need(reading: Reading, language: Language) -> None:
    check_announced(reading, language)


@each_language
@each_book
def test_a_rule_cites_the_rulings_that_are_about_it(reading: Reading, language: Language) -> None:
    check_citations(reading, reading.ids, language)


@each_language
@each_book
def test_the_glossary_is_long_enough(reading: Reading, language: Language) -> None:
    entries = [id for id in reading.texts[language].ids_of_game if id.startswith("glossary-")]
    assert len(entries) > ENTRIES_OF_A_GLOSSARY


@each_language
@each_book
def test_one_word_for_one_thing(reading: Reading, language: Language) -> None:
    """The rulebook's, wherever it has one."""
    if other_words := reading.other_words.get(language):
        found = [line for line in reading.written_in(language).splitlines() if re.search(other_words, line)]
        assert found == []


@each_book
def test_french_keeps_numbers_and_their_units_on_one_line(reading: Reading) -> None:
    if reading.units:
        assert re.findall(rf"[\d}}] {reading.units}\b.*", reading.in_french()) == []


@each_book
def test_french_never_puts_a_name_where_its_first_letter_would_matter(reading: Reading) -> None:
    check_names_of_people(reading)


# Rulings and options


@each_book
def test_where_a_ruling_departs_from_the_letter_the_page_of_differences_says_so(reading: Reading) -> None:
    told = {rule for difference in reading.reference.differences for rule in difference.rules}
    departing = [ruling for ruling in reading.reference.rulings if ruling.settled == "departs"]
    assert [ruling.id for ruling in departing if ruling.rules[0] not in told] == []


@each_game
def test_every_ruling_is_there_and_each_option_that_is_one_is_its_switch(game: AnyGame, reading: Reading) -> None:
    assert tuple(ruling.id for ruling in reading.reference.rulings) == reading.rulings
    switches = [ruling.switch for ruling in reading.reference.rulings if ruling.switch]
    assert len(set(switches)) == len(switches)
    assert set(switches) == {spec.id for spec in game.option_specs} - reading.no_rulings


@each_language
@each_game
def test_each_option_says_what_it_changes_and_each_of_its_choices_has_a_name(
    game: AnyGame, reading: Reading, language: Language
) -> None:
    said = reading.texts[language]
    assert [spec.id for spec in game.option_specs if not said.has(f"option-{spec.id}.help")] == []
    choices = [
        f"value-{spec.id}-{each}"
        for spec in game.option_specs
        if spec.kind != "switch"
        for each in (spec.choices if spec.kind != "seat" else spec.choices[:1])
    ]
    assert [id for id in choices if not said.has(id)] == []
    assert {id for id in said.ids_of_game if id.startswith("value-")} == set(choices)


@each_language
@each_book
def test_an_option_that_is_a_ruling_cites_it(reading: Reading, language: Language) -> None:
    for ruling in reading.reference.rulings:
        if ruling.switch:
            said = reading.say(language, f"option-{ruling.switch}.help")
            assert re.search(rf"\s{ruling.number}\)", said), ruling.id


# The edition


@each_language
@each_book
def test_no_label_and_no_note_is_left_over(reading: Reading, language: Language) -> None:
    check_nothing_of_the_edition_is_left_over(reading, language)


@each_book
def test_what_the_rulebook_prints_is_marked_as_such(reading: Reading) -> None:
    data = {datum.path: datum for datum in reading.edition.data()}
    assert {path: data[path].value for path in reading.printed} == reading.printed
    assert {data[path].provenance for path in reading.printed} == {"rulebook"}


@each_book
def test_what_is_ours_is_marked_as_such(reading: Reading) -> None:
    data = {datum.path: datum for datum in reading.edition.data()}
    assert {data[path].provenance for path in reading.ours} == {"reconstructed"}


@each_book
def test_what_is_reconstructed_says_why_and_what_is_public_says_where(reading: Reading) -> None:
    check_provenance(reading)


# What no rulebook says

OFFICIAL_NO_MORE = r"non officiel|hors du livret|absente? du livret|nofficial|not in the rulebook"


@each_language
@each_book
def test_a_rule_that_is_ours_is_marked_so_and_no_other(reading: Reading, language: Language) -> None:
    """The mark keeps the reader from calling it printed; its source says the same in words."""
    for chapter in reading.reference.chapters:
        for rule in chapter.rules:
            says_so = re.search(OFFICIAL_NO_MORE, reading.say(language, f"{rule}.source")) is not None
            assert says_so != chapter.official, rule


@each_book
def test_what_we_do_differently_is_about_rules_of_the_game(reading: Reading) -> None:
    cited = {rule for each in reading.reference.differences for rule in each.rules}
    assert cited - set(reading.ids) == set()


@each_book
def test_what_the_program_does_differently_is_in_the_book(reading: Reading) -> None:
    """As docs/games has it."""
    assert reading.differences <= {each.id for each in reading.reference.differences}


@each_language
def test_the_way_to_the_book_of_rules_does_not_promise_the_rulebook(language: Language) -> None:
    """It leads to rules of ours as well."""
    for id in ("rules-open", "keys-act-rules"):
        assert not re.search(r"livret|rulebook", Texts(language).say(phrase(id)), re.IGNORECASE), id
