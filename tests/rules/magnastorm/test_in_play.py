"""What only the rules of Magnastorm mean in play: the figures of some."""

from tests.rules.magnastorm.promises import PLAYING, here
from tests.rules.magnastorm.random_games import TABLES, beginning


def test_figures_are_those_of_the_seat_that_looks() -> None:
    """The third and the fourth in order begin with a cube more (MS-POS-4)."""
    state = beginning(*TABLES[4], 1)
    told = {seat: PLAYING.said("en", "MS-EXC-1", here(4), state, seat) for seat in state.seats}
    counts = {seat: sum(state.players[seat].cubes) for seat in state.seats}
    assert told == {seat: [f"Your cubes: {count}"] for seat, count in counts.items()}


def test_levels_are_told_of_the_fields_that_are_in_play() -> None:
    for number, seats, said in ((0, 2, "green 0, red 0, blue 0"), (4, 4, "green 0, red 0, blue 0, brown 0")):
        state = beginning(*TABLES[number], 1)
        assert PLAYING.said("en", "MS-RES-1", here(seats), state) == [f"Your levels: {said}"]
