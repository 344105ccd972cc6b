"""The whole table of Magnastorm from a view: a pure function of the position and of how it is looked at."""

from desktop.board.desk import Look
from desktop.board.sprite import Sprite
from desktop.games.magnastorm.action_sprites import action_board
from desktop.games.magnastorm.aside_sprites import aside
from desktop.games.magnastorm.choice_sprites import choices
from desktop.games.magnastorm.closer import unfolded
from desktop.games.magnastorm.mat_sprites import mats
from desktop.games.magnastorm.planet_sprites import planet
from desktop.games.magnastorm.research_sprites import research_board
from desktop.games.magnastorm.shown import Shown
from rules.magnastorm.view import View


def sprites(view: View, look: Look) -> list[Sprite]:
    """List the sprites of the table, from the felt upwards."""
    shown = Shown(view, look)
    lying = [*planet(shown), *action_board(shown), *research_board(shown), *mats(shown), *aside(shown), *choices(shown)]
    return [*lying, *unfolded(shown)]
