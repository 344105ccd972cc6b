"""Reads events back from JSON: only tests do, to see that nothing of them was lost."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from rules.core.codec import union_door
from rules.core.contract import AnyGame


def event_from(game: AnyGame, text: str | bytes) -> Any:
    return door(game).validate_json(text)


@cache
def door(game: AnyGame) -> TypeAdapter[Any]:
    return union_door(game.event_type)
