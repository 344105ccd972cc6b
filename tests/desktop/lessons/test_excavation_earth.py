"""The lessons of Excavation Earth on its own table."""

import pytest
from PySide6.QtCore import QRectF

from desktop.lessons.player import LessonPlayer
from desktop.shell import Shell
from rules.excavation_earth import GAME
from tests.desktop.lessons.learner import at_lesson, at_step, click, drag, said

pytestmark = pytest.mark.usefixtures("unpainted")


def player(shell: Shell, lesson: str) -> LessonPlayer:
    return at_lesson(shell, GAME, lesson)


def test_a_travel_is_made_by_mouse_and_may_go_astray_on_the_way(shell: Shell) -> None:
    screen = at_step(player(shell, "travel"), "two-sites")
    drag(screen, "card-R-SA-1", "explorer-0-0")
    drag(screen, "explorer-0-0", "place-R2")
    drag(screen, "explorer-0-1", "place-R2")
    assert screen.run.feedback is not None
    assert screen.run.feedback.title.id == "lesson-played"
    assert not screen.panel.buttons, "nobody stops where two of one seat stand"
    drag(screen, "explorer-0-0", "place-R1")
    assert screen.table.progress.is_done


def test_two_explorers_of_a_seat_are_kept_apart_by_a_rule(shell: Shell) -> None:
    screen = at_step(player(shell, "travel"), "no-fuel-to-spare")
    drag(screen, "card-T0-2", "explorer-0-0")
    drag(screen, "explorer-0-0", "place-R2")
    drag(screen, "explorer-0-1", "place-R2")
    assert screen.panel.feedback.tag.text() == "EE-ACT-TRV-4"
    assert "ne restent jamais ensemble" in said(screen)
    assert len(screen.table.progress.played) == 2


def test_places_are_pointed_out_and_called_by_their_names(shell: Shell) -> None:
    screen = player(shell, "globe")
    for place in ("place-M6", "place-G3"):
        click(screen, place)
    assert screen.panel.pointed.text().endswith("la pampa et le marché 6")
    screen.run.reply()
    assert said(screen)
    assert not screen.table.progress.is_done


def test_zu_gives_its_reasons_once_its_card_is_turned(shell: Shell) -> None:
    screen = at_step(player(shell, "zu-turn"), "first-card")
    screen.panel.buttons[0].click()
    lines = said(screen).splitlines()
    assert "Zu choisit la couleur à fouiller\u00a0: vert." in lines
    assert any(line.startswith("1. ") and line.endswith("jaune et vert") for line in lines)


def test_what_a_rank_pays_is_not_shown_before_it_was_said(shell: Shell) -> None:
    screen = player(shell, "ranks")
    assert not paid(screen)
    at_step(screen, "best-sale")
    assert len(paid(screen)) == 5


def paid(screen: LessonPlayer) -> list[QRectF]:
    return [place.rect for key, place in screen.board.scene.places().items() if key.startswith("payout-")]
