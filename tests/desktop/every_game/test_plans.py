"""A ready-made plan of every game, led from the first row to the last; its games begin."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.lessons.plans import plan_of, ready_of
from desktop.plans.stage import present_plan
from desktop.plans.subject import PlanSubject
from desktop.table_screen.screen import TableScreen
from rules.games import GAME_IDS, game_named
from rules.teaching.plans import FreeRow
from tests.desktop.windows import window
from tests.rules.teaching.making import built_in

pytestmark = pytest.mark.usefixtures("unpainted")
"""Each kind of row is painted where it is led through by itself."""

MOST_STEPS = 80
LED = 30
"""The plan of so many minutes is led through; the others are made of the same."""


@pytest.mark.parametrize("id", GAME_IDS)
def test_a_ready_made_plan_is_led_to_its_end(qtbot: QtBot, tmp_path: Path, id: str) -> None:
    shell, game = window(tmp_path), game_named(id)
    assert game is not None
    qtbot.addWidget(shell)
    plan = plan_of(shell.program, next(each for each in ready_of(game) if each.minutes == LED))
    screen = present_plan(shell.program, shell, game, plan, built_in(game))
    subject, rows, games = screen.subject, [0], 0
    assert isinstance(subject, PlanSubject)
    assert all(scene.problem is None for scene in subject.scenes)
    for _ in range(MOST_STEPS):
        assert subject.notes, "there is something to say"
        shows_game = games and isinstance(plan.rows[subject.row_at], FreeRow)
        assert bool(screen.picture.shown.question) != shows_game, "words to read, or the game as it was left"
        if subject.following is None:
            break
        subject.go(1)
        if shell.trail[-1] is not screen:
            games += isinstance(shell.trail[-1], TableScreen)
            shell.back()
        QApplication.processEvents()
        rows.append(subject.row_at)
    assert list(dict.fromkeys(rows)) == list(range(len(plan.rows)))
    assert games == sum(isinstance(row, FreeRow) for row in plan.rows)
