"""Alone: missions with their records, automas with their levels."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.new_game.chosen import AUTOMAS
from desktop.new_game.page import NewGame
from rules.core.types import phrase
from rules.text.localise import Language
from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import knob, page_in, sit
from tests.desktop.own_page.games import finished

pytestmark = pytest.mark.usefixtures("unpainted")


def test_alone_shows_the_missions_at_once_and_begins_the_first_that_is_not_won(window: Window) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-1")
    page = page_in(shell)
    assert not page.solo.isVisible()
    assert page.opponents.rows[1].isVisible()
    sit(page, "alone")
    assert page.solo.isVisible()
    assert not page.opponents.rows[1].isVisible()
    assert (len(page.preparation.choices.places), page.preparation.choices.named["mission"]) == (1, 2)
    assert page.dock.action_bar.start.is_ready


def test_missions_won_are_stamped_with_the_record_and_the_next_is_named(window: Window) -> None:
    shell = window()
    shell.program.profile.reach("marajoara", "mission-1", 63)
    page = page_in(shell)
    sit(page, "alone")
    faces = [card.face for card in page.solo.grid.cards]
    assert [face.is_won for face in faces] == [number == 1 for number in range(1, 9)]
    assert faces[0].below == ("your record: 63 VP",)
    assert [face.number for face in faces if face.is_next] == ["2"]
    assert page.solo.count.text() == "1 of 8 won"


def test_every_mission_shows_what_it_asks_and_what_it_costs(window: Window) -> None:
    page = page_in(window())
    sit(page, "alone")
    faces = [card.face for card in page.solo.grid.cards]
    assert [len(face.goals) for face in faces] == [4, 4, 4, 5, 2, 1, 1, 2]
    assert [bool(face.less) for face in faces] == [number in (3, 5, 6, 7, 8) for number in range(1, 9)]


def test_the_harder_challenge_raises_the_score_to_reach(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    sit(page, "alone")
    assert any("50" in line.text() for line in page.dock.lines)
    hard = knob(page, "hard").switch
    assert [segment.words for segment in hard.segments] == ["Usual", "Harder"]
    hard.segment(True).click()
    assert any("60" in line.text() for line in page.dock.lines)


def test_alone_against_one_neighbour_or_two(window: Window) -> None:
    page = window().open("new_game", game="hoyuk")
    assert isinstance(page, NewGame)
    sit(page, "alone")
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins"]
    knob(page, AUTOMAS).switch.segment(2).click()
    assert [place.player for place in page.preparation.choices.places] == ["person", "voisins", "voisins"]
    assert page.dock.action_bar.start.is_ready
    knob(page, AUTOMAS).switch.segment(1).click()
    assert len(page.preparation.choices.places) == 2


TALLIES: dict[Language, tuple[str, str, str]] = {
    "fr": ("2 victoires sur 4 parties · ", "1 victoire sur 2 parties", "0 victoire sur 1 partie"),
    "en": ("2 wins in 4 games · ", "1 win in 2 games", "0 wins in 1 game"),
}


@pytest.mark.parametrize("language", TALLIES)
def test_each_level_of_an_automa_says_how_one_has_fared(window: Window, qtbot: QtBot, language: Language) -> None:
    all_of_them, easy, hard = TALLIES[language]
    shell = window(language=language, name="Clara")
    zu: dict[str, Any] = {"game": "excavation_earth", "mode": "zu"}
    shell.program.results.add_all(
        [
            finished(1, "zu", level="easy", **zu),
            finished(2, "zu", level="easy", won=False, **zu),
            finished(3, "zu", level="hard", won=False, **zu),
            finished(4, "zu", level="custom", **zu),
            finished(5, "zu", level="master", name="Malo", **zu),
        ]
    )
    page = shell.open("new_game", game="excavation_earth")
    assert isinstance(page, NewGame)
    sit(page, "alone")
    cards = {card.face.value: card for card in page.solo.grid.cards}
    assert not any(card.face.tally for card in cards.values()), "not before the page was seen"
    qtbot.waitUntil(lambda: page.preparation.knows_results)
    said = {level: card.face.tally for level, card in cards.items()}
    assert said == {"easy": easy, "normal": "", "hard": hard, "expert": "", "master": ""}
    assert easy in cards["easy"].accessibleDescription()
    assert page.solo.count.text().startswith(all_of_them)


def test_every_sign_of_a_mission_is_explained_where_one_points_or_asks(window: Window, qtbot: QtBot) -> None:
    page = page_in(window())
    page.program.settings_file.change(bubbles="at-once")
    QApplication.processEvents()
    signs = page.signs
    for number, card in enumerate(page.solo.grid.cards):
        assert len(card.sign_places) == len(card.face.goals) > 0
        for sign, goal in enumerate(card.face.goals):
            qtbot.mouseMove(card, card.sign_places[sign].center().toPoint())
            qtbot.waitUntil(lambda card=card, sign=sign: signs.shown == (card, sign))  # type: ignore[misc]
            face = signs.card.face
            assert face is not None
            said = page.words.sentence(phrase(goal.label, **dict(goal.args)))
            assert face.words.name.casefold() == said.casefold()
            assert page.rect().contains(signs.card.box.toRect())
            assert face.words.where == f"objective {sign + 1} of the mission"
            assert signs.rule == "MJ-SOL-6"
        qtbot.mouseMove(page.company, QPoint(2, 2))
        qtbot.waitUntil(lambda: not signs.card.isVisible())
        if number == 0:
            card.setFocus(Qt.FocusReason.TabFocusReason)
            for sign in range(len(card.face.goals)):
                qtbot.keyClick(card, Qt.Key.Key_I)
                assert signs.shown == (card, sign)
            qtbot.keyClick(card, Qt.Key.Key_Escape)
            assert not signs.card.isVisible()
            assert page.isVisible(), "the page is still there"
