"""The names of things in Excavation Earth, with what their gaps may hold; how some are called."""

from tests.rules.excavation_earth.reading import READING
from tests.rules.reference.naming import Called, Naming, own

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
OWN = own("colour glyph symbol relic place market centre store tile faction action seat=owner")
CALLED: tuple[Called, ...] = (
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
)
NAMING = Naming(
    READING,
    VALUES,
    OWN,
    CALLED,
    sentences=("tile.white", "tile.yellow"),
    left_out=("mode-", "option-", "tile-effect", "zu-card"),
)
