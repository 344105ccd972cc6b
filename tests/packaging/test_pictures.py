"""The pictures of README.md: there, small, and those that the command makes."""

import re
from pathlib import Path

from PySide6.QtGui import QImage

from desktop.commands.screenshot import ARGUMENTS
from pictures import FOLDER, MOST_BYTES, PICTURES, ROOT, WIDE
from rules.games import GAME_IDS

README = (Path(ROOT) / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"!\[([^\]]+)\]\((docs/pictures/[^)]+)\)", README)


def test_readme_shows_what_the_command_makes() -> None:
    assert [path for _, path in SHOWN] == [f"docs/pictures/{name}" for name in PICTURES]
    assert {each.name for each in FOLDER.iterdir()} == set(PICTURES)
    assert all(len(words) > 8 for words, _ in SHOWN)


def test_every_table_is_among_them() -> None:
    assert {wanted[0] for name, wanted in PICTURES.items() if name != "cabinet.jpg"} == set(GAME_IDS)


def test_they_are_asked_for_as_the_program_knows() -> None:
    known = {each.name for each in ARGUMENTS}
    assert {each for wanted in PICTURES.values() for each in wanted if each.startswith("--")} <= known


def test_together_they_are_small() -> None:
    assert sum((FOLDER / name).stat().st_size for name in PICTURES) <= MOST_BYTES
    for name in PICTURES:
        image = QImage(str(FOLDER / name))
        assert image.width() == WIDE
        assert image.height() == WIDE * 5 // 8
