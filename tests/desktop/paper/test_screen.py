"""The screen of hand-outs: what is chosen is shown at once; printed and saved is what is shown."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.page.words import Words
from desktop.paper.position_sheet import Position
from desktop.paper.screen import Handouts
from desktop.score.files import Wish
from desktop.shell import Shell
from rules.games import GAME_IDS, game_named
from rules.lessons.model import Setup
from rules.lessons.scenes import at_setup
from tests.desktop.paper.reading import pages_of
from tests.desktop.windows import opened, window


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    found = window(tmp_path, language="en")
    qtbot.addWidget(found)
    return found


def handouts(shell: Shell, game: str = "hoyuk", **what: Any) -> Handouts:
    screen = opened(shell, "handouts", game=game, **what)
    assert isinstance(screen, Handouts)
    screen.composer.finish()
    QApplication.processEvents()
    return screen


def position(shell: Shell, game: str) -> Position:
    of = game_named(game)
    assert of is not None
    state = at_setup(of, shell.program.library.box(of), Setup(players=("person", "person"), seed=3))
    return Position(state, 0, ("Ana", "Ben"), of.colours[:2])


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def words(screen: Handouts) -> str:
    return " ".join(page.words for page in screen.composer.pages)


def test_a_click_on_a_document_lays_it_out(shell: Shell) -> None:
    screen = handouts(shell)
    assert "The rules on two pages" in words(screen)
    click(screen.panel.rows.rows[screen.documents.index("glossary")])
    screen.composer.finish()
    assert "Glossary" in words(screen)
    assert "3 pages" in screen.foot.status.text().replace("\u00a0", " ")
    assert screen.preview.accessibleName().startswith("Höyük: Glossary")


def test_pages_are_laid_out_while_the_window_goes_on(shell: Shell, qtbot: QtBot) -> None:
    screen = opened(shell, "handouts", game="marajoara")
    assert screen.composer.is_busy
    assert not screen.preview.pages
    with qtbot.waitSignal(screen.composer.composed, timeout=20_000):
        pass
    assert len(screen.preview.pages) == 2


def test_both_languages_stand_side_by_side(shell: Shell) -> None:
    screen = handouts(shell)
    click(screen.panel.languages.segment("both"))
    screen.composer.finish()
    assert screen.choices.order.languages == ("en", "fr")
    assert "Les règles en deux pages" in words(screen)


def test_another_game_is_another_sheet_and_keeps_the_document(shell: Shell) -> None:
    screen = handouts(shell, what="score")
    screen.panel.game.chosen.emit("magnastorm")
    screen.composer.finish()
    assert screen.game_id == "magnastorm"
    assert screen.choices.what == "score"
    assert "Magnastorm" in words(screen)


def test_a_lesson_is_chosen_and_its_answers_left_out(shell: Shell) -> None:
    screen = handouts(shell, what="lesson")
    assert screen.panel.lesson.isVisible()
    screen.panel.lesson.chosen.emit("bridge")
    screen.composer.finish()
    assert "Never bridge two blocks" in words(screen)
    assert "F4" in words(screen)
    click(screen.panel.answers)
    screen.composer.finish()
    assert "A house there would connect" not in words(screen)


def test_another_draw_is_another_quiz(shell: Shell) -> None:
    screen = handouts(shell, what="quiz")
    before = words(screen)
    click(screen.panel.draw_again_)
    screen.composer.finish()
    assert words(screen) != before


def test_switches_change_what_is_printed(shell: Shell) -> None:
    screen = handouts(shell)
    assert "HK-HOU-3" in words(screen)
    screen.scroller.ensureWidgetVisible(screen.panel.switches["tags"])
    click(screen.panel.switches["tags"])
    screen.composer.finish()
    assert "HK-HOU-3" not in words(screen)


def test_what_is_saved_is_what_is_shown(shell: Shell, tmp_path: Path) -> None:
    wishes: list[Wish] = []

    def ask(parent: QWidget, wish: Wish) -> Path:
        wishes.append(wish)
        return tmp_path / "saved.pdf"

    screen = handouts(shell, what="glossary", ask=ask)
    click(screen.foot.buttons["pdf"])
    assert wishes[0].suggested.name == "hoyuk-glossary.pdf"
    letters = ["".join(page.words.split()) for page in screen.composer.pages]
    assert pages_of((tmp_path / "saved.pdf").read_bytes()) == letters
    assert "saved.pdf" in screen.foot.status.text()


def test_nothing_is_written_where_somebody_thinks_better_of_it(shell: Shell, tmp_path: Path) -> None:
    screen = handouts(shell, what="turn", ask=lambda parent, wish: None)
    before = screen.foot.status.text()
    click(screen.foot.buttons["pdf"])
    assert screen.foot.status.text() == before


def test_a_disk_that_refuses_is_told_of(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    screen = handouts(shell, what="turn", ask=lambda parent, wish: tmp_path / "file" / "x.pdf")
    click(screen.foot.buttons["pdf"])
    assert "x.pdf" in screen.foot.status.text()


def test_it_prints_on_the_printer_that_is_chosen(shell: Shell, tmp_path: Path) -> None:
    out = tmp_path / "printed.pdf"

    def ask(parent: QWidget, printer: QPrinter, title: str) -> bool:
        assert title == "Marajoara: Glossary"
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(out))
        return True

    screen = handouts(shell, "marajoara", what="glossary", ask_printer=ask)
    click(screen.foot.buttons["print"])
    assert len(pages_of(out.read_bytes())) == 2
    assert "2" in screen.foot.status.text()


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_a_position_is_saved_as_a_picture(shell: Shell, tmp_path: Path, game: str, ending: str) -> None:
    out = tmp_path / f"table{ending}"
    screen = handouts(shell, game, what="position", position=position(shell, game), ask=lambda parent, wish: out)
    assert screen.foot.buttons["picture"].isVisible()
    click(screen.foot.buttons["picture"])
    if ending == ".png":
        image = QImage(str(out))
        assert (image.width(), image.height()) == (2400, 1500)
    else:
        data = out.read_bytes()
        assert b"<text" in data
        assert b"@font-face" in data


def test_without_a_table_there_is_no_position(shell: Shell) -> None:
    screen = handouts(shell, what="position")
    assert "position" not in screen.documents
    assert screen.choices.what == "rules"
    assert not screen.foot.buttons["picture"].isVisible()


def test_pages_are_turned_by_keys_and_escape_leads_back(shell: Shell) -> None:
    screen = handouts(shell, what="quiz")
    assert screen.preview.count == 2
    QTest.keyClick(screen.preview, Qt.Key.Key_PageDown)
    assert screen.preview.at == 2
    QTest.keyClick(screen.preview, Qt.Key.Key_PageUp)
    assert screen.preview.at == 0
    QTest.keyClick(screen.preview, Qt.Key.Key_Escape)
    assert shell.trail[-1].opened_as == "nothing"


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 720)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_words_are_cut(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scale: float, language: Any) -> None:
    shell = window(tmp_path, size=size, scale=scale, language=language)
    qtbot.addWidget(shell)
    for what in ("rules", "lesson", "position"):
        screen = handouts(shell, what=what, position=position(shell, "hoyuk"))
        cut = [each.text() for each in screen.findChildren(Words) if each.isVisible() and each.is_cut()]
        assert cut == []
        for button in screen.foot.buttons.values():
            assert not button.isVisible() or screen.foot.rect().contains(button.geometry())
        shell.back()
