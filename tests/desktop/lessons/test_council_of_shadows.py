"""The lessons of Council of Shadows on its own table."""

import pytest

from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.council_of_shadows import GAME
from tests.desktop.lessons.learner import at_lesson, at_step, click, drag, said

pytestmark = pytest.mark.usefixtures("unpainted")


def player(shell: Shell, lesson: str) -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


def test_a_tower_is_drawn_onto_a_planet(shell: Shell) -> None:
    screen = player(shell, "colonise")
    drag(screen, "tower-0-2", "planet-2-03.1")
    assert screen.panel.feedback.tag.text() == "CS-ACT-2"
    assert "2 parsecs" in said(screen)
    assert not screen.table.progress.is_done
    drag(screen, "tower-0-2", "planet-1-10.1")
    assert screen.table.progress.is_done


def test_a_card_covers_the_one_that_has_become_useless(shell: Shell) -> None:
    screen = at_step(player(shell, "three-rounds"), "cover")
    drag(screen, "card-S0-G", "zone-0-1")
    drag(screen, "card-S0-X2", "card-S0-C2")
    screen.panel.buttons[0].click()
    assert screen.table.progress.is_done


def test_systems_are_clicked_to_extract(shell: Shell) -> None:
    screen = player(shell, "extract")
    click(screen, "tile-1-01")
    assert not screen.table.progress.is_done
    click(screen, "tile-1-03")
    assert screen.table.progress.is_done


def test_what_a_galaxy_yields_is_not_shown_while_it_is_asked(shell: Shell) -> None:
    screen = player(shell, "exploit")
    assert screen.table.progress.step.id == "tie"
    there = {sprite.key for sprite in screen.board.scene.sprites}
    assert "plate-GRN" not in there
    assert "plate-BLU" in there


def test_two_galaxies_are_exploited_at_their_plates(shell: Shell) -> None:
    screen = at_step(player(shell, "exploit"), "both")
    for cube, galaxy in (("cube-2-03.1-0-1", "BLU"), ("cube-2-01.1-0-0", "GRN")):
        drag(screen, cube, f"plate-{galaxy}")
    assert screen.table.progress.is_done
