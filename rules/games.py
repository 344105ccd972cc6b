"""The games of Vestiges, in one explicit tuple. Nothing else in rules/ lists them.

`PLAYABLE` says which there are; `GAMES` loads their rules, when it is asked for: a window that only shows what lies
in its drawers need not wait for them.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.core.contract import AnyGame

    GAMES: tuple[AnyGame, ...]

PLAYABLE = ("marajoara",)


@cache
def loaded() -> "tuple[AnyGame, ...]":
    from rules.marajoara import GAME as MARAJOARA  # noqa: PLC0415 (see above)

    return (MARAJOARA,)


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return loaded()
    raise AttributeError(name)


def game_named(id: str) -> "AnyGame | None":
    return next((game for game in loaded() if game.id == id), None)
