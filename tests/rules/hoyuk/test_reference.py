"""What only the book of rules of Höyük promises: what is ours is called so, and each datum says whose it is."""

import re

import pytest

from rules.text.localise import LANGUAGES, Language
from tests.rules.hoyuk.reading import READING

UNOFFICIAL = re.compile(r"(?i)non officiel|unofficial|de notre invention|of our own|pas officiel|not official")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_solo_challenge_is_never_taken_for_an_official_one(language: Language) -> None:
    solo = [rule for rule in READING.ids if rule.startswith("HK-SOLO-")]
    assert len(solo) == 15
    ours = (
        "chapter-solo",
        "mode-hoyuk-neighbours",
        "neighbours.unofficial",
        "option-level.help",
        "player-voisins-help",
        "glossary-neighbours.definition",
        "difference-solo",
        "note-neighbours",
        "note-medals",
        "edition-part-neighbours",
    )
    ids = (*(f"{rule}.source" for rule in solo), *ours)
    assert [id for id in ids if not UNOFFICIAL.search(READING.say(language, id))] == []


def test_french_keeps_numbers_and_points_on_one_line() -> None:
    assert re.findall(r"[\d}] points?\b.*", READING.in_french()) == []


# The edition


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("box.houses", 25),
        ("box.house_targets", [25, 20, 15]),
        ("box.pieces.pen", 40),
        ("box.players", {"min": 2, "max": 5}),
        ("aspects.ladder", [1, 3, 5, 8, 12]),
        ("aspects.symbols.classic.joker", 3),
        ("aspects.symbols.intermediate.house", 2),
        ("tiles.classic", 10),
        ("clans.EGUOR.power", "replace"),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path", ["aspects.symbols.expert.cattle", "box.score_spaces", "tiles.elements.CT-15", "neighbours.medals.3"]
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"


def test_what_the_program_does_differently_is_in_the_book() -> None:
    """As docs/games/hoyuk.md has it."""
    told = {each.id for each in READING.reference.differences}
    assert {"first-player", "step-by-step", "passing", "last-turn", "jokers"} <= told
