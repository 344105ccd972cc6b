"""What only the book of rules of Excavation Earth promises: each datum says whose it is."""

import re

import pytest

from tests.rules.excavation_earth.reading import READING


def test_french_keeps_numbers_and_credits_on_one_line() -> None:
    assert re.findall(r"[\d}] crédits?\b.*", READING.in_french()) == []


# The edition


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("box.counts.relics", 90),
        ("box.setup.survey_row", {"2": 3, "3": 4, "4": 5}),
        ("box.setup.white_buyers", {"2": 6, "3": 6, "4": 7}),
        ("buyers.payout.0", 9),
        ("buyers.payout.1", 5),
        ("buyers.payout.4", 0),
        ("map.wraps", ["G1 M6", "G1 BE"]),
        ("numbers.majorities.2", [15, 10, 5, 0]),
        ("zu.cards.command.5", 6),
        ("zu.failure_credits", 10),
    ],
)
def test_what_the_rulebook_prints_is_marked_as_such(path: str, value: object) -> None:
    datum = next(each for each in READING.edition.data() if each.path == path)
    assert (datum.value, datum.provenance) == (value, "rulebook")


@pytest.mark.parametrize(
    "path",
    ["buyers.payout.2", "gallery.row_credits.3", "map.edges", "command.tiles.CT1.white", "factions.KUT.initiative"],
)
def test_what_is_ours_is_marked_as_such(path: str) -> None:
    assert next(each for each in READING.edition.data() if each.path == path).provenance == "reconstructed"


def test_what_the_program_does_differently_is_in_the_book() -> None:
    """As docs/games/excavation_earth.md has it."""
    told = {each.id for each in READING.reference.differences}
    assert {"redraw-after-setup", "nothing-left", "sale-step-by-step"} <= told
