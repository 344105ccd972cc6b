"""Options that each seat has its own value of."""

import pytest

from rules.core.options import OptionSpec, value_of_seat, with_value_of_seat
from tests.fixture_game import GAME, edition, seated
from tests.fixture_game.state import Options

HOUSES = next(spec for spec in GAME.option_specs if spec.by_seat)


@pytest.mark.parametrize(
    ("values", "seat", "value", "expected"),
    [
        ((), 1, "wells", ("none", "wells")),
        (("mine",), 0, "none", ()),
        (("mine", "wells"), 1, "none", ("mine",)),
        (("none", "none", "mine"), 2, "none", ()),
    ],
)
def test_a_value_is_set_and_nothing_superfluous_is_kept(
    values: tuple[str, ...], seat: int, value: str, expected: tuple[str, ...]
) -> None:
    changed = with_value_of_seat(HOUSES, values, seat, value)
    assert changed == expected
    assert value_of_seat(HOUSES, changed, seat) == value


def test_usual_is_nothing_for_any_seat() -> None:
    assert HOUSES.usual == ()
    assert OptionSpec("tolls", "switch", True, (False, True), "CV-TOLL-2").usual is True


def test_a_house_decides_where_a_camel_starts_and_sends_one_trader() -> None:
    options = Options(houses=("none", "mine"))
    begun = GAME.setup(GAME.box(edition()), options, seated("Ana", "Ben"), 1)
    assert [trader.camel for trader in begun.traders] == [begun.box.start, "mine"]
    twice = Options(houses=("mine", "mine"))
    assert [each.rule for each in GAME.objections_to_start(twice, seated("Ana", "Ben"))] == ["CV-HOUSE-2"]


def test_two_ways_to_strengthen_the_rival_exclude_each_other() -> None:
    seating = seated("Ana", "rival")
    both = Options(rival_wells=True, rival_dunes=True)
    assert [each.rule for each in GAME.objections_to_start(both, seating)] == ["CV-RIVAL-8"]
    begun = GAME.setup(GAME.box(edition()), Options(rival_wells=True), seating, 1)
    assert begun.traders[1].camel == "wells"
