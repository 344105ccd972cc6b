"""What must be true of how each game words its rules; that nothing is missing, rules/reference/completeness.py says."""

import re
from collections.abc import Sequence
from itertools import product

from rules.core.types import phrase
from rules.reference.values import generic_path
from rules.text.localise import Language
from tests.rules.reference.reading import Reading, announced

CITED = {"fr": re.compile(r"décisions?\s([A-Z\d, ]+)"), "en": re.compile(r"rulings?\s([A-Z\d, ]+)")}
TITLE = 40
"""The letters of a title that a contents list has room for."""


def check_rules(reading: Reading, rules: Sequence[str], language: Language) -> None:
    """Exactly these; and what each says in the book depends on nothing."""
    assert sorted(message.id.name for message in reading.rules(language)) == sorted(rules)
    wanted = [f"{rule}.{attribute}" for rule, attribute in product(rules, ("title", "rule", "source"))]
    assert [id for id in wanted if reading.gaps(language)[id]] == []


def check_titles(reading: Reading, language: Language) -> None:
    """Short, and no two rules of a chapter share one."""
    for chapter in reading.reference.chapters:
        titles = [reading.say(language, f"{rule}.title") for rule in chapter.rules]
        assert len(set(titles)) == len(titles), chapter.id
        assert [title for title in titles if len(title) > TITLE or title.endswith(".")] == []


def check_cures(reading: Reading, language: Language, *, without: Sequence[str]) -> None:
    """Who is refused learns what would help, and nothing is cured that nobody forbids."""
    texts = reading.texts[language]
    rules = [message.id.name for message in reading.rules(language)]
    refusing = [message.id.name for message in reading.rules(language) if message.value is not None]
    curing = [rule for rule in rules if texts.has(f"{rule}.cure")]
    assert [rule for rule in refusing if rule not in curing] == list(without)
    assert [rule for rule in curing if rule not in refusing] == []


def check_announced(reading: Reading, language: Language) -> None:
    """The line above a rule tells what its sentences need."""
    gaps = reading.gaps(language)
    for message in reading.rules(language):
        id = message.id.name
        needed = set().union(*(gaps.get(f"{id}{part}", frozenset()) for part in ("", ".cure", ".warning")))
        assert needed <= announced(message), id


def check_citations(reading: Reading, rules: Sequence[str], language: Language) -> None:
    """A rule cites the rulings that are about it, and no others."""
    for rule in rules:
        rows = CITED[language].findall(reading.texts[language].say(phrase(f"{rule}.source")))
        cited = {number for row in rows for number in re.findall(r"[A-Z]\d+", row)}
        assert cited == {ruling.number for ruling in reading.reference.rulings_on(rule)}, rule


def check_names_of_people(reading: Reading) -> None:
    """French never puts a name, or something unknown, where its first letter would matter."""
    french = reading.in_french()
    assert (
        re.findall(r"(?i)\b(?:de|le|la|se|si|jusque|que)\s+\{ \$(?:seat|winners?|order|by|to|victim) \}.*", french)
        == []
    )
    assert re.findall(r"(?i)\b(?:pas|plus) de\s+\{.*", french) == []


# The edition


def check_nothing_of_the_edition_is_left_over(reading: Reading, language: Language) -> None:
    """No label, note or title of the edition is left over."""
    edition, ids = reading.edition, reading.texts[language].ids_of_game
    labels = {f"datum-{generic_path(datum.path)[0]}" for datum in edition.data()}
    notes = {datum.note for datum in edition.data() if datum.note}
    assert {id for id in ids if id.startswith("datum-") and not id.startswith("datum-word-")} == labels
    assert {id for id in ids if id.startswith("note-")} == notes
    assert {id for id in ids if id.startswith("edition-part-")} == {f"edition-part-{part}" for part in edition.plain()}


def check_provenance(reading: Reading) -> None:
    """What is reconstructed says why, and what is public says where."""
    for datum in reading.edition.data():
        assert bool(datum.source) == (datum.provenance == "public"), datum.path
        assert datum.note or datum.provenance != "reconstructed", datum.path
