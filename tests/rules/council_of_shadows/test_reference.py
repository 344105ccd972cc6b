"""What only the book of rules of Council of Shadows promises: each datum says whose it is."""

import re

import pytest

from tests.rules.council_of_shadows.reading import READING


def test_french_keeps_numbers_and_energy_on_one_line() -> None:
    assert re.findall(r"[\d}] énergies?\b.*", READING.in_french()) == []


# The edition


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("numbers.consumption", {"least": 20, "most": 100}),
        ("numbers.gem_worth", {"a": 1, "g": 2, "t": 3}),
        ("galaxies.3.majority", {"energy": 8, "card": True}),
        ("galaxies.4.minority", {"energy": 4, "card": True}),
        ("galaxies.5.majority", {"energy": 9}),
        ("galaxies.8.minority", {"energy": 6}),
        ("start_cards.1.consumption", 6),
        ("ai_cards.1.consumption", -4),
        ("leaders.1.consumption", 34),
        ("automa.cards.6.consumption", 11),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path", ["tiles.0.0", "ai_cards.10.effects", "improvements.0.cost", "compensation.0.gems", "automa.cards.0.rows.0"]
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"
