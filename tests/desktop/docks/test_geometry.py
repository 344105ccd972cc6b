"""Nothing is cut: narrow and wide, in both languages, in letters up to twice the size."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.style.theme import Style
from desktop.widgets.buttons import Button
from desktop.widgets.top_line import Now, TopLine
from rules.marajoara.moves import Decline
from rules.text.localise import Language
from tests.desktop.docks.tables import Evening, marajoara, marajoara_where

SIZES = ((336, 946, 1.0), (280, 674, 0.8))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(tmp_path: Path, size: tuple[int, int, float], language: Language, scale: float) -> None:
    width, height, unit = size
    evening = marajoara_where(tmp_path, lambda legal: any(isinstance(move, Decline) for move in legal), language)
    evening.wear(Style("light", "marajoara", unit, scale), width, height)
    for page in ("moves", "log", "rules", "charts", "pieces"):
        evening.dock.open(page)
        assert evening.dock.width() == width
        assert cut(evening) == []
    evening.table.go_to(evening.table.timeline.line()[3])
    evening.dock.open("log")
    assert cut(evening) == []


def cut(evening: Evening) -> list[str]:
    """Words of buttons and labels that have less room than they need, and widgets that reach over the edge."""
    QApplication.processEvents()
    found = []
    for each in evening.dock.findChildren(QWidget):
        if not each.isVisibleTo(evening.dock):
            continue
        if isinstance(each, Button) and each.height() < each.heightForWidth(each.width()):
            found.append(each.text())
        if isinstance(each, QLabel) and each.wordWrap() and each.height() < each.heightForWidth(each.width()):
            found.append(each.text())
        if each.parent() is evening.dock and each.geometry().right() > evening.dock.width():
            found.append(repr(each))
    return found


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_rows_are_as_high_as_their_words(tmp_path: Path, scale: float) -> None:
    evening = marajoara(tmp_path, 30)
    style = Style("light", "marajoara", 0.8, scale)
    evening.wear(style, 280, 674)
    evening.dock.open("log")
    rows = evening.dock.log.list
    for at, row in enumerate(rows.rows):
        assert rows.visualRect(rows.row_model.index(at, 0)).height() >= row.height(rows.row_width, style)


@pytest.mark.parametrize("width", [1024, 1280, 1600, 2560])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_top_line_stays_one_line_and_keeps_room_for_what_is_asked(tmp_path: Path, width: int, scale: float) -> None:
    program = marajoara(tmp_path).program
    line = TopLine(program)
    line.show_title("Excavation Earth")
    line.show_now(Now("orange", "Orange · Clara", "Manche 9 · Avant l’action principale", "Capturez un dé. " * 6))
    line.wear(Style("light", "marajoara", min(1.0, width / 1600), scale))
    line.resize(width, line.height_wanted)
    line.show()
    assert line.ask.width() >= 0.25 * width
    assert line.language.geometry().right() <= width
    assert (line.ask.toolTip() == line.ask.words) == line.ask.is_cut()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_long_question_takes_two_lines_before_it_is_cut(tmp_path: Path, scale: float) -> None:
    program = marajoara(tmp_path).program
    line = TopLine(program)
    line.show_title("Marajoara")
    ask = "Ajoutez 1 à un dé stocké ou au dé que vous venez de capturer, ou renoncez à ce bonus."
    line.show_now(Now("purple", "Violet · Malo", "Manche 9 · Bonus", ask))
    line.wear(Style("light", "marajoara", 0.8, scale))
    line.resize(1280, line.height_wanted)
    line.show()
    assert line.ask.needed > line.ask.width()
    assert line.ask.size_of_two >= 13
    assert not line.ask.is_cut()
    assert line.ask.toolTip() == ""
