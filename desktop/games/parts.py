"""What a game brings to the window, found by name in its folder; nothing where it brings no such part."""

import importlib
import importlib.util
from functools import cache
from typing import Any


@cache
def part_of(game_id: str, module: str, name: str) -> Any | None:
    """`name` in desktop/games/<game>/<module>.py."""
    path = f"{__package__}.{game_id}.{module}"
    try:
        found = importlib.util.find_spec(path)
    except ModuleNotFoundError:
        return None
    return None if found is None else getattr(importlib.import_module(path), name)
