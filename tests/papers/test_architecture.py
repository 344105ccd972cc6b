"""The map in ARCHITECTURE.md names what is there, in the order in which packages of the window import each other."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").split("## A move, from proposal to record")[0]


def test_every_module_on_the_map_is_there() -> None:
    there = {path.name for home in ("rules", "desktop") for path in (ROOT / home).rglob("*.py")}
    assert set(re.findall(r"\w+\.py", MAP)) <= there


def test_the_window_is_drawn_as_its_packages_import_each_other() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["desktop"])
    drawn = MAP.split("from the roof to the ground")[1]
    heads = re.findall(r"^    (\S.*?)(?:   |$)", drawn, re.MULTILINE)
    order = [re.sub(r"(<game>)?/$|\.py$", "", name).rstrip("/") for head in heads for name in head.split()]
    placed = {name: number for number, layer in enumerate(layers) for name in re.split(r" [|:] ", layer)}
    named = [name for name in order if name in placed]
    assert sorted(named) == sorted(placed)
    assert [placed[name] for name in named] == sorted(placed[name] for name in named)
