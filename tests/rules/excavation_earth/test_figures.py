"""The figures of Excavation Earth: the engine agrees with all that they light and all that they hatch."""

import pytest

from rules.core import resources
from rules.core.edition import read_edition
from rules.excavation_earth import GAME
from rules.reference.model import Figure, read_reference
from tests.rules.reference.promises import check_figure

HOME = resources.assets() / GAME.id
REFERENCE = read_reference(HOME)
BOX = GAME.box(read_edition(HOME / "edition", GAME.id))
OTHER = ".other"


@pytest.mark.parametrize("figure", REFERENCE.figures, ids=lambda figure: figure.rule)
def test_no_figure_lies(figure: Figure) -> None:
    check_figure(GAME, BOX, figure)


def test_each_figure_is_of_a_rule_or_of_a_reading_and_the_only_one() -> None:
    rules = {rule for chapter in REFERENCE.chapters for rule in chapter.rules}
    rulings = {ruling.id for ruling in REFERENCE.rulings}
    about = [figure.rule for figure in REFERENCE.figures]
    assert len(set(about)) == len(about) >= 30
    assert {each.removesuffix(OTHER) for each in about} <= rules | rulings


def test_a_ruling_with_a_switch_shows_both_readings_or_none() -> None:
    about = {figure.rule for figure in REFERENCE.figures}
    drawn = {ruling.id for ruling in REFERENCE.rulings if {ruling.id, ruling.id + OTHER} & about}
    assert drawn == {"EE-A1", "EE-A2", "EE-A3"}, "the other switches are about Zu, who makes no move to draw"
    assert all({id, id + OTHER} <= about for id in drawn)
    assert all(ruling.switch for ruling in REFERENCE.rulings if ruling.id in drawn)
