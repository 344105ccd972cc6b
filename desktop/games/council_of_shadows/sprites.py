"""The whole table of Council of Shadows as sprites, from the felt upwards."""

from desktop.board.desk import Look
from desktop.board.sprite import Sprite
from desktop.games.council_of_shadows.automa_sprites import automa_board
from desktop.games.council_of_shadows.board_sprites import board
from desktop.games.council_of_shadows.choice_sprites import choices
from desktop.games.council_of_shadows.closer import unfolded
from desktop.games.council_of_shadows.mat_sprites import mats
from desktop.games.council_of_shadows.shown import Shown
from desktop.games.council_of_shadows.side_sprites import side_boards
from rules.council_of_shadows.view import View


def sprites(view: View, look: Look) -> list[Sprite]:
    shown = Shown(view, look)
    return [
        *board(shown),
        *side_boards(shown),
        *automa_board(shown),
        *mats(shown),
        *choices(shown),
        *unfolded(shown),
    ]
