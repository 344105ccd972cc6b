"""A search finds a thing by its name in either language, and says where it stands."""

import pytest

from rules.core import resources
from rules.marajoara import GAME
from rules.reference.model import read_reference
from rules.reference.search import NOTHING, RULINGS, Index, Needle, spans_of
from rules.text.localise import LANGUAGES, Texts

REFERENCE = read_reference(resources.assets() / GAME.id)
INDEX = Index(REFERENCE, {language: Texts(language, game=GAME, strict=True) for language in LANGUAGES})


def marked(text: str, *needles: Needle) -> list[str]:
    return [text[start : start + length] for start, length in spans_of(needles, text)]


@pytest.mark.parametrize(
    ("text", "needle", "found"),
    [
        ("L’enclos, deux enclos", Needle("enclos", whole=True), ["enclos", "enclos"]),
        ("Les fouilles", Needle("fouille", whole=True), ["fouilles"]),
        ("La capture des dés capturés", Needle("captur", whole=False), ["captur", "captur"]),
        ("Étape, etape", Needle("etape", whole=True), ["Étape", "etape"]),
        ("un dé de plus", Needle("dé", whole=True), ["dé"]),
        ("un œuf", Needle("oeuf", whole=True), ["œuf"]),
        ("captures", Needle("apt", whole=False), []),
        ("penser au pen", Needle("pen", whole=True), ["pen"]),
    ],
)
def test_where_a_word_stands(text: str, needle: Needle, found: list[str]) -> None:
    assert marked(text, needle) == found


def test_a_word_of_one_language_finds_that_of_the_other() -> None:
    found = INDEX.search("chariot")
    assert "cart" in {needle.word for needle in found.needles["en"]}
    assert found.spans("en", "It enters the cart.") == [(14, 4)]


def test_both_languages_find_the_same_rules() -> None:
    french, english = INDEX.search("chariot"), INDEX.search("cart")
    assert {each.id for each in french.entries} == {each.id for each in english.entries}


def test_hits_are_counted_by_chapter() -> None:
    found = INDEX.search("chariot")
    assert found.by_section["paying"] > 0
    assert found.by_section[RULINGS] > 0
    assert sum(found.by_section.values()) == len(found.entries)


def test_a_rule_is_found_by_its_id() -> None:
    assert [each.id for each in INDEX.search("mj-cap-3").entries] == ["MJ-CAP-3"]


def test_one_letter_finds_nothing() -> None:
    assert INDEX.search("d") == NOTHING
    assert INDEX.search("  ") == NOTHING


def test_what_is_nowhere_is_not_found() -> None:
    assert INDEX.search("zeppelin").entries == ()
