"""The names of things in Excavation Earth: each has its own, with the right article before it."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.reading import EDITION, TEXTS, gaps, say

PLAIN = EDITION.plain()
COLOURS = PLAIN["relics"]["colours"]
PLACES = tuple(PLAIN["map"]["locations"])
RELICS = tuple(PLAIN["relics"]["copies"])
VALUES: dict[str, tuple[str | int, ...]] = {
    "colour": (*COLOURS, "W"),
    "glyph": tuple(PLAIN["relics"]["glyphs"]),
    "relic": RELICS,
    "symbol": tuple(PLAIN["symbols"]["symbols"]),
    "place": PLACES,
    "market": tuple(range(1, 7)),
    "centre": (1, 2, 3),
    "store": ("hold", "container"),
    "owner": tuple(PLAIN["box"]["colours"]),
    "tile": tuple(PLAIN["command"]["tiles"]),
    "faction": (*PLAIN["factions"], "ZU"),
    "action": ("travel", "excavate", "market", "sell", "command", "smuggle", "survey", "pass"),
    "face": ("white", "yellow"),
    "count": (0, 1, 2, 5),
    "fuel": (2, 3, 4),
    "n": (1, 2, 3, 4),
}
NAMED = (
    ("colour", "colour"),
    ("glyph", "glyph"),
    ("symbol", "symbol"),
    ("relic", "relic"),
    ("place", "place"),
    ("market", "market"),
    ("centre", "centre"),
    ("store", "store"),
    ("seat", "owner"),
    ("tile", "tile"),
    ("faction", "faction"),
    ("action", "action"),
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def attributes(language: Language, id: str) -> list[str]:
    return [name for name in gaps(language) if name == id or name.startswith(f"{id}.")]


@each_language
@pytest.mark.parametrize(("message", "gap"), NAMED)
def test_each_thing_has_a_name_of_its_own(language: Language, message: str, gap: str) -> None:
    for form in attributes(language, message):
        if form == "place.name" or "." not in form or form.rpartition(".")[2] in ("the", "at", "from", "a", "nickname"):
            said = [say(language, form, **{gap: value}) for value in VALUES[gap]]
            assert len(set(said)) == len(said), form


def names(language: Language) -> Iterator[tuple[str, str]]:
    """All that the names can say, with every value of their gaps."""
    for form, wanted in gaps(language).items():
        if form.partition(".")[0] in NAMES and wanted <= set(VALUES):
            for values in product(*(VALUES[gap] for gap in sorted(wanted))):
                yield form, say(language, form, **dict(zip(sorted(wanted), values, strict=True)))


NAMES = {
    id
    for id in TEXTS["fr"].ids_of_game
    if not id.startswith(("EE-", "ee-", "datum-", "note-", "edition-", "group-", "option-", "position-", "value-"))
    and not id.startswith(
        ("chapter-", "difference-", "glossary-", "lesson-", "mode-", "source-", "tile-effect", "zu-card")
    )
}
VOWEL = "aeiouyàâéèêëîïôùûœ"


@each_language
def test_names_are_tidy(language: Language) -> None:
    for form, said in names(language):
        assert said, form
        assert said == said.strip(), form
        assert not re.search(r"  |[{}\[\]$]| [,.]|\b[A-Z][a-z]?\d\b", said), (form, said)


def test_french_articles_fit_what_follows() -> None:
    """Neither `le arrosoir` nor `du Île`, and `des` never doubles an article."""
    wrong = re.compile(rf"(?i)\b(?:le|la|de|du|au|que) [{VOWEL}](?!uro\b)|\b(?:de le|de les|à le|à les|du le|au le)\b")
    assert [(form, said) for form, said in names("fr") if wrong.search(said)] == []


def test_english_articles_fit_what_follows() -> None:
    wrong = re.compile(r"(?i)\ba [aeio]|\ban [^aeio]|\bthe the\b|\bthe market \d")
    assert [(form, said) for form, said in names("en") if wrong.search(said)] == []


@pytest.mark.parametrize(
    ("language", "id", "args", "said"),
    [
        ("fr", "relic.of", {"relic": "Yg3"}, "de l’enjoliveur jaune"),
        ("fr", "relic.a", {"relic": "Gg4"}, "une boule à facettes verte"),
        ("fr", "relic.the", {"relic": "Vg3"}, "la cassette audio violette"),
        ("fr", "place.at", {"place": "Y2"}, "au Cap"),
        ("fr", "place.from", {"place": "R1"}, "des Rocheuses"),
        ("fr", "place.to", {"place": "G1"}, "vers l’île de Pâques"),
        ("fr", "relic-colour.count", {"colour": "V", "count": 3}, "3 reliques violettes"),
        ("fr", "buyer.plural", {"colour": "O"}, "acheteurs orange"),
        ("fr", "action-card.a", {"colour": "G", "symbol": "SB"}, "une carte verte à l’Anneau"),
        ("fr", "amount-credits", {"count": 1}, "1\u00a0crédit"),
        ("en", "relic.a", {"relic": "Og2"}, "an orange toaster"),
        ("en", "place.at", {"place": "M4"}, "at market 4"),
        ("en", "place.at", {"place": "BE"}, "at the eastern black market"),
        ("en", "action-card.the", {"colour": "R", "symbol": "SC"}, "the red Trident card"),
        ("en", "buyer.count", {"colour": "W", "count": 2}, "2 white buyers"),
    ],
)
def test_how_things_are_called(language: Language, id: str, args: dict[str, str | int], said: str) -> None:
    assert say(language, id, **args) == said


@each_language
def test_a_relic_says_its_colour(language: Language) -> None:
    for relic in RELICS:
        words = say(language, "relic", relic=relic)
        colours = {say(language, form, colour=relic[0]) for form in ("colour", "colour.feminine")}
        assert any(colour in words.split() for colour in colours), words


@each_language
def test_both_faces_of_each_tile_have_a_text_and_each_effect_a_sentence(language: Language) -> None:
    for tile, face in product(VALUES["tile"], ("white", "yellow")):
        assert say(language, f"tile.{face}", tile=tile).endswith(".")
    operations = {
        effect["op"] for tile in PLAIN["command"]["tiles"].values() for face in tile.values() for effect in face
    }
    assert [op for op in operations if not TEXTS[language].has(f"tile-effect-{op.replace('_', '-')}")] == []
