"""The whole table of Marajoara from a view: a pure function of the position and of how it is looked at."""

from desktop.board.desk import Look
from desktop.board.sprite import Sprite
from desktop.games.marajoara.board_sprites import shared
from desktop.games.marajoara.choice_sprites import choices
from desktop.games.marajoara.goal_sprites import mission_goals
from desktop.games.marajoara.mat_sprites import museums
from desktop.games.marajoara.shown import Shown
from rules.marajoara.view import View


def sprites(view: View, look: Look) -> list[Sprite]:
    """List the sprites of the table, from the felt upwards."""
    shown = Shown(view, look)
    return [*shared(shown), *museums(shown), *mission_goals(shown), *choices(shown)]
