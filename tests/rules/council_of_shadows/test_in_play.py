"""What only the rules of Council of Shadows mean in play: the figures of some."""

from tests.rules.council_of_shadows.promises import PLAYING, here
from tests.rules.council_of_shadows.random_games import TABLES, beginning


def test_figures_are_those_of_the_seat_that_looks() -> None:
    state = beginning(*TABLES[0], 1)
    assert PLAYING.said("en", "CS-BUY-3", here(2), state, 1) == ["Your gems: 1 anthracite, 1 gold, 0 transparent"]
