"""What only the names of things in Höyük promise."""

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.naming import NAMING, PLAIN
from tests.rules.hoyuk.reading import READING

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_name_was_looked_at(language: Language) -> None:
    """No gap of a name is unknown here."""
    looked_at = {form for form, _ in NAMING.forms(language)}
    own = {
        form for form in READING.gaps("en") if form.partition(".")[0] in {each.partition(".")[0] for each in looked_at}
    }
    assert own - looked_at == set()


LEFT = ("le moins de totems", "le plus de totems", "le plus petit", "le plus grand", "le village")
RIGHT = (
    "1\u00a0maison",
    "½ des maisons",
    "½ du bétail",
    "½ des villageois",
    "aucune carte d’aspect",
    "le chaman s’en va",
)


@pytest.mark.parametrize(
    ("card", "left", "right"),
    [
        ("CA-01", LEFT[0], RIGHT[0]),
        ("CA-02", LEFT[1], RIGHT[0]),
        ("CA-03", LEFT[2], RIGHT[2]),
        ("CA-04", LEFT[3], RIGHT[2]),
        ("CA-05", LEFT[3], RIGHT[3]),
        ("CA-06", LEFT[2], RIGHT[3]),
        ("CA-07", LEFT[2], RIGHT[1]),
        ("CA-08", LEFT[3], RIGHT[1]),
        ("CA-09", "le plus de fours", RIGHT[1]),
        ("CA-10", "le moins de fours", RIGHT[1]),
        ("CA-11", LEFT[4], RIGHT[5]),
        ("CA-12", LEFT[4], RIGHT[5]),
        ("CA-13", LEFT[2], RIGHT[4]),
        ("CA-14", LEFT[3], RIGHT[4]),
        ("CA-15", LEFT[3], "½ des totems"),
        ("CA-16", LEFT[2], "½ des totems"),
        ("CA-17", "le plus d’enclos", RIGHT[0]),
        ("CA-18", "le moins d’enclos", RIGHT[0]),
        ("CA-19", "le plus d’étages", RIGHT[0]),
        ("CA-20", "le moins d’étages", RIGHT[0]),
        ("CA-21", LEFT[2], "½ des enclos"),
        ("CA-22", LEFT[3], "½ des enclos"),
        ("CA-23", LEFT[3], "½ des fours"),
        ("CA-24", LEFT[2], "½ des fours"),
    ],
)
def test_the_two_halves_of_each_catastrophe(card: str, left: str, right: str) -> None:
    """As the rulebook lists them, in words that come from the data of the card (HK-CAL-35)."""
    data = PLAIN["catastrophes"]["cards"][card]
    which = {"selector": data.get("selector") or "none", "counts": data.get("counts", "")}
    what = {"effect": data["effect"], "loses": data.get("loses", "")}
    assert READING.say("fr", "catastrophe-left", **which) == left
    assert READING.say("fr", "catastrophe-right", **what) == right
    rule = READING.say("fr", f"HK-CAL-{int(card[3:]) + 7}.title")
    assert rule == READING.say("fr", "catastrophe", card=card)
