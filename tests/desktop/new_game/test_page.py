"""The new-game page as a whole: the button that begins in sight, language and theme changed at once, Esc."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.conftest import Window
from tests.desktop.new_game.pages import page_in, seated, sit


def test_the_button_that_begins_is_always_in_sight(window: Window) -> None:
    for size, scale in (((1280, 720), 1.0), ((1366, 768), 1.0), ((1280, 640), 1.0), ((1280, 720), 1.5)):
        page = page_in(window(size, language="fr", text_scale=scale))
        for company in ("alone", "computer", "together"):
            sit(page, company)
            QApplication.processEvents()
            start = page.dock.action_bar.start
            place = QRect(start.mapTo(page, QPoint(0, 0)), start.size())
            assert page.rect().contains(place), (size, scale, company)
            assert not start.is_cut(), (size, scale, company)


def test_the_language_changes_the_page_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    page.preparation.change(seated(page, 2))
    shell.program.set_language("fr")
    assert page.seats.who.text() == "Qui joue\u202f?"
    assert page.seats.cards[0].kinds.segments[0].words == "Personne"
    assert page.dock.action_bar.start.words == "Commencer"
    assert page.seats.cards[1].order.text() == "joue en 2ᵉ"


def test_the_theme_changes_the_page_at_once(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    shell.program.set_theme("dark")
    assert page.style_now.theme_name == "dark"
    assert page.grab().toImage().pixelColor(8, 500).lightness() < 120


def test_escape_leaves(window: Window, qtbot: QtBot) -> None:
    shell = window()
    page = page_in(shell)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert len(shell.trail) == 1
