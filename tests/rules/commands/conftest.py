"""One command in this process, with Caravan as the only game, and what it says."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rules.commands import main
from rules.commands.collection import Collection
from tests.collection import COLLECTION


@dataclass(frozen=True, slots=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on stdout."""
        return json.loads(self.out)


Command = Callable[..., Said]


@pytest.fixture(autouse=True)
def a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VESTIGES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("VESTIGES_LANG", "en")


@pytest.fixture
def vestiges(capsys: pytest.CaptureFixture[str]) -> Command:
    def run(*words: object, within: Collection = COLLECTION) -> Said:
        code = main([str(word) for word in words], within)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def game(vestiges: Command, tmp_path: Path) -> Path:
    """A game of Caravan that has just begun, Ida against the Rival."""
    file = tmp_path / "game.vestiges"
    words = ("new", "caravan", "--seats", "person,rival", "--names", "Ida", "--seed", 5, "--out", file)
    assert vestiges(*words).code == 0
    return file
