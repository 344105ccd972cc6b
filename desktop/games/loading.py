"""What a game brings to the window, found by name in its folder; nothing where it brings no such part."""

import importlib
import importlib.util
from functools import cache
from typing import Any


def has_part(game_id: str, module: str) -> bool:
    """Whether there is a desktop/games/<game>/<module>.py; loads nothing of it."""
    try:
        return importlib.util.find_spec(f"{__package__}.{game_id}.{module}") is not None
    except ModuleNotFoundError:
        return False


@cache
def part_of(game_id: str, module: str, name: str) -> Any | None:
    """`name` in desktop/games/<game>/<module>.py."""
    if not has_part(game_id, module):
        return None
    return getattr(importlib.import_module(f"{__package__}.{game_id}.{module}"), name)
