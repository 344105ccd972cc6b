"""The games of Vestiges: the one list of them, in the order of the cabinet. Each is a folder of that name in rules/.

`GAMES` loads the rules of all, when it is asked for: a window that only shows what lies in its drawers need not wait
for them.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.core.contract import AnyGame

    GAMES: tuple[AnyGame, ...]

GAME_IDS = ("excavation_earth", "hoyuk", "marajoara", "council_of_shadows", "magnastorm")


@cache
def loaded() -> "tuple[AnyGame, ...]":
    return tuple(import_module(f"rules.{id}").GAME for id in GAME_IDS)


@cache
def alone(id: str) -> "AnyGame":
    """Load one game and no other: all of them take longer than most of what a process is asked."""
    assert id in GAME_IDS, "only games of the program are asked about"
    game: AnyGame = import_module(f"rules.{id}").GAME
    return game


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return loaded()
    raise AttributeError(name)


def game_named(id: str) -> "AnyGame | None":
    return next((game for game in loaded() if game.id == id), None)
