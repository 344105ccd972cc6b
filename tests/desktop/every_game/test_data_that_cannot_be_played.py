"""Data of an owner in which a game finds something wrong: the new-game page says so, leads to it, and plays without."""

from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.new_game.page import NewGame
from desktop.own_box.screen import OwnBoxScreen
from rules.boxes.checking import errors
from rules.boxes.kept import keep
from rules.boxes.own import OwnBox
from rules.core.library import published
from rules.games import alone
from tests.desktop.windows import opened, window
from tests.each_game import IDS
from tests.rules.boxes.finding import Case

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("id", IDS)
def test_it_stops_a_new_game_with_them_and_leads_to_what_is_wrong(id: str, tmp_path: Path) -> None:
    cases: tuple[Case, ...] = import_module(f"tests.rules.{id}.box_cases").ERRORS
    base = OwnBox(published(alone(id)))
    own = cases[0][2](base)
    keep(alone(id), own)
    wrong = errors(alone(id), own)[0]
    shell = window(tmp_path, language="en")
    page = opened(shell, "new_game", game=id)
    assert isinstance(page, NewGame)
    assert page.program.texts(alone(id)).say(wrong.said) in page.dock.trouble.text()
    assert "“My box” says where" in page.dock.trouble.text()
    assert page.dock.links["box"].words == "Published data: yours do not fit"
    begun = page.preparation.begin()
    assert begun is not None
    assert begun.timeline.record.corrections == ()
    begun.journal.close()

    QTest.mouseClick(page.dock.links["box"], Qt.MouseButton.LeftButton)
    box = shell.trail[-1]
    assert isinstance(box, OwnBoxScreen)
    assert box.draft.selected.startswith(wrong.path)
    for _, path, edit in cases:
        box.draft.change(edit(base))
        assert box.ways.go_to(path), path
        assert f"{box.draft.selected}.".startswith(f"{path}.")
    shell.back()
