"""docs/games tells of the levels what was measured, and nothing else."""

import json
import re
from pathlib import Path

import pytest

from rules.bots.registry import MEASURED
from rules.games import GAME_IDS

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| \*(\w+)\* \| \*(\w+)\* \| ([\d.]+) of (\d+) \|", re.MULTILINE)


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_table_of_levels_has_the_figures_of_the_ladder(game: str) -> None:
    pairs = json.loads((ROOT / "assets" / game / MEASURED).read_text(encoding="utf-8"))["pairs"]
    measured = {
        (pair["level"], pair["below"]): (pair["won"], pair["games"])
        for pair in pairs
        if pair["seats"] == 2 and not pair["setting"]
    }
    written = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    told = {(level, below): (float(won), int(games)) for level, below, won, games in ROW.findall(written)}
    assert measured
    assert told == measured
