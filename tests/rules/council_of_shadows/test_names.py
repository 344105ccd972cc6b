"""The names of things in Council of Shadows: each has its own, with the right article before it."""

from itertools import product

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.council_of_shadows.reading import READING
from tests.rules.reference.naming import Naming, check_articles, check_own_names, check_tidy

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
NAMED = (
    ("gem", "gem"),
    ("planet", "planet"),
    ("sector", "sector"),
    ("galaxy", "galaxy"),
    ("card", "card"),
    ("improvement", "improvement"),
    ("tech", "tech"),
    ("station", "station"),
    ("leader", "leader"),
    ("civilisation", "civilisation"),
    ("automa-card", "automa"),
    ("seat", "owner"),
    ("level", "n"),
)
NAMING = Naming(READING, VALUES, left_out=("option-", "mode-", "game-"))

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


@pytest.mark.parametrize(
    ("language", "id", "args", "said"),
    [
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
    ],
)
def test_how_things_are_called(language: Language, id: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, id, **args) == said


@each_language
def test_what_a_card_does_is_a_sentence(language: Language) -> None:
    cards = (("card", "card"), ("tech", "tech"), ("bonus", "bonus"), ("improvement", "improvement"))
    for message, gap in (*cards, ("station", "station")):
        for value in VALUES[gap]:
            assert READING.say(language, f"{message}.text", **{gap: value}).endswith("."), value
    assert all(READING.say(language, "leader.power", leader=leader).endswith(".") for leader in VALUES["leader"])


@each_language
def test_a_galaxy_card_is_dark_and_named_after_its_galaxy(language: Language) -> None:
    """CS-BON-9."""
    for card, galaxy in product(PLAIN["dark_bonus"], VALUES["galaxy"]):
        if card.get("galaxy") == galaxy:
            colour = READING.say(language, "galaxy.short", galaxy=galaxy)
            assert colour in READING.say(language, "bonus", bonus=card["ref"]).lower()
            assert READING.say(language, "bonus.kind", bonus=card["ref"]) == READING.say(language, "dark-bonus")
