"""The names of things in Council of Shadows, with what their gaps may hold; how some are called."""

from tests.rules.council_of_shadows.reading import READING
from tests.rules.reference.naming import Called, Naming, own

PLAIN = READING.edition.plain()


def refs(part: str) -> tuple[str, ...]:
    return tuple(each["ref"] for each in PLAIN[part])


VALUES: dict[str, tuple[str | int, ...]] = {
    "gem": ("a", "g", "t"),
    "planet": ("B", "D", "V"),
    "sector": (1, 2, 3),
    "tile": ("1-01", "2-11"),
    "galaxy": refs("galaxies"),
    "card": (*refs("start_cards"), *refs("ai_cards")),
    "improvement": (*refs("improvements"), "UP-R2-4", "UP-R3-4"),
    "tech": refs("dark_tech"),
    "bonus": (*(card for family in PLAIN["light_bonus"] for card in family["cards"]), *refs("dark_bonus")),
    "station": refs("stations"),
    "leader": refs("leaders"),
    "civilisation": tuple(PLAIN["box"]["people"].values()),
    "automa": tuple(card["ref"] for card in PLAIN["automa"]["cards"]),
    "pattern": tuple(PLAIN["automa"]["patterns"]),
    "mode": ("MAJ", "ALL"),
    "owner": tuple(PLAIN["box"]["colours"]),
    "kind": tuple(PLAIN["zones"]),
    "zone": (1, 2, 3, 4, 5),
    "track": ("consumption", "energy"),
    "phase": ("purchase", "planning", "action", "exploitation", "final"),
    "height": (1, 2, 3),
    "level": ("I", "II", "III"),
    "n": (0, 1, 2, 3, 6),
    "count": (0, 1, 2, 5),
}
OWN = own(
    "gem planet sector galaxy card improvement tech station leader civilisation automa-card=automa seat=owner level=n"
)
CALLED: tuple[Called, ...] = (
    ("fr", "gem.count", {"gem": "a", "count": 2}, "2 gemmes anthracite"),
    ("fr", "gem.count", {"gem": "g", "count": 1}, "1 gemme dorée"),
    ("fr", "galaxy.at", {"galaxy": "TUR"}, "dans la galaxie turquoise"),
    ("fr", "planet.plural", {"planet": "D"}, "planètes marron"),
    ("fr", "sector.at", {"sector": 1}, "dans le secteur 1 parsec"),
    ("fr", "sector.at", {"sector": 3}, "dans le secteur 3 parsecs"),
    ("fr", "leader.of", {"leader": "LD-AVA"}, "d’Ava"),
    ("fr", "card.of", {"card": "AI-06"}, "de la carte «\u202fArche\u202f»"),
    ("fr", "amount-energy", {"count": 3}, "3\u00a0énergies"),
    ("en", "gem.a", {"gem": "a"}, "an anthracite gem"),
    ("en", "station.a", {"station": "ST-COL"}, "a colonisation station"),
    ("en", "station.a", {"station": "ST-EXT"}, "an extraction station"),
    ("en", "sector.at", {"sector": 2}, "in the 2-parsec sector"),
    ("en", "level.short", {"n": 3}, "level III"),
    ("en", "tower.a", {"height": 2}, "a tower of 2 cubes"),
)
NAMING = Naming(
    READING,
    VALUES,
    OWN,
    CALLED,
    sentences=("card.text", "tech.text", "bonus.text", "improvement.text", "station.text", "leader.power"),
    left_out=("option-", "mode-", "game-"),
)
