"""The names of things in Höyük: each has its own, with the right article before it."""

import pytest

from rules.hoyuk.cells import NUMBER
from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.reading import READING
from tests.rules.reference.naming import Naming, check_articles, check_own_names, check_tidy

PLAIN = READING.edition.plain()
ELEMENTS = ("house", "pen", "oven", "shrine", "cattle", "villager", "shaman", "choice")
VALUES: dict[str, tuple[str | int, ...]] = {
    "owner": tuple(clan["colour"] for clan in PLAIN["clans"].values()),
    "clan": tuple(PLAIN["clans"]),
    "power": tuple(clan["power"] for clan in PLAIN["clans"].values()),
    "cell": tuple(NUMBER),
    "block": tuple(NUMBER),
    "gate": (0, 1, 2, 3),
    "zone": tuple(PLAIN["box"]["zones"]),
    "piece": ("storey", "ruin", *(each for each in ELEMENTS if each != "choice")),
    "element": ELEMENTS,
    "third": ELEMENTS,
    "symbol": ("house", "pen", "oven", "shrine", "cattle", "villager", "joker"),
    "pile": tuple(pile for piles in PLAIN["aspects"]["piles"].values() for pile in piles),
    "card": tuple(PLAIN["catastrophes"]["cards"]),
    "selector": ("fewest", "most", "smallest", "largest", "none"),
    "counts": ("shrine", "oven", "pen", "two_storey"),
    "effect": ("lose_one", "lose_half", "flood", "locusts"),
    "loses": ("house", "pen", "oven", "shrine", "cattle", "villager"),
    "phase": (1, 2, 3, 4),
    "stage": (1, 2),
    "storeys": (1, 2),
    "mode": tuple(PLAIN["aspects"]["piles"]),
    "level": tuple(range(len(PLAIN["neighbours"]["levels"]))),
    "medal": tuple(PLAIN["neighbours"]["medals"][0]),
    "count": (0, 1, 2, 5),
    "n": (1, 2, 100),
}
NAMED = (
    ("seat", "owner"),
    ("clan", "clan"),
    ("power", "power"),
    ("cell", "cell"),
    ("block", "block"),
    ("gate", "gate"),
    ("zone", "zone"),
    ("piece", "piece"),
    ("element", "element"),
    ("tile-kind", "third"),
    ("aspect", "symbol"),
    ("pile", "pile"),
    ("catastrophe", "card"),
    ("phase", "phase"),
    ("stage", "stage"),
    ("mode", "mode"),
    ("level", "level"),
    ("medal", "medal"),
)
NAMING = Naming(READING, VALUES)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize(("message", "gap"), NAMED)
def test_each_thing_has_a_name_of_its_own(language: Language, message: str, gap: str) -> None:
    check_own_names(NAMING, language, message, gap)


@each_language
def test_names_are_tidy(language: Language) -> None:
    check_tidy(NAMING, language)


def test_articles_fit_what_follows() -> None:
    check_articles(NAMING)


@each_language
def test_every_name_was_looked_at(language: Language) -> None:
    """No gap of a name is unknown here."""
    looked_at = {form for form, _ in NAMING.forms(language)}
    own = {
        form for form in READING.gaps("en") if form.partition(".")[0] in {each.partition(".")[0] for each in looked_at}
    }
    assert own - looked_at == set()


@pytest.mark.parametrize(
    ("language", "id", "args", "said"),
    [
        ("fr", "clan.of", {"clan": "EGUOR"}, "des Eguor"),
        ("fr", "clan.to", {"clan": "UELB"}, "aux Uelb"),
        ("fr", "cell.at", {"cell": "E6"}, "en E6"),
        ("fr", "cell.from", {"cell": "A1"}, "de la case A1"),
        ("fr", "gate.to", {"gate": 1}, "vers l’est"),
        ("fr", "block.of", {"block": "C3"}, "du quartier C3"),
        ("fr", "piece.the", {"piece": "pen"}, "l’enclos"),
        ("fr", "piece.of", {"piece": "cattle"}, "de la bête"),
        ("fr", "piece.count", {"piece": "cattle", "count": 3}, "3\u00a0bêtes"),
        ("fr", "element.count", {"element": "villager", "count": 2}, "2\u00a0villageois"),
        ("fr", "element.a", {"element": "choice"}, "un élément au choix"),
        ("fr", "house", {"owner": "purple", "storeys": 2}, "maison violette à étage"),
        ("fr", "aspect.count", {"symbol": "joker", "count": 1}, "un joker"),
        ("fr", "aspect.count", {"symbol": "shrine", "count": 4}, "4\u00a0cartes Totem"),
        ("fr", "pile.under", {"pile": "HEIGHT"}, "sous la pile de la hauteur des maisons"),
        ("fr", "pile.most", {"pile": "PEN"}, "le plus d’enclos"),
        ("fr", "amount-points", {"count": 0}, "0\u00a0point"),
        ("en", "clan.the", {"clan": "TEOIV"}, "the Ruples"),
        ("en", "cell.at", {"cell": "E6"}, "on E6"),
        ("en", "gate", {"gate": 3}, "to the west"),
        ("en", "element.a", {"element": "oven"}, "an oven"),
        ("en", "element.count", {"element": "cattle", "count": 2}, "2 head of cattle"),
        ("en", "element.count", {"element": "choice", "count": 1}, "an element of your choice"),
        ("en", "aspect.a", {"symbol": "oven"}, "an Oven card"),
        ("en", "house.a", {"owner": "red", "storeys": 2}, "a two-storey red house"),
        ("en", "mode.a", {"mode": "intermediate"}, "an intermediate game"),
    ],
)
def test_how_things_are_called(language: Language, id: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, id, **args) == said


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
