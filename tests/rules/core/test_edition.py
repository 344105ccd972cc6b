"""Component data knows where it comes from, and an owner of the box knows better."""

from collections.abc import Sequence

import pytest

from rules.core.correcting import Correction
from rules.core.edition import BrokenEdition, Datum, Edition, Problem
from rules.core.types import Json
from tests.fixture_game import GAME, edition

GATE_PRICE = "map.markets.gate.price"


def datum(edition: Edition, path: str) -> Datum:
    return next(each for each in edition.data() if each.path == path)


def problems_of_correcting(edition: Edition, corrections: Sequence[Correction]) -> tuple[Problem, ...]:
    with pytest.raises(BrokenEdition) as broken:
        GAME.box(edition.corrected(corrections))
    return broken.value.problems


def test_each_file_is_one_branch_and_the_version_is_none() -> None:
    read = edition()
    assert (read.game, read.version) == ("caravan", 1)
    assert set(read.tree) == {"cards", "kit", "map"}


def test_data_carry_path_value_and_provenance() -> None:
    assert datum(edition(), GATE_PRICE) == Datum(
        GATE_PRICE, 6, "reconstructed", source="", note="The gate is the farthest market."
    )
    assert datum(edition(), "cards.silk.strength").source == "https://example.org/caravan/cards"


def test_counts_are_those_of_the_data() -> None:
    assert edition().counts() == {"rulebook": 16, "public": 2, "reconstructed": 1, "owner": 0}


def test_plain_is_the_same_structure_with_bare_values() -> None:
    plain = edition().plain()
    assert plain["cards"]["salt"] == {"count": 8, "strength": 1}
    assert plain["map"]["roads"][0] == ["oasis", "wells"]
    assert plain["map"]["markets"]["gate"]["price"] == 6


def test_data_in_lists_have_their_place_in_the_path() -> None:
    tree: Json = {"tiles": [{"face": {"value": 3, "provenance": "rulebook"}}, {"back": "plain"}]}
    listed = Edition("caravan", 1, tree)
    assert [each.path for each in listed.data()] == ["tiles.0.face"]
    assert listed.plain() == {"tiles": [{"face": 3}, {"back": "plain"}]}
    assert listed.corrected([Correction("tiles.0.face", 4)]).plain() == {"tiles": [{"face": 4}, {"back": "plain"}]}


def test_an_owners_value_stands_on_top_and_says_whose_it_is() -> None:
    printed = edition()
    corrected = printed.corrected([Correction(GATE_PRICE, 7)])
    assert (datum(corrected, GATE_PRICE).value, datum(corrected, GATE_PRICE).provenance) == (7, "owner")
    assert corrected.counts() == {"rulebook": 16, "public": 2, "reconstructed": 0, "owner": 1}
    assert corrected.corrections == (Correction(GATE_PRICE, 7),)
    assert datum(printed, GATE_PRICE).value == 6


def test_the_box_is_built_from_the_owners_values() -> None:
    market = GAME.box(edition().corrected([Correction(GATE_PRICE, 7)])).market("gate")
    assert market is not None
    assert market.price == 7


def test_corrections_add_up_and_the_last_of_one_path_counts() -> None:
    port = Correction("map.markets.port.price", 5)
    corrected = edition().corrected([Correction(GATE_PRICE, 7), port]).corrected([Correction(GATE_PRICE, 8)])
    assert set_of(corrected) == {(GATE_PRICE, 8), (port.path, 5)}
    assert datum(corrected, GATE_PRICE).value == 8
    assert edition().corrected(corrected.corrections).tree == corrected.tree


def set_of(edition: Edition) -> set[tuple[str, int]]:
    assert len({each.path for each in edition.corrections}) == len(edition.corrections)
    return {(each.path, each.value) for each in edition.corrections}


def test_corrections_that_lead_nowhere_are_all_named() -> None:
    wrong = [
        Correction("map.markets.moon.price", 1),
        Correction(GATE_PRICE, 7),
        Correction("map.markets", {}),
    ]
    assert problems_of_correcting(edition(), wrong) == (
        Problem("edition-no-such-datum", "map.markets.moon.price"),
        Problem("edition-no-such-datum", "map.markets"),
    )


def test_values_of_a_wrong_kind_are_named_where_they_stand() -> None:
    wrong = [Correction(GATE_PRICE, "dear"), Correction("kit.rounds", None)]
    found = problems_of_correcting(edition(), wrong)
    assert [(each.id, each.path) for each in found] == [
        ("edition-bad-value", "map.markets.gate.price"),
        ("edition-bad-value", "kit.rounds"),
    ]
    assert found[0].sentence.named["path"] == GATE_PRICE


def test_values_that_do_not_go_together_are_named_by_the_game() -> None:
    wrong = [Correction("map.roads", [["oasis", "moon"]]), Correction("map.markets.port.buys", "tea")]
    assert problems_of_correcting(edition(), wrong) == (
        Problem("cv-unknown-place", "map.roads.0", (("place", "moon"),)),
        Problem("cv-unknown-good", "map.markets.port.buys", (("good", "tea"),)),
    )
