"""The whole table of Excavation Earth from a view: a pure function of the position and of how it is looked at."""

from desktop.board.desk import Look
from desktop.board.sprite import Sprite
from desktop.games.excavation_earth.board_sprites import main_board
from desktop.games.excavation_earth.choice_sprites import choices
from desktop.games.excavation_earth.closer import unfolded
from desktop.games.excavation_earth.mat_sprites import mats
from desktop.games.excavation_earth.shown import Shown
from desktop.games.excavation_earth.side_sprites import side_boards
from rules.excavation_earth.view import View


def sprites(view: View, look: Look) -> list[Sprite]:
    """List the sprites of the table, from the felt upwards."""
    shown = Shown(view, look)
    return [*main_board(shown), *side_boards(shown), *mats(shown), *choices(shown), *unfolded(shown)]
