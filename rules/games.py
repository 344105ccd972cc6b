"""The games of Vestiges, in one explicit tuple. Nothing else in rules/ lists them.

`PLAYABLE` says which have a table that a window can open; `GAMES` loads the rules of all, when it is asked for: a
window that only shows what lies in its drawers need not wait for them.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.core.contract import AnyGame

    GAMES: tuple[AnyGame, ...]

PLAYABLE = ("excavation_earth", "hoyuk", "marajoara", "council_of_shadows", "magnastorm")


@cache
def loaded() -> "tuple[AnyGame, ...]":
    from rules.council_of_shadows import GAME as COUNCIL_OF_SHADOWS  # noqa: PLC0415 (see above)
    from rules.excavation_earth import GAME as EXCAVATION_EARTH  # noqa: PLC0415
    from rules.hoyuk import GAME as HOYUK  # noqa: PLC0415
    from rules.magnastorm import GAME as MAGNASTORM  # noqa: PLC0415
    from rules.marajoara import GAME as MARAJOARA  # noqa: PLC0415

    return (COUNCIL_OF_SHADOWS, EXCAVATION_EARTH, HOYUK, MAGNASTORM, MARAJOARA)


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return loaded()
    raise AttributeError(name)


def game_named(id: str) -> "AnyGame | None":
    return next((game for game in loaded() if game.id == id), None)
