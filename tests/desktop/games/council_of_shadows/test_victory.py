"""The centre of the celebration: the level that the seat has reached stands in it."""

import pytest

from rules.council_of_shadows import GAME
from rules.council_of_shadows.view import View
from tests.desktop.celebration.centre import centre
from tests.rules.council_of_shadows.table import exploiting


def ended(level: int) -> View:
    at = exploiting(spaces="GRY-1:1-01 GRY-2:1-02", colonies="1-01.3 1-02.1", level=level, energy=5, consumption=40)
    return GAME.view(at.state, 0)


@pytest.mark.usefixtures("qapp")
def test_it_is_that_of_the_level() -> None:
    assert centre(GAME.id, ended(2)) != centre(GAME.id, ended(3))
