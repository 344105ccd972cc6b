"""docs/games tells of the levels what was measured, and nothing else."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.bots.registry import MEASURED
from rules.games import GAME_IDS

ROOT = Path(__file__).parents[2]
NAMES = r"^\| \*(?P<level>\w+)\* \| "
RESULT = r" \| (?P<won>[\d.]+) of (?P<games>\d+) \|"
OF_TWO, OF_MORE, ALONE = (
    re.compile(NAMES + opponents + RESULT, re.MULTILINE)
    for opponents in (r"\*(?P<below>\w+)\*", r"\*(?P<below>\w+)\* \| (?P<seats>[34])", r"(?P<setting>\w[\w-]*)")
)
"""The rows of three tables: of two, of three and four, of what is played alone."""
TWO = {"below": "", "setting": "", "seats": 2}


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_tables_of_levels_have_the_figures_of_the_ladder(game: str) -> None:
    pairs = json.loads((ROOT / "assets" / game / MEASURED).read_text(encoding="utf-8"))["pairs"]
    written = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    rows = [TWO | row.groupdict() for table in (OF_TWO, OF_MORE, ALONE) for row in table.finditer(written)]
    assert pairs
    assert {figures(row) for row in rows} == {figures(pair) for pair in pairs}


def figures(said: Mapping[str, Any]) -> tuple[str, str, str, int, float, int]:
    """Tell one pairing and what came of it; alone it is all the same how many seats the automa has."""
    seats = 1 if said["setting"] else int(said["seats"])
    return said["level"], said["below"], said["setting"], seats, float(said["won"]), int(said["games"])
