"""The names of things in Magnastorm: each has its own, with the right article before it."""

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.reading import READING
from tests.rules.reference.naming import Naming, check_articles, check_own_names, check_tidy

PLAIN = READING.edition.plain()
COMMANDERS = tuple(int(each["ref"]) for each in PLAIN["commanders"])
COLOURS = tuple(PLAIN["box"]["colours"])

VALUES: dict[str, tuple[str | int, ...]] = {
    "owner": COLOURS,
    "colour": (*COLOURS, "yellow", "black"),
    "crew": (*COLOURS, "yellow"),
    "federation": tuple(PLAIN["box"]["federations"].values()),
    "field": tuple(each["ref"] for each in PLAIN["research"]["fields"]),
    "sector": tuple(PLAIN["planet"]["sectors"]),
    "area": ("a", "b", "c", "d", "e"),
    "start": tuple(each["ref"] for each in PLAIN["planet"]["starts"]),
    "space": ("green", "red", "blue", "brown", "white"),
    "position": ("trailing", "middle", "leading"),
    "weather": ("calm", "storm"),
    "row": tuple(each["ref"] for each in PLAIN["rows"]),
    "column": tuple(PLAIN["board_large"]["columns"]),
    "panel": ("upper", "lower"),
    "commander": COMMANDERS,
    "objective": tuple(each["ref"] for each in PLAIN["objectives"]),
    "bonus": ("double", "research", "crew", "range", "bag", "turn", "none"),
    "place": ("O", "I", "T"),
    "one": ("SW",),
    "other": ("W",),
    "metal": tuple(PLAIN["artefacts"]),
    "artefact": (101, 212),
    "step": ("E", "A", "R"),
    "grade": tuple(PLAIN["consortium"]["grades"]["easy"]),
    "action": ("move", "gain"),
    "phase": ("crew", "research", "turns", "administration", "over"),
    "n": (1, 2, 3, 12),
    "count": (0, 1, 2, 5),
}
NAMED = (
    ("seat", "owner"),
    ("federation", "federation"),
    ("cube", "colour"),
    ("crew", "crew"),
    ("field", "field"),
    ("sector", "sector"),
    ("start", "start"),
    ("space-colour", "space"),
    ("calm-position", "position"),
    ("row", "row"),
    ("column", "column"),
    ("panel", "panel"),
    ("commander", "commander"),
    ("objective", "objective"),
    ("metal", "metal"),
    ("artefact", "artefact"),
    ("consortium-step", "step"),
    ("consortium-grade", "grade"),
)
NAMING = Naming(READING, VALUES, left_out=("option-", "mode-", "game-", "level-bonus"))

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
        ("fr", "cube.count", {"colour": "purple", "count": 2}, "2 cubes violets"),
        ("fr", "cube.count", {"colour": "orange", "count": 3}, "3 cubes orange"),
        ("fr", "crew.the", {"crew": "yellow"}, "le membre d’équipage neutre"),
        ("fr", "sector.at", {"sector": "SW"}, "dans le secteur sud-ouest"),
        ("fr", "space.at", {"sector": "NW", "area": "d", "n": 2}, "sur la case NO-d2"),
        ("fr", "commander.of", {"commander": 3}, "d’Ellen B. Outridge"),
        ("fr", "commander.of", {"commander": 1}, "de Forrester Dain"),
        ("fr", "field.at", {"field": "brown"}, "en recherche brune"),
        ("fr", "objective.the", {"objective": "S2"}, "l’objectif «\u202f4 laboratoires\u202f»"),
        ("en", "cube.a", {"colour": "orange"}, "an orange cube"),
        ("en", "crew.a", {"crew": "yellow"}, "a neutral crew member"),
        ("en", "cell.at", {"row": "R4", "column": "C2"}, "on the cell of row 4, column 3"),
        ("en", "site.the", {"one": "SW", "other": "W", "place": "O"}, "the outer station site SW–W"),
        ("en", "level-bonus", {"kind": "bag", "count": 3}, "3 cubes from the bag"),
        ("en", "level-bonus", {"kind": "crew", "count": 1}, "placing a crew member"),
    ],
)
def test_how_things_are_called(language: Language, id: str, args: dict[str, str | int], said: str) -> None:
    assert READING.say(language, id, **args) == said


@each_language
def test_what_a_card_does_is_a_sentence(language: Language) -> None:
    for commander in COMMANDERS:
        assert READING.say(language, "commander.text", commander=commander).endswith("."), commander
    for objective in VALUES["objective"]:
        assert READING.say(language, "objective.text", objective=objective).endswith("."), objective
    for bonus in VALUES["bonus"]:
        assert READING.say(language, "cell-bonus.text", bonus=bonus, field="red").endswith("."), bonus
    assert READING.say(language, "token.text").endswith(".")


@each_language
def test_a_commander_is_known_by_a_part_of_the_whole_name(language: Language) -> None:
    for commander in COMMANDERS:
        short = READING.say(language, "commander.short", commander=commander)
        assert short in READING.say(language, "commander", commander=commander)
