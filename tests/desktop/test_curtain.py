"""The curtain of the hot seat, on a game with secrets: nothing private is seen or reached while it is closed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.curtain.contents import MOST_LINES, meanwhile, sittings
from desktop.curtain.curtain import Curtain
from desktop.curtain.hold_button import HOLD_MS, STILL_HELD_MS
from desktop.page.words import Words
from desktop.program import Program
from desktop.settings import SettingsFile
from desktop.table.table import Table
from rules.core import resources
from rules.core.contract import Seating
from rules.core.timeline import Timeline
from rules.text.localise import LANGUAGES, Language, Texts
from tests.desktop.pages import faults
from tests.fixture_game import GAME, TEXTS_FOLDER
from tests.rules.core.tables import BOX, played, record

NAMES = ("Inès", "Malo", "Sofia")
SECRET = "the hand of Malo"


def program(folder: Path, language: Language = "fr", scale: float = 1.0) -> Program:
    made = Program(SettingsFile(folder / "settings.json"), [GAME])
    made.settings_file.change(language=language, text_scale=scale)
    for each in LANGUAGES:
        made._texts[each, GAME.id] = Texts(
            each, folders=[resources.translations(), TEXTS_FOLDER], game=GAME, strict=True
        )
    return made


def table(moves: int = 0, seed: int = 3) -> Table:
    seating = tuple(Seating("person", name, colour) for name, colour in zip(NAMES, GAME.colours, strict=True))
    return Table(played(Timeline(GAME, record(seating=seating), BOX), moves, seed=seed))


class Below(QWidget):
    """A screen with a hand on it, a field, a button and a shortcut."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(1600, 1000)
        self.hand, self.field, self.undo = QLabel(SECRET), QLineEdit(), QPushButton("Undo")
        layout = QVBoxLayout(self)
        for each in (self.hand, self.field, self.undo):
            layout.addWidget(each)
        self.undone = 0
        self.pressed: list[int] = []
        QShortcut(QKeySequence("Ctrl+Z"), self, self._undo)

    def _undo(self) -> None:
        self.undone += 1

    def keyPressEvent(self, event: Any) -> None:
        self.pressed.append(event.key())


@pytest.fixture
def below(qtbot: QtBot) -> Below:
    made = Below()
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    return made


def closed(below: Below, folder: Path, table_: Table, seat: int = 1, **looks: Any) -> Curtain:
    curtain = Curtain(program(folder, **looks), below)
    curtain.close_for(table_, seat)
    QApplication.processEvents()
    return curtain


def said(curtain: Curtain) -> Iterator[str]:
    return (each.text() for each in curtain.findChildren(Words) if each.isVisibleTo(curtain))


def test_everything_else_is_hidden(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table())
    assert curtain.isVisible()
    assert curtain.geometry() == below.rect()
    assert not any(each.isVisible() for each in (below.hand, below.field, below.undo))


def test_what_wants_to_show_itself_waits(qtbot: QtBot, below: Below, tmp_path: Path) -> None:
    below.undo.hide()
    curtain = closed(below, tmp_path, table())
    below.hand.show()
    below.undo.show()
    assert not below.hand.isVisible()
    assert not below.undo.isVisible()
    curtain.open()
    assert below.hand.isVisible()
    assert below.undo.isVisible()


def test_the_cloth_is_opaque(below: Below, tmp_path: Path) -> None:
    closed(below, tmp_path, table())
    before = below.grab().toImage()
    below.hand.setStyleSheet("background: #00ff00; font-size: 90px")
    QApplication.processEvents()
    assert below.grab().toImage() == before


def test_it_covers_a_screen_that_grows(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table())
    below.resize(1900, 1100)
    QApplication.processEvents()
    assert curtain.geometry() == below.rect()


def test_tab_stays_on_the_curtain(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table())
    seen = set()
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget() or curtain, Qt.Key.Key_Tab)
        seen.add(QApplication.focusWidget())
    assert seen == {curtain.lift, curtain.leave}


