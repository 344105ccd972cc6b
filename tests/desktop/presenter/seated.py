"""Somebody at a table of any game, in the middle of it, with a real choice."""

from rules.games import game_named
from tests.desktop.at_the_table import AtTable, at_a_choice
from tests.desktop.conftest import SitDown


def seated_at(sit_down: SitDown, id: str) -> AtTable:
    game = game_named(id)
    assert game is not None
    return sit_down(at_a_choice(game, 6))
