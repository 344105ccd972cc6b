"""What CONTRIBUTING and ARCHITECTURE say of the tree is true."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.games import GAME_IDS

ROOT = Path(__file__).parents[2]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
FOLDERS = ("rules", "desktop", "tests", "packaging", "translations", "assets", ".ci", ".github")
READ = {".py", ".ftl", ".json", ".toml", ".yml", ""}


def section(text: str, title: str) -> str:
    """Cut out what stands under a heading."""
    start = text.index(f"{title}\n")
    return re.split(r"^#", text[start:], maxsplit=1, flags=re.MULTILINE)[0]


def files() -> Iterator[Path]:
    yield ROOT / "pyproject.toml"
    for folder in FOLDERS:
        yield from (file for file in (ROOT / folder).rglob("*") if file.is_file() and file.suffix in READ)


def is_of_one_game(file: Path) -> bool:
    return not set(file.relative_to(ROOT).parts).isdisjoint(GAME_IDS)


def test_the_shared_files_that_name_every_game_are_listed() -> None:
    """A sixth game is added by its own folders and by these."""
    listed = set(
        re.findall(r"[\w./]+\.(?:py|toml|ftl)", section(CONTRIBUTING, "The shared files that name every game"))
    )
    named = {
        file.relative_to(ROOT).as_posix()
        for file in files()
        if not is_of_one_game(file) and names_all(file.read_text(encoding="utf-8", errors="replace"))
    }
    assert listed - {"rules/games.py"} == named - {"rules/games.py"}


def names_all(text: str) -> bool:
    return all(re.search(rf"\b{game}\b|-{game}\b|_{game}\b", text) for game in GAME_IDS)


@pytest.mark.parametrize("text", [CONTRIBUTING, ARCHITECTURE], ids=["contributing", "architecture"])
def test_files_that_are_named_are_there(text: str) -> None:
    named = set(re.findall(r"`((?:rules|desktop|tests|packaging|assets|docs|translations)/[\w./-]*\w)`", text))
    assert named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []
