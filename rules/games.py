"""The games of Vestiges, in one explicit tuple. Nothing else in rules/ lists them."""

from rules.core.contract import AnyGame
from rules.marajoara import GAME as MARAJOARA

GAMES: tuple[AnyGame, ...] = (MARAJOARA,)


def game_named(id: str) -> AnyGame | None:
    return next((game for game in GAMES if game.id == id), None)
