"""The names of things in Excavation Earth: each has its own, with the right article before it."""

import re
from itertools import product

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.excavation_earth.reading import READING
from tests.rules.reference.naming import Naming, check_articles, check_own_names, check_tidy

PLAIN = READING.edition.plain()
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

NAMING = Naming(READING, VALUES, ("mode-", "option-", "tile-effect", "zu-card"))

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize(("message", "gap"), NAMED)
def test_each_thing_has_a_name_of_its_own(language: Language, message: str, gap: str) -> None:
    check_own_names(NAMING, language, message, gap)


@each_language
@pytest.mark.parametrize(("form", "gap"), [("place.name", "place"), ("faction.nickname", "faction")])
def test_no_two_share_what_they_are_called_besides(language: Language, form: str, gap: str) -> None:
    said = [READING.say(language, form, **{gap: value}) for value in VALUES[gap]]
    assert len(set(said)) == len(said)


@each_language
def test_names_are_tidy_and_never_show_an_id(language: Language) -> None:
    check_tidy(NAMING, language)
    assert [said for _, said in NAMING.forms(language) if re.search(r"\b[A-Z][a-z]?\d\b", said)] == []


def test_articles_fit_what_follows() -> None:
    check_articles(NAMING)
    assert [said for _, said in NAMING.forms("en") if "the market 1" in said] == []


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
    assert READING.say(language, id, **args) == said


@each_language
def test_a_relic_says_its_colour(language: Language) -> None:
    for relic in RELICS:
        words = READING.say(language, "relic", relic=relic)
        colours = {READING.say(language, form, colour=relic[0]) for form in ("colour", "colour.feminine")}
        assert any(colour in words.split() for colour in colours), words


@each_language
def test_both_faces_of_each_tile_have_a_text_and_each_effect_a_sentence(language: Language) -> None:
    for tile, face in product(VALUES["tile"], ("white", "yellow")):
        assert READING.say(language, f"tile.{face}", tile=tile).endswith(".")
    operations = {
        effect["op"] for tile in PLAIN["command"]["tiles"].values() for face in tile.values() for effect in face
    }
    assert [op for op in operations if not READING.texts[language].has(f"tile-effect-{op.replace('_', '-')}")] == []
