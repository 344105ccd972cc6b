"""Lessons, figures, plans, puzzles, sheets, guided first games and challenges keep the published data, whatever is
corrected on this computer."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.new_game.page import NewGame
from rules.core import folders, resources
from rules.core.contract import AnyGame
from rules.core.correcting import Correction
from rules.core.library import Library
from rules.marajoara import GAME
from rules.reference.model import read_reference
from tests.desktop.windows import window

pytestmark = pytest.mark.usefixtures("unpainted")

HOME = resources.assets() / GAME.id
MINE = {"path": "museum.points_per_pip", "value": 3}


@pytest.fixture
def boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Correction, ...]]:
    """The corrections of every box that is asked for, with some kept on this computer."""
    monkeypatch.setenv(folders.HOME_VARIABLE, str(tmp_path / "home"))
    file = folders.corrections(GAME.id)
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps([MINE]), encoding="utf-8")
    asked: list[tuple[Correction, ...]] = []
    box = Library.box

    def looked_at(library: Library, game: AnyGame, corrections: tuple[Correction, ...] = ()) -> Any:
        asked.append(corrections)
        return box(library, game, corrections)

    monkeypatch.setattr(Library, "box", looked_at)
    return asked


def puzzle() -> str:
    said = json.loads((HOME / "puzzles.json").read_bytes())
    return str(said["puzzles"][0]["id"])


def figure() -> str:
    reference = read_reference(HOME)
    return next(rule for each in reference.chapters for rule in each.rules if reference.figure_of(rule) is not None)


SCREENS: dict[str, dict[str, Any]] = {
    "lesson": {"game": GAME.id},
    "puzzle": {"game": GAME.id, "id": puzzle()},
    "figure": {"game": GAME, "rule": figure()},
    "plan": {"game": GAME.id},
    "maker": {"game": GAME.id},
    "handouts": {"game": GAME.id},
    "presenter": {"game": GAME, "lesson": ""},
}


@pytest.mark.parametrize("name", SCREENS)
def test_what_teaches_keeps_the_published_data(
    boxes: list[tuple[Correction, ...]], tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    shell.open(name, **SCREENS[name])
    qtbot.waitUntil(lambda: bool(boxes))
    assert set(boxes) == {()}
    shell.back()


def test_a_new_game_has_them_and_what_is_the_same_for_all_has_not(
    boxes: list[tuple[Correction, ...]], tmp_path: Path, qtbot: QtBot
) -> None:
    shell = window(tmp_path)
    qtbot.addWidget(shell)
    page = shell.open("new_game", game=GAME.id)
    assert isinstance(page, NewGame)
    now = page.preparation
    own, guided, daily = now.begin(), now.begin_guided(), now.begin_daily()
    kept = (Correction("museum.points_per_pip", 3),)
    assert [each.timeline.record.corrections for each in (own, guided, daily) if each is not None] == [kept, (), ()]
    assert kept in boxes


@pytest.mark.parametrize("name", ["bench", "habits", "ladder", "lesson", "puzzles", "tune"])
def test_commands_that_prove_or_measure_know_only_the_published_data(name: str) -> None:
    known = vars(import_module(f"rules.commands.{name}"))
    assert not {"beginning", "edition_of", "owners_corrections"} & set(known)
