"""docs/games tells of the levels what was measured, and nothing else."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.bots.registry import MEASURED
from rules.games import GAME_IDS

ROOT = Path(__file__).parents[2]
NAMES = r"^\| \*(?P<level>\w+)\* \| "
RESULT = r" \| (?P<won>[\d.]+) of (?P<games>\d+) \|"
OF_TWO, OF_MORE = (
    re.compile(NAMES + opponents + RESULT, re.MULTILINE)
    for opponents in (r"\*(?P<below>\w+)\*", r"\*(?P<below>\w+)\* \| (?P<seats>[34])")
)
"""The rows of two tables: of two, of three and four."""
ALONE = re.compile(r"^\| alone, (?:against|in) \|(?P<levels>.*)\|\n\|[-|]+\|\n(?P<rows>(?:\|.*\n)+)", re.MULTILINE)
"""The table of what is played alone: a row for each level of an automa, or mission, a column for each level of ours."""
TWO = {"below": "", "setting": "", "seats": 2}


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_tables_of_levels_have_the_figures_of_the_ladder(game: str) -> None:
    pairs = json.loads((ROOT / "assets" / game / MEASURED).read_text(encoding="utf-8"))["pairs"]
    written = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    rows = [TWO | row.groupdict() for table in (OF_TWO, OF_MORE) for row in table.finditer(written)]
    rows += alone(written)
    assert pairs
    assert {figures(row) for row in rows} == {figures(pair) for pair in pairs}


def alone(written: str) -> Iterator[dict[str, Any]]:
    """Read what each level won alone, cell by cell; a dash stands where nobody has measured it."""
    for table in ALONE.finditer(written):
        levels = re.findall(r"\*(\w+)\*", table["levels"])
        for row in table["rows"].splitlines():
            setting, *cells = (cell.strip() for cell in row.strip("|").split("|"))
            for level, cell in zip(levels, cells, strict=True):
                if cell != "–":
                    won, games = cell.split(" (")[0].split(" of ")
                    yield TWO | {"level": level, "setting": setting, "won": won, "games": games}


def figures(said: Mapping[str, Any]) -> tuple[str, str, str, int, float, int]:
    """Tell one pairing and what came of it; alone it is all the same how many seats the automa has."""
    seats = 1 if said["setting"] else int(said["seats"])
    return said["level"], said["below"], said["setting"], seats, float(said["won"]), int(said["games"])
