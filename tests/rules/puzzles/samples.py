"""Puzzles as `vestiges puzzles` finds them, by game, to try what must be true of all."""

from functools import cache
from pathlib import Path
from typing import Any

from rules.core import resources
from rules.core.contract import AnyGame
from rules.core.edition import read_edition
from rules.puzzles.model import Shelf, read_shelf

FOLDER = Path(__file__).parent / "samples"


def file_of(game_id: str) -> Path:
    return FOLDER / f"{game_id}.json"


@cache
def sample_of(game_id: str) -> Shelf:
    return read_shelf(file_of(game_id))


@cache
def box_of(game: AnyGame) -> Any:
    return game.box(read_edition(resources.assets() / game.id / "edition", game.id))
