"""What only the rules of Höyük mean in play: the cards of the expert game, the figures of some."""

from rules.hoyuk.options import Options
from rules.reference.in_play import why_not
from tests.rules.hoyuk.promises import PLAYING, here
from tests.rules.hoyuk.random_games import beginning
from tests.rules.hoyuk.reading import READING
from tests.rules.hoyuk.table import BOX, PERSON


def test_the_cards_of_the_expert_game_are_those_that_the_others_leave_out() -> None:
    """HK-SET-2."""
    for card, calamity in BOX.calamity.items():
        classic = why_not(READING.reference.in_play, calamity.rule, here(2)) is None
        assert classic == (card in BOX.catastrophes["classic"]), calamity.rule


def test_figures_are_those_of_the_seat_that_looks() -> None:
    state = beginning((PERSON,) * 2, Options(house_target=20), 1)
    assert PLAYING.said("en", "HK-TURN-4", here(2, house_target=20), state) == ["You have 20 houses left to build"]
