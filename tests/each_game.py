"""Finds what each game gives to the tests that all games share: modules of the same names in each game's folder.

A new game adds its folder, and no line in a shared test.
"""

from importlib import import_module
from typing import Any

from rules.games import GAME_IDS

IDS = GAME_IDS


def given_by_each(name: str, folder: str, module: str) -> tuple[Any, ...]:
    """Import a name from the module that every game has in `tests/<folder>/<game>/`, in the order of `IDS`."""
    return tuple(getattr(import_module(f"tests.{folder}.{id}.{module}"), name) for id in IDS)