def test_keys_and_shortcuts_do_not_go_through(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table())
    for key in (Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_F):
        QTest.keyClick(curtain.lift, key)
    QTest.keyClick(curtain.lift, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert below.pressed == []
    assert below.undone == 0
    assert curtain.is_closed


def test_a_short_press_shows_nothing(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table())
    QTest.mouseClick(curtain.lift, Qt.MouseButton.LeftButton)
    QTest.keyClick(curtain.lift, Qt.Key.Key_Space)
    QTest.qWait(2 * STILL_HELD_MS)
    assert curtain.is_closed
    assert curtain.lift.share == 0


def test_a_key_that_a_display_repeats_as_let_go_and_pressed_again_is_still_held(
    qtbot: QtBot, below: Below, tmp_path: Path
) -> None:
    curtain = closed(below, tmp_path, table())
    QTest.keyPress(curtain.lift, Qt.Key.Key_Space)
    repeats = QTimer(interval=30)
    repeats.timeout.connect(lambda: QTest.keyClick(curtain.lift, Qt.Key.Key_Space) if curtain.is_closed else None)
    with qtbot.waitSignal(curtain.lifted, timeout=3 * HOLD_MS):
        QTest.keyRelease(curtain.lift, Qt.Key.Key_Space)
        QTest.keyPress(curtain.lift, Qt.Key.Key_Space)
        repeats.start()
    repeats.stop()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_what_is_asked_stands_there_whole_on_a_small_projector(below: Below, tmp_path: Path, scale: float) -> None:
    below.resize(1280, 720)
    curtain = closed(below, tmp_path, table(), scale=scale)
    asked = curtain.plaque.asked
    asked.say("Choisissez une des deux tuiles et posez-la sur une case libre du secteur ; l’autre reste pour la suite.")
    curtain.draw_again()
    QApplication.processEvents()
    end = asked.mapTo(curtain, asked.rect().bottomLeft()).y()
    assert end <= curtain.scroller.geometry().bottom()


def test_the_table_from_above_makes_way_for_the_words_below_it(below: Below, tmp_path: Path) -> None:
    below.resize(1280, 700)
    curtain = closed(below, tmp_path, table())
    QApplication.processEvents()
    why = curtain.plaque.why
    assert why.isVisible()
    assert why.mapTo(curtain, why.rect().bottomLeft()).y() <= curtain.scroller.geometry().bottom()


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_holding_for_a_second_lifts_it(qtbot: QtBot, below: Below, tmp_path: Path, by: str) -> None:
    played_at = table()
    curtain = closed(below, tmp_path, played_at, seat=2)
    with qtbot.waitSignal(curtain.lifted, timeout=3 * HOLD_MS) as signal:
        if by == "mouse":
            QTest.mousePress(curtain.lift, Qt.MouseButton.LeftButton)
        else:
            QTest.keyPress(curtain.lift, Qt.Key.Key_Space)
    assert signal.args == [2]
    assert played_at.looking == 2
    assert not curtain.is_closed
    assert below.hand.isVisible()
    assert below.field.isVisible()


def test_who_and_what(below: Below, tmp_path: Path) -> None:
    words = list(said(closed(below, tmp_path, table(), seat=1)))
    assert "Malo" in words
    assert "Gardez une carte de votre paquet." in words


def test_both_languages(below: Below, tmp_path: Path) -> None:
    curtain = closed(below, tmp_path, table(), seat=1)
    curtain.program.set_language("en")
    assert "Pass the screen to" in list(said(curtain))


@pytest.mark.parametrize("moves", range(0, 40, 3))
def test_what_happened_is_what_a_spectator_saw(moves: int) -> None:
    played_at = table(moves)
    timeline = played_at.timeline
    for seat in range(3):
        lines = meanwhile(played_at, seat)
        public = {GAME.say_event(event) for point in timeline.past() for event in timeline.seen_at(point, None)}
        assert len(lines) <= MOST_LINES
        assert {line.said for line in lines} <= public


def test_the_ring_says_who_has_chosen() -> None:
    played_at = table()
    first = played_at.game.legal(played_at.timeline.state, 0)[0]
    played_at.timeline.propose(first)
    states = {each.seat: each.state for each in sittings(played_at, 1)}
    assert states == {0: "done", 1: "now", 2: "next"}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (2560, 1440)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_geometry(below: Below, tmp_path: Path, size: tuple[int, int], language: Language, scale: float) -> None:
    below.resize(*size)
    curtain = closed(below, tmp_path, table(15), seat=0, language=language, scale=scale)
    assert list(faults(curtain)) == []


def test_who_has_just_played_is_not_told_that_the_game_begins(below: Below, tmp_path: Path) -> None:
    again = table()
    beginning = list(said(closed(below, tmp_path, again, seat=0)))
    assert "La partie commence." in beginning
    again.timeline.propose(again.game.legal(again.timeline.state, 0)[0])
    played = list(said(closed(below, tmp_path, again, seat=0)))
    assert "La partie commence." not in played
    assert "Rien : vous venez de jouer." in played
