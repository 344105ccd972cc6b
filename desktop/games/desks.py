"""The desk of a game, if its table is drawn already."""

import importlib
import importlib.util
from functools import cache

from desktop.board.desk import Desk


@cache
def desk_of(game_id: str) -> Desk | None:
    """What desktop/games/<game>/desk.py calls DESK; None for a game without a table on screen."""
    name = f"desktop.games.{game_id}.desk"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        return None
    if found is None:
        return None
    desk: Desk = importlib.import_module(name).DESK
    return desk
