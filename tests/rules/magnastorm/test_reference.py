"""What only the book of rules of Magnastorm promises: what is ours is called so, and each datum says whose it is."""

import re

import pytest

from rules.magnastorm import GAME
from rules.text.localise import LANGUAGES, Language
from tests.rules.magnastorm.reading import READING

UNOFFICIAL = {"fr": re.compile(r"(?i)non officiel"), "en": re.compile(r"(?i)unofficial")}

each_language = pytest.mark.parametrize("language", LANGUAGES)


# What the rulebook does not have


@each_language
def test_the_consortium_is_called_unofficial_wherever_one_meets_it_first(language: Language) -> None:
    texts, mark = READING.texts[language], UNOFFICIAL[language]
    options = [spec.id for spec in GAME.option_specs if spec.needs]
    said = [
        *("chapter-solo", "mode-magnastorm-consortium", "player-consortium", "difference-solo"),
        *(f"{id}.source" for id in READING.ids if "-SOLO-" in id),
        *(f"value-consortium_level-{level}.help" for level in ("easy", "normal", "hard", "expert")),
        *(id for id in texts.ids_of_game if id.startswith("glossary-consortium")),
        *("edition-part-consortium", "note-consortium"),
    ]
    assert [id for id in said if not mark.search(READING.say(language, id))] == []
    for option in options:
        both = READING.say(language, f"option-{option}") + READING.say(language, f"option-{option}.help")
        assert mark.search(both), option


def test_the_mode_against_the_consortium_is_not_official() -> None:
    assert {mode.id: mode.official for mode in GAME.modes} == {"competitive": True, "consortium": False}


# The edition


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("numbers.rounds", 4),
        ("numbers.exchange", 3),
        ("players.2.threshold", 27),
        ("centre_tile.income.trailing.2", {"own": 0, "yellow": 1}),
        ("centre_tile.income.middle.3", {"own": 1, "yellow": 2}),
        ("commanders.2.green", 2),
        ("objectives.0.demands.0", {"from_round": 1, "markers": 1, "levels": 10}),
        ("board_large.objective_values.1", 4),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path",
    [
        *("planet.lines.0", "board_large.spaces.0.colour", "board_large.cells.0.bonus", "rows.0.cost"),
        *("research.levels", "commanders.0.green", "artefacts.gold.0", "consortium.levels.hard"),
    ],
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"
