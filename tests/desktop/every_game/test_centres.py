"""The centre of the celebration: within its place, built up moment by moment, that of the seat; for all five games."""

from itertools import pairwise
from typing import Any

import pytest

from desktop.style.palette import THEMES, ThemeName
from rules.core.types import Seat
from rules.games import game_named
from tests.desktop.celebration.centre import HIGH, MARGIN, WIDE, centre
from tests.desktop.celebration.ends import ends, players_of, table
from tests.desktop.games.looks import is_clear_at_the_rim
from tests.each_game import IDS, given_by_each

pytestmark = pytest.mark.usefixtures("qapp")

MOMENTS = dict(zip(IDS, given_by_each("MOMENTS", "desktop.games", "positions"), strict=True))
PLINTH, SOLID, FILLED = 75, 255, 0.12
"""So much above the plinth is covered at the least."""
EVERY_END = [(id, name) for id in IDS for name in ends(id)]
AMONG_SEVERAL = [(id, name) for id, name in EVERY_END if len(players_of(id, name)) > 1]

each_theme = pytest.mark.parametrize("theme", tuple(THEMES))


def ended(id: str, name: str) -> Any:
    """What the first seat sees at the end."""
    game = game_named(id)
    assert game is not None
    return game.view(table(id, name).timeline.state, 0)


def winner(id: str, name: str) -> Seat:
    game = game_named(id)
    assert game is not None
    return game.scores(table(id, name).timeline.state).winners[0]


@pytest.mark.parametrize(("id", "name"), EVERY_END)
@each_theme
def test_it_stays_in_its_place(id: str, name: str, theme: ThemeName) -> None:
    """Whoever's it is, an automa's too."""
    for seat in range(len(players_of(id, name))):
        image = centre(id, ended(id, name), theme=theme, seat=seat)
        assert is_clear_at_the_rim(image), seat


@pytest.mark.parametrize(("id", "name"), AMONG_SEVERAL)
@each_theme
def test_what_was_won_with_stands_above_the_plinth(id: str, name: str, theme: ThemeName) -> None:
    image = centre(id, ended(id, name), theme=theme, seat=winner(id, name))
    points = [(x, y) for x in range(MARGIN, MARGIN + WIDE, 10) for y in range(MARGIN, MARGIN + HIGH - PLINTH, 10)]
    covered = [(x, y) for x, y in points if image.pixelColor(x, y).alpha() == SOLID]
    assert len(covered) > FILLED * len(points)


@pytest.mark.parametrize(("id", "name"), AMONG_SEVERAL)
def test_it_comes_step_by_step_and_ends_where_it_stays(id: str, name: str) -> None:
    view, seat = ended(id, name), winner(id, name)
    steps = [centre(id, view, share, seat=seat) for share in MOMENTS[id]]
    assert (MOMENTS[id][0], MOMENTS[id][-1]) == (0.0, 1.0)
    assert all(one != other for one, other in pairwise(steps))
    assert centre(id, view, 1.0, seat=seat) == steps[-1]


@pytest.mark.parametrize(("id", "name"), AMONG_SEVERAL)
def test_it_is_that_of_the_seat(id: str, name: str) -> None:
    view = ended(id, name)
    drawn = [centre(id, view, seat=seat) for seat in range(len(players_of(id, name)))]
    assert all(one != other for one, other in pairwise(drawn))
