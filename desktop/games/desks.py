"""The desk of a game, if its table is drawn already."""

from desktop.board.desk import AnyDesk
from desktop.games.loading import part_of


def desk_of(game_id: str) -> AnyDesk | None:
    """What desktop/games/<game>/desk.py calls DESK; None for a game without a table on screen."""
    desk: AnyDesk | None = part_of(game_id, "desk", "DESK")
    return desk
