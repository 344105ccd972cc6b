"""The whole table of Höyük from a view: a pure function of the position and of how it is looked at."""

from desktop.board.desk import Look
from desktop.board.sprite import Sprite
from desktop.games.hoyuk.block_sprites import block_labels
from desktop.games.hoyuk.closer import unfolded
from desktop.games.hoyuk.mat_sprites import mats
from desktop.games.hoyuk.overlay_sprites import overlays
from desktop.games.hoyuk.shown import Shown
from desktop.games.hoyuk.side_sprites import side_boards
from desktop.games.hoyuk.village_sprites import village
from rules.hoyuk.view import View


def sprites(view: View, look: Look) -> list[Sprite]:
    """List the sprites of the table, from the felt upwards."""
    shown = Shown(view, look)
    lying = [*village(shown), *overlays(shown), *block_labels(shown), *side_boards(shown), *mats(shown)]
    return [*lying, *unfolded(shown)]
