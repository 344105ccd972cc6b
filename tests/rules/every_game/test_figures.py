"""The figures of every game do not lie: the engine agrees with all that they light and all that they hatch."""

from typing import Any

import pytest

from rules.reference.figures import lies, shown
from rules.reference.model import Figure
from tests.each_game import given_by_each
from tests.rules.core.random_games import RandomGames
from tests.rules.reference.reading import Reading

READINGS: tuple[Reading, ...] = given_by_each("READING", "rules", "reading")
RANDOM: tuple[RandomGames[Any], ...] = given_by_each("RANDOM", "rules", "random_games")
OTHER = ".other"
"""Of the reading of a ruling that is not ours."""


@pytest.mark.parametrize(
    ("at", "reading", "figure"),
    [
        pytest.param(at, reading, figure, id=f"{reading.id}-{figure.rule}")
        for at, reading in zip(RANDOM, READINGS, strict=True)
        for figure in reading.reference.figures
    ],
)
def test_no_figure_lies(at: RandomGames[Any], reading: Reading, figure: Figure) -> None:
    assert list(lies(at.game, at.box, figure)) == []
    picture = shown(at.game, at.box, figure)
    assert len(picture.forbidden) == len(figure.refused)
    assert picture.allowed or picture.forbidden or (figure.parts and not reading.figures_have_moves)


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_each_figure_is_of_a_rule_or_of_a_reading_and_the_only_one(reading: Reading) -> None:
    rulings = {ruling.id for ruling in reading.reference.rulings}
    about = [figure.rule for figure in reading.reference.figures]
    assert len(set(about)) == len(about) >= reading.figures
    assert {each.removesuffix(OTHER) for each in about} <= {*reading.ids, *rulings}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_a_ruling_with_a_switch_shows_both_readings_or_none(reading: Reading) -> None:
    about = {figure.rule for figure in reading.reference.figures}
    switched = {ruling.id for ruling in reading.reference.rulings if ruling.switch}
    assert {id for id in switched if id in about} == reading.drawn
    assert {each.removesuffix(OTHER) for each in about if each.endswith(OTHER)} == reading.drawn
