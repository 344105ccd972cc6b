"""The lessons of Höyük on its own table."""

import pytest

from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.hoyuk import GAME
from tests.desktop.lessons.learner import at_lesson, at_step, click, drag, said

pytestmark = pytest.mark.usefixtures("unpainted")


def player(shell: Shell, lesson: str) -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


def test_a_house_is_built_by_mouse(shell: Shell) -> None:
    screen = player(shell, "join")
    drag(screen, "element-0-house", "cell-E5")
    assert screen.panel.feedback.tag.text() == "HK-HOU-3"
    assert "par un coin" in said(screen)
    drag(screen, "element-0-house", "cell-D4")
    assert "celui de Rosa" in said(screen)
    drag(screen, "element-0-house", "cell-F5")
    assert screen.table.progress.is_done


def test_the_one_cell_that_would_bridge_is_pointed_out(shell: Shell) -> None:
    screen = player(shell, "bridge")
    click(screen, "cell-F5")
    screen.run.reply()
    assert not screen.table.progress.is_done
    assert "une autre raison" in said(screen)
    click(screen, "cell-F5")
    click(screen, "cell-F4")
    screen.run.reply()
    assert screen.table.progress.is_done


def test_what_a_catastrophe_takes_is_clicked(shell: Shell) -> None:
    screen = at_step(player(shell, "catastrophes"), "lose")
    click(screen, "house-D4")
    assert "maison à étage" in said(screen)
    click(screen, "house-E5")
    click(screen, "house-D5")
    assert screen.table.progress.is_done


def test_cards_are_laid_into_the_tray_for_points(shell: Shell) -> None:
    screen = at_step(player(shell, "limit"), "best")
    state = screen.table.progress.state
    ovens = [card for card in state.players[0].hand if state.box.symbol[card] == "oven"]
    drag(screen, f"card-{ovens[0]}", "scoring")
    assert "plus précieux" in said(screen)
    assert not screen.table.progress.is_done


def test_the_neighbour_decides_at_a_button(shell: Shell) -> None:
    screen = at_step(player(shell, "neighbours"), "act")
    screen.panel.buttons[0].click()
    assert screen.table.progress.is_done
    assert any("D4" in line for line in said(screen).splitlines())
